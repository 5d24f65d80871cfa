//! The cards of which a rule of one's own is told.

use own::Given;

use crate::card::Card;
use crate::deck::{Deck, What};

/// A cow, or all cows of which an answer is the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Which {
    /// Its name.
    pub name: String,
    /// Its kind, as a text has it.
    pub kind: &'static str,
    /// For which others it stands.
    pub alike: Alike,
}

/// For which others a cow stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alike {
    /// For those of its name.
    Named,
    /// For all of its kind.
    Kind,
    /// For every cow.
    All,
}

impl Which {
    /// A cow by itself.
    pub(crate) fn one(deck: &Deck, cow: Card) -> Self {
        let face = deck.face(cow);
        Self {
            name: face.name.clone(),
            kind: match face.what {
                What::Cow { kind, .. } => kind.slug(),
                What::Event(_) => "event",
            },
            alike: Alike::Named,
        }
    }

    /// The same with all others of which that is so.
    pub(crate) fn around(deck: &Deck, cow: Card, mut same: impl FnMut(Card) -> bool) -> Self {
        let one = Self::one(deck, cow);
        let cows = deck.distinct(deck.cows());
        let all: Vec<(&str, bool)> = cows
            .iter()
            .map(|other| (Self::one(deck, other).kind, same(other)))
            .collect();
        let of_kind = || all.iter().filter(|(kind, _)| *kind == one.kind);
        let alike = if all.iter().all(|(_, same)| *same) {
            Alike::All
        } else if of_kind().count() > 1 && of_kind().all(|(_, same)| *same) {
            Alike::Kind
        } else {
            Alike::Named
        };
        Self { alike, ..one }
    }

    /// Whether another is one of those for which it stands.
    pub(crate) fn covers(&self, other: &Self) -> bool {
        match self.alike {
            Alike::Named => self.name == other.name,
            Alike::Kind => self.kind == other.kind,
            Alike::All => true,
        }
    }
}

/// A card as a text has it.
pub(crate) fn card(deck: &Deck, card: Card) -> Given {
    let face = deck.face(card);
    let (kind, value) = match face.what {
        What::Cow { kind, value } => (kind.slug(), value),
        What::Event(_) => ("event", 0),
    };
    Given::Named(vec![
        ("kind", Given::Text(kind.to_owned())),
        ("price", Given::Number(face.price.into())),
        ("value", Given::Number(value.into())),
    ])
}
