//! What positions of a game of two are worth, exactly; with more players, and under rules that are not solved, by games
//! that are played on.

use std::cell::OnceCell;
use std::sync::Arc;

use solve::wimpout::{Chances, DuelTurn};
use table::{Game, Seat, Turn, Viewer};
use wimpout::{Action, Course, Outcome, PhaseName, State, View, Wimpout};

use super::solved::{MOST_OF_A_THROW, Solution, after, position, worth};
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

    /// The decisions of the turn of `seat`, if the game is one of two that is solved in time.
    fn turn(
        &self,
        game: &Wimpout,
        view: &View,
        seat: Seat,
        limit: &Limit,
    ) -> Option<Arc<DuelTurn>> {
        let at = position(view, seat)?;
        let solution = self.solution.get_or_init(|| Solution::of(&game.rules));
        solution.turn(at, view.turn_points + MOST_OF_A_THROW, limit)
    }

    /// The exact shares of the win, by seat.
    fn exact(&self, game: &Wimpout, state: &State, limit: &Limit) -> Option<[f64; 2]> {
        let view = game.view(state, Viewer::Spectator);
        match view.phase {
            PhaseName::Over => {
                Some([Seat(0), Seat(1)].map(|seat| f64::from(u8::from(view.winner == Some(seat)))))
            }
            PhaseName::Starting | PhaseName::Ordering => self.drawn(game, state, &view, limit),
            _ => {
                let seat = view.seat?;
                let Chances { mover, other } = self.of_turn(game, &view, seat, limit)?;
                Some(if seat == Seat(0) {
                    [mover, other]
                } else {
                    [other, mover]
                })
            }
        }
    }

    /// The chances of the player whose turn it is and of the other.
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

    /// The mean over what is drawn before a turn begins. Where nobody has thrown yet, the seats are alike.
    fn drawn(&self, game: &Wimpout, state: &State, view: &View, limit: &Limit) -> Option<[f64; 2]> {
        let ([one, other], [_, _]) = (view.scores.as_slice(), view.opened.as_slice()) else {
            return None;
        };
        let fresh = view.phase == PhaseName::Starting && !someone_has_thrown(state);
        if fresh && one == other && view.opened[0] == view.opened[1] {
            return self.alike(game, view, limit);
        }
        let outcomes: Vec<(Outcome, u32)> = game.outcomes(state);
        let (mut sums, mut weights) = ([0.0; 2], 0.0);
        for (outcome, weight) in outcomes {
            let mut after = state.clone();
            game.luck(&mut after, &outcome, &mut Vec::new());
            let chances = self.exact(game, &after, limit)?;
            let weight = f64::from(weight);
            sums = [0, 1].map(|seat| sums[seat] + weight * chances[seat]);
            weights += weight;
        }
        (weights > 0.0).then(|| sums.map(|sum| sum / weights))
    }

    /// What two may hope for who stand alike, whoever is to begin: the same, less where nobody may win (W17).
    fn alike(&self, game: &Wimpout, view: &View, limit: &Limit) -> Option<[f64; 2]> {
        if !game.rules.plays_on_alone() {
            return Some([0.5; 2]);
        }
        let turn = self.turn(game, view, Seat(0), limit)?;
        let Chances { mover, other } = turn.after_throw(Course::START, 0, 0)?;
        Some([f64::midpoint(mover, other); 2])
    }
}

/// Whether one of those who throw to start has thrown in this round.
fn someone_has_thrown(state: &State) -> bool {
    matches!(&state.phase, wimpout::Phase::Starting(contest) if contest.highest.is_some())
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
