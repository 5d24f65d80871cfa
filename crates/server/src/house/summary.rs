//! A table in one line of the list of tables.

use host::{Fact, Millis};
use serde::Serialize;
use table::Seat;

use super::live::{Entry, Live};

/// What the list of tables shows of one.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Summary {
    /// The table's id.
    pub id: String,
    /// Its name.
    pub title: String,
    /// The slug of its game.
    pub game: String,
    /// Whether the game has begun.
    pub started: bool,
    /// Whether it is over, or the table closed.
    pub over: bool,
    /// The names of those who sit.
    pub seats: Vec<String>,
    /// The most seats it takes.
    pub most: usize,
    /// Whether it is left out of the list.
    pub private: bool,
    /// When it was opened, in milliseconds since 1970.
    pub created: Millis,
    /// The guest who opened it.
    #[serde(skip)]
    pub(crate) opener: String,
}

impl Summary {
    pub(super) fn of(id: &str, live: &Live, created: Millis) -> Self {
        let room = live.room();
        let names = (0..room.seats()).filter_map(|index| room.name(Seat::at(index)));
        Self {
            id: id.to_owned(),
            title: room.plan().title.clone(),
            game: room.plan().game.clone(),
            started: room.table().is_some(),
            over: room.is_over(),
            seats: names.map(str::to_owned).collect(),
            most: room.plan().most,
            private: room.plan().private,
            created,
            opener: live.opener().to_owned(),
        }
    }

    /// Whether entries can change the line: steps and talk, which are most of them, do not.
    pub(super) fn may_change(entries: &[Entry]) -> bool {
        let changes =
            |entry: &Entry| !matches!(entry, Entry::Fact(Fact::Stepped { .. } | Fact::Said { .. }));
        entries.iter().any(changes)
    }
}
