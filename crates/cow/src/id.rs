//! The names that cards go by in actions, records and views: short strings of the deck file, kept in place.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

const LONGEST: usize = 16;

/// A card's `id` in the deck file: 1 to 16 of a–z, 0–9 and `-`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id([u8; LONGEST]);

impl Id {
    /// The letters of the id.
    pub fn as_str(&self) -> &str {
        let len = self.0.iter().position(|&b| b == 0).unwrap_or(LONGEST);
        std::str::from_utf8(&self.0[..len]).unwrap_or_default()
    }
}

/// A text that cannot be an id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoId;

impl fmt::Display for NoId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an id is 1 to {LONGEST} of a-z, 0-9 and `-`")
    }
}

impl FromStr for Id {
    type Err = NoId;

    fn from_str(text: &str) -> Result<Self, NoId> {
        let fits = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
        if text.is_empty() || text.len() > LONGEST || !text.bytes().all(fits) {
            return Err(NoId);
        }
        let mut bytes = [0; LONGEST];
        bytes[..text.len()].copy_from_slice(text.as_bytes());
        Ok(Self(bytes))
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_its_text() {
        for text in ["c01", "x", "general-nuisance"] {
            assert_eq!(text.parse::<Id>().unwrap().to_string(), text);
        }
        for text in ["", "C01", "c 1", "general-nuisance2", "ü"] {
            assert_eq!(text.parse::<Id>(), Err(NoId), "{text}");
        }
    }

    #[test]
    fn ids_sort_as_their_texts() {
        let mut ids: Vec<Id> = ["e01", "c2", "c10", "c"]
            .iter()
            .map(|t| t.parse().unwrap())
            .collect();
        ids.sort();
        let texts: Vec<_> = ids.iter().map(Id::as_str).collect();
        assert_eq!(texts, ["c", "c10", "c2", "e01"]);
    }
}
