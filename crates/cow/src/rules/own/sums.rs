//! What several answers of a rule of one's own come to together (O7): one may give what another takes.

use own::{Counted, Given, UpTo};

use super::cards::BEFORE;
use super::counted::{alike, is_told};
use super::effect::{Asked, Exploding, Finding, and_others, small};
use super::told::Me;
use super::turns::{Turns, turn, turns};
use super::which::{Which, card};
use crate::card::Card;
use crate::counting::Happened;

/// So many turns of players are asked about.
const MOST_ASKED: usize = 20_000;
/// The questions about dollars that a turn brings.
const OF_A_TURN: [&str; 3] = ["city", "bonus", "after_turn"];
/// The questions about dollars that a cow brings that explodes.
const OF_A_COW: [&str; 3] = ["value", "exploding", "roller"];

/// What comes of several things, where it is not one alone.
fn together(parts: &[i64]) -> Option<i32> {
    let some = parts.iter().filter(|dollars| **dollars != 0);
    (some.count() > 1).then(|| small(parts.iter().sum()))
}

fn answers_several(all: &Asked<'_, '_>, questions: &[&str]) -> bool {
    let answered = questions.iter();
    let answered = answered.filter(|question| all.asking.rule.answers(question));
    answered.count() > 1
}

/// What a turn brings by its city, by what happened in it, and at its end.
fn of_turn(all: &mut Asked<'_, '_>, happened: Happened, me: Me) -> Option<i32> {
    let rule = all.asking.rule;
    let (asking, head) = (&mut *all.asking, rule.head());
    // Of a city nothing is told where the text does not look at it elsewhere.
    let has_city = happened.city > 0 && rule.mentions("city");
    let city = Given::Number(happened.city.into());
    let city = if has_city {
        asking.number("city", &[city])
    } else {
        0
    };
    let told = |me: Me| [turn(happened), me.given(head)];
    let bonus = asking.number("bonus", &told(me));
    let count = asking.count("count_after_turn", &told(me), me.count);
    let me = Me { count, ..me };
    let table = asking.count("table_after_turn", &told(me), me.table);
    let cash = (me.cash + small(bonus)).max(0);
    let me = Me { cash, table, ..me };
    together(&[city, bonus, asking.number("after_turn", &[me.given(head)])])
}

/// What turns bring in all: the first for each sum.
pub(super) fn turns_in_all(all: &mut Asked<'_, '_>) -> Vec<Finding> {
    if !answers_several(all, &OF_A_TURN) {
        return Vec::new();
    }
    let (rule, reached) = (all.asking.rule, all.counts.clone());
    let happened = turns(rule, "bonus");
    let mut players = all.players("bonus");
    players.extend(all.players("after_turn"));
    players.truncate(MOST_ASKED / happened.len().max(1));
    let mut told: Vec<(Turns, Me, i32)> = Vec::new();
    let mut others = false;
    for (happened, me) in happened
        .iter()
        .flat_map(|happened| players.iter().map(move |me| (*happened, *me)))
    {
        let Some(dollars) = of_turn(all, happened, me) else {
            continue;
        };
        if is_told(&told, rule, (&happened, &me, dollars)) {
            continue;
        }
        if told.len() == Counted::<u32>::MOST {
            others = true;
            break;
        }
        let mut same = |happened, me| of_turn(all, happened, me) == Some(dollars);
        let (turns, who) = alike(rule, &reached, (happened, me), &mut same);
        told.push((turns, who, dollars));
    }
    and_others(Finding::InAll(told), others)
}

/// What is said of a cow and of what else the question is told.
fn of_cow(all: &mut Asked<'_, '_>, question: &'static str, one: Card, told: Option<Given>) -> i64 {
    let told: Vec<Given> = std::iter::once(card(&all.deck, one)).chain(told).collect();
    all.asking.number(question, &told)
}

/// What a cow brings its owner on top of what is printed that explodes after so many others, in his own turn or not.
fn of_explosion(all: &mut Asked<'_, '_>, one: Card, before: u32, own: Option<bool>) -> Option<i32> {
    let of_roller = if own == Some(true) {
        of_cow(all, "roller", one, Some(Given::Flag(true)))
    } else {
        0
    };
    let value = of_cow(all, "value", one, None);
    let exploding = of_cow(all, "exploding", one, Some(Given::Number(before.into())));
    together(&[value, exploding, of_roller])
}

/// What cows that explode bring their owners in all: the first for each sum.
pub(super) fn cows_in_all(all: &mut Asked<'_, '_>) -> Vec<Finding> {
    if !answers_several(all, &OF_A_COW) {
        return Vec::new();
    }
    let deck = all.deck.clone();
    let cows = deck.distinct(deck.cows());
    let befores: Vec<u32> = BEFORE.collect();
    let mut told: Vec<(Exploding, Option<bool>)> = Vec::new();
    let mut others = false;
    let owned: &[Option<bool>] = if all.asking.rule.answers("roller") {
        &[Some(true), Some(false)]
    } else {
        &[None]
    };
    let cases = owned.iter().flat_map(|own| {
        let each = cows.iter().flat_map(|one| BEFORE.map(move |n| (one, n)));
        each.map(move |(one, before)| (*own, one, before))
    });
    for (own, one, before) in cases {
        let Some(more) = of_explosion(all, one, before, own) else {
            continue;
        };
        let which = Which::one(&deck, one);
        let is_told = |(known, of_own): &(Exploding, Option<bool>)| {
            let same = known.more == more && *of_own == own && known.which.covers(&which);
            same && known.to.covers(known.before, before)
        };
        if told.iter().any(is_told) {
            continue;
        }
        if told.len() == Counted::<u32>::MOST {
            others = true;
            break;
        }
        let mut same = |one, before| of_explosion(all, one, before, own) == Some(more);
        let which = Which::around(&deck, one, |one| same(one, before));
        let alike = cows.iter();
        let alike = alike.filter(|cow| which.covers(&Which::one(&deck, *cow)));
        let alike: Vec<Card> = alike.collect();
        let (before, to) = UpTo::around(before, &befores, |before| {
            alike.iter().all(|one| same(*one, before))
        });
        let worth = deck.value(one) + more;
        let one = Exploding {
            which,
            before,
            to,
            more,
            worth,
        };
        told.push((one, own));
    }
    and_others(Finding::CowsInAll(told), others)
}
