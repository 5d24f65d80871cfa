//! The bot that does anything.

use table::{Game, Luck};

use crate::bot::{Bot, Sight};

/// Does any listed action, each as likely.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, sight: &Sight<'_, G>, luck: &mut dyn Luck) -> G::Action {
        let n = u32::try_from(sight.actions.len()).unwrap_or(u32::MAX);
        sight.actions[luck.below(n) as usize].clone()
    }
}
