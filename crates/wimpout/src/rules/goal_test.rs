//! W15: whether the goal must be reached or passed.

use table::{Rule, Settings, Values};

use super::Rules;

pub(super) const RULE: Rule = Rule {
    slug: "goal-test",
    title: "Reach or pass the goal",
    summary: "Whether the goal itself is enough to begin Last Licks.",
    text: "`reach`: a score equal to the goal begins Last Licks. `pass`: it takes more than the goal, 505 for a goal \
           of 500.",
    source: "W15",
    values: Values::Choice(&["reach", "pass"]),
    situation: "bank",
    clashes: &[],
};

/// Reads whether the goal must be passed.
pub(super) fn read(set: &Settings) -> bool {
    set.choice(&RULE, [false, true])
}

impl Rules {
    /// Does a banked `score` begin Last Licks?
    pub fn meets_goal(&self, score: u32) -> bool {
        score >= self.least_goal()
    }

    /// What is the least score that begins Last Licks?
    pub fn least_goal(&self) -> u32 {
        let usual = if self.pass_goal {
            self.goal.saturating_add(5)
        } else {
            self.goal
        };
        self.fixed.goal.unwrap_or(usual)
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;

    #[test]
    fn five_hundred_is_enough_unless_it_must_be_passed() {
        assert!(with(&[]).meets_goal(500));
        assert!(!with(&["goal-test=pass"]).meets_goal(500));
        assert!(with(&["goal-test=pass"]).meets_goal(505));
    }
}
