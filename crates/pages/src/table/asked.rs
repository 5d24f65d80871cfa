//! What is asked of a viewer, and what they may do, as it is said.

use speech::{Deed, Line, Reader};
use table::{AnyTable, Viewer};

/// What a table says to one viewer about now.
#[derive(Clone, Debug, Default)]
pub struct Asked {
    /// What they may do and why they must, or whom they wait for.
    pub question: Line,
    /// What they may do, in the order of the actions that are listed for them.
    pub deeds: Vec<Deed>,
    /// Whether they have acted before: only then was there a last choice.
    pub has_acted: bool,
}

impl Asked {
    /// What a table says to `reader`.
    #[must_use]
    pub fn of(table: &dyn AnyTable, reader: Reader) -> Self {
        let Some(words) = screen::words(&table.header().game) else {
            return Self::default();
        };
        Self {
            question: words.question(table, reader),
            deeds: words.deeds(table, reader),
            has_acted: match reader.viewer {
                Viewer::Seat(seat) => table.before_own(seat).is_some(),
                Viewer::Spectator => false,
            },
        }
    }
}
