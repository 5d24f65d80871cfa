//! H7: the Sun alone while both numbers are being cleared.

use table::{Rule, Settings, Values};

use super::Rules;

pub(super) const RULE: Rule = Rule {
    slug: "full-house-sun",
    title: "The Sun after 10 10 5 5 Sun",
    summary: "What a lone Sun means while both 5s and 10s are being cleared.",
    text: "While 5s and 10s are both being cleared the Sun can be called neither. A throw whose only possible score \
           is the Sun is then a wimpout (`death`; a train wreck on five cubes), or counts as a match and is thrown \
           again (`reroll`).",
    source: "H7",
    values: Values::Choice(&["death", "reroll"]),
    situation: "throw",
    clashes: &[],
};

/// Reads whether a lone Sun is thrown again.
pub(super) fn read(set: &Settings) -> bool {
    set.choice(&RULE, [false, true])
}

impl Rules {
    /// Is a throw void whose only possible score is a Sun that may be called neither 5 nor 10?
    pub const fn voids_lone_sun(&self) -> bool {
        self.lone_sun_rerolls
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;

    #[test]
    fn it_is_death_unless_the_table_rerolls() {
        assert!(!with(&[]).voids_lone_sun());
        assert!(with(&["full-house-sun=reroll"]).voids_lone_sun());
    }
}
