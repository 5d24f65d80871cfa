//! The table of Unexploded Cow drawn: the city that is up, a field for each player with the cows as they stand, the
//! count of the next roll over them, and the reader's hand.

mod cows;
mod fields;

use table::Seat;

use super::{Sight, money};
use crate::full::{Canvas, PlayerLine, Tone, columns, fit};
use fields::Detail;

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

/// What the reader holds: a card a line, with what it costs and what it is worth.
pub(super) fn aside(sight: Sight<'_>) -> Vec<(String, Tone)> {
    let mut lines = Vec::new();
    let hand = sight.view.hand.as_deref();
    lines.extend(hand.map(|hand| {
        let text = if hand.is_empty() {
            "Your hand is empty."
        } else {
            "Your hand:"
        };
        (text.to_owned(), Tone::Strong)
    }));
    let cards = hand.unwrap_or_default().iter();
    let cards = cards.filter_map(|id| sight.view.cards.get(id));
    lines.extend(cards.map(|card| {
        let worth = card.value.map_or("event".to_owned(), money);
        (format!("{} {worth}", card.name), Tone::Plain)
    }));
    lines.push(("p city points, c cards".to_owned(), Tone::Faint));
    lines
}

/// What the marks mean.
pub(super) fn legend() -> Vec<(String, &'static str)> {
    let all = [
        ("▶", "who is on turn"),
        ("9p", "so many city points"),
        ("4c", "so many cards in the hand"),
        ("2 Keith", "a roll of 2 finds this cow"),
        ("$300", "what a cow's owner gets when it explodes"),
        ("(100)", "what it costs to play"),
        ("Spy: Bea", "a Spy whose money goes to Bea"),
        ("Bomber", "a Mad Bomber"),
        ("acted", "has used its power this turn"),
    ];
    all.map(|(mark, means)| (mark.to_owned(), means)).to_vec()
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
        marks.push(format!("{points}p"));
        marks.push(format!("{}c", view.hand_sizes[at]));
        if view.loans[at] > 0 {
            marks.push(format!("owes {}", money(view.loans[at])));
        }
        PlayerLine {
            badge: String::new(),
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
