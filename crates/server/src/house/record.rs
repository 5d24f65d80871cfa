//! The record of a table.

use ::table::{Code, Refusal};

use super::live::Live;
use super::wrong::Wrong;

/// As anybody may read it: of a game with something hidden, once it is over.
pub(crate) fn public_record(live: &Live) -> Result<String, Wrong> {
    let room = live.room();
    let missing = || Refusal::new(Code::NoGame, "the game has not begun");
    let table = room.table().ok_or_else(missing)?;
    if !room.is_over() && !host::game(&room.plan().game)?.is_in_the_open() {
        let why = "the record of this game is opened when it is over";
        return Err(Refusal::new(Code::NotNow, why).by("P7").into());
    }
    Ok(table.record().to_string())
}
