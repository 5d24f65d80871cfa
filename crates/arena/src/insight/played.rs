//! What a finished game was to one of its players, in short: what the statistics of a player are made of (U19).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Seat, Standing};

use super::{Account, Grade, Habit, Happened, Insight, Study};
use crate::connexion::{SeatReport, WordReport};

/// A finished game, as one seat played it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Played {
    /// The game.
    pub game: String,
    /// How many played.
    pub seats: usize,
    /// The share of the win, from 0 to 1.
    pub won: f64,
    /// The final score in the game's own unit.
    pub score: i64,
    /// How it was played.
    #[serde(flatten)]
    pub how: How,
}

/// How a game was played: by chances, or by words.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// By what was given away.
    Chances {
        /// Whether every number of it is computed.
        exact: bool,
        /// Whether some is computed and some is not.
        #[serde(default)]
        partly: bool,
        /// What luck brought and what was given away.
        account: Account,
        /// What was worse than fine, by kind; the dearest first.
        mistakes: Vec<Mistake>,
    },
    /// By the words that lay on the board.
    Words(SeatReport),
}

/// Mistakes of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Mistake {
    /// Which.
    #[serde(flatten)]
    pub habit: Habit,
    /// How often.
    pub count: u32,
    /// What they gave away together, in games.
    pub lost: f64,
}

impl Study {
    /// What it says of one seat; nothing where the seat was not there.
    #[must_use]
    pub fn played(&self, game: &str, standing: &Standing, seat: Seat) -> Option<Played> {
        let place = standing.places.iter().find(|place| place.seat == seat)?;
        let how = match self {
            Self::Chances(insight) => chances(insight, seat),
            Self::Words(report) => words(report, seat),
        };
        Some(Played {
            game: game.to_owned(),
            seats: standing.places.len(),
            won: super::ended(standing).of(seat.index()),
            score: place.score,
            how: how?,
        })
    }
}

fn chances(insight: &Insight, seat: Seat) -> Option<How> {
    let own = insight
        .moments
        .iter()
        .filter(|moment| moment.seat == Some(seat));
    let slips = own.filter_map(|moment| match &moment.happened {
        Happened::Decision(decision) if decision.grade > Grade::Fine => {
            Some((decision.habit.unwrap_or(Habit::Other), 1, decision.loss))
        }
        _ => None,
    });
    Some(How::Chances {
        exact: insight.exact,
        partly: insight.is_partly_exact(),
        account: insight.accounts.get(seat.index())?.clone(),
        mistakes: gathered(slips),
    })
}

fn words(report: &WordReport, seat: Seat) -> Option<How> {
    report.seats.get(seat.index()).cloned().map(How::Words)
}

/// Mistakes added up by kind, the dearest first.
pub(super) fn gathered(all: impl Iterator<Item = (Habit, u32, f64)>) -> Vec<Mistake> {
    let mut kinds: BTreeMap<Habit, (u32, f64)> = BTreeMap::new();
    for (habit, count, lost) in all {
        let sum = kinds.entry(habit).or_default();
        *sum = (sum.0 + count, sum.1 + lost);
    }
    let mistake = |(habit, (count, lost))| Mistake { habit, count, lost };
    let mut mistakes: Vec<Mistake> = kinds.into_iter().map(mistake).collect();
    mistakes.sort_by(|one, other| other.lost.total_cmp(&one.lost));
    mistakes
}
