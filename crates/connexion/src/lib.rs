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
//! use connexion::words::Shipped;
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

pub mod board;
pub mod data;
pub mod deck;
pub mod judge;
pub mod layout;
pub mod search;
pub mod words;
