//! From an action or a draw to what it does.

use table::Seat;

use crate::action::{Action, Outcome};
use crate::card::Card;
use crate::id::Id;
use crate::moves::Move;
use crate::state::Step;
use crate::waiting::Waiting;

use super::Play;

impl Play<'_> {
    /// Does an action that is allowed.
    pub(crate) fn act(&mut self, seat: Seat, action: &Action) {
        if let Action::Arrange { order } = action {
            if let Ok(order) = self.cow.order(self.s, order) {
                self.arrange(&order);
                self.advance();
            }
        } else if let Some(to_do) = self.cow.as_move(action) {
            self.make(seat, to_do);
        }
    }

    /// Does a move that is allowed.
    pub(crate) fn make(&mut self, seat: Seat, to_do: Move) {
        let holder = self.s.holder().unwrap_or_default();
        match to_do {
            Move::PlayCow(card, field, end) => self.play_cow(card, field, end),
            Move::PlayEvent(card) => self.play_event(card),
            Move::PickCow(_) | Move::PickCard(_) | Move::PickSeat(_) | Move::PickEnd(_) => {
                self.pick_openly(to_do);
            }
            Move::Shift(from, to) => {
                self.s.ring.shift(self.s.active, from, to);
                self.arranged();
            }
            Move::EndPlay => self.end_play(),
            Move::Explode => self.keep_bomb(holder),
            Move::Defuse => self.defuse(holder),
            Move::Pass(to) => self.pass(holder, to),
            Move::Steal(by) => self.steal(holder, by),
            Move::Loan => self.full_loan(seat),
            Move::Add(_) if matches!(self.s.step, Step::BuyIn(_)) => self.buy_in(seat, true),
            Move::Add(amount) => self.add(seat, amount),
            Move::DropOut => match self.cow.waiting(self.s) {
                Waiting::BuyIn(_) => self.buy_in(seat, false),
                Waiting::Debt(bill) if bill.payer == seat => self.give_up(bill),
                _ => self.drop_out(seat),
            },
        }
        self.advance();
    }

    /// Takes an outcome that fits.
    pub(crate) fn luck(&mut self, outcome: &Outcome) {
        let waiting = self.cow.waiting(self.s);
        match (waiting, *outcome) {
            (Waiting::Starter(_), Outcome::Number(nth)) => self.starter_drawn(nth as usize),
            (Waiting::HandCard(_), Outcome::Number(nth)) => self.steal_drawn(nth as usize),
            (Waiting::City, Outcome::Number(number)) => self.turn_city(number),
            (Waiting::Die, Outcome::Number(face)) => self.rolled(face),
            (Waiting::Deal, Outcome::Card(id)) => self.deal(self.card(id)),
            (Waiting::Draw, Outcome::Card(id)) => self.draw(self.card(id)),
            _ => {}
        }
        self.advance();
    }

    /// A player leaves the table: the game, and every later one of the match.
    pub(crate) fn leave_for_good(&mut self, seat: Seat) {
        self.s.gone.insert(seat);
        if self.s.inside.contains(seat) {
            self.drop_out(seat);
        } else if matches!(self.s.step, Step::BuyIn(asked) if asked.contains(seat)) {
            self.buy_in(seat, false);
        }
        self.advance();
    }

    fn card(&self, id: Id) -> Card {
        self.cow.deck.find(id).unwrap_or_default()
    }
}
