//! X18: what happens when the Sun is still in the pile.

use table::{Rule, Settings, Values};

use super::Rules;

pub(super) const RULE: Rule = Rule {
    slug: "sun-left",
    title: "The Sun left in the pile",
    summary: "Whether a Sun that nobody won goes to somebody.",
    text: "`none`: if the Sun is still in the pile when the word part ends, there is no bonus round. `leader`: it goes \
           to the player still at the table with the highest total; of equals to the one with more words, then to \
           the first in seat order.",
    source: "X18",
    values: Values::Choice(&["none", "leader"]),
    situation: "bonus",
    clashes: &[],
};

pub(super) fn read(set: &Settings) -> bool {
    set.choice(&RULE, [false, true])
}

impl Rules {
    /// Does the leader get a Sun that nobody has won?
    pub fn sun_goes_to_the_leader(&self) -> bool {
        self.sun_to_leader
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;

    #[test]
    fn no_sun_no_bonus_unless_the_table_says_otherwise() {
        assert!(!with(&[]).sun_goes_to_the_leader());
        assert!(with(&["sun-left=leader"]).sun_goes_to_the_leader());
    }
}
