//! Simple policies: throw until so many points are at stake.

use table::Luck;
use wimpout::{Action, Call, Cubes, FaceSet, Scoring, Wimpout};

use super::challenges;
use crate::bot::{Bot, Sight};

/// Throws until `hold` points are at stake; in Last Licks it stops as soon as it may, since stopping is passing the
/// leader. With 0 it is `eager`.
pub(super) struct HoldBot {
    pub(super) hold: u32,
}

/// The points that a bot of this name holds out for.
pub(super) fn hold(name: &str) -> Option<u32> {
    match name {
        "eager" => Some(0),
        name => name.strip_prefix("hold-")?.parse().ok(),
    }
}

impl Bot<Wimpout> for HoldBot {
    fn choose(&mut self, sight: &Sight<'_, Wimpout>, _luck: &mut dyn Luck) -> Action {
        let enough = sight.view.turn_points >= self.hold || challenges(sight.view, sight.seat);
        if enough && sight.actions.contains(&Action::Stop) {
            return Action::Stop;
        }
        let calls = sight.actions.iter().filter_map(|action| match action {
            Action::Score(call) => Some(call),
            Action::Throw | Action::Stop | Action::Insure | Action::Pass => None,
        });
        // Of equals the first listed is taken, as in the throw table.
        match calls.rev().max_by_key(|call| rank_call(call)) {
            Some(call) => Action::Score(call.clone()),
            None if sight.actions.contains(&Action::Pass) => Action::Pass,
            None => Action::Throw,
        }
    }
}

/// How much an eager player likes to count a throw so: to win, to be free to stop, and then the points.
fn rank(
    train: Option<wimpout::Face>,
    left: Cubes,
    flash: FaceSet,
    points: u16,
) -> (bool, bool, bool, u16) {
    let wins = train == Some(wimpout::Face::Six);
    let loses = train == Some(wimpout::Face::Ten);
    (wins, !loses, !left.is_empty() && flash.is_empty(), points)
}

fn rank_call(call: &Call) -> (bool, bool, bool, u16) {
    let left = call.left.unwrap_or_default();
    rank(
        call.train,
        left,
        call.flash.unwrap_or_default(),
        call.points.unwrap_or_default(),
    )
}

/// The scoring that such a player picks.
pub(super) fn pick(scorings: &[Scoring]) -> &Scoring {
    let ranked = scorings.iter().rev();
    let best = ranked
        .max_by_key(|scoring| rank(scoring.train, scoring.left, scoring.flash, scoring.points));
    best.unwrap_or(&scorings[0])
}
