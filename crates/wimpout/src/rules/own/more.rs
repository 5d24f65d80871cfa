//! The rest of what a rule of one's own does, found out by asking it (O7): the goal, Last Licks, insurance, who is driven
//! off, and what is counted of the table.

use std::collections::BTreeSet;

use own::{Asking, Counted, Given, Rule};

use super::effect::{Finding, MOST_POINTS, pairs};
use super::me::STEP;
use super::places::places;
use super::{faces, fixed};
use crate::face::Face;
use crate::rules::Whose;
use crate::throw::{Cubes, Faces, Throw};

type Ask = fn(&mut Asking<'_>) -> Vec<Finding>;

const ASKED: [(&str, Ask); 11] = [
    ("alone_goes_on", |one| {
        vec![Finding::AloneGoesOn(one.flag("alone_goes_on", &[]))]
    }),
    ("goal", goal),
    ("failed_is_out", |one| {
        vec![Finding::FailedIsOut(one.flag("failed_is_out", &[]))]
    }),
    ("passed_leader", |one| {
        let fate = one.word("passed_leader", &[]).and_then(fixed::fate);
        vec![Finding::Passed(fate)]
    }),
    ("challenge_place", places),
    ("order_drawn", |one| {
        vec![Finding::OrderDrawn(one.flag("order_drawn", &[]))]
    }),
    ("two_flashes", |one| vec![two_flashes(one)]),
    ("own_price", |one| vec![price(one, "own_price", Whose::Own)]),
    ("other_price", |one| {
        vec![price(one, "other_price", Whose::Opponents)]
    }),
    ("eclipses", |one| {
        vec![pairs(one, "eclipses", Finding::Eclipses)]
    }),
    ("nearness", |one| {
        let near = one.number("nearness", &[Given::Number(300)]);
        vec![Finding::Nearness(small(near))]
    }),
];

/// What comes of these questions.
pub(super) fn found(asking: &mut Asking<'_>) -> Vec<(&'static str, Vec<Finding>)> {
    let answered = ASKED
        .into_iter()
        .filter(|(question, _)| asking.rule.answers(question));
    let answered: Vec<_> = answered.collect();
    let found = answered.into_iter().filter_map(|(question, ask)| {
        let failed = asking.failed;
        let some = ask(asking);
        // What is asked once for all is nothing where it has no answer.
        let is_once = !matches!(
            question,
            "goal" | "challenge_place" | "two_flashes" | "eclipses"
        );
        if is_once && asking.failed > failed {
            return None;
        }
        Some((question, some))
    });
    let mut found: Vec<_> = found.collect();
    found.push(("", insured(asking).into_iter().collect()));
    found
}

fn small(n: i64) -> u32 {
    u32::try_from(n).unwrap_or(0)
}

/// What is asked about first, for examples as people know them.
pub(super) const USUAL_BANKS: [u32; 3] = [20, 35, 100];

/// Beyond what is asked about one by one, some that stand for all.
const GREAT: [u32; 5] = [600, 750, 1_000, 1_500, 3_000];
/// Nobody makes more in a turn.
const MOST_OF_A_TURN: u32 = 10_000;

/// The points of turns that are asked about where nothing comes of those: all that are usual, and those around the numbers of the
/// text. A wimpout may come where nothing is at stake, a bank may not.
pub(super) fn every_turn(rule: &Rule, question: &str) -> Vec<u32> {
    let is_lost = ["wimpout", "wreck"]
        .iter()
        .any(|way| question.contains(way));
    let least = if is_lost { 0 } else { STEP };
    let usual = (least..=MOST_POINTS).step_by(STEP as usize);
    let near = rule.near(STEP).into_iter();
    let near = near.filter(|points| (least..=MOST_OF_A_TURN).contains(points));
    let all: BTreeSet<u32> = usual.chain(GREAT).chain(near).collect();
    all.into_iter().collect()
}

/// Goals that tables have set.
const GOALS: [u32; 5] = [500, 300, 200, 400, 1000];

fn goal(asking: &mut Asking<'_>) -> Vec<Finding> {
    let near = asking.rule.near(STEP).into_iter();
    let near = near.filter(|goal| (50..=MOST_OF_A_TURN).contains(goal));
    let goals = GOALS.into_iter().chain(near).map(|usual| {
        let goal = asking.number_or(usual.into(), "goal", &[Given::Number(usual.into())]);
        (usual, small(goal))
    });
    let goals: Vec<(u32, u32)> = goals.collect();
    let mut changed = goals.iter().filter(|(usual, goal)| usual != goal);
    let (usual, goal) = *changed.next().unwrap_or(&goals[0]);
    let others = changed.any(|(_, other)| *other != goal);
    with_others(Finding::Goal(usual, goal), others)
}

fn with_others(finding: Finding, others: bool) -> Vec<Finding> {
    let others = others.then_some(Finding::AndOthers);
    std::iter::once(finding).chain(others).collect()
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

fn insures(asking: &mut Asking<'_>, by_the_book: bool) -> Counted<(Faces, u32)> {
    let mut counted = Counted::default();
    for way in 0..Cubes::ALL.ways() {
        let told = [faces(Throw::nth(Cubes::ALL, way)), Given::Flag(by_the_book)];
        let points = small(asking.number("insurance", &told));
        if points > 0 {
            counted.add_by(points.into(), (Cubes::ALL.fall(way), points));
        }
    }
    counted
}

/// The throws that earn insurance points where all of them scores by the book, and where it does by a rule of the table: told
/// together where that is the same.
fn insured(asking: &mut Asking<'_>) -> Vec<Finding> {
    if !asking.rule.answers("insurance") {
        return Vec::new();
    }
    let [by_the_book, otherwise] = [true, false].map(|book| insures(asking, book));
    if by_the_book == otherwise {
        return vec![Finding::Insures(by_the_book.n, None, by_the_book.some)];
    }
    let all = [(true, by_the_book), (false, otherwise)].into_iter();
    let all = all.filter(|(_, counted)| counted.n > 0);
    all.map(|(book, counted)| Finding::Insures(counted.n, Some(book), counted.some))
        .collect()
}

fn price(asking: &mut Asking<'_>, question: &str, whose: Whose) -> Finding {
    Finding::Price(whose, small(asking.number(question, &[])))
}
