//! `mad-bombers`: how many bombs follow when several Mad Bombers explode at once (A11).

use table::{Rule, Values};

use super::{Choice, Rules};

/// Who hands out bombs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MadBombers {
    Each,
    One,
}

impl Choice for MadBombers {
    const RULE: Rule = RULE;
    const ALL: &'static [Self] = &[Self::Each, Self::One];
}

pub(super) const RULE: Rule = Rule {
    slug: "mad-bombers",
    title: "Several Mad Bombers at once",
    summary: "Each Mad Bomber of a wave hands out his own bombs, or they do it together.",
    text: "`each`: every Mad Bomber that exploded hands one new bomb to every cow in the field: after two in one wave \
           each cow holds two bombs, and one power is not enough to save it. `one`: every cow gets one bomb, however \
           many Mad Bombers exploded. Records made before there was this choice were played with `one`.",
    source: "A11 R37",
    values: Values::Choice(&["each", "one"]),
    situation: "roll",
    clashes: &[],
};

impl Rules {
    /// Whether each Mad Bomber of a wave hands out bombs of his own.
    pub(crate) fn each_bomber_hands_out(&self) -> bool {
        self.mad_bombers == MadBombers::Each
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;

    #[test]
    fn each_of_them_or_all_together() {
        assert!(with("mad-bombers", "each").each_bomber_hands_out());
        assert!(!with("mad-bombers", "one").each_bomber_hands_out());
    }
}
