//! The house's shelf: rules of one's own that a table has adopted and one of its players has published (O14).

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use speech::lab::Measured;

use crate::Millis;

/// A rule on the shelf.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OnShelf {
    /// Its name: see [`shelf_name`].
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
    let digest = Sha256::digest(shelf_text(text));
    let digits = u32::from_be_bytes([digest[0], digest[1], digest[2], digest[3]]);
    Some(format!("{}-{digits:08x}", head.slug))
}

/// A text as it was written: without the lines of its head that say which language it is in and which value is chosen.
#[must_use]
pub fn shelf_text(text: &str) -> String {
    let mut in_head = true;
    let mut kept = String::new();
    for line in text.lines() {
        in_head &= line.trim_end() != "---";
        let added = ["language:", "chosen:"]
            .iter()
            .any(|name| line.starts_with(name));
        if !(in_head && added) {
            kept.push_str(line.trim_end_matches('\r'));
            kept.push('\n');
        }
    }
    kept
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
}
