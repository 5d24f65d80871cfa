//! From an action or a draw to what it does.

use table::Seat;

use crate::action::{Action, End, Outcome};
use crate::card::Card;
use crate::moves::Move;
use crate::state::Step;
use crate::waiting::Waiting;

use super::{Log, Play};

/// What was drawn, with a card instead of its id.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Drawn {
    Number(u32),
    Card(Card),
}

impl<L: Log> Play<'_, L> {
    /// Does an action that is allowed.
    pub(crate) fn act(&mut self, seat: Seat, action: &Action) {
        if let Action::Arrange { order } = action {
            if let Ok(order) = self.cow.order(self.s, order) {
                self.arrange_and_go_on(&order);
            }
        } else if let Some(to_do) = self.cow.as_move(action) {
            self.make(seat, to_do);
        }
    }

    /// Puts the active player's field in this order, given from right to left.
    pub(crate) fn arrange_and_go_on(&mut self, order: &[Card]) -> Waiting {
        self.arrange(order);
        let first = self.roll_forced();
        self.advance_from(first)
    }

    /// Does a move that is allowed; says what is waited for then.
    pub(crate) fn make(&mut self, seat: Seat, to_do: Move) -> Waiting {
        match to_do {
            Move::PlayCow(..) | Move::PlayEvent(_) | Move::EndPlay => return self.make_play(to_do),
            Move::PickCow(_) | Move::PickCard(_) | Move::PickSeat(_) | Move::PickEnd(_) => {
                self.pick_openly(to_do);
            }
            Move::Shift(from, to) => return self.shift(from, to),
            Move::Explode => self.keep_bomb(self.holder()),
            Move::Defuse => self.defuse(self.holder()),
            Move::Pass(to) => self.pass(self.holder(), to),
            Move::Steal(by) => self.steal(self.holder(), by),
            Move::Loan => {
                if let Some(bill) = self.s.bills.first() {
                    self.loan(bill);
                }
            }
            Move::Add(_) if matches!(self.s.step, Step::BuyIn(_)) => self.buy_in(seat, true),
            Move::Add(amount) => self.add(seat, amount),
            Move::DropOut => match self.s.bills.first() {
                Some(bill) if bill.payer == seat => self.give_up(bill),
                None if matches!(self.s.step, Step::BuyIn(_)) => self.buy_in(seat, false),
                _ => self.drop_out(seat),
            },
        }
        self.advance()
    }

    /// Plays a card, or no more.
    #[inline]
    pub(crate) fn make_play(&mut self, to_do: Move) -> Waiting {
        match to_do {
            Move::PlayCow(card, field, end) => self.play_cow_and_go_on(card, field, end),
            Move::PlayEvent(card) => {
                self.play_event(card);
                self.advance()
            }
            _ => {
                self.end_play();
                let first = self.skip_arranging();
                self.advance_from(Some(first))
            }
        }
    }

    /// Plays a cow; it comes to its field at once where its price needs no question.
    fn play_cow_and_go_on(&mut self, cow: Card, field: Seat, end: End) -> Waiting {
        self.play_cow(cow, field, end);
        if !self.s.bills.are_paid() {
            return self.advance();
        }
        self.enter(field, end);
        let first = self.step_forced();
        self.advance_from(first)
    }

    /// Moves a cow of the active player's field to another place.
    pub(crate) fn shift(&mut self, from: u8, to: u8) -> Waiting {
        self.s.ring.shift(self.s.active, from, to);
        self.arranged();
        let first = self.roll_forced();
        self.advance_from(first)
    }

    /// The cow whose bomb is being dealt with.
    fn holder(&self) -> Card {
        self.s.holder().unwrap_or_default()
    }

    /// Takes an outcome that fits.
    pub(crate) fn luck(&mut self, outcome: &Outcome) {
        let drawn = match *outcome {
            Outcome::Number(number) => Drawn::Number(number),
            Outcome::Card(id) => Drawn::Card(self.cow.deck.find(id).unwrap_or_default()),
        };
        self.take(self.cow.waiting(self.s), drawn);
    }

    /// Takes what was drawn for what is waited for; says what is waited for then.
    pub(crate) fn take(&mut self, waiting: Waiting, drawn: Drawn) -> Waiting {
        match (waiting, drawn) {
            (Waiting::Starter(_), Drawn::Number(nth)) => self.starter_drawn(nth as usize),
            (Waiting::Lot, Drawn::Number(place)) => self.lot_drawn(place),
            (Waiting::HandCard(_), Drawn::Number(nth)) => self.steal_drawn(nth as usize),
            (Waiting::City, Drawn::Number(number)) => {
                self.turn_city(number);
                let first = self.card_forced();
                return self.advance_from(first);
            }
            (Waiting::Die, Drawn::Number(face)) => self.rolled(face),
            (Waiting::Deal, Drawn::Card(card)) => self.deal(card),
            (Waiting::Draw, Drawn::Card(card)) => return self.draw_and_go_on(card),
            _ => {}
        }
        self.advance()
    }

    /// The active player gets the card that was drawn, and goes on.
    #[inline]
    pub(crate) fn draw_and_go_on(&mut self, card: Card) -> Waiting {
        self.draw(card);
        let first = self.card_forced();
        self.advance_from(first)
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
}
