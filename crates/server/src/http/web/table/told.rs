//! What happened at a table, as one viewer is told.

use std::ops::Range;

use speech::{Reader, Tongue};

use crate::house::{Live, Muted};
use pages::table::Told;

/// How many entries of the log a page shows.
const TOLD: usize = 200;
/// The same once the game is over.
const TOLD_OVER: usize = 2000;

/// The last entries of the log; of a finished game all, unless it was very long.
pub(super) fn latest(live: &Live, reader: Reader, muted: &Muted) -> Vec<Told> {
    let room = live.room();
    let most = if room.is_over() { TOLD_OVER } else { TOLD };
    told(
        live,
        reader,
        room.entries().saturating_sub(most)..room.entries(),
        muted,
    )
}

/// Entries of the log, without what those have said whom the viewer does not want to hear.
pub(super) fn told(live: &Live, reader: Reader, numbers: Range<usize>, muted: &Muted) -> Vec<Told> {
    let room = live.room();
    let is_heard = |n: &usize| room.speaker(*n).is_none_or(|name| !muted.has(name));
    let numbers = numbers.filter(is_heard);
    numbers.filter_map(|n| Told::of(room, n, reader)).collect()
}

/// As whom a guest reads at a table.
pub(super) fn reader(live: &Live, guest: Option<&str>, tongue: Tongue) -> Reader {
    let viewer = live.viewer(guest);
    Reader { viewer, tongue }
}
