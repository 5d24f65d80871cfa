//! Points and celestial cards as they stand in sentences.

use connexion::{Named, in_points};

use super::sentences as say;
use crate::line::{Line, Part, Sense};
use crate::names::Names;
use crate::sentence::{Argument, Choose, Kind, Sentence, Slot};
use crate::tongue::{MINUS, Tongue};

/// Points in tenths, as they are read: `12.5`.
#[derive(Clone, Copy, Debug)]
pub struct Tenths(pub i64);

impl Argument for Tenths {
    const KIND: Kind = Kind::Plain;

    fn slot(&self, names: Names<'_>) -> Slot {
        let words = tenths(self.0, names.tongue());
        Slot {
            line: Part::new(words, Sense::Tenths(self.0)).into(),
            choose: Choose::Nothing,
        }
    }
}

/// Tenths of a point as readers of a language read them: `12.5`, `12,5`.
#[must_use]
pub fn tenths(points: i64, tongue: Tongue) -> String {
    tongue.pointed(&in_points(points).replace('-', MINUS))
}

/// A celestial card with its value, where the reader knows it.
pub(super) fn celestial(card: Option<&Named>, names: Names<'_>) -> Line {
    let Some(card) = card else {
        return say::Unknown {}.line(names);
    };
    let title = Part::new(&*card.title, Sense::Celestial(card.id.clone())).into();
    let points = Tenths(card.tenths.into());
    say::Celestial { title, points }.line(names)
}
