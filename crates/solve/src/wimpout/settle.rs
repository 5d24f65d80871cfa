//! Sweeping lines that lean on each other until their values settle.

use super::duel::Duel;
use super::kernel::{Cell, LANES, Payoffs, Sweep};
use super::lines::{Line, Move};
use super::program::Losses;

/// No pair takes so many passes.
const MOST_PASSES: usize = 400;

impl Duel {
    /// Solves lines that lean on each other.
    pub(super) fn settle(&mut self, lines: &mut [Line]) {
        let mut open: Vec<usize> = (0..lines.len()).collect();
        let mut sweep = Sweep::default();
        for _ in 0..MOST_PASSES {
            for batch in open.chunks(LANES) {
                self.pass(&mut sweep, lines, batch);
            }
            open = self.improve(lines, &open);
            if open.is_empty() {
                return;
            }
        }
        self.settled = false;
    }

    /// Sweeps up to eight lines once.
    pub(super) fn pass(&mut self, sweep: &mut Sweep, lines: &mut [Line], batch: &[usize]) {
        let rows = batch.iter().map(|line| lines[*line].rows).max();
        let rows = rows.unwrap_or_default();
        let looked_at = batch.iter().map(|line| lines[*line].stops.len()).max();
        let mut payoffs = Payoffs {
            stop: vec![[0.0; LANES]; looked_at.unwrap_or_default()],
            losses: [Losses::default(); LANES],
        };
        for (lane, line) in batch.iter().enumerate() {
            let line = &mut lines[*line];
            let last = line.stops.len() - 1;
            for (row, cell) in payoffs.stop.iter_mut().enumerate() {
                cell[lane] = self.worth(line.stops[row.min(last)]);
            }
            payoffs.losses[lane] = self.losses(&line.ends);
        }
        sweep.run(&self.program, &payoffs, rows);
        let worth: Cell = sweep.cell(&self.program, 0, self.program.start());
        for (lane, line) in batch.iter().enumerate() {
            let line = &mut lines[*line];
            line.guess.learn(payoffs.losses[lane].wimpout, worth[lane]);
            line.guess.value = self.values[line.place];
        }
        self.swept += batch.len() as u64;
    }

    /// Moves the values of the open lines to where they seem to settle; those that still move stay open.
    fn improve(&mut self, lines: &[Line], open: &[usize]) -> Vec<usize> {
        let moves: Vec<Move> = open.iter().map(|line| Move::of(lines, *line)).collect();
        let mut left = vec![0.0; lines.len()];
        for step in &moves {
            let place = lines[step.line].place;
            let change = (step.value - self.values[place]).abs();
            (self.values[place], self.slopes[place]) = (step.value, lines[step.line].guess.slope);
            left[step.line] = step.left(change, lines[step.line].guess.passes);
        }
        let still = |step: &&Move| match step.pair {
            Some(pair) if !self.places.leans() => {
                left[step.line].max(left[pair]) > self.cut.settled
            }
            _ => left.iter().any(|left| *left > self.cut.settled),
        };
        moves.iter().filter(still).map(|step| step.line).collect()
    }
}
