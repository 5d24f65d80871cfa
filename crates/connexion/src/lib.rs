//! Cosmic ConneXion: Greek letter cards on a diamond, the words they spell, and the sentence made of them.
//!
//! Pure rules: no input or output, no clock, no source of luck, integers only. Decks, boards and word lists are data:
//! shipped ones are compiled in, others are read from text.
//!
//! ```
//! use std::sync::Arc;
//!
//! use connexion::board::Board;
//! use connexion::deck::{Deck, Extras};
//! use connexion::layout::Layout;
//! use connexion::search::{Lexicon, Reading, Search};
//! use english::words::Shipped;
//!
//! let deck = Deck::classic();
//! let lexicon = Lexicon::shared(Shipped::Standard, deck, Extras::Off);
//! let search = Search::new(lexicon, Arc::new(Board::diamond().clone()), Reading::default());
//! let layout = Layout::from_names(deck, ["tau", "omicron", "epsilon"].map(Some))?;
//!
//! let walk = search.claim(&layout, "toe")?;
//! assert_eq!(walk.positions().into_iter().map(u8::from).collect::<Vec<_>>(), [1, 2, 3]);
//! let why = search.claim(&layout, "tee").unwrap_err();
//! assert_eq!(why.to_string(), "`tee` needs the card epsilon on position 3 twice in a row (rule X7)");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![deny(clippy::float_arithmetic)]

mod acting;
mod action;
pub mod board;
mod claim;
pub mod data;
pub mod deck;
mod event;
mod finding;
mod game;
mod hidden;
mod known;
pub mod layout;
mod legal;
mod placing;
mod play;
mod rules;
pub mod search;
mod state;
mod view;

pub use action::{Action, Draw, Outcome, Pile};
pub use board::DIAMOND_BOARD;
pub use deck::CLASSIC_DECK;
pub use event::{Close, Event, Fact, Named, Seen};
pub use finding::{Decision, Finding};
pub use game::Connexion;
pub use play::sentence_earns;
pub use rules::{
    Among, Barred, Becomes, Counting, Counts, Me, OWN_EXAMPLES, OwnEffect, OwnFinding, OwnOver,
    QUESTIONS, Repeat, Rules, Share, Ties, Time, WrongClaim, text_of,
};
pub use state::{
    Bonus, BonusStage, LastClaim, Listed, Move, Over, Phase, Player, Sentence, Stage, State, Turn,
    Vote,
};
pub use view::{
    BonusView, CardView, ClaimView, ClockView, Counter, ListView, SentenceView, TableCounter, View,
    in_points,
};
