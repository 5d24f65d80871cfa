//! The words that do an action.

use cow::{Action, End, Id, Pick, Printing};
use table::Seat;

use super::{Sight, name};
use crate::{Line, Phrase};

/// The words for a listed action.
pub(super) fn phrase(sight: Sight<'_>, action: &Action) -> Phrase {
    let note = match action {
        Action::PlayCow { field, .. } if sight.names.me() != Some(*field) => elsewhere(sight),
        _ => speech::cow::deed(sight.view, action, sight.names).in_few_words(),
    };
    Phrase {
        words: command(sight, action),
        note: note.to_string(),
    }
}

/// What is typed for a listed action.
pub(super) fn command(sight: Sight<'_>, action: &Action) -> String {
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

/// How a cow is played into another field, with the first that could be.
fn elsewhere(sight: Sight<'_>) -> Line {
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
            "play {} to {} left",
            name(sight, *cow),
            sight.names.of(seat)
        )
    });
    speech::cow::elsewhere(example, sight.names)
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

/// An end as it is typed.
pub(super) fn end_word(end: End) -> &'static str {
    match end {
        End::Left => "left",
        End::Right => "right",
    }
}
