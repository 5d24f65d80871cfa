//! How long a game of two is in which both play best (U22): turns that are still to be played, carried beside the chance by which
//! whoever moves chooses.

use std::collections::BTreeMap;

use sweep::{LANES, Run, Sweep};
use table::Refusal;

use super::asked::{Engine, unheld};
use super::duel::Duel;
use super::lines::{Lean, Line, Payoff};
use super::position::Position;
use super::settle::payoffs;

/// Lengths that move less than this are known.
const SETTLED: f64 = 1e-8;
/// No lengths take so many passes, or rounds, that settle.
const MOST_PASSES: usize = 600;

/// A turn whose length is sought.
struct Course {
    line: Line,
    lean: Lean,
    /// What was left after a turn that was lost, and before the turn, as of the last pass.
    lost: f64,
    left: f64,
    /// By how much the one moves the other: the chance to lose the turn.
    slope: Option<f64>,
}

impl Duel {
    /// How many turns of both are left on average where both play best, from each of these positions to the end of the game, to
    /// a millionth of a turn.
    ///
    /// # Errors
    /// `BadInput`: no game under these rules comes to one of them, it is not all solved, or lengths do not settle.
    pub fn turns_left(&self, at: &[Position]) -> Result<Vec<f64>, Refusal> {
        if !self.is_done() {
            return Err(unheld("it is not all solved yet"));
        }
        let place = |at: &Position| self.places.find(at.drawn(&self.game.rules));
        let places = at.iter().map(place).collect::<Result<Vec<usize>, _>>()?;
        let mut groups = vec![self.places.licks().collect()];
        groups.push(self.places.joined_licks());
        groups.extend(self.places.circled_licks());
        groups.extend(self.places.diagonals());
        let lengths = self.lengths(groups)?;
        Ok(places.into_iter().map(|place| lengths[place]).collect())
    }

    /// The lengths from all places, in groups of which each leads to those before it or, sometimes, to those after it.
    fn lengths(&self, groups: Vec<Vec<Position>>) -> Result<Vec<f64>, Refusal> {
        let mut engine = Engine::new(&self.game)?;
        let mut sweep = Sweep::default();
        let mut lengths = vec![0.0; self.places.len()];
        let mut known = vec![false; self.places.len()];
        // Whoever trails by so much has his turn, and hardly ever more: once in ten thousand such turns, and few games come there.
        for at in self.places.far_licks() {
            let place = self.places.find(at)?;
            (lengths[place], known[place]) = (1.0, true);
        }
        let mut leaning: Vec<Vec<Course>> = Vec::new();
        for group in groups {
            let mut courses = self.courses(&mut engine, &group)?;
            self.settle_lengths(&mut sweep, &mut courses, &mut lengths)?;
            for course in &courses {
                known[course.line.place] = true;
            }
            let leads = |course: &Course| course.line.leads_to().any(|place| !known[place]);
            if !leaning.is_empty() || courses.iter().any(leads) {
                leaning.push(courses);
            }
        }
        for _ in 0..MOST_PASSES {
            let mut moved: f64 = 0.0;
            for courses in &mut leaning {
                moved = moved.max(self.settle_lengths(&mut sweep, courses, &mut lengths)?);
            }
            if moved <= SETTLED {
                return Ok(lengths);
            }
        }
        Err(unheld("lengths under these rules do not settle"))
    }

    fn courses(&self, engine: &mut Engine<'_>, at: &[Position]) -> Result<Vec<Course>, Refusal> {
        let lines = at.iter().map(|at| self.line(engine, *at, self.rows(*at)));
        let lines = lines.collect::<Result<Vec<Line>, _>>()?;
        let numbered = lines.iter().enumerate();
        let found: BTreeMap<usize, (usize, Payoff)> = numbered
            .map(|(at, line)| (line.place, (at, line.ends.wimpout)))
            .collect();
        let course = |line: Line| Course {
            lean: Lean::of(&line, |place| found.get(&place).copied()),
            line,
            lost: 0.0,
            left: 0.0,
            slope: None,
        };
        Ok(lines.into_iter().map(course).collect())
    }

    /// Sweeps turns that lean on each other until their lengths settle; by how much they have moved.
    fn settle_lengths(
        &self,
        sweep: &mut Sweep<2>,
        courses: &mut [Course],
        lengths: &mut [f64],
    ) -> Result<f64, Refusal> {
        let before: Vec<f64> = courses.iter().map(|it| lengths[it.line.place]).collect();
        for _ in 0..MOST_PASSES {
            for batch in courses.chunks_mut(LANES) {
                self.pass_lengths(sweep, batch, lengths);
            }
            let mut moved: f64 = 0.0;
            let next: Vec<f64> = (0..courses.len()).map(|it| settled(courses, it)).collect();
            for (course, next) in courses.iter().zip(next) {
                let length = &mut lengths[course.line.place];
                moved = moved.max((course.left - *length).abs());
                *length = next;
            }
            if moved <= SETTLED {
                let now = courses.iter().map(|it| lengths[it.line.place]);
                let apart = now.zip(before).map(|(now, before)| (now - before).abs());
                return Ok(apart.fold(0.0, f64::max));
            }
        }
        Err(unheld("lengths under these rules do not settle"))
    }

    /// Sweeps up to eight turns once.
    fn pass_lengths(&self, sweep: &mut Sweep<2>, batch: &mut [Course], lengths: &[f64]) {
        let left = |payoff| match payoff {
            Payoff::Forbidden => 0.0,
            Payoff::Over(_) => 1.0,
            Payoff::Own(place) | Payoff::Others(place) => 1.0 + lengths[place],
        };
        let rows = batch.iter().map(|course| course.line.rows).max();
        let lines: Vec<&Line> = batch.iter().map(|course| &course.line).collect();
        let both = payoffs(&lines, |payoff| [self.worth(payoff), left(payoff)]);
        sweep.run(&self.program.row, &both, rows.unwrap_or_default());
        let [_, turns] = *sweep.cell(&self.program.row, 0, self.program.start());
        for (course, turns) in batch.iter_mut().zip(turns) {
            course.learn(left(course.line.ends.wimpout), turns);
        }
    }
}

impl Course {
    fn learn(&mut self, lost: f64, left: f64) {
        let run = lost - self.lost;
        if self.left > 0.0 && run.abs() > 1e-6 {
            self.slope = Some(((left - self.left) / run).clamp(0.0, 0.99));
        }
        (self.lost, self.left) = (lost, left);
    }

    /// What is left if nothing is left after a turn that is lost.
    fn without_loss(&self, slope: f64) -> f64 {
        self.left - slope * (self.lost - 1.0)
    }
}

/// Where the length of a turn settles, as far as that is known: it leans on what a lost turn leaves as a straight line does.
fn settled(courses: &[Course], at: usize) -> f64 {
    let course = &courses[at];
    let Some(slope) = course.slope else {
        return course.left;
    };
    match course.lean {
        Lean::Away | Lean::Onward => course.left,
        Lean::Itself => course.without_loss(slope) / (1.0 - slope),
        Lean::Pair(pair) => courses[pair].slope.map_or(course.left, |theirs| {
            let both = course.without_loss(slope) + slope * courses[pair].without_loss(theirs);
            both / (1.0 - slope * theirs)
        }),
    }
}
