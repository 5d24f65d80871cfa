//! The vocabulary of any game at a table: rules as a value, luck as an input, records as lists of steps.
//!
//! This room knows no game, no clock, no user, no file and no socket.
#![deny(clippy::float_arithmetic)]

mod game;
mod guiding;
mod live;
mod luck;
mod position;
mod record;
mod refusal;
mod rule;
mod seat;
mod step;

#[cfg(feature = "testkit")]
pub mod testkit;

pub use game::{
    Again, Ask, Game, GameClock, Hidden, Materials, Notice, Place, Standing, Turn, TurnOf, Viewer,
};
pub use guiding::{Happening, Proposal};
pub use live::{AnyTable, Table, Waiting};
pub use luck::{Below, Key, Luck, Secret, Stream};
pub use record::{Corrupt, DataMark, Header, LuckSource, Record};
pub use refusal::{Code, Refusal};
pub use rule::{Rule, Settings, Value, Values, find};
pub use seat::{BySeat, Seat};
pub use step::{AnyStep, Step};
