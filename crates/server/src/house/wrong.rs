//! Everything that can be wrong with what was asked for, as a closed list. The doors say it in their own ways.

use store::StoreError;
use table::Refusal;

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub(crate) enum Wrong {
    /// The table refuses, with its reason.
    #[error("{0}")]
    Refused(Refusal),
    /// There is no table of that id.
    #[error("there is no such table")]
    NoTable,
    /// The table is another node's, at this address.
    #[error("this table is kept at another machine of the house; try again")]
    Elsewhere(std::sync::Arc<str>),
    /// The lease of this node has run out.
    #[error("this machine cannot renew its lease; ask another one of the house")]
    NoLease,
    /// There is no circle of that id.
    #[error("there is no such circle")]
    NoCircle,
    /// No seat has that key.
    #[error("no seat has this key")]
    NoSeatKey,
    /// No member of a circle has that key (K7).
    #[error(
        "no member has this key now: it was replaced, or somebody vouched for it less than a day ago"
    )]
    NoMemberKey,
    /// What was sent cannot be read.
    #[error("{0}")]
    BadRequest(String),
    /// Nothing is found at that path.
    #[error("there is nothing here")]
    NotFound,
    /// The path takes other methods.
    #[error("this cannot be done here")]
    BadMethod,
    /// The body is too long.
    #[error("that is too long")]
    TooLong,
    /// It says itself of how many bytes.
    #[error("a body of {0} bytes is too long here")]
    SoLong(u64),
    /// It has not come to its end in time.
    #[error("the body was not all sent: its rest did not come in time")]
    Unfinished,
    /// The guest is not known.
    #[error("tell your name first")]
    Nameless,
    /// The token or cookie is not one of ours.
    #[error("this token is not one of this house")]
    BadToken,
    /// The keeper has sent them away.
    #[error("the keeper of the house has sent you away")]
    Banned,
    /// The request comes from a page of somebody else.
    #[error("this request comes from a page of another house")]
    CrossSite,
    /// The request asks for a host that the house is not.
    #[error("this house has no such name; `serve --host` gives it one")]
    ForeignHost,
    /// The keeper's token is missing, or is another.
    #[error(
        "show the keeper's token: `Authorization: Bearer` and what the file keeper.token in the house's folder holds"
    )]
    NotKeeper,
    /// Too much of one visitor is under way.
    #[error(
        "too many long answers, streams and bodies are under way from your address; close some"
    )]
    Crowded,
    /// Too many requests: again after so many seconds.
    #[error("too many requests; try again in {0} s")]
    TooMany(u64),
    /// The guest has too many open tables.
    #[error("you have opened too many tables; finish one first")]
    TooManyTables,
    /// The house is full.
    #[error("the house is full; try again later")]
    Full,
    /// The table is being put away or cannot be brought back just now.
    #[error("the table is busy; try again")]
    Busy,
    /// What is stored of the table is not what was stored.
    #[error("the table is closed, because what is stored of it is damaged: {0}")]
    Damaged(String),
    /// Too many have records played over or rules measured just now.
    #[error("the house is busy just now; try again in a moment")]
    ManyRecords,
    /// No answer came in the time that one may take.
    #[error("no answer came in time; try again in a moment")]
    Overdue,
    /// The house is closing its doors.
    #[error("the house is closing; it will be back soon")]
    Closing,
    /// The store failed.
    #[error("{0}")]
    Store(StoreError),
    /// The operating system failed.
    #[error("the house is in trouble: {0}")]
    System(String),
}

impl Wrong {
    /// A failure of the operating system.
    pub(crate) fn system(error: impl std::fmt::Display) -> Self {
        Self::System(error.to_string())
    }
}

impl From<Refusal> for Wrong {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<StoreError> for Wrong {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::UnknownTable(_) => Self::NoTable,
            StoreError::Damaged(what) => Self::Damaged(what),
            error => Self::Store(error),
        }
    }
}
