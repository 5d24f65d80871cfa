//! How the game stands, in text.

use cow::CowInPlay;
use table::Seat;

use super::{Sight, cards, money, name};
use crate::{fold, list};

/// The table in lines of at most `width` columns.
pub(super) fn look(sight: Sight<'_>, width: usize) -> Vec<String> {
    let view = sight.view;
    let mut lines = vec![head(sight)];
    for seat in (0..view.cash.len()).map(Seat::at) {
        lines.push(player(sight, seat));
        let field = &view.fields[seat.index()];
        if !field.is_empty() {
            let cows: Vec<_> = field.iter().map(|cow| in_play(sight, seat, cow)).collect();
            lines.push(format!("  field, left to right: {}", cows.join("; ")));
        }
    }
    if let Some(roll) = roll(sight) {
        lines.push(roll);
    }
    if let Some(hand) = hand(sight) {
        lines.push(hand);
    }
    lines
        .iter()
        .flat_map(|line| fold(line, width.max(20)))
        .collect()
}

fn head(sight: Sight<'_>) -> String {
    let view = sight.view;
    let city = match (view.city, &view.city_name) {
        (Some(points), Some(name)) => format!("{name} ({points}) is up"),
        _ => "no city is up".to_owned(),
    };
    format!(
        "Turn {}. Pot {}, Bank {}. {city}, {} to come. Deck {}, discard pile {}.",
        view.turn,
        money(view.pot),
        money(view.bank),
        view.cities_left,
        view.deck_size,
        view.discard.len()
    )
}

fn player(sight: Sight<'_>, seat: Seat) -> String {
    let view = sight.view;
    let at = seat.index();
    let mut parts = vec![money(view.cash[at])];
    if view.net[at] != view.cash[at] {
        parts.push(format!("net {}", money(view.net[at])));
    }
    parts.push(format!("{} city points", view.points[at]));
    parts.push(cards(view.hand_sizes[at]));
    let known: Vec<_> = view.known[at].iter().map(|id| name(sight, *id)).collect();
    if !known.is_empty() {
        parts.push(format!("among them {}", list(&known)));
    }
    if view.out.contains(&seat) {
        parts.push("dropped out".to_owned());
    } else if view.active == seat {
        parts.push("on turn".to_owned());
    }
    let me = if sight.names.me() == Some(seat) {
        " (you)"
    } else {
        ""
    };
    format!("{}{me}: {}", sight.names.of(seat), parts.join(", "))
}

fn in_play(sight: Sight<'_>, field: Seat, cow: &CowInPlay) -> String {
    let mut parts = vec![
        speech::cow::power(cow.kind, sight.names).to_string(),
        money(cow.value),
    ];
    if cow.owner != field {
        parts.push(format!("earns for {}", sight.names.whom(cow.owner)));
    }
    if cow.used {
        parts.push("has acted".to_owned());
    }
    format!("{} {} ({})", cow.id, cow.name, parts.join(", "))
}

fn roll(sight: Sight<'_>) -> Option<String> {
    let hit = sight.view.reached_by.iter().zip(1..);
    let hit: Vec<_> = hit
        .filter_map(|(cow, face)| Some(format!("{face} {}", name(sight, (*cow)?))))
        .collect();
    let who = sight.names.of(sight.view.active);
    (!hit.is_empty()).then(|| format!("A roll of {who} would reach: {}.", list(&hit)))
}

fn hand(sight: Sight<'_>) -> Option<String> {
    let hand = sight.view.hand.as_ref()?;
    let cards: Vec<_> = hand
        .iter()
        .map(|id| {
            format!(
                "{id} {} ({})",
                name(sight, *id),
                speech::cow::card_note(sight.view, *id, sight.names)
            )
        })
        .collect();
    Some(if cards.is_empty() {
        "Your hand is empty.".to_owned()
    } else {
        format!("Your hand: {}", cards.join("; "))
    })
}
