//! The rule lab (U21): the same games under two sets of rules, with the same luck, and what differs.
//!
//! Game number n has a stream of luck of its own, so it does not matter which thread plays it, and both sets of rules
//! begin it with the same draws: what a rule changes is told from the difference between the two games, which varies
//! less than either.

mod course;
mod report;

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};

use table::{Code, Refusal};

use crate::simulate::{names, share_out};
use crate::{Bots, Limit, Quick};

use course::Played;
pub use report::{Compared, Measure, compared, lab_report};

/// What is tried.
#[derive(Clone, Debug)]
pub struct Experiment {
    /// The bots by seat.
    pub bots: Vec<String>,
    /// Who plays against the first of them to see how much skill counts.
    pub weak: String,
    /// How few can play.
    pub fewest: usize,
    /// Where luck starts.
    pub seed: String,
    /// How many threads play.
    pub threads: usize,
    /// Ends it before its time, also in the middle of a game.
    pub limit: Limit,
}

/// What one game came to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Course {
    /// Its turns.
    pub turns: f64,
    /// Its draws of luck.
    pub draws: f64,
    /// The choices among several actions.
    pub decisions: f64,
    /// How long people would take, as the game guesses ([`Bots::PACE`]).
    pub minutes: f64,
    /// How often somebody else came to lead, where scores are seen in play.
    pub leads: Option<f64>,
    /// Whether the winner had once been far behind ([`Bots::FAR_BEHIND`]), where scores are seen in play.
    pub came_back: Option<f64>,
    /// Each seat's share of the win.
    pub shares: Vec<f64>,
    /// How often the game's own counted events happened.
    pub events: BTreeMap<&'static str, f64>,
    /// The share of the first bot in another game, against the weak one on all other seats.
    pub skill: f64,
}

/// The courses of these games, in their order; those that were not over when the limit was are missing.
///
/// # Errors
/// A bot that does not exist; a number of seats the game does not take.
pub fn courses<G: Bots>(
    game: &G,
    experiment: &Experiment,
    games: Range<u64>,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Vec<Option<Course>>, Refusal> {
    let bots = &experiment.bots;
    let strong = bots
        .first()
        .ok_or_else(|| Refusal::new(Code::BadInput, "a game has seats"))?;
    let weak = std::iter::repeat_n(experiment.weak.clone(), experiment.fewest.max(2) - 1);
    let apart: Vec<String> = std::iter::once(strong.clone()).chain(weak).collect();
    let (start, alone) = (game.start(&names(bots))?, game.start(&names(&apart))?);
    for bot in bots.iter().chain(&apart) {
        G::bot(bot)?;
    }
    let (next, limit) = (AtomicU64::new(games.start), &experiment.limit);
    let work = || -> Result<Vec<(u64, Course)>, Refusal> {
        let (mut some, mut played) = (Vec::new(), Played::new(game, bots)?);
        let mut skilled = Played::new(game, &apart)?;
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games.end {
                return Ok(some);
            }
            let luck = Quick::new(&experiment.seed, number);
            let mut course = played.course(start.clone(), luck, limit);
            // The same luck from every seat.
            let n = apart.len() as u64;
            let luck = Quick::new(&format!("{}/skill", experiment.seed), number / n);
            course.skill = skilled.share_of_first(alone.clone(), luck, number % n, limit);
            if limit.is_over() {
                return Ok(some);
            }
            some.push((number, course));
            progress(1);
        }
    };
    let mut all = vec![None; usize::try_from(games.end - games.start).unwrap_or_default()];
    for part in share_out(experiment.threads, &work) {
        for (number, course) in part? {
            if let Some(slot) = usize::try_from(number - games.start)
                .ok()
                .and_then(|at| all.get_mut(at))
            {
                *slot = Some(course);
            }
        }
    }
    Ok(all)
}

#[cfg(test)]
mod tests;
