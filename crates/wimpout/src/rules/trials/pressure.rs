//! A trial (T2): a rule that binds a turn by what has happened in it. It is no rule of the house; it shows what one
//! takes.

use table::{Rule, Values};

use crate::rules::Rules;
use crate::rules::house_rule::HouseRule;
use crate::turn::Course;

pub(in crate::rules) const RULE: HouseRule = HouseRule {
    bond: Some(bond),
    counts: Some(counts),
    ..HouseRule::of(SHOWN)
};

const SHOWN: Rule = Rule {
    slug: "pressure",
    title: "Pressure (n)",
    summary: "After so many throws you go on until a flash or all five score.",
    text: "Whoever has thrown so many times in a turn, void throws counted, may not stop until a flash or all five \
           cubes score; then the count begins anew. 0 does without.",
    source: "T2",
    values: Values::Number {
        default: 0,
        min: 1,
        max: 99,
        step: 1,
        or_zero: true,
    },
    situation: "turn",
    clashes: &[],
};

fn counts(rules: &Rules) -> u32 {
    rules.settings().amount(&SHOWN)
}

fn bond(rules: &Rules, course: &Course) -> Option<&'static str> {
    let pressed = course.since >= counts(rules);
    pressed.then_some("the pressure is on until a flash or all five score")
}

#[cfg(test)]
mod tests {
    use crate::rules::with;
    use crate::turn::Course;

    #[test]
    fn it_binds_from_the_throw_of_that_number_on() {
        let rules = with(&["pressure=3"]);
        let bonds = |since| {
            let course = Course {
                since,
                ..Course::START
            };
            rules.house_bonds(course).count()
        };
        assert_eq!([2, 3, 4].map(bonds), [0, 1, 1]);
    }
}
