//! Versions of the book, and what is and was voted on.

use serde::Serialize;

use super::super::{Book, Came, Change, Circle, Matter, MemberId, Proposal};
use crate::room::Millis;

/// How many decided proposals are shown.
const DECIDED: usize = 20;

/// A version of the book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct VersionView {
    /// The number.
    pub version: usize,
    /// Since when.
    pub at: Millis,
    /// Who proposed it.
    pub by: MemberId,
    /// Who agreed.
    pub yes: Vec<MemberId>,
    /// What changed.
    pub changes: Vec<Change>,
}

/// A proposal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ProposalView {
    /// Its number.
    pub id: u32,
    /// Who proposed it.
    pub by: MemberId,
    /// When.
    pub at: Millis,
    /// When it lapses.
    pub ends: Millis,
    /// What it is about.
    #[serde(flatten)]
    pub matter: Matter,
    /// Of the book, what would change.
    pub changes: Vec<Change>,
    /// Who has agreed.
    pub yes: Vec<MemberId>,
    /// Who has yet to speak.
    pub waits: Vec<MemberId>,
    /// Whether whoever looks has a vote.
    pub votes: bool,
}

/// A proposal that was decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DecidedView {
    /// Its number.
    pub id: u32,
    /// Who proposed it.
    pub by: MemberId,
    /// What it was about.
    #[serde(flatten)]
    pub matter: Matter,
    /// When it was decided.
    pub at: Millis,
    /// How.
    #[serde(flatten)]
    pub came: Came,
}

impl Circle {
    pub(super) fn version_views(&self) -> Vec<VersionView> {
        let mut book = Book::default();
        let versions = self.versions.iter().enumerate();
        versions
            .map(|(index, version)| {
                let before = book.clone();
                book = before.changed(&version.changes);
                VersionView {
                    version: index + 1,
                    at: version.at,
                    by: version.by,
                    yes: version.yes.clone(),
                    changes: book.since(&before),
                }
            })
            .collect()
    }

    pub(super) fn proposal_views(&self, you: MemberId, now: Millis) -> Vec<ProposalView> {
        let open = self.open.iter();
        open.map(|open| self.proposal_view(open, you, now))
            .collect()
    }

    fn proposal_view(&self, open: &Proposal, you: MemberId, now: Millis) -> ProposalView {
        let voters = self.voters(&open.matter, now);
        let changes = match &open.matter {
            Matter::Book { changes } => self.book().changed(changes).since(self.book()),
            _ => Vec::new(),
        };
        ProposalView {
            id: open.id,
            by: open.by,
            at: open.at,
            ends: open.ends,
            matter: open.matter.clone(),
            changes,
            yes: open.yes.clone(),
            votes: voters.contains(&you),
            waits: voters
                .into_iter()
                .filter(|id| !open.yes.contains(id))
                .collect(),
        }
    }

    /// The last first.
    pub(super) fn decided_views(&self) -> Vec<DecidedView> {
        let last = self.decided.iter().rev().take(DECIDED);
        last.map(|decided| DecidedView {
            id: decided.proposal.id,
            by: decided.proposal.by,
            matter: decided.proposal.matter.clone(),
            at: decided.at,
            came: decided.came.clone(),
        })
        .collect()
    }
}
