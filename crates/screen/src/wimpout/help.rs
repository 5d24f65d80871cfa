//! The pages of the help.

use crate::Topic;

/// All topics, in the order in which they are listed.
pub(super) const TOPICS: &[Topic] = &[];
