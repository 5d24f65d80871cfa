//! What is stored of a circle: the facts that it is a fold over, like those of a table (K14).

use serde::{Deserialize, Serialize};
use table::Settings;

use super::act::TONIGHT;
use super::book::Book;
use super::feat::Feat;
use crate::room::Millis;

/// A member, by the order in which they first sat down; numbers are not used again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MemberId(pub u32);

/// Somebody as they present themselves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Newcomer {
    /// The name.
    pub name: String,
    /// A shape and a colour.
    #[serde(default)]
    pub marker: String,
}

/// What the members vote on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "about", rename_all = "kebab-case")]
pub enum Matter {
    /// Change the book.
    Book {
        /// What is to be set.
        changes: Book,
    },
    /// Vote somebody out (K7).
    Out {
        /// Whom.
        member: MemberId,
    },
    /// Put somebody on leave who was not here for long (K6).
    Leave {
        /// Whom.
        member: MemberId,
    },
}

impl Matter {
    /// Whom it is about; they have no vote on it.
    #[must_use]
    pub fn subject(&self) -> Option<MemberId> {
        match self {
            Self::Book { .. } => None,
            Self::Out { member } | Self::Leave { member } => Some(*member),
        }
    }
}

/// How a player came out of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// The name at the table.
    pub name: String,
    /// The member who sat there; nobody for guests and bots (K20).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub member: Option<MemberId>,
    /// Whether it was a bot; games of before say nothing of it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bot: bool,
    /// Whether they won, alone or with others.
    pub won: bool,
    /// What they came to.
    pub score: i64,
}

/// A rule of a table's own that was voted in or dropped there. Its text stands in the record of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnVoted {
    /// Its name, as its text says it.
    pub name: String,
    /// What it is called.
    pub title: String,
    /// The mark of its text; nothing where it was dropped.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark: Option<String>,
}

/// How a game under the book ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    /// The table.
    pub table: String,
    /// Everybody, the first first; nobody where it was closed before its end.
    pub places: Vec<Place>,
    /// The rules that were voted in at the table (K8).
    #[serde(default)]
    pub voted: Settings,
    /// The rules of the table's own that were voted in or dropped there (K8).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub voted_own: Vec<OwnVoted>,
    /// What is worth remembering of it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub feats: Vec<Feat>,
}

/// One thing that came to pass in a circle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "who, what and when, as the variants say")]
pub enum Fact {
    /// The circle was made.
    Founded {
        name: String,
        marker: String,
        founder: Newcomer,
        at: Millis,
    },
    /// Somebody asked to sit down with them.
    Asked { who: Newcomer, at: Millis },
    /// That was declined.
    Declined { by: MemberId, ask: u32, at: Millis },
    /// Somebody sat down, by the link or by a member's word on what they asked.
    Sat {
        who: Newcomer,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ask: Option<u32>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<MemberId>,
        at: Millis,
    },
    /// The founder, alone so far, wrote in version 1.
    Written {
        by: MemberId,
        changes: Book,
        at: Millis,
    },
    /// Something was proposed; whoever proposes has said yes.
    Proposed {
        by: MemberId,
        matter: Matter,
        at: Millis,
    },
    /// A yes, a no, or a yes withdrawn.
    Voted {
        by: MemberId,
        proposal: u32,
        vote: Option<bool>,
        at: Millis,
    },
    /// Not everybody agreed in time.
    Lapsed { proposal: u32, at: Millis },
    /// Everybody agreed, and it does not go together with what the book says since; why, as a refusal says it.
    Clashed {
        proposal: u32,
        why: String,
        at: Millis,
    },
    /// A member was here; noted once a day at most, and when they come back from leave.
    Came { by: MemberId, at: Millis },
    /// A member has another name or marker.
    Renamed {
        by: MemberId,
        who: Newcomer,
        at: Millis,
    },
    /// A member left.
    Left { by: MemberId, at: Millis },
    /// A member vouches for another who has lost the key (K7).
    Vouched {
        by: MemberId,
        member: MemberId,
        at: Millis,
    },
    /// The holder of the old key objects.
    Objected { by: MemberId, at: Millis },
    /// A member has another key from now on.
    Rekeyed { member: MemberId, at: Millis },
    /// The circle came from another house: this member has brought it and hands the others their keys (K15).
    Moved { by: MemberId, at: Millis },
    /// A table was opened under the book (K5).
    Opened {
        by: MemberId,
        table: String,
        game: String,
        at: Millis,
    },
    /// A member was seated there by another (K9).
    Seated {
        by: MemberId,
        member: MemberId,
        table: String,
        at: Millis,
    },
    /// Its game is over.
    Ended { ending: Ending, at: Millis },
    /// An evening began (K10).
    Begun {
        by: MemberId,
        title: String,
        at: Millis,
    },
    /// It was closed.
    Closed { by: MemberId, at: Millis },
    /// A member would play, until then; or not any more.
    Tonight { by: MemberId, until: Millis },
    /// A member said something.
    Said {
        by: MemberId,
        text: String,
        at: Millis,
    },
}

impl Fact {
    /// Whether an act may have been made against what was before it: talk, being here and who sits where change nothing
    /// of that.
    pub(super) fn counts(&self) -> bool {
        !matches!(
            self,
            Self::Came { .. } | Self::Seated { .. } | Self::Tonight { .. } | Self::Said { .. }
        )
    }

    /// Whose doing it is, where it is a member's.
    #[must_use]
    pub fn by(&self) -> Option<MemberId> {
        match self {
            Self::Sat { by, .. } => *by,
            Self::Founded { .. }
            | Self::Asked { .. }
            | Self::Lapsed { .. }
            | Self::Clashed { .. }
            | Self::Ended { .. } => None,
            Self::Rekeyed { member, .. } => Some(*member),
            Self::Declined { by, .. }
            | Self::Written { by, .. }
            | Self::Proposed { by, .. }
            | Self::Voted { by, .. }
            | Self::Came { by, .. }
            | Self::Renamed { by, .. }
            | Self::Left { by, .. }
            | Self::Vouched { by, .. }
            | Self::Objected { by, .. }
            | Self::Moved { by, .. }
            | Self::Opened { by, .. }
            | Self::Seated { by, .. }
            | Self::Begun { by, .. }
            | Self::Closed { by, .. }
            | Self::Tonight { by, .. }
            | Self::Said { by, .. } => Some(*by),
        }
    }

    /// When it came to pass. A member who would not play any more tonight does not say when.
    #[must_use]
    pub fn at(&self) -> Option<Millis> {
        match self {
            Self::Tonight { until, .. } => until.checked_sub(TONIGHT),
            Self::Founded { at, .. }
            | Self::Asked { at, .. }
            | Self::Declined { at, .. }
            | Self::Sat { at, .. }
            | Self::Written { at, .. }
            | Self::Proposed { at, .. }
            | Self::Voted { at, .. }
            | Self::Lapsed { at, .. }
            | Self::Clashed { at, .. }
            | Self::Came { at, .. }
            | Self::Renamed { at, .. }
            | Self::Left { at, .. }
            | Self::Vouched { at, .. }
            | Self::Objected { at, .. }
            | Self::Rekeyed { at, .. }
            | Self::Moved { at, .. }
            | Self::Opened { at, .. }
            | Self::Seated { at, .. }
            | Self::Ended { at, .. }
            | Self::Begun { at, .. }
            | Self::Closed { at, .. }
            | Self::Said { at, .. } => Some(*at),
        }
    }
}
