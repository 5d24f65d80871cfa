//! Which rules a solution of two holds; the others are refused by name.

use table::Refusal;
use wimpout::{Carries, Rules};

use super::asked::unheld;

/// Scores are looked at so far beyond the goal.
pub(super) const BEYOND: u32 = 500;

/// Up to here: memory grows with the square of the goal, and time with it.
const MOST_GOAL: u32 = 1_000;

/// Refuses rules under which more than scores is carried from turn to turn.
pub(super) fn holds(rules: &Rules) -> Result<(), Refusal> {
    if let Some(why) = own_holds_not(rules) {
        return Err(unheld(&why));
    }
    let counts = rules.own_count().is_some();
    let beyond = rules.least_goal().min(MOST_GOAL) + BEYOND;
    let carried = [
        (
            rules.insures(),
            "`insurance` (H2) gives players points to spend later, on throws of others too",
        ),
        (
            rules.draws_circles() && rules.tallies_wrecks(),
            "`recovery` (H6) and `train-wrecks` (H5) together tell too much of players apart",
        ),
        (
            rules.draws_circles() && (rules.may_bump() || rules.drives_off() || rules.pays_extra()),
            "`recovery` (H6) with `bump` (H1), `eclipse` by beams (H9) or a rule of the table's own (H12) does not bound how many circles matter",
        ),
        (
            counts && (rules.tallies_wrecks() || rules.draws_circles()),
            "`train-wrecks` (H5) or `recovery` (H6) beside a rule of the table's own (H12) that counts something makes two counts",
        ),
        (
            (counts || rules.own_minds_banks())
                && (rules.may_bump() || rules.drives_off() || rules.draws_circles()),
            "`bump` (H1), `eclipse` by beams (H9) or `recovery` (H6) beside a rule of the table's own (H12) that looks at who has banked, or counts something, tells too much of players apart",
        ),
        (
            rules.suspends_after().is_some(),
            "`suspend` (H10) keeps a turn for later: its points, cubes and faces, thousands for each of two at each pair of scores",
        ),
        (
            rules.drives_off_unevenly(beyond),
            "`eclipse` by beams (H9) of a board without laps drives players off their scores",
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

/// Why a rule of the table's own is more than a solution holds, with its title and its name.
fn own_holds_not(rules: &Rules) -> Option<String> {
    let (rule, does) = if let Some(rule) = rules.own_insures() {
        (rule, "gives players points to spend later")
    } else if let Some(rule) = rules.own_suspends() {
        (rule, "keeps a turn for later")
    } else if let Some(rule) = rules.own_takes() {
        (rule, "takes points off scores")
    } else if let Some(rule) = rules.own_drives() {
        (rule, "drives players off their scores")
    } else {
        let (rule, carries) = rules.own_carries()?;
        let does = match carries {
            Carries::Draws => "draws something before a turn",
            Carries::CountsOfTable => "counts something of the table",
            Carries::SecondCount => "counts something of each player beside another one",
            Carries::Start => "counts from elsewhere than 0",
            Carries::Looks => "looks at what players or the table have",
        };
        (rule, does)
    };
    let (title, slug) = (&rule.head().title, &rule.head().slug);
    Some(format!(
        "“{title}” (own/{slug}), a rule of the table's own (H12), {does}"
    ))
}
