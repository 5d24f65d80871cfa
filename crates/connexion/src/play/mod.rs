//! The engine: what happens when a card is placed, a word claimed, a sentence judged, a seat given up. It asks the
//! rules and changes the state; it reads no setting.

mod bonus;
mod counters;
mod deal;
mod drawing;
mod end;
mod own;
mod seats;
mod turns;
mod winning;

use table::Seat;

use crate::event::{Close, Event, Fact, Named};
use crate::game::Connexion;
use crate::rules::Rules;
use crate::state::{Phase, Stage, State, Turn};

pub use bonus::sentence_earns;
pub(crate) use counters::begin_counts;
pub(crate) use end::{scores, winners};
pub(crate) use turns::is_last;

/// A move being made: the game, the state it changes, and the log.
#[derive(Debug)]
pub(crate) struct Play<'a> {
    pub(crate) game: &'a Connexion,
    pub(crate) state: &'a mut State,
    pub(crate) log: &'a mut Vec<Event>,
}

impl Play<'_> {
    fn rules(&self) -> &Rules {
        self.game.agreed()
    }

    fn tell(&mut self, fact: Fact) {
        self.log.push(Event::Open(fact));
    }

    fn tell_some(&mut self, close: Close<String, Named>) {
        self.log.push(Event::Close(close));
    }

    fn turn_mut(&mut self) -> Option<&mut Turn> {
        match &mut self.state.phase {
            Phase::Turn(turn) => Some(turn),
            Phase::DrawingDealer
            | Phase::Dealing
            | Phase::Drawing(_)
            | Phase::Bonus(_)
            | Phase::Over(_) => None,
        }
    }

    fn enter(&mut self, stage: Stage) {
        if let Some(turn) = self.turn_mut() {
            turn.stage = stage;
        }
    }

    fn is_gone(&self, seat: Seat) -> bool {
        self.state.players[seat].gone
    }
}
