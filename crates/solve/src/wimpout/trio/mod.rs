//! A game of three, solved: for every three scores the chances of all to win, when each plays best for himself.
//!
//! Scores only rise, so triples are solved from high sums down. A turn that is lost leads to the same scores with the next
//! to move: three turns that go round are solved together, by the secant of what a lost turn is worth. Whoever may choose
//! between equal chances stops; what that leaves to the others may hang on it.

mod early;
mod ends;
mod engine;
mod kept;
mod licks;
mod lines;
mod places;
mod sweep;
mod triple;
mod turn;

use std::sync::Arc;

use ::sweep::STEP;
use table::Refusal;
use wimpout::{Rules, Wimpout};

use super::asked::{Throws, sound, unheld};
use super::decide::Chances;
use super::duel::Duel;
use super::holds::BEYOND;
use super::program::Program;
use engine::Engine;
use lines::{Heard, NAMES};
use places::{Places, Two};
pub use triple::{Challenge, Third, Triple};

/// How far a solution looks.
#[derive(Clone, Copy, Debug)]
struct Cut {
    /// Beyond the goal, and beyond what a challenger needs, so many steps of points are worked out one by one.
    beyond: usize,
    /// So many more are looked at where points do not matter any more.
    looked_at: usize,
    /// Challengers are told apart up to so many steps more behind than the goal.
    deficits: usize,
    /// Values that move less than this are solved.
    settled: f64,
}

const USUAL: Cut = Cut {
    beyond: 80,
    looked_at: 80,
    deficits: 120,
    settled: 1e-11,
};

/// The greatest error of a value that is solved: what is cut off far beyond the goal, and what is left of passes.
const ERROR: f64 = 1e-8;

/// The solution of a game of three.
#[derive(Debug)]
pub struct Trio {
    game: Arc<Wimpout>,
    cut: Cut,
    program: Program,
    /// The same that keeps the value of every throw.
    whole: Arc<Program>,
    throws: Throws,
    /// What follows once one of three is out.
    duel: Arc<Duel>,
    places: Places,
    heard: Heard,
    /// How much the value of a lost turn moves the mover's chance, before Last Licks.
    slopes: Vec<f32>,
    /// By how much the values were guessed too low.
    surprises: Vec<[f32; 2]>,
    /// Where best replies go round, and what the mover there could gain by playing otherwise.
    circling: Vec<(Triple, f64)>,
    swept: u64,
    /// Whether it was solved before and has been kept.
    kept: bool,
    /// The sums of scores that are still to be solved, in steps; the next is one less.
    left: usize,
}

impl Trio {
    /// Solves the game of three under `rules`, given the solution for two.
    ///
    /// # Errors
    /// `BadInput`, naming the rule: a solution does not hold it.
    pub fn solve(rules: &Rules, duel: Arc<Duel>) -> Result<Self, Refusal> {
        let mut trio = Self::begun(rules, duel, USUAL)?;
        trio.advance(&mut |_| true)?;
        Ok(trio)
    }

    /// A solution of which Last Licks are solved; [`Self::advance`] does the rest.
    ///
    /// # Errors
    /// As [`Self::solve`].
    pub fn begin(rules: &Rules, duel: Arc<Duel>) -> Result<Self, Refusal> {
        Self::begun(rules, duel, USUAL)
    }

    fn begun(rules: &Rules, duel: Arc<Duel>, cut: Cut) -> Result<Self, Refusal> {
        let mut trio = Self::unsolved(rules, duel, cut)?;
        trio.explore()?;
        trio.solve_licks()?;
        Ok(trio)
    }

    fn unsolved(rules: &Rules, duel: Arc<Duel>, cut: Cut) -> Result<Self, Refusal> {
        holds(rules, &duel)?;
        let places = Places::new(rules, cut.deficits);
        let n = places.n_early();
        Ok(Self {
            game: Arc::new(Wimpout {
                rules: rules.clone(),
            }),
            cut,
            program: Program::new(rules, false),
            whole: Arc::new(Program::new(rules, true)),
            throws: Throws::of(rules),
            duel,
            left: 3 * places.sides.len() - 2,
            places,
            heard: Heard::default(),
            slopes: vec![0.5; n],
            surprises: vec![[0.0; 2]; n],
            circling: Vec::new(),
            swept: 0,
            kept: false,
        })
    }

    /// Finds the kinds of challenges that games come to; the order in which they come must not hang on names.
    fn explore(&mut self) -> Result<(), Refusal> {
        let game = Arc::clone(&self.game);
        let mut engine = Engine::new(&game, NAMES)?;
        let mut renamed = Engine::new(&game, ["mover", "past", "next"])?;
        let highest = self.places.highest();
        let begun = [
            [highest, highest, STEP],
            [highest, STEP, highest],
            [highest; 3],
        ];
        let mut new: Vec<Triple> = begun.map(Triple::early).into();
        while let Some(at) = new.pop() {
            let mut ends = Vec::new();
            for points in (1..=40).map(|steps| steps * STEP) {
                let after = engine.stop(at, points)?;
                if after != renamed.stop(at, points)? {
                    return Err(unheld("`challenge-order` (W16) goes by names"));
                }
                ends.extend(after);
            }
            if let Some(wimpout) = self.throws.wimpout {
                ends.push(engine.thrown(at, wimpout)?);
            }
            new.extend(ends.into_iter().flat_map(|end| self.opened(end)));
        }
        Ok(())
    }

    /// Some challenges of a kind that is new.
    fn opened(&mut self, end: engine::After) -> Vec<Triple> {
        let engine::After::Three { triple, .. } = end else {
            return Vec::new();
        };
        match triple.licks.filter(|kind| self.places.open(*kind)) {
            Some(kind) => [[1, 1], [2, 1], [1, 2]]
                .map(|steps| self.places.challenge(kind, steps))
                .into(),
            None => Vec::new(),
        }
    }

    /// The chances of all three to win, in order of play from the mover, before his first throw.
    ///
    /// # Errors
    /// `BadInput`: no game under these rules comes to that.
    pub fn chances(&self, at: Triple) -> Result<Chances, Refusal> {
        let chances = Chances::of_three(self.places.values[self.places.find(at)?]);
        sound(chances, self.error())
    }

    /// The solution of what follows once one of three is out.
    #[must_use]
    pub fn duel(&self) -> &Arc<Duel> {
        &self.duel
    }

    /// The most by which a chance may be wrong, and what anybody could gain by playing otherwise.
    #[must_use]
    pub fn error(&self) -> f64 {
        let regrets = self.circling.iter().map(|(_, regret)| *regret);
        regrets.fold(ERROR, f64::max)
    }

    /// The bytes that the values take.
    #[must_use]
    pub fn size(&self) -> usize {
        self.duel.size() + self.places.values.len() * size_of::<Two>()
    }

    /// How many turns were swept to solve it.
    #[must_use]
    pub fn swept(&self) -> u64 {
        self.swept
    }

    /// Where best replies go round, and what the mover there could gain at most by playing otherwise.
    #[must_use]
    pub fn circling(&self) -> &[(Triple, f64)] {
        &self.circling
    }
}

/// A thousand points would be eight million triples.
const MOST_GOAL: u32 = 500;

/// Refuses rules that a solution for three does not hold though one for two does.
fn holds(rules: &Rules, duel: &Duel) -> Result<(), Refusal> {
    let beyond = [
        (
            rules.may_bump(),
            "of three: `bump` (H1) or a rule of the table's own (H12) sends several players back",
        ),
        (
            rules.drives_off() || rules.joins_apart(rules.least_goal() + BEYOND),
            "of three: `one-three-five` (H4), `eclipse` by beams (H9) or a rule of the table's own (H12) joins scores that lie apart",
        ),
        (
            duel.carries(),
            "of three: `train-wrecks` (H5), `recovery` (H6) or a rule of the table's own (H12) lets nobody win, or tells wrecks or circles apart",
        ),
        (
            rules.least_goal() > MOST_GOAL + STEP,
            "of three: a goal of more than 500 points (W15) makes too many triples of scores",
        ),
        (
            rules.opening_value() > rules.least_goal(),
            "of three: `opening` (W11) is above the goal (W15)",
        ),
    ];
    match beyond.into_iter().find(|(held, _)| *held) {
        Some((_, why)) => Err(unheld(why)),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests;
