//! H11: Kill (n).

use table::{Rule, Settings, Values};

use super::Rules;
use crate::turn::Limit;

pub(super) const RULE: Rule = Rule {
    slug: "kill",
    title: "Kill (n)",
    summary: "After so many throws at one flash you have wimped out.",
    text: "After this many throws, void ones counted, spent clearing the same flash or flashes, you have wimped out; \
           it is never a train wreck. Five is usual; 0 does without.",
    source: "H11",
    values: Values::Number {
        default: 0,
        min: 1,
        max: 99,
        step: 1,
        or_zero: true,
    },
    situation: "clearing",
    clashes: &["suspend"],
};

pub(super) fn read(set: &Settings) -> u32 {
    set.amount(&RULE)
}

impl Rules {
    /// After how many void throws at one flash has a player wimped out?
    pub const fn kills_after(&self) -> Option<u32> {
        match self.limit {
            Limit::Kill(n) => Some(n),
            Limit::None | Limit::Suspend(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;

    #[test]
    fn turns_are_killed_only_where_a_number_is_set() {
        assert_eq!(with(&[]).kills_after(), None);
        assert_eq!(with(&["kill=5"]).kills_after(), Some(5));
    }
}
