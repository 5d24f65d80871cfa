//! H1: landing on another player's score.

use table::{Rule, Settings, Values};

use super::Rules;
use super::house_rule::HouseRule;

pub(super) const ANSWERS: HouseRule = HouseRule {
    bumps: Some(bumps),
    ..HouseRule::of(RULE)
};

pub(super) const RULE: Rule = Rule {
    slug: "bump",
    title: "Bump",
    summary: "Landing on another player's score sends that player back.",
    text: "A player who banks exactly another player's score sends that player back to the score he himself began \
           the turn with. Several players on that score are all bumped; nobody is bumped at 0. It works in Last \
           Licks too: landing on the leader's score beats him. Only a bank bumps: a bumped player who lands on a \
           third bumps nobody. Where 100, 300 and 500 are one space, the bumped player may go up.",
    source: "H1",
    values: Values::Flag,
    situation: "bank",
    clashes: &["eclipse"],
};

pub(super) fn read(set: &Settings) -> bool {
    set.flag(&RULE)
}

/// Does a player who banks up to `landing` bump one who stands at `other`?
fn bumps(rules: &Rules, landing: u32, other: u32) -> bool {
    other > 0 && rules.same_space(landing, other)
}

#[cfg(test)]
mod tests {
    use super::super::with;

    #[test]
    fn only_the_same_score_is_bumped_and_never_zero() {
        let rules = with(&["bump=on"]);
        assert!(rules.bumps(115, 115));
        assert!(!rules.bumps(115, 110));
        assert!(!rules.bumps(0, 0));
        assert!(!with(&[]).bumps(115, 115));
    }
}
