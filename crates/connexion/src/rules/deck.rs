//! X25: the deck that is played with.

use std::sync::Arc;

use table::{Code, Materials, Refusal, Rule, Settings, Values};

use super::{Rules, named};
use crate::deck::Deck;

pub(super) const RULE: Rule = Rule {
    slug: "deck",
    title: "Deck",
    summary: "Cards, what they stand for, and their values.",
    text: "Decks are data: 24 letter cards and 28 celestial cards. Not every value of the printed deck is public, so \
           some of ours are derived or guessed; each carries a mark. `classic` has thirteen signs of the zodiac, \
           `zodiac-12` twelve. Whoever owns the printed deck can load his own; a loaded deck is played with unless \
           the table names another.",
    source: "X25",
    values: Values::ChoiceOrName(&["classic", "zodiac-12"]),
    situation: "game",
    clashes: &[],
};

/// The deck that the table has named, else the one it has loaded, else ours.
pub(super) fn read(set: &Settings, materials: &Materials) -> Result<Arc<Deck>, Refusal> {
    let bad = |message: String| Refusal::new(Code::BadValue, message).by(RULE.number());
    let loaded = materials.0.get("deck").map(|text| Deck::load(text));
    let loaded = loaded
        .transpose()
        .map_err(|why| bad(format!("the loaded deck: {why}")))?;
    let shipped = Deck::all_shipped().into_iter().cloned();
    named(set, &RULE, loaded, shipped, Deck::name).map_err(bad)
}

impl Rules {
    /// Which deck is played with?
    pub fn deck(&self) -> &Deck {
        &self.deck
    }
}

#[cfg(test)]
mod tests {
    use super::super::{settled, settled_with, with};

    #[test]
    fn decks_are_shipped_or_loaded() {
        assert_eq!(with(&[]).deck().name(), "classic");
        assert_eq!(with(&["deck=zodiac-12"]).deck().name(), "zodiac-12");
        let own =
            include_str!("../../data/decks/classic.txt").replace("deck  | classic", "deck | own");
        let loaded = settled_with(&[], &[("deck", &own)]).unwrap();
        assert_eq!(loaded.deck().name(), "own");
        assert_eq!(loaded.settings().get("deck").unwrap().to_string(), "own");
        let other = settled_with(&["deck=classic"], &[("deck", &own)]).unwrap();
        assert_eq!(other.deck().name(), "classic");
    }

    #[test]
    fn a_deck_that_is_not_there_or_is_broken_is_refused() {
        let none = settled(&["deck=real"]).unwrap_err();
        assert!(none.message.contains("`real`"), "{none}");
        let broken = settled_with(&[], &[("deck", "deck | x\ncards | 3\n")]).unwrap_err();
        assert!(broken.message.contains("line 2"), "{broken}");
    }
}
