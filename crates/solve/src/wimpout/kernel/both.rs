//! The same sweep where the chances of two players do not add up: whoever moves chooses by his own chance, and what that
//! leaves the other is carried beside it.

use pulp::{Simd, WithSimd};

use super::{
    ABREAST, Cell, FORBIDDEN, LANES, Losses, Payoffs, Program, Sum, Sweep, Upper, last, vectors,
};
use crate::wimpout::program::Term;

/// The mover's chance in each lane, and the other's.
pub(super) type Two = [Cell; 2];

/// Two chains of sums for each player keep as many apart as four do where there is one.
const CHAINS: usize = ABREAST / 2;

const NOTHING: Two = [[FORBIDDEN; LANES], [0.0; LANES]];

impl Sweep {
    /// As [`Sweep::run`], for the payoffs of the movers and of the others.
    pub(in super::super) fn run_both(
        &mut self,
        program: &Program,
        payoffs: [&Payoffs; 2],
        rows: usize,
    ) {
        let all = rows + program.reach + 1;
        self.both.resize(all * program.width, [[0.0; LANES]; 2]);
        self.arch.dispatch(UpperBoth {
            program,
            payoffs,
            rows,
            cells: &mut self.both,
        });
        self.arch.dispatch(LowerBoth {
            program,
            payoffs,
            rows,
            cells: &mut self.both,
        });
    }

    /// The values of the movers and of the others in a cell of a row.
    pub(in super::super) fn both(&self, program: &Program, row: usize, cell: usize) -> Two {
        self.both[row * program.width + cell]
    }
}

/// The rows above the last one that is worked out.
struct UpperBoth<'a> {
    program: &'a Program,
    payoffs: [&'a Payoffs; 2],
    rows: usize,
    cells: &'a mut [Two],
}

impl WithSimd for UpperBoth<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, _: S) {
        let (program, [mine, theirs]) = (self.program, self.payoffs);
        let fars = [mine, theirs].map(|payoffs| Upper::fars(program, payoffs));
        for above in (0..=program.reach).rev() {
            let row = self.rows + above;
            let cells = &mut self.cells[row * program.width..];
            let now = [last(&mine.stop, row), last(&theirs.stop, row)];
            for (class, (mover, other)) in fars[0].iter().zip(&fars[1]).enumerate() {
                let [at, better] = program.cells(class);
                if program.looked_up[at].max(program.looked_up[better]) < above {
                    continue;
                }
                let (low, high) = (row + mover.above, row + mover.above + 1);
                let throw = [
                    mover.value(last(&mine.stop, low), last(&mine.stop, high)),
                    other.value(last(&theirs.stop, low), last(&theirs.stop, high)),
                ];
                cells[at] = throw;
                cells[better] = chosen([now[0], now[1]], &throw);
            }
            for sum in &program.sums {
                if let Sum::Best { of, at } = sum
                    && program.looked_up[*at] >= above
                {
                    let mut best = NOTHING;
                    for place in of {
                        let next = cells.get(*place).unwrap_or(&NOTHING);
                        best = chosen([&best[0], &best[1]], next);
                    }
                    cells[*at] = best;
                }
            }
        }
    }
}

/// What the mover prefers; of equal ones the first.
#[inline(always)]
fn chosen(first: [&Cell; 2], second: &Two) -> Two {
    let mut best = *second;
    for lane in 0..LANES {
        if first[0][lane] >= second[0][lane] {
            best[0][lane] = first[0][lane];
            best[1][lane] = first[1][lane];
        }
    }
    best
}

/// The rows that are worked out.
struct LowerBoth<'a> {
    program: &'a Program,
    payoffs: [&'a Payoffs; 2],
    rows: usize,
    cells: &'a mut [Two],
}

impl LowerBoth<'_> {
    /// What losses are worth at each sum.
    fn lost(&self) -> Vec<Two> {
        let worth = |sum: &Sum| match sum {
            Sum::Throw { losses, .. } => self
                .payoffs
                .map(|payoffs| payoffs.losses.map(|each: Losses| losses.worth(each))),
            Sum::Best { .. } => [[0.0; LANES]; 2],
        };
        self.program.sums.iter().map(worth).collect()
    }
}

impl WithSimd for LowerBoth<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) {
        let lost = self.lost();
        for row in (0..self.rows).rev() {
            let cells = &mut self.cells[row * self.program.width..];
            let [mine, theirs] = self.payoffs;
            let stop = [
                spread::<S>(simd, &mine.stop[row]),
                spread::<S>(simd, &theirs.stop[row]),
            ];
            for (sum, lost) in self.program.sums.iter().zip(&lost) {
                match sum {
                    Sum::Throw {
                        terms, at, better, ..
                    } => {
                        let throw = added(simd, terms, cells, lost);
                        put::<S>(&mut cells[*at], &throw);
                        put::<S>(&mut cells[*better], &better_of(simd, &stop, &throw));
                    }
                    Sum::Best { of, at } => {
                        let mut best = wide::<S>(simd, &NOTHING);
                        for place in of {
                            best = better_of(simd, &best, &wide::<S>(simd, &cells[*place]));
                        }
                        put::<S>(&mut cells[*at], &best);
                    }
                }
            }
        }
    }
}

/// The vectors of a cell; as many as it takes, the rest is nothing.
type Wide<S> = [<S as Simd>::f64s; LANES];

#[inline(always)]
fn spread<S: Simd>(simd: S, cell: &Cell) -> Wide<S> {
    let mut wide = [simd.splat_f64s(0.0); LANES];
    for (to, from) in wide.iter_mut().zip(vectors::<S>(cell)) {
        *to = *from;
    }
    wide
}

#[inline(always)]
fn wide<S: Simd>(simd: S, two: &Two) -> [Wide<S>; 2] {
    [spread::<S>(simd, &two[0]), spread::<S>(simd, &two[1])]
}

#[inline(always)]
fn put<S: Simd>(cell: &mut Two, from: &[Wide<S>; 2]) {
    for (cell, from) in cell.iter_mut().zip(from) {
        for (to, from) in S::as_mut_simd_f64s(cell).0.iter_mut().zip(from) {
            *to = *from;
        }
    }
}

/// As [`chosen`].
#[inline(always)]
fn better_of<S: Simd>(simd: S, first: &[Wide<S>; 2], second: &[Wide<S>; 2]) -> [Wide<S>; 2] {
    let mut best = *second;
    for place in 0..LANES / S::F64_LANES {
        let first_is = simd.greater_than_or_equal_f64s(first[0][place], second[0][place]);
        for player in 0..2 {
            let [first, second] = [&first[player][place], &second[player][place]];
            let [first, second] = [
                simd.transmute_u64s_f64s(*first),
                simd.transmute_u64s_f64s(*second),
            ];
            best[player][place] =
                simd.transmute_f64s_u64s(simd.select_u64s(first_is, first, second));
        }
    }
    best
}

/// `lost` and the sum of the terms, for both.
#[inline(always)]
fn added<S: Simd>(simd: S, terms: &[Term], cells: &[Two], lost: &Two) -> [Wide<S>; 2] {
    let mut sums = [[[simd.splat_f64s(0.0); LANES]; 2]; CHAINS];
    for terms in terms.chunks_exact(CHAINS) {
        for (term, sums) in terms.iter().zip(&mut sums) {
            let weight = simd.splat_f64s(term.weight);
            for (sum, cell) in sums.iter_mut().zip(&cells[term.at]) {
                for (sum, value) in sum.iter_mut().zip(vectors::<S>(cell)) {
                    *sum = simd.mul_add_e_f64s(weight, *value, *sum);
                }
            }
        }
    }
    let mut all = wide::<S>(simd, lost);
    for sums in &sums {
        for (all, sum) in all.iter_mut().zip(sums) {
            for (all, sum) in all.iter_mut().zip(sum) {
                *all = simd.add_f64s(*all, *sum);
            }
        }
    }
    all
}
