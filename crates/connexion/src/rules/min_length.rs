//! X13: the shortest word.

use table::{Rule, Settings, Values};

use super::Rules;

pub(super) const RULE: Rule = Rule {
    slug: "min-length",
    title: "Shortest word",
    summary: "How many letters a word must have.",
    text: "A word has at least so many letters: 1, 2 or 3.",
    source: "X13",
    values: Values::Number {
        default: 1,
        min: 1,
        max: 3,
        step: 1,
        or_zero: false,
    },
    situation: "turn",
    clashes: &[],
};

pub(super) fn read(set: &Settings) -> u8 {
    u8::try_from(set.amount(&RULE)).unwrap_or(u8::MAX)
}

impl Rules {
    /// How many letters must a word have?
    pub(super) fn min_length(&self) -> u8 {
        self.min_length
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;

    #[test]
    fn one_letter_is_enough_unless_the_table_wants_more() {
        assert_eq!(with(&[]).reading().min_length, 1);
        assert_eq!(with(&["min-length=3"]).reading().min_length, 3);
    }
}
