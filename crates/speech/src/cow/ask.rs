//! What a seat of Unexploded Cow may do now, or whom the others wait for: one full sentence, with the numbers of the rules.

use cow::{Debt, Reason, View};
use table::Seat;

use super::asked as say;
use super::cards::{Money, by_id};
use super::deed::card_text;
use crate::common::{Spelled, listed};
use crate::line::Line;
use crate::names::Names;
use crate::sentence::Sentence;

/// What it costs to come in again (S7).
const BUY_IN: Money = Money(2000);

/// The sentence for the reader; for those who wait, it says for whom.
#[must_use]
pub fn ask(view: &View, names: Names<'_>) -> Line {
    let Some(seat) = view.to_act else {
        return nobody(view, names);
    };
    match view.phase {
        "main" => main(view, seat, names),
        "pick" => picking(view, seat, names),
        "arrange" => say::Arrange { seat }.line(names),
        "window" => window(view, seat, names),
        "debt" => view
            .debt
            .as_ref()
            .map_or_else(Line::default, |debt| owes(debt, seat, names)),
        _ => {
            let price = BUY_IN;
            say::BuyIn { seat, price }.line(names)
        }
    }
}

fn nobody(view: &View, names: Names<'_>) -> Line {
    match view.phase {
        "over" => over(view, names),
        "starter" => say::Starter {}.line(names),
        "deal" => say::Deal {}.line(names),
        "lot" => crate::own::drawing(names),
        "city" => say::City {}.line(names),
        "die" => say::Die {}.line(names),
        _ => say::Draw {}.line(names),
    }
}

fn over(view: &View, names: Names<'_>) -> Line {
    let most = most(view);
    let richest = inside(view).filter(|seat| Some(net(view, *seat)) == most);
    let who: Vec<_> = richest
        .map(|seat| say::Richest { seat }.line(names))
        .collect();
    let (who, money) = (listed(&who, names), Money(most.unwrap_or_default()));
    let won = say::MostMoney { who, money }.line(names);
    barred(view, names).iter().fold(won, Line::then)
}

/// Why those have not won who dropped out and hold as much as whoever has, or more (A26).
fn barred(view: &View, names: Names<'_>) -> Vec<Line> {
    let Some(most) = most(view) else {
        return Vec::new();
    };
    let barred = view.out.iter().filter(|seat| net(view, **seat) >= most);
    barred
        .map(|seat| {
            let (seat, money) = (*seat, Money(net(view, *seat)));
            say::Barred { seat, money }.line(names)
        })
        .collect()
}

/// Those who have not dropped out.
fn inside(view: &View) -> impl Iterator<Item = Seat> {
    let seats = (0..view.net.len()).map(Seat::at);
    seats.filter(|seat| !view.out.contains(seat))
}

fn net(view: &View, seat: Seat) -> i32 {
    view.net.get(seat.index()).copied().unwrap_or_default()
}

/// The most money of those who have not dropped out.
fn most(view: &View) -> Option<i32> {
    inside(view).map(|seat| net(view, seat)).max()
}

fn main(view: &View, seat: Seat, names: Names<'_>) -> Line {
    let has_none = view.hand_sizes.get(seat.index()) == Some(&0);
    if has_none {
        return say::NoCards { seat }.line(names);
    }
    say::Main { seat }.line(names)
}

fn picking(view: &View, seat: Seat, names: Names<'_>) -> Line {
    let what = match view.asks_for {
        Some("cow") => say::ACow {}.line(names),
        Some("card") => say::ACard {}.line(names),
        Some("seat") => say::APlayer {}.line(names),
        _ => say::AnEnd {}.line(names),
    };
    let card = view.on_table.map(|id| by_id(view, id)).unwrap_or_default();
    let does = view.on_table.and_then(|id| view.cards.get(&id));
    let asked = say::Pick { seat, what, card }.line(names);
    // What it does with them stands on the card, which has left the hand.
    match does {
        Some(card) => {
            let text = card_text(&card.text, names.tongue()).as_ref().into();
            asked.then(&say::Does { text }.line(names))
        }
        None => asked,
    }
}

fn window(view: &View, seat: Seat, names: Names<'_>) -> Line {
    let bombs = view.bombs.as_ref();
    let holder = bombs.and_then(|bombs| bombs.holder);
    let all: i64 = bombs.map_or(0, |bombs| {
        bombs.holding.iter().map(|(_, n)| i64::from(*n)).sum()
    });
    say::Window {
        seat,
        cow: holder.map_or_else(|| say::ACow {}.line(names), |id| by_id(view, id)),
        is_of_bomber: bombs.is_some_and(|bombs| bombs.wave > 1),
        more: Spelled((all - 1).max(0)),
    }
    .line(names)
}

fn owes(debt: &Debt, seat: Seat, names: Names<'_>) -> Line {
    let what = match debt.reason {
        Reason::Ante => say::ForAnte {}.line(names),
        Reason::Price => say::ForCard {}.line(names),
        Reason::Event => say::ForEvent {}.line(names),
        Reason::Explosion => say::ForCows {}.line(names),
        Reason::OwnRule => say::ForOwnRule {}.line(names),
    };
    let (missing, amount) = (Money(debt.missing), Money(debt.amount));
    say::Debt {
        seat,
        missing,
        amount,
        what,
    }
    .line(names)
}

#[cfg(test)]
mod tests;
