//! How long games are that are solved (U22).

use super::{at, rules};
use crate::wimpout::{Duel, Position, Side};

fn turns_left(settings: &[&str], at: Position) -> f64 {
    let duel = Duel::solve(&rules(settings)).unwrap();
    duel.turns_left(&[at]).unwrap()[0]
}

/// Whoever trails by hundreds has his one turn in Last Licks, and the game is over, mostly.
#[test]
fn a_hopeless_challenge_is_one_turn() {
    let left = turns_left(&["goal=100"], Position::licks(Side::at(50), Side::at(640)));
    assert!(
        left > 1.0 && left < 1.001,
        "only a freight train passes: {left}"
    );
}

#[test]
fn lengths_rise_with_the_goal_and_fall_with_the_scores() {
    let lengths = ["goal=50", "goal=100", "goal=200"].map(|goal| turns_left(&[goal], at(0, 0)));
    assert!(lengths.is_sorted() && lengths[0] > 3.0, "{lengths:?}");
    let duel = Duel::solve(&rules(&["goal=200"])).unwrap();
    let ahead = [at(0, 0), at(50, 0), at(50, 50), at(150, 50), at(150, 150)];
    let left = duel.turns_left(&ahead).unwrap();
    assert!(left.is_sorted_by(|a, b| a > b), "{left:?}");
}

#[test]
fn what_is_not_solved_has_no_length() {
    let rules = rules(&["goal=50"]);
    let begun = Duel::begin(&rules).unwrap();
    let why = begun.turns_left(&[at(0, 0)]).unwrap_err();
    assert!(why.message.contains("not all solved"), "{why}");
    let why = Duel::solve(&rules).unwrap().turns_left(&[at(3, 0)]);
    assert!(why.is_err());
}
