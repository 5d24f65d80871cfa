//! The decisions of one turn of a solved game: what every throw and every stop is worth.

use std::sync::Arc;

use table::Refusal;
use wimpout::{Course, Cubes, FaceSet, Wimpout};

use super::asked::{Engine, unheld};
use super::duel::Duel;
use super::kernel::{Cell, LANES, Payoffs, Sweep};
use super::lines::Line;
use super::position::Position;
use super::program::{Losses, Program, STEP};
use super::settle::payoffs;

/// A turn of a solved game of two: the mover's chance to win the game after whatever he may do in it.
#[derive(Debug)]
pub struct DuelTurn {
    game: Arc<Wimpout>,
    program: Arc<Program>,
    mover: Known,
    /// The same for the other, where the game may end without a winner.
    other: Option<Known>,
    /// How many rows are known.
    rows: usize,
}

/// What is known of a player's chances.
#[derive(Debug)]
struct Known {
    /// What throwing is worth at each class of the program, by points.
    throws: Vec<f64>,
    /// What stopping is worth at 0, 5, 10, … points; nothing where it is not allowed.
    stops: Vec<Option<f64>>,
    losses: Losses,
}

/// The chances of both to win.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chances {
    /// Of whoever moves.
    pub mover: f64,
    /// Of the other.
    pub other: f64,
}

impl Chances {
    /// Where one of both wins.
    #[must_use]
    pub fn sure(mover: f64) -> Self {
        Self {
            mover,
            other: 1.0 - mover,
        }
    }
}

/// What may be done at a point of a turn, and the mover's chance to win after it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Options {
    /// If he throws.
    pub throw: f64,
    /// If he stops, where that is allowed.
    pub stop: Option<f64>,
}

impl Options {
    /// The chance after the better of the two.
    #[must_use]
    pub fn best(self) -> f64 {
        self.stop.map_or(self.throw, |stop| stop.max(self.throw))
    }

    /// Whether to stop; of equal choices to stop.
    #[must_use]
    pub fn stops(self) -> bool {
        self.stop.is_some_and(|stop| stop >= self.throw)
    }
}

impl Duel {
    /// The decisions of a turn that begins `at`, up to `most` points at stake.
    ///
    /// # Errors
    /// `BadInput`: no game under these rules comes to that position.
    pub fn turn(&self, at: Position, most: u32) -> Result<DuelTurn, Refusal> {
        let turn = self.turns(&[at], most)?.pop();
        turn.ok_or_else(|| unheld("no turn was asked for"))
    }

    /// The decisions of up to [`Self::ABREAST`] turns, worked out side by side: as many as one takes as long.
    ///
    /// # Errors
    /// As [`Self::turn`].
    pub fn turns(&self, at: &[Position], most: u32) -> Result<Vec<DuelTurn>, Refusal> {
        let at = &at[..at.len().min(LANES)];
        let mut rows = (most / STEP) as usize + 1;
        for at in at {
            self.chance(*at)?;
            rows = rows.max(self.rows(*at));
        }
        let mut engine = Engine::new(&self.game)?;
        let lines = at.iter().map(|at| self.line(&mut engine, *at, rows));
        let lines = lines.collect::<Result<Vec<Line>, _>>()?;
        let of: Vec<&Line> = lines.iter().collect();
        let mut sweep = Sweep::default();
        let mine = payoffs(&of, |payoff| self.worth(payoff));
        let theirs = (self.places.may_lose_both())
            .then(|| payoffs(&of, |payoff| self.worth_to_other(payoff)));
        match &theirs {
            Some(theirs) => sweep.run_both(&self.whole, [&mine, theirs], rows),
            None => sweep.run(&self.whole, &mine, rows),
        }
        let of_lane = |lane: usize| {
            let alone = theirs.is_none();
            let throw = |player: usize| {
                let sweep = &sweep;
                move |(row, cell)| match player {
                    _ if alone => sweep.cell(&self.whole, row, cell)[lane],
                    player => sweep.both(&self.whole, row, cell)[player][lane],
                }
            };
            DuelTurn {
                game: Arc::clone(&self.game),
                program: Arc::clone(&self.whole),
                mover: self.known(&mine, lane, rows, throw(0)),
                other: theirs
                    .as_ref()
                    .map(|theirs| self.known(theirs, lane, rows, throw(1))),
                rows,
            }
        };
        Ok((0..lines.len()).map(of_lane).collect())
    }

    /// How many turns are worked out side by side.
    pub const ABREAST: usize = LANES;

    /// What one lane of a sweep says of a player's turn.
    fn known(
        &self,
        payoffs: &Payoffs,
        lane: usize,
        rows: usize,
        throw: impl Fn((usize, usize)) -> f64,
    ) -> Known {
        let program = &self.whole;
        let classes = 0..program.tails.len();
        let cells: Vec<usize> = classes.map(|class| program.cells(class)[0]).collect();
        let row = |row| cells.iter().map(move |cell| (row, *cell));
        let allowed = |cell: &Cell| Some(cell[lane]).filter(|worth| *worth >= 0.0);
        Known {
            throws: (0..rows).flat_map(row).map(throw).collect(),
            stops: payoffs.stop.iter().map(allowed).collect(),
            losses: payoffs.losses[lane],
        }
    }
}

impl DuelTurn {
    /// Whether it knows what so many points at stake are worth.
    #[must_use]
    pub fn knows(&self, points: u32) -> bool {
        ((points / STEP) as usize) < self.rows
    }

    /// The chance before the first throw.
    #[must_use]
    pub fn of_turn(&self) -> f64 {
        self.throw(Course::START, 0, 0).unwrap_or_default()
    }

    /// The chance if a turn that stands so throws with `points` at stake, after `voids` void throws at the flash that
    /// is being cleared; nothing where no turn comes to that.
    #[must_use]
    pub fn throw(&self, course: Course, points: u32, voids: u32) -> Option<f64> {
        self.throw_of(&self.mover, course, points, voids)
    }

    fn throw_of(&self, known: &Known, course: Course, points: u32, voids: u32) -> Option<f64> {
        let row = (points / STEP) as usize;
        if row >= self.rows {
            return None;
        }
        let class = self.program.class(course, voids)?;
        let fresh = known.throws[row * self.program.tails.len() + class];
        let lost = known.losses.wimpout;
        Some(self.program.after_voids(course, voids, fresh, lost))
    }

    /// The chances of both if a turn that stands so throws.
    #[must_use]
    pub fn after_throw(&self, course: Course, points: u32, voids: u32) -> Option<Chances> {
        let mover = self.throw(course, points, voids)?;
        let other = self.other.as_ref();
        let other = other.map(|known| self.throw_of(known, course, points, voids));
        Some(match other {
            Some(other) => Chances {
                mover,
                other: other?,
            },
            None => Chances::sure(mover),
        })
    }

    /// The chances of both if a turn with so many points stops; nothing where scores forbid it.
    #[must_use]
    pub fn after_stop(&self, points: u32) -> Option<Chances> {
        let row = (points / STEP) as usize;
        let mover = self.mover.stops.get(row).copied().flatten()?;
        let other = self
            .other
            .as_ref()
            .map(|known| known.stops.get(row).copied().flatten());
        Some(match other {
            Some(other) => Chances {
                mover,
                other: other?,
            },
            None => Chances::sure(mover),
        })
    }

    /// The chances of both where the mover does what is better for him.
    #[must_use]
    pub fn after_best(&self, course: Course, points: u32, voids: u32) -> Option<Chances> {
        if self.options(course, points, voids)?.stops() {
            self.after_stop(points)
        } else {
            self.after_throw(course, points, voids)
        }
    }

    /// The chances of both after an instant win, a supernova or a wimpout.
    #[must_use]
    pub fn after_ends(&self) -> [Chances; 3] {
        let ends = |losses: Losses| [losses.win, losses.supernova, losses.wimpout];
        let movers = ends(self.mover.losses);
        let others = match &self.other {
            Some(known) => ends(known.losses),
            None => movers.map(|mover| 1.0 - mover),
        };
        std::array::from_fn(|end| Chances {
            mover: movers[end],
            other: others[end],
        })
    }

    /// The options of a turn that stands so.
    #[must_use]
    pub fn options(&self, course: Course, points: u32, voids: u32) -> Option<Options> {
        let throw = self.throw(course, points, voids)?;
        let stop = self
            .mover
            .stops
            .get((points / STEP) as usize)
            .copied()
            .flatten();
        Some(Options {
            throw,
            stop: stop.filter(|_| !self.game.rules.must_throw(course)),
        })
    }

    /// The number under which a turn that stands so is asked for in [`Self::options_at`], where no void throws are
    /// counted; the same in every turn of a game. Nothing where no turn comes to that.
    #[must_use]
    pub fn node(&self, course: Course) -> Option<usize> {
        self.program.class(course, 0)
    }

    /// The options at such a number, of which stopping is one where nothing but scores could bind.
    #[inline]
    #[must_use]
    pub fn options_at(&self, node: usize, points: u32, free: bool) -> Option<Options> {
        let row = (points / STEP) as usize;
        if row >= self.rows {
            return None;
        }
        let stop = self.mover.stops.get(row).copied().flatten();
        Some(Options {
            throw: self.mover.throws[row * self.program.tails.len() + node],
            stop: stop.filter(|_| free),
        })
    }

    /// The chance after an instant win, a supernova or a wimpout.
    #[must_use]
    pub fn ends(&self) -> [f64; 3] {
        self.after_ends().map(|chances| chances.mover)
    }

    /// The least points from which on it is best to stop with these cubes left and nothing to clear, as far as one may;
    /// nothing where no turn comes to these cubes.
    #[must_use]
    pub fn stop_from(&self, cubes: Cubes) -> Option<u32> {
        let course = Course {
            cubes,
            clearing: FaceSet::NONE,
            all_scored: false,
            begun: true,
            erased: false,
            since: 0,
        };
        let stops = |row: &usize| {
            let points = u32::try_from(*row).unwrap_or(u32::MAX) * STEP;
            self.options(course, points, 0).is_some_and(Options::stops)
        };
        self.throw(course, STEP, 0)?;
        let from = (1..self.rows).rev().take_while(stops).last()?;
        Some(u32::try_from(from).unwrap_or(u32::MAX) * STEP)
    }
}
