//! X14: how many words a turn may bring.

use table::{Rule, Settings, Values};

use super::Rules;

pub(super) const RULE: Rule = Rule {
    slug: "words-per-turn",
    title: "Words in a turn",
    summary: "How many words a turn may bring; 0 is no limit.",
    text: "Usually a player claims as many words as he finds in his time. With a number only so many count in a turn.",
    source: "X14",
    values: Values::Number {
        default: 0,
        min: 1,
        max: 100,
        step: 1,
        or_zero: true,
    },
    situation: "turn",
    clashes: &[],
};

pub(super) fn read(set: &Settings) -> u32 {
    set.amount(&RULE)
}

impl Rules {
    /// How many words may be claimed in a turn, if there is a limit?
    pub fn most_words(&self) -> Option<u32> {
        (self.words_per_turn > 0).then_some(self.words_per_turn)
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;

    #[test]
    fn there_is_no_limit_unless_the_table_sets_one() {
        assert_eq!(with(&[]).most_words(), None);
        assert_eq!(with(&["words-per-turn=3"]).most_words(), Some(3));
    }
}
