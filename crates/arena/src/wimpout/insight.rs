//! What positions of a game of two are worth, exactly, and of three where that is solved; with more players, and under
//! rules that are not solved, by games that are played on.

use std::cell::OnceCell;
use std::sync::Arc;

use solve::wimpout::{Chances, SolvedTurn};
use table::{Game, Seat, Turn, Viewer};
use wimpout::{Action, Course, Outcome, Phase, PhaseName, State, View, Wimpout};

use super::solved::{MOST_OF_A_THROW, Solution, after, in_order, standing, worth};
use crate::Limit;
use crate::insight::{Appraiser, Hopes, Sampled, Worth};

/// Asks the solution of the rules in force, and plays on where it does not hold.
#[derive(Debug)]
pub(super) struct Solved {
    /// Once a game of two has asked for it.
    solution: OnceCell<Solution>,
    otherwise: Sampled,
}

impl Solved {
    pub(super) fn new(otherwise: Sampled) -> Self {
        Self {
            solution: OnceCell::new(),
            otherwise,
        }
    }

    /// The decisions of the turn of `seat`, if the game is one that is solved in time.
    fn turn(
        &self,
        game: &Wimpout,
        view: &View,
        seat: Seat,
        limit: &Limit,
    ) -> Option<Arc<SolvedTurn>> {
        let at = standing(view, seat)?;
        let solution = self.solution.get_or_init(|| Solution::of(&game.rules));
        solution.turn(at, view.turn_points + MOST_OF_A_THROW, limit)
    }

    /// The exact shares of the win, by seat.
    fn exact(&self, game: &Wimpout, state: &State, limit: &Limit) -> Option<Vec<f64>> {
        let view = game.view(state, Viewer::Spectator);
        match view.phase {
            PhaseName::Over => Some(
                seats(&view)
                    .map(|seat| f64::from(u8::from(view.winner == Some(seat))))
                    .collect(),
            ),
            PhaseName::Starting | PhaseName::Lot | PhaseName::Ordering => {
                self.drawn(game, state, &view, limit)
            }
            _ => {
                let seat = view.seat?;
                let chances = self.of_turn(game, &view, seat, limit)?;
                Some(by_seat(&view, seat, chances))
            }
        }
    }

    /// The chances of the player whose turn it is and of those after him.
    fn of_turn(&self, game: &Wimpout, view: &View, seat: Seat, limit: &Limit) -> Option<Chances> {
        let turn = self.turn(game, view, seat, limit)?;
        let (course, points, voids) = (view.course, view.turn_points, view.voids);
        match view.phase {
            PhaseName::Deciding => turn.after_best(course, points, voids),
            PhaseName::Throwing => turn.after_throw(course, points, voids),
            PhaseName::Choosing => {
                let calls = view.scorings.iter().cloned().map(Action::Score);
                let all = calls.map(|call| after(&turn, view, &call));
                let all = all.collect::<Option<Vec<Chances>>>()?;
                all.into_iter().max_by(|a, b| a.mover.total_cmp(&b.mover))
            }
            _ => None,
        }
    }

    /// The mean over what is drawn before a turn begins. Where nobody has thrown yet, those who throw are alike.
    fn drawn(&self, game: &Wimpout, state: &State, view: &View, limit: &Limit) -> Option<Vec<f64>> {
        if let Some(alike) = alike(state, view) {
            return self.by_whoever_begins(game, view, &alike, limit);
        }
        if !(2..=3).contains(&view.scores.len()) {
            return None;
        }
        let outcomes: Vec<(Outcome, u32)> = game.outcomes(state);
        let mut all = Mean::new(view);
        for (outcome, weight) in outcomes {
            let mut after = state.clone();
            game.luck(&mut after, &outcome, &mut Vec::new());
            all.add(&self.exact(game, &after, limit)?, f64::from(weight));
        }
        all.mean()
    }

    /// What all may hope for where each of some is as likely to begin. Where all are and somebody wins, they share it.
    fn by_whoever_begins(
        &self,
        game: &Wimpout,
        view: &View,
        some: &[Seat],
        limit: &Limit,
    ) -> Option<Vec<f64>> {
        let n = view.scores.len();
        if some.len() == n
            && !game.rules.plays_on_alone()
            && (n == 2 || !game.rules.orders_by_names())
        {
            return Some(vec![1.0 / f64::from(u32::try_from(n).ok()?); n]);
        }
        if !(2..=3).contains(&n) {
            return None;
        }
        let mut all = Mean::new(view);
        for seat in some {
            let turn = self.turn(game, view, *seat, limit)?;
            let chances = turn.after_throw(Course::START, 0, 0)?;
            all.add(&by_seat(view, *seat, chances), 1.0);
        }
        all.mean()
    }
}

/// Those who stand alike and are about to throw for the start, of whom nobody has thrown yet.
fn alike(state: &State, view: &View) -> Option<Vec<Seat>> {
    let some: Vec<Seat> = match &state.phase {
        Phase::Starting(contest) if contest.highest.is_none() => {
            contest.to_throw.iter().copied().collect()
        }
        Phase::DrawingStarter => state.seats_in().collect(),
        _ => return None,
    };
    let stands = |seat: Seat| (view.scores.get(seat.index()), view.opened.get(seat.index()));
    let first = stands(*some.first()?);
    let all = seats(view).all(|seat| stands(seat) == first);
    all.then_some(some)
}

fn seats(view: &View) -> impl Iterator<Item = Seat> {
    (0..).map(Seat).take(view.scores.len())
}

/// The chances of those who are in, by seat.
fn by_seat(view: &View, mover: Seat, chances: Chances) -> Vec<f64> {
    let mut all = vec![0.0; view.scores.len()];
    for (seat, chance) in in_order(view, mover).into_iter().zip(chances.all()) {
        all[seat.index()] = chance;
    }
    all
}

/// A mean of chances by seat.
struct Mean {
    sums: Vec<f64>,
    weights: f64,
}

impl Mean {
    fn new(view: &View) -> Self {
        Self {
            sums: vec![0.0; view.scores.len()],
            weights: 0.0,
        }
    }

    fn add(&mut self, chances: &[f64], weight: f64) {
        for (sum, chance) in self.sums.iter_mut().zip(chances) {
            *sum += weight * chance;
        }
        self.weights += weight;
    }

    fn mean(self) -> Option<Vec<f64>> {
        let Self { mut sums, weights } = self;
        for sum in &mut sums {
            *sum /= weights;
        }
        (weights > 0.0).then_some(sums)
    }
}

impl Appraiser<Wimpout> for Solved {
    fn hopes(&mut self, game: &Wimpout, state: &State, limit: &Limit) -> Option<Hopes> {
        if let Turn::Over(standing) = game.turn(state) {
            return Some(crate::insight::ended(&standing));
        }
        match self.exact(game, state, limit) {
            Some(chances) => Some(Hopes::exact(chances)),
            None => self.otherwise.hopes(game, state, limit),
        }
    }

    fn weigh(
        &mut self,
        game: &Wimpout,
        state: &State,
        seat: Seat,
        actions: &[Action],
        limit: &Limit,
    ) -> Option<Vec<Worth>> {
        let view = game.view(state, Viewer::Seat(seat));
        let exact = self.turn(game, &view, seat, limit).and_then(|turn| {
            let worths = actions.iter().map(|action| worth(&turn, &view, action));
            worths.map(|worth| worth.map(Worth::exact)).collect()
        });
        exact.or_else(|| self.otherwise.weigh(game, state, seat, actions, limit))
    }
}
