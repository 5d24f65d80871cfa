//! A trial (T1): a rule that changes what a bank brings. It is no rule of the house; it shows what one takes.

use table::{Rule, Values};

use crate::rules::Rules;
use crate::rules::house_rule::HouseRule;

pub(in crate::rules) const RULE: HouseRule = HouseRule {
    bonus: Some(bonus),
    ..HouseRule::of(Rule {
        slug: "lucky-sevens",
        title: "Lucky sevens",
        summary: "A turn of 35, 70, 105 … points brings 10 more.",
        text: "Whoever banks a turn whose points are a multiple of 35 gets 10 points more.",
        source: "T1",
        values: Values::Flag,
        situation: "bank",
        clashes: &[],
    })
};

fn bonus(_: &Rules, points: u32) -> u32 {
    if points > 0 && points.is_multiple_of(35) {
        10
    } else {
        0
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::with;

    #[test]
    fn a_multiple_of_thirty_five_brings_ten_more() {
        let rules = with(&["lucky-sevens=on"]);
        assert_eq!(
            [0, 30, 35, 70].map(|points| rules.pays(points)),
            [0, 30, 45, 80]
        );
        assert_eq!(with(&[]).pays(35), 35);
    }
}
