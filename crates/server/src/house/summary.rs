//! A table in one line of the list of tables.

use host::{Fact, Millis};
use serde::Serialize;
use table::{Seat, Settings};

use super::live::{Entry, Live};

/// What the list of tables shows of one.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is said on its own in the list"
)]
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
    /// Those who sit.
    pub seats: Vec<Sitting>,
    /// The most seats it takes.
    pub most: usize,
    /// Whether it is left out of the list.
    pub private: bool,
    /// Whether a password must be told before one may sit down.
    pub locked: bool,
    /// The rules it has set itself.
    pub rules: Settings,
    /// When it was opened, in milliseconds since 1970.
    pub created: Millis,
    /// The guest who opened it.
    #[serde(skip)]
    pub(crate) opener: String,
}

/// Somebody who sits at a table.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Sitting {
    /// The name.
    pub name: String,
    /// The marker; empty where none was chosen.
    pub marker: String,
    /// Whether a bot plays.
    pub bot: bool,
}

impl Summary {
    pub(super) fn of(id: &str, live: &Live, created: Millis) -> Self {
        let room = live.room();
        Self {
            id: id.to_owned(),
            title: room.plan().title.clone(),
            game: room.plan().game.clone(),
            started: room.table().is_some(),
            over: room.is_over(),
            seats: sitting(live),
            rules: room.plan().rules.clone(),
            most: room.plan().most,
            private: room.plan().private,
            locked: live.door().lock.is_some(),
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

fn sitting(live: &Live) -> Vec<Sitting> {
    let chairs = live.chairs().iter().enumerate();
    chairs
        .map(|(index, chair)| Sitting {
            name: live
                .room()
                .name(Seat::at(index))
                .unwrap_or_default()
                .to_owned(),
            marker: chair.marker.clone(),
            bot: live.room().is_bot(Seat::at(index)),
        })
        .collect()
}
