//! `split`: how tied players share the money (R40, A24).

use table::{Rule, Values};

use super::{Choice, Rules};

/// The smallest coin of a split.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Split {
    Chips50,
    Exact,
}

impl Choice for Split {
    const RULE: Rule = RULE;
    const ALL: &'static [Self] = &[Self::Chips50, Self::Exact];
}

pub(super) const RULE: Rule = Rule {
    slug: "split",
    title: "Tied players",
    summary: "Tied players share in whole chips, or to the dollar.",
    text: "Players tied for the most points share the Pot and the Bank equally in whole $50 chips; chips left over \
           go one by one to the tied players from the left of whoever took the last city. `exact`: the same with \
           single dollars.",
    source: "R40 A24",
    values: Values::Choice(&["chips50", "exact"]),
    situation: "end",
    clashes: &[],
};

impl Rules {
    /// The smallest coin that tied players share in.
    pub(crate) fn smallest_coin(&self) -> i32 {
        match self.split {
            Split::Chips50 => 50,
            Split::Exact => 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;

    #[test]
    fn money_is_split_in_chips_or_dollars() {
        assert_eq!(with("split", "chips50").smallest_coin(), 50);
        assert_eq!(with("split", "exact").smallest_coin(), 1);
    }
}
