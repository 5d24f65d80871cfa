//! Versions of the book, and what is proposed, with what becomes of it.

use super::{Book, Matter, MemberId};
use crate::room::Millis;

/// What the book came to say at a time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Version {
    pub(super) at: Millis,
    /// Who proposed or wrote it.
    pub(super) by: MemberId,
    /// Who agreed.
    pub(super) yes: Vec<MemberId>,
    /// What it changed.
    pub(super) changes: Book,
}

/// What is voted on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Proposal {
    pub(super) id: u32,
    pub(super) by: MemberId,
    pub(super) matter: Matter,
    pub(super) at: Millis,
    pub(super) ends: Millis,
    /// Which version the book had.
    pub(super) version: usize,
    pub(super) yes: Vec<MemberId>,
}

/// A proposal that stands no more, and what became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Decided {
    pub(super) proposal: Proposal,
    pub(super) at: Millis,
    pub(super) came: Came,
}

impl Decided {
    /// Whom all others have voted out by it.
    pub(super) fn put_out(&self) -> Option<MemberId> {
        match self.proposal.matter {
            Matter::Out { member } if self.came == Came::Adopted => Some(member),
            _ => None,
        }
    }
}

/// What became of a proposal.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(tag = "came", rename_all = "kebab-case")]
pub enum Came {
    /// All agreed.
    Adopted,
    /// Somebody said no.
    Refused {
        /// Who.
        #[serde(rename = "refused_by")]
        by: MemberId,
    },
    /// Time ran out.
    Lapsed,
    /// The book has come to say so meanwhile.
    Fulfilled,
    /// It no longer fits what the book says since, or whom it is about.
    Void,
    /// All agreed, and it does not go together with what the book says since.
    Clashed {
        /// Why, as a refusal says it.
        why: String,
    },
}
