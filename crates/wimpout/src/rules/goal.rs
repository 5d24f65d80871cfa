//! W15: the score that begins Last Licks.

use table::{Rule, Settings, Values};

use super::Rules;
use crate::board::Board;

pub(super) const RULE: Rule = Rule {
    slug: "goal",
    title: "Goal",
    summary: "The score that begins Last Licks.",
    text: "When a player banks this score, Last Licks begin and he is the leader. 500 and 300 are the usual goals. \
           A goal set by the table overrides the one printed on a board; a goal lowered in mid-game is tested at \
           each player's own next bank.",
    source: "W15",
    values: Values::Number {
        default: 500,
        min: 50,
        max: 100_000,
        step: 5,
        or_zero: false,
    },
    situation: "bank",
    clashes: &[],
};

/// The goal the table has set, else the board's, else 500 (S14).
pub(super) fn read(set: &Settings, board: Option<&Board>) -> u32 {
    match board {
        Some(board) if set.get(RULE.slug).is_none() => board.goal(),
        _ => set.amount(&RULE),
    }
}

impl Rules {
    /// Which score is played for?
    pub fn goal(&self) -> u32 {
        self.fixed.goal.unwrap_or(self.goal)
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;

    #[test]
    fn five_hundred_is_usual_and_the_table_may_choose() {
        assert_eq!(with(&[]).goal(), 500);
        assert_eq!(with(&["goal=300", "board=boston-like"]).goal(), 300);
    }
}
