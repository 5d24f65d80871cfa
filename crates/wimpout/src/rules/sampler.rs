//! H3: the Cosmic Sampler.

use table::{Rule, Settings, Values};

use super::Rules;
use super::house_rule::HouseRule;
use crate::face::Face;
use crate::throw::{Cubes, Throw};

pub(super) const ANSWERS: HouseRule = HouseRule {
    calls: Some(calls),
    ..HouseRule::of(RULE)
};

pub(super) const RULE: Rule = Rule {
    slug: "sampler",
    title: "Cosmic Sampler",
    summary: "One of everything on five cubes may be called for 50 points (or 25).",
    text: "`classic`: a 5 or a 10 and one each of 2, 3, 4 and 6 in one throw of five cubes may be called a Cosmic \
           Sampler: 50 points in all, and all five cubes are used, so all must be thrown again. The Sun may be the 5 \
           or 10, or (our extension) any one face that is missing. `any-distinct` (text 002): five cubes of which no \
           two are alike, the Sun being unlike everything, for 25 points. Never while a flash is being cleared; it \
           earns no insurance point. Who does not call it counts the throw as usual.",
    source: "H3",
    values: Values::Choice(&["off", "classic", "any-distinct"]),
    situation: "throw",
    clashes: &[],
};

/// Which samplers there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sampler {
    Off,
    Classic,
    AnyDistinct,
}

pub(super) fn read(set: &Settings) -> Sampler {
    set.choice(
        &RULE,
        [Sampler::Off, Sampler::Classic, Sampler::AnyDistinct],
    )
}

/// For how many points may `throw` be called a sampler, with nothing being cleared?
fn calls(rules: &Rules, throw: Throw) -> Option<u16> {
    let points = match rules.sampler {
        Sampler::Off => return None,
        Sampler::Classic => 50,
        Sampler::AnyDistinct => 25,
    };
    let alike = Face::COMMON.iter().any(|face| throw.natural(*face) > 1);
    if throw.cubes() != Cubes::ALL || alike {
        return None;
    }
    let numbers = throw.natural(Face::Five) + throw.natural(Face::Ten);
    let sampled = match rules.sampler {
        Sampler::Classic => numbers == 1 || (numbers == 0 && throw.shows_sun()),
        Sampler::AnyDistinct | Sampler::Off => true,
    };
    sampled.then_some(points)
}

#[cfg(test)]
mod tests {
    use super::super::with;
    use crate::face::Face::{self, Five, Four, Six, Sun, Ten, Three, Two};
    use crate::throw::{Cubes, Faces, Throw};

    fn sampled(setting: &str, faces: [Face; 5]) -> Option<u16> {
        let throw = Throw::read(Cubes::ALL, &Faces::of(&faces)).unwrap();
        with(&[setting]).sampler(throw)
    }

    #[test]
    fn the_classic_sampler_has_one_number_and_every_other_face() {
        let classic = |faces| sampled("sampler=classic", faces);
        assert_eq!(classic([Two, Three, Six, Ten, Four]), Some(50));
        assert_eq!(
            classic([Two, Three, Four, Six, Sun]),
            Some(50),
            "the Sun as the number"
        );
        assert_eq!(
            classic([Two, Five, Four, Six, Sun]),
            Some(50),
            "the Sun as the 3"
        );
        assert_eq!(classic([Two, Five, Four, Ten, Sun]), None, "two numbers");
        assert_eq!(classic([Two, Two, Four, Six, Sun]), None, "two alike");
        assert_eq!(sampled("sampler=off", [Two, Three, Four, Six, Sun]), None);
    }

    #[test]
    fn any_five_unlike_cubes_will_do_for_the_other() {
        let distinct = |faces| sampled("sampler=any-distinct", faces);
        assert_eq!(distinct([Two, Five, Four, Ten, Sun]), Some(25));
        assert_eq!(distinct([Two, Three, Five, Ten, Four]), Some(25));
        assert_eq!(distinct([Two, Five, Four, Ten, Two]), None);
    }
}
