//! Setting up a game (R4–R7) and dealing.

use table::Seat;

use crate::card::{Card, CardSet, Seats, Six};
use crate::event::{Close, Fact};
use crate::knowledge::Knowledge;
use crate::money::{Bill, Bills, Creditor, Purse, Reason, START};
use crate::ring::Ring;
use crate::state::{Cities, Counts, State, Step, Tally};
use crate::waiting::Waiting;

use super::{Log, Play};

impl State {
    /// A table of `seats` with their money and nothing else (R2).
    pub(crate) fn new(seats: usize) -> Self {
        let mut purses = Six::default();
        let all = Seats::first(seats);
        all.iter().for_each(|seat| {
            purses[seat] = Purse {
                cash: START,
                ..Purse::default()
            }
        });
        Self {
            seats,
            inside: all,
            gone: Seats::default(),
            purses,
            pot: 0,
            bank: 0,
            bills: Bills::default(),
            deck: CardSet::EMPTY,
            discard: CardSet::EMPTY,
            hands: Six::default(),
            ring: Ring::empty(),
            spies: Six::default(),
            used: CardSet::EMPTY,
            on_table: None,
            knowledge: Knowledge::default(),
            cities: Cities::default(),
            games: 0,
            turn: 0,
            first: Seat(0),
            active: Seat(0),
            quiet: 0,
            tally: Tally::default(),
            step: Step::NextGame,
            playing: None,
            roll: None,
            drawing: 0,
            chain: None,
            counts: Counts::default(),
            counting: None,
            lot: None,
        }
    }
}

impl<L: Log> Play<'_, L> {
    /// Begins the first game.
    pub(crate) fn begin_match(&mut self) {
        self.set_up();
        if self.cow.rules.draws_starter() {
            self.s.step = Step::Starter;
        } else {
            self.starter(Seat(0));
        }
        self.advance();
    }

    /// Gathers all cards and asks for the antes (R4, R6).
    fn set_up(&mut self) {
        let cities = self.cow.deck.cities().iter().map(|city| 1 << city.number);
        *self.s = State {
            deck: self.cow.deck.cards(),
            cities: Cities {
                left: cities.sum(),
                ..Cities::default()
            },
            purses: self.s.purses,
            inside: self.s.inside,
            gone: self.s.gone,
            games: self.s.games,
            first: self.s.first,
            counts: self.s.counts,
            ..State::new(self.s.seats)
        };
        let (game, seats) = (self.s.games + 1, self.s.inside);
        self.tell(|cow| Fact::GameBegun {
            game,
            of: cow.rules.games(),
            seats: seats.iter().collect(),
        });
        self.begin_counts(None);
        let (pot, bank) = self.cow.rules.ante();
        for payer in seats.iter() {
            let to = Creditor::Ante { pot };
            self.s.bills.push(Bill {
                payer,
                to,
                amount: pot + bank,
                reason: Reason::Ante,
            });
        }
    }

    /// Takes the player who was drawn to begin.
    pub(crate) fn starter_drawn(&mut self, nth: usize) {
        if self.s.step == Step::NextGame {
            self.set_up();
        }
        let seat = self.s.inside.iter().nth(nth).unwrap_or(self.s.first);
        self.starter(seat);
    }

    fn starter(&mut self, seat: Seat) {
        self.s.first = seat;
        self.s.active = seat;
        self.tell(|_| Fact::StarterFound { seat });
        self.s.step = Step::Deal { to: seat, round: 1 };
    }

    /// Deals a card; the first one of a later game also sets it up, with the antes that can be paid unasked.
    pub(crate) fn deal(&mut self, card: Card) {
        if self.s.step == Step::NextGame {
            self.set_up();
            let next = self.s.inside.from(self.s.first.next(self.s.seats)).next();
            self.starter(next.unwrap_or(self.s.first));
            while let Some(bill) = self.s.bills.first()
                && self.pay(bill).is_none()
            {}
        }
        if let Step::Deal { to, round } = self.s.step {
            self.s.deck.remove(card);
            self.s.hands[to].insert(card);
            self.tell_some(|cow| Close::Dealt {
                seat: to,
                card: cow.named(card),
            });
            self.deal_on(to, round);
        }
    }

    /// Cards go one at a time round the table, from the first player on.
    fn deal_on(&mut self, to: Seat, round: u8) {
        let next = self.s.others_from_left(to).next().unwrap_or(to);
        // As long as a round goes on, seats before the first come after the others.
        let place = |seat: Seat| (seat < self.s.first, seat);
        let round = if place(next) > place(to) {
            round
        } else {
            round + 1
        };
        self.s.step = Step::Deal { to: next, round };
    }

    pub(super) fn deal_forced(&mut self, to: Seat, round: u8) -> Option<Waiting> {
        if round > self.cow.rules.dealt(self.s.inside.len()) || self.s.deck.is_empty() {
            self.s.active = self
                .s
                .inside
                .from(self.s.first)
                .next()
                .unwrap_or(self.s.first);
            self.s.step = Step::Begin;
            self.dealt_by_own_rule();
            return None;
        }
        if !self.s.inside.contains(to) {
            self.deal_on(to, round);
            return None;
        }
        Some(Waiting::Deal)
    }
}
