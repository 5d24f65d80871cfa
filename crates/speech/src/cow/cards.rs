//! Cards and money as they stand in sentences.

use cow::{Id, Named, Pick, View};

use super::sentences as say;
use crate::Tongue;
use crate::common::listed;
use crate::line::{Line, Part, Sense};
use crate::names::Names;
use crate::sentence::{Argument, Choose, Kind, Sentence, Slot};
use crate::tongue::MINUS;

/// A card by its name.
pub(super) fn card(card: &Named) -> Line {
    Part::new(&*card.name, Sense::Card(card.id)).into()
}

/// A card that the reader sees, by the name that its id goes by.
pub(super) fn by_id(view: &View, id: Id) -> Line {
    let name = view.cards.get(&id).map(|card| card.name.clone());
    let name = name.unwrap_or_else(|| id.to_string());
    Part::new(name, Sense::Card(id)).into()
}

/// A card that the reader may not know.
pub(super) fn unknown(seen: Option<&Named>, names: Names<'_>) -> Line {
    seen.map_or_else(|| say::ACard {}.line(names), card)
}

/// Cards by their names.
pub(super) fn cards<'a>(all: impl IntoIterator<Item = &'a Named>, names: Names<'_>) -> Line {
    let all: Vec<_> = all.into_iter().map(card).collect();
    listed(&all, names)
}

/// A card that was picked.
pub(super) fn picked(pick: Pick, known: Option<&Named>) -> Line {
    match (known, pick) {
        (Some(known), _) => card(known),
        (None, Pick::Cow(id) | Pick::Card(id)) => Part::new(id.to_string(), Sense::Card(id)).into(),
        (None, Pick::Seat(_) | Pick::End(_)) => Line::default(),
    }
}

/// Money as readers of a language read it: `$1,200`, `$1.200`.
#[must_use]
pub fn money(amount: i64, tongue: Tongue) -> String {
    let minus = if amount < 0 { MINUS } else { "" };
    let digits = amount.unsigned_abs().to_string();
    format!("{minus}${}", tongue.grouped(&digits))
}

/// An amount of money.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Money(pub(crate) i32);

impl Argument for Money {
    const KIND: Kind = Kind::Number;

    fn slot(&self, names: Names<'_>) -> Slot {
        let amount = i64::from(self.0);
        Slot {
            line: Part::new(money(amount, names.tongue()), Sense::Money(amount)).into(),
            choose: Choose::Number(amount),
        }
    }
}
