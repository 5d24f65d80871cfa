//! The tables of the house as its keeper sees them (P23). Of private ones, and so of those of circles, no more than it takes
//! to close them or to send away who opened them (K18).

use host::Millis;
use serde::Serialize;

use crate::house::Summary;

/// A table in the keeper's list. All private ones look alike: which of them belong to a circle cannot be told.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Listed {
    /// One that stands in the lobby: the keeper sees what everybody sees, and who opened it.
    Open {
        #[serde(flatten)]
        summary: Summary,
        opener: String,
    },
    /// One that stands in no list.
    Private(Unnamed),
}

/// What is shown of a private table.
#[derive(Serialize)]
pub(super) struct Unnamed {
    id: String,
    private: bool,
    started: bool,
    over: bool,
    created: Millis,
    opener: String,
}

impl Listed {
    pub(super) fn of(summary: &Summary) -> Self {
        let opener = summary.opener.clone();
        if !summary.private {
            let summary = summary.clone();
            return Self::Open { summary, opener };
        }
        Self::Private(Unnamed {
            id: summary.id.clone(),
            private: true,
            started: summary.started,
            over: summary.over,
            created: summary.created,
            opener,
        })
    }
}
