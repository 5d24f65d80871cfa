//! Names that look alike (UTS 39): letters of other alphabets, figures and styled letters that a hasty eye takes for the
//! letters of another name.

use unicode_normalization::UnicodeNormalization as _;
use unicode_script::{Script, UnicodeScript as _};
use unicode_security::{
    GeneralSecurityProfile as _, MixedScript as _, RestrictionLevel,
    RestrictionLevelDetection as _, skeleton,
};

/// Whether two names look the same to a hasty eye, whatever their capitals and spaces are.
#[must_use]
pub fn look_alike(one: &str, other: &str) -> bool {
    Look::of(one).is_like(&Look::of(other))
}

/// How a name looks to a hasty eye.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look([String; 2]);

impl Look {
    /// That of a name.
    #[must_use]
    pub fn of(name: &str) -> Self {
        Self(looks(name))
    }

    /// Whether another name is taken for this one.
    #[must_use]
    pub fn is_like(&self, other: &Self) -> bool {
        self.0.iter().any(|look| other.0.contains(look))
    }
}

/// How a name looks: in small letters (`MARIA` is Maria), and as it is written (a capital I is a small l).
fn looks(name: &str) -> [String; 2] {
    let plain = |text: &str| {
        let shown: String = skeleton(text).filter(|c| !c.is_whitespace()).collect();
        shown.to_lowercase()
    };
    // What looks like a capital has a small letter that may look like yet another.
    [name.to_lowercase(), name.to_owned()].map(|text| plain(&plain(&text)))
}

/// A name in letters as they are typed: full-width, bold and other styled letters are the plain ones.
pub(crate) fn unstyled(name: &str) -> String {
    name.nfkc().collect()
}

/// Whether the letters of a name are of one alphabet, or of some that are written together, as in Japanese; and none
/// of them is there to look like another (the identifier profile of UTS 39).
pub(crate) fn keeps_to_one_alphabet(name: &str) -> bool {
    let letters: String = name.chars().filter(|c| c.is_alphanumeric()).collect();
    let is_usual = |c: char| c.identifier_allowed() || !is_usual_script(c.script());
    letters.chars().all(is_usual)
        && (letters.is_single_script()
            || letters.check_restriction_level(RestrictionLevel::HighlyRestrictive))
}

/// Whether an alphabet is one of those in which most people write: the profile chooses among its letters. Of others
/// (Cherokee) it leaves out all.
fn is_usual_script(script: Script) -> bool {
    script.is_recommended() || matches!(script, Script::Common | Script::Inherited)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_the_same_are_the_same() {
        for other in [
            "maria",
            "MARIA",
            "M a r i a",
            "Ꮇaria",
            "Ｍaria",
            "𝐌aria",
            "Маrіа",
            "Marıa",
        ] {
            assert!(look_alike("Maria", other), "{other}");
        }
        assert!(look_alike("Ella", "EIla") && look_alike("Ella", "E11a"));
        assert!(look_alike("Arnold", "Amold"));
        assert!(!look_alike("Ann", "Bob") && !look_alike("Ella", "Elia"));
    }

    #[test]
    fn a_name_keeps_to_one_alphabet() {
        for good in [
            "Maria",
            "Zoë 🐄",
            "Мария",
            "Ελένη",
            "日本語",
            "たなか Ken 健",
            "שרה",
            "ᏣᎳᎩ",
            "Łukasz 2",
            "🇫🇷 Anne",
        ] {
            assert!(keeps_to_one_alphabet(good), "{good}");
        }
        for bad in ["Ꮇaria", "Аnn", "Bοb", "ᴍᴀʀɪᴀ", "🅰nn", "Annա"] {
            assert!(!keeps_to_one_alphabet(bad), "{bad}");
        }
    }
}
