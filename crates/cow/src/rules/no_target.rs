//! `no-target`: whether an event that can do nothing may be played (A19).

use table::{Rule, Values};

use super::{Choice, Rules};

/// What becomes of an event without a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NoTarget {
    Refuse,
    Blank,
}

impl Choice for NoTarget {
    const RULE: Rule = RULE;
    const ALL: &'static [Self] = &[Self::Refuse, Self::Blank];
}

pub(super) const RULE: Rule = Rule {
    slug: "no-target",
    title: "Events without a target",
    summary: "An event that finds no target may not be played, or is a blank.",
    text: "An event that needs a cow, a card or a hand may not be played while there is none for it. `blank`: it may \
           be played all the same; its price is paid and nothing happens.",
    source: "A19",
    values: Values::Choice(&["refuse", "blank"]),
    situation: "event",
    clashes: &[],
};

impl Rules {
    /// Whether an event without a target may be played.
    pub(crate) fn may_play_blank(&self) -> bool {
        self.no_target == NoTarget::Blank
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;

    #[test]
    fn an_event_without_target_is_refused_or_a_blank() {
        assert!(!with("no-target", "refuse").may_play_blank());
        assert!(with("no-target", "blank").may_play_blank());
    }
}
