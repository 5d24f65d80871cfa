//! The pages of the help that every game shares.

use crate::Topic;

/// Topics of every table, listed after those of the game.
pub const TOPICS: &[Topic] = &[];
