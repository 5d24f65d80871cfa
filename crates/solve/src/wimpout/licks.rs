//! Challenges: one line of leads, which lean on each other, solved step by step before all pairs.

use std::collections::BTreeSet;
use std::fmt;
use std::ops::Range;

use sweep::LANES;
use table::Refusal;

use super::asked::Engine;
use super::duel::Duel;
use super::lines::Line;
use super::places::Places;
use super::position::Position;
use super::settle::Settling;

/// So many turns are asked of the engine in one step.
const ASKED: usize = 4 * LANES;

/// What is left of the challenges.
pub(super) struct Licks {
    /// Those of which the engine is still to be asked.
    unasked: Vec<Position>,
    /// Those that others lean on, after those that none leans on are taken out; those of great leads last.
    lines: Vec<Line>,
    leaves: Vec<Line>,
    /// Parts of the lines that are still to be settled, the next last.
    parts: Vec<Range<usize>>,
    settling: Option<Settling>,
    /// Those of a lead so great that no other leans on them.
    far: Vec<Position>,
    is_sorted: bool,
}

impl fmt::Debug for Licks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "Licks({} unasked, {} far)",
            self.unasked.len(),
            self.far.len()
        )
    }
}

impl Licks {
    pub(super) fn of(places: &Places) -> Self {
        let mut unasked: Vec<Position> = places.licks().collect();
        unasked.reverse();
        Self {
            unasked,
            lines: Vec::new(),
            leaves: Vec::new(),
            parts: Vec::new(),
            settling: None,
            far: places.far_licks().collect(),
            is_sorted: false,
        }
    }

    /// Great leads hardly matter to those below: those first, then the great ones, then all.
    fn sort(&mut self, great: usize) {
        let leaned_on: BTreeSet<usize> = self.lines.iter().flat_map(Line::leads_to).collect();
        let all = std::mem::take(&mut self.lines).into_iter();
        (self.lines, self.leaves) = all.partition(|line| leaned_on.contains(&line.place));
        self.lines.sort_by_key(|line| line.rows);
        let near = self.lines.partition_point(|line| line.rows <= great);
        let all = self.lines.len();
        self.parts = vec![0..all, near..all, 0..near];
        self.is_sorted = true;
    }
}

impl Duel {
    /// Goes one step on with the challenges; whether there was one.
    ///
    /// # Errors
    /// Their values do not settle, or the engine shows more than a solution holds.
    pub(super) fn go_on_with_licks(&mut self, engine: &mut Engine<'_>) -> Result<bool, Refusal> {
        let Some(mut licks) = self.licks.take() else {
            return Ok(false);
        };
        if self.step(engine, &mut licks)? {
            self.licks = Some(licks);
        }
        Ok(true)
    }

    /// One step; whether there is another.
    fn step(&mut self, engine: &mut Engine<'_>, licks: &mut Licks) -> Result<bool, Refusal> {
        if !licks.unasked.is_empty() {
            let asked = licks.unasked.len().saturating_sub(ASKED);
            for at in licks.unasked.split_off(asked).into_iter().rev() {
                licks.lines.push(self.line(engine, at, self.rows(at))?);
            }
        } else if !licks.is_sorted {
            licks.sort(2 * self.cut.beyond);
        } else if let Some(part) = licks.parts.last().cloned() {
            let lines = &mut licks.lines[part];
            let settling = licks.settling.get_or_insert_with(|| Settling::of(lines));
            if !self.settle_on(lines, settling)? {
                licks.settling = None;
                licks.parts.pop();
            }
        } else if !licks.leaves.is_empty() {
            self.sweep_once(&mut licks.leaves);
            licks.leaves.clear();
        } else {
            let far = licks.far.len().saturating_sub(LANES);
            let lines = licks.far.split_off(far).into_iter();
            let lines = lines.map(|at| self.line(engine, at, self.rows(at)));
            self.sweep_once(&mut lines.collect::<Result<Vec<Line>, _>>()?);
            return Ok(!licks.far.is_empty());
        }
        Ok(true)
    }
}
