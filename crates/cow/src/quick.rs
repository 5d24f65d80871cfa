//! The way through the rules for playouts: the same steps, with nobody listening.

use table::{Luck, Seat};

use crate::Cow;
use crate::action::{Action, Outcome};
use crate::engine::Play;
use crate::state::{State, numbers};
use crate::waiting::Waiting;

impl Cow {
    /// Does an allowed action without telling anybody what happened.
    pub fn act_quietly(&self, state: &mut State, seat: Seat, action: &Action) {
        Play {
            cow: self,
            s: state,
            log: None,
        }
        .act(seat, action);
        debug_assert_eq!(self.check_state(state), Ok(()));
    }

    /// Draws what is waited for without telling anybody; false where nothing is.
    pub fn draw_quietly(&self, state: &mut State, luck: &mut dyn Luck) -> bool {
        let drawing = self.waiting(state).draw().is_some();
        if drawing {
            let outcome = self.draw_one(state, luck);
            Play {
                cow: self,
                s: state,
                log: None,
            }
            .luck(&outcome);
            debug_assert_eq!(self.check_state(state), Ok(()));
        }
        drawing
    }

    /// One outcome of the draw that is waited for, all equally likely.
    pub(crate) fn draw_one(&self, state: &State, luck: &mut dyn Luck) -> Outcome {
        let mut below = |n: usize| luck.below(u32::try_from(n).unwrap_or(u32::MAX));
        match self.waiting(state) {
            Waiting::Starter(of) | Waiting::HandCard(of) => Outcome::Number(below(of)),
            Waiting::City => {
                let nth = below(state.cities.left.count_ones() as usize) as usize;
                let city = numbers(state.cities.left).nth(nth);
                Outcome::Number(city.map_or(0, u32::from))
            }
            Waiting::Deal | Waiting::Draw => {
                let deck = self.to_draw_from(state);
                let card = deck.nth(below(deck.len()) as usize);
                Outcome::Card(self.deck.id(card.unwrap_or_default()))
            }
            Waiting::Die
            | Waiting::Over
            | Waiting::Main
            | Waiting::Pick(_)
            | Waiting::Arrange
            | Waiting::Window { .. }
            | Waiting::Debt(_)
            | Waiting::BuyIn(_) => Outcome::Number(1 + below(6)),
        }
    }
}
