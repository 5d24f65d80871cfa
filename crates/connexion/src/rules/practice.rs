//! X25: a table without clock or scores.

use table::{Rule, Settings, Values};

use super::Rules;

pub(super) const RULE: Rule = Rule {
    slug: "practice",
    title: "Practice",
    summary: "No clock, no celestial cards, no winner.",
    text: "The purpose is to have fun, so the cards may be used for games of one's own, or to learn. At a practice \
           table words are found and listed at leisure: there is no clock, no celestial card is won or pilfered, there \
           is no bonus round, and nobody wins.",
    source: "X25",
    values: Values::Flag,
    situation: "game",
    clashes: &[],
};

pub(super) fn read(set: &Settings) -> bool {
    set.flag(&RULE)
}

impl Rules {
    /// Is this a practice table?
    pub fn is_practice(&self) -> bool {
        self.practice
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;

    #[test]
    fn practice_brings_no_clock() {
        let practice = with(&["practice=on"]);
        assert!(practice.is_practice() && practice.warnings().is_empty());
        let clocks = ["clock", "bonus-clock"].map(|slug| practice.settings().get(slug).cloned());
        assert_eq!(
            clocks,
            [Some(table::Value::Number(0)), Some(table::Value::Number(0))]
        );
        let both = with(&["practice=on", "clock=30"]);
        assert_eq!((both.word_time(1), both.warnings().len()), (None, 1));
        let points = with(&["practice=on", "wrong-claim=minus-one"]);
        assert_eq!(points.warnings().len(), 1);
        assert!(with(&["wrong-claim=minus-one"]).warnings().is_empty());
    }
}
