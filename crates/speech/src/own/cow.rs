//! What a rule of one's own does in Unexploded Cow.

use cow::{Change, Finding, Happens, Me, Over, OwnEffect, Turns, Whose};
use own::{Head, Span, UpTo};

use self::bombs::{cow_in_all, exploding, way, which};
use super::AndOthers;
use super::player::{Everybody, Told, tally, tally_of};
use super::wimpout::{OfSome, Starts, TableStarts};
use super::{law, lots, one_way, with};
use crate::common::listed;
use crate::cow::Money;
use crate::line::Line;
use crate::names::Names;
use crate::sentence::Sentence;

pub(crate) mod bombs;

sentences! {
    Prices = "own-cow-prices" { n: u32, of: u32 }
    APrice = "own-cow-a-price" { card: Line, before: Money, after: Money }
    Values = "own-cow-values" { n: u32, of: u32 }
    AValue = "own-cow-a-value" { card: Line, before: Money, after: Money }
    Draws = "own-cow-draws" { me: Line, all: bool, cards: u32 }
    Deals = "own-cow-deals" { players: u32, cards: u32 }
    Stays = "own-cow-stays" { n: u32, of: u32 }
    AStay = "own-cow-a-stay" { from: Line, to: Line }
    AfterTurn = "own-cow-after-turn" { me: Line, all: bool, pays: bool, money: Money }
    Roller = "own-cow-roller" { card: Line, own: bool, pays: bool, money: Money }
    ACity = "own-cow-a-city" { points: Line, any: bool, pays: bool, money: Money }
    EndsTurns = "own-cow-ends-turns" { n: u32 }
    EndsCities = "own-cow-ends-cities" { n: u32 }
    EndsMost = "own-cow-ends-most" { counter: Line, n: u32 }
    EndsNoMore = "own-cow-ends-no-more" { counter: Line, n: u32 }
    EndsTable = "own-cow-ends-table" { counter: Line, n: u32, way: u32 }
    Bonus = "own-cow-bonus" { me: Line, all: bool, turn: Line, any: bool, pays: bool, money: Money }
    InAll = "own-cow-in-all" { me: Line, all: bool, turn: Line, any: bool, how: u32, money: Money }
    AfterATurn = "own-cow-count-after-turn" { counter: Line, table: bool, law: Line, turn: Line, any: bool }
    AfterAnExplosion = "own-cow-count-after-explosion" { counter: Line, table: bool, law: Line, card: Line }
    Exploded = "own-cow-exploded" { n: Line }
    Own = "own-cow-own" { n: Line }
    Won = "own-cow-won" { money: Line }
    Played = "own-cow-played" { n: Line }
    TakesCity = "own-cow-takes-city" { n: Line }
    TakesNone = "own-cow-takes-none" {}
    EndsTogether = "own-cow-ends-together" { what: Line }
    AfterTurns = "own-cow-after-turns" { n: Line }
    CitiesLeft = "own-cow-cities-left" { n: Line }
    InThePot = "own-cow-in-the-pot" { pot: Line }
    OfAPlayer = "own-cow-of-a-player" { counter: Line, n: Line }
    OfTheTable = "own-cow-of-the-table" { counter: Line, n: Line }
    Cash = "own-cow-cash" { cash: Money }
    Hand = "own-cow-hand" { hand: Line }
    Cows = "own-cow-cows" { cows: Line }
    Points = "own-cow-points" { points: Line }
    City = "own-cow-city" {}
    NoCity = "own-cow-no-city" {}
}

/// What a rule does, a sentence a line.
pub(super) fn lines(head: &Head, effect: &OwnEffect, names: Names<'_>) -> Vec<Line> {
    let (rule, all) = (
        Told {
            head,
            looks: &effect.looks,
        },
        effect.found.iter(),
    );
    all.flat_map(|finding| match finding {
        Finding::Prices(..) | Finding::Values(..) | Finding::Stays(..) => cards(finding, names),
        Finding::Counts(..) | Finding::Lots(_) | Finding::Bonuses(..) | Finding::Ends(..) => {
            counting(rule, finding, names)
        }
        Finding::InAll(some) => some.iter().map(|one| in_all(rule, one, names)).collect(),
        Finding::CowsInAll(some) => some.iter().map(|one| cow_in_all(one, names)).collect(),
        Finding::EndsTogether(over) => vec![together(rule, over, names)],
        Finding::AndOthers => vec![AndOthers {}.line(names)],
        Finding::Unasked(of_table, from) => vec![rule.unasked(*of_table, *from, names)],
        Finding::NeverComes(of_table, least, most) => {
            vec![rule.never_comes(*of_table, (*least, *most), names)]
        }
        other => players(rule, other, names),
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

fn players(rule: Told<'_>, finding: &Finding, names: Names<'_>) -> Vec<Line> {
    match finding {
        Finding::Explodes(some) => some.iter().map(|one| exploding(one, names)).collect(),
        Finding::Draws(some) => {
            let draws = some.iter().map(|(one, cards)| {
                let (me, all) = whom(rule, *one, names);
                let cards = *cards;
                Draws { me, all, cards }
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
            let paid = some.iter().map(|(one, money)| {
                let (me, all) = whom(rule, *one, names);
                AfterTurn {
                    me,
                    all,
                    pays: *money < 0,
                    money: Money(money.abs()),
                }
            });
            paid.map(|one| one.line(names)).collect()
        }
        Finding::Roller(some) => {
            let paid = some.iter().map(|(card, own, money)| Roller {
                card: which(card, names),
                own: *own,
                pays: *money < 0,
                money: Money(money.abs()),
            });
            paid.map(|one| one.line(names)).collect()
        }
        Finding::Cities(some) => {
            let paid = some.iter().map(|&(least, to, money)| ACity {
                points: tally(least, to, names).unwrap_or_default(),
                any: to == UpTo::Whatever,
                pays: money < 0,
                money: Money(money.abs()),
            });
            paid.map(|one| one.line(names)).collect()
        }
        _ => Vec::new(),
    }
}

/// What a rule counts, what its counts bring, and when they end the game.
fn counting(rule: Told<'_>, finding: &Finding, names: Names<'_>) -> Vec<Line> {
    match finding {
        Finding::Lots(Some(lots)) => {
            lots::lines(rule.head, lots, |one| me(rule, *one, names), names)
        }
        Finding::Counts(whose, some) => some
            .iter()
            .map(|one| change(rule, *whose, one, names))
            .collect(),
        Finding::Bonuses(some) => {
            let paid = some.iter().map(|(happened, one, money)| {
                let ((me, all), turn) = (whom(rule, *one, names), turn(rule, happened, names));
                Bonus {
                    me,
                    all,
                    any: turn.is_none(),
                    turn: turn.unwrap_or_default(),
                    pays: *money < 0,
                    money: Money(money.abs()),
                }
            });
            paid.map(|one| one.line(names)).collect()
        }
        Finding::Ends(over) => ends(rule, over, names),
        _ => Vec::new(),
    }
}

/// When the game is over, by each thing alone: in words of its own, or as what stands so.
fn ends(rule: Told<'_>, over: &Over, names: Names<'_>) -> Vec<Line> {
    let cities = over.cities.filter(Span::is_falling);
    let most = over.most.filter(Span::is_one_way).map(|most| {
        let counter = rule.head.counter.as_str().into();
        let n = most.at;
        if most.is_rising() {
            EndsMost { counter, n }.line(names)
        } else {
            EndsNoMore { counter, n }.line(names)
        }
    });
    let table = over.table.filter(Span::is_one_way).map(|table| {
        let counter = rule.head.table_counter.as_str().into();
        EndsTable {
            counter,
            n: table.at,
            way: one_way(table),
        }
        .line(names)
    });
    let said = [
        over.turns
            .map(|turns| EndsTurns { n: turns.at }.line(names)),
        cities.map(|cities| EndsCities { n: cities.at }.line(names)),
        None,
        most,
        table,
    ];
    let all = said.into_iter().zip(standing(rule, over, names));
    let stands = |what| EndsTogether { what }.line(names);
    all.filter_map(|(said, what)| said.or_else(|| what.map(stands)))
        .collect()
}

/// When the game is over by several things that come together.
fn together(rule: Told<'_>, over: &Over, names: Names<'_>) -> Line {
    let all: Vec<Line> = standing(rule, over, names).into_iter().flatten().collect();
    let what = listed(&all, names);
    EndsTogether { what }.line(names)
}

/// With what the game is over, a part each.
fn standing(rule: Told<'_>, over: &Over, names: Names<'_>) -> [Option<Line>; 5] {
    let much = |span: Span| tally(span.least, span.to, names);
    let money = |n| cash_of(n, names);
    let pot = |span: Span| tally_of(money, span.least, span.to, names);
    let counter = |title: &String| Line::from(title.as_str());
    [
        over.turns
            .and_then(much)
            .map(|n| AfterTurns { n }.line(names)),
        over.cities
            .and_then(much)
            .map(|n| CitiesLeft { n }.line(names)),
        over.pot
            .and_then(pot)
            .map(|pot| InThePot { pot }.line(names)),
        over.most.and_then(much).map(|n| {
            let counter = counter(&rule.head.counter);
            OfAPlayer { counter, n }.line(names)
        }),
        over.table.and_then(much).map(|n| {
            let counter = counter(&rule.head.table_counter);
            OfTheTable { counter, n }.line(names)
        }),
    ]
}

fn change(rule: Told<'_>, whose: Whose, change: &Change, names: Names<'_>) -> Line {
    let (table, counter) = match whose {
        Whose::Player => (false, &rule.head.counter),
        Whose::Table => (true, &rule.head.table_counter),
    };
    let (counter, law) = (counter.as_str().into(), law::told(&change.law, names));
    let after = change.law.always().unwrap_or_default();
    let what = match &change.happens {
        Happens::Start if table => TableStarts { counter, after }.line(names),
        Happens::Start => Starts { counter, after }.line(names),
        Happens::Explosion(card) => AfterAnExplosion {
            counter,
            table,
            law,
            card: which(card, names),
        }
        .line(names),
        Happens::Turn(happened) => {
            let turn = turn(rule, happened, names);
            AfterATurn {
                counter,
                table,
                law,
                any: turn.is_none(),
                turn: turn.unwrap_or_default(),
            }
            .line(names)
        }
    };
    if change.happens == Happens::Start {
        return what;
    }
    match some(rule, change.who, names) {
        Some(me) => OfSome { me, what }.line(names),
        None => what,
    }
}

/// What a turn brings by all that a rule says of it.
fn in_all(rule: Told<'_>, (happened, one, money): &(Turns, Me, i32), names: Names<'_>) -> Line {
    let ((me, all), turn) = (whom(rule, *one, names), turn(rule, happened, names));
    InAll {
        me,
        all,
        any: turn.is_none(),
        turn: turn.unwrap_or_default(),
        how: way(*money),
        money: Money(money.abs()),
    }
    .line(names)
}

/// So many dollars.
fn cash_of(dollars: u32, names: Names<'_>) -> Line {
    let cash = Money(i32::try_from(dollars).unwrap_or(i32::MAX));
    Cash { cash }.line(names)
}

/// What happened in a turn; nothing where it may be anything.
fn turn(rule: Told<'_>, turns: &Turns, names: Names<'_>) -> Option<Line> {
    let (least, to) = (&turns.least, &turns.to);
    let much = |least, to| tally(least, to, names);
    let money = |n| cash_of(n, names);
    let won = tally_of(money, least.won.unsigned_abs(), to.won, names);
    let city = match (least.city, to.city) {
        (0, UpTo::Alone) => Some(TakesNone {}.line(names)),
        (city, to) => much(city, to).map(|n| TakesCity { n }.line(names)),
    };
    let exploded = much(least.exploded, to.exploded).map(|n| Exploded { n }.line(names));
    let own = much(least.own, to.own).map(|n| Own { n }.line(names));
    let played = much(least.played, to.played).map(|n| Played { n }.line(names));
    let parts = [
        ("exploded", exploded),
        ("own", own),
        ("played", played),
        ("won", won.map(|money| Won { money }.line(names))),
        ("city", city),
    ];
    rule.listed(parts, names)
}

/// A player in words, or everybody.
fn me(rule: Told<'_>, one: Me, names: Names<'_>) -> Line {
    some(rule, one, names).unwrap_or_else(|| Everybody {}.line(names))
}

/// A player in words, and whether everybody is meant.
fn whom(rule: Told<'_>, one: Me, names: Names<'_>) -> (Line, bool) {
    let me = some(rule, one, names);
    let all = me.is_none();
    (me.unwrap_or_default(), all)
}

/// A player in words; nothing where everybody is meant.
fn some(rule: Told<'_>, one: Me, names: Names<'_>) -> Option<Line> {
    let much = |least, to| tally(least, to, names);
    let money = |n| cash_of(n, names);
    let cash = tally_of(money, one.cash.unsigned_abs(), one.to.cash, names);
    let hand = much(one.hand, one.to.hand).map(|hand| Hand { hand }.line(names));
    let cows = much(one.cows, one.to.cows).map(|cows| Cows { cows }.line(names));
    let points = much(one.points, one.to.points).map(|points| Points { points }.line(names));
    let city = match (one.city, one.to.city) {
        (true, _) => Some(City {}.line(names)),
        (false, true) => Some(NoCity {}.line(names)),
        (false, false) => None,
    };
    let parts = [
        ("cash", cash),
        ("hand", hand),
        ("cows", cows),
        ("points", points),
        ("city", city),
    ];
    let counts = [(one.count, one.to.count), (one.table, one.to.table)];
    rule.player(parts, counts, names)
}

#[cfg(test)]
mod tests {
    use crate::{Names, Tongue};

    /// What an example does, in a language.
    fn told(name: &str, tongue: Tongue) -> String {
        let examples = cow::OWN_EXAMPLES.iter();
        let (_, text) = examples.clone().find(|(known, _)| *known == name).unwrap();
        let read = crate::own::read("cow", text).unwrap();
        let names = Names::new(&[], None).in_tongue(tongue);
        let lines = read.lines(names).into_iter();
        lines.map(|line| line.to_string() + "\n").collect()
    }

    #[test]
    fn what_is_counted_and_what_comes_of_it_is_said() {
        let said = told("on-a-roll", Tongue::En);
        assert!(
            said.contains(
                "Streak, after a turn with this (own cows exploded: 1 or more): 1 more each time where"
            ),
            "{said}"
        );
        assert!(
            said.contains("Who has this (Streak 3) at the end of a turn gets $200 from the Pot"),
            "{said}"
        );
        let said = told("war-chest", Tongue::De);
        assert!(
            said.contains("Kriegskasse in Dollar am Tisch, nach einem Zug, in dem das war"),
            "{said}"
        );
        assert!(said.contains("Kriegskasse in Dollar am Tisch 50"), "{said}");
        let said = told("ceasefire", Tongue::En);
        let over =
            "The game is over when the table has 3 or more by the count “Quiet turns running”.";
        assert!(said.contains(over), "{said}");
    }
}
