//! H5: (n)TW, so many train wrecks and you are out.

use table::{Rule, Settings, Values};

use super::Rules;

pub(super) const RULE: Rule = Rule {
    slug: "train-wrecks",
    title: "(n)TW",
    summary: "So many train wrecks in the game and you are out.",
    text: "Train wrecks are tallied; a player with this many of them in the game is out at once. Three is usual, one \
           makes a tense game; 0 does without. The last player left must still reach the goal without being \
           ejected, so a game may end with no winner.",
    source: "H5",
    values: Values::Number {
        default: 0,
        min: 1,
        max: 9,
        step: 1,
        or_zero: true,
    },
    situation: "wreck",
    clashes: &[],
};

pub(super) fn read(set: &Settings) -> u32 {
    set.amount(&RULE)
}

impl Rules {
    /// Are train wrecks tallied, so that the last player left must still reach the goal (W17)?
    pub const fn tallies_wrecks(&self) -> bool {
        self.train_wrecks > 0
    }

    /// Is a player with that many train wrecks out?
    pub const fn ejects_after(&self, wrecks: u32) -> bool {
        self.train_wrecks > 0 && wrecks >= self.train_wrecks
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;

    #[test]
    fn three_strikes_and_out() {
        let rules = with(&["train-wrecks=3"]);
        assert!(!rules.ejects_after(2));
        assert!(rules.ejects_after(3));
        assert!(!with(&[]).ejects_after(9) && !with(&[]).tallies_wrecks());
    }
}
