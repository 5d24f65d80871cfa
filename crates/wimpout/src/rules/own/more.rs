//! The rest of what a rule of one's own does, found out by asking it (O7): the goal, Last Licks, insurance, who is driven
//! off, and what is counted of the table.

use own::{Asking, Counted, Given, Lots};

use super::effect::{Finding, Happens, pairs};
use super::me::Me;
use super::{faces, fixed};
use crate::face::Face;
use crate::rules::Whose;
use crate::throw::{Cubes, Throw};

type Ask = fn(&mut Asking<'_>) -> Finding;

const ASKED: [(&str, Ask); 20] = [
    ("draw", |one| {
        Finding::Lots(Lots::of(one, &Me::all(), Me::given))
    }),
    ("alone_goes_on", |one| {
        Finding::AloneGoesOn(one.flag("alone_goes_on", &[]))
    }),
    ("bonus", bonuses),
    ("wimpout_costs", |one| {
        costs(one, "wimpout_costs", Happens::WimpsOut)
    }),
    ("wreck_costs", |one| {
        costs(one, "wreck_costs", Happens::Wrecks)
    }),
    ("table_starting", |one| {
        table(one, "table_starting", Happens::Sits)
    }),
    ("table_after_bank", |one| {
        table(one, "table_after_bank", Happens::Banks)
    }),
    ("table_after_wimpout", |one| {
        table(one, "table_after_wimpout", Happens::WimpsOut)
    }),
    ("table_after_wreck", |one| {
        table(one, "table_after_wreck", Happens::Wrecks)
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

/// Asks about some banks, and where nothing comes of those about all.
fn bonuses(asking: &mut Asking<'_>) -> Finding {
    Finding::Bonuses(by_points(asking, "bonus"))
}

fn costs(asking: &mut Asking<'_>, question: &'static str, happens: Happens) -> Finding {
    let some = by_points(asking, question).into_iter();
    let some = some.map(|(me, points, cost)| (me, points, small(cost)));
    Finding::Costs(happens, some.collect())
}

/// What comes of turns of some points for some players, and where nothing does of turns of all; no points where all come to
/// the same.
fn by_points(asking: &mut Asking<'_>, question: &'static str) -> Vec<(Me, Option<u32>, i64)> {
    let some = of_turns(asking, question, (Me::all_and_every_score(), &USUAL_BANKS));
    if !some.is_empty() || asking.fault.is_some() {
        return some;
    }
    of_turns(asking, question, (Me::all(), &every_bank()))
}

fn of_turns(
    asking: &mut Asking<'_>,
    question: &'static str,
    (players, turns): (impl Iterator<Item = Me>, &[u32]),
) -> Vec<(Me, Option<u32>, i64)> {
    let mut some: Vec<(Me, Option<u32>, i64)> = Vec::new();
    for me in players {
        for &points in turns {
            let mut comes = |me: Me, points: u32| {
                asking.number(question, &[Given::Number(points.into()), me.given()])
            };
            let one = comes(me, points);
            let known = some.iter().any(|(.., known)| *known == one);
            if one != 0 && !known && some.len() < Counted::<u32>::MOST {
                let whatever = every_bank()
                    .into_iter()
                    .all(|other| comes(me, other) == one);
                let widened = me.widened(|me| comes(me, points) == one);
                some.push((widened, (!whatever).then_some(points), one));
            }
        }
    }
    some
}

fn table(asking: &mut Asking<'_>, question: &'static str, happens: Happens) -> Finding {
    let usual: &[u32] = match happens {
        Happens::Banks | Happens::WimpsOut => &USUAL_BANKS,
        Happens::Sits | Happens::Wrecks => &[0],
    };
    let mut some = table_of(asking, (question, happens), usual);
    if some.is_empty() && usual.len() > 1 && asking.fault.is_none() {
        some = table_of(asking, (question, happens), &every_bank());
    }
    Finding::TableCounts(happens, some)
}

/// What the table's counter comes to after some of such turns.
fn table_of(
    asking: &mut Asking<'_>,
    (question, happens): (&'static str, Happens),
    points: &[u32],
) -> Vec<(u32, u32, u32)> {
    let mut some: Vec<(u32, u32, u32)> = Vec::new();
    for (count, points) in [0, 1, 2, 50]
        .into_iter()
        .flat_map(|n| points.iter().map(move |p| (n, *p)))
    {
        let before = if happens == Happens::Sits { 0 } else { count };
        let me = Me::of(before, true, 100).at_table(before);
        let told = [Given::Number(points.into()), me];
        let told = match happens {
            Happens::Sits => &[],
            Happens::Wrecks => &told[1..],
            Happens::Banks | Happens::WimpsOut => &told[..],
        };
        let after = asking.count(question, told, before);
        let one = (points, before, after);
        if after != before && !some.contains(&one) && some.len() < Counted::<u32>::MOST {
            some.push(one);
        }
    }
    some
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
        let me = Me::of(0, true, score);
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
