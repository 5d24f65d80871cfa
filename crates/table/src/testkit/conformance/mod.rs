//! Conformance: what must hold of any game, whatever its rules. One call a game, over random settings and seats.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use crate::{Game, Hidden, Luck, Materials, Rule, Seat, Settings, Stream, Table};

mod chance;
mod hidden;
mod log;
mod moment;
mod mutate;
mod round;
mod rules;
mod settings;
mod steps;
mod twin;

#[cfg(test)]
mod tests;

use round::Round;

/// How a game is to be tried.
#[derive(Clone, Debug)]
pub struct Options<G: Game> {
    /// What all random choices come from: the same seed tries the same games.
    pub seed: &'static str,
    /// How many games are played.
    pub games: usize,
    /// How many seats they have; numbers that the game refuses are drawn again.
    pub seats: RangeInclusive<usize>,
    /// By how many steps every game must be over.
    pub steps: usize,
    /// Data that the tables load.
    pub materials: Materials,
    /// Rules that are set so in every game and are never voted on.
    pub pinned: Settings,
    /// Makes an action that is not listed and may be accepted; only with a sampler may a game accept such actions.
    pub sampler: Option<Sampler<G>>,
    /// Says what is wrong with a state, if anything is.
    pub invariant: Option<Invariant<G>>,
    /// Situations that are over within one step, or so rare that random games do not come to them: the others must be
    /// seen under way, so that a name that the game does not know is found.
    pub rare: &'static [&'static str],
}

/// Makes an action for a seat that is to act.
pub type Sampler<G> =
    fn(&G, &<G as Game>::State, Seat, &mut dyn Luck) -> Option<<G as Game>::Action>;

/// Says what is wrong with a state.
pub type Invariant<G> = fn(&G, &<G as Game>::State) -> Result<(), String>;

impl<G: Game> Default for Options<G> {
    fn default() -> Self {
        Self {
            seed: "conformance",
            games: 100,
            seats: 1..=6,
            steps: 20_000,
            materials: Materials::default(),
            pinned: Settings::default(),
            sampler: None,
            invariant: None,
            rare: &[],
        }
    }
}

/// What has been tried: so that a test can ask that it was not nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Games played to the end.
    pub games: usize,
    /// Steps taken in them.
    pub steps: usize,
    /// Rules voted in that came into force.
    pub rules_in_force: usize,
    /// Newcomers.
    pub joined: usize,
    /// Players who left.
    pub left: usize,
    /// Times that steps were taken back.
    pub undone: usize,
    /// Steps refused, as they had to be.
    pub refused: usize,
    /// Moments at which two games differed though one viewer had seen the same of both.
    pub twins: usize,
    /// The situations that were seen under way.
    situations: Vec<&'static str>,
}

/// Tries a game.
///
/// # Panics
/// With the first thing that is not as it must be, and the record of the game in which it showed.
pub fn check<G: Game>(options: &Options<G>) -> Report {
    run(options, |_, _, _| Ok(()))
}

/// Tries a game with hidden cards: as [`check`], and that dealing the hidden cards again changes nothing for the viewer.
///
/// # Panics
/// As [`check`].
pub fn check_hidden<G: Hidden>(options: &Options<G>) -> Report {
    run(options, hidden::check)
}

/// A further check of a moment of a game.
type Extra<G> = fn(&Options<G>, &Table<G>, &mut Stream) -> Result<(), String>;

fn run<G: Game>(options: &Options<G>, extra: Extra<G>) -> Report {
    rules::check(options).unwrap_or_else(|why| panic!("{}: {why}", G::SLUG));
    let mut report = Report::default();
    for number in 0..options.games {
        let mut luck = Stream::from_seed(&format!("{}/{number}", options.seed));
        let outcome = Round::open(options, &mut luck).and_then(|mut round| {
            let played = round.play(&mut luck, extra, &mut report);
            played.map_err(|why| format!("{why}\n{}", round.told()))
        });
        if let Err(why) = outcome {
            panic!("{}, game {number} of `{}`: {why}", G::SLUG, options.seed);
        }
    }
    let known = |rule: &&Rule| {
        report.situations.contains(&rule.situation) || options.rare.contains(&rule.situation)
    };
    let unknown: BTreeMap<_, _> = G::rules()
        .iter()
        .filter(|rule| !known(rule))
        .map(|rule| (rule.slug, rule.situation))
        .collect();
    assert!(
        unknown.is_empty(),
        "{}: situations that are never under way (by rule): {unknown:?}",
        G::SLUG
    );
    report
}

/// `Err` with what is wrong, unless `holds`.
fn ensure(holds: bool, wrong: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(wrong()) }
}
