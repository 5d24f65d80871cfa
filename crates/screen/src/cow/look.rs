//! How the game stands, in text.

use cow::CowInPlay;
use table::Seat;

use super::{Sight, money, name};
use crate::fold;
use crate::words::small;
use speech::terminal::cow as say;
use speech::{Line, Sentence, Spelled, listed};

/// The table in lines of at most `width` columns.
pub(super) fn look(sight: Sight<'_>, width: usize) -> Vec<String> {
    let view = sight.view;
    let mut lines = vec![head(sight)];
    for seat in (0..view.cash.len()).map(Seat::at) {
        lines.push(player(sight, seat));
        let field = &view.fields[seat.index()];
        if !field.is_empty() {
            let cows: Vec<_> = field.iter().map(|cow| in_play(sight, seat, cow)).collect();
            let cows = cows.join("; ").into();
            lines.push(format!("  {}", sight.told(&say::Field { cows })));
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
        (Some(points), Some(name)) => {
            let (name, points) = ((&**name).into(), points.into());
            say::CityIsUp { name, points }.line(sight.names)
        }
        _ => say::NothingUp {}.line(sight.names),
    };
    let head = sight.told(&say::Head {
        turn: small(view.turn),
        pot: money(view.pot, sight.names.tongue()).into(),
        bank: money(view.bank, sight.names.tongue()).into(),
        city,
        rest: small(view.cities_left),
        deck: small(view.deck_size),
        discard: small(view.discard.len()),
    });
    head + counted_of_all(sight).as_str()
}

/// What rules of the table's own count of the table (P30).
pub(super) fn counted_of_all(sight: Sight<'_>) -> String {
    let counters = sight.view.table_counters.iter();
    let counters =
        counters.map(|one| format!(" {}.", sight.counted(&one.rule, &one.counter, one.count)));
    counters.collect()
}

/// What rules of the table's own count of a player (P30).
fn counted(sight: Sight<'_>, seat: Seat) -> impl Iterator<Item = String> + use<'_> {
    sight.view.counters.iter().map(move |one| {
        let n = one.counts.get(seat.index()).copied().unwrap_or_default();
        sight.counted(&one.rule, &one.counter, n)
    })
}

fn player(sight: Sight<'_>, seat: Seat) -> String {
    let view = sight.view;
    let at = seat.index();
    let mut parts = vec![money(view.cash[at], sight.names.tongue())];
    if view.net[at] != view.cash[at] {
        let money = money(view.net[at], sight.names.tongue()).into();
        parts.push(sight.told(&say::Net { money }));
    }
    parts.push(sight.told(&say::CityPoints {
        n: small(view.points[at]),
    }));
    let n = Spelled(i64::from(small(view.hand_sizes[at])));
    parts.push(sight.told(&say::Cards { n }));
    parts.extend(counted(sight, seat));
    let known = view.known[at].iter().map(|id| name(sight, *id).into());
    let known: Vec<Line> = known.collect();
    if !known.is_empty() {
        let cards = listed(&known, sight.names);
        parts.push(sight.told(&say::AmongThem { cards }));
    }
    if view.out.contains(&seat) {
        parts.push(sight.told(&say::DroppedOut {}));
    } else if view.active == seat && view.phase != "over" {
        parts.push(sight.told(&say::OnTurn {}));
    }
    let me = if sight.names.me() == Some(seat) {
        format!(" {}", sight.told(&say::Me {}))
    } else {
        String::new()
    };
    format!("{}{me}: {}", sight.names.of(seat), parts.join(", "))
}

fn in_play(sight: Sight<'_>, field: Seat, cow: &CowInPlay) -> String {
    let mut parts = vec![
        speech::cow::power(cow.kind, sight.names).to_string(),
        money(cow.value, sight.names.tongue()),
    ];
    if cow.owner != field {
        parts.push(sight.told(&say::EarnsFor { seat: cow.owner }));
    }
    if cow.used {
        parts.push(sight.told(&say::HasActed {}));
    }
    format!("{} {} ({})", cow.id, cow.name, parts.join(", "))
}

fn roll(sight: Sight<'_>) -> Option<String> {
    let hit = sight.view.reached_by.iter().zip(1..);
    let hit: Vec<_> = hit
        .filter_map(|(cow, face)| Some(format!("{face} {}", name(sight, (*cow)?)).into()))
        .collect();
    if hit.is_empty() || sight.view.phase == "over" {
        return None;
    }
    let (seat, cows) = (sight.view.active, listed(&hit, sight.names));
    Some(sight.told(&say::RollReaches { seat, cows }))
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
        sight.told(&say::HandEmpty {})
    } else {
        let cards = cards.join("; ").into();
        sight.told(&say::HandOf { cards })
    })
}
