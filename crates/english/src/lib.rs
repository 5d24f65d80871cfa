//! English: word lists, what words mean, and a judge of sentences. It knows no game.
//!
//! ```
//! use english::judge::{Grammarian, Standard, judge_line};
//! use english::words::{Shipped, meaning};
//!
//! let opinion = judge_line(&Grammarian, "the old man is going to sing", Standard::default());
//! assert!(opinion.accepts() && opinion.is_future());
//! assert!(Shipped::Family.load().contains("moon"));
//! assert_eq!(meaning("noon").map(|noon| noon.text), Some("the middle of the day"));
//! ```
#![deny(clippy::float_arithmetic)]

pub mod judge;
mod packed;
mod sentence;
pub mod sources;
pub mod words;

pub use sentence::written;
