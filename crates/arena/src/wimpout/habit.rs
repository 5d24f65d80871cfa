//! Mistakes at Cosmic Wimpout by their kind.

use table::{Game, Viewer};
use wimpout::{Action, State, Wimpout};

use crate::insight::Habit;

/// What kind of mistake it was to choose `chosen` where `best` was best.
pub(super) fn habit(game: &Wimpout, state: &State, chosen: &Action, best: &Action) -> Habit {
    let cubes = || game.view(state, Viewer::Spectator).cubes_left.len();
    match (chosen, best) {
        (Action::Throw, Action::Stop) => Habit::ThrewOn { cubes: cubes() },
        (Action::Stop, Action::Throw) => Habit::Stopped { cubes: cubes() },
        (Action::Score(_), Action::Score(_)) => Habit::Counted,
        (Action::Insure, _) | (_, Action::Insure) => Habit::Insured,
        _ => Habit::Other,
    }
}
