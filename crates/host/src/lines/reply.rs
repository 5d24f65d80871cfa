//! What comes of a typed line.

use crate::insight::Question;
use crate::room::Command;

/// What comes of a line.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reply {
    /// To be shown at once.
    pub text: Vec<String>,
    /// To be sent to the table.
    pub command: Option<Command>,
    /// To be worked out away from the table ([`crate::Room::matter`]), for whoever typed the line.
    pub question: Option<Question>,
    /// Whether they are asked if they leave for good: the next line may answer that with a yes.
    pub asks_to_leave: bool,
    /// Whether they go away for now.
    pub quit: bool,
}

impl Reply {
    pub(super) fn say(text: impl Into<String>) -> Self {
        Self {
            text: vec![text.into()],
            ..Self::default()
        }
    }

    pub(super) fn lines(text: Vec<String>) -> Self {
        Self {
            text,
            ..Self::default()
        }
    }

    pub(super) fn question(question: Question) -> Self {
        Self {
            question: Some(question),
            ..Self::default()
        }
    }

    pub(super) fn command(command: Command) -> Self {
        Self {
            command: Some(command),
            ..Self::default()
        }
    }
}
