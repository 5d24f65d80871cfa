//! The words that do an action, and what it would mean.

use cow::{Action, End, Id, Kind, Pick, Printing};

use table::Seat;

use super::{Sight, means, money, name};
use crate::Phrase;

/// The words for a listed action.
pub(super) fn phrase(sight: Sight<'_>, action: &Action) -> Phrase {
    let words = words(sight, action);
    let note = note(sight, action);
    Phrase { words, note }
}

fn words(sight: Sight<'_>, action: &Action) -> String {
    match action {
        Action::PlayCow { card, field, .. } if sight.names.me() == Some(*field) => {
            format!("play {}", name(sight, *card))
        }
        Action::PlayCow { .. } => "play …".to_owned(),
        Action::PlayEvent { card } => format!("play {}", name(sight, *card)),
        Action::Pick(Pick::Cow(id) | Pick::Card(id)) => format!("pick {}", name(sight, *id)),
        Action::Pick(Pick::Seat(seat)) => format!("pick {}", sight.names.of(*seat)),
        Action::Pick(Pick::End(end)) => format!("pick {}", end_word(*end)),
        Action::Arrange { order } => match shift(sight, order) {
            Some(Shift::None) => "keep".to_owned(),
            Some(Shift::To(end, cow)) => format!("{} {}", end_word(end), name(sight, cow)),
            None => format!("arrange {}", all_names(sight, order).join(", ")),
        },
        Action::EndPlay => "end".to_owned(),
        Action::Explode => "explode".to_owned(),
        Action::Defuse => "defuse".to_owned(),
        Action::Pass { to } => format!("pass to {}", name(sight, *to)),
        Action::Steal { by } => format!("steal by {}", name(sight, *by)),
        Action::Loan => "loan".to_owned(),
        Action::Add { amount } => format!("add {amount}"),
        Action::DropOut => "drop out".to_owned(),
    }
}

fn note(sight: Sight<'_>, action: &Action) -> String {
    match action {
        Action::PlayCow { card, field, .. } if sight.names.me() == Some(*field) => {
            format!("{}, your field", card_note(sight, *card))
        }
        Action::PlayCow { .. } => elsewhere(sight),
        Action::PlayEvent { card } | Action::Pick(Pick::Card(card)) => card_note(sight, *card),
        Action::Pick(Pick::Cow(cow)) => place_note(sight, *cow),
        Action::Pick(Pick::Seat(_)) => String::new(),
        Action::Pick(Pick::End(_)) => "end of the line".to_owned(),
        Action::Arrange { order } => reach_note(sight, order),
        Action::EndPlay => "no more cards: the die is thrown".to_owned(),
        Action::Explode => means::explode(sight),
        Action::Defuse => "nothing explodes; the Mechanic has acted for this turn".to_owned(),
        Action::Pass { to } => means::handed(sight, *to),
        Action::Steal { by } => means::handed(sight, *by),
        Action::Loan => "borrow what is missing; it counts against you at the end".to_owned(),
        Action::Add { .. } => {
            "bring money to the table; it counts against you at the end".to_owned()
        }
        Action::DropOut => "leave the game for good, with all your cows".to_owned(),
    }
}

/// How a cow is played into another field, with the first that could be.
fn elsewhere(sight: Sight<'_>) -> String {
    let view = sight.view;
    let is_cow = |id: &&Id| {
        let card = view.cards.get(*id);
        card.is_some_and(|card| matches!(card.kind, Printing::Cow(_)))
    };
    let cow = view.hand.iter().flatten().find(is_cow);
    let others = (0..sight.names.len()).map(Seat::at);
    let mut others =
        others.filter(|seat| sight.names.me() != Some(*seat) && !view.out.contains(seat));
    let example = cow.zip(others.next()).map(|(cow, seat)| {
        format!(
            ", as in play {} to {} left",
            name(sight, *cow),
            sight.names.of(seat)
        )
    });
    let example = example.unwrap_or_default();
    format!("into another field: which cow, whose field, which end{example}")
}

fn all_names(sight: Sight<'_>, ids: &[Id]) -> Vec<String> {
    ids.iter().map(|id| name(sight, *id)).collect()
}

/// How an order differs from the one that stands.
enum Shift {
    /// Not at all.
    None,
    /// One cow has come to an end of the line.
    To(End, Id),
}

fn shift(sight: Sight<'_>, order: &[Id]) -> Option<Shift> {
    let now = standing(sight);
    if now == order {
        return Some(Shift::None);
    }
    let shifts = [(End::Right, order.last()), (End::Left, order.first())];
    shifts.into_iter().find_map(|(end, cow)| {
        let cow = *cow?;
        (moved(&now, cow, end) == order).then_some(Shift::To(end, cow))
    })
}

/// The reader's field as it stands, left to right.
pub(super) fn standing(sight: Sight<'_>) -> Vec<Id> {
    let field = sight
        .names
        .me()
        .and_then(|me| sight.view.fields.get(me.index()));
    field.into_iter().flatten().map(|cow| cow.id).collect()
}

/// An order with one cow brought to an end.
pub(super) fn moved(order: &[Id], cow: Id, end: End) -> Vec<Id> {
    let rest = order.iter().copied().filter(|other| *other != cow);
    match end {
        End::Left => std::iter::once(cow).chain(rest).collect(),
        End::Right => rest.chain(std::iter::once(cow)).collect(),
    }
}

/// Which cows a roll reaches in that order.
fn reach_note(sight: Sight<'_>, order: &[Id]) -> String {
    let reached = order.iter().rev().take(6).zip(1..);
    let reached: Vec<_> = reached
        .map(|(cow, face)| format!("{face} {}", name(sight, *cow)))
        .collect();
    format!("a roll reaches {}", reached.join(", "))
}

/// A card the reader sees, in a few words.
pub(super) fn card_note(sight: Sight<'_>, id: Id) -> String {
    let Some(card) = sight.view.cards.get(&id) else {
        return String::new();
    };
    let price = money(card.price);
    match (card.kind, card.value) {
        (Printing::Cow(kind), Some(value)) => {
            format!("{} for {price}, worth {}", self::kind(kind), money(value))
        }
        _ => format!("event, costs {price}. {}", card.text),
    }
}

fn place_note(sight: Sight<'_>, cow: Id) -> String {
    match means::stands(sight, cow) {
        Some((field, cow)) => {
            let (kind, value) = (kind(cow.kind), money(cow.value));
            format!(
                "{kind}, worth {value}, in {} field",
                sight.names.whose(field)
            )
        }
        None => card_note(sight, cow),
    }
}

/// A power as it is read.
pub(super) fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Plain => "plain",
        Kind::Negative => "ill",
        Kind::Spy => "Spy",
        Kind::Mechanic => "Mechanic",
        Kind::General => "General",
        Kind::Pec => "P.E.C.",
        Kind::MadBomber => "Mad Bomber",
    }
}

/// An end as it is typed.
pub(super) fn end_word(end: End) -> &'static str {
    match end {
        End::Left => "left",
        End::Right => "right",
    }
}
