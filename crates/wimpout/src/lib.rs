//! The complete rules of Cosmic Wimpout: five cubes, the Flaming Sun, Last Licks and every house rule.
//!
//! Rules only: luck is an input, and no clock, user, file or socket is known here. Numbers such as `W13` are those of
//! the specification.
#![deny(clippy::float_arithmetic)]

mod board;
mod face;
mod player;
mod rules;
mod score;
mod throw;
mod turn;

pub use board::{BadBoard, Board};
pub use face::{Face, FaceSet};
pub use player::{Exit, Player};
pub use rules::{PassedLeader, Rules, Starter, Whose};
pub use score::{MOST_SCORINGS, Scoring, Scorings, SunCall, Verdict, score};
pub use throw::{Cubes, Faces, Throw};
pub use turn::{Clearing, Limit, Run, Stage, Turn};
