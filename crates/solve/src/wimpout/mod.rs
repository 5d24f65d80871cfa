//! Cosmic Wimpout: the exact distribution of a throw and the value of a turn, from the same scoring that the table
//! uses.

mod graph;
mod odds;
mod turn;

pub use odds::{Counts, Odds, odds};
pub use turn::{Decision, FreeTurn, TurnValues};
