//! Cosmic ConneXion: Greek letter cards on a diamond, the words they spell, and the sentence made of them.
//!
//! Pure rules: no input or output, no clock, no source of luck, integers only. Decks, boards and word lists are data:
//! shipped ones are compiled in, others are read from text.
#![deny(clippy::float_arithmetic)]

pub mod board;
pub mod data;
pub mod deck;
pub mod judge;
pub mod layout;
pub mod search;
pub mod words;
