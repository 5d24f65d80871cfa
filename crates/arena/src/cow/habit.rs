//! Mistakes at Unexploded Cow by their kind.

use cow::Action::{
    self, Add, Defuse, DropOut, EndPlay, Explode, Loan, Pass, Pick, PlayCow, PlayEvent, Steal,
};

use crate::insight::Habit;

/// What kind of mistake it was to choose `chosen` where `best` was best.
pub(super) fn habit(chosen: &Action, best: &Action) -> Habit {
    match (chosen, best) {
        (PlayCow { card, .. }, PlayCow { card: other, .. }) if card == other => Habit::Placed,
        (PlayCow { .. } | PlayEvent { .. }, PlayCow { .. } | PlayEvent { .. }) => {
            Habit::PlayedAnother
        }
        (PlayCow { .. } | PlayEvent { .. }, EndPlay) => Habit::PlayedOn,
        (EndPlay, PlayCow { .. } | PlayEvent { .. }) => Habit::EndedEarly,
        (Pick(_), _) => Habit::Picked,
        (Explode | Defuse | Pass { .. } | Steal { .. }, _) => Habit::Bombed,
        (Loan | Add { .. } | DropOut, _) => Habit::Paid,
        _ => Habit::Other,
    }
}
