//! X5: what the turn of the 24th card still has.

use table::{Rule, Settings, Values};

use super::Rules;

pub(super) const RULE: Rule = Rule {
    slug: "last-turn",
    title: "The last turn",
    summary: "Whether the 24th card has its words too.",
    text: "`full`: the turn of the 24th card has its words and pilfers like any other, then the word part ends. \
           `literal`: the word part ends when the card is placed.",
    source: "X5",
    values: Values::Choice(&["full", "literal"]),
    situation: "last-turn",
    clashes: &[],
};

pub(super) fn read(set: &Settings) -> bool {
    set.choice(&RULE, [false, true])
}

impl Rules {
    /// Does the word part end when the last card is placed?
    pub fn ends_with_the_last_card(&self) -> bool {
        self.literal_end
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;

    #[test]
    fn the_last_turn_is_like_any_other_unless_the_table_is_strict() {
        assert!(!with(&[]).ends_with_the_last_card());
        assert!(with(&["last-turn=literal"]).ends_with_the_last_card());
    }
}
