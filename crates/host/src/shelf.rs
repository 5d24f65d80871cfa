//! The house's shelf: rules and pieces of one's own that a table has adopted and one of its players has published (O14, O19).

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use speech::lab::Measured;

use crate::Millis;

/// What can stand on the shelf.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ware {
    /// A rule.
    #[default]
    Rule,
    /// Pieces of this kind: `deck`, `board`, `words`.
    Pieces(String),
}

impl Ware {
    /// Whether it is a rule.
    #[must_use]
    pub const fn is_rule(&self) -> bool {
        matches!(self, Self::Rule)
    }

    /// Of which kind the pieces are; nothing of a rule.
    #[must_use]
    pub fn kind(&self) -> Option<&str> {
        match self {
            Self::Rule => None,
            Self::Pieces(kind) => Some(kind),
        }
    }

    /// The name of a text there: its slug, and the first eight digits of its hash.
    #[must_use]
    pub fn name_of(&self, text: &str) -> Option<String> {
        match self {
            Self::Rule => shelf_name(text),
            Self::Pieces(kind) => Some(pieces_name(kind, text)),
        }
    }

    /// A text as it stands there.
    #[must_use]
    pub fn text_of(&self, text: &str) -> String {
        match self {
            Self::Rule => shelf_text(text),
            Self::Pieces(_) => pieces_text(text),
        }
    }
}

/// A rule or pieces on the shelf.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OnShelf {
    /// What it is.
    #[serde(default, skip_serializing_if = "Ware::is_rule")]
    pub ware: Ware,
    /// Its name: see [`Ware::name_of`].
    pub name: String,
    /// The text.
    pub text: String,
    /// Who has published it, as they were called.
    pub by: String,
    /// The guest who did.
    pub guest: String,
    /// When.
    pub at: Millis,
    /// By how many tables it has been adopted since, that from which it came included.
    pub adopted: u32,
    /// What it would do beside the usual rules, if it was measured.
    pub would_do: Option<Measured>,
}

/// The name of a text: the slug of its head and the first eight digits of its hash. What the house adds to a text, and
/// which of its values is chosen, makes no other rule of it.
#[must_use]
pub fn shelf_name(text: &str) -> Option<String> {
    let (head, ..) = own::Head::read(text).ok()?;
    Some(named(&head.slug, &shelf_text(text)))
}

/// The name of pieces: what they call themselves, else their kind, as a slug; and the first eight digits of their hash.
#[must_use]
pub fn pieces_name(kind: &str, text: &str) -> String {
    let called = slug(&speech::pieces::name_in(text));
    let is_nameless = kind == "words" || called.is_empty();
    named(if is_nameless { kind } else { &called }, &pieces_text(text))
}

fn named(slug: &str, text: &str) -> String {
    let digest = Sha256::digest(text);
    let digits = u32::from_be_bytes([digest[0], digest[1], digest[2], digest[3]]);
    format!("{slug}-{digits:08x}")
}

/// A slug has at most so many letters.
const LONGEST_SLUG: usize = 40;

/// Small letters and digits, with a dash for whatever stands between them.
fn slug(called: &str) -> String {
    let mut slug = String::new();
    for c in called.chars().flat_map(char::to_lowercase) {
        if c.is_ascii_alphanumeric() {
            slug.push(c);
        } else if !slug.is_empty() && !slug.ends_with('-') {
            slug.push('-');
        }
        if slug.len() == LONGEST_SLUG {
            break;
        }
    }
    slug.trim_end_matches('-').to_owned()
}

/// The text of pieces with plain line ends, so that one file has one name wherever it comes from.
fn pieces_text(text: &str) -> String {
    let lines = text.trim_end().lines();
    lines.fold(String::new(), |text, line| text + line.trim_end() + "\n")
}

/// A text as it was written: without what says which language it is in, which version of the questions it answers, and
/// which value is chosen.
#[must_use]
pub fn shelf_text(text: &str) -> String {
    own::unstamped(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = include_str!("../../../examples/rules/wimpout/jackpot.rule");

    #[test]
    fn a_rule_has_one_name_whatever_is_chosen_and_wherever_it_comes_from() {
        let name = shelf_name(TEXT).unwrap();
        let (slug, digits) = name.rsplit_once('-').unwrap();
        assert_eq!((slug, digits.len()), ("jackpot", 8));
        let in_force = crate::own_setting(TEXT).unwrap().1.to_string();
        assert_ne!(in_force, TEXT, "the house says which language it is in");
        assert_eq!(shelf_name(&in_force).unwrap(), name);
        assert_eq!(
            shelf_name(&own::choose(&in_force, "75").unwrap()).unwrap(),
            name
        );
        assert_eq!(shelf_name(&TEXT.replace('\n', "\r\n")).unwrap(), name);
        assert_ne!(shelf_name(&TEXT.replace("points", "score")).unwrap(), name);
        assert_eq!(shelf_name("nothing"), None);
    }

    #[test]
    fn pieces_have_one_name_whoever_brings_them() {
        let tiny = r#"{"name": "Ännie's tiny board", "goal": 100, "lap": 50}"#;
        let name = pieces_name("board", tiny);
        let (slug, digits) = name.rsplit_once('-').unwrap();
        assert_eq!((slug, digits.len()), ("nnie-s-tiny-board", 8));
        let mut cleaned = format!("{tiny}\r\n\r\n");
        crate::clean::material(&mut cleaned);
        assert_eq!(pieces_name("board", &cleaned), name);
        assert_ne!(pieces_name("board", &tiny.replace("50", "25")), name);
        assert!(pieces_name("words", "cat\ndog\n").starts_with("words-"));
        assert!(pieces_name("deck", "deck | ???\n").starts_with("deck-"));
        let long = format!("deck | {}\n", "x-".repeat(50));
        assert!(pieces_name("deck", &long).len() <= LONGEST_SLUG + 9);
    }

    #[test]
    fn what_stood_there_before_pieces_could_is_a_rule() {
        let kept = r#"{"name":"x-00000000","text":"","by":"Ann","guest":"g","at":1,"adopted":2,"would_do":null}"#;
        let one: OnShelf = serde_json::from_str(kept).unwrap();
        assert_eq!(one.ware, Ware::Rule);
        assert_eq!(serde_json::to_string(&one).unwrap(), kept);
    }
}
