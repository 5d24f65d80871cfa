//! The table of Unexploded Cow drawn: the city that is up, a field for each player with the cows as they stand, the
//! count of the next roll over them, and the reader's hand.

mod cows;
mod fields;

use table::Seat;

use super::{Sight, money, phrase};
use crate::full::{Canvas, PlayerLine, Tone, columns, fit};
use crate::{Rows, list, wrap};
use fields::Detail;

/// How many rows the drawing takes.
pub(super) fn rows(sight: Sight<'_>, width: u16) -> Rows {
    let drawn_in = |detail| 1 + fields::rows(sight, detail, width);
    Rows {
        wanted: drawn_in(Detail::Boxes) + rows_of(&hand(sight, width)),
        least: drawn_in(Detail::Words).min(11),
    }
}

fn rows_of(lines: &[String]) -> u16 {
    u16::try_from(lines.len()).unwrap_or(u16::MAX)
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
    let used = 1 + fields::draw(
        sight,
        detail,
        &mut canvas.part(0, 1, width, height.saturating_sub(1)),
    );
    let left = height.saturating_sub(used);
    canvas
        .part(0, used, width, left)
        .lines(0, &hand(sight, width), Tone::Plain);
}

fn city(sight: Sight<'_>) -> String {
    let view = sight.view;
    let to_come = match view.cities_left {
        0 => "the last one".to_owned(),
        n => format!("{n} to come"),
    };
    match (&view.city_name, view.city) {
        (Some(name), Some(points)) => format!("City up: {name}, {points} points ({to_come})"),
        _ if view.cities_left == 0 => "All cities are taken".to_owned(),
        _ => format!("No city is up ({to_come})"),
    }
}

fn piles(sight: Sight<'_>) -> String {
    let (deck, discard) = (sight.view.deck_size, sight.view.discard.len());
    format!("deck {deck}, discard pile {discard}")
}

/// What the reader holds; told only while nothing else lists it.
fn hand(sight: Sight<'_>, width: u16) -> Vec<String> {
    let Some(hand) = &sight.view.hand else {
        return Vec::new();
    };
    let held: Vec<_> = hand
        .iter()
        .map(|id| {
            let card = &sight.view.cards[id];
            let worth = card.value.map_or("event".to_owned(), money);
            match card.kind {
                cow::Printing::Cow(cow::Kind::Plain | cow::Kind::Negative)
                | cow::Printing::Event(_) => format!("{} ({worth})", card.name),
                cow::Printing::Cow(kind) => {
                    format!("{} ({}, {worth})", card.name, phrase::kind(kind))
                }
            }
        })
        .collect();
    let text = if held.is_empty() {
        "Your hand is empty.".to_owned()
    } else {
        format!("Your hand: {}.", list(&held))
    };
    wrap(&text, width.into())
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
            marks.push("out".to_owned());
        }
        if view.loans[at] > 0 {
            marks.push(format!("owes {}", money(view.loans[at])));
        }
        marks.push(format!("{points} pt"));
        marks.push(match view.hand_sizes[at] {
            1 => "1 card".to_owned(),
            n => format!("{n} cards"),
        });
        PlayerLine {
            badge: " ".to_owned(),
            score: money(view.cash[at]),
            marks,
            out,
        }
    };
    (0..view.cash.len()).map(Seat::at).map(line).collect()
}

/// The name of a player in so many columns, with a mark on whose turn it is.
fn label(sight: Sight<'_>, seat: Seat, width: u16, canvas: &Canvas<'_>) -> (String, Tone) {
    let name = if sight.names.me() == Some(seat) {
        "You".to_owned()
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
