//! The moves listed for the seat that is to act: of those that come to the same, one; in a fixed order.

use table::Seat;

use crate::Cow;
use crate::card::{Card, CardSet};
use crate::deck::Kind;
use crate::money::{Bill, FULL};
use crate::moves::Move;
use crate::rules::Way;
use crate::state::State;
use crate::waiting::Waiting;

impl Cow {
    /// Puts the listed moves into `list` (emptied first) and says whose they are; nobody's where luck is waited for or
    /// the match is over.
    pub fn moves(&self, state: &State, list: &mut Vec<Move>) -> Option<Seat> {
        let waiting = self.waiting(state);
        self.list(state, waiting, list);
        waiting.seat(state)
    }

    /// Puts what may be done about what is waited for into `list` (emptied first).
    pub(crate) fn list(&self, state: &State, waiting: Waiting, list: &mut Vec<Move>) {
        list.clear();
        match waiting {
            Waiting::Main => {
                let plays = self.plays(state);
                list.extend((0..plays.len()).map(|n| plays.nth(n)));
            }
            Waiting::Pick => {
                if let Some(need) = self.need_now(state) {
                    self.each_pick(state, need, |pick| {
                        list.push(pick);
                        true
                    });
                }
            }
            Waiting::Arrange => {
                let orders = self.orders(state);
                let shift = |n| {
                    let (from, to) = orders.nth(n);
                    Move::Shift(from, to)
                };
                list.extend((0..orders.len()).map(shift));
            }
            Waiting::Window { field, holder } => self.list_window(state, field, holder, list),
            Waiting::Debt(_) => {
                if let Some(bill) = state.bills.first() {
                    self.list_ways_out(state, bill, list);
                }
            }
            Waiting::BuyIn(_) => list.extend([Move::Add(FULL), Move::DropOut]),
            Waiting::Over
            | Waiting::Starter(_)
            | Waiting::Deal
            | Waiting::Lot
            | Waiting::City
            | Waiting::Draw
            | Waiting::Die
            | Waiting::HandCard(_) => {}
        }
    }

    fn list_window(&self, state: &State, field: Seat, holder: Card, list: &mut Vec<Move>) {
        list.push(Move::Explode);
        if self.may_defuse(state, holder) {
            list.push(Move::Defuse);
        }
        if self.may_pass(state, holder) {
            self.each_cow_of(state, field, self.receivers(state, holder), |cow| {
                list.push(Move::Pass(cow));
                true
            });
        }
        let thieves = self.thieves(state, holder);
        if !thieves.is_empty() {
            self.each_cow_of(state, field, thieves, |cow| {
                list.push(Move::Steal(cow));
                true
            });
        }
    }

    fn list_ways_out(&self, state: &State, bill: Bill, list: &mut Vec<Move>) {
        match self.rules.way_out_of_debt() {
            Way::LoanOfTheRest | Way::FullLoan => list.push(Move::Loan),
            Way::Add => {
                let least = least_to_add(state, bill);
                list.push(Move::Add(least));
                if least < FULL {
                    list.push(Move::Add(FULL));
                }
            }
        }
        list.push(Move::DropOut);
    }

    /// Whether a holder need not explode.
    pub(crate) fn has_way_out(&self, state: &State, holder: Card) -> bool {
        self.may_defuse(state, holder)
            || self.may_pass(state, holder)
            || !self.thieves(state, holder).is_empty()
    }

    pub(crate) fn may_defuse(&self, state: &State, holder: Card) -> bool {
        self.deck.kind(holder) == Kind::Mechanic && !state.used.contains(holder)
    }

    pub(crate) fn may_pass(&self, state: &State, holder: Card) -> bool {
        let general = self.deck.kind(holder) == Kind::General && !state.used.contains(holder);
        general && !self.receivers(state, holder).is_empty()
    }

    /// The P.E.C.s that may take the holder's bomb (R35, S5).
    pub(crate) fn thieves(&self, state: &State, holder: Card) -> CardSet {
        let pecs = (field_mates(state, holder) & self.deck.of_kind(Kind::Pec)) - state.used;
        self.without_bomb_stays(holder, pecs)
    }

    /// The cows to which a General may hand his bomb on (R34).
    pub(crate) fn receivers(&self, state: &State, holder: Card) -> CardSet {
        self.without_bomb_stays(holder, field_mates(state, holder))
    }

    /// The rule of the table's own, by its place, by which a bomb stays that could go on without it (O12).
    pub(crate) fn kept_by(&self, state: &State, holder: Card) -> Option<usize> {
        if self.rules.own().is_empty() {
            return None;
        }
        let mates = field_mates(state, holder);
        let general = self.deck.kind(holder) == Kind::General && !state.used.contains(holder);
        let pecs = (mates & self.deck.of_kind(Kind::Pec)) - state.used;
        let ways = if general { mates } else { pecs };
        let mut ways = ways.iter();
        let by = ways.find_map(|cow| self.rules.bomb_stays(&self.deck, holder, cow))?;
        self.rules.own()[by].is_since(4).then_some(by)
    }

    /// Those of `cows` to which a bomb of the holder may go under the rules of the table's own (P30).
    fn without_bomb_stays(&self, holder: Card, cows: CardSet) -> CardSet {
        if self.rules.own().is_empty() {
            return cows;
        }
        let may_get = |cow: &Card| self.rules.bomb_stays(&self.deck, holder, *cow).is_none();
        cows.iter().filter(may_get).collect()
    }
}

/// The other cows of the holder's field.
pub(crate) fn field_mates(state: &State, holder: Card) -> CardSet {
    let chain = state.chain.as_ref();
    let mut mates = chain.map_or(CardSet::EMPTY, |chain| state.ring.herd(chain.field));
    mates.remove(holder);
    mates
}

/// The least that pays a bill, in multiples of $50 (S8).
pub(crate) fn least_to_add(state: &State, bill: Bill) -> i32 {
    let missing = bill.amount - state.purses[bill.payer].cash;
    (missing + 49) / 50 * 50
}
