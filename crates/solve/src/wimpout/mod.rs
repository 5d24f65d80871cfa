//! Cosmic Wimpout: the exact distribution of a throw and the value of a turn, from the same scoring that the table
//! uses.

mod asked;
mod decide;
mod duel;
mod graph;
mod kept;
mod kernel;
mod lines;
mod odds;
mod places;
mod position;
mod program;
mod settle;
mod turn;

pub use decide::{Chances, DuelTurn, Options};
pub use duel::Duel;
pub use odds::{Counts, Odds, odds};
pub use position::{Position, Side};
pub use turn::{Decision, FreeTurn, TurnValues};
