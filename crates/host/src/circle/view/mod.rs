//! What may be known of a circle: its name by anybody, everything else by its members (K14, K18). Views are built up,
//! never cut down.

mod game;
mod member;
mod vote;

use serde::Serialize;
use table::Refusal;

pub use self::game::{EveningView, GameView, ProposedView, Sitting};
pub use self::member::{AskView, MemberView, TalkView};
pub use self::vote::{DecidedView, ProposalView, VersionView};
use super::act::not_a_member;
use super::feat::FeatView;
use super::season::{MeetingView, SeasonView};
use super::standing::Line;
use super::{Book, Circle, MemberId, OwnInBook};
use crate::room::Millis;

/// All that somebody without a key may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outside {
    /// The name.
    pub name: String,
    /// A shape and a colour.
    pub marker: String,
    /// Whether the link alone lets them in.
    pub open: bool,
}

/// What a member may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Inside {
    /// The name.
    pub name: String,
    /// A shape and a colour.
    pub marker: String,
    /// Whether the link alone lets somebody in.
    pub open: bool,
    /// Who looks.
    pub you: MemberId,
    /// What an act is made against.
    pub length: u64,
    /// Everybody who ever was a member.
    pub members: Vec<MemberView>,
    /// Who waits to be let in.
    pub asks: Vec<AskView>,
    /// Whether the book is still the founder's to write.
    pub writing: bool,
    /// What the book sets, by chapter.
    pub book: Book,
    /// The rules of one's own in it, and who has brought them there.
    pub own: Vec<OwnInBook>,
    /// Its versions, the first first.
    pub versions: Vec<VersionView>,
    /// What is voted on.
    pub proposals: Vec<ProposalView>,
    /// What was, the last first.
    pub decided: Vec<DecidedView>,
    /// The games under the book, the last first.
    pub games: Vec<GameView>,
    /// The evenings, the last first.
    pub evenings: Vec<EveningView>,
    /// How the season stands.
    pub season: Vec<Line>,
    /// The seasons in which something was played and the present one, the last first.
    pub seasons: Vec<SeasonView>,
    /// Head to head: everybody who has met somebody in a game.
    pub meetings: Vec<MeetingView>,
    /// The records of the circle.
    pub records: Vec<FeatView>,
    /// What was said in the last month.
    pub talk: Vec<TalkView>,
}

impl Inside {
    /// Whether the word of who looks is enough to put a member out: nobody else has a vote on it (K7).
    #[must_use]
    pub fn puts_out_alone(&self, member: MemberId) -> bool {
        let asked = |one: &&MemberView| one.stands == "in" && ![self.you, member].contains(&one.id);
        !self.members.iter().any(|one| asked(&one))
    }

    /// The book as a version had it; versions are counted from 1.
    #[must_use]
    pub fn book_of(&self, version: usize) -> Book {
        let until = self.versions.iter().filter(|one| one.version <= version);
        until.fold(Book::default(), |book, one| {
            let mut changes = Book::default();
            for change in &one.changes {
                let set = changes.0.entry(change.chapter.clone()).or_default();
                set.0.insert(change.rule.clone(), change.to.clone());
            }
            book.changed(&changes)
        })
    }
}

impl Circle {
    /// What anybody may know.
    #[must_use]
    pub fn outside(&self) -> Outside {
        Outside {
            name: self.name.clone(),
            marker: self.marker.clone(),
            open: self.book().is_open(),
        }
    }

    /// What a member may know at the time `now`.
    ///
    /// # Errors
    /// Who looks is no member.
    pub fn inside(&self, you: MemberId, now: Millis) -> Result<Inside, Refusal> {
        if !self.is_member(you) {
            return Err(not_a_member());
        }
        let Outside { name, marker, open } = self.outside();
        let seasons = self.seasons(now);
        let season = seasons.first().map(|season| season.standing.clone());
        Ok(Inside {
            name,
            marker,
            open,
            you,
            length: self.length,
            members: self.member_views(now),
            asks: self.ask_views(),
            writing: self.is_alone(),
            book: self.book().clone(),
            own: self.own_in_book(),
            versions: self.version_views(),
            proposals: self.proposal_views(you, now),
            decided: self.decided_views(),
            games: self.game_views(),
            evenings: self.evening_views(),
            season: season.unwrap_or_default(),
            seasons,
            meetings: self.meetings(),
            records: self.proud_records(),
            talk: self.talk_views(now),
        })
    }
}
