//! The decisions of one turn of a solved game: what every throw and every stop is worth.

use std::sync::Arc;

use table::Refusal;
use wimpout::{Course, Cubes, FaceSet, Wimpout};

use super::asked::{Engine, Position, unheld};
use super::duel::Duel;
use super::kernel::{FORBIDDEN, LANES, Payoffs, Sweep};
use super::program::{Losses, Program, STEP};

/// A turn of a solved game of two: the mover's chance to win the game after whatever he may do in it.
#[derive(Debug)]
pub struct DuelTurn {
    game: Arc<Wimpout>,
    program: Arc<Program>,
    /// What throwing is worth at each class of the program, by points.
    throws: Vec<f64>,
    /// What stopping is worth at 0, 5, 10, … points; nothing where it is not allowed.
    stops: Vec<Option<f64>>,
    losses: Losses,
    /// How many rows are known.
    rows: usize,
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
        let (mut losses, mut worths) = ([Losses::default(); LANES], Vec::new());
        for (lane, at) in at.iter().enumerate() {
            let line = self.line(&mut engine, *at, rows)?;
            losses[lane] = self.losses(&line.ends);
            let worth = line.stops.iter().map(|stop| self.worth(*stop));
            worths.push(worth.collect::<Vec<f64>>());
        }
        let looked_at = worths.first().map_or(0, Vec::len);
        let stop = |row: usize| {
            std::array::from_fn(|lane| worths.get(lane).map_or(FORBIDDEN, |worths| worths[row]))
        };
        let payoffs = Payoffs {
            stop: (0..looked_at).map(stop).collect(),
            losses,
        };
        let mut sweep = Sweep::default();
        sweep.run(&self.whole, &payoffs, rows);
        let mut turns = Vec::new();
        for (lane, worths) in worths.iter().enumerate() {
            turns.push(self.of_lane(&sweep, lane, worths, losses[lane], rows));
        }
        Ok(turns)
    }

    /// How many turns are worked out side by side.
    pub const ABREAST: usize = LANES;

    /// What one lane of a sweep says of its turn.
    fn of_lane(
        &self,
        sweep: &Sweep,
        lane: usize,
        worths: &[f64],
        losses: Losses,
        rows: usize,
    ) -> DuelTurn {
        let program = &self.whole;
        let cells: Vec<usize> = (0..program.tails.len())
            .map(|class| program.cells(class)[0])
            .collect();
        let row = |row| cells.iter().map(move |cell| (row, *cell));
        let throw = |(row, cell)| sweep.cell(program, row, cell)[lane];
        let allowed = |worth: &f64| Some(*worth).filter(|worth| *worth >= 0.0);
        DuelTurn {
            game: Arc::clone(&self.game),
            throws: (0..rows).flat_map(row).map(throw).collect(),
            program: Arc::clone(program),
            stops: worths.iter().map(allowed).collect(),
            losses,
            rows,
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
        let row = (points / STEP) as usize;
        if row >= self.rows {
            return None;
        }
        let class = self.program.class(course, voids)?;
        let fresh = self.throws[row * self.program.tails.len() + class];
        Some(
            self.program
                .after_voids(course, voids, fresh, self.losses.wimpout),
        )
    }

    /// The options of a turn that stands so.
    #[must_use]
    pub fn options(&self, course: Course, points: u32, voids: u32) -> Option<Options> {
        let throw = self.throw(course, points, voids)?;
        let stop = self.stops.get((points / STEP) as usize).copied().flatten();
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
        let stop = self.stops.get(row).copied().flatten();
        Some(Options {
            throw: self.throws[row * self.program.tails.len() + node],
            stop: stop.filter(|_| free),
        })
    }

    /// The chance after an instant win, a supernova or a wimpout.
    #[must_use]
    pub fn ends(&self) -> [f64; 3] {
        [self.losses.win, self.losses.supernova, self.losses.wimpout]
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
