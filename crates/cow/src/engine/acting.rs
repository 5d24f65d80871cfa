//! From an action or a draw to what it does.

use table::Seat;

use crate::action::{Action, Outcome};
use crate::card::Card;
use crate::id::Id;
use crate::state::Step;
use crate::waiting::Waiting;

use super::Play;

impl Play<'_> {
    /// Does an action that is allowed.
    pub(crate) fn act(&mut self, seat: Seat, action: &Action) {
        let waiting = self.cow.waiting(self.s);
        let holder = self.s.holder().unwrap_or_default();
        match action {
            Action::PlayCow { card, field, end } => self.play_cow(self.card(*card), *field, *end),
            Action::PlayEvent { card } => self.play_event(self.card(*card)),
            Action::Pick(pick) => self.pick_openly(*pick),
            Action::Arrange { order } => {
                if let Ok(order) = self.cow.order(self.s, order) {
                    self.arrange(&order);
                }
            }
            Action::EndPlay => self.end_play(),
            Action::Explode => self.keep_bomb(holder),
            Action::Defuse => self.defuse(holder),
            Action::Pass { to } => self.pass(holder, self.card(*to)),
            Action::Steal { by } => self.steal(holder, self.card(*by)),
            Action::Loan => self.full_loan(seat),
            Action::Add { .. } if matches!(waiting, Waiting::BuyIn(_)) => self.buy_in(seat, true),
            Action::Add { amount } => self.add(seat, *amount),
            Action::DropOut => match waiting {
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
