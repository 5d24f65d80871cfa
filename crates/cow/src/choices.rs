//! The actions listed for the seat that is to act: of those that come to the same, one; in a fixed order.

use table::Seat;

use crate::Cow;
use crate::action::{Action, End};
use crate::card::{Card, CardSet};
use crate::deck::Kind;
use crate::money::{Bill, FULL};
use crate::rules::Way;
use crate::state::State;
use crate::waiting::Waiting;

impl Cow {
    /// Puts the listed actions into `list` (emptied first) and says whose they are; nobody's where luck is waited
    /// for or the match is over.
    pub fn choices(&self, state: &State, list: &mut Vec<Action>) -> Option<Seat> {
        list.clear();
        let waiting = self.waiting(state);
        match waiting {
            Waiting::Main => self.list_plays(state, list),
            Waiting::Pick(need) => {
                list.extend(self.options(state, &need).into_iter().map(Action::Pick));
            }
            Waiting::Arrange => self.list_orders(state, list),
            Waiting::Window { holder, .. } => self.list_window(state, holder, list),
            Waiting::Debt(bill) => self.list_ways_out(state, bill, list),
            Waiting::BuyIn(_) => list.extend([Action::Add { amount: FULL }, Action::DropOut]),
            Waiting::Over
            | Waiting::Starter(_)
            | Waiting::Deal
            | Waiting::City
            | Waiting::Draw
            | Waiting::Die
            | Waiting::HandCard(_) => {}
        }
        waiting.seat(state)
    }

    fn list_plays(&self, state: &State, list: &mut Vec<Action>) {
        let hand = state.hands[state.active];
        for cow in self.distinct(hand & self.deck.cows()) {
            let card = self.deck.id(cow);
            for field in state.inside.from(state.active) {
                // In one's own field and in an empty one the ends make no difference.
                if field != state.active && state.ring.len(field) > 0 {
                    list.push(Action::PlayCow {
                        card,
                        field,
                        end: End::Left,
                    });
                }
                list.push(Action::PlayCow {
                    card,
                    field,
                    end: End::Right,
                });
            }
        }
        let events = self.distinct(hand - self.deck.cows());
        let playable = events.filter(|&event| self.may_play_event(state, event));
        list.extend(playable.map(|event| Action::PlayEvent {
            card: self.deck.id(event),
        }));
        list.push(Action::EndPlay);
    }

    /// Whether an event has a target, or may be played without one (A19).
    pub(crate) fn may_play_event(&self, state: &State, event: Card) -> bool {
        self.rules.may_play_blank() || self.has_target(state, event)
    }

    /// The order as it is, then each order that brings one cow to the right end, then to the left end. Every other
    /// order is allowed too.
    fn list_orders(&self, state: &State, list: &mut Vec<Action>) {
        let field = state.ring.field(state.active);
        let mut orders: Vec<Vec<Card>> = vec![field.to_vec()];
        let alike = |one: &[Card], other: &[Card]| {
            one.iter()
                .zip(other)
                .all(|(&a, &b)| self.are_alike(state, a, b))
        };
        let moved = |from: usize, to: usize| {
            let mut order = field.to_vec();
            let cow = order.remove(from);
            order.insert(to, cow);
            order
        };
        let leftmost = field.len() - 1;
        let to_right = (1..=leftmost).map(|from| moved(from, 0));
        let to_left = (0..leftmost).map(|from| moved(from, leftmost));
        for order in to_right.chain(to_left) {
            if !orders.iter().any(|other| alike(other, &order)) {
                orders.push(order);
            }
        }
        let written = |order: Vec<Card>| order.iter().rev().map(|&cow| self.deck.id(cow)).collect();
        list.extend(orders.into_iter().map(|order| Action::Arrange {
            order: written(order),
        }));
    }

    fn list_window(&self, state: &State, holder: Card, list: &mut Vec<Action>) {
        list.push(Action::Explode);
        if self.may_defuse(state, holder) {
            list.push(Action::Defuse);
        }
        if self.may_pass(state, holder) {
            let others = field_mates(state, holder);
            let others = self.distinct_cows(state, others);
            list.extend(others.map(|cow| Action::Pass {
                to: self.deck.id(cow),
            }));
        }
        let thieves = self.distinct_cows(state, self.thieves(state, holder));
        list.extend(thieves.map(|cow| Action::Steal {
            by: self.deck.id(cow),
        }));
    }

    fn list_ways_out(&self, state: &State, bill: Bill, list: &mut Vec<Action>) {
        match self.rules.way_out_of_debt() {
            Way::LoanOfTheRest | Way::FullLoan => list.push(Action::Loan),
            Way::Add => {
                let least = least_to_add(state, bill);
                list.push(Action::Add { amount: least });
                if least < FULL {
                    list.push(Action::Add { amount: FULL });
                }
            }
        }
        list.push(Action::DropOut);
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
        general && !field_mates(state, holder).is_empty()
    }

    /// The P.E.C.s that may take the holder's bomb (R35, S5).
    pub(crate) fn thieves(&self, state: &State, holder: Card) -> CardSet {
        let Some(chain) = &state.chain else {
            return CardSet::EMPTY;
        };
        let field = state.ring.field(chain.field).iter().copied();
        let may = |&cow: &Card| {
            cow != holder && self.deck.kind(cow) == Kind::Pec && !state.used.contains(cow)
        };
        field.filter(may).collect()
    }
}

/// The other cows of the holder's field.
pub(crate) fn field_mates(state: &State, holder: Card) -> CardSet {
    let field = state
        .chain
        .as_ref()
        .map(|chain| state.ring.field(chain.field));
    field
        .unwrap_or_default()
        .iter()
        .copied()
        .filter(|&cow| cow != holder)
        .collect()
}

/// The least that pays a bill, in multiples of $50 (S8).
pub(crate) fn least_to_add(state: &State, bill: Bill) -> i32 {
    let missing = bill.amount - state.purses[bill.payer].cash;
    (missing + 49) / 50 * 50
}
