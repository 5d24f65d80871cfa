//! The bot that plays a game of two as its solution says.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use solve::wimpout::{Duel, DuelTurn, Position, Side};
use table::{Luck, Seat};
use wimpout::{Action, Call, End, Rules, View, Wimpout};

use super::odds::OddsBot;
use crate::Limit;
use crate::bot::{Bot, Sight};

/// Plays for the win in a game of two. With more players, under rules that are not solved, and until the solution is
/// ready where its time is short, it plays as `odds`.
#[derive(Default)]
pub(super) struct PerfectBot {
    solution: Option<(Rules, Solution)>,
    odds: OddsBot,
}

/// A solution that all bots of a process share: solved by whoever needs it, a piece at a time.
#[derive(Clone)]
struct Solution(Arc<Mutex<Solving>>);

/// The solution of some rules, none where they carry more from turn to turn than a solution holds.
#[derive(Default)]
struct Solving {
    duel: Option<Duel>,
    solved: bool,
    /// The turns that were asked for last.
    turns: BTreeMap<Position, Arc<DuelTurn>>,
}

/// The solutions of the rules that were played last.
static KNOWN: Mutex<Vec<(Rules, Solution)>> = Mutex::new(Vec::new());
/// How many of them are kept.
const KEPT: usize = 8;
/// How many turns of each are kept; one takes some 50 kB.
const TURNS_KEPT: usize = 256;

impl Bot<Wimpout> for PerfectBot {
    fn choose(&mut self, sight: &Sight<'_, Wimpout>, luck: &mut dyn Luck) -> Action {
        if let [only] = sight.actions {
            return only.clone();
        }
        let worths = self.worths(sight);
        let best = worths.and_then(|worths| {
            let ranked = sight.actions.iter().zip(worths).rev();
            ranked.max_by(|(_, a), (_, b)| a.total_cmp(b))
        });
        match best {
            Some((action, _)) => action.clone(),
            None => self.odds.choose(sight, luck),
        }
    }
}

impl PerfectBot {
    /// The chance to win after each listed action; nothing where it is not known.
    fn worths(&mut self, sight: &Sight<'_, Wimpout>) -> Option<Vec<f64>> {
        let at = position(sight.view, sight.seat)?;
        let most = sight.view.turn_points + MOST_OF_A_THROW;
        let turn = self
            .solution(&sight.game.rules)
            .turn(at, most, sight.limit)?;
        let worths = sight
            .actions
            .iter()
            .map(|action| worth(&turn, sight.view, action));
        worths.collect()
    }

    fn solution(&mut self, rules: &Rules) -> &Solution {
        if self
            .solution
            .as_ref()
            .is_some_and(|(known, _)| known != rules)
        {
            self.solution = None;
        }
        let found = self
            .solution
            .get_or_insert_with(|| (rules.clone(), Solution::of(rules)));
        &found.1
    }
}

/// No throw counts more (a freight train of 5s), some house rule's bonus included.
const MOST_OF_A_THROW: u32 = 1_000;

/// What a game of two has come to, if its solution holds it.
fn position(view: &View, seat: Seat) -> Option<Position> {
    let ([mine, theirs], []) = (view.scores.as_slice(), view.out.as_slice()) else {
        return None;
    };
    let (a, b) = (
        Side {
            score: *mine,
            opened: view.opened[0],
        },
        Side {
            score: *theirs,
            opened: view.opened[1],
        },
    );
    let (mover, other) = if seat == Seat(0) { (a, b) } else { (b, a) };
    Some(Position {
        mover,
        other,
        licks: view.leader.is_some(),
    })
}

fn worth(turn: &DuelTurn, view: &View, action: &Action) -> Option<f64> {
    match action {
        Action::Throw => turn.throw(view.course, view.turn_points, view.voids),
        Action::Stop => {
            turn.options(view.course, view.turn_points, view.voids)?
                .stop
        }
        Action::Score(call) => call_worth(turn, view, call),
        Action::Insure | Action::Pass => None,
    }
}

fn call_worth(turn: &DuelTurn, view: &View, call: &Call) -> Option<f64> {
    let [win, supernova, _] = turn.ends();
    match call.end() {
        Some(End::Win) => Some(win),
        Some(_) => Some(supernova),
        None => {
            let points = view.turn_points + u32::from(call.points.unwrap_or_default());
            let (left, flash) = (
                call.left.unwrap_or_default(),
                call.flash.unwrap_or_default(),
            );
            let options = turn.options(view.course.scored(left, flash), points, 0)?;
            Some(options.best())
        }
    }
}

impl Solution {
    /// The solution of these rules, kept or begun.
    fn of(rules: &Rules) -> Self {
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, solution)) = known.iter().find(|(known, _)| known == rules) {
            return solution.clone();
        }
        let solving = Solving {
            duel: Duel::begin(rules).ok(),
            ..Solving::default()
        };
        let solution = Self(Arc::new(Mutex::new(solving)));
        if known.len() == KEPT {
            known.remove(0);
        }
        known.push((rules.clone(), solution.clone()));
        solution
    }

    /// The decisions of a turn, if the game is solved by the end of the limit. Whoever has one does not wait for another
    /// who is solving it.
    fn turn(&self, at: Position, most: u32, limit: &Limit) -> Option<Arc<DuelTurn>> {
        let mut solving = match limit.left() {
            Some(_) => self.0.try_lock().ok()?,
            None => self.0.lock().unwrap_or_else(PoisonError::into_inner),
        };
        let Solving {
            duel,
            solved,
            turns,
        } = &mut *solving;
        let duel = duel.as_mut()?;
        *solved = *solved || duel.advance(&mut || !limit.is_over()).ok()?;
        if !*solved {
            return None;
        }
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
