//! Two small solvers that know a game through its trait alone: the truths that the toy games are proven with.
//!
//! The only place of this crate with floats, for a chance is no score.

mod bluff;
mod components;
mod open;
mod tree;

pub use bluff::bounds;
pub use open::win_chance;
