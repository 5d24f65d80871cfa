//! A circle as a pure machine: a lasting place for one group, with its own book of house rules (K1–K20). Commands in,
//! facts to store out; it comes back by folding its facts over again, like a table.
//!
//! It reads no clock, knows no key and no guest: who holds which member's key is the business of whoever drives it.

mod act;
mod book;
mod command;
mod ending;
mod fact;
mod feat;
mod fold;
mod import;
mod lines;
mod member;
mod own;
mod play;
mod proposal;
mod said;
mod season;
mod standing;
mod telling;
mod view;
mod vote;

use std::collections::VecDeque;

use table::{Code, Refusal, Settings};

pub use arena::FeatKind;
pub use book::{Book, Change, OWN, RULES, rules_of};
pub use command::{Command, Deed};
pub(crate) use ending::feats;
pub use ending::{agreed_at, voted_in};
pub use fact::{Ending, Fact, Matter, MemberId, Newcomer, OwnVoted, Place};
pub use feat::{Feat, FeatView, breaks};
pub use import::{Import, RecordLine};
pub use lines::{
    Steps, Telling, Typed, WORDS, came_of, enter, feat_told, help, keep_asked, own_rules_told,
    words,
};
use member::{Member, Stands};
pub use own::{BOOK_TEXTS, OwnInBook};
pub use proposal::Came;
use proposal::{Decided, Proposal, Version};
pub use said::{settings_told, voted_told};
pub use season::{MeetingView, SeasonView};
pub use standing::{Counts, Line, closing};
pub use view::{
    AskView, DecidedView, EveningView, GameView, Inside, MemberView, Outside, ProposalView,
    ProposedView, Sitting, TalkView, VersionView,
};

use crate::room::Millis;

/// The most members (K17).
pub const MEMBERS: usize = 64;
/// The most open proposals (K17).
pub const PROPOSALS: usize = 12;
/// The most who wait to be let in.
const ASKS: usize = 24;
/// The most games under the book at a time.
const GAMES: usize = 24;
/// How much of the talk is kept.
const TALK: usize = 500;

/// A circle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Circle {
    name: String,
    marker: String,
    members: Vec<Member>,
    asks: Vec<Asking>,
    asked: u32,
    /// What the book says; the versions are how it came to say so.
    book: Book,
    versions: Vec<Version>,
    open: Vec<Proposal>,
    decided: Vec<Decided>,
    games: Vec<Game>,
    evenings: Vec<Evening>,
    /// The greatest feat of each kind.
    records: Vec<FeatView>,
    talk: VecDeque<Said>,
    /// How many facts have been folded in.
    facts: u64,
    /// How many of them acts may have been made against.
    length: u64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Asking {
    number: u32,
    who: Newcomer,
    at: Millis,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Game {
    table: String,
    slug: String,
    by: MemberId,
    at: Millis,
    version: usize,
    evening: Option<usize>,
    ended: Option<(Millis, Ending)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Evening {
    title: String,
    by: MemberId,
    at: Millis,
    counts: Counts,
    closed: Option<Millis>,
    /// Its best and its worst moment so far.
    moments: [Option<FeatView>; 2],
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Said {
    by: MemberId,
    text: String,
    at: Millis,
}

/// What a command brought about.
#[derive(Debug, PartialEq, Eq)]
pub struct Effects {
    /// To be stored, in order, before anything is acknowledged or shown.
    pub facts: Vec<Fact>,
    /// Whether the command was carried out; what time brought about before stands in any case.
    pub outcome: Result<(), Refusal>,
}

impl Circle {
    /// Makes a circle; its first fact is to be stored (K1). Names are cleaned by whoever takes them in.
    #[must_use]
    pub fn found(name: &str, marker: &str, founder: Newcomer, now: Millis) -> (Self, Fact) {
        let fact = Fact::Founded {
            name: name.to_owned(),
            marker: marker.to_owned(),
            founder: founder.clone(),
            at: now,
        };
        (
            Self::founded(name.to_owned(), marker.to_owned(), founder, now),
            fact,
        )
    }

    fn founded(name: String, marker: String, founder: Newcomer, at: Millis) -> Self {
        let first = Version {
            at,
            by: MemberId(0),
            yes: vec![MemberId(0)],
            changes: Book::default(),
        };
        Self {
            name,
            marker,
            members: vec![Member::new(founder, at)],
            asks: Vec::new(),
            asked: 0,
            book: Book::default(),
            versions: vec![first],
            open: Vec::new(),
            decided: Vec::new(),
            games: Vec::new(),
            evenings: Vec::new(),
            records: Vec::new(),
            talk: VecDeque::new(),
            facts: 1,
            length: 1,
        }
    }

    /// Brings a circle back from its facts.
    ///
    /// # Errors
    /// `Corrupt`, naming the fact that does not fit.
    pub fn restore(facts: impl IntoIterator<Item = Fact>) -> Result<Self, Refusal> {
        let mut facts = facts.into_iter();
        let Some(Fact::Founded {
            name,
            marker,
            founder,
            at,
        }) = facts.next()
        else {
            let message = "the first fact of a circle must be its founding";
            return Err(Refusal::new(Code::Corrupt, message));
        };
        let mut circle = Self::founded(name, marker, founder, at);
        for fact in facts {
            let number = circle.facts;
            circle.apply(&fact).map_err(|why| {
                let message = format!("fact {number} of the circle does not fit: {why}");
                Refusal::new(Code::Corrupt, message)
            })?;
        }
        Ok(circle)
    }

    /// Carries out a command at the time `now`. What time has brought about comes first.
    pub fn command(&mut self, command: Command, now: Millis) -> Effects {
        let mut facts = Vec::new();
        let outcome = self
            .pass_time(now, &mut facts)
            .and_then(|()| self.carry_out(command, now, &mut facts));
        Effects { facts, outcome }
    }

    fn carry_out(
        &mut self,
        command: Command,
        now: Millis,
        facts: &mut Vec<Fact>,
    ) -> Result<(), Refusal> {
        match command {
            Command::Join(who) => self.join(who, self.book().is_open(), now, facts),
            Command::Ask(who) => self.join(who, false, now, facts),
            Command::Do(by, deed, against) => {
                self.may_act(by, &deed, against)?;
                self.note_coming(by, now, facts)?;
                self.act(by, deed, now, facts)
            }
            Command::End(ending) => self.end(ending, now, facts),
            Command::Tick => Ok(()),
        }
    }

    /// Folds a fact in and hands it on to be stored.
    fn push(&mut self, fact: Fact, facts: &mut Vec<Fact>) -> Result<(), Refusal> {
        for clashed in self.clashing(&fact)? {
            self.apply(&clashed)?;
            facts.push(clashed);
        }
        self.apply(&fact)?;
        facts.push(fact);
        Ok(())
    }

    /// How many facts the circle has.
    #[must_use]
    pub fn facts(&self) -> u64 {
        self.facts
    }

    /// What acts are made against.
    #[must_use]
    pub fn length(&self) -> u64 {
        self.length
    }

    /// Its name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The book in force.
    #[must_use]
    pub fn book(&self) -> &Book {
        &self.book
    }

    /// The number of its version.
    #[must_use]
    pub fn version(&self) -> usize {
        self.versions.len()
    }

    /// What the book says of a game.
    #[must_use]
    pub fn rules(&self, game: &str) -> Settings {
        self.book().chapter(game)
    }

    /// The tables under the book whose games have not ended, as far as the circle knows.
    #[must_use]
    pub fn unfinished(&self) -> Vec<String> {
        let games = self.games.iter().filter(|game| game.ended.is_none());
        games.map(|game| game.table.clone()).collect()
    }

    /// The tables under the book whose games are over and were not given up, the last first.
    #[must_use]
    pub fn finished(&self) -> Vec<String> {
        let is_over = |game: &&Game| {
            let ended = game.ended.as_ref();
            ended.is_some_and(|(_, ending)| !ending.places.is_empty())
        };
        let games = self.games.iter().rev().filter(is_over);
        games.map(|game| game.table.clone()).collect()
    }

    /// Whether a table plays or has played under the book.
    #[must_use]
    pub fn has_game(&self, table: &str) -> bool {
        self.games.iter().any(|game| game.table == table)
    }
}
