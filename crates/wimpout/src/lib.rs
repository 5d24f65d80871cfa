//! The complete rules of Cosmic Wimpout: five cubes, the Flaming Sun, Last Licks and every house rule.
//!
//! Rules only: luck is an input, and no clock, user, file or socket is known here. Numbers such as `W13` are those of
//! the specification.
//!
//! ```
//! use table::Game;
//! use wimpout::{Action, Face, Faces, Outcome, Wimpout};
//!
//! // Alone, nobody throws to start. Four bolts and a 5: a flash of 40, and 5 more; the fourth bolt is left.
//! let game = Wimpout::default();
//! let mut state = game.start(&["ann".to_owned()])?;
//! let (seat, mut log) = (table::Seat(0), Vec::new());
//! game.act(&mut state, seat, &Action::Throw, &mut log);
//! let faces = Faces::of(&[Face::Four, Face::Four, Face::Four, Face::Four, Face::Five]);
//! game.luck(&mut state, &Outcome::Faces(faces), &mut log);
//!
//! let view = game.view(&state, table::Viewer::Spectator);
//! assert_eq!((view.turn_points, view.because), (45, vec!["W13"]));
//! let refusal = game.check(&state, seat, &Action::Stop).unwrap_err();
//! assert_eq!(refusal.rule.as_deref(), Some("W13"));
//! # Ok::<(), table::Refusal>(())
//! ```
#![deny(clippy::float_arithmetic)]

mod action;
mod board;
mod bond;
mod draws;
mod event;
mod face;
mod game;
mod play;
mod player;
mod quick;
mod rules;
mod score;
mod state;
mod telling;
mod throw;
mod throw_table;
mod turn;
mod view;

pub use action::{Action, Call, Draw, Lot, Outcome, Pick};
pub use board::{BOSTON_LIKE, BadBoard, Board};
pub use bond::{Bank, Begins, Bond, Need};
pub use event::Event;
pub use face::{Face, FaceSet};
pub use game::Wimpout;
pub use player::{Exit, Player};
pub use quick::{Decide, Heard};
pub use rules::{
    AVoid, Banking, Carries, Change, Effect, Finding, Happens, LATE, Me, OWN_EXAMPLES,
    PassedLeader, Place, Points, QUESTIONS, Rules, Starter, Terms, Whose, can_bank, text_of,
};
pub use score::{Scoring, Scorings, SunCall, Verdict, score};
pub use state::{Contest, Fate, LastLicks, LastThrow, Phase, State};
pub use throw::{Cubes, Faces, Throw};
pub use throw_table::{End, Landing, Policy, Spot, ThrowTable};
pub use turn::{Clearing, Course, Limit, Run, Stage, Turn};
pub use view::{Counter, FateName, Lying, PhaseName, Role, Suspended, TableCounter, Thrown, View};
