//! The words that do an action, and what it does.

use cow::{Action, End, Id, Kind, Pick, Printing};
use table::Seat;

use super::{Sight, money, name};
use crate::Phrase;

/// The words for a listed action.
pub(super) fn phrase(sight: Sight<'_>, action: &Action) -> Phrase {
    let words = words(sight, action);
    let note = note(sight, action);
    Phrase { words, note }
}

fn words(sight: Sight<'_>, action: &Action) -> String {
    match action {
        Action::PlayCow { card, field, end } if sight.names.me() == Some(*field) => {
            format!("play {card} {}", end_word(*end))
        }
        Action::PlayCow { card, field, end } => {
            format!(
                "play {card} to {} {}",
                sight.names.of(*field),
                end_word(*end)
            )
        }
        Action::PlayEvent { card } => format!("play {card}"),
        Action::Pick(Pick::Cow(id) | Pick::Card(id)) => format!("pick {id}"),
        Action::Pick(Pick::Seat(seat)) => format!("pick {}", sight.names.of(*seat)),
        Action::Pick(Pick::End(end)) => format!("pick {}", end_word(*end)),
        Action::Arrange { order } => {
            let order: Vec<_> = order.iter().map(Id::to_string).collect();
            format!("arrange {}", order.join(" "))
        }
        Action::EndPlay => "end".to_owned(),
        Action::Explode => "explode".to_owned(),
        Action::Defuse => "defuse".to_owned(),
        Action::Pass { to } => format!("pass to {to}"),
        Action::Steal { by } => format!("steal by {by}"),
        Action::Loan => "loan".to_owned(),
        Action::Add { amount } => format!("add {amount}"),
        Action::DropOut => "drop out".to_owned(),
    }
}

fn note(sight: Sight<'_>, action: &Action) -> String {
    match action {
        Action::PlayCow { card, field, .. } => {
            format!(
                "{}, into {} field",
                card_note(sight, *card),
                sight.names.whose(*field)
            )
        }
        Action::PlayEvent { card } | Action::Pick(Pick::Card(card)) => card_note(sight, *card),
        Action::Pick(Pick::Cow(cow)) => place_note(sight, *cow),
        Action::Pick(Pick::Seat(_)) => String::new(),
        Action::Pick(Pick::End(_)) => "of the line".to_owned(),
        Action::Arrange { order } => {
            let order: Vec<_> = order.iter().map(|id| name(sight, *id)).collect();
            order.join(", ")
        }
        Action::EndPlay => "play no more cards and roll".to_owned(),
        Action::Explode => "let it blow up".to_owned(),
        Action::Defuse => "the Mechanic makes the bomb harmless".to_owned(),
        Action::Pass { to } => format!("the General hands the bomb to {}", name(sight, *to)),
        Action::Steal { by } => format!("{} takes the bomb", name(sight, *by)),
        Action::Loan => "take a loan".to_owned(),
        Action::Add { .. } => "bring money to the table".to_owned(),
        Action::DropOut => "leave the game".to_owned(),
    }
}

/// A card the reader sees, in a few words.
pub(super) fn card_note(sight: Sight<'_>, id: Id) -> String {
    let Some(card) = sight.view.cards.get(&id) else {
        return String::new();
    };
    let (name, price) = (&card.name, money(card.price));
    match (card.kind, card.value) {
        (Printing::Cow(kind), Some(value)) => {
            format!(
                "{name} ({}, costs {price}, worth {})",
                self::kind(kind),
                money(value)
            )
        }
        _ => format!("{name} (event, costs {price}: {})", card.text),
    }
}

fn place_note(sight: Sight<'_>, cow: Id) -> String {
    let fields = sight.view.fields.iter().zip((0..).map(Seat));
    let mut found = fields.filter(|(field, _)| field.iter().any(|other| other.id == cow));
    let whose = found.next().map(|(_, seat)| sight.names.whose(seat));
    match whose {
        Some(whose) => format!("{}, in {whose} field", card_note(sight, cow)),
        None => card_note(sight, cow),
    }
}

/// A power as it is read.
pub(super) fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Plain => "plain",
        Kind::Negative => "negative",
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
