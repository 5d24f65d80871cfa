//! What may be done, in the words of its game.

use crate::line::Line;

/// Something that may be done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deed {
    /// What it is: enough for a button.
    pub label: Line,
    /// What it belongs to, such as a card: deeds of one group stand together under its name. Mostly nothing.
    pub group: Line,
    /// What it comes to, in a few more words; where it says nothing, the label says all.
    pub note: Line,
}

impl Deed {
    /// With a note.
    pub(crate) fn noted(label: Line, note: Line) -> Self {
        Self {
            label,
            note,
            ..Self::default()
        }
    }

    /// In a few words for whoever types something else: the note, or else the label.
    #[must_use]
    pub fn in_few_words(self) -> Line {
        if self.note.is_empty() {
            return self.label;
        }
        self.note
    }
}

/// A label alone.
impl From<Line> for Deed {
    fn from(label: Line) -> Self {
        Self {
            label,
            ..Self::default()
        }
    }
}
