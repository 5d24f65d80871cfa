//! What is stored of a table: facts of its room, and notes of the house beside them.

use host::{Fact, Millis};
use serde::{Deserialize, Serialize};
use table::Seat;

use super::order::Who;

/// One entry of a table's log in the store.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum Entry {
    /// What the house adds to the facts of the room.
    Note(Note),
    /// A fact of the room.
    Fact(Fact),
}

impl Entry {
    /// Entries as they are stored: all that one order, or a few orders together, brought about is one event.
    pub(crate) fn written(entries: &[Self]) -> String {
        serde_json::to_string(entries).expect("entries are plain data")
    }

    /// The house is back: clocks did not run in between (P5). It is folded in with the rest, not ordered, because an
    /// order looks at the clocks first.
    pub(crate) fn resumed(at: Millis) -> Self {
        Self::Fact(Fact::Resumed { at })
    }

    /// Whether the game has begun.
    pub(crate) fn has_started(entries: &[Self]) -> bool {
        entries
            .iter()
            .any(|entry| matches!(entry, Self::Fact(Fact::Started { .. })))
    }
}

/// Who people are is the house's business, not the room's.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "note", rename_all = "kebab-case")]
pub(crate) enum Note {
    /// This guest has opened the table.
    OpenedBy {
        /// The guest's id.
        guest: String,
    },
    /// This guest holds the seat from now on, with this marker.
    Held {
        /// Which seat.
        seat: Seat,
        /// The guest's id.
        guest: String,
        /// How the seat is marked on the page.
        #[serde(default)]
        marker: String,
    },
    /// The seat has another key from now on.
    Rekeyed {
        /// Which seat.
        seat: Seat,
    },
    /// Only who tells a password is let in; it is kept as the house has signed it.
    Locked {
        /// The signed password.
        lock: String,
    },
    /// This guest has told it.
    Admitted {
        /// The guest's id.
        guest: String,
    },
    /// This guest has a seat here, until then, until the game begins: they played before (P10).
    Kept {
        /// The guest's id.
        guest: String,
        /// In milliseconds since 1970.
        until: Millis,
        /// What they were called.
        #[serde(default)]
        name: String,
    },
    /// The game is over, and those who watch have been shown its end too.
    CaughtUp,
    /// The game is over: the secret of its luck, which was sealed in the store so far.
    Revealed {
        /// The secret in hexadecimal.
        secret: String,
    },
}

impl Note {
    /// This guest holds the seat from now on.
    pub(super) fn held(seat: Seat, who: &Who) -> Self {
        Self::Held {
            seat,
            guest: who.guest.clone(),
            marker: who.marker.clone(),
        }
    }
}
