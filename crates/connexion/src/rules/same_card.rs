//! X7: using a card again in a word.

use table::{Rule, Settings, Values};

use super::Rules;
use crate::search::SameCard;

pub(super) const RULE: Rule = Rule {
    slug: "same-card",
    title: "The same card again",
    summary: "How often a word may pass a card.",
    text: "A card may be used again in a word, but only after it has connected to another card. `again`: any number of \
           passes, never twice in a row. `two-passes`: two at most. `immediate`: a card may follow itself, which alone \
           makes a double l possible.",
    source: "X7",
    values: Values::Choice(&["again", "two-passes", "immediate"]),
    situation: "turn",
    clashes: &[],
};

pub(super) fn read(set: &Settings) -> SameCard {
    use SameCard::{Again, Immediate, TwoPasses};
    set.choice(&RULE, [Again, TwoPasses, Immediate])
}

impl Rules {
    /// How often may a word pass a card?
    pub(super) fn same_card(&self) -> SameCard {
        self.same_card
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;
    use super::SameCard;

    #[test]
    fn again_but_not_at_once() {
        assert_eq!(with(&[]).reading().same_card, SameCard::Again);
        let two = with(&["same-card=two-passes"]);
        assert_eq!(two.reading().same_card, SameCard::TwoPasses);
    }
}
