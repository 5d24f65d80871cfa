//! A solution of three as it is kept, and back. The numbers are the chances of the mover and of the next player by place,
//! then for each three scores at which best replies go round those scores and what could be gained there.

use std::sync::Arc;

use sweep::{LANES, Sweep};
use table::Refusal;
use wimpout::Rules;

use super::super::duel::Duel;
use super::super::sealed::{self, Sealed, loaded};
use super::lines::{Asking, Heard, Line};
use super::{Trio, Triple, USUAL};
use crate::{Cache, Spoiled};

/// So many triples of scores, the start among them, and so many challenges are swept once more.
const PROBES: [usize; 2] = [3 * LANES, LANES];
/// Their values settle within this.
const APART: f64 = 1e-7;

impl Trio {
    /// The key of the solution under `rules`: a hash of everything that the rules are made of, and of the solver.
    #[must_use]
    pub fn key(rules: &Rules) -> String {
        Sealed::key(3, rules)
    }

    /// The solution that `cache` keeps for `rules`, if there is one that holds.
    pub fn load(rules: &Rules, cache: &dyn Cache) -> Option<Self> {
        loaded(3, rules, cache, |bytes| {
            let duel = Duel::kept(rules, cache).map_err(|_| Spoiled::Rules)?;
            Self::from_bytes(rules, Arc::new(duel), bytes)
        })
    }

    /// Hands a solution that has come to its end to `cache`.
    pub fn keep(&self, cache: &dyn Cache) {
        if let Some(bytes) = self.to_bytes() {
            cache.keep(&Self::key(&self.game.rules), &bytes);
        }
    }

    /// Whether it had been kept, so that nothing was solved now.
    #[must_use]
    pub fn was_kept(&self) -> bool {
        self.kept
    }

    /// The bytes that bring every value back as it is; nothing before all are solved.
    #[must_use]
    pub fn to_bytes(&self) -> Option<Vec<u8>> {
        if self.left > 0 {
            return None;
        }
        let circling = self.circling.iter().flat_map(|(at, regret)| {
            let [a, b, c] = at.sides.map(|side| f64::from(side.score));
            [a, b, c, *regret]
        });
        let values = &self.places.values;
        let numbers = values.iter().flatten().copied().chain(circling);
        let n = 2 * values.len() + 4 * self.circling.len();
        let bytes = Sealed::bytes(3, &self.game.rules, self.swept, n, numbers);
        Some(bytes)
    }

    /// The solution that [`Self::to_bytes`] has written, given that of two.
    ///
    /// # Errors
    /// The bytes are no such solution, or not of these rules.
    pub fn from_bytes(rules: &Rules, duel: Arc<Duel>, bytes: &[u8]) -> Result<Self, Spoiled> {
        let Sealed { swept, mut numbers } = Sealed::from_bytes(3, rules, bytes)?;
        let unheld = |_: Refusal| Spoiled::Rules;
        let mut trio = Self::unsolved(rules, duel, USUAL).map_err(unheld)?;
        trio.explore().map_err(unheld)?;
        let n = 2 * trio.places.values.len();
        let chances = -APART..=1.0 + APART;
        if numbers.len() < n || !numbers[..n].iter().all(|value| chances.contains(value)) {
            return Err(Spoiled::Values);
        }
        let circling = numbers.split_off(n);
        trio.circling = circling_of(&circling).ok_or(Spoiled::Values)?;
        let pairs = numbers.chunks_exact(2).map(|pair| [pair[0], pair[1]]);
        trio.places.values = pairs.collect();
        (trio.slopes, trio.surprises, trio.left) = (Vec::new(), Vec::new(), 0);
        match trio.furthest_apart() {
            Ok(apart) if apart <= APART => {}
            _ => return Err(Spoiled::Values),
        }
        (trio.swept, trio.kept) = (swept, true);
        Ok(trio)
    }

    /// By how much some values differ from what the turn comes to that they stand for. Where replies go round, whoever comes
    /// next hangs on a choice by lot.
    fn furthest_apart(&mut self) -> Result<f64, Refusal> {
        let early = (0..self.places.n_early()).map(|place| (place, self.places.early(place)));
        let all: [Vec<(usize, Triple)>; 2] = [early.collect(), self.places.challenges()];
        let probes = all.iter().zip(PROBES);
        let probes: Vec<(usize, Triple)> =
            probes.flat_map(|(all, n)| sealed::probes(all, n)).collect();
        let (game, duel, mut heard) = (self.game.clone(), Arc::clone(&self.duel), Heard::default());
        let mut asking = Asking::new(&game, &duel, &self.throws, &self.places, &mut heard)?;
        let lines = probes
            .iter()
            .map(|(place, at)| asking.line((*place, *at), self.rows(*at), self.cut.looked_at));
        let mut lines = lines.collect::<Result<Vec<Line>, _>>()?;
        self.heard = heard;
        let batch: Vec<usize> = (0..lines.len()).collect();
        let mut sweep = Sweep::default();
        for batch in batch.chunks(LANES) {
            self.pass(&mut sweep, &mut lines, batch);
        }
        let differ = |(line, (_, at)): (&Line, &(usize, Triple))| {
            let [mover, next] =
                [0, 1].map(|player| (line.guess.worth[player] - line.guess.values[player]).abs());
            if self.goes_round(*at) {
                mover
            } else {
                mover.max(next)
            }
        };
        Ok(lines.iter().zip(&probes).map(differ).fold(0.0, f64::max))
    }

    /// Whether best replies go round at these scores, whoever moves.
    fn goes_round(&self, at: Triple) -> bool {
        let scores = at.sides.map(|side| side.score);
        self.circling.iter().any(|(round, _)| {
            let mut known = round.sides.map(|side| side.score);
            (0..3).any(|_| {
                known.rotate_left(1);
                at.licks.is_none() && known == scores
            })
        })
    }
}

fn circling_of(numbers: &[f64]) -> Option<Vec<(Triple, f64)>> {
    let four = numbers.chunks(4).map(|four| {
        let [a, b, c, regret] = four.try_into().ok()?;
        let scores = [a, b, c].map(score);
        let [Some(a), Some(b), Some(c)] = scores else {
            return None;
        };
        Some((Triple::early([a, b, c]), regret))
    });
    four.collect()
}

/// A score among the numbers.
fn score(number: f64) -> Option<u32> {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "what is cut off is looked at"
    )]
    let score = number as u32;
    (f64::from(score).to_bits() == number.to_bits()).then_some(score)
}
