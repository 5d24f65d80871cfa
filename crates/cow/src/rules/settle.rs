//! `settle`: when the cows of a chain are paid for (A12).

use table::{Rule, Values};

use super::{Choice, Rules};

/// When a chain is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Settle {
    Chain,
    Wave,
}

impl Choice for Settle {
    const RULE: Rule = RULE;
    const ALL: &'static [Self] = &[Self::Chain, Self::Wave];
}

pub(super) const RULE: Rule = Rule {
    slug: "settle",
    title: "Paying for a chain",
    summary: "Exploded cows are paid for after the whole chain, or after each wave.",
    text: "When a Mad Bomber sets off a chain, all cows that explode in it are paid for together at its end: first \
           the field's owner, then the Spies' owners from his left. `wave`: they are paid for after each wave, \
           before the next bombs are handed out.",
    source: "R38 A12",
    values: Values::Choice(&["chain", "wave"]),
    situation: "roll",
    clashes: &[],
};

impl Rules {
    /// Whether each wave of a chain is paid by itself.
    pub(crate) fn settles_each_wave(&self) -> bool {
        self.settle == Settle::Wave
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;

    #[test]
    fn a_chain_is_paid_as_one_unless_wave_by_wave() {
        assert!(!with("settle", "chain").settles_each_wave());
        assert!(with("settle", "wave").settles_each_wave());
    }
}
