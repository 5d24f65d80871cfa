//! Purses and bills: who has what, and who owes what to whom next.

use table::Seat;

use crate::card::Six;

/// What a player began with (R2).
pub(crate) const START: i32 = 2000;

/// A full loan (R45), and the most that can be added at once (S8).
pub(crate) const FULL: i32 = 2000;

/// A player's money.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Purse {
    /// Dollars at hand, never below 0.
    pub cash: i32,
    /// Dollars lent to him.
    pub loans: i32,
    /// Dollars he has brought to the table beside the start.
    pub added: i32,
}

impl Purse {
    /// What he is worth in the final score (A25).
    pub fn net(self) -> i32 {
        self.cash - self.loans - self.added
    }
}

/// Who is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Creditor {
    /// The Pot.
    Pot,
    /// The Pot first, up to this much, and the Bank.
    Ante { pot: i32 },
    /// A player.
    Seat(Seat),
}

/// What a payment is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The ante (R6).
    Ante,
    /// The price of a card (R17, R18).
    Price,
    /// What an event asks for (R18).
    Event,
    /// Cows that exploded (R28).
    Explosion,
    /// What a rule of the table's own asks for (P30).
    OwnRule,
}

/// Money due at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Bill {
    pub(crate) payer: Seat,
    pub(crate) to: Creditor,
    pub(crate) amount: i32,
    pub(crate) reason: Reason,
}

/// Bills in the order in which they are paid. One step raises at most one for each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Bills(Six<Option<Bill>>);

impl Bills {
    /// Whether nothing is due.
    pub(crate) fn are_paid(&self) -> bool {
        self.0.0[0].is_none()
    }

    /// The bill that is paid next.
    pub(crate) fn first(&self) -> Option<Bill> {
        self.0.0[0]
    }

    /// Adds a bill at the end; one of nothing is not written.
    pub(crate) fn push(&mut self, bill: Bill) {
        if bill.amount == 0 {
            return;
        }
        let free = self.0.0.iter_mut().find(|place| place.is_none());
        debug_assert!(free.is_some(), "more bills than seats");
        if let Some(place) = free {
            *place = Some(bill);
        }
    }

    /// Strikes the first bill out.
    pub(crate) fn pop(&mut self) {
        if self.0.0[1].is_none() {
            self.0.0[0] = None;
        } else {
            self.0.0.rotate_left(1);
            self.0.0[self.0.0.len() - 1] = None;
        }
    }

    /// Strikes out every bill from or to a player.
    pub(crate) fn strike(&mut self, seat: Seat) {
        let kept = |bill: &Bill| bill.payer != seat && bill.to != Creditor::Seat(seat);
        let kept: Vec<Bill> = self.0.0.into_iter().flatten().filter(kept).collect();
        *self = Self::default();
        for bill in kept {
            self.push(bill);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bill(payer: u16, to: Creditor, amount: i32) -> Bill {
        Bill {
            payer: Seat(payer),
            to,
            amount,
            reason: Reason::Event,
        }
    }

    #[test]
    fn bills_are_paid_in_order_and_struck_out_with_their_players() {
        let mut bills = Bills::default();
        bills.push(bill(0, Creditor::Pot, 50));
        bills.push(bill(1, Creditor::Pot, 0));
        bills.push(bill(2, Creditor::Seat(Seat(0)), 100));
        bills.push(bill(2, Creditor::Pot, 150));
        bills.strike(Seat(0));
        assert_eq!(bills.first(), Some(bill(2, Creditor::Pot, 150)));
        bills.pop();
        assert_eq!(bills, Bills::default());
    }

    #[test]
    fn a_purse_is_worth_what_is_not_borrowed_or_brought() {
        assert_eq!(
            Purse {
                cash: 2100,
                loans: 2000,
                added: 50
            }
            .net(),
            50
        );
    }
}
