//! H10: Suspend (n).

use table::{Rule, Settings, Values};

use super::reading::no_kill_stands;
use super::{Rules, kill};
use crate::turn::Limit;

pub(super) const RULE: Rule = Rule {
    slug: "suspend",
    title: "Suspend (n)",
    summary: "After so many throws at one flash your turn waits for the next round.",
    text: "After this many throws, void ones counted, spent clearing the same flash or flashes, the turn is \
           suspended: play passes on, and when it comes round again you go on where you left off, with the same \
           cubes and the same points at stake. The count begins anew then, and on a new flash. Ten is usual; 0 does \
           without.",
    source: "H10",
    values: Values::Number {
        default: 0,
        min: 1,
        max: 99,
        step: 1,
        or_zero: true,
    },
    situation: "clearing",
    clashes: &["kill"],
};

/// What the table has set, else what the double Full House brings with it (S11).
pub(super) fn read(set: &Settings, doubles: bool, version: u32) -> u32 {
    let kill = if no_kill_stands(version) {
        set.get(kill::RULE.slug).is_some()
    } else {
        set.amount(&kill::RULE) > 0
    };
    let spoken = set.get(RULE.slug).is_some() || kill;
    if doubles && !spoken {
        return 10;
    }
    set.amount(&RULE)
}

impl Rules {
    /// After how many void throws at one flash is a turn suspended?
    pub const fn suspends_after(&self) -> Option<u32> {
        match self.limit {
            Limit::Suspend(n) => Some(n),
            Limit::None | Limit::Kill(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;

    /// S11: a set value stands, 0 too. Records of the first version had Suspend come all the same (O13).
    #[test]
    fn a_kill_of_nothing_that_is_set_stands() {
        use super::super::{RULES, Rules};
        let mut set = table::Settings::default();
        for setting in ["full-house=double", "kill=0"] {
            set.set(RULES, setting).unwrap();
        }
        let of = |version| Rules::settle_as(&set, &table::Materials::default(), version).unwrap();
        assert_eq!(of(2).suspends_after(), None);
        assert_eq!(of(1).suspends_after(), Some(10));
        assert_eq!(with(&["full-house=double"]).suspends_after(), Some(10));
    }

    #[test]
    fn turns_are_suspended_only_where_a_number_is_set() {
        assert_eq!(with(&[]).suspends_after(), None);
        assert_eq!(with(&["suspend=10"]).suspends_after(), Some(10));
    }
}
