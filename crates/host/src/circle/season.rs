//! Seasons: evenings that count together, as long as the book says; and who stands how against whom (K11).

use std::collections::BTreeMap;

use serde::Serialize;
use table::Settings;

use super::standing::{Counts, Line};
use super::{Book, Circle, MemberId, OWN};
use crate::room::Millis;

/// A season in which something was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeasonView {
    /// Its number, from 1.
    pub season: usize,
    /// When it began.
    pub begun: Millis,
    /// When it ends.
    pub ends: Millis,
    /// What counts in it.
    pub counts: Counts,
    /// How it stands, or ended.
    pub standing: Vec<Line>,
}

/// How often two members were placed before each other in games that both played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MeetingView {
    /// One of them, the one with the smaller number.
    pub one: MemberId,
    /// The other.
    pub other: MemberId,
    /// How often the one was before the other.
    pub ahead: u32,
    /// How often behind.
    pub behind: u32,
}

impl Circle {
    /// The seasons up to `now`, the last first. They follow each other from the founding on; how long one lasts is what
    /// the book says as it begins, so a vote does not change those that were.
    pub(super) fn seasons(&self, now: Millis) -> Vec<SeasonView> {
        let founded = self.members.first().map_or(0, |founder| founder.since);
        let (mut seasons, mut begun) = (Vec::new(), founded);
        let mut books = self.books().peekable();
        let mut book = books.next().map_or_else(Book::default, |(_, book)| book);
        for season in 1.. {
            while let Some((_, newer)) = books.next_if(|(since, _)| *since <= begun) {
                book = newer;
            }
            let ends = begun + book.season_span();
            let is_played = self
                .evenings
                .iter()
                .any(|evening| (begun..ends).contains(&evening.at));
            let standing = if is_played {
                self.between(begun, ends.min(now + 1))
            } else {
                Vec::new()
            };
            if !standing.is_empty() || ends > now {
                seasons.push(SeasonView {
                    season,
                    begun,
                    ends,
                    counts: self.counted(begun, ends.min(now + 1)),
                    standing,
                });
            }
            if ends > now {
                break;
            }
            begun = ends;
        }
        seasons.reverse();
        seasons
    }

    /// Everybody's meetings with everybody.
    pub(super) fn meetings(&self) -> Vec<MeetingView> {
        let mut all = BTreeMap::<(MemberId, MemberId), (u32, u32)>::new();
        let ended = self.games.iter().filter_map(|game| game.ended.as_ref());
        for (_, ending) in ended {
            let places = ending.places.iter();
            let members: Vec<_> = places
                .filter_map(|place| Some((place.member?, (place.won, place.score))))
                .collect();
            for (index, (before, this)) in members.iter().enumerate() {
                for (after, that) in &members[index + 1..] {
                    let pair = (*before.min(after), *before.max(after));
                    let met = all.entry(pair).or_default();
                    // Who came in level share a place: neither was before the other.
                    let is_level = this == that;
                    met.0 += u32::from(before < after && !is_level);
                    met.1 += u32::from(before > after && !is_level);
                }
            }
        }
        let met = all.into_iter().filter(|((one, other), _)| one != other);
        met.map(|((one, other), (ahead, behind))| MeetingView {
            one,
            other,
            ahead,
            behind,
        })
        .collect()
    }

    /// The standing over the evenings that began in between.
    fn between(&self, from: Millis, to: Millis) -> Vec<Line> {
        let games = self.games.iter().filter(|game| {
            let evening = game.evening.and_then(|evening| self.evenings.get(evening));
            evening.is_some_and(|evening| (from..to).contains(&evening.at))
        });
        self.standing(games, self.counted(from, to))
    }

    /// What counted at the end of that time.
    fn counted(&self, from: Millis, to: Millis) -> Counts {
        let last = to.saturating_sub(1).max(from);
        self.book_at(last).counts()
    }

    /// What the book said of the circle itself then.
    fn book_at(&self, at: Millis) -> Book {
        let until = self.books().enumerate();
        let until = until.take_while(|(index, (since, _))| *index == 0 || *since <= at);
        until
            .last()
            .map_or_else(Book::default, |(_, (_, book))| book)
    }

    /// What the book said of the circle itself by its versions, and since when; the first counts from the founding on.
    fn books(&self) -> impl Iterator<Item = (Millis, Book)> {
        self.versions
            .iter()
            .scan(Settings::default(), |set, version| {
                *set = set.changed(&version.changes.chapter(OWN));
                Some((version.at, Book([(OWN.to_owned(), set.clone())].into())))
            })
    }
}
