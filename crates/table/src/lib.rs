//! The vocabulary of any game at a table: rules as a value, luck as an input, records as lists of steps.
//!
//! This room knows no game, no clock, no user, no file and no socket.
#![deny(clippy::float_arithmetic)]

mod ahead;
mod allowed;
mod game;
mod guiding;
mod live;
mod luck;
mod meant;
mod once;
mod past;
mod position;
mod preset;
mod record;
mod refusal;
mod rule;
mod said;
mod seat;
mod step;
mod text;

#[cfg(feature = "testkit")]
pub mod testkit;

pub use ahead::Ahead;
pub use game::{
    Again, Ask, Game, GameClock, Hidden, Materials, Notice, Place, Standing, Turn, TurnOf, Viewer,
};
pub use guiding::{Adopted, Happening, Proposal, changes_any};
pub use live::{AnyGlance, AnySeen, AnyTable, Glance, Table, Waiting};
pub use luck::{Below, Key, Luck, Secret, Stream};
pub use meant::{meant, no_such};
pub use preset::Preset;
pub use record::{BookMark, Corrupt, Covers, DataMark, Header, LuckSource, Record};
pub use refusal::{Code, Refusal};
pub use rule::{
    OWN, OWN_PREFIX, Offer, Rule, Settings, Titles, Value, Values, find, own_rules,
    titles_of_dropped,
};
pub use said::{in_words, in_words_of, no_json, place_in, quoted, read_said};
pub use seat::{BySeat, Seat};
pub use step::{AnyStep, Step};
pub use text::{is_hidden, shown, without_escapes};
