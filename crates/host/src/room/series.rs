//! A series: the games that one rematch after the other has led through, and who has won how many of them (P10).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use speech::{Line, Names, Sentence as _, around as say, listed};
use table::{AnyGlance, Refusal, Seat, Viewer, Waiting};

use super::Room;

/// The most people that a series remembers: those of its first games.
const REMEMBERED: usize = 64;

/// The games before, as a table keeps them from its opening on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Series {
    /// How many were played to the end.
    pub games: u32,
    /// How many each has won, by name; who shares a game has won it. Whoever sat at one stands here.
    pub won: BTreeMap<String, u32>,
}

/// How a series stands, as everybody at its table sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeriesView {
    /// How many games were played to the end, this one among them once it is over.
    pub games: u32,
    /// Who has won how many, the most first.
    pub standing: Vec<SeriesLine>,
}

/// What somebody has won in a series.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeriesLine {
    /// Who.
    pub name: String,
    /// How many games.
    pub won: u32,
}

impl Series {
    /// With one game more.
    fn with<'a>(mut self, players: impl Iterator<Item = (&'a str, bool)>) -> Self {
        self.games = self.games.saturating_add(1);
        for (name, has_won) in players {
            if self.won.len() < REMEMBERED || self.won.contains_key(name) {
                let won = self.won.entry(name.to_owned()).or_default();
                *won = won.saturating_add(u32::from(has_won));
            }
        }
        self
    }

    /// Somebody is called otherwise now; what they have won stays theirs.
    fn renamed(&mut self, from: &str, to: &str) {
        if let Some(won) = self.won.remove(from) {
            let known = self.won.entry(to.to_owned()).or_default();
            *known = known.saturating_add(won);
        }
    }

    fn view(self) -> SeriesView {
        let lines = self.won.into_iter();
        let mut standing: Vec<_> = lines.map(|(name, won)| SeriesLine { name, won }).collect();
        standing.sort_by_key(|line| std::cmp::Reverse(line.won));
        SeriesView {
            games: self.games,
            standing,
        }
    }
}

impl SeriesView {
    /// As a sentence: what game of it this is, or what it has come to.
    #[must_use]
    pub fn line(&self, is_over: bool, names: Names<'_>) -> Line {
        let standing = self.standing(names);
        let n = i64::from(self.games);
        if is_over {
            say::SeriesStands { n, standing }.line(names)
        } else {
            say::SeriesGame { n: n + 1, standing }.line(names)
        }
    }

    pub(super) fn standing(&self, names: Names<'_>) -> Line {
        let all = self.standing.iter().map(|line| {
            let (name, n) = (line.name.as_str().into(), i64::from(line.won));
            say::SeriesWon { name, n }.line(names)
        });
        listed(&all.collect::<Vec<_>>(), names)
    }
}

impl Room {
    /// The series so far, with this game once it has been played to the end.
    pub(super) fn so_far(&self) -> Series {
        let before = self.plan.series.as_deref().cloned().unwrap_or_default();
        let table = self.table.as_deref();
        let Some(over) = table.filter(|table| table.waiting() == Waiting::Over) else {
            return before;
        };
        let glance = over.glance(Viewer::Spectator);
        let winners = AnyGlance::standing(&*glance).map_or(&[][..], |standing| &standing.winners);
        let chairs = self.chairs.iter().enumerate();
        before.with(chairs.map(|(index, chair)| {
            let has_won = winners.iter().any(|seat| seat.index() == index);
            (chair.player.name.as_str(), has_won)
        }))
    }

    /// Somebody is called otherwise from now on, and what they have won in the series goes with them.
    pub(super) fn renamed(&mut self, seat: Seat, name: &str) -> Result<(), Refusal> {
        let known = std::mem::replace(&mut self.chair_mut(seat)?.player.name, name.to_owned());
        if let Some(series) = &mut self.plan.series {
            series.renamed(&known, name);
        }
        Ok(())
    }

    /// How the series stands that this table belongs to, if it is not the first of it.
    pub(crate) fn series(&self) -> Option<SeriesView> {
        self.plan.series.as_ref().map(|_| self.so_far().view())
    }

    /// The same at any table, though nobody has gone on yet.
    pub(super) fn series_with_this(&self) -> SeriesView {
        self.so_far().view()
    }
}
