//! A solution as bytes that outlast the process, and back. What comes back is looked at before it is believed: its
//! checksum, whose it is, and at some positions whether the engine still comes to the same.
//!
//! `LASTLICK`, the version, the key's hash, how many turns were swept, how many values there are, the values by place
//! (bits of an `f64`), where nobody may win those of the others after them, SHA-256 of all that; whole numbers with their lowest byte first.

use sha2::{Digest, Sha256};
use table::Refusal;
use wimpout::Rules;

use super::asked::Engine;
use super::duel::{Duel, USUAL};
use super::kernel::{LANES, Sweep};
use super::lines::Line;
use super::position::Position;
use crate::{Cache, Spoiled};

/// Raised whenever a value may come out otherwise than before, or the bytes do.
const VERSION: u32 = 2;
const MAGIC: [u8; 8] = *b"LASTLICK";
/// The magic, the version, the key's hash, the turns, the number of values.
const HEADER: usize = 8 + 4 + HASH + 8 + 8;
const HASH: usize = 32;
/// So many pairs of scores, the start among them, and so many challenges are swept once more.
const PROBES: [usize; 2] = [3 * LANES, LANES];
/// Their values settle within this.
const APART: f64 = 1e-8;

impl Duel {
    /// The key of the solution under `rules`: a hash of everything that the rules are made of, and of the solver.
    #[must_use]
    pub fn key(rules: &Rules) -> String {
        let hash = hash(rules);
        let hex = hash[..16].iter().map(|byte| format!("{byte:02x}"));
        format!("wimpout-2-{}", hex.collect::<String>())
    }

    /// The solution that `cache` keeps for `rules`, if there is one that holds.
    pub fn load(rules: &Rules, cache: &dyn Cache) -> Option<Self> {
        let key = Self::key(rules);
        let bytes = cache.load(&key)?;
        match Self::from_bytes(rules, &bytes) {
            Ok(duel) => Some(duel),
            Err(why) => {
                cache.spoiled(&key, why);
                None
            }
        }
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
        if !self.left.is_empty() || self.circling > 0.0 {
            return None;
        }
        let mut bytes = Vec::with_capacity(HEADER + 8 * self.values.len() + HASH);
        bytes.extend(MAGIC);
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend(hash(&self.game.rules));
        bytes.extend(self.swept.to_le_bytes());
        let values = self.values.iter().chain(&self.others);
        bytes.extend((values.clone().count() as u64).to_le_bytes());
        bytes.extend(values.flat_map(|value| value.to_le_bytes()));
        bytes.extend(Sha256::digest(&bytes));
        Some(bytes)
    }

    /// The solution that [`Self::to_bytes`] has written.
    ///
    /// # Errors
    /// The bytes are no such solution, or not of these rules.
    pub fn from_bytes(rules: &Rules, bytes: &[u8]) -> Result<Self, Spoiled> {
        let mut rest = bytes;
        if take(&mut rest)? != MAGIC {
            return Err(Spoiled::NotWhole);
        }
        if u32::from_le_bytes(take(&mut rest)?) != VERSION {
            return Err(Spoiled::Version);
        }
        let (key, swept) = (take::<HASH>(&mut rest)?, take(&mut rest)?);
        let n = usize::try_from(u64::from_le_bytes(take(&mut rest)?));
        let long = n.ok().and_then(|n| n.checked_mul(8)?.checked_add(HASH));
        if long != Some(rest.len()) {
            return Err(Spoiled::NotWhole);
        }
        let (values, sum) = rest.split_at(rest.len() - HASH);
        if Sha256::digest(&bytes[..bytes.len() - HASH])[..] != *sum {
            return Err(Spoiled::Checksum);
        }
        if key != hash(rules) {
            return Err(Spoiled::Rules);
        }
        let values = values
            .chunks_exact(8)
            .filter_map(|value| value.try_into().ok());
        Self::of_values(
            rules,
            values.map(f64::from_le_bytes).collect(),
            u64::from_le_bytes(swept),
        )
    }

    fn of_values(rules: &Rules, values: Vec<f64>, swept: u64) -> Result<Self, Spoiled> {
        let mut duel = Self::unsolved(rules, USUAL).map_err(|_| Spoiled::Rules)?;
        let chances = -APART..=1.0 + APART;
        let n = duel.values.len() + duel.others.len();
        if values.len() != n || !values.iter().all(|value| chances.contains(value)) {
            return Err(Spoiled::Values);
        }
        duel.values = values;
        duel.others = duel.values.split_off(duel.places.len());
        (duel.slopes, duel.surprises, duel.left) = (Vec::new(), Vec::new(), Vec::new());
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
        let probes = all.iter().zip(PROBES).flat_map(|(all, n)| {
            let probe = move |probe: usize| all[probe * (all.len() - 1) / (n - 1)];
            (0..n).map(probe)
        });
        let probes: Vec<Position> = probes.collect();
        let game = self.game.clone();
        let (mut engine, mut sweep) = (Engine::new(&game)?, Sweep::default());
        let mut apart: f64 = 0.0;
        for at in probes.chunks(LANES) {
            let lines = at
                .iter()
                .map(|at| self.line(&mut engine, *at, self.rows(*at)));
            let mut lines = lines.collect::<Result<Vec<Line>, _>>()?;
            let batch: Vec<usize> = (0..lines.len()).collect();
            self.pass(&mut sweep, &mut lines, &batch);
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

/// What a solution follows from: the rules as set, the board that is played on, and the solver.
fn hash(rules: &Rules) -> [u8; HASH] {
    let settings = serde_json::to_string(rules.settings()).unwrap_or_default();
    let told = format!("wimpout 2 {VERSION} {settings} {:?}", rules.board());
    Sha256::digest(told).into()
}

/// The next bytes of `rest`.
fn take<const N: usize>(rest: &mut &[u8]) -> Result<[u8; N], Spoiled> {
    let (taken, left) = rest.split_first_chunk().ok_or(Spoiled::NotWhole)?;
    *rest = left;
    Ok(*taken)
}

#[cfg(test)]
mod tests;
