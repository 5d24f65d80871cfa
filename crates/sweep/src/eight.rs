//! Eight turns at once, swept from many points down: the innermost loop of the solver. Beside the mover's chance a cell may
//! carry what his choice leaves to others; he chooses by his own.
#![expect(
    clippy::inline_always,
    reason = "what is not inlined is not compiled for the instructions found at run time"
)]

use pulp::{Arch, Simd, WithSimd};

use crate::row::{ABREAST, Losses, Row, STEP, Sum, Tail, Term};

/// How many turns are swept side by side.
pub const LANES: usize = 8;
/// A value for each of them.
pub type Cell = [f64; LANES];
/// The mover's chance in each lane, and what is carried beside it.
pub type Cells<const N: usize> = [Cell; N];

/// What the ends of eight turns are worth: to the players whose turns they are, and to whoever is carried beside them.
#[derive(Clone, Debug)]
pub struct Payoffs<const N: usize> {
    /// What it is worth to stop with 0, 5, 10, … points at stake; [`FORBIDDEN`] to the mover where one may not.
    pub stop: Vec<Cells<N>>,
    /// What losses are worth.
    pub losses: [[Losses; LANES]; N],
}

/// Worse than anything.
pub const FORBIDDEN: f64 = -1e9;

/// The values of eight turns, row by row.
#[derive(Debug)]
pub struct Sweep<const N: usize> {
    cells: Vec<Cells<N>>,
    arch: Arch,
}

impl<const N: usize> Default for Sweep<N> {
    fn default() -> Self {
        Self {
            cells: Vec::new(),
            arch: Arch::new(),
        }
    }
}

/// What can be run: a loop over so many values a cell that is made in this room, since what is generic is made where it is used.
pub trait Run<const N: usize> {
    /// Works out `rows` rows of values; what is above them is where points do not matter any more. The payoffs know at least so
    /// many rows.
    fn run(&mut self, row: &Row, payoffs: &Payoffs<N>, rows: usize);
}

impl Run<1> for Sweep<1> {
    fn run(&mut self, row: &Row, payoffs: &Payoffs<1>, rows: usize) {
        self.work(row, payoffs, rows);
    }
}

impl Run<2> for Sweep<2> {
    fn run(&mut self, row: &Row, payoffs: &Payoffs<2>, rows: usize) {
        self.work(row, payoffs, rows);
    }
}

impl<const N: usize> Sweep<N> {
    /// What nobody would choose.
    const NOTHING: Cells<N> = {
        let mut nothing = [[0.0; LANES]; N];
        nothing[0] = [FORBIDDEN; LANES];
        nothing
    };

    fn work(&mut self, plan: &Row, payoffs: &Payoffs<N>, rows: usize) {
        let all = rows + plan.reach + 1;
        self.cells.resize(all * plan.width, [[0.0; LANES]; N]);
        self.arch.dispatch(Upper {
            plan,
            payoffs,
            rows,
            cells: &mut self.cells,
        });
        self.arch.dispatch(Lower {
            plan,
            payoffs,
            rows,
            cells: &mut self.cells,
        });
    }

    /// The values in a cell of a row.
    #[must_use]
    pub fn cell(&self, of: &Row, row: usize, cell: usize) -> &Cells<N> {
        &self.cells[row * of.width + cell]
    }
}

impl<const N: usize> Payoffs<N> {
    /// What losses are worth in each lane.
    #[inline(always)]
    fn lost(&self, losses: &Losses) -> Cells<N> {
        let worth = |lanes: &[Losses; LANES]| lanes.map(|each| losses.worth(each));
        self.losses.each_ref().map(worth)
    }
}

/// The rows above the last one that is worked out, where the tails stand for the sums.
struct Upper<'a, const N: usize> {
    plan: &'a Row,
    payoffs: &'a Payoffs<N>,
    rows: usize,
    cells: &'a mut [Cells<N>],
}

/// What throwing is worth there: so much for what is lost, and so much of two payoffs of stopping some rows above.
struct Far<const N: usize> {
    lost: Cells<N>,
    above: usize,
    nearer: f64,
    farther: f64,
}

impl<const N: usize> Far<N> {
    fn of(tail: &Tail, payoffs: &Payoffs<N>) -> Self {
        let steps = tail.gain / f64::from(STEP);
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a small count"
        )]
        let above = steps as usize;
        let part = steps.fract();
        Self {
            lost: payoffs.lost(&tail.losses),
            above,
            nearer: tail.banked * (1.0 - part),
            farther: tail.banked * part,
        }
    }

    /// What throwing is worth where the two payoffs are those.
    #[inline(always)]
    fn value(&self, low: &Cells<N>, high: &Cells<N>) -> Cells<N> {
        let mut value = self.lost;
        for (value, (low, high)) in value.iter_mut().zip(low.iter().zip(high)) {
            for (value, (low, high)) in value.iter_mut().zip(low.iter().zip(high)) {
                *value += self.nearer * low + self.farther * high;
            }
        }
        value
    }
}

impl<const N: usize> WithSimd for Upper<'_, N> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, _: S) {
        let (plan, payoffs) = (self.plan, self.payoffs);
        let tails = plan.tails.iter();
        let fars: Vec<Far<N>> = tails.map(|tail| Far::of(tail, payoffs)).collect();
        let stops = &payoffs.stop;
        for above in (0..=plan.reach).rev() {
            let row = self.rows + above;
            let cells = &mut self.cells[row * plan.width..];
            for (class, far) in fars.iter().enumerate() {
                let [at, better] = plan.cells(class);
                if plan.looked_up[at].max(plan.looked_up[better]) < above {
                    continue;
                }
                let (low, high, now) = (
                    last(stops, row + far.above),
                    last(stops, row + far.above + 1),
                    last(stops, row),
                );
                let throw = far.value(low, high);
                cells[at] = throw;
                cells[better] = chosen(now, &throw);
            }
            for sum in &plan.sums {
                if let Sum::Best { of, at } = sum
                    && plan.looked_up[*at] >= above
                {
                    cells[*at] = best(cells, of);
                }
            }
        }
    }
}

/// What it is worth to stop in a row; above those that are known, in the last.
#[inline(always)]
fn last<const N: usize>(stops: &[Cells<N>], row: usize) -> &Cells<N> {
    &stops[row.min(stops.len() - 1)]
}

#[inline(always)]
fn best<const N: usize>(cells: &[Cells<N>], of: &[usize]) -> Cells<N> {
    let mut best = Sweep::NOTHING;
    for at in of {
        // Above the last row there is nothing more to look up.
        best = chosen(&best, cells.get(*at).unwrap_or(&Sweep::NOTHING));
    }
    best
}

/// What the mover prefers; of equal ones the first.
#[inline(always)]
fn chosen<const N: usize>(first: &Cells<N>, second: &Cells<N>) -> Cells<N> {
    let mut best = *second;
    for lane in 0..LANES {
        if first[0][lane] >= second[0][lane] {
            for (best, first) in best.iter_mut().zip(first) {
                best[lane] = first[lane];
            }
        }
    }
    best
}

/// The rows that are worked out.
struct Lower<'a, const N: usize> {
    plan: &'a Row,
    payoffs: &'a Payoffs<N>,
    rows: usize,
    cells: &'a mut [Cells<N>],
}

impl<const N: usize> Lower<'_, N> {
    /// What losses are worth at each sum.
    fn lost(&self) -> Vec<Cells<N>> {
        let worth = |sum: &Sum| match sum {
            Sum::Throw { losses, .. } => self.payoffs.lost(losses),
            Sum::Best { .. } => [[0.0; LANES]; N],
        };
        self.plan.sums.iter().map(worth).collect()
    }
}

impl<const N: usize> WithSimd for Lower<'_, N> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) {
        let lost = self.lost();
        for row in (0..self.rows).rev() {
            let cells = &mut self.cells[row * self.plan.width..];
            let stop = wide::<S, N>(simd, &self.payoffs.stop[row]);
            for (sum, lost) in self.plan.sums.iter().zip(&lost) {
                match sum {
                    Sum::Throw {
                        terms, at, better, ..
                    } => {
                        let throw = added(simd, terms, cells, lost);
                        put::<S, N>(&mut cells[*at], &throw);
                        put::<S, N>(&mut cells[*better], &better_of(simd, &stop, &throw));
                    }
                    Sum::Best { of, at } => {
                        let mut best = wide::<S, N>(simd, &Sweep::NOTHING);
                        for place in of {
                            best = better_of(simd, &best, &wide::<S, N>(simd, &cells[*place]));
                        }
                        put::<S, N>(&mut cells[*at], &best);
                    }
                }
            }
        }
    }
}

/// The vectors of cells; as many as it takes, the rest is nothing.
type Wide<S, const N: usize> = [[<S as Simd>::f64s; LANES]; N];

#[inline(always)]
fn wide<S: Simd, const N: usize>(simd: S, cells: &Cells<N>) -> Wide<S, N> {
    let mut wide = [[simd.splat_f64s(0.0); LANES]; N];
    for (wide, cell) in wide.iter_mut().zip(cells) {
        for (to, from) in wide.iter_mut().zip(S::as_simd_f64s(cell).0) {
            *to = *from;
        }
    }
    wide
}

#[inline(always)]
fn put<S: Simd, const N: usize>(cells: &mut Cells<N>, from: &Wide<S, N>) {
    for (cell, from) in cells.iter_mut().zip(from) {
        for (to, from) in S::as_mut_simd_f64s(cell).0.iter_mut().zip(from) {
            *to = *from;
        }
    }
}

/// As [`chosen`].
#[inline(always)]
fn better_of<S: Simd, const N: usize>(
    simd: S,
    first: &Wide<S, N>,
    second: &Wide<S, N>,
) -> Wide<S, N> {
    let mut best = *second;
    for place in 0..LANES / S::F64_LANES {
        if N == 1 {
            best[0][place] = simd.max_f64s(first[0][place], second[0][place]);
            continue;
        }
        let first_is = simd.greater_than_or_equal_f64s(first[0][place], second[0][place]);
        for (best, first) in best.iter_mut().zip(first) {
            let first = simd.transmute_u64s_f64s(first[place]);
            let second = simd.transmute_u64s_f64s(best[place]);
            best[place] = simd.transmute_f64s_u64s(simd.select_u64s(first_is, first, second));
        }
    }
    best
}

/// `lost` and the sum of the terms. Sums are kept apart in several chains, so that none waits for the last: four where
/// one value is carried, two where there are more.
#[inline(always)]
fn added<S: Simd, const N: usize>(
    simd: S,
    terms: &[Term],
    cells: &[Cells<N>],
    lost: &Cells<N>,
) -> Wide<S, N> {
    if N == 1 {
        chained::<S, N, ABREAST>(simd, terms, cells, lost)
    } else {
        chained::<S, N, { ABREAST / 2 }>(simd, terms, cells, lost)
    }
}

#[inline(always)]
fn chained<S: Simd, const N: usize, const CHAINS: usize>(
    simd: S,
    terms: &[Term],
    cells: &[Cells<N>],
    lost: &Cells<N>,
) -> Wide<S, N> {
    let mut sums = [[[simd.splat_f64s(0.0); LANES]; N]; CHAINS];
    for terms in terms.chunks_exact(CHAINS) {
        for (term, sums) in terms.iter().zip(&mut sums) {
            let weight = simd.splat_f64s(term.weight);
            for (sum, cell) in sums.iter_mut().zip(&cells[term.at]) {
                for (sum, value) in sum.iter_mut().zip(S::as_simd_f64s(cell).0) {
                    *sum = simd.mul_add_e_f64s(weight, *value, *sum);
                }
            }
        }
    }
    let mut all = wide::<S, N>(simd, lost);
    for sums in &sums {
        for (all, sum) in all.iter_mut().zip(sums) {
            for (all, sum) in all.iter_mut().zip(sum) {
                *all = simd.add_f64s(*all, *sum);
            }
        }
    }
    all
}
