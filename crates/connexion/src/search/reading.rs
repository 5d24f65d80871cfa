//! How the rules about walks are read (rules X7, X8, X9, X12, X13).

use serde::{Deserialize, Serialize};

/// Whether a word may use a card again (rule X7, FAQ 3).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum SameCard {
    /// Any number of passes, never twice in a row.
    #[default]
    Again,
    /// At most two passes, never twice in a row.
    TwoPasses,
    /// Any number of passes; a card may follow itself.
    Immediate,
}

/// What a card may stand for on a later pass (rule X8, FAQ 4).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum LaterPass {
    /// The same representation or another.
    #[default]
    Any,
    /// A representation that spells another string than on any earlier pass.
    Different,
}

/// Whether one card alone is a word (rule X9, FAQ 7).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum LoneCards {
    /// Only the words a and i.
    #[default]
    #[serde(rename = "a-i")]
    AAndI,
    /// The words a and i, and a card's Greek name.
    Names,
    /// Never.
    None,
}

impl LoneCards {
    /// Whether one card alone may be this word; `is_name`: it is the card's Greek name.
    pub(super) fn allow(self, word: &str, is_name: bool) -> bool {
        match self {
            Self::AAndI => matches!(word, "a" | "i"),
            Self::Names => is_name || matches!(word, "a" | "i"),
            Self::None => false,
        }
    }
}

/// All of it; the default is the reading we play.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Reading {
    /// Rule X7.
    pub same_card: SameCard,
    /// Rule X8.
    pub later_pass: LaterPass,
    /// Rule X9.
    pub lone_cards: LoneCards,
    /// Rule X12: the walk must use the newest card.
    pub new_card_only: bool,
    /// Rule X13: the fewest letters a word may have; 0 and 1 mean the same.
    pub min_length: u8,
}

impl Reading {
    /// Whether a walk must remember more than its last card.
    pub(super) fn remembers(self) -> bool {
        self.same_card == SameCard::TwoPasses || self.later_pass == LaterPass::Different
    }
}
