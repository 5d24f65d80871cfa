//! A look ahead from a table where rules have been adopted and wait for their situation (W19): the game goes on, and they
//! come into force in it as they will at the table. Nothing of it is recorded.

use std::sync::Arc;

use crate::position::{Log, Position};
use crate::{Game, Header, Refusal, Step, TurnOf};

/// Where a table stands, to be played on from.
#[derive(Clone, Debug)]
pub struct Ahead<G: Game> {
    header: Arc<Header>,
    now: Position<G>,
}

impl<G: Game> Ahead<G> {
    pub(crate) fn of(header: &Header, now: &Position<G>) -> Self {
        Self {
            header: Arc::new(header.clone()),
            now: now.clone(),
        }
    }

    /// The same with another state that a seat may take for this one, because it cannot tell them apart.
    #[must_use]
    pub fn with(&self, state: G::State) -> Self {
        let mut other = self.clone();
        other.now.turn = other.now.game.turn(&state);
        other.now.state = state;
        other
    }

    /// Whether a rule still waits that comes into force in this game.
    pub fn waits(&self) -> bool {
        let mut adopted = self.now.guiding.adopted.iter();
        adopted.any(|adopted| !adopted.next_game)
    }

    /// The rules in force.
    pub fn game(&self) -> &G {
        &self.now.game
    }

    /// The whole truth about the game. Not for screens and bots: they get [`Game::view`].
    pub fn state(&self) -> &G::State {
        &self.now.state
    }

    /// What the game waits for.
    pub fn turn(&self) -> &TurnOf<G> {
        &self.now.turn
    }

    /// Takes one step.
    ///
    /// # Errors
    /// Why it is not allowed.
    pub fn step(&mut self, step: &Step<G::Action, G::Outcome>) -> Result<(), Refusal> {
        self.now.step(step, &self.header, &mut Log::<G>::new())
    }
}
