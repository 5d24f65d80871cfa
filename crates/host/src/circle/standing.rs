//! Standings of games: of an evening, or of any others (K10, K11).

use std::cmp::Reverse;
use std::collections::BTreeMap;

use serde::{Serialize, Serializer};
use speech::circle::{HasClosed, HasClosedEmpty, HasClosedLevel};
use speech::{Line as Said, Names, Sense, Sentence as _, listed};

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
    /// Money made, in dollars: what there was at the end over what each begins with.
    pub money: i64,
}

/// What counts on an evening and in a season (K3, K10): of those level in it the rest decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Counts {
    /// Games won.
    Games,
    /// Points made, in games that are played for points.
    Points,
    /// Money made, in games that are played for money.
    Money,
}

impl Line {
    /// Whether points were made by anybody, and whether money was; where neither was, it is told of points.
    #[must_use]
    pub fn played_for(all: &[Self]) -> [bool; 2] {
        let has_money = all.iter().any(|line| line.money != 0);
        let has_points = all.iter().any(|line| line.tenths != 0);
        [has_points || !has_money, has_money]
    }

    fn key(&self, counts: Counts) -> [i64; 3] {
        let won = i64::from(self.won);
        match counts {
            Counts::Games => [won, self.tenths, self.money],
            Counts::Points => [self.tenths, won, self.money],
            Counts::Money => [self.money, won, self.tenths],
        }
    }

    fn add(&mut self, game: &str, score: i64) {
        let known = catalog::game(game).ok();
        if let Some(stake) = known.and_then(AnyGame::stake) {
            self.money = self.money.saturating_add(score.saturating_sub(stake));
        } else {
            let tenths = score.saturating_mul(10) / known.map_or(1, AnyGame::point);
            self.tenths = self.tenths.saturating_add(tenths);
        }
    }
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

/// That an evening is over, and who is first of its standing.
#[must_use]
pub fn closing(title: &str, standing: &[Line], counts: Counts, names: Names<'_>) -> Said {
    let title = Said::of(title, Sense::Name);
    let head = standing.first().map(|first| first.key(counts)[0]);
    let first = standing
        .iter()
        .filter(|line| Some(line.key(counts)[0]) == head);
    let first: Vec<_> = first
        .map(|line| Said::of(&line.name, Sense::Name))
        .collect();
    match &first[..] {
        [] => HasClosedEmpty { title }.line(names),
        [name] => {
            let name = name.clone();
            HasClosed { title, name }.line(names)
        }
        all => {
            let level = listed(all, names);
            HasClosedLevel {
                title,
                names: level,
            }
            .line(names)
        }
    }
}

impl Circle {
    /// The standing of some games, bots left out (K20), the best first; who is level stands in order of names.
    pub(super) fn standing<'a>(
        &self,
        games: impl Iterator<Item = &'a Game>,
        counts: Counts,
    ) -> Vec<Line> {
        let mut lines = BTreeMap::<(Option<MemberId>, String), Line>::new();
        let ended = games.filter_map(|game| Some((game, &game.ended.as_ref()?.1)));
        let places =
            ended.flat_map(|(game, ending)| ending.places.iter().map(move |place| (game, place)));
        for (game, place) in places.filter(|(_, place)| !place.bot) {
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
                    money: 0,
                });
            line.played += 1;
            line.won += u32::from(place.won);
            line.add(&game.slug, place.score);
        }
        let mut all: Vec<_> = lines.into_values().collect();
        all.sort_by(|a, b| {
            let key = |line: &Line| Reverse(line.key(counts));
            (key(a), &a.name).cmp(&(key(b), &b.name))
        });
        all
    }

    /// The standing of an evening, by its place.
    pub(super) fn of_evening(&self, evening: usize) -> Vec<Line> {
        let counts = self.evenings.get(evening);
        let counts = counts.map_or(Counts::Games, |evening| evening.counts);
        let games = self
            .games
            .iter()
            .filter(|game| game.evening == Some(evening));
        self.standing(games, counts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_in_tenths_counts_as_points_and_money_is_told_apart() {
        let mut line = Line {
            name: "Ann".to_owned(),
            member: None,
            played: 3,
            won: 2,
            tenths: 0,
            money: 0,
        };
        line.add("wimpout", 145);
        line.add("connexion", 3255);
        line.add("cow", 1700);
        let told = serde_json::to_value(&line).unwrap();
        assert_eq!(told["points"], 470.5, "145 and 325.5 (X23): {told}");
        assert_eq!(told["money"], -300);
        assert_eq!(line.key(Counts::Games), [2, 4705, -300]);
        assert_eq!(line.key(Counts::Points), [4705, 2, -300]);
        assert_eq!(line.key(Counts::Money), [-300, 2, 4705]);
    }
}
