//! H7 and H7b: the Full House.

use table::{Rule, Settings, Values};

use super::Rules;
use super::house_rule::HouseRule;
use crate::face::{Face, FaceSet};
use crate::throw::Throw;

pub(super) const ANSWERS: HouseRule = HouseRule {
    voids: Some(voids),
    ..HouseRule::of(RULE)
};

pub(super) const RULE: Rule = Rule {
    slug: "full-house",
    title: "Full House",
    summary: "Two pairs and the Sun are two flashes, to be cleared at once.",
    text: "`double`: when two pairs and the Sun are thrown, the Sun matches both pairs: both flashes score, the \
           thrower earns an insurance point where there are any, all five cubes have scored and must be thrown \
           again, and both flashes must be cleared at the same time. This is forced, not chosen, and adds Suspend \
           with n = 10 unless the table has set `suspend` or `kill` itself. `reroll` (text 002, our reading): while \
           a flash is being cleared with two cubes, a natural pair is void like a match: both are thrown again.",
    source: "H7 H7b",
    values: Values::Choice(&["off", "double", "reroll"]),
    situation: "throw",
    clashes: &[],
};

/// Which Full House is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FullHouse {
    Off,
    Double,
    Reroll,
}

pub(super) fn read(set: &Settings) -> FullHouse {
    set.choice(
        &RULE,
        [FullHouse::Off, FullHouse::Double, FullHouse::Reroll],
    )
}

impl Rules {
    /// Does the Sun make flashes of two pairs at once?
    pub const fn doubles_full_house(&self) -> bool {
        matches!(self.full_house, FullHouse::Double)
    }

    /// Do both pairs of `throw` make flashes with the Sun, by this rule or by one of the table's own?
    pub(crate) fn doubles(&self, throw: Throw) -> bool {
        self.doubles_full_house() || self.own_doubles(throw).is_some()
    }
}

/// Is a throw of two cubes void because it is a pair (H7b)?
fn voids(rules: &Rules, throw: Throw, clearing: FaceSet) -> bool {
    rules.full_house == FullHouse::Reroll
        && !clearing.is_empty()
        && throw.cubes().len() == 2
        && Face::COMMON.iter().any(|face| throw.natural(*face) == 2)
}

#[cfg(test)]
mod tests {
    use super::super::with;
    use crate::face::Face::{Five, Four, Six, Sun};
    use crate::face::{Face, FaceSet};
    use crate::throw::{Cubes, Faces, Throw};

    #[test]
    fn a_pair_is_void_only_on_two_cubes_while_clearing() {
        let two = Cubes {
            common: 1,
            sun: true,
        };
        let throw = |faces: &[Face]| Throw::read(two, &Faces::of(faces)).unwrap();
        let (rules, six) = (with(&["full-house=reroll"]), FaceSet::of(Six));
        assert!(rules.voids(throw(&[Four, Four]), six).is_some());
        assert!(rules.voids(throw(&[Five, Five]), six).is_some());
        assert!(
            rules.voids(throw(&[Four, Sun]), six).is_none(),
            "no natural pair"
        );
        assert!(rules.voids(throw(&[Four, Four]), FaceSet::NONE).is_none());
        assert!(
            with(&["full-house=double"])
                .voids(throw(&[Four, Four]), six)
                .is_none()
        );
    }

    #[test]
    fn the_double_brings_suspend_with_it_unless_the_table_has_spoken() {
        let suspends = |settings: &[&str]| with(settings).suspends_after();
        assert_eq!(suspends(&["full-house=double"]), Some(10));
        assert_eq!(suspends(&["full-house=double", "suspend=3"]), Some(3));
        assert_eq!(suspends(&["full-house=double", "suspend=0"]), None);
        assert_eq!(suspends(&["full-house=double", "kill=5"]), None);
        assert_eq!(suspends(&["full-house=reroll"]), None);
    }
}
