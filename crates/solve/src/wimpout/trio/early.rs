//! Turns before Last Licks: of one sum of scores, three by three.

use std::sync::Arc;

use sweep::{LANES, Sweep};
use table::Refusal;

use super::super::asked::unheld;
use super::Trio;
use super::ends::End;
use super::lines::{Asking, Guess, Heard, Line};
use super::places::Two;

/// No three turns take so many passes that settle.
const MOST_PASSES: usize = 12;
/// So many steps are made at most where best replies go round, until whoever moves gains no more than that by another.
const MIXING: u32 = 3_000;
const MIXED: f64 = 1e-9;
/// Where whoever moves could gain more by playing otherwise, there is no solution.
const WIDEST: f64 = 1e-5;

/// Three turns of the same scores, each lost one leading to the next.
type Round = [usize; 3];

impl Trio {
    /// Solves on while it may, told what part is done; whether everything is solved.
    ///
    /// # Errors
    /// As [`Self::solve`].
    pub fn advance(&mut self, goes_on: &mut dyn FnMut(f64) -> bool) -> Result<bool, Refusal> {
        let n = self.places.n_early().max(1);
        let mut done: usize = (self.left..3 * self.places.sides.len() - 2)
            .map(|sum| self.triples(sum).len())
            .sum();
        #[expect(
            clippy::cast_precision_loss,
            reason = "a part of the whole, to be shown"
        )]
        while self.left > 0 && goes_on(done as f64 / n as f64) {
            let places = self.triples(self.left - 1);
            done += places.len();
            self.solve_sum(&places)?;
            self.left -= 1;
        }
        if self.left == 0 {
            // What guesses are made of is of no use any more.
            (self.slopes, self.surprises) = (Vec::new(), Vec::new());
            self.heard = Heard::default();
        }
        Ok(self.left == 0)
    }

    /// The places whose scores come to one sum, in steps.
    fn triples(&self, sum: usize) -> Vec<usize> {
        let n = self.places.sides.len();
        let of_mover = |mover: usize| {
            let rest = sum - mover;
            let next = rest.saturating_sub(n - 1)..=rest.min(n - 1);
            next.map(move |next| (mover * n + next) * n + rest - next)
        };
        (0..n.min(sum + 1)).flat_map(of_mover).collect()
    }

    fn solve_sum(&mut self, places: &[usize]) -> Result<(), Refusal> {
        let mut lines = self.early_lines(places)?;
        for line in &mut lines {
            let (values, slope, surprise) = self.guessed(line.place);
            self.places.values[line.place] = values;
            line.guess.slope = slope;
            self.surprises[line.place] = surprise;
        }
        let guesses: Vec<Two> = lines
            .iter()
            .map(|line| self.places.values[line.place])
            .collect();
        self.settle(&mut lines)?;
        for (line, guess) in lines.iter().zip(guesses) {
            let values = self.places.values[line.place];
            #[expect(clippy::cast_possible_truncation, reason = "a guess of a guess")]
            for player in 0..2 {
                self.surprises[line.place][player] += (values[player] - guess[player]) as f32;
            }
            #[expect(clippy::cast_possible_truncation, reason = "a guess")]
            let slope = line.guess.slope as f32;
            self.slopes[line.place] = slope;
        }
        Ok(())
    }

    fn early_lines(&mut self, places: &[usize]) -> Result<Vec<Line>, Refusal> {
        let (game, duel, cut) = (Arc::clone(&self.game), Arc::clone(&self.duel), self.cut);
        let heard = &mut self.heard;
        let mut asking = Asking::new(&game, &duel, &self.throws, &self.places, heard)?;
        let lines = places.iter().map(|place| {
            let at = self.places.early(*place);
            let rows = self.places.needed(at) + cut.beyond;
            asking.line((*place, at), rows, cut.looked_at)
        });
        lines.collect()
    }

    /// A first guess from triples that are solved, of the values and of how much a lost turn moves the mover's: that what a
    /// point of one is worth changes evenly with the points of the others.
    fn guessed(&self, place: usize) -> (Two, f64, [f32; 2]) {
        let n = self.places.sides.len();
        let steps = [(place / n / n, n * n), (place / n % n, n), (place % n, 1)];
        let steps: Vec<usize> = steps
            .into_iter()
            .filter(|(at, _)| at + 1 < n)
            .map(|(_, step)| step)
            .collect();
        if steps.is_empty() {
            return ([1.0 / 3.0; 2], 0.5, [0.0; 2]);
        }
        let (mut guess, mut slope) = ([0.0; 2], 0.0);
        for some in 1..1_usize << steps.len() {
            let chosen = steps.iter().enumerate();
            let chosen = chosen.filter(|(bit, _)| some >> bit & 1 == 1);
            let at = place + chosen.map(|(_, step)| step).sum::<usize>();
            let sign = if some.count_ones() % 2 == 1 {
                1.0
            } else {
                -1.0
            };
            for (guess, value) in guess.iter_mut().zip(self.places.values[at]) {
                *guess += sign * value;
            }
            slope += sign * f64::from(self.slopes[at]);
        }
        let slope = slope.clamp(0.0, 0.99);
        if steps.len() < 3 {
            return (guess, slope, [0.0; 2]);
        }
        let surprise = [0, 1].map(|player| {
            let near = steps
                .iter()
                .map(|step| self.surprises[place + step][player]);
            near.sum::<f32>() / 3.0
        });
        for (guess, more) in guess.iter_mut().zip(surprise) {
            *guess += f64::from(more);
        }
        (guess, slope, surprise)
    }

    /// Solves the lines of one sum.
    fn settle(&mut self, lines: &mut [Line]) -> Result<(), Refusal> {
        let mut rounds = rounds(lines)?;
        let mut sweep = Sweep::default();
        for _ in 0..MOST_PASSES {
            let mut open: Vec<usize> = rounds.iter().flatten().copied().collect();
            open.sort_unstable();
            open.dedup();
            for batch in open.chunks(LANES) {
                self.pass(&mut sweep, lines, batch);
            }
            rounds.retain(|round| self.left(lines, *round) >= self.cut.settled);
            if rounds.is_empty() {
                return Ok(());
            }
        }
        for round in rounds {
            self.mix(&mut sweep, lines, round)?;
        }
        Ok(())
    }

    /// Moves the values of three turns to where they seem to settle; how far they may still be from there.
    fn left(&mut self, lines: &[Line], round: Round) -> f64 {
        let passes = lines[round[0]].guess.passes;
        let moved = self.improve(lines, round, 1.0);
        // One more step along lines that are known well leaves a thousandth of the last at the most.
        if passes > 1 { moved * 1e-3 } else { moved }
    }

    /// Moves the values of three turns so far towards where they seem to settle; by how much at most.
    fn improve(&mut self, lines: &[Line], round: Round, so_far: f64) -> f64 {
        let mut moved: f64 = 0.0;
        let settled = solved(round.map(|line| &lines[line].guess));
        for (line, values) in round.into_iter().zip(settled) {
            let known = &mut self.places.values[lines[line].place];
            for (known, value) in known.iter_mut().zip(values) {
                moved = moved.max((value - *known).abs());
                *known += so_far * (value - *known);
            }
        }
        moved
    }

    /// Three turns whose best replies go round: somebody is to choose between equal chances, and what he chooses changes
    /// those of the others. Smaller and smaller steps come to where he is indifferent; there the values are those of a
    /// choice by lot.
    ///
    /// # Errors
    /// `BadInput`: whoever moves could still gain too much by playing otherwise.
    fn mix(
        &mut self,
        sweep: &mut Sweep<2>,
        lines: &mut [Line],
        round: Round,
    ) -> Result<(), Refusal> {
        let mut best = (f64::INFINITY, [[0.0; 2]; 3]);
        for step in 1..=MIXING {
            self.pass(sweep, lines, &round);
            let regret = |line: usize| {
                let guess = &lines[line].guess;
                (guess.worth[0] - guess.values[0]).abs()
            };
            let widest = round.into_iter().map(regret).fold(0.0, f64::max);
            if widest < best.0 {
                best = (widest, round.map(|line| lines[line].guess.values));
            }
            if widest < MIXED {
                break;
            }
            self.improve(lines, round, 2.0 / f64::from(step + 1));
        }
        let (regret, values) = best;
        if regret > WIDEST {
            return Err(unheld(
                "the chances of three under these rules do not settle",
            ));
        }
        for (line, values) in round.into_iter().zip(values) {
            self.places.values[lines[line].place] = values;
        }
        let at = self.places.early(lines[round[0]].place);
        self.circling.push((at, regret));
        Ok(())
    }
}

/// The lines by threes, each lost one leading to the next.
fn rounds(lines: &[Line]) -> Result<Vec<Round>, Refusal> {
    let after = |line: usize| {
        let lost = lines[line].ends.wimpout.and_then(End::place);
        let next = lost.filter(|(_, mover)| *mover == 1);
        let next =
            next.and_then(|(place, _)| lines.binary_search_by_key(&place, |line| line.place).ok());
        next.ok_or_else(|| unheld("a lost turn of three leads elsewhere"))
    };
    let mut rounds = Vec::new();
    for line in 0..lines.len() {
        let next = after(line)?;
        let round = [line, next, after(next)?];
        if round.iter().all(|other| *other >= line) {
            rounds.push(round);
        }
    }
    Ok(rounds)
}

/// Where three turns settle if each goes on as a straight line of what a lost one is worth: with x, y, z what they come to
/// for all three players, x = f + p y, y = g + q z, z = h + r x.
fn solved(guesses: [&Guess; 3]) -> [Two; 3] {
    let [p, q, r] = guesses.map(|guess| guess.slope);
    // All in the order of play of the first turn.
    let mut alone = guesses.map(Guess::without_loss);
    alone[1].rotate_right(1);
    alone[2].rotate_right(2);
    let turns = [0, 1, 2].map(|seat| {
        let [first, second, third] = alone.map(|turn| turn[seat]);
        let one = (first + p * (second + q * third)) / (1.0 - p * q * r);
        let three = third + r * one;
        [one, second + q * three, three]
    });
    let of = |seat: usize, turn: usize| turns[seat][turn];
    [
        [of(0, 0), of(1, 0)],
        [of(1, 1), of(2, 1)],
        [of(2, 2), of(0, 2)],
    ]
}
