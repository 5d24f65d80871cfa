//! Whom a table gives advice (U11).

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Whom a table gives advice while the game goes on; everybody learns how it was played when it is over.
///
/// For programs it is `true`, `false` or `"after"`; `"on"` and `"off"` are read too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Coach {
    /// Whoever plays against bots alone and asks.
    #[default]
    Off,
    /// Everybody: it is a table for learning, and every decision is marked (P26, U12).
    On,
    /// Nobody, not against bots either.
    After,
}

impl Coach {
    /// Whether it is a table for learning.
    #[must_use]
    pub const fn is_on(self) -> bool {
        matches!(self, Self::On)
    }

    /// What it is called where it is typed.
    ///
    /// # Errors
    /// A sentence that says what it is called.
    pub fn parse(word: &str) -> Result<Self, String> {
        match word {
            "off" => Ok(Self::Off),
            "on" => Ok(Self::On),
            "after" => Ok(Self::After),
            _ => Err("coach is off, on or after".to_owned()),
        }
    }
}

impl Serialize for Coach {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Off => serializer.serialize_bool(false),
            Self::On => serializer.serialize_bool(true),
            Self::After => serializer.serialize_str("after"),
        }
    }
}

impl<'de> Deserialize<'de> for Coach {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Said;
        impl serde::de::Visitor<'_> for Said {
            type Value = Coach;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("true, false, \"on\", \"off\" or \"after\"")
            }

            fn visit_bool<E>(self, is_on: bool) -> Result<Coach, E> {
                Ok(if is_on { Coach::On } else { Coach::Off })
            }

            fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<Coach, E> {
                Coach::parse(word)
                    .map_err(|_| E::invalid_value(serde::de::Unexpected::Str(word), &self))
            }
        }
        deserializer.deserialize_any(Said)
    }
}

#[test]
fn it_is_said_as_it_is_read() {
    for (coach, says) in [
        (Coach::Off, "false"),
        (Coach::On, "true"),
        (Coach::After, "\"after\""),
    ] {
        assert_eq!(serde_json::to_string(&coach).unwrap(), says);
        assert_eq!(serde_json::from_str::<Coach>(says).unwrap(), coach);
    }
    let why = serde_json::from_str::<Coach>("\"never\"").unwrap_err();
    assert!(why.to_string().contains("\"after\""), "{why}");
}
