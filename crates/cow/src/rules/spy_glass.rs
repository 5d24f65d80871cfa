//! `spy-glass`: how a card is taken out of another hand (event e24).

use table::{Rule, Values};

use super::{Choice, Rules};

/// Who picks the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SpyGlass {
    Random,
    Chosen,
}

impl Choice for SpyGlass {
    const RULE: Rule = RULE;
    const ALL: &'static [Self] = &[Self::Random, Self::Chosen];
}

pub(super) const RULE: Rule = Rule {
    slug: "spy-glass",
    title: "Market Spy-Glass",
    summary: "The card taken from another hand is random, or chosen.",
    text: "Whoever plays the Market Spy-Glass looks at another hand and takes one card of it at random. `chosen`: he \
           picks the card.",
    source: "S4",
    values: Values::Choice(&["random", "chosen"]),
    situation: "event",
    clashes: &[],
};

impl Rules {
    /// Whether the thief picks the card.
    pub(crate) fn thief_chooses(&self) -> bool {
        self.spy_glass == SpyGlass::Chosen
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;

    #[test]
    fn the_card_is_drawn_or_picked() {
        assert!(!with("spy-glass", "random").thief_chooses());
        assert!(with("spy-glass", "chosen").thief_chooses());
    }
}
