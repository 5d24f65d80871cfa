//! The bot that plays a game as its solution says: of two, and of three where that is kept.

use table::Luck;
use wimpout::{Action, Rules, Wimpout};

use super::odds::OddsBot;
use super::solved::{MOST_OF_A_THROW, Solution, standing, worth};
use crate::bot::{Bot, Sight};

/// Plays for the win once two are left in the game, and with three where their game has been solved and kept. With more
/// players, under rules that are not solved, and until the solution is ready where its time is short, it plays as `odds`.
#[derive(Default)]
pub(super) struct PerfectBot {
    solution: Option<(Rules, Solution)>,
    odds: OddsBot,
}

impl Bot<Wimpout> for PerfectBot {
    fn choose(&mut self, sight: &Sight<'_, Wimpout>, luck: &mut dyn Luck) -> Action {
        if let [only] = sight.actions {
            return only.clone();
        }
        let worths = self.worths(sight);
        let best = worths.and_then(|worths| {
            let ranked = sight.actions.iter().zip(worths).rev();
            ranked.max_by(|(_, a), (_, b)| a.total_cmp(b))
        });
        match best {
            Some((action, _)) => action.clone(),
            None => self.odds.choose(sight, luck),
        }
    }
}

impl PerfectBot {
    /// The chance to win after each listed action; nothing where it is not known.
    fn worths(&mut self, sight: &Sight<'_, Wimpout>) -> Option<Vec<f64>> {
        let at = standing(sight.view, sight.seat)?;
        let most = sight.view.turn_points + MOST_OF_A_THROW;
        let turn = self
            .solution(&sight.game.rules)
            .turn(at, most, sight.limit)?;
        let worths = sight
            .actions
            .iter()
            .map(|action| worth(&turn, sight.view, action));
        worths.collect()
    }

    fn solution(&mut self, rules: &Rules) -> &Solution {
        if self
            .solution
            .as_ref()
            .is_some_and(|(known, _)| known != rules)
        {
            self.solution = None;
        }
        let found = self
            .solution
            .get_or_insert_with(|| (rules.clone(), Solution::of(rules)));
        &found.1
    }
}
