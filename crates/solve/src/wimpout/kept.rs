//! A solution of two as it is kept, and back. What comes back is looked at before it is believed: its checksum, whose it
//! is, and at some positions whether the engine still comes to the same.
//!
//! The numbers are the values by place, where nobody may win those of the others after them.

use sweep::LANES;
use table::Refusal;
use wimpout::Rules;

use super::asked::Engine;
use super::duel::{Duel, USUAL};
use super::lines::Line;
use super::position::Position;
use super::sealed::{self, Sealed, loaded};
use super::settle::Sweeps;
use crate::{Cache, Spoiled};

/// So many pairs of scores, the start among them, and so many challenges are swept once more.
const PROBES: [usize; 2] = [3 * LANES, LANES];
/// Their values settle within this.
const APART: f64 = 1e-8;

impl Duel {
    /// The key of the solution under `rules`: a hash of everything that the rules are made of, and of the solver.
    #[must_use]
    pub fn key(rules: &Rules) -> String {
        Sealed::key(2, rules)
    }

    /// The solution that `cache` keeps for `rules`, if there is one that holds.
    pub fn load(rules: &Rules, cache: &dyn Cache) -> Option<Self> {
        loaded(2, rules, cache, |bytes| Self::from_bytes(rules, bytes))
    }

    /// Hands a solution that has come to its end to `cache`.
    pub fn keep(&self, cache: &dyn Cache) {
        if let Some(bytes) = self.to_bytes() {
            cache.keep(&Self::key(&self.game.rules), &bytes);
        }
    }

    /// As [`Self::solve`], or what `cache` has kept of it; what is solved is kept there.
    ///
    /// # Errors
    /// As [`Self::solve`].
    pub fn kept(rules: &Rules, cache: &dyn Cache) -> Result<Self, Refusal> {
        if let Some(duel) = Self::load(rules, cache) {
            return Ok(duel);
        }
        let duel = Self::solve(rules)?;
        duel.keep(cache);
        Ok(duel)
    }

    /// Whether it had been kept, so that nothing was solved now.
    #[must_use]
    pub fn was_kept(&self) -> bool {
        self.kept
    }

    /// The bytes that bring every value back as it is; nothing before all are solved, or where replies go round.
    #[must_use]
    pub fn to_bytes(&self) -> Option<Vec<u8>> {
        if !self.is_done() || self.circling > 0.0 {
            return None;
        }
        let numbers = self.values.iter().chain(&self.others).copied();
        let n = self.values.len() + self.others.len();
        let bytes = Sealed::bytes(2, &self.game.rules, self.swept, n, numbers);
        Some(bytes)
    }

    /// The solution that [`Self::to_bytes`] has written.
    ///
    /// # Errors
    /// The bytes are no such solution, or not of these rules.
    pub fn from_bytes(rules: &Rules, bytes: &[u8]) -> Result<Self, Spoiled> {
        let Sealed { swept, numbers } = Sealed::from_bytes(2, rules, bytes)?;
        let mut duel = Self::unsolved(rules, USUAL).map_err(|_| Spoiled::Rules)?;
        let chances = -APART..=1.0 + APART;
        let n = duel.values.len() + duel.others.len();
        if numbers.len() != n || !numbers.iter().all(|value| chances.contains(value)) {
            return Err(Spoiled::Values);
        }
        duel.values = numbers;
        duel.others = duel.values.split_off(duel.places.len());
        (duel.slopes, duel.surprises, duel.left) = (Vec::new(), Vec::new(), Vec::new());
        (duel.licks, duel.joined_left) = (None, false);
        match duel.furthest_apart() {
            Ok(apart) if apart <= APART => {}
            _ => return Err(Spoiled::Values),
        }
        (duel.swept, duel.kept) = (swept, true);
        Ok(duel)
    }

    /// By how much some values differ from what the turn comes to that they stand for.
    fn furthest_apart(&mut self) -> Result<f64, Refusal> {
        let pairs = self.places.diagonals().into_iter().flatten().collect();
        let all: [Vec<Position>; 2] = [pairs, self.places.licks().collect()];
        let probes = all.iter().zip(PROBES);
        let probes: Vec<Position> = probes.flat_map(|(all, n)| sealed::probes(all, n)).collect();
        let game = self.game.clone();
        let (mut engine, mut sweeps) = (Engine::new(&game)?, Sweeps::default());
        let mut apart: f64 = 0.0;
        for at in probes.chunks(LANES) {
            let lines = at
                .iter()
                .map(|at| self.line(&mut engine, *at, self.rows(*at)));
            let mut lines = lines.collect::<Result<Vec<Line>, _>>()?;
            let batch: Vec<usize> = (0..lines.len()).collect();
            self.pass(&mut sweeps, &mut lines, &batch);
            let differ = |line: &Line| {
                let [mover, other] = line.guess.worth;
                let [known, left] = [self.values[line.place], self.theirs(line.place)];
                (mover - known).abs().max((other - left).abs())
            };
            apart = lines.iter().map(differ).fold(apart, f64::max);
        }
        Ok(apart)
    }
}

#[cfg(test)]
mod tests;
