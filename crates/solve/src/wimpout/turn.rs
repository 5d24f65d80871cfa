//! What a turn is worth: the expected points of the best play from any point of it, exactly, for the rules in force.
//!
//! Points only rise within a turn, so values are computed from high points down; a void throw comes back to the same
//! point and is summed as a geometric series. From `LINEAR` points on, to stop as soon as it is allowed is best, and
//! the value is linear in the points. An instant win counts as `win` points, a supernova as none; other players'
//! scores, insurance and wrecks are not looked at.

use std::collections::BTreeMap;

use wimpout::{Cubes, Face, FaceSet, Rules, Scoring, Throw, Verdict, score};

/// Points come in steps of this many.
const STEP: u32 = 5;
/// How many steps above the least that may be banked are computed one by one.
const STEPS: usize = 400;

/// What is to be thrown next in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Node {
    cubes: Cubes,
    clearing: FaceSet,
    /// All five have scored, so the player must go on (W12).
    all_scored: bool,
}

impl Node {
    const START: Self = Self {
        cubes: Cubes::ALL,
        clearing: FaceSet::NONE,
        all_scored: true,
    };

    /// Where a turn stands after a scoring.
    fn after(left: Cubes, flash: FaceSet) -> Self {
        let all_scored = left.is_empty();
        let cubes = if all_scored { Cubes::ALL } else { left };
        Self {
            cubes,
            clearing: flash,
            all_scored,
        }
    }

    fn must_throw(self) -> bool {
        self.all_scored || !self.clearing.is_empty()
    }
}

/// Throws that come to the same choice, and how many there are.
#[derive(Clone, Debug)]
struct Class {
    weight: f64,
    /// What can be called: points, and the index of the node after them.
    choices: Vec<(u32, usize)>,
}

/// What a throw at a node can come to.
#[derive(Clone, Debug, Default)]
struct Fate {
    classes: Vec<Class>,
    /// The chances of a void throw and of an instant win.
    void: f64,
    win: f64,
}

/// The values of all points of a turn.
#[derive(Clone, Debug)]
pub struct TurnValues {
    least: u32,
    win: f64,
    kill: Option<u32>,
    nodes: BTreeMap<Node, usize>,
    fates: Vec<Fate>,
    /// The value of throwing, by node, at 0, 5, 10, … points.
    throwing: Vec<Vec<f64>>,
    /// The value of throwing at more points than that: slope and intercept by node.
    linear: Vec<(f64, f64)>,
    must: Vec<bool>,
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

impl TurnValues {
    /// Computes the values for a player who may bank from `least` points on (W11, W15); five stars count as `win`.
    #[must_use]
    pub fn new(rules: &Rules, least: u32, win: u32) -> Self {
        let (nodes, fates) = graph(rules);
        let must = {
            let mut must = vec![false; nodes.len()];
            nodes
                .iter()
                .for_each(|(node, &index)| must[index] = node.must_throw());
            must
        };
        let linear = vec![(0.0, 0.0); nodes.len()];
        let throwing = vec![Vec::new(); nodes.len()];
        let mut values = Self {
            least,
            win: f64::from(win),
            kill: rules.kills_after(),
            nodes,
            fates,
            throwing,
            linear,
            must,
        };
        values.find_linear();
        values.fill();
        values
    }

    /// The expected points of the whole turn, before the first throw.
    #[must_use]
    pub fn of_turn(&self) -> f64 {
        self.throw(Cubes::ALL, FaceSet::NONE, 0, 0)
    }

    /// The expected points if `cubes` are thrown with `points` at stake, while `clearing` is being cleared with
    /// `voids` void throws so far.
    #[must_use]
    pub fn throw(&self, cubes: Cubes, clearing: FaceSet, points: u32, voids: u32) -> f64 {
        let node = [false, true].map(|all_scored| Node {
            cubes,
            clearing,
            all_scored,
        });
        let index = node.iter().find_map(|node| self.nodes.get(node));
        index.map_or(0.0, |&index| match voids {
            0 => self.throwing_at(index, points),
            _ => self.repeated(index, points, voids),
        })
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

    fn throwing_at(&self, index: usize, points: u32) -> f64 {
        let step = (points / STEP) as usize;
        match self.throwing[index].get(step) {
            Some(value) => *value,
            None => {
                let (slope, intercept) = self.linear[index];
                slope * f64::from(points) + intercept
            }
        }
    }

    /// The value of throwing with `voids` void throws behind: each void throw comes back here, until the rule kills
    /// (H11); a suspended turn goes on later with the same at stake (H10).
    fn repeated(&self, index: usize, points: u32, voids: u32) -> f64 {
        let void = self.fates[index].void;
        self.throwing_at(index, points) * self.tries(void, voids) / self.tries(void, 0)
    }

    /// How many throws there are in the mean until one is not void or the rule kills.
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
            for (index, fate) in self.fates.iter().enumerate() {
                let tries = self.tries(fate.void, 0);
                let (mut slope, mut intercept) = (0.0, fate.win * self.win);
                for class in &fate.classes {
                    let tails = class.choices.iter().map(|&(more, next)| {
                        let (slope, intercept) = if self.must[next] {
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
                self.linear[index] = (slope * tries, intercept * tries);
            }
            if self.linear == before {
                break;
            }
        }
    }

    /// Computes the values from high points down.
    fn fill(&mut self) {
        let steps = (self.least / STEP) as usize + STEPS;
        let mut columns = vec![vec![0.0; steps]; self.fates.len()];
        for step in (0..steps).rev() {
            let points = u32::try_from(step).unwrap_or(u32::MAX) * STEP;
            for index in 0..self.fates.len() {
                columns[index][step] = self.computed(&columns, index, points);
            }
        }
        self.throwing = columns;
    }

    fn computed(&self, columns: &[Vec<f64>], index: usize, points: u32) -> f64 {
        let fate = &self.fates[index];
        let value = |next: usize, points: u32| {
            let (slope, intercept) = self.linear[next];
            let tail = slope * f64::from(points) + intercept;
            let throw = columns[next]
                .get((points / STEP) as usize)
                .copied()
                .unwrap_or(tail);
            if self.must[next] || points < self.least {
                throw
            } else {
                throw.max(f64::from(points))
            }
        };
        let best = |class: &Class| {
            class
                .choices
                .iter()
                .map(|&(more, next)| value(next, points + more))
                .fold(0.0, f64::max)
        };
        let once: f64 = fate.win * self.win
            + fate
                .classes
                .iter()
                .map(|class| class.weight * best(class))
                .sum::<f64>();
        once * self.tries(fate.void, 0)
    }
}

/// Every point a turn can come to, and what a throw there can come to.
fn graph(rules: &Rules) -> (BTreeMap<Node, usize>, Vec<Fate>) {
    let mut nodes = BTreeMap::from([(Node::START, 0)]);
    let mut queue = vec![Node::START];
    let mut fates = Vec::new();
    while let Some(&node) = queue.get(fates.len()) {
        fates.push(fate(rules, node, &mut nodes, &mut queue));
    }
    (nodes, fates)
}

fn fate(
    rules: &Rules,
    node: Node,
    nodes: &mut BTreeMap<Node, usize>,
    queue: &mut Vec<Node>,
) -> Fate {
    let mut fate = Fate::default();
    let mut classes: BTreeMap<Vec<(u32, usize)>, u32> = BTreeMap::new();
    let each = 1.0 / f64::from(node.cubes.ways());
    for way in 0..node.cubes.ways() {
        match score(rules, &Throw::nth(node.cubes, way), node.clearing) {
            Verdict::Void(_) => fate.void += each,
            Verdict::Win => fate.win += each,
            Verdict::Wimpout | Verdict::TrainWreck | Verdict::Supernova => {}
            Verdict::Scores(scorings) => {
                let scorings = scorings.as_slice();
                if scorings
                    .iter()
                    .any(|scoring| scoring.train == Some(Face::Six))
                {
                    fate.win += each;
                    continue;
                }
                let mut index = |scoring: &Scoring| {
                    let next = Node::after(scoring.left, scoring.flash);
                    *nodes.entry(next).or_insert_with(|| {
                        queue.push(next);
                        queue.len() - 1
                    })
                };
                let mut choices: Vec<_> = scorings
                    .iter()
                    .map(|scoring| (u32::from(scoring.points), index(scoring)))
                    .collect();
                choices.sort_unstable();
                choices.dedup();
                *classes.entry(choices).or_default() += 1;
            }
        }
    }
    let class = |(choices, n): (Vec<(u32, usize)>, u32)| Class {
        weight: f64::from(n) * each,
        choices,
    };
    fate.classes = classes.into_iter().map(class).collect();
    fate
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn at_many_points_one_stops_as_soon_as_one_may() {
        let values = TurnValues::new(&Rules::default(), 0, 500);
        for (node, &index) in &values.nodes {
            let top = values.throwing[index].len() - 1;
            let points = u32::try_from(top).unwrap() * STEP;
            assert!(
                node.must_throw() || values.throwing[index][top] < f64::from(points),
                "{node:?}"
            );
        }
    }

    #[test]
    fn one_common_cube_is_worth_what_a_pencil_says() {
        // One common cube, 1000 at stake: 5 or 10 in six ways, then all five must be thrown (W12).
        let values = TurnValues::new(&Rules::default(), 0, 500);
        let one = Cubes {
            common: 1,
            sun: false,
        };
        let all = |points| values.throw(Cubes::ALL, FaceSet::NONE, points, 0);
        let expected = (all(1005) + all(1010)) / 6.0;
        assert!((values.throw(one, FaceSet::NONE, 1000, 0) - expected).abs() < 1e-9);
    }

    #[test]
    fn a_kill_makes_clearing_worth_less_and_each_void_throw_more_so() {
        let mut set = table::Settings::default();
        set.0.insert("kill".into(), table::Value::Number(2));
        let killing = Rules::settle(&set, &table::Materials::default()).unwrap();
        let four = FaceSet::of(Face::Four);
        let one = Cubes {
            common: 1,
            sun: false,
        };
        let usual = TurnValues::new(&Rules::default(), 0, 500).throw(one, four, 40, 0);
        let values = TurnValues::new(&killing, 0, 500);
        let (fresh, once) = (
            values.throw(one, four, 40, 0),
            values.throw(one, four, 40, 1),
        );
        assert!(usual > fresh && fresh > once, "{usual} {fresh} {once}");
    }
}
