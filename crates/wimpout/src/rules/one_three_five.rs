//! H4: 100, 300 and 500 are one space.

use table::{Rule, Settings, Values};

use super::Rules;
use crate::board::Board;

pub(super) const RULE: Rule = Rule {
    slug: "one-three-five",
    title: "1/3/5",
    summary: "100, 300 and 500 are one space.",
    text: "100, 300 and 500 are one space for every rule about the scores of two players, such as Bump and Eclipse. \
           A player who goes from 260 to 300 bumps one on 100 \"back\" to 260. The Oakland board brings this with it.",
    source: "H4",
    values: Values::Flag,
    situation: "bank",
    clashes: &[],
};

/// What the table has set, else what the board has printed on it (S14).
pub(super) fn read(set: &Settings, board: Option<&Board>) -> bool {
    match board {
        Some(board) if set.get(RULE.slug).is_none() => board.joins_one_three_five(),
        _ => set.flag(&RULE),
    }
}

impl Rules {
    /// Are two scores one space?
    pub const fn same_space(&self, a: u32, b: u32) -> bool {
        a == b
            || (self.one_three_five && matches!(a, 100 | 300 | 500) && matches!(b, 100 | 300 | 500))
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;

    #[test]
    fn one_three_and_five_hundred_are_one_space() {
        assert!(with(&["one-three-five=on"]).same_space(100, 500));
        assert!(!with(&["one-three-five=on"]).same_space(100, 200));
        assert!(!with(&[]).same_space(100, 300));
    }

    #[test]
    fn oakland_brings_it_unless_the_table_has_said_no() {
        assert!(with(&["board=oakland-like"]).same_space(100, 300));
        let said_no = with(&["board=oakland-like", "one-three-five=off"]);
        assert!(!said_no.same_space(100, 300));
    }
}
