//! What may be known of a circle: its name by anybody, everything else by its members (K14, K18). Views are built up,
//! never cut down.

use std::collections::BTreeMap;

use serde::Serialize;
use table::{Refusal, Settings, Value};

use super::act::not_a_member;
use super::book::DAY;
use super::feat::FeatView;
use super::season::{MeetingView, SeasonView};
use super::standing::Line;
use super::{
    Book, Came, Change, Circle, Decided, Game, Matter, MemberId, OwnInBook, OwnVoted, Place,
    Proposal, Stands, rules_of,
};
use crate::room::Millis;

/// How long talk stays (K13).
const MONTH: Millis = 30 * DAY;
/// How many decided proposals are shown.
const DECIDED: usize = 20;

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

/// A member.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MemberView {
    /// The number.
    pub id: MemberId,
    /// The name.
    pub name: String,
    /// A shape and a colour.
    pub marker: String,
    /// Since when.
    pub since: Millis,
    /// When they were here last, to the day.
    pub here: Millis,
    /// `in`, `on-leave` or `gone`.
    pub stands: &'static str,
    /// Whether they look at the circle now: whoever drives it knows.
    pub present: bool,
    /// Whether they would play tonight.
    pub tonight: bool,
    /// Whether all others may put them on leave.
    pub away: bool,
    /// Who vouches for them, and until when they may object.
    pub vouched: Option<(MemberId, Millis)>,
}

/// Somebody who waits to be let in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AskView {
    /// Under which number.
    pub ask: u32,
    /// The name.
    pub name: String,
    /// Since when.
    pub at: Millis,
}

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

/// A game under the book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameView {
    /// Its table.
    pub table: String,
    /// The slug of the game.
    pub game: String,
    /// Who opened the table.
    pub by: MemberId,
    /// When.
    pub at: Millis,
    /// Under which version.
    pub version: usize,
    /// On which evening, by number.
    pub evening: Option<usize>,
    /// When it ended.
    pub ended: Option<Millis>,
    /// Everybody, the first first; nobody where nobody finished it.
    pub places: Vec<Place>,
    /// What was voted in at the table and the book does not say (K8).
    pub voted: Settings,
    /// The same of rules of the table's own.
    pub voted_own: Vec<OwnVoted>,
}

/// An evening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EveningView {
    /// The number.
    pub evening: usize,
    /// The name.
    pub title: String,
    /// Who began it.
    pub by: MemberId,
    /// When.
    pub at: Millis,
    /// When it was closed.
    pub closed: Option<Millis>,
    /// Whether points count, and not games won.
    pub points: bool,
    /// How it stands.
    pub standing: Vec<Line>,
    /// How many games were finished.
    pub games: usize,
    /// The best moment so far.
    pub best: Option<FeatView>,
    /// The worst.
    pub worst: Option<FeatView>,
    /// What was proposed that night, the first first.
    pub proposed: Vec<ProposedView>,
}

/// What was proposed on an evening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ProposedView {
    /// The number of the proposal.
    pub id: u32,
    /// Who proposed it.
    pub by: MemberId,
    /// What it is about.
    #[serde(flatten)]
    pub matter: Matter,
    /// How it was decided, if it is.
    #[serde(flatten)]
    pub came: Option<Came>,
}

/// Something said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TalkView {
    /// Who.
    pub by: MemberId,
    /// What.
    pub text: String,
    /// When.
    pub at: Millis,
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
        Ok(Inside {
            name,
            marker,
            open,
            you,
            length: self.length,
            members: self
                .members()
                .filter_map(|id| self.member_view(id, now))
                .collect(),
            asks: self.ask_views(),
            writing: self.is_alone(),
            book: self.book().clone(),
            own: self.own_in_book(),
            versions: self.version_views(),
            proposals: self
                .open
                .iter()
                .map(|open| self.proposal_view(open, you))
                .collect(),
            decided: self
                .decided
                .iter()
                .rev()
                .take(DECIDED)
                .map(decided_view)
                .collect(),
            games: self
                .games
                .iter()
                .rev()
                .map(|game| self.game_view(game))
                .collect(),
            evenings: (0..self.evenings.len())
                .rev()
                .map(|evening| self.evening_view(evening))
                .collect(),
            season: seasons
                .first()
                .map(|season| season.standing.clone())
                .unwrap_or_default(),
            seasons,
            meetings: self.meetings(),
            records: self.proud_records(),
            talk: self.talk_views(now),
        })
    }

    /// The book as a version had it; versions are counted from 1.
    #[must_use]
    pub fn book_of(&self, version: usize) -> Option<Book> {
        let until = self.versions.get(..version).filter(|_| version > 0)?;
        let changes = until.iter().map(|version| &version.changes);
        Some(changes.fold(Book::default(), |book, changes| book.changed(changes)))
    }

    fn member_view(&self, id: MemberId, now: Millis) -> Option<MemberView> {
        let member = self.member(id).ok()?;
        let is_in = member.stands == Stands::In;
        Some(MemberView {
            id,
            name: member.name.clone(),
            marker: member.marker.clone(),
            since: member.since,
            here: member.here,
            stands: match member.stands {
                Stands::In => "in",
                Stands::OnLeave => "on-leave",
                Stands::Gone { .. } => "gone",
            },
            present: false,
            tonight: is_in && member.tonight > now,
            away: is_in && now >= member.here + self.book().away_span(),
            vouched: member.vouched.map(|(by, at)| (by, at + DAY)),
        })
    }

    fn ask_views(&self) -> Vec<AskView> {
        let asks = self.asks.iter();
        asks.map(|ask| AskView {
            ask: ask.number,
            name: ask.who.name.clone(),
            at: ask.at,
        })
        .collect()
    }

    fn version_views(&self) -> Vec<VersionView> {
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

    fn proposal_view(&self, open: &Proposal, you: MemberId) -> ProposalView {
        let voters = self.voters(&open.matter);
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

    fn game_view(&self, game: &Game) -> GameView {
        let ending = game.ended.as_ref().map(|(_, ending)| ending);
        GameView {
            table: game.table.clone(),
            game: game.slug.clone(),
            by: game.by,
            at: game.at,
            version: game.version,
            evening: game.evening.map(|evening| evening + 1),
            ended: game.ended.as_ref().map(|(at, _)| *at),
            places: ending
                .map(|ending| ending.places.clone())
                .unwrap_or_default(),
            voted: ending
                .map(|ending| self.not_in_the_book(&game.slug, &ending.voted))
                .unwrap_or_default(),
            voted_own: ending
                .map(|ending| self.own_not_in_the_book(&game.slug, &ending.voted_own))
                .unwrap_or_default(),
        }
    }

    fn not_in_the_book(&self, game: &str, voted: &Settings) -> Settings {
        let chapter = self.rules(game);
        let rules = rules_of(game).unwrap_or_default();
        let says = |slug: &str, value: &Value| {
            rules
                .iter()
                .any(|rule| rule.slug == slug && chapter.value_of(rule) == *value)
        };
        let left = voted.0.iter().filter(|(slug, value)| !says(slug, value));
        Settings(
            left.map(|(slug, value)| (slug.clone(), value.clone()))
                .collect::<BTreeMap<_, _>>(),
        )
    }

    fn own_not_in_the_book(&self, game: &str, voted: &[OwnVoted]) -> Vec<OwnVoted> {
        let chapter = self.rules(game);
        let says = |one: &&OwnVoted| OwnVoted::mark_in(&chapter, &one.name) == one.mark;
        voted.iter().filter(|one| !says(one)).cloned().collect()
    }

    fn evening_view(&self, index: usize) -> EveningView {
        let evening = &self.evenings[index];
        let end = evening.closed.unwrap_or(Millis::MAX);
        let decided = self.decided.iter();
        let decided = decided.map(|decided| (&decided.proposal, Some(&decided.came)));
        let all = decided.chain(self.open.iter().map(|open| (open, None)));
        let that_night = all.filter(|(one, _)| one.at >= evening.at && one.at <= end);
        let mut proposed: Vec<_> = that_night
            .map(|(one, came)| ProposedView {
                id: one.id,
                by: one.by,
                matter: one.matter.clone(),
                came: came.cloned(),
            })
            .collect();
        proposed.sort_by_key(|one| one.id);
        let is_of = |game: &&Game| {
            game.evening == Some(index)
                && game
                    .ended
                    .as_ref()
                    .is_some_and(|(_, ending)| !ending.places.is_empty())
        };
        let [best, worst] = evening.moments.clone();
        EveningView {
            evening: index + 1,
            title: evening.title.clone(),
            by: evening.by,
            at: evening.at,
            closed: evening.closed,
            points: evening.points,
            standing: self.of_evening(index),
            games: self.games.iter().filter(is_of).count(),
            best,
            worst,
            proposed,
        }
    }

    fn talk_views(&self, now: Millis) -> Vec<TalkView> {
        let stays = self.talk.iter().filter(|said| said.at + MONTH > now);
        stays
            .map(|said| TalkView {
                by: said.by,
                text: said.text.clone(),
                at: said.at,
            })
            .collect()
    }
}

fn decided_view(decided: &Decided) -> DecidedView {
    DecidedView {
        id: decided.proposal.id,
        by: decided.proposal.by,
        matter: decided.proposal.matter.clone(),
        at: decided.at,
        came: decided.came.clone(),
    }
}
