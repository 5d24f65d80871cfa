//! The way through the rules for playouts: the same steps, with nobody listening.

use table::{Luck, Seat};

use crate::Cow;
use crate::action::Outcome;
use crate::card::Card;
use crate::engine::Play;
use crate::moves::Move;
use crate::state::{State, numbers};
use crate::waiting::Waiting;

impl Cow {
    /// Makes an allowed move without telling anybody what happened.
    pub fn make(&self, state: &mut State, seat: Seat, to_do: Move) {
        Play {
            cow: self,
            s: state,
            log: None,
        }
        .make(seat, to_do);
        debug_assert_eq!(self.check_state(state), Ok(()));
    }

    /// Puts the active player's field in this order, given from right to left, where he may do so. It must hold the
    /// same cows.
    pub fn make_order(&self, state: &mut State, order: &[Card]) {
        let mut play = Play {
            cow: self,
            s: state,
            log: None,
        };
        play.arrange(order);
        play.advance();
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
