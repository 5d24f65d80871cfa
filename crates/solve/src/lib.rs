//! Exact answers to questions about a game: odds, and what a turn is worth. No people, no files, no sampling.

mod cache;
mod interval;
mod value;
pub mod wimpout;

pub use cache::{Cache, Spoiled};
pub use interval::{NEARLY_ALL, students, wilson};
pub use value::Value;
