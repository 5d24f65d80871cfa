//! Bills and debts (R17, R18, R43–R45, A25).

use table::Seat;

use crate::event::Fact;
use crate::money::{Bill, Creditor, FULL};
use crate::rules::Way;
use crate::waiting::Waiting;

use super::{Log, Play};

impl<L: Log> Play<'_, L> {
    /// Money is due, after all that is due already: paid at once where that needs no question.
    pub(super) fn charge(&mut self, bill: Bill) {
        let can_pay = bill.amount <= self.s.purses[bill.payer].cash;
        if bill.amount > 0 && can_pay && self.s.bills.are_paid() {
            self.transfer(bill, bill.amount);
            self.s.counts.bills += 1;
        } else {
            self.s.bills.push(bill);
        }
    }

    /// Pays the next bill, with a loan where that needs no question, or waits for the payer to decide.
    #[inline(never)]
    pub(super) fn pay(&mut self, bill: Bill) -> Option<Waiting> {
        let missing = bill.amount - self.s.purses[bill.payer].cash;
        if missing > 0 {
            if !self.cow.rules.lends_unasked() {
                return Some(Waiting::Debt(bill.payer));
            }
            self.lend(bill.payer, missing);
        }
        self.transfer(bill, bill.amount);
        self.s.bills.pop();
        self.s.counts.bills += 1;
        None
    }

    fn lend(&mut self, seat: Seat, amount: i32) {
        self.s.purses[seat].cash += amount;
        self.s.purses[seat].loans += amount;
        self.tell(|_| Fact::LoanTaken { seat, amount });
    }

    /// The debtor takes a loan: of what is missing, or a full one (A25, R45).
    pub(crate) fn loan(&mut self, bill: Bill) {
        let missing = bill.amount - self.s.purses[bill.payer].cash;
        let whole = self.cow.rules.way_out_of_debt() == Way::FullLoan;
        self.lend(bill.payer, if whole { FULL } else { missing });
    }

    /// The debtor adds money (R44).
    pub(crate) fn add(&mut self, seat: Seat, amount: i32) {
        self.s.purses[seat].cash += amount;
        self.s.purses[seat].added += amount;
        self.tell(|_| Fact::MoneyAdded { seat, amount });
    }

    /// The debtor drops out; what he still has goes to the creditor (A26, S6).
    pub(crate) fn give_up(&mut self, bill: Bill) {
        let rest = self.s.purses[bill.payer].cash.min(bill.amount);
        self.transfer(bill, rest);
        self.s.bills.pop();
        self.drop_out(bill.payer);
    }

    fn transfer(&mut self, bill: Bill, amount: i32) {
        let Bill {
            payer: seat,
            to,
            reason,
            ..
        } = bill;
        if amount == 0 {
            return;
        }
        self.s.purses[seat].cash -= amount;
        match to {
            Creditor::Pot => {
                self.s.pot += amount;
                self.tell(|_| Fact::PaidPot {
                    seat,
                    amount,
                    reason,
                });
            }
            Creditor::Ante { pot } => {
                let pot = pot.min(amount);
                self.s.pot += pot;
                self.s.bank += amount - pot;
                self.tell(|_| Fact::AntePaid {
                    seat,
                    pot,
                    bank: amount - pot,
                });
            }
            Creditor::Seat(to) => {
                self.s.purses[to].cash += amount;
                self.tell(|_| Fact::PaidPlayer {
                    seat,
                    to,
                    amount,
                    reason,
                });
            }
        }
    }
}
