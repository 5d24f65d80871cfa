//! What a finished game was: by the chances of everybody, or by the words that lay on the board.

use serde::Serialize;

use super::Insight;
use crate::connexion::WordReport;

/// The report of a finished game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Study {
    /// Step by step what everybody could hope for (U13).
    Chances(Insight),
    /// Turn by turn what could be found (U17).
    Words(WordReport),
}
