//! What `odds` and `perfect` decide at every place of a turn, worked out once and looked up from then on.
//!
//! The first depends on what must be banked, the second on both scores; beside that both are functions of the points at
//! stake, the cubes left and what is being cleared.

use std::sync::{Arc, OnceLock};

use solve::wimpout::{FreeTurn, Position, Side, SolvedTurn, TurnValues};
use wimpout::{Course, Decide, End, Landing, Rules, Scoring, Spot, ThrowTable, Turn};

use super::kept::{Kept, Solved};
use super::odds::REACH;
use super::solved::{MOST_OF_A_THROW, Solution, Standing};
use crate::Limit;

/// Points come in steps of this many.
const STEP: u32 = 5;
/// Turns are asked for up to so many points: those that are kept, and what one throw may count more.
const MOST_ASKED: u32 = STEP * 100 + 505;
/// Positions whose other player is so many steps apart at most are worked out side by side.
const ABREAST: u32 = 8;
/// Scores of both players are told apart up to so many steps; a game that goes beyond is played as `odds`.
const SPAN: usize = 320;

/// All plans of one game, made when they are first asked for.
#[derive(Debug)]
pub(super) struct Plans {
    rules: Rules,
    table: ThrowTable,
    /// The place of each spot where one may stop among the cells of a plan; lists come after them.
    slots: Vec<usize>,
    n_slots: usize,
    free: OnceLock<Arc<FreeTurn>>,
    /// By the least that must be banked.
    odds: Vec<OnceLock<Plan>>,
    solution: OnceLock<Solution>,
    /// By what the duel has come to, in blocks by what is carried beside scores.
    pairs: Vec<Block>,
    nodes: OnceLock<Vec<usize>>,
}

/// The decisions of turns in one situation.
#[derive(Debug)]
pub(super) struct Plan {
    kept: Kept,
    judge: Judge,
}

/// What decisions follow from.
#[derive(Debug)]
enum Judge {
    Odds(TurnValues),
    Perfect(Position),
}

/// A plan in use.
#[derive(Clone, Copy, Debug)]
pub(super) struct Planned<'a> {
    plans: &'a Plans,
    plan: &'a Plan,
}

impl Plans {
    /// The plans under `rules`, where a table holds them.
    pub(super) fn of(rules: &Rules) -> Option<Self> {
        let table = ThrowTable::open(rules)?;
        let (mut slots, mut n_slots) = (Vec::new(), 0);
        for spot in table.spots() {
            slots.push(n_slots);
            n_slots += usize::from(!table.binds(spot));
        }
        Some(Self {
            rules: rules.clone(),
            table,
            slots,
            n_slots,
            free: OnceLock::new(),
            odds: std::iter::repeat_with(OnceLock::new)
                .take((REACH / STEP) as usize + 1)
                .collect(),
            solution: OnceLock::new(),
            pairs: Vec::new(),
            nodes: OnceLock::new(),
        })
    }

    /// With room for the plans of a game of two.
    pub(super) fn with_pairs(mut self) -> Self {
        let pairs = std::iter::repeat_with(OnceLock::new);
        self.pairs = pairs.take(BLOCKS).collect();
        self
    }

    /// The table of throws whose ways of counting are left open.
    pub(super) fn table(&self) -> &ThrowTable {
        &self.table
    }

    /// The decisions of `odds` where so much must be banked.
    #[inline]
    pub(super) fn odds(&self, least: u32) -> Planned<'_> {
        let place = (least.min(REACH).div_ceil(STEP)) as usize;
        let plan = self.odds[place].get_or_init(|| {
            let free = self
                .free
                .get_or_init(|| Arc::new(FreeTurn::new(&self.rules, self.rules.goal())));
            Plan {
                kept: Kept::nothing(self.n_slots, self.table.lists()),
                judge: Judge::Odds(TurnValues::new(Arc::clone(free), least.min(REACH))),
            }
        });
        Planned { plans: self, plan }
    }

    /// The decisions of `perfect`; nothing where the solution does not hold the position.
    #[inline]
    pub(super) fn perfect(&self, at: Position) -> Option<Planned<'_>> {
        let pair = self.pair(at)?;
        let known = pair.get().or_else(|| {
            // Not within the cell: what is worked out fills the cells of neighbours too, and whoever fills one of those
            // would wait for this one.
            let plan = self.solved(at).map(Box::new);
            Some(pair.get_or_init(|| plan))
        })?;
        known.as_ref().map(|plan| Planned { plans: self, plan })
    }

    fn turn(&self, at: Position, points: u32) -> Option<Arc<SolvedTurn>> {
        let solution = self.solution.get_or_init(|| Solution::of(&self.rules));
        let at = Standing::Duel(at);
        solution.turn(at, points + MOST_OF_A_THROW, &Limit::default())
    }

    /// Works out every decision of turns at a position, and at its neighbours, which takes no longer.
    fn solved(&self, at: Position) -> Option<Plan> {
        let near = match at.other {
            None => vec![at],
            Some(other) => {
                let first = other.score / STEP % ABREAST * STEP;
                let score = |n| other.score - first + n * STEP;
                let near = (0..ABREAST).map(|n| Side {
                    score: score(n),
                    ..other
                });
                near.map(|other| Position {
                    other: Some(other),
                    ..at
                })
                .collect()
            }
        };
        let solution = self.solution.get_or_init(|| Solution::of(&self.rules));
        let mut own = None;
        for (place_of, turn) in solution.turns(&near, MOST_ASKED)? {
            let plan = self.plan_of(place_of, &turn);
            if place_of == at {
                own = Some(plan);
            } else if let Some(pair) = self.pair(place_of) {
                // Another thread may have been faster; it has found the same.
                let _ = pair.set(Some(Box::new(plan)));
            }
        }
        own
    }

    fn plan_of(&self, at: Position, turn: &SolvedTurn) -> Plan {
        let nodes = self.nodes.get_or_init(|| {
            let node = |spot| turn.node(self.table.course(spot)).unwrap_or(usize::MAX);
            self.table.spots().map(node).collect()
        });
        let duel = Duelling { turn, nodes };
        let points = |row: usize| u32::try_from(row).unwrap_or(u32::MAX) * STEP;
        let free: Vec<Spot> = self
            .table
            .spots()
            .filter(|spot| !self.table.binds(*spot))
            .collect();
        let solved = Solved::of(
            self.n_slots,
            self.table.lists(),
            |slot, row| duel.stops(free[slot], points(row)).unwrap_or_default(),
            |list, row| duel.picks(self.table.ways(list), points(row)),
        );
        Plan {
            kept: Kept::All(solved),
            judge: Judge::Perfect(at),
        }
    }
}

/// Plans of one tally of wrecks for each player, by who has opened and both scores.
type Block = OnceLock<Box<[OnceLock<Option<Box<Plan>>>]>>;

/// Tallies of train wrecks are told apart up to so many (H5).
const TALLIES: usize = 10;
/// One for Last Licks, where whoever challenges has one turn and wrecks do not count; one for each pair of tallies; one for
/// each of a player who is alone.
const BLOCKS: usize = 1 + TALLIES * (TALLIES + 1);

impl Plans {
    /// Where the plan of a position is kept, if it is one that is told apart.
    #[inline]
    fn pair(&self, at: Position) -> Option<&OnceLock<Option<Box<Plan>>>> {
        let other = at.other.unwrap_or(Side::at(0));
        let [a, b] = [at.mover, other].map(|side| (side.score / STEP) as usize);
        let span = if at.licks {
            SPAN
        } else {
            SPAN.min((self.rules.least_goal() / STEP) as usize + 1)
        };
        let block = block(at)?;
        if a >= span || b >= span {
            return None;
        }
        let cells = self.pairs.get(block)?.get_or_init(|| {
            let cells = std::iter::repeat_with(OnceLock::new);
            cells.take(4 * span * span).collect()
        });
        let opened = 2 * usize::from(at.mover.opened) + usize::from(other.opened);
        cells.get((opened * span + a) * span + b)
    }
}

/// The block of a position.
#[inline]
fn block(at: Position) -> Option<usize> {
    if at.licks {
        return Some(0);
    }
    let mover = at.mover.wrecks as usize;
    let row = at.other.map_or(TALLIES, |other| other.wrecks as usize);
    (mover < TALLIES && (row < TALLIES || at.other.is_none())).then_some(1 + row * TALLIES + mover)
}

/// A solved turn, by spots.
struct Duelling<'a> {
    turn: &'a SolvedTurn,
    nodes: &'a [usize],
}

impl Duelling<'_> {
    /// Of equal choices to throw, which is listed first.
    fn stops(&self, spot: Spot, points: u32) -> Option<bool> {
        let node = self.nodes[spot.index()];
        let options = self.turn.options_at(node, points, true)?;
        Some(
            options
                .stop
                .is_some_and(|stop| stop.total_cmp(&options.throw).is_gt()),
        )
    }

    /// Of equal ways the first listed.
    fn picks(&self, ways: &[Landing], points: u32) -> Option<usize> {
        let mut best = (0, f64::NEG_INFINITY);
        for (way, landing) in ways.iter().enumerate() {
            let [win, supernova, _] = self.turn.ends();
            let worth = match landing.end() {
                Some(End::Win) => win,
                Some(_) => supernova,
                None => {
                    let node = self.nodes[landing.next().index()];
                    let points = points + landing.points();
                    let free = !landing.must_throw();
                    self.turn.options_at(node, points, free)?.best()
                }
            };
            if worth.total_cmp(&best.1).is_gt() {
                best = (way, worth);
            }
        }
        Some(best.0)
    }
}

impl Planned<'_> {
    /// Whether to stop at a spot where nothing of the turn itself binds.
    #[inline]
    pub(super) fn stops(&self, spot: Spot, points: u32) -> bool {
        let row = (points / STEP) as usize;
        let known = self.plan.kept.stops(self.plans.slots[spot.index()], row);
        known.unwrap_or_else(|| self.find_stop(spot, points))
    }

    /// Which way of a list to count, with so many points together with those that all of its ways count.
    #[inline]
    pub(super) fn picks(&self, list: usize, points: u32) -> usize {
        let row = (points / STEP) as usize;
        let known = self.plan.kept.way(list, row);
        known.unwrap_or_else(|| self.find_pick(list, points))
    }

    /// Whether to stop where a turn stands that goes step by step.
    pub(super) fn stops_at(&self, course: Course, points: u32) -> bool {
        let spot = self.plans.table.find(course.cubes, course.clearing);
        spot.is_some_and(|spot| self.stops(spot, points))
    }

    /// Which scoring of a throw to take in such a turn.
    pub(super) fn best_of(&self, scorings: &[Scoring], turn: &Turn) -> Scoring {
        let mut best = (scorings[0], f64::NEG_INFINITY);
        for scoring in scorings {
            let worth = self.plans.worth_of(&self.plan.judge, scoring, turn);
            if worth.total_cmp(&best.1).is_ge() {
                best = (*scoring, worth);
            }
        }
        best.0
    }

    #[cold]
    fn find_stop(&self, spot: Spot, points: u32) -> bool {
        let plans = self.plans;
        let stops = match &self.plan.judge {
            Judge::Odds(values) => values.deciding(plans.table.course(spot), points).stops(),
            Judge::Perfect(at) => {
                let turn = plans.turn(*at, points);
                let nodes = plans.nodes.get().map_or(&[] as &[usize], Vec::as_slice);
                let stops =
                    turn.and_then(|turn| Duelling { turn: &turn, nodes }.stops(spot, points));
                stops.unwrap_or_default()
            }
        };
        let row = (points / STEP) as usize;
        let place = plans.slots[spot.index()];
        self.plan.kept.keep_stop(place, row, stops);
        stops
    }

    #[cold]
    fn find_pick(&self, list: usize, points: u32) -> usize {
        let (plans, ways) = (self.plans, self.plans.table.ways(list));
        let way = match &self.plan.judge {
            Judge::Odds(values) => {
                let worth = |landing: &Landing| plans.worth(values, *landing, points);
                let best = ways.iter().enumerate();
                let best = best.max_by(|(_, a), (_, b)| worth(a).total_cmp(&worth(b)));
                best.map_or(0, |(way, _)| way)
            }
            Judge::Perfect(at) => {
                let turn = plans.turn(*at, points);
                let nodes = plans.nodes.get().map_or(&[] as &[usize], Vec::as_slice);
                let way = turn.and_then(|turn| Duelling { turn: &turn, nodes }.picks(ways, points));
                way.unwrap_or_default()
            }
        };
        self.plan.kept.keep_way(list, (points / STEP) as usize, way);
        way
    }
}

impl Plans {
    /// What a scoring is worth to `odds`; a solution never holds where turns go step by step.
    fn worth_of(&self, judge: &Judge, scoring: &Scoring, turn: &Turn) -> f64 {
        let Judge::Odds(values) = judge else {
            return 0.0;
        };
        match scoring.end() {
            Some(End::Win) => f64::INFINITY,
            Some(_) => -1.0,
            None => {
                let course = turn.run.course().scored(scoring.left, scoring.flash);
                let points = turn.run.points + u32::from(scoring.points);
                values.after(&self.rules, course, points).value()
            }
        }
    }

    fn worth(&self, values: &TurnValues, landing: Landing, points: u32) -> f64 {
        match landing.end() {
            Some(End::Win) => f64::INFINITY,
            Some(_) => -1.0,
            None => {
                let course = self.table.course_after(landing);
                values
                    .after(&self.rules, course, points + landing.points())
                    .value()
            }
        }
    }
}

impl Decide for Planned<'_> {
    #[inline]
    fn stops(&mut self, spot: Spot, points: u32) -> bool {
        Planned::stops(self, spot, points)
    }

    #[inline]
    fn picks(&mut self, list: usize, points: u32) -> usize {
        Planned::picks(self, list, points)
    }
}
