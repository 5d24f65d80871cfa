//! Cosmic Wimpout: the exact distribution of a throw and the value of a turn, from the same scoring that the table
//! uses.

mod asked;
mod carried;
mod counted;
mod decide;
mod duel;
mod graph;
mod holds;
mod kept;
mod lengths;
mod licks;
mod lines;
mod odds;
mod places;
mod position;
mod program;
mod rounds;
mod sealed;
mod settle;
#[cfg(test)]
mod slow;
mod trio;
mod turn;

pub use decide::{Chances, Options, SolvedTurn};
pub use duel::Duel;
pub use odds::{Counts, Odds, odds};
pub use position::{Position, Side};
pub use trio::{Challenge, Third, Trio, Triple};
pub use turn::{Decision, FreeTurn, TurnValues};
