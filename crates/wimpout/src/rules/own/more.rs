//! The rest of what a rule of one's own does, found out by asking it (O7): the goal, Last Licks, insurance, who is driven
//! off, and what is counted of the table.

use own::{Asking, Counted, Given};

use super::effect::{Finding, pairs};
use super::me::Me;
use super::{faces, fixed};
use crate::face::Face;
use crate::rules::Whose;
use crate::throw::{Cubes, Throw};

type Ask = fn(&mut Asking<'_>) -> Finding;

const ASKED: [(&str, Ask); 12] = [
    ("alone_goes_on", |one| {
        Finding::AloneGoesOn(one.flag("alone_goes_on", &[]))
    }),
    ("goal", goal),
    ("failed_is_out", |one| {
        Finding::FailedIsOut(one.flag("failed_is_out", &[]))
    }),
    ("passed_leader", |one| {
        Finding::Passed(one.word("passed_leader", &[]).and_then(fixed::fate))
    }),
    ("challenge_place", places),
    ("order_drawn", |one| {
        Finding::OrderDrawn(one.flag("order_drawn", &[]))
    }),
    ("two_flashes", two_flashes),
    ("insurance", insures),
    ("own_price", |one| price(one, "own_price", Whose::Own)),
    ("other_price", |one| {
        price(one, "other_price", Whose::Opponents)
    }),
    ("eclipses", |one| pairs(one, "eclipses", Finding::Eclipses)),
    ("nearness", |one| {
        let near = one.number("nearness", &[Given::Number(300)]);
        Finding::Nearness(small(near))
    }),
];

/// What comes of these questions.
pub(super) fn found(asking: &mut Asking<'_>) -> Vec<Finding> {
    let answered = ASKED
        .into_iter()
        .filter(|(question, _)| asking.rule.answers(question));
    let answered: Vec<_> = answered.collect();
    let found = answered.into_iter().map(|(_, ask)| ask(asking));
    found.collect()
}

fn small(n: i64) -> u32 {
    u32::try_from(n).unwrap_or(0)
}

/// What is asked about first, for examples as people know them.
pub(super) const USUAL_BANKS: [u32; 3] = [20, 35, 100];

/// What is asked about where nothing comes of those.
pub(super) fn every_bank() -> Vec<u32> {
    (1..=100).map(|n| 5 * n).collect()
}

fn goal(asking: &mut Asking<'_>) -> Finding {
    let goals = [500, 300].map(|usual| {
        let goal = asking.number("goal", &[Given::Number(usual)]);
        (small(usual), small(goal))
    });
    let changed = goals.into_iter().find(|(usual, goal)| usual != goal);
    let (usual, goal) = changed.unwrap_or(goals[0]);
    Finding::Goal(usual, goal)
}

fn places(asking: &mut Asking<'_>) -> Finding {
    let place = |asking: &mut Asking<'_>, score| {
        let me = Me::of(None, None, score);
        let Given::Named(mut told) = me.given() else {
            return (me, 0);
        };
        told.push(("alphabet", Given::Number(i64::from(score > 200) + 1)));
        let place = asking.number("challenge_place", &[Given::Named(told)]);
        (me, small(place))
    };
    let places = [100, 300].map(|score| place(asking, score)).to_vec();
    let differ = places.windows(2).any(|two| two[0].1 != two[1].1);
    Finding::Places(if differ { places } else { Vec::new() })
}

fn two_flashes(asking: &mut Asking<'_>) -> Finding {
    let throws = (0..Cubes::ALL.ways()).map(|way| Throw::nth(Cubes::ALL, way));
    let pairs = |throw: &Throw| {
        Face::COMMON
            .iter()
            .filter(|face| throw.natural(**face) == 2)
            .count()
    };
    let houses = throws.filter(|throw| throw.shows_sun() && pairs(throw) == 2);
    let n = houses.filter(|throw| asking.flag("two_flashes", &[faces(*throw)]));
    Finding::TwoFlashes(u32::try_from(n.count()).unwrap_or(0))
}

fn insures(asking: &mut Asking<'_>) -> Finding {
    let mut counted = Counted::default();
    for way in 0..Cubes::ALL.ways() {
        let told = [faces(Throw::nth(Cubes::ALL, way)), Given::Flag(true)];
        let points = small(asking.number("insurance", &told));
        if points > 0 {
            counted.add_by(points.into(), (Cubes::ALL.fall(way), points));
        }
    }
    Finding::Insures(counted.n, counted.some)
}

fn price(asking: &mut Asking<'_>, question: &str, whose: Whose) -> Finding {
    Finding::Price(whose, small(asking.number(question, &[])))
}
