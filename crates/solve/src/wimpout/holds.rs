//! Which rules a solution of two holds; the others are refused by name.

use table::Refusal;
use wimpout::Rules;

use super::asked::unheld;

/// Scores are looked at so far beyond the goal.
pub(super) const BEYOND: u32 = 500;

/// Up to here: memory grows with the square of the goal, and time with it.
const MOST_GOAL: u32 = 1_000;

/// No solution holds more values, of 8 bytes each and some more while it is made.
pub(super) const MOST_PLACES: usize = 1 << 20;

/// Refuses rules under which more than scores is carried from turn to turn.
pub(super) fn holds(rules: &Rules) -> Result<(), Refusal> {
    let beyond = rules.least_goal().min(MOST_GOAL) + BEYOND;
    let carried = [
        (
            rules.insures(),
            "`insurance` (H2) gives players points to spend later",
        ),
        (
            rules.draws_circles(),
            "`recovery` (H6) draws circles that stay open",
        ),
        (
            rules.suspends_after().is_some(),
            "`suspend` (H10) keeps a turn for later",
        ),
        (
            rules.drives_off_unevenly(beyond),
            "`eclipse` by beams (H9) of a board without laps, or a rule of the table's own (H12), drives players off their scores",
        ),
        (
            rules.own_carries(),
            "a rule of the table's own (H12) counts something of the players, or looks at what they have",
        ),
        (
            rules.least_goal() > MOST_GOAL,
            "a goal of more than 1,000 points (W15) makes too many pairs of scores",
        ),
    ];
    match carried.into_iter().find(|(held, _)| *held) {
        Some((_, why)) => Err(unheld(why)),
        None => Ok(()),
    }
}
