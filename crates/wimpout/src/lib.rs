//! The complete rules of Cosmic Wimpout: five cubes, the Flaming Sun, Last Licks and every house rule.
//!
//! Rules only: luck is an input, and no clock, user, file or socket is known here. Numbers such as `W13` are those of
//! the specification.
#![deny(clippy::float_arithmetic)]

mod action;
mod board;
mod bond;
mod event;
mod face;
mod game;
mod play;
mod player;
mod rules;
mod score;
mod state;
mod throw;
mod throw_table;
mod turn;
mod view;

pub use action::{Action, Call, Draw, Outcome, Pick};
pub use board::{BadBoard, Board};
pub use event::Event;
pub use face::{Face, FaceSet};
pub use game::Wimpout;
pub use player::{Exit, Player};
pub use rules::{PassedLeader, Rules, Starter, Whose};
pub use score::{Scoring, Scorings, SunCall, Verdict, score};
pub use state::{Contest, Fate, LastLicks, LastThrow, Phase, State};
pub use throw::{Cubes, Faces, Throw};
pub use throw_table::{End, Landing, Policy, Spot, ThrowTable};
pub use turn::{Clearing, Limit, Run, Stage, Turn};
pub use view::{FateName, Lying, PhaseName, Role, Suspended, Thrown, View};
