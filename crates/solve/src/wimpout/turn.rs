//! What a turn is worth: the expected points of the best play from any point of it, exactly, for the rules in force.
//! What binds, what a bank pays and what a throw can be called, the game says.
//!
//! Points only rise within a turn, so values are computed from high points down; a void throw that comes back to the
//! same point is summed as a geometric series. From `FREE_STEPS` steps on, to stop as soon as it is allowed is best,
//! and the value is linear in the points. An instant win counts as `win` points, a supernova as none; other players'
//! scores, insurance and wrecks are not looked at.

use std::sync::Arc;

use table::{Code, Refusal};
use wimpout::{Course, Rules};

use super::graph::{Choice, Class, Graph};

/// Points come in steps of this many.
const STEP: u32 = 5;
/// How many steps of points are computed one by one.
const FREE_STEPS: usize = 400;
/// Under rules that pay extra for some points, values are computed up to so many at stake.
const MOST_EXTRA: u32 = 10_000;

/// The values of throwing, by node, at 0, 5, 10, … points.
type Columns = Vec<Vec<f64>>;

/// The values of a turn in which any points may be banked: what is common to all turns under some rules.
#[derive(Clone, Debug)]
pub struct FreeTurn {
    graph: Graph,
    win: f64,
    kill: Option<u32>,
    columns: Columns,
    /// What a bank brings at 0, 5, 10, … points; the points themselves where there are more.
    pays: Vec<f64>,
    /// The values at more points than the columns hold: slope and intercept by node.
    linear: Vec<(f64, f64)>,
}

/// The values of a turn in which at least so many points must be banked.
#[derive(Clone, Debug)]
pub struct TurnValues {
    free: Arc<FreeTurn>,
    least: u32,
    /// The values below `least` points; from there on the turn is free.
    low: Columns,
}

/// What is best at a point of a turn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decision {
    /// The expected points if the player throws.
    pub throw: f64,
    /// The points if the player stops, where that is allowed.
    pub stop: Option<f64>,
}

impl Decision {
    /// Whether to stop.
    #[must_use]
    pub fn stops(self) -> bool {
        self.stop.is_some_and(|stop| stop >= self.throw)
    }

    /// The expected points of the better of the two.
    #[must_use]
    pub fn value(self) -> f64 {
        self.stop.map_or(self.throw, |stop| stop.max(self.throw))
    }
}

impl FreeTurn {
    /// Computes the values under `rules`; five stars count as `win`.
    #[must_use]
    pub fn new(rules: &Rules, win: u32) -> Self {
        Self::of(rules, win, None, FREE_STEPS)
    }

    /// As [`Self::new`], and also the value of throwing with `points` at stake where a turn stands as in `asked`, even
    /// if no turn comes to that.
    ///
    /// # Errors
    /// `BadInput`: so many points that the values are not exact, under a rule that pays extra.
    pub fn asked(rules: &Rules, win: u32, asked: Course, points: u32) -> Result<Self, Refusal> {
        let mut steps = FREE_STEPS;
        if rules.pays_extra() {
            if points > MOST_EXTRA {
                let message = format!(
                    "under a rule that pays extra, the value of a turn is known up to {MOST_EXTRA} points"
                );
                return Err(Refusal::new(Code::BadInput, message));
            }
            steps += (points / STEP) as usize;
        }
        Ok(Self::of(rules, win, Some(asked), steps))
    }

    fn of(rules: &Rules, win: u32, asked: Option<Course>, steps: usize) -> Self {
        let graph = Graph::new(rules, asked);
        let linear = vec![(0.0, 0.0); graph.fates.len()];
        let paid = |points| f64::from(rules.pays(points));
        let mut turn = Self {
            graph,
            win: f64::from(win),
            kill: rules.kills_after(),
            columns: Vec::new(),
            pays: (0..).step_by(STEP as usize).take(steps).map(paid).collect(),
            linear,
        };
        turn.find_linear();
        turn.columns = turn.fill(steps, |points, throwing| throwing.max(turn.paid(points)));
        turn
    }

    /// The value of throwing at a node; `points` may be any.
    fn throwing(&self, index: usize, points: u32) -> f64 {
        let column = self.columns.get(index).map_or(&[] as &[f64], Vec::as_slice);
        column
            .get((points / STEP) as usize)
            .copied()
            .unwrap_or_else(|| {
                let (slope, intercept) = self.linear[index];
                slope * f64::from(points) + intercept
            })
    }

    /// What a bank of `points` brings.
    fn paid(&self, points: u32) -> f64 {
        let paid = self.pays.get((points / STEP) as usize).copied();
        paid.unwrap_or_else(|| f64::from(points))
    }

    /// How many throws there are in the mean until one is not void or the rule kills (H11), after `voids` void ones;
    /// a suspended turn goes on later with the same at stake (H10).
    fn tries(&self, index: usize, voids: u32) -> f64 {
        let void = self.graph.fates[index].void;
        let kill = self.kill.filter(|_| self.graph.is_killed_at(index));
        let left = kill.map(|kill| i32::try_from(kill.saturating_sub(voids)).unwrap_or(i32::MAX));
        let to_the_end = left.map_or(0.0, |left| void.powi(left));
        (1.0 - to_the_end) / (1.0 - void)
    }

    /// Solves the linear tail: stop as soon as it is allowed.
    fn find_linear(&mut self) {
        for _ in 0..2_000 {
            let before = self.linear.clone();
            let tails: Vec<_> = (0..before.len())
                .map(|index| self.tail(&before, index))
                .collect();
            self.linear = tails;
            if self.linear == before {
                break;
            }
        }
    }

    fn tail(&self, before: &[(f64, f64)], index: usize) -> (f64, f64) {
        let fate = &self.graph.fates[index];
        let (mut slope, mut intercept) = (0.0, fate.win * self.win);
        for class in &fate.classes {
            let tails = class.choices.iter().map(|choice| {
                let (slope, intercept) = if choice.must {
                    before[choice.next]
                } else {
                    (1.0, 0.0)
                };
                (slope, slope * f64::from(choice.points) + intercept)
            });
            let best = tails.fold(
                (0.0, 0.0),
                |best, tail| if tail > best { tail } else { best },
            );
            slope += class.weight * best.0;
            intercept += class.weight * best.1;
        }
        let tries = self.tries(index, 0);
        (slope * tries, intercept * tries)
    }

    /// Computes `steps` of the columns from high points down; `inside` is the value at points that the columns hold,
    /// where the turn itself would let the player stop, given the value of throwing there. Above them the turn is free.
    fn fill(&self, steps: usize, inside: impl Fn(u32, f64) -> f64) -> Columns {
        let mut columns = vec![vec![0.0; steps]; self.graph.fates.len()];
        for step in (0..steps).rev() {
            let points = u32::try_from(step).unwrap_or(u32::MAX) * STEP;
            for &index in &self.graph.order {
                let value = |choice: &Choice| {
                    let points = points + choice.points;
                    let (throwing, free) = match columns[choice.next].get((points / STEP) as usize)
                    {
                        Some(&throwing) => (throwing, false),
                        None => (self.throwing(choice.next, points), true),
                    };
                    match (choice.must, free) {
                        (true, _) => throwing,
                        (false, true) => throwing.max(self.paid(points)),
                        (false, false) => inside(points, throwing),
                    }
                };
                columns[index][step] = self.computed(index, value);
            }
        }
        columns
    }

    fn computed(&self, index: usize, value: impl Fn(&Choice) -> f64) -> f64 {
        let fate = &self.graph.fates[index];
        let best = |class: &Class| {
            let values = class.choices.iter().map(&value);
            class.weight * values.fold(0.0, f64::max)
        };
        let once = fate.win * self.win + fate.classes.iter().map(best).sum::<f64>();
        once * self.tries(index, 0)
    }
}

impl TurnValues {
    /// The values for a player who may bank from `least` points on (W11, W15).
    #[must_use]
    pub fn new(free: Arc<FreeTurn>, least: u32) -> Self {
        let low = free.fill(least.div_ceil(STEP) as usize, |_, throwing| throwing);
        Self { free, least, low }
    }

    /// The expected points of the whole turn, before the first throw.
    #[must_use]
    pub fn of_turn(&self) -> f64 {
        self.throw(Course::START, 0, 0)
    }

    /// The expected points if a turn that stands as `course` throws with `points` at stake, after `voids` void throws
    /// at the flash that is being cleared; 0 where no turn comes to that and nobody has asked for it.
    #[must_use]
    pub fn throw(&self, course: Course, points: u32, voids: u32) -> f64 {
        let Some(index) = self.free.graph.find(course, voids) else {
            return 0.0;
        };
        let low = self.low[index].get((points / STEP) as usize).copied();
        let fresh = low.unwrap_or_else(|| self.free.throwing(index, points));
        fresh * self.free.tries(index, voids) / self.free.tries(index, 0)
    }

    /// What is best after a throw that has brought the turn to `points` and to where it stands as `course`.
    #[must_use]
    pub fn after(&self, rules: &Rules, course: Course, points: u32) -> Decision {
        let may_stop = !rules.must_throw(course) && points >= self.least;
        Decision {
            throw: self.throw(course, points, 0),
            stop: may_stop.then(|| self.free.paid(points)),
        }
    }

    /// What is best at `points` where the rules allow to stop.
    #[must_use]
    pub fn deciding(&self, course: Course, points: u32) -> Decision {
        Decision {
            throw: self.throw(course, points, 0),
            stop: Some(self.free.paid(points)),
        }
    }
}

#[cfg(test)]
mod tests {
    use wimpout::{Cubes, Face, FaceSet};

    use super::*;

    fn values(kill: i64, least: u32) -> TurnValues {
        let set = table::Settings::default().with("kill", table::Value::Number(kill));
        let rules = Rules::settle(&set, &table::Materials::default()).unwrap();
        TurnValues::new(Arc::new(FreeTurn::new(&rules, 500)), least)
    }

    fn course(cubes: Cubes, clearing: FaceSet) -> Course {
        Course {
            cubes,
            clearing,
            ..Course::START
        }
    }

    #[test]
    fn at_many_points_one_stops_as_soon_as_one_may() {
        let rules = Rules::default();
        let free = FreeTurn::new(&rules, 500);
        for (node, &index) in &free.graph.nodes {
            let points = u32::try_from(FREE_STEPS).unwrap() * STEP - STEP;
            let throwing = free.throwing(index, points);
            let all = node.course.cubes == Cubes::ALL;
            assert!(
                all || rules.must_throw(node.course) || throwing < f64::from(points),
                "{node:?}"
            );
        }
    }

    #[test]
    fn one_common_cube_is_worth_what_a_pencil_says() {
        // One common cube: a 5 or a 10, one way in six each, and then all five must be thrown (W12).
        for at_stake in [0, 1000] {
            let values = values(0, 35);
            let one = course(Cubes::STARTER, FaceSet::NONE);
            let all = |points| values.throw(Course::START, points, 0);
            let expected = (all(at_stake + 5) + all(at_stake + 10)) / 6.0;
            assert!((values.throw(one, at_stake, 0) - expected).abs() < 1e-9);
        }
    }

    #[test]
    fn cubes_that_no_turn_comes_to_have_a_value_when_asked_for() {
        // The sun cube and two more with 5s to clear: three 5s leave two cubes, so no turn comes to this.
        let three = Cubes {
            common: 2,
            sun: true,
        };
        let (rules, asked) = (Rules::default(), course(three, FaceSet::of(Face::Five)));
        let value = |free| TurnValues::new(Arc::new(free), 0).throw(asked, 50, 0);
        let there = value(FreeTurn::asked(&rules, 500, asked, 50).unwrap());
        assert!((there - 42.570_765).abs() < 1e-5, "{there}");
        assert!(value(FreeTurn::new(&rules, 500)).abs() < 1e-9);
    }

    #[test]
    fn a_turn_that_must_open_is_worth_less() {
        let [free, opening, challenge] = [0, 35, 200].map(|least| values(0, least).of_turn());
        assert!(
            free > opening && opening > challenge,
            "{free} {opening} {challenge}"
        );
    }

    #[test]
    fn a_kill_makes_clearing_worth_less_and_each_void_throw_more_so() {
        let one = course(Cubes::STARTER, FaceSet::of(Face::Four));
        let usual = values(0, 0).throw(one, 40, 0);
        let killing = values(2, 0);
        let (fresh, later) = (killing.throw(one, 40, 0), killing.throw(one, 40, 1));
        assert!(usual > fresh && fresh > later, "{usual} {fresh} {later}");
    }
}
