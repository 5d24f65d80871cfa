//! The record of a table.

use super::live::Live;
use super::wrong::Wrong;

/// As anybody may read it: of a game with something hidden, once it is over.
pub(crate) fn public_record(live: &Live) -> Result<String, Wrong> {
    let refused = |why: &str| ::table::Refusal::new(::table::Code::NoGame, why);
    let room = live.room();
    let missing = || refused("the game has not begun");
    let table = room.table().ok_or_else(missing)?;
    if !room.is_over() && !host::game(&room.plan().game)?.is_in_the_open() {
        let closed = refused("the record of this game is opened when it is over (P7)");
        return Err(Wrong::Refused(closed));
    }
    Ok(table.record().to_string())
}
