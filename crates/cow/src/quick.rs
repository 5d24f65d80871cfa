//! The way through the rules for playouts: the same steps by cards instead of words, told only where somebody listens.

use table::{Luck, Seat};

use crate::Cow;
use crate::bits::Ranks;
use crate::card::Card;
use crate::engine::{Drawn, Unread};
use crate::event::Event;
use crate::moves::Move;
use crate::state::State;
use crate::waiting::Waiting;

impl Cow {
    /// Makes an allowed move; what happened is told to `log`, if there is one.
    pub fn make(&self, state: &mut State, seat: Seat, to_do: Move, log: Option<&mut Vec<Event>>) {
        match log {
            Some(log) => self.play(state, log).make(seat, to_do),
            None => self.play(state, &mut Unread).make(seat, to_do),
        };
        debug_assert_eq!(self.check_state(state), Ok(()));
    }

    /// Puts the active player's field in this order, given from right to left, where he may do so. Nothing is done
    /// where it is no order of that field.
    pub fn make_order(&self, state: &mut State, order: &[Card], log: Option<&mut Vec<Event>>) {
        if !state.is_order(order) {
            return;
        }
        match log {
            Some(log) => self.play(state, log).arrange_and_go_on(order),
            None => self.play(state, &mut Unread).arrange_and_go_on(order),
        };
        debug_assert_eq!(self.check_state(state), Ok(()));
    }

    /// Draws what is waited for; false where nothing is.
    pub fn draw_next(
        &self,
        state: &mut State,
        luck: &mut (impl Luck + ?Sized),
        log: Option<&mut Vec<Event>>,
    ) -> bool {
        let waiting = self.waiting(state);
        let Some(drawn) = self.draw_for(state, waiting, luck) else {
            return false;
        };
        match log {
            Some(log) => self.play(state, log).take(waiting, drawn),
            None => self.play(state, &mut Unread).take(waiting, drawn),
        };
        debug_assert_eq!(self.check_state(state), Ok(()));
        true
    }

    /// What luck gives for what is waited for, all equally likely.
    pub(crate) fn draw_for<L: Luck + ?Sized>(
        &self,
        state: &State,
        waiting: Waiting,
        luck: &mut L,
    ) -> Option<Drawn> {
        Some(match waiting {
            Waiting::Starter(of) | Waiting::HandCard(of) => Drawn::Number(luck.below(of.into())),
            Waiting::Lot => {
                let weights = &state.lot.as_ref()?.weights;
                Drawn::Number(weights.draw(|n| luck.below(n)))
            }
            Waiting::City => {
                let left = Ranks::of(state.cities.left);
                let nth = luck.below(left.ones());
                Drawn::Number(u32::try_from(left.nth(nth)).ok()?)
            }
            Waiting::Deal | Waiting::Draw => {
                Drawn::Card(self.to_draw_from(state).pick(|n| luck.below(n))?)
            }
            Waiting::Die => Drawn::Number(1 + luck.below(6)),
            Waiting::Over
            | Waiting::Main
            | Waiting::Pick
            | Waiting::Arrange
            | Waiting::Window { .. }
            | Waiting::Debt(_)
            | Waiting::BuyIn(_) => return None,
        })
    }
}
