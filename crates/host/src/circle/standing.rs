//! Standings of games: of an evening, or of any others (K10, K11).

use std::cmp::Reverse;
use std::collections::BTreeMap;

use serde::Serialize;

use super::{Circle, Game, MemberId};

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
    pub(super) fn standing<'a>(
        &self,
        games: impl Iterator<Item = &'a Game>,
        points: bool,
    ) -> Vec<Line> {
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
}
