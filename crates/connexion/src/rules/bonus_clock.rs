//! X4: the time for the sentence.

use table::Rule;

use super::Rules;
use super::clock::SECONDS;

pub(super) const RULE: Rule = Rule {
    slug: "bonus-clock",
    title: "Clock of the bonus round",
    summary: "Seconds for the sentence; 0 is no clock.",
    text: "The clock starts when the Sun is laid. A sentence must be submitted before the time is up; a time-out \
           submits nothing. Officially one minute, as in a turn (0 or off is no clock).",
    source: "X4",
    values: SECONDS,
    situation: "bonus",
    clashes: &[],
};

impl Rules {
    /// What is the clock of the sentence set to, in seconds, if no rule of the table's own says otherwise (0: none)?
    pub(super) fn clock_of_the_sentence(&self) -> u32 {
        self.bonus_clock
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;

    #[test]
    fn a_minute_any_length_or_none() {
        assert_eq!(with(&[]).sentence_time(), Some(60_000));
        assert_eq!(with(&["bonus-clock=0"]).sentence_time(), None);
    }
}
