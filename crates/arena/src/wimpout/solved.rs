//! The solutions of games of two and of three that a process has, and what they say of a view.

use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError};
use std::time::{Duration, Instant};

use solve::wimpout::{Challenge, Chances, Duel, Position, Side, SolvedTurn, Third, Trio, Triple};
use table::Seat;
use wimpout::{Action, Call, End, LastLicks, Rules, State, View};

use crate::{Limit, cache};

/// A solution that all bots of a process share: solved by whoever needs it, a piece at a time.
#[derive(Clone, Debug)]
pub(super) struct Solution(Arc<Mutex<Solving>>);

/// The solution of some rules, none where they carry more from turn to turn than a solution holds.
#[derive(Debug)]
struct Solving {
    duel: Option<Duel>,
    solved: bool,
    rules: Rules,
    /// Of three, once it was asked for, where it has been solved and kept before: it takes too long for whoever wants to play.
    trio: OnceCell<Option<Trio>>,
    /// The turns that were asked for last.
    turns: BTreeMap<Standing, Arc<SolvedTurn>>,
}

/// The solutions of the rules that were played last.
static KNOWN: Mutex<Vec<(Rules, Solution)>> = Mutex::new(Vec::new());
/// How many of them are kept.
const KEPT: usize = 8;
/// How many turns of each are kept; one takes some 50 kB.
const TURNS_KEPT: usize = 256;

/// After so long it is looked again whether a solution is free: solving goes on for seconds.
const TURN_OF_THE_LOCK: Duration = Duration::from_millis(2);

/// No throw counts more (a freight train of 5s), some house rule's bonus included.
pub(super) const MOST_OF_A_THROW: u32 = 1_000;

/// What a turn comes to that is solved: two are left in the game, or three, or one who must go on alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Standing {
    Duel(Position),
    Trio(Triple),
}

/// What a turn of `seat` has come to, if few enough are left for a solution to hold it.
pub(super) fn standing(view: &View, seat: Seat) -> Option<Standing> {
    let in_order = in_order(view, seat);
    let side = |seat: Seat| {
        let tally = |all: &[u32]| all.get(seat.index()).copied().unwrap_or_default();
        let own = view.counters.iter().map(|own| tally(&own.counts)).max();
        Some(Side {
            score: *view.scores.get(seat.index())?,
            opened: *view.opened.get(seat.index())?,
            wrecks: tally(view.wrecks.as_deref().unwrap_or_default()).max(own.unwrap_or_default()),
            circles: tally(view.circles.as_deref().unwrap_or_default()),
        })
    };
    match in_order[..] {
        [mover] if mover == seat && view.scores.len() == 2 => {
            Some(Standing::Duel(Position::alone(side(seat)?)))
        }
        [mover, other] if mover == seat && view.leader.is_none_or(|leader| leader == other) => {
            Some(Standing::Duel(Position {
                mover: side(seat)?,
                other: Some(side(other)?),
                licks: view.leader.is_some(),
            }))
        }
        [mover, next, last] if mover == seat => Some(Standing::Trio(Triple {
            sides: [side(mover)?, side(next)?, side(last)?],
            licks: match view.leader {
                Some(leader) => Some(challenge(view, leader, [next, last])?),
                None => None,
            },
        })),
        _ => None,
    }
}

/// Who is still in, in order of play from `seat`.
pub(super) fn in_order(view: &View, seat: Seat) -> Vec<Seat> {
    let seats = view.scores.len();
    let order = (0..seats).map(|ahead| (seat.index() + ahead) % seats);
    let order = order.filter_map(|index| u16::try_from(index).ok().map(Seat));
    order.filter(|seat| !view.out.contains(seat)).collect()
}

/// Whom the mover challenges of the two others, and what has become of the third; nothing where the mover leads himself.
fn challenge(view: &View, leader: Seat, others: [Seat; 2]) -> Option<Challenge> {
    let place = others.iter().position(|seat| *seat == leader)?;
    let third = others[1 - place];
    let score = |seat: Seat| view.scores.get(seat.index());
    Some(Challenge {
        leader: place + 1,
        third: if view.challengers.contains(&third) {
            Third::Waits
        } else if score(third)? > score(leader)? {
            Third::Succeeded
        } else {
            Third::Stands
        },
    })
}

/// What a game has come to between turns once two are left in it, or one who must go on alone; nothing where the solution
/// of two does not hold it.
pub(super) fn duel_of(state: &State, seat: Seat) -> Option<Position> {
    let side = |seat: Seat| Side::of(&state.players[seat]);
    if !state.players[seat].is_in() {
        return None;
    }
    let mut others = state.seats_in().filter(|other| *other != seat);
    let (other, third) = (others.next(), others.next());
    let leads = |licks: &LastLicks| Some(licks.leader) != other;
    if third.is_some() || state.licks.as_ref().is_some_and(leads) {
        return None;
    }
    if other.is_none() && state.players.len() > 2 {
        return None;
    }
    Some(Position {
        mover: side(seat),
        other: other.map(side),
        licks: state.licks.is_some(),
    })
}

/// The chance to win after an action; nothing where the solution does not hold it.
pub(super) fn worth(turn: &SolvedTurn, view: &View, action: &Action) -> Option<f64> {
    Some(after(turn, view, action)?.mover)
}

/// The chances of all after an action; nothing where the solution does not hold it.
pub(super) fn after(turn: &SolvedTurn, view: &View, action: &Action) -> Option<Chances> {
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

fn after_call(turn: &SolvedTurn, view: &View, call: &Call) -> Option<Chances> {
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
            rules: rules.clone(),
            trio: OnceCell::new(),
            turns: BTreeMap::new(),
        }
    }

    /// The decisions of a turn, where its solution is known by the end of the limit.
    fn turn(&mut self, at: Standing, most: u32, limit: &Limit) -> Option<SolvedTurn> {
        match at {
            Standing::Duel(at) => self.finish(limit)?.turn(at, most).ok(),
            Standing::Trio(at) => self.trio()?.turn(at, most).ok(),
        }
    }

    fn trio(&self) -> Option<&Trio> {
        let load = || cache().and_then(|cache| Trio::load(&self.rules, cache));
        self.trio.get_or_init(load).as_ref()
    }

    /// Solves the game of two on until the limit; its solution, once everything is solved.
    fn finish(&mut self, limit: &Limit) -> Option<&Duel> {
        let duel = self.duel.as_mut()?;
        if !self.solved && duel.advance(&mut || !limit.is_over()).ok()? {
            self.solved = true;
            if let Some(cache) = cache() {
                duel.keep(cache);
            }
        }
        self.solved.then_some(&*duel)
    }
}

impl Solution {
    /// The decisions of those of some positions that games come to, worked out side by side and not kept.
    pub(super) fn turns(&self, at: &[Position], most: u32) -> Option<Vec<(Position, SolvedTurn)>> {
        let mut solving = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let duel = solving.finish(&Limit::default())?;
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

    /// The decisions of a turn, if the game is solved by the end of the limit. Whoever has one waits for another who is
    /// solving it for half of his time, so that he has the other half to do without.
    pub(super) fn turn(&self, at: Standing, most: u32, limit: &Limit) -> Option<Arc<SolvedTurn>> {
        let mut solving = self.held(limit)?;
        let known = solving.turns.get(&at).filter(|turn| turn.knows(most));
        if let Some(turn) = known {
            return Some(Arc::clone(turn));
        }
        let turn = Arc::new(solving.turn(at, most, limit)?);
        if solving.turns.len() >= TURNS_KEPT {
            solving.turns.clear();
        }
        solving.turns.insert(at, Arc::clone(&turn));
        Some(turn)
    }

    /// What has been solved, once nobody else is at it; nothing where half of the limit is over before that.
    fn held(&self, limit: &Limit) -> Option<MutexGuard<'_, Solving>> {
        let Some(left) = limit.left() else {
            return Some(self.0.lock().unwrap_or_else(PoisonError::into_inner));
        };
        let begun = Instant::now();
        loop {
            match self.0.try_lock() {
                Ok(solving) => return Some(solving),
                Err(TryLockError::Poisoned(solving)) => return Some(solving.into_inner()),
                Err(TryLockError::WouldBlock) if begun.elapsed() >= left / 2 => return None,
                // Whoever is told to stop does not wait either.
                Err(TryLockError::WouldBlock) if limit.is_over() => return None,
                Err(TryLockError::WouldBlock) => std::thread::sleep(TURN_OF_THE_LOCK),
            }
        }
    }

    /// Whether games of three are solved under these rules.
    pub(super) fn holds_three(&self) -> bool {
        let solving = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        solving.trio().is_some()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{RecvTimeoutError, channel};

    use table::{Game, Materials, Settings};
    use wimpout::Wimpout;

    use super::*;
    use crate::Stop;

    #[test]
    fn whoever_has_time_waits_for_another_who_is_solving() {
        let mut set = Settings::default();
        set.set(Wimpout::rules(), "goal=55").unwrap();
        let game = Wimpout::settle(&set, &Materials::default()).unwrap();
        let solution = Solution::of(&game.rules);
        let busy = solution.0.lock().unwrap();
        let (said, heard) = channel();
        let other = solution.clone();
        std::thread::spawn(move || {
            let at = Position::early(Side::at(0), Side::at(0));
            let limit = Limit::within(Duration::from_mins(1), Stop::default());
            let turn = other.turn(Standing::Duel(at), MOST_OF_A_THROW, &limit);
            said.send(turn.is_some()).unwrap();
        });
        let early = heard.recv_timeout(Duration::from_millis(200));
        assert_eq!(early, Err(RecvTimeoutError::Timeout), "it is being solved");
        drop(busy);
        assert_eq!(heard.recv(), Ok(true));
    }
}
