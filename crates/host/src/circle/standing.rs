//! Standings of games: of an evening, or of any others (K10, K11).

use std::cmp::Reverse;
use std::collections::BTreeMap;

use serde::{Serialize, Serializer};

use super::{Circle, Game, MemberId};
use crate::catalog::{self, AnyGame};

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
    /// Points made: kept in tenths of a point, since games of Cosmic ConneXion have halves of one (X23).
    #[serde(rename = "points", serialize_with = "in_points")]
    pub tenths: i64,
}

/// Points, whole ones as whole numbers.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn in_points<S: Serializer>(tenths: &i64, serializer: S) -> Result<S::Ok, S::Error> {
    if tenths % 10 == 0 {
        return serializer.serialize_i64(tenths / 10);
    }
    #[expect(clippy::cast_precision_loss, reason = "no standing is so great")]
    serializer.serialize_f64(*tenths as f64 / 10.0)
}

/// What somebody came to in a game, in tenths of a point.
fn tenths_of(game: &str, score: i64) -> i64 {
    let point = catalog::game(game).map_or(1, AnyGame::point);
    score.saturating_mul(10) / point
}

impl Circle {
    /// The standing of some games, the best first; who is level stands in order of names.
    pub(super) fn standing<'a>(
        &self,
        games: impl Iterator<Item = &'a Game>,
        points: bool,
    ) -> Vec<Line> {
        let mut lines = BTreeMap::<(Option<MemberId>, String), Line>::new();
        let ended = games.filter_map(|game| Some((game, &game.ended.as_ref()?.1)));
        let places =
            ended.flat_map(|(game, ending)| ending.places.iter().map(move |place| (game, place)));
        for (game, place) in places {
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
                    tenths: 0,
                });
            line.played += 1;
            line.won += u32::from(place.won);
            line.tenths = line
                .tenths
                .saturating_add(tenths_of(&game.slug, place.score));
        }
        let mut all: Vec<_> = lines.into_values().collect();
        all.sort_by(|a, b| {
            let key = |line: &Line| {
                let won = i64::from(line.won);
                if points {
                    (line.tenths, won)
                } else {
                    (won, line.tenths)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_in_tenths_counts_as_points() {
        let line = Line {
            name: "Ann".to_owned(),
            member: None,
            played: 2,
            won: 2,
            tenths: tenths_of("wimpout", 145) + tenths_of("connexion", 3255),
        };
        let told = serde_json::to_value(&line).unwrap();
        assert_eq!(told["points"], 470.5, "145 and 325.5 (X23): {told}");
        assert_eq!(tenths_of("cow", -300), -3000);
    }
}
