//! The decisions of one turn of a solved game: what every throw and every stop is worth.

use std::sync::Arc;

use sweep::{Cell, LANES, Losses, Payoffs, Run, STEP, Sweep};
use table::Refusal;
use wimpout::{Course, Cubes, FaceSet, Wimpout};

use super::asked::{Engine, unheld};
use super::duel::Duel;
use super::lines::Line;
use super::position::Position;
use super::program::Program;
use super::settle::payoffs;

/// A turn of a solved game: the mover's chance to win the game after whatever he may do in it, and the others'.
#[derive(Debug)]
pub struct SolvedTurn {
    game: Arc<Wimpout>,
    program: Arc<Program>,
    seats: usize,
    mover: Known,
    /// The same for the next player, where there are three, or the game may end without a winner.
    next: Option<Known>,
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

/// The chances of everybody to win, in order of play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chances {
    /// Of whoever moves.
    pub mover: f64,
    /// Of whoever comes next.
    pub next: f64,
    /// Of whoever comes last of three; none in a game of two.
    pub last: f64,
}

impl Chances {
    /// Where one of two wins.
    #[must_use]
    pub fn sure(mover: f64) -> Self {
        Self::of_two(mover, 1.0 - mover)
    }

    /// The chances of two.
    #[must_use]
    pub const fn of_two(mover: f64, next: f64) -> Self {
        Self {
            mover,
            next,
            last: 0.0,
        }
    }

    /// Where one of three wins.
    #[must_use]
    pub fn of_three([mover, next]: [f64; 2]) -> Self {
        Self {
            mover,
            next,
            last: 1.0 - mover - next,
        }
    }

    /// All three.
    #[must_use]
    pub const fn all(self) -> [f64; 3] {
        [self.mover, self.next, self.last]
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
    pub fn turn(&self, at: Position, most: u32) -> Result<SolvedTurn, Refusal> {
        let turn = self.turns(&[at], most)?.pop();
        turn.ok_or_else(|| unheld("no turn was asked for"))
    }

    /// The decisions of up to [`Self::ABREAST`] turns, worked out side by side: as many as one takes as long.
    ///
    /// # Errors
    /// As [`Self::turn`].
    pub fn turns(&self, at: &[Position], most: u32) -> Result<Vec<SolvedTurn>, Refusal> {
        let at = at.iter().take(LANES);
        let at: Vec<Position> = at.map(|at| at.drawn(&self.game.rules)).collect();
        let mut rows = (most / STEP) as usize + 1;
        for at in &at {
            self.chance(*at)?;
            rows = rows.max(self.rows(*at));
        }
        let mut engine = Engine::new(&self.game)?;
        let lines = at.iter().map(|at| self.line(&mut engine, *at, rows));
        let lines = lines.collect::<Result<Vec<Line>, _>>()?;
        let of: Vec<&Line> = lines.iter().collect();
        let deciding = Deciding {
            game: &self.game,
            program: &self.whole,
            seats: 2,
            rows,
        };
        if self.places.may_lose_both() {
            let worth = |payoff| [self.worth(payoff), self.worth_to_other(payoff)];
            Ok(deciding.turns(&payoffs(&of, worth), lines.len()))
        } else {
            let mine = payoffs(&of, |payoff| [self.worth(payoff)]);
            Ok(deciding.turns(&mine, lines.len()))
        }
    }

    /// How many turns are worked out side by side.
    pub const ABREAST: usize = LANES;
}

/// Turns whose decisions are worked out side by side.
pub(super) struct Deciding<'a> {
    pub(super) game: &'a Arc<Wimpout>,
    pub(super) program: &'a Arc<Program>,
    pub(super) seats: usize,
    pub(super) rows: usize,
}

impl Deciding<'_> {
    /// The turns of so many lanes.
    pub(super) fn turns<const N: usize>(
        &self,
        payoffs: &Payoffs<N>,
        lanes: usize,
    ) -> Vec<SolvedTurn>
    where
        Sweep<N>: Run<N>,
    {
        let mut sweep = Sweep::default();
        sweep.run(&self.program.row, payoffs, self.rows);
        let of_lane = |lane: usize| {
            let known =
                |player| Known::of(self.program, payoffs, &sweep, [player, lane], self.rows);
            SolvedTurn {
                game: Arc::clone(self.game),
                program: Arc::clone(self.program),
                seats: self.seats,
                mover: known(0),
                next: (N > 1).then(|| known(1)),
                rows: self.rows,
            }
        };
        (0..lanes).map(of_lane).collect()
    }
}

impl Known {
    /// What one lane of a sweep says of one player.
    fn of<const N: usize>(
        program: &Program,
        payoffs: &Payoffs<N>,
        sweep: &Sweep<N>,
        [player, lane]: [usize; 2],
        rows: usize,
    ) -> Self {
        let classes = 0..program.row.tails.len();
        let cells: Vec<usize> = classes.map(|class| program.row.cells(class)[0]).collect();
        let row = |row| cells.iter().map(move |cell| (row, *cell));
        let throw = |(row, cell)| sweep.cell(&program.row, row, cell)[player][lane];
        let allowed =
            |cells: &[Cell; N]| Some(cells[player][lane]).filter(|_| cells[0][lane] >= 0.0);
        Self {
            throws: (0..rows).flat_map(row).map(throw).collect(),
            stops: payoffs.stop.iter().map(allowed).collect(),
            losses: payoffs.losses[player][lane],
        }
    }
}

impl SolvedTurn {
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
        let fresh = known.throws[row * self.program.row.tails.len() + class];
        let lost = known.losses.wimpout;
        Some(self.program.after_voids(course, voids, fresh, lost))
    }

    /// The chances of all if a turn that stands so throws.
    #[must_use]
    pub fn after_throw(&self, course: Course, points: u32, voids: u32) -> Option<Chances> {
        let mover = self.throw(course, points, voids)?;
        let next = self.next.as_ref();
        let next = next.map(|known| self.throw_of(known, course, points, voids));
        Some(match next {
            Some(next) => self.chances([mover, next?]),
            None => Chances::sure(mover),
        })
    }

    /// The chances of all if a turn with so many points stops; nothing where scores forbid it.
    #[must_use]
    pub fn after_stop(&self, points: u32) -> Option<Chances> {
        let row = (points / STEP) as usize;
        let stop = |known: &Known| known.stops.get(row).copied().flatten();
        let mover = stop(&self.mover)?;
        Some(match &self.next {
            Some(next) => self.chances([mover, stop(next)?]),
            None => Chances::sure(mover),
        })
    }

    fn chances(&self, both: [f64; 2]) -> Chances {
        match self.seats {
            2 => Chances::of_two(both[0], both[1]),
            _ => Chances::of_three(both),
        }
    }

    /// The chances of all where the mover does what is better for him.
    #[must_use]
    pub fn after_best(&self, course: Course, points: u32, voids: u32) -> Option<Chances> {
        if self.options(course, points, voids)?.stops() {
            self.after_stop(points)
        } else {
            self.after_throw(course, points, voids)
        }
    }

    /// The chances of all after an instant win, a supernova or a wimpout.
    #[must_use]
    pub fn after_ends(&self) -> [Chances; 3] {
        let ends = |known: &Known| {
            let losses = known.losses;
            [losses.win, losses.supernova, losses.wimpout]
        };
        let movers = ends(&self.mover);
        match &self.next {
            Some(next) => {
                let nexts = ends(next);
                std::array::from_fn(|end| self.chances([movers[end], nexts[end]]))
            }
            None => movers.map(Chances::sure),
        }
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
            throw: self.mover.throws[row * self.program.row.tails.len() + node],
            stop: stop.filter(|_| free),
        })
    }

    /// The chance after an instant win, a supernova or a wimpout.
    #[must_use]
    pub fn ends(&self) -> [f64; 3] {
        self.after_ends().map(|chances| chances.mover)
    }

    /// The points with which it is best to stop with these cubes left and nothing to clear, as far as one may: from the first
    /// of each pair to the second, and from the last pair's first on. Nothing where no turn comes to these cubes, or where one
    /// never stops.
    #[must_use]
    pub fn stops(&self, cubes: Cubes) -> Option<Vec<(u32, Option<u32>)>> {
        let course = Course {
            cubes,
            clearing: FaceSet::NONE,
            all_scored: false,
            begun: true,
            erased: false,
            since: 0,
        };
        self.throw(course, STEP, 0)?;
        let points = |row: usize| u32::try_from(row).unwrap_or(u32::MAX) * STEP;
        let stops = |row: usize| {
            let options = self.options(course, points(row), 0);
            options.is_some_and(Options::stops)
        };
        let mut all: Vec<(u32, Option<u32>)> = Vec::new();
        for row in 1..self.rows {
            let open = all.last_mut().filter(|(_, until)| until.is_none());
            match (open, stops(row)) {
                (None, true) => all.push((points(row), None)),
                (Some((_, until)), false) => *until = Some(points(row - 1)),
                _ => {}
            }
        }
        (!all.is_empty()).then_some(all)
    }
}
