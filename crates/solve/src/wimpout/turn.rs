//! What a turn is worth: the expected points of the best play from any point of it, exactly, for the rules in force.
//!
//! Points only rise within a turn, so values are computed from high points down; a void throw comes back to the same
//! point and is summed as a geometric series. From `FREE_STEPS` steps on, to stop as soon as it is allowed is best,
//! and the value is linear in the points. An instant win counts as `win` points, a supernova as none; other players'
//! scores, insurance and wrecks are not looked at.

use std::sync::Arc;

use wimpout::{Cubes, FaceSet, Rules};

use super::graph::{Class, Graph, Node};

/// Points come in steps of this many.
const STEP: u32 = 5;
/// How many steps of points are computed one by one.
const FREE_STEPS: usize = 400;

/// The values of throwing, by node, at 0, 5, 10, … points.
type Columns = Vec<Vec<f64>>;

/// The values of a turn in which any points may be banked: what is common to all turns under some rules.
#[derive(Clone, Debug)]
pub struct FreeTurn {
    graph: Graph,
    win: f64,
    kill: Option<u32>,
    columns: Columns,
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
        Self::of(rules, win, None)
    }

    /// As [`Self::new`], and also the value of throwing `cubes` to clear `clearing`, even if no turn comes to that.
    #[must_use]
    pub fn asked(rules: &Rules, win: u32, cubes: Cubes, clearing: FaceSet) -> Self {
        let asked = Node {
            cubes,
            clearing,
            all_scored: false,
        };
        Self::of(rules, win, Some(asked))
    }

    fn of(rules: &Rules, win: u32, asked: Option<Node>) -> Self {
        let graph = Graph::new(rules, asked);
        let linear = vec![(0.0, 0.0); graph.fates.len()];
        let columns = Vec::new();
        let mut turn = Self {
            graph,
            win: f64::from(win),
            kill: rules.kills_after(),
            columns,
            linear,
        };
        turn.find_linear();
        turn.columns = turn.fill(FREE_STEPS, |next, points, throwing| {
            turn.value(next, points, throwing)
        });
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

    /// The value at a node the player has come to, where he may stop if nothing of the turn itself forbids it.
    fn value(&self, index: usize, points: u32, throwing: f64) -> f64 {
        if self.graph.must[index] {
            throwing
        } else {
            throwing.max(f64::from(points))
        }
    }

    /// How many throws there are in the mean until one is not void or the rule kills (H11), after `voids` void ones;
    /// a suspended turn goes on later with the same at stake (H10).
    fn tries(&self, void: f64, voids: u32) -> f64 {
        let left = self
            .kill
            .map(|kill| i32::try_from(kill.saturating_sub(voids)).unwrap_or(i32::MAX));
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
            let tails = class.choices.iter().map(|&(more, next)| {
                let (slope, intercept) = if self.graph.must[next] {
                    before[next]
                } else {
                    (1.0, 0.0)
                };
                (slope, slope * f64::from(more) + intercept)
            });
            let best = tails.fold(
                (0.0, 0.0),
                |best, tail| if tail > best { tail } else { best },
            );
            slope += class.weight * best.0;
            intercept += class.weight * best.1;
        }
        let tries = self.tries(fate.void, 0);
        (slope * tries, intercept * tries)
    }

    /// Computes `steps` of the columns from high points down; `inside` is the value at a node and points that the
    /// columns hold, given the value of throwing there. Above them the turn is free.
    fn fill(&self, steps: usize, inside: impl Fn(usize, u32, f64) -> f64) -> Columns {
        let mut columns = vec![vec![0.0; steps]; self.graph.fates.len()];
        for step in (0..steps).rev() {
            let points = u32::try_from(step).unwrap_or(u32::MAX) * STEP;
            for index in 0..columns.len() {
                let value =
                    |next: usize, points: u32| match columns[next].get((points / STEP) as usize) {
                        Some(&throwing) => inside(next, points, throwing),
                        None => self.value(next, points, self.throwing(next, points)),
                    };
                columns[index][step] = self.computed(index, points, value);
            }
        }
        columns
    }

    fn computed(&self, index: usize, points: u32, value: impl Fn(usize, u32) -> f64) -> f64 {
        let fate = &self.graph.fates[index];
        let best = |class: &Class| {
            let values = class
                .choices
                .iter()
                .map(|&(more, next)| value(next, points + more));
            class.weight * values.fold(0.0, f64::max)
        };
        let once = fate.win * self.win + fate.classes.iter().map(best).sum::<f64>();
        once * self.tries(fate.void, 0)
    }
}

impl TurnValues {
    /// The values for a player who may bank from `least` points on (W11, W15).
    #[must_use]
    pub fn new(free: Arc<FreeTurn>, least: u32) -> Self {
        let low = free.fill(least.div_ceil(STEP) as usize, |_, _, throwing| throwing);
        Self { free, least, low }
    }

    /// The expected points of the whole turn, before the first throw.
    #[must_use]
    pub fn of_turn(&self) -> f64 {
        self.throw(Cubes::ALL, FaceSet::NONE, 0, 0)
    }

    /// The expected points if `cubes` are thrown with `points` at stake, while `clearing` is being cleared with
    /// `voids` void throws so far; 0 for cubes that no turn comes to and nobody has asked for.
    #[must_use]
    pub fn throw(&self, cubes: Cubes, clearing: FaceSet, points: u32, voids: u32) -> f64 {
        let node = |all_scored| Node {
            cubes,
            clearing,
            all_scored,
        };
        let known = [node(false), node(true)];
        let Some(&index) = known
            .iter()
            .find_map(|node| self.free.graph.nodes.get(node))
        else {
            return 0.0;
        };
        let low = self.low[index].get((points / STEP) as usize).copied();
        let fresh = low.unwrap_or_else(|| self.free.throwing(index, points));
        let void = self.free.graph.fates[index].void;
        fresh * self.free.tries(void, voids) / self.free.tries(void, 0)
    }

    /// What is best after a scoring that has brought the turn to `points`, with the cubes `left` before W12 and the
    /// flashes `flash` to be cleared.
    #[must_use]
    pub fn after(&self, left: Cubes, flash: FaceSet, points: u32) -> Decision {
        let node = Node::after(left, flash);
        let throw = self.throw(node.cubes, node.clearing, points, 0);
        let may_stop = !node.must_throw() && points >= self.least;
        Decision {
            throw,
            stop: may_stop.then(|| f64::from(points)),
        }
    }

    /// What is best at `points` where the rules allow to stop.
    #[must_use]
    pub fn deciding(&self, cubes: Cubes, points: u32) -> Decision {
        let throw = self.throw(cubes, FaceSet::NONE, points, 0);
        Decision {
            throw,
            stop: Some(f64::from(points)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wimpout::Face;

    fn values(kill: i64, least: u32) -> TurnValues {
        let set = table::Settings::default().with("kill", table::Value::Number(kill));
        let rules = Rules::settle(&set, &table::Materials::default()).unwrap();
        TurnValues::new(Arc::new(FreeTurn::new(&rules, 500)), least)
    }

    #[test]
    fn at_many_points_one_stops_as_soon_as_one_may() {
        let free = FreeTurn::new(&Rules::default(), 500);
        for (node, &index) in &free.graph.nodes {
            let points = u32::try_from(FREE_STEPS).unwrap() * STEP - STEP;
            let throwing = free.throwing(index, points);
            assert!(
                node.must_throw() || throwing < f64::from(points),
                "{node:?}"
            );
        }
    }

    #[test]
    fn one_common_cube_is_worth_what_a_pencil_says() {
        // One common cube: a 5 or a 10, one way in six each, and then all five must be thrown (W12).
        for at_stake in [0, 1000] {
            let values = values(0, 35);
            let one = Cubes {
                common: 1,
                sun: false,
            };
            let all = |points| values.throw(Cubes::ALL, FaceSet::NONE, points, 0);
            let expected = (all(at_stake + 5) + all(at_stake + 10)) / 6.0;
            assert!((values.throw(one, FaceSet::NONE, at_stake, 0) - expected).abs() < 1e-9);
        }
    }

    #[test]
    fn cubes_that_no_turn_comes_to_have_a_value_when_asked_for() {
        // The sun cube and two more with 5s to clear: three 5s leave two cubes, so no turn comes to this.
        let (rules, three, five) = (
            Rules::default(),
            Cubes {
                common: 2,
                sun: true,
            },
            FaceSet::of(Face::Five),
        );
        let value = |free| TurnValues::new(Arc::new(free), 0).throw(three, five, 50, 0);
        let asked = value(FreeTurn::asked(&rules, 500, three, five));
        assert!((asked - 42.570_765).abs() < 1e-5, "{asked}");
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
        let (four, one) = (
            FaceSet::of(Face::Four),
            Cubes {
                common: 1,
                sun: false,
            },
        );
        let usual = values(0, 0).throw(one, four, 40, 0);
        let killing = values(2, 0);
        let (fresh, later) = (
            killing.throw(one, four, 40, 0),
            killing.throw(one, four, 40, 1),
        );
        assert!(usual > fresh && fresh > later, "{usual} {fresh} {later}");
    }
}
