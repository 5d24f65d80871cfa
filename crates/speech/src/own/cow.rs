//! What a rule of one's own does in Unexploded Cow.

use cow::{Finding, Me};

use super::with;
use crate::cow::Money;
use crate::line::Line;
use crate::names::Names;
use crate::sentence::Sentence;

sentences! {
    Prices = "own-cow-prices" { n: u32, of: u32 }
    APrice = "own-cow-a-price" { card: Line, before: Money, after: Money }
    Values = "own-cow-values" { n: u32, of: u32 }
    AValue = "own-cow-a-value" { card: Line, before: Money, after: Money }
    Explodes = "own-cow-explodes" { card: Line, before: u32, worth: Money }
    Draws = "own-cow-draws" { me: Line, cards: u32 }
    Deals = "own-cow-deals" { players: u32, cards: u32 }
    Stays = "own-cow-stays" { n: u32, of: u32 }
    AStay = "own-cow-a-stay" { from: Line, to: Line }
    AfterTurn = "own-cow-after-turn" { me: Line, pays: bool, money: Money }
    Roller = "own-cow-roller" { card: Line, own: bool, pays: bool, money: Money }
    ACity = "own-cow-a-city" { points: u32, pays: bool, money: Money }
    EndsTurns = "own-cow-ends-turns" { n: u32 }
    EndsCities = "own-cow-ends-cities" { n: u32 }
    EndsPot = "own-cow-ends-pot" { pot: Money }
    AMe = "own-cow-me" { cash: Money, hand: u32, cows: u32, points: u32, city: bool }
}

/// What a rule does, a sentence a line.
pub(super) fn lines(found: &[Finding], names: Names<'_>) -> Vec<Line> {
    let all = found.iter();
    all.flat_map(|finding| match finding {
        Finding::Prices(..) | Finding::Values(..) | Finding::Stays(..) => cards(finding, names),
        other => players(other, names),
    })
    .collect()
}

fn cards(finding: &Finding, names: Names<'_>) -> Vec<Line> {
    match finding {
        Finding::Prices(n, of, some) => {
            let (n, of) = (*n, *of);
            let some = some.iter().map(|(card, before, after)| APrice {
                card: card.as_str().into(),
                before: Money(*before),
                after: Money(*after),
            });
            with(
                Prices { n, of }.line(names),
                some.map(|one| one.line(names)),
            )
        }
        Finding::Values(n, of, some) => {
            let (n, of) = (*n, *of);
            let some = some.iter().map(|(card, before, after)| AValue {
                card: card.as_str().into(),
                before: Money(*before),
                after: Money(*after),
            });
            with(
                Values { n, of }.line(names),
                some.map(|one| one.line(names)),
            )
        }
        Finding::Stays(n, of, some) => {
            let (n, of) = (*n, *of);
            let some = some.iter().map(|(from, to)| AStay {
                from: from.as_str().into(),
                to: to.as_str().into(),
            });
            with(Stays { n, of }.line(names), some.map(|one| one.line(names)))
        }
        _ => Vec::new(),
    }
}

fn players(finding: &Finding, names: Names<'_>) -> Vec<Line> {
    match finding {
        Finding::Explodes(some) => some
            .iter()
            .map(|(card, before, worth)| {
                let (card, before, worth) = (card.as_str().into(), *before, Money(*worth));
                Explodes {
                    card,
                    before,
                    worth,
                }
                .line(names)
            })
            .collect(),
        Finding::Draws(some) => {
            let draws = some.iter().map(|(one, cards)| Draws {
                me: me(*one, names),
                cards: *cards,
            });
            draws.map(|one| one.line(names)).collect()
        }
        Finding::Deals(some) => {
            let deals = some
                .iter()
                .map(|&(players, cards)| Deals { players, cards });
            deals.map(|one| one.line(names)).collect()
        }
        Finding::AfterTurn(some) => {
            let paid = some.iter().map(|(one, money)| AfterTurn {
                me: me(*one, names),
                pays: *money < 0,
                money: Money(money.abs()),
            });
            paid.map(|one| one.line(names)).collect()
        }
        Finding::Roller(some) => {
            let paid = some.iter().map(|(card, own, money)| Roller {
                card: card.as_str().into(),
                own: *own,
                pays: *money < 0,
                money: Money(money.abs()),
            });
            paid.map(|one| one.line(names)).collect()
        }
        Finding::Cities(some) => {
            let paid = some.iter().map(|&(points, money)| ACity {
                points,
                pays: money < 0,
                money: Money(money.abs()),
            });
            paid.map(|one| one.line(names)).collect()
        }
        Finding::Ends(turns, cities, pot) => {
            let turns = turns.map(|n| EndsTurns { n }.line(names));
            let cities = cities.map(|n| EndsCities { n }.line(names));
            let pot = pot.map(|pot| EndsPot { pot: Money(pot) }.line(names));
            turns.into_iter().chain(cities).chain(pot).collect()
        }
        _ => Vec::new(),
    }
}

fn me(one: Me, names: Names<'_>) -> Line {
    let Me {
        cash,
        hand,
        cows,
        points,
        city,
    } = one;
    let cash = Money(cash);
    AMe {
        cash,
        hand,
        cows,
        points,
        city,
    }
    .line(names)
}
