//! Eight turns at once, swept from many points down: the innermost loop of the solver.
#![expect(
    clippy::inline_always,
    reason = "what is not inlined is not compiled for the instructions found at run time"
)]

use pulp::{Arch, Simd, WithSimd};

use super::program::{ABREAST, Losses, Program, STEP, Sum, Tail, Term};

mod both;

/// How many turns are swept side by side.
pub(super) const LANES: usize = 8;
/// A value for each of them.
pub(super) type Cell = [f64; LANES];

/// What the ends of eight turns are worth to the players whose turns they are.
#[derive(Clone, Debug, Default)]
pub(super) struct Payoffs {
    /// What it is worth to stop with 0, 5, 10, … points at stake; [`FORBIDDEN`] where one may not.
    pub(super) stop: Vec<Cell>,
    /// What losses are worth.
    pub(super) losses: [Losses; LANES],
}

/// Worse than anything.
pub(super) const FORBIDDEN: f64 = -1e9;

/// The values of eight turns, row by row.
#[derive(Debug, Default)]
pub(super) struct Sweep {
    cells: Vec<Cell>,
    both: Vec<both::Two>,
    arch: Arch,
}

impl Sweep {
    /// Works out `rows` rows of the program; what is above them is where points do not matter any more. The payoffs
    /// know at least so many rows.
    pub(super) fn run(&mut self, program: &Program, payoffs: &Payoffs, rows: usize) {
        let all = rows + program.reach + 1;
        self.cells.resize(all * program.width, [0.0; LANES]);
        self.arch.dispatch(Upper {
            program,
            payoffs,
            rows,
            cells: &mut self.cells,
        });
        self.arch.dispatch(Lower {
            program,
            payoffs,
            rows,
            cells: &mut self.cells,
        });
    }

    /// The values in a cell of a row.
    pub(super) fn cell(&self, program: &Program, row: usize, cell: usize) -> Cell {
        self.cells[row * program.width + cell]
    }
}

/// The rows above the last one that is worked out, where the tails stand for the sums.
struct Upper<'a> {
    program: &'a Program,
    payoffs: &'a Payoffs,
    rows: usize,
    cells: &'a mut [Cell],
}

/// What throwing is worth there: so much for what is lost, and so much of two payoffs of stopping some rows above.
struct Far {
    lost: Cell,
    above: usize,
    nearer: f64,
    farther: f64,
}

impl Far {
    fn of(tail: &Tail, payoffs: &Payoffs) -> Self {
        let steps = tail.gain / f64::from(STEP);
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a small count"
        )]
        let above = steps as usize;
        let part = steps.fract();
        Self {
            lost: payoffs.losses.map(|each| tail.losses.worth(each)),
            above,
            nearer: tail.banked * (1.0 - part),
            farther: tail.banked * part,
        }
    }

    /// What throwing is worth where the two payoffs are those.
    #[inline(always)]
    fn value(&self, low: &Cell, high: &Cell) -> Cell {
        let mut value = self.lost;
        for (value, (low, high)) in value.iter_mut().zip(low.iter().zip(high)) {
            *value += self.nearer * low + self.farther * high;
        }
        value
    }
}

impl Upper<'_> {
    fn fars(program: &Program, payoffs: &Payoffs) -> Vec<Far> {
        let tails = program.tails.iter();
        tails.map(|tail| Far::of(tail, payoffs)).collect()
    }
}

impl WithSimd for Upper<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, _: S) {
        let width = self.program.width;
        let fars = Self::fars(self.program, self.payoffs);
        let stops = &self.payoffs.stop;
        let looked_up = &self.program.looked_up;
        for above in (0..=self.program.reach).rev() {
            let row = self.rows + above;
            let cells = &mut self.cells[row * width..];
            for (class, far) in fars.iter().enumerate() {
                let [at, better] = self.program.cells(class);
                if looked_up[at].max(looked_up[better]) < above {
                    continue;
                }
                let (low, high, now) = (
                    last(stops, row + far.above),
                    last(stops, row + far.above + 1),
                    last(stops, row),
                );
                let throw = far.value(low, high);
                cells[at] = throw;
                cells[better] = greater(throw, now);
            }
            for sum in &self.program.sums {
                if let Sum::Best { of, at } = sum
                    && looked_up[*at] >= above
                {
                    cells[*at] = best(cells, of);
                }
            }
        }
    }
}

/// What it is worth to stop in a row; above those that are known, in the last.
#[inline(always)]
fn last(stops: &[Cell], row: usize) -> &Cell {
    &stops[row.min(stops.len() - 1)]
}

#[inline(always)]
fn best(cells: &[Cell], of: &[usize]) -> Cell {
    let mut best = [FORBIDDEN; LANES];
    for at in of {
        // Above the last row there is nothing more to look up.
        let cell = cells.get(*at).unwrap_or(&[FORBIDDEN; LANES]);
        best = greater(best, cell);
    }
    best
}

#[inline(always)]
fn greater(mut one: Cell, other: &Cell) -> Cell {
    for (one, other) in one.iter_mut().zip(other) {
        *one = if *one > *other { *one } else { *other };
    }
    one
}

/// The rows that are worked out.
struct Lower<'a> {
    program: &'a Program,
    payoffs: &'a Payoffs,
    rows: usize,
    cells: &'a mut [Cell],
}

impl Lower<'_> {
    /// What losses are worth at each sum.
    fn lost(&self) -> Vec<Cell> {
        let worth = |sum: &Sum| match sum {
            Sum::Throw { losses, .. } => self.payoffs.losses.map(|each| losses.worth(each)),
            Sum::Best { .. } => [0.0; LANES],
        };
        self.program.sums.iter().map(worth).collect()
    }
}

impl WithSimd for Lower<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) {
        let width = self.program.width;
        let lost = self.lost();
        for row in (0..self.rows).rev() {
            let cells = &mut self.cells[row * width..];
            let stop = vectors::<S>(&self.payoffs.stop[row]);
            for (sum, lost) in self.program.sums.iter().zip(&lost) {
                match sum {
                    Sum::Throw {
                        terms, at, better, ..
                    } => {
                        let throw = added(simd, terms, cells, lost);
                        let cell = S::as_mut_simd_f64s(&mut cells[*at]).0;
                        for (to, from) in cell.iter_mut().zip(&throw) {
                            *to = *from;
                        }
                        let better = S::as_mut_simd_f64s(&mut cells[*better]).0;
                        for ((to, from), stop) in better.iter_mut().zip(&throw).zip(stop) {
                            *to = simd.max_f64s(*from, *stop);
                        }
                    }
                    Sum::Best { of, at } => {
                        let mut best = [simd.splat_f64s(FORBIDDEN); LANES];
                        for place in of {
                            for (best, value) in best.iter_mut().zip(vectors::<S>(&cells[*place])) {
                                *best = simd.max_f64s(*best, *value);
                            }
                        }
                        let cell = S::as_mut_simd_f64s(&mut cells[*at]).0;
                        for (to, from) in cell.iter_mut().zip(&best) {
                            *to = *from;
                        }
                    }
                }
            }
        }
    }
}

#[inline(always)]
fn vectors<S: Simd>(cell: &Cell) -> &[S::f64s] {
    S::as_simd_f64s(cell).0
}

/// `lost` and the sum of the terms, several of them abreast.
#[inline(always)]
fn added<S: Simd>(simd: S, terms: &[Term], cells: &[Cell], lost: &Cell) -> [S::f64s; LANES] {
    let mut sums = [[simd.splat_f64s(0.0); LANES]; ABREAST];
    for four in terms.chunks_exact(ABREAST) {
        for (term, sum) in four.iter().zip(&mut sums) {
            let weight = simd.splat_f64s(term.weight);
            for (sum, value) in sum.iter_mut().zip(vectors::<S>(&cells[term.at])) {
                *sum = simd.mul_add_e_f64s(weight, *value, *sum);
            }
        }
    }
    let mut all = sums[0];
    for (all, lost) in all.iter_mut().zip(vectors::<S>(lost)) {
        *all = simd.add_f64s(*all, *lost);
    }
    for sum in &sums[1..] {
        for (all, more) in all.iter_mut().zip(sum) {
            *all = simd.add_f64s(*all, *more);
        }
    }
    all
}
