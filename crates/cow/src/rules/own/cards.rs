//! What a rule of one's own says of cards, of cows that explode and of cities, found out by asking it (O7).

use own::{Counted, Given, UpTo};

use super::DEALT;
use super::effect::{Asked, Exploding, Finding, and_others, many, name, small};
use super::which::{Which, card};
use crate::card::Card;

pub(super) fn prices(Asked { asking, deck, .. }: &mut Asked<'_, '_>) -> Finding {
    let (mut counted, all) = (Counted::default(), deck.cards());
    for one in all.iter() {
        let before = deck.price(one);
        let after = (before + small(asking.number("price", &[card(deck, one)]))).max(0);
        if after != before {
            counted.add_unlike((after - before).into(), (name(deck, one), before, after));
        }
    }
    Finding::Prices(counted.n, many(all.len()), counted.some)
}

pub(super) fn values(Asked { asking, deck, .. }: &mut Asked<'_, '_>) -> Finding {
    let (mut counted, all) = (Counted::default(), deck.cows());
    for one in all.iter() {
        let before = deck.value(one);
        let on_top = small(asking.number("value", &[card(deck, one)]));
        if on_top != 0 {
            counted.add_unlike(on_top.into(), (name(deck, one), before, before + on_top));
        }
    }
    Finding::Values(counted.n, many(all.len()), counted.some)
}

/// So many cows explode before another one of the same bomb in most games.
const USUAL_BEFORE: u32 = 12;
/// As many as most of them.
pub(super) const BEFORE: std::ops::RangeInclusive<u32> = 0..=USUAL_BEFORE;
/// No bomb has more cows before the last.
const MOST_BEFORE: u32 = 44;

pub(super) fn explodes(Asked { asking, deck, .. }: &mut Asked<'_, '_>) -> Vec<Finding> {
    let mut counted: Counted<Exploding> = Counted::default();
    let mut others = false;
    let near = asking.rule.near(1).into_iter();
    let near = near.filter(|before| (USUAL_BEFORE + 1..=MOST_BEFORE).contains(before));
    let all: Vec<u32> = (0..=USUAL_BEFORE).chain(near).collect();
    // What it is worth otherwise comes on top of that.
    let cows = deck.cows();
    let values = cows.iter().map(|one| {
        let on_top = asking.number("value", &[card(deck, one)]);
        (one, deck.value(one) + small(on_top))
    });
    let values: Vec<(Card, i32)> = values.collect();
    let mut on_top = |one: Card, before: u32| {
        let told = [card(deck, one), Given::Number(before.into())];
        small(asking.number("exploding", &told))
    };
    for (one, before) in cows
        .iter()
        .flat_map(|one| all.iter().map(move |before| (one, *before)))
    {
        let more = on_top(one, before);
        let which = Which::one(deck, one);
        let is_told = |known: &Exploding| {
            let so_many = known.to.covers(known.before, before);
            so_many && known.more == more && known.which.covers(&which)
        };
        if more == 0 || counted.some.iter().any(is_told) {
            continue;
        }
        if counted.some.len() == Counted::<u32>::MOST {
            others = true;
            continue;
        }
        let which = Which::around(deck, one, |other| on_top(other, before) == more);
        let alike = cows
            .iter()
            .filter(|cow| which.covers(&Which::one(deck, *cow)));
        let alike: Vec<Card> = alike.collect();
        let (before, to) = UpTo::around(before, &all, |before| {
            alike.iter().all(|cow| on_top(*cow, before) == more)
        });
        let value = values.iter().find(|(cow, _)| *cow == one);
        let worth = value.map_or(0, |(_, value)| *value) + more;
        counted.add_by(
            more.into(),
            Exploding {
                which,
                before,
                to,
                more,
                worth,
            },
        );
    }
    and_others(Finding::Explodes(counted.some), others)
}

pub(super) fn deals(Asked { asking, .. }: &mut Asked<'_, '_>) -> Finding {
    let deals = (3..=6).filter_map(|players: u32| {
        let told = [Given::Number(players.into())];
        let dealt = asking.number_or(DEALT.into(), "cards_dealt", &told);
        let dealt = u32::try_from(dealt).unwrap_or(0);
        (dealt != u32::from(DEALT)).then_some((players, dealt))
    });
    Finding::Deals(deals.collect())
}

pub(super) fn stays(Asked { asking, deck, .. }: &mut Asked<'_, '_>) -> Finding {
    let (mut counted, mut all) = (Counted::default(), 0);
    let kinds = deck.distinct(deck.cows());
    for (from, to) in kinds
        .iter()
        .flat_map(|from| kinds.iter().map(move |to| (from, to)))
    {
        all += 1;
        if asking.flag("stays", &[card(deck, from), card(deck, to)]) {
            counted.add((name(deck, from), name(deck, to)));
        }
    }
    Finding::Stays(counted.n, all, counted.some)
}

pub(super) fn roller(Asked { asking, deck, .. }: &mut Asked<'_, '_>) -> Vec<Finding> {
    let mut counted: Counted<(Which, bool, i32)> = Counted::default();
    let mut others = false;
    let mut brings =
        |one: Card, own| small(asking.number("roller", &[card(deck, one), Given::Flag(own)]));
    let cows = deck.cows();
    for (one, own) in cows.iter().flat_map(|one| [(one, false), (one, true)]) {
        let dollars = brings(one, own);
        let which = Which::one(deck, one);
        let alike = |(_, other, paid): &&(Which, bool, i32)| (*other, *paid) == (own, dollars);
        let mut known = counted.some.iter().filter(alike);
        if dollars == 0 || known.clone().any(|(known, ..)| known.covers(&which)) {
            continue;
        }
        if known.next().is_some() {
            others = true;
            continue;
        }
        others |= counted.some.len() == Counted::<u32>::MOST;
        let which = Which::around(deck, one, |other| brings(other, own) == dollars);
        counted.add_by(dollars.into(), (which, own, dollars));
    }
    and_others(Finding::Roller(counted.some), others)
}

/// The points of cities.
pub(super) const CITIES: std::ops::RangeInclusive<u32> = 1..=12;

pub(super) fn cities(Asked { asking, .. }: &mut Asked<'_, '_>) -> Vec<Finding> {
    let mut counted: Counted<(u32, UpTo, i32)> = Counted::default();
    let all: Vec<u32> = CITIES.collect();
    let mut brings = |points: u32| small(asking.number("city", &[Given::Number(points.into())]));
    let is_told = |some: &[(u32, UpTo, i32)], points: u32, dollars: i32| {
        let mut some = some.iter();
        some.any(|(least, to, known)| *known == dollars && to.covers(*least, points))
    };
    for &points in &all {
        let dollars = brings(points);
        if dollars != 0 && !is_told(&counted.some, points, dollars) {
            let (least, to) = UpTo::around(points, &all, |points| brings(points) == dollars);
            counted.add_by(dollars.into(), (least, to, dollars));
        }
    }
    let others = all.iter().any(|&points| {
        let dollars = brings(points);
        dollars != 0 && !is_told(&counted.some, points, dollars)
    });
    and_others(Finding::Cities(counted.some), others)
}
