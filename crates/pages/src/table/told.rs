//! Entries of the log as a page shows them.

use host::{Fact, Happened, Room};
use speech::{Line, Reader};
use table::{AnySeen, AnyTable, Game, Happening, Seat};

use crate::games::GamePage;

/// An entry of the log with the step that brought it about.
#[derive(Clone, Debug)]
pub struct Told {
    /// Its number.
    pub n: usize,
    /// The record's length after that step, for the replay; none for talk and comings and goings.
    pub step: Option<usize>,
    /// Whether that step was taken back later on.
    pub taken_back: bool,
    /// What came to pass.
    pub happened: Happened,
    /// As it is said to the viewer, if it is.
    pub line: Option<Line>,
}

impl Told {
    /// All that the reader has learned of a game at a table.
    #[must_use]
    pub fn all(table: &dyn AnyTable, reader: Reader) -> Vec<Self> {
        let words = screen::words(&table.header().game);
        let told = |n| {
            Some(Self {
                n,
                step: table.step_of(n).map(|step| step + 1),
                taken_back: table.is_taken_back(n),
                happened: Happened::Table(table.happening(n, reader.viewer)?),
                line: words.and_then(|words| words.tell(table, n, reader)),
            })
        };
        (0..table.events()).filter_map(told).collect()
    }

    /// The entry of that number in the log of a room, if the reader has learned of it.
    #[must_use]
    pub fn of(room: &Room, n: usize, reader: Reader) -> Option<Self> {
        Some(Self {
            n,
            step: room.step_of(n).map(|step| step + 1),
            taken_back: room.is_taken_back(n),
            happened: room.happened(n, reader.viewer)?,
            line: room.tell(n, reader),
        })
    }

    /// What came to pass in the game, whichever it is.
    pub(crate) fn any_seen(&self) -> Option<&AnySeen> {
        match &self.happened {
            Happened::Table(Happening::Game(seen)) => Some(seen),
            Happened::Table(_) | Happened::Beside(_) => None,
        }
    }

    /// What came to pass in a game of `G`.
    pub(crate) fn seen<G: Game>(&self) -> Option<&G::Seen> {
        self.any_seen()?.downcast_ref()
    }

    /// What came to pass beside the game.
    pub(crate) fn beside(&self) -> Option<&Fact> {
        match &self.happened {
            Happened::Beside(fact) => Some(fact),
            Happened::Table(_) => None,
        }
    }

    /// Who it is about; of a reminder, who it is from.
    pub(crate) fn seat(&self, game: &dyn GamePage) -> Option<Seat> {
        if let Some(Fact::Nudged { by, .. }) = self.beside() {
            return Some(*by);
        }
        let in_game = self.any_seen().and_then(|seen| game.who(seen));
        in_game.or_else(|| self.happened.seat())
    }
}
