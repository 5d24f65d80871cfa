//! The pages of the help.

use crate::Topic;

/// All topics, in the order in which they are listed.
pub(super) const TOPICS: &[Topic] = &[Topic {
    name: "start",
    summary: "your first move, and the whole game in a page",
    text: include_str!("../../help/cow/start.txt"),
}];
