//! The table of Unexploded Cow drawn: the city that is up, a field for each player with the cows as they stand, the
//! count of the next roll over them, and the reader's hand.

mod cows;
mod fields;

use table::Seat;

use super::{Sight, money};
use crate::full::{Canvas, PlayerLine, Tone, columns, fit};
use crate::words::small;
use fields::Detail;
use speech::Sentence;
use speech::terminal::cow as say;

/// The question, its answers, and a little of what happened.
const LEAST_BELOW: u16 = 10;

/// How many of `height` rows the drawing takes: many, since fields grow, and one for each field at least.
pub(super) fn rows(sight: Sight<'_>, height: u16) -> u16 {
    let fields = u16::try_from(sight.view.fields.len()).unwrap_or(u16::MAX);
    let least = fields.saturating_add(2);
    let tall = height * 2 / 3;
    tall.min(height.saturating_sub(LEAST_BELOW)).max(least)
}

/// Draws the table, as closely as there is room for.
pub(super) fn draw(sight: Sight<'_>, canvas: &mut Canvas<'_>) {
    let (width, height) = (canvas.width(), canvas.height());
    let end = canvas.put(0, 0, &city(sight), Tone::Strong);
    let piles = piles(sight);
    if end + 3 + columns(&piles) <= width {
        canvas.put_right(width, 0, &piles, Tone::Faint);
    }
    let fits = |detail: &Detail| fields::rows(sight, *detail, width) < height;
    let detail = [Detail::Boxes, Detail::Lines].into_iter().find(fits);
    let detail = detail.unwrap_or(Detail::Words);
    fields::draw(
        sight,
        detail,
        &mut canvas.part(0, 1, width, height.saturating_sub(1)),
    );
}

fn city(sight: Sight<'_>) -> String {
    let view = sight.view;
    let rest = match view.cities_left {
        0 => say::LastOne {}.line(sight.names),
        n => say::ToCome { n: small(n) }.line(sight.names),
    };
    match (&view.city_name, view.city) {
        (Some(name), Some(points)) => {
            let (name, points) = ((&**name).into(), points.into());
            sight.told(&say::CityUp { name, points, rest })
        }
        _ if view.cities_left == 0 => sight.told(&say::AllTaken {}),
        _ => sight.told(&say::NoCityUp { rest }),
    }
}

fn piles(sight: Sight<'_>) -> String {
    let (deck, discard) = (small(sight.view.deck_size), small(sight.view.discard.len()));
    sight.told(&say::Piles { deck, discard })
}

/// What rules of the table's own count of the players in their order, since there is little room beside them; and what
/// the reader holds: a card a line, with what it costs and what it is worth.
pub(super) fn aside(sight: Sight<'_>) -> Vec<(String, Tone)> {
    let counters = sight.view.counters.iter().map(|one| {
        let counts: Vec<_> = one.counts.iter().map(u32::to_string).collect();
        (
            sight.counted(&one.rule, &one.counter, counts.join(", ")),
            Tone::Plain,
        )
    });
    let mut lines: Vec<_> = counters.collect();
    let hand = sight.view.hand.as_deref();
    lines.extend(hand.map(|hand| {
        let text = if hand.is_empty() {
            sight.told(&say::HandEmpty {})
        } else {
            sight.told(&say::YourHand {})
        };
        (text, Tone::Strong)
    }));
    let cards = hand.unwrap_or_default().iter();
    let cards = cards.filter_map(|id| sight.view.cards.get(id));
    lines.extend(cards.map(|card| {
        let worth = card.value.map_or_else(
            || sight.told(&say::Event {}),
            |amount| money(amount, sight.names.tongue()),
        );
        (format!("{} {worth}", card.name), Tone::Plain)
    }));
    lines.push((sight.told(&say::Short {}), Tone::Faint));
    lines
}

/// What the marks mean.
pub(super) fn legend(sight: Sight<'_>) -> Vec<(String, String)> {
    let own = |mark: &str| mark.to_owned();
    vec![
        (own("▶"), sight.told(&say::MeansTurn {})),
        (own("9p"), sight.told(&say::MeansPoints {})),
        (own("4c"), sight.told(&say::MeansCards {})),
        (own("2 Keith"), sight.told(&say::MeansRoll {})),
        (own("$300"), sight.told(&say::MeansValue {})),
        (own("(100)"), sight.told(&say::MeansPrice {})),
        (sight.told(&say::MarkSpy {}), sight.told(&say::MeansSpy {})),
        (
            sight.told(&say::Bomber {}),
            sight.told(&say::MeansBomber {}),
        ),
        (sight.told(&say::Acted {}), sight.told(&say::MeansActed {})),
    ]
}

/// The players as listed.
pub(super) fn players(sight: Sight<'_>) -> Vec<PlayerLine> {
    let view = sight.view;
    let line = |seat: Seat| {
        let at = seat.index();
        let out = view.out.contains(&seat);
        let points = view.points[at];
        let mut marks = Vec::new();
        if out {
            marks.push(sight.told(&say::Out {}));
        }
        marks.push(format!("{points}p"));
        marks.push(format!("{}c", view.hand_sizes[at]));
        if view.loans[at] > 0 {
            let money = money(view.loans[at], sight.names.tongue()).into();
            marks.push(sight.told(&say::Owes { money }));
        }
        PlayerLine {
            badge: String::new(),
            score: money(view.cash[at], sight.names.tongue()),
            marks,
            out,
        }
    };
    (0..view.cash.len()).map(Seat::at).map(line).collect()
}

/// The name of a player in so many columns, with a mark on whose turn it is.
fn label(sight: Sight<'_>, seat: Seat, width: u16, canvas: &Canvas<'_>) -> (String, Tone) {
    let name = if sight.names.me() == Some(seat) {
        sight.told(&say::You {})
    } else {
        sight.names.of(seat)
    };
    if sight.view.active == seat {
        let mark = canvas.theme().sign("▶", ">");
        (fit(&format!("{mark}{name}"), width), Tone::Sun)
    } else {
        (fit(&name, width), Tone::Strong)
    }
}
