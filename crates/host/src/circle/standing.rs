//! Standings: of an evening, of a season, head to head (K10, K11).

use std::cmp::Reverse;
use std::collections::BTreeMap;

use serde::Serialize;

use super::{Circle, Game, MemberId};
use crate::room::Millis;

/// How somebody stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// The name: a member's present one, a guest's at the table.
    pub name: String,
    /// The member.
    pub member: Option<MemberId>,
    /// Games played to their end.
    pub played: u32,
    /// Games won, alone or with others.
    pub won: u32,
    /// Points made.
    pub points: i64,
}

impl Circle {
    /// The standing of some games, the best first; who is level stands in order of names.
    fn standing<'a>(&self, games: impl Iterator<Item = &'a Game>, points: bool) -> Vec<Line> {
        let mut lines = BTreeMap::<(Option<MemberId>, String), Line>::new();
        let ended = games.filter_map(|game| game.ended.as_ref());
        for place in ended.flat_map(|(_, ending)| &ending.places) {
            let name = place
                .member
                .and_then(|id| self.member_name(id))
                .unwrap_or(&place.name);
            let line = lines
                .entry((place.member, name.to_owned()))
                .or_insert_with(|| Line {
                    name: name.to_owned(),
                    member: place.member,
                    played: 0,
                    won: 0,
                    points: 0,
                });
            line.played += 1;
            line.won += u32::from(place.won);
            line.points = line.points.saturating_add(place.score);
        }
        let mut all: Vec<_> = lines.into_values().collect();
        all.sort_by(|a, b| {
            let key = |line: &Line| {
                let won = i64::from(line.won);
                if points {
                    (line.points, won)
                } else {
                    (won, line.points)
                }
            };
            (Reverse(key(a)), &a.name).cmp(&(Reverse(key(b)), &b.name))
        });
        all
    }

    /// The standing of an evening, by its place.
    pub(super) fn of_evening(&self, evening: usize) -> Vec<Line> {
        let points = self
            .evenings
            .get(evening)
            .is_some_and(|evening| evening.points);
        let games = self
            .games
            .iter()
            .filter(|game| game.evening == Some(evening));
        self.standing(games, points)
    }

    /// The standing over the evenings of the season that `now` is in. Seasons follow each other from the founding on.
    pub(super) fn of_season(&self, now: Millis) -> Vec<Line> {
        let founded = self.members.first().map_or(0, |founder| founder.since);
        let span = self.book().season_span().max(1);
        let begun = now - now.saturating_sub(founded) % span;
        let is_in = |game: &&Game| {
            let evening = game.evening.and_then(|evening| self.evenings.get(evening));
            evening.is_some_and(|evening| evening.at >= begun && evening.at <= now)
        };
        self.standing(self.games.iter().filter(is_in), self.book().counts_points())
    }

    /// How often each of two members was placed before the other, in games both played: `won` says it of the first.
    #[must_use]
    pub fn head_to_head(&self, one: MemberId, other: MemberId) -> (u32, u32) {
        let ended = self.games.iter().filter_map(|game| game.ended.as_ref());
        ended.fold((0, 0), |(ahead, behind), (_, ending)| {
            let place = |id| {
                ending
                    .places
                    .iter()
                    .position(|place| place.member == Some(id))
            };
            match (place(one), place(other)) {
                (Some(one), Some(other)) if one < other => (ahead + 1, behind),
                (Some(_), Some(_)) => (ahead, behind + 1),
                _ => (ahead, behind),
            }
        })
    }
}
