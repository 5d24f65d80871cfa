//! Sweeping lines that lean on each other until their values settle.

use sweep::{LANES, Losses, Payoffs, Run, Sweep};
use table::Refusal;

use super::asked::unheld;
use super::duel::Duel;
use super::lines::{Lean, Line, Move, Payoff};

/// No pair takes so many passes that settles.
const MOST_PASSES: usize = 400;
/// Where nobody may win, best replies may go round: each changes the other's by a jump. Wider ones are no solution.
const WIDEST: f64 = 1e-5;

/// Turns are swept with the mover's chance alone, and where nobody may win with the other's beside it.
#[derive(Default)]
pub(super) struct Sweeps {
    mine: Sweep<1>,
    both: Sweep<2>,
}

/// Lines that are being settled.
pub(super) struct Settling {
    /// Those that still move.
    open: Vec<usize>,
    passes: usize,
    sweeps: Sweeps,
}

impl Settling {
    pub(super) fn of(lines: &[Line]) -> Self {
        Self {
            open: (0..lines.len()).collect(),
            passes: 0,
            sweeps: Sweeps::default(),
        }
    }
}

impl Duel {
    /// Solves lines that lean on each other. How far apart replies are that go round counts as error.
    ///
    /// # Errors
    /// Their values do not settle.
    pub(super) fn settle(&mut self, lines: &mut [Line]) -> Result<(), Refusal> {
        let mut settling = Settling::of(lines);
        while self.settle_on(lines, &mut settling)? {}
        Ok(())
    }

    /// One pass over the lines that still move; whether some do still.
    ///
    /// # Errors
    /// Their values do not settle.
    pub(super) fn settle_on(
        &mut self,
        lines: &mut [Line],
        settling: &mut Settling,
    ) -> Result<bool, Refusal> {
        if settling.passes == MOST_PASSES {
            self.goes_round(lines, &settling.open)?;
            return Ok(false);
        }
        for batch in settling.open.chunks(LANES) {
            self.pass(&mut settling.sweeps, lines, batch);
        }
        settling.passes += 1;
        settling.open = self.improve(lines, &settling.open);
        Ok(!settling.open.is_empty())
    }

    /// Takes down how far apart replies are that go round.
    ///
    /// # Errors
    /// Too far.
    fn goes_round(&mut self, lines: &[Line], open: &[usize]) -> Result<(), Refusal> {
        let apart = |line: &usize| {
            let Line { place, guess, .. } = &lines[*line];
            let values = [self.values[*place], self.theirs(*place)];
            (guess.worth[0] - values[0])
                .abs()
                .max((guess.worth[1] - values[1]).abs())
        };
        let widest = open.iter().map(apart).fold(0.0, f64::max);
        if !self.places.may_lose_both() || widest > WIDEST {
            return Err(unheld("the chances under these rules do not settle"));
        }
        self.circling = self.circling.max(widest);
        Ok(())
    }

    /// Sweeps up to eight lines once.
    pub(super) fn pass(&mut self, sweeps: &mut Sweeps, lines: &mut [Line], batch: &[usize]) {
        let rows = batch.iter().map(|line| lines[*line].rows).max();
        let rows = rows.unwrap_or_default();
        let of: Vec<&Line> = batch.iter().map(|line| &lines[*line]).collect();
        let start = self.program.start();
        let (lost, worth) = if self.may_lose_both(&of) {
            let both = payoffs(&of, |payoff| {
                [self.worth(payoff), self.worth_to_other(payoff)]
            });
            sweeps.both.run(&self.program.row, &both, rows);
            let lost = |lane: usize| both.losses.map(|all| all[lane].wimpout);
            (
                std::array::from_fn(lost),
                *sweeps.both.cell(&self.program.row, 0, start),
            )
        } else {
            let mine = payoffs(&of, |payoff| [self.worth(payoff)]);
            sweeps.mine.run(&self.program.row, &mine, rows);
            let lost = mine.losses[0].map(|losses| [losses.wimpout, 1.0 - losses.wimpout]);
            let [worth] = *sweeps.mine.cell(&self.program.row, 0, start);
            (lost, [worth, worth.map(|worth| 1.0 - worth)])
        };
        let lost: [[f64; 2]; LANES] = lost;
        for (lane, line) in batch.iter().enumerate() {
            let line = &mut lines[*line];
            line.guess.learn(lost[lane], worth.map(|cell| cell[lane]));
            line.guess.values = [self.values[line.place], self.theirs(line.place)];
        }
        self.swept += batch.len() as u64;
    }

    /// Whether nobody may win after turns among these; of two who challenge one wins.
    fn may_lose_both(&self, lines: &[&Line]) -> bool {
        self.places.may_lose_both()
            && lines
                .iter()
                .any(|line| !self.places.is_challenge(line.place))
    }

    /// Moves the values of the open lines to where they seem to settle; those that still move stay open.
    fn improve(&mut self, lines: &[Line], open: &[usize]) -> Vec<usize> {
        let moves: Vec<Move> = open.iter().map(|line| Move::of(lines, *line)).collect();
        let mut left = vec![0.0; lines.len()];
        for step in &moves {
            let Line { place, guess, .. } = lines[step.line];
            let before = [self.values[place], self.theirs(place)];
            let change = |player: usize| (step.values[player] - before[player]).abs();
            left[step.line] = step.left(change(0).max(change(1)), guess.passes);
            self.learn(place, step.values);
            self.slopes[place] = guess.slope;
        }
        let still = |step: &&Move| match step.lean {
            Lean::Pair(pair) if !self.places.leans() => {
                left[step.line].max(left[pair]) > self.cut.settled
            }
            _ => left.iter().any(|left| *left > self.cut.settled),
        };
        moves.iter().filter(still).map(|step| step.line).collect()
    }
}

/// The payoffs of a batch, where an end is worth so much.
pub(super) fn payoffs<const N: usize>(
    batch: &[&Line],
    worth: impl Fn(Payoff) -> [f64; N],
) -> Payoffs<N> {
    let looked_at = batch.iter().map(|line| line.stops.len()).max();
    let mut payoffs = Payoffs {
        stop: vec![[[0.0; LANES]; N]; looked_at.unwrap_or_default()],
        losses: [[Losses::default(); LANES]; N],
    };
    for (lane, line) in batch.iter().enumerate() {
        let last = line.stops.len() - 1;
        for (row, cells) in payoffs.stop.iter_mut().enumerate() {
            let worth = worth(line.stops[row.min(last)]);
            for (cell, worth) in cells.iter_mut().zip(worth) {
                cell[lane] = worth;
            }
        }
        for (player, losses) in payoffs.losses.iter_mut().enumerate() {
            losses[lane] = Duel::losses(&line.ends, |end| worth(end)[player]);
        }
    }
    payoffs
}
