//! Games played on for nobody to read, with what they wait for at hand from one step to the next.

use table::{Luck, Seat};

use crate::Cow;
use crate::card::Card;
use crate::engine::Unread;
use crate::moves::Move;
use crate::outlook::Outlook;
use crate::state::State;
use crate::waiting::Waiting;

/// A game that is played on: playouts and simulations.
#[derive(Debug)]
pub struct Playout<'a> {
    cow: &'a Cow,
    state: &'a mut State,
    waiting: Waiting,
}

impl Cow {
    /// Plays `state` on.
    pub fn playout<'a>(&'a self, state: &'a mut State) -> Playout<'a> {
        Playout {
            waiting: self.waiting(state),
            cow: self,
            state,
        }
    }
}

impl Playout<'_> {
    /// The outlook of the seat that is to act; none where luck is waited for or the match is over.
    pub fn outlook(&self) -> Option<Outlook<'_>> {
        self.cow.outlook_for(self.state, self.waiting)
    }

    /// Makes an allowed move.
    pub fn make(&mut self, seat: Seat, to_do: Move) {
        self.waiting = self.cow.play(self.state, &mut Unread).make(seat, to_do);
        self.check();
    }

    /// Puts the active player's field in this order, given from right to left, where he may do so. Nothing is done
    /// where it is no order of that field.
    pub fn make_order(&mut self, order: &[Card]) {
        if self.state.is_order(order) {
            self.waiting = self
                .cow
                .play(self.state, &mut Unread)
                .arrange_and_go_on(order);
            self.check();
        }
    }

    /// Draws what is waited for; false where nothing is.
    #[inline]
    pub fn draw(&mut self, luck: &mut (impl Luck + ?Sized)) -> bool {
        if self.waiting == Waiting::Draw
            && let Some(card) = self.state.deck.pick(|n| luck.below(n))
        {
            self.waiting = self.cow.play(self.state, &mut Unread).draw_and_go_on(card);
            self.check();
            return true;
        }
        let Some(drawn) = self.cow.draw_for(self.state, self.waiting, luck) else {
            return false;
        };
        self.waiting = self
            .cow
            .play(self.state, &mut Unread)
            .take(self.waiting, drawn);
        self.check();
        true
    }

    /// Draws what is waited for, or makes one of the listed moves, each as likely; false where the match is over.
    /// `paper` is written on.
    pub fn random_step(&mut self, paper: &mut Vec<Move>, luck: &mut (impl Luck + ?Sized)) -> bool {
        match self.waiting {
            Waiting::Main => {
                let plays = self.cow.plays(self.state);
                let to_do = plays.nth(luck.below(plays.len()));
                self.waiting = self.cow.play(self.state, &mut Unread).make_play(to_do);
                self.check();
            }
            Waiting::Arrange => {
                let orders = self.cow.orders(self.state);
                let (from, to) = orders.nth(luck.below(orders.len()));
                self.waiting = self.cow.play(self.state, &mut Unread).shift(from, to);
                self.check();
            }
            Waiting::Pick | Waiting::Window { .. } | Waiting::Debt(_) | Waiting::BuyIn(_) => {
                self.cow.list(self.state, self.waiting, paper);
                let n = u32::try_from(paper.len()).unwrap_or(1);
                let to_do = paper[luck.below(n) as usize];
                let seat = self.waiting.seat(self.state);
                self.make(seat.unwrap_or(self.state.active), to_do);
            }
            Waiting::Over
            | Waiting::Starter(_)
            | Waiting::Deal
            | Waiting::Lot
            | Waiting::City
            | Waiting::Draw
            | Waiting::Die
            | Waiting::HandCard(_) => return self.draw(luck),
        }
        true
    }

    fn check(&self) {
        debug_assert_eq!(self.cow.check_state(self.state), Ok(()));
    }
}
