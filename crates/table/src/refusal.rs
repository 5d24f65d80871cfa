//! What a table says when it will not do something.

use serde::{Deserialize, Serialize};

use crate::shown;

/// The closed list of reasons, by their wire names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The input cannot be read: not JSON, a missing field, a wrong type.
    BadInput,
    /// The operation has no such name.
    UnknownOp,
    /// There is no such game.
    UnknownGame,
    /// There is no such option or house rule.
    UnknownRule,
    /// The rule does not take this value.
    BadValue,
    /// Two rules do not go together.
    Clash,
    /// There is no such seat, or no such number of seats.
    BadSeat,
    /// No game has been set up.
    NoGame,
    /// The rules forbid it.
    Illegal,
    /// It is somebody else's turn.
    NotYourTurn,
    /// Luck is asked for, not an action; or the other way round.
    NotNow,
    /// The game is over.
    GameOver,
    /// The vote or proposal cannot be made.
    BadVote,
    /// A record does not replay.
    Corrupt,
    /// The action was made against an older state of the table.
    Stale,
    /// The line or body is too long.
    TooLong,
}

/// A refusal: nothing has changed, and this is why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("{message}{}", rule.as_ref().map(|r| format!(" ({r})")).unwrap_or_default())]
pub struct Refusal {
    /// The reason by its wire name.
    pub code: Code,
    /// One clear sentence.
    pub message: String,
    /// The number of the rule that would be broken, such as `W13`.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub rule: Option<String>,
}

impl Refusal {
    /// A refusal that no rule of the game is the reason of.
    /// What the message quotes may have come from anywhere: hidden characters are taken out of it.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self {
            code,
            message: shown(&message.into()),
            rule: None,
        }
    }

    /// A refusal by the rule of that number.
    pub fn illegal(rule: impl Into<String>, message: impl Into<String>) -> Self {
        Self::new(Code::Illegal, message).by(rule)
    }

    /// The same refusal with the rule's number.
    #[must_use]
    pub fn by(mut self, rule: impl Into<String>) -> Self {
        self.rule = Some(rule.into());
        self
    }
}
