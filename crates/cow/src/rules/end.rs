//! `end`: whether the turn in which the last city is taken is played to its end (R39, A1).

use table::{Rule, Values};

use super::{Choice, Rules};

/// When the game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    Turn,
    AtOnce,
}

impl Choice for End {
    const RULE: Rule = RULE;
    const ALL: &'static [Self] = &[Self::Turn, Self::AtOnce];
}

pub(super) const RULE: Rule = Rule {
    slug: "end",
    title: "End of the game",
    summary: "The turn that takes the last city is finished, or not.",
    text: "When the last city is taken the running turn is finished, with all its cards and its last roll; the game \
           ends before the next turn. `at-once`: it ends as soon as the running chain of bombs has been paid; no \
           card is played and nothing rolled after that.",
    source: "R39 A1",
    values: Values::Choice(&["turn-end", "at-once"]),
    situation: "end",
    clashes: &[],
};

impl Rules {
    /// Whether the game ends with the chain that takes the last city.
    pub(crate) fn ends_at_once(&self) -> bool {
        self.end == End::AtOnce
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;

    #[test]
    fn the_turn_is_finished_unless_it_ends_at_once() {
        assert!(!with("end", "turn-end").ends_at_once());
        assert!(with("end", "at-once").ends_at_once());
    }
}
