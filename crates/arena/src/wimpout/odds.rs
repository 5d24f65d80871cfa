//! The bot that plays for the most points of the turn, computed exactly for the rules in force.

use std::collections::BTreeMap;
use std::sync::Arc;

use solve::wimpout::{FreeTurn, TurnValues};
use table::Luck;
use wimpout::{Action, Call, End, FaceSet, Faces, FateName, Rules, Throw, Verdict, Wimpout, score};

use crate::bot::{Bot, Sight};

/// Maximises the expected points of the turn. It keeps the values of a turn under the rules they were computed for,
/// by the least that must be banked.
#[derive(Default)]
pub(super) struct OddsBot {
    free: Option<(Rules, Arc<FreeTurn>)>,
    values: BTreeMap<u32, TurnValues>,
}

impl Bot<Wimpout> for OddsBot {
    fn choose(&mut self, sight: &Sight<'_, Wimpout>, _luck: &mut dyn Luck) -> Action {
        let view = sight.view;
        if sight.actions.contains(&Action::Pass) {
            return insure(sight);
        }
        if let [only] = sight.actions {
            return only.clone();
        }
        let values = self.values(sight);
        if sight.actions.contains(&Action::Stop) {
            let decision = values.deciding(view.course, view.turn_points);
            return if decision.stops() {
                Action::Stop
            } else {
                Action::Throw
            };
        }
        let worth = |action: &Action| match action {
            Action::Score(call) => call_worth(values, call, sight),
            Action::Throw | Action::Stop | Action::Insure | Action::Pass => 0.0,
        };
        let best = sight
            .actions
            .iter()
            .max_by(|a, b| worth(a).total_cmp(&worth(b)));
        best.cloned().unwrap_or(Action::Throw)
    }
}

impl OddsBot {
    /// How many tables of values are kept at the most.
    const KEPT: usize = 256;

    fn values(&mut self, sight: &Sight<'_, Wimpout>) -> &TurnValues {
        let rules = &sight.game.rules;
        let free = match &self.free {
            Some((known, free)) if known == rules => Arc::clone(free),
            _ => {
                self.values.clear();
                let free = Arc::new(FreeTurn::new(rules, rules.goal()));
                self.free = Some((rules.clone(), Arc::clone(&free)));
                free
            }
        };
        if self.values.len() > Self::KEPT {
            self.values.clear();
        }
        self.values
            .entry(least(sight))
            .or_insert_with_key(|least| TurnValues::new(free, *least))
    }
}

/// Nobody comes by more in a turn: who must bank more plays as if it were so much, which takes no longer to compute.
pub(super) const REACH: u32 = 10_000;

/// The least points that the seat may bank in this turn: to get in the game, to fill a circle, to pass the leader.
fn least(sight: &Sight<'_, Wimpout>) -> u32 {
    let needs = sight.view.needs.iter().map(|need| need.least);
    needs.max().unwrap_or_default().min(REACH)
}

fn call_worth(values: &TurnValues, call: &Call, sight: &Sight<'_, Wimpout>) -> f64 {
    match call.end() {
        Some(End::Win) => f64::INFINITY,
        Some(_) => -1.0,
        None => {
            let view = sight.view;
            let points = view.turn_points + u32::from(call.points.unwrap_or_default());
            let (left, flash) = (call.left, call.flash);
            let course = view
                .course
                .scored(left.unwrap_or_default(), flash.unwrap_or_default());
            values.after(&sight.game.rules, course, points).value()
        }
    }
}

fn insure(sight: &Sight<'_, Wimpout>) -> Action {
    let Some(thrown) = &sight.view.last_throw else {
        return Action::Pass;
    };
    let faces: Vec<_> = thrown.cubes.iter().map(|cube| cube.face).collect();
    let Ok(throw) = Throw::read(sight.view.cubes_left, &Faces::of(&faces)) else {
        return Action::Pass;
    };
    debug_assert_eq!(thrown.fate, FateName::Pending);
    let own = thrown.seat == sight.seat;
    if pays(&sight.game.rules, throw, sight.view.clearing, own) {
        Action::Insure
    } else {
        Action::Pass
    }
}

/// Whether a throw is worth insurance: its own wimpout, and another's throw that wins.
pub(super) fn pays(rules: &Rules, throw: Throw, clearing: FaceSet, own: bool) -> bool {
    match score(rules, &throw, clearing) {
        Verdict::Wimpout | Verdict::TrainWreck | Verdict::Supernova => own,
        Verdict::Win => !own,
        Verdict::Void(_) | Verdict::Scores(_) => false,
    }
}
