//! X4: the time for finding words.

use table::{Rule, Settings, Values};

use super::Rules;

pub(super) const RULE: Rule = Rule {
    slug: "clock",
    title: "Clock",
    summary: "Seconds for words in a turn; 0 is no clock.",
    text: "The clock starts when the card is placed; choosing the card is at leisure. A word counts if it is claimed \
           before the time is up; then the turn is over. Choosing whom to pilfer stops the clock. Officially one \
           minute; the table may shorten it, lengthen it or play without (0 or off).",
    source: "X4",
    values: SECONDS,
    situation: "turn",
    clashes: &[],
};

/// What a clock can be set to.
pub(super) const SECONDS: Values = Values::Number {
    default: 60,
    min: 1,
    max: 86_400,
    step: 1,
    or_zero: true,
};

/// What the clock of `rule` is set to, in seconds; nobody hurries in a practice unless the table says so.
pub(super) fn seconds(rule: &Rule, set: &Settings, practice: bool) -> u32 {
    match set.get(rule.slug) {
        None if practice => 0,
        _ => set.amount(rule),
    }
}

impl Rules {
    /// What is the clock of a turn set to, in seconds, if no rule of the table's own says otherwise (0: none)?
    pub(super) fn clock_of_a_turn(&self) -> u32 {
        self.clock
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;

    #[test]
    fn a_minute_any_length_or_none() {
        assert_eq!(with(&[]).word_time(1), Some(60_000));
        assert_eq!(with(&["clock=90"]).word_time(24), Some(90_000));
        assert_eq!(with(&["clock=off"]).word_time(1), None);
        assert_eq!(with(&["practice=on"]).word_time(1), None);
    }
}
