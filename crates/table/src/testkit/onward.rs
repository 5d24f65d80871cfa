//! A table that plays on by itself, for tests that want what happens on the way.

use crate::{Game, Step, Table, Turn};

/// Takes the next step of a table that makes its luck itself: a draw, or what whoever is asked first may do in the place that `pick` says.
/// `false`, and nothing done, where the game is over.
///
/// # Panics
/// Where the table refuses what it allows, or `pick` names a place that is not there.
pub fn onward<G: Game>(table: &mut Table<G>, pick: impl FnOnce(&[G::Action]) -> usize) -> bool {
    let step = match table.turn() {
        Turn::Over(_) => return false,
        Turn::Luck(_) => Step::Luck {
            luck: table.drawn().expect("luck of its own"),
        },
        Turn::Choice(asks) => Step::Act {
            seat: asks[0].seat,
            act: asks[0].actions[pick(&asks[0].actions)].clone(),
        },
    };
    table.step(step).expect("an allowed step");
    true
}

/// The last of the actions: what `onward` takes for the most sober one, which stops, passes or ends.
#[must_use]
pub fn last<A>(actions: &[A]) -> usize {
    actions.len() - 1
}
