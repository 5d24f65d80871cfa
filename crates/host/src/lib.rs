//! The authority over a live table as a pure machine, the catalog of games, and the referee for programs.
//!
//! * [`GAMES`] and [`game`]: what can be played, whatever its types.
//! * [`Room`]: a live table. `Room::open` and `Room::restore` make one; `Room::command` carries out a [`Command`] and
//!   returns the [`Fact`]s to store before anything is acknowledged or shown; `Room::view` and `Room::read` are what
//!   a viewer may know; `Room::alarm` says when to send `Command::Tick`, `Room::thinking` whose bot is to act
//!   (after `Plan::pace` where people watch: `Command::Think` does it here and now; `Room::ponder` hands out a
//!   [`Thinker`] that thinks anywhere, and `Room::conclude` takes it back).
//! * [`circle`]: a lasting place for one group with a book of its own rules, a pure machine like a room.
//! * [`Lines`]: the line mode that terminal, telnet and screen readers share: typed lines in, commands and text out.
//! * [`Referee`]: one JSON line in, one out.
//! * [`clean`] and [`outside`]: what people type, and the records and decks they bring, made fit to be shown; how much
//!   work a record is.
//! * [`insight`]: what is best at a table, and how a finished game was played, in words.
//! * [`puzzle`]: positions with one best answer, shipped and made.
//! * [`verify`]: the proof that nobody chose the luck of a finished game.
//!
//! Nothing here reads a clock, draws a secret or touches a socket, a file or a database.

mod alike;
mod catalog;
pub mod circle;
pub mod clean;
mod day;
mod in_play;
pub mod insight;
mod lines;
mod measured;
mod occasion;
pub mod outside;
mod own;
mod packed;
mod pieces;
mod printed;
mod proposing;
pub mod puzzle;
mod reading;
mod record_feats;
mod referee;
mod room;
mod shelf;
mod trial;
mod verify;
mod written;

pub use alike::{Look, look_alike};
pub use catalog::{AnyGame, GAMES, game, replay};
pub use day::{DAY, date};
pub use in_play::{in_play, read_and_played};
pub use lines::{Lines, News, Reply};
pub use measured::{measured, measured_all, measured_changes, measured_text};
pub use occasion::{Occasion, occasion, trying};
pub use own::{can_answer, choose_own, own_setting, stands_alone, texts_brought};
pub use pieces::{MOST_PIECES, PIECES_PREFIX, pieces_of, takes_pieces, with_change};
pub use printed::{bot_summary, preset, summary};
pub use reading::Reading;
pub use record_feats::proud_feats;
pub use referee::{Answer, LONGEST_LINE, ReadFile, Referee, rule_json};
pub use room::{
    Act, ChairView, Client, ClockPlan, ClockView, Coach, Command, Effects, Entry, Fact, Happened,
    LeavePlan, Millis, Number, PACE, PauseView, Plan, Player, ProposalView, RemovalView,
    RequestView, Room, RoomView, SeriesView, StageView, Stands, TakeBackView, Thinker, Wish,
    archived, branch, is_luck_known, usual_seats,
};
pub use shelf::{OnShelf, Ware, pieces_name, shelf_name, shelf_text};
pub use trial::Trial;
pub use verify::{Report, Verdict, verify, verify_text};
pub use written::{
    OwnText, Written, example_told, help_told, own_texts, questions_told, text_told,
};
