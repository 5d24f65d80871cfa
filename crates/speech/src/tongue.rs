//! The languages in which everything can be said.

use std::fmt;
use std::str::FromStr;

/// The sign before a number below nothing, in every language; terminals that know plain letters alone are sent a hyphen.
pub(crate) const MINUS: &str = "\u{2212}";

/// A language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tongue {
    /// English.
    #[default]
    En,
    /// German.
    De,
    /// English with strange letters: whatever stands in plain ones beside it is in no catalogue.
    Pseudo,
}

impl Tongue {
    /// The languages that people choose from.
    pub const ALL: [Self; 2] = [Self::En, Self::De];

    /// The code by which it is known (BCP 47).
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
            Self::Pseudo => "en-XA",
        }
    }

    /// Its own name for itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::De => "Deutsch",
            Self::Pseudo => "Ṗšéüđö",
        }
    }

    /// The sign before decimals.
    #[must_use]
    pub const fn point(self) -> char {
        match self {
            Self::En | Self::Pseudo => '.',
            Self::De => ',',
        }
    }

    /// The sign between thousands.
    #[must_use]
    pub const fn apart(self) -> char {
        match self {
            Self::En | Self::Pseudo => ',',
            Self::De => '.',
        }
    }

    /// A whole number in digits, in groups of three.
    #[must_use]
    pub fn whole(self, number: i64) -> String {
        let minus = if number < 0 { MINUS } else { "" };
        format!(
            "{minus}{}",
            self.grouped(&number.unsigned_abs().to_string())
        )
    }

    /// Digits in groups of three.
    #[must_use]
    pub fn grouped(self, digits: &str) -> String {
        let mut written = String::new();
        for (at, digit) in digits.char_indices() {
            if at > 0 && (digits.len() - at).is_multiple_of(3) {
                written.push(self.apart());
            }
            written.push(digit);
        }
        written
    }

    /// Digits with the sign of this language before their decimals.
    #[must_use]
    pub fn pointed(self, digits: &str) -> String {
        digits.replace('.', self.point().encode_utf8(&mut [0; 4]))
    }
}

impl fmt::Display for Tongue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A code whose language nothing is said in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchTongue;

/// The language of a code such as `de`, `de-AT` or `de_DE.UTF-8`.
impl FromStr for Tongue {
    type Err = NoSuchTongue;

    fn from_str(code: &str) -> Result<Self, NoSuchTongue> {
        if code.eq_ignore_ascii_case(Self::Pseudo.code()) {
            return Ok(Self::Pseudo);
        }
        let language = code.split(['-', '_', '.']).next().unwrap_or_default();
        let mut all = Self::ALL.into_iter();
        all.find(|tongue| language.eq_ignore_ascii_case(tongue.code()))
            .ok_or(NoSuchTongue)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_stand_in_groups_of_three() {
        let whole = |number| (Tongue::En.whole(number), Tongue::De.whole(number));
        let both = |en: &str, de: &str| (en.to_owned(), de.to_owned());
        assert_eq!(whole(0), both("0", "0"));
        assert_eq!(whole(999), both("999", "999"));
        assert_eq!(whole(-2876), both("−2,876", "−2.876"));
        assert_eq!(whole(100_000), both("100,000", "100.000"));
        assert_eq!(Tongue::En.whole(i64::MIN), "−9,223,372,036,854,775,808");
    }

    #[test]
    fn a_code_is_known_whatever_its_region() {
        let known = ["de", "DE", "de-AT", "de_CH.UTF-8", "en_GB", "en-XA"].map(str::parse);
        let expected = [
            Tongue::De,
            Tongue::De,
            Tongue::De,
            Tongue::De,
            Tongue::En,
            Tongue::Pseudo,
        ];
        assert_eq!(known, expected.map(Ok));
        assert_eq!("C.UTF-8".parse::<Tongue>(), Err(NoSuchTongue));
        assert_eq!("den".parse::<Tongue>(), Err(NoSuchTongue));
    }
}
