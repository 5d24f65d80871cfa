//! The solutions of games of two that a process has, and what they say of a view.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use solve::wimpout::{Chances, Duel, DuelTurn, Position, Side};
use table::Seat;
use wimpout::{Action, Call, End, Rules, State, View};

use crate::{Limit, cache};

/// A solution that all bots of a process share: solved by whoever needs it, a piece at a time.
#[derive(Clone, Debug)]
pub(super) struct Solution(Arc<Mutex<Solving>>);

/// The solution of some rules, none where they carry more from turn to turn than a solution holds.
#[derive(Debug, Default)]
struct Solving {
    duel: Option<Duel>,
    solved: bool,
    /// The turns that were asked for last.
    turns: BTreeMap<Position, Arc<DuelTurn>>,
}

/// A solution that has come to its end.
struct SolvedBy<'a> {
    duel: &'a Duel,
    turns: &'a mut BTreeMap<Position, Arc<DuelTurn>>,
}

/// The solutions of the rules that were played last.
static KNOWN: Mutex<Vec<(Rules, Solution)>> = Mutex::new(Vec::new());
/// How many of them are kept.
const KEPT: usize = 8;
/// How many turns of each are kept; one takes some 50 kB.
const TURNS_KEPT: usize = 256;

/// No throw counts more (a freight train of 5s), some house rule's bonus included.
pub(super) const MOST_OF_A_THROW: u32 = 1_000;

/// What a game of two has come to, if its solution holds it.
pub(super) fn position(view: &View, seat: Seat) -> Option<Position> {
    let other = other_of_two(view.scores.len(), seat)?;
    if view.out.contains(&seat) {
        return None;
    }
    let side = |seat: Seat| {
        let wrecks = view.wrecks.as_ref().and_then(|all| all.get(seat.index()));
        Some(Side {
            score: *view.scores.get(seat.index())?,
            opened: *view.opened.get(seat.index())?,
            wrecks: wrecks.copied().unwrap_or_default(),
        })
    };
    let stays = !view.out.contains(&other);
    Some(Position {
        mover: side(seat)?,
        other: stays.then(|| side(other)).flatten(),
        licks: view.leader.is_some(),
    })
}

/// The same of a state between turns.
pub(super) fn duel_of(state: &State, seat: Seat) -> Option<Position> {
    let other = other_of_two(state.players.len(), seat)?;
    let side = |seat| {
        let player = state.players.get(seat).filter(|player| player.is_in())?;
        Some(Side {
            score: player.score,
            opened: player.opened,
            wrecks: player.wrecks,
        })
    };
    Some(Position {
        mover: side(seat)?,
        other: side(other),
        licks: state.licks.is_some(),
    })
}

fn other_of_two(seats: usize, seat: Seat) -> Option<Seat> {
    (seats == 2).then_some(if seat == Seat(0) { Seat(1) } else { Seat(0) })
}

/// The chance to win after an action; nothing where the solution does not hold it.
pub(super) fn worth(turn: &DuelTurn, view: &View, action: &Action) -> Option<f64> {
    Some(after(turn, view, action)?.mover)
}

/// The chances of both after an action; nothing where the solution does not hold it.
pub(super) fn after(turn: &DuelTurn, view: &View, action: &Action) -> Option<Chances> {
    match action {
        Action::Throw => turn.after_throw(view.course, view.turn_points, view.voids),
        Action::Stop => {
            let options = turn.options(view.course, view.turn_points, view.voids)?;
            options.stop.and_then(|_| turn.after_stop(view.turn_points))
        }
        Action::Score(call) => after_call(turn, view, call),
        Action::Insure | Action::Pass => None,
    }
}

fn after_call(turn: &DuelTurn, view: &View, call: &Call) -> Option<Chances> {
    let [win, supernova, _] = turn.after_ends();
    match call.end() {
        Some(End::Win) => Some(win),
        Some(_) => Some(supernova),
        None => {
            let points = view.turn_points + u32::from(call.points.unwrap_or_default());
            let (left, flash) = (
                call.left.unwrap_or_default(),
                call.flash.unwrap_or_default(),
            );
            turn.after_best(view.course.scored(left, flash), points, 0)
        }
    }
}

impl Solving {
    /// The solution of these rules, as it has been kept or as far as it is solved at once.
    fn of(rules: &Rules) -> Self {
        let kept = cache().and_then(|cache| Duel::load(rules, cache));
        Self {
            solved: kept.is_some(),
            duel: kept.or_else(|| Duel::begin(rules).ok()),
            ..Self::default()
        }
    }

    /// Solves on until the limit; itself, once everything is solved.
    fn finish(&mut self, limit: &Limit) -> Option<SolvedBy<'_>> {
        let duel = self.duel.as_mut()?;
        if !self.solved && duel.advance(&mut || !limit.is_over()).ok()? {
            self.solved = true;
            if let Some(cache) = cache() {
                duel.keep(cache);
            }
        }
        self.solved.then_some(SolvedBy {
            duel,
            turns: &mut self.turns,
        })
    }
}

impl Solution {
    /// The decisions of those of some positions that games come to, worked out side by side and not kept.
    pub(super) fn turns(&self, at: &[Position], most: u32) -> Option<Vec<(Position, DuelTurn)>> {
        let mut solving = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let SolvedBy { duel, .. } = solving.finish(&Limit::default())?;
        let held = at.iter().copied().filter(|at| duel.chance(*at).is_ok());
        let held: Vec<Position> = held.take(Duel::ABREAST).collect();
        let turns = duel.turns(&held, most).ok()?;
        Some(held.into_iter().zip(turns).collect())
    }

    /// The solution of these rules, kept or begun.
    pub(super) fn of(rules: &Rules) -> Self {
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, solution)) = known.iter().find(|(known, _)| known == rules) {
            return solution.clone();
        }
        let solution = Self(Arc::new(Mutex::new(Solving::of(rules))));
        if known.len() == KEPT {
            known.remove(0);
        }
        known.push((rules.clone(), solution.clone()));
        solution
    }

    /// The decisions of a turn, if the game is solved by the end of the limit. Whoever has one does not wait for another
    /// who is solving it.
    pub(super) fn turn(&self, at: Position, most: u32, limit: &Limit) -> Option<Arc<DuelTurn>> {
        let mut solving = match limit.left() {
            Some(_) => self.0.try_lock().ok()?,
            None => self.0.lock().unwrap_or_else(PoisonError::into_inner),
        };
        let SolvedBy { duel, turns } = solving.finish(limit)?;
        if let Some(turn) = turns.get(&at).filter(|turn| turn.knows(most)) {
            return Some(Arc::clone(turn));
        }
        if turns.len() >= TURNS_KEPT {
            turns.clear();
        }
        let turn = Arc::new(duel.turn(at, most).ok()?);
        turns.insert(at, Arc::clone(&turn));
        Some(turn)
    }
}
