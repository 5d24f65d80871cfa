//! The rules at work: what follows from an act or a draw, up to the next moment that needs a seat or luck.

use crate::Cow;
use crate::card::{Card, CardSet};
use crate::event::{Close, Event, Fact, Named};
use crate::state::{Playing, Roll, State, Step};
use crate::waiting::Waiting;

mod acting;
mod bombs;
mod counters;
mod effects;
mod ending;
mod leaving;
mod lots;
mod own;
mod paying;
mod setup;
mod turns;

pub(crate) use acting::Drawn;

/// Where facts are told.
pub(crate) trait Log {
    /// Writes down an event, which is only made where somebody reads it.
    fn write(&mut self, event: impl FnOnce() -> Event);
}

impl Log for Vec<Event> {
    fn write(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}

/// Nobody reads: playouts run through the rules without the making of facts.
pub(crate) struct Unread;

impl Log for Unread {
    fn write(&mut self, _event: impl FnOnce() -> Event) {}
}

/// A game at play: the rules, the state, and where facts are told.
pub(crate) struct Play<'a, L> {
    pub(crate) cow: &'a Cow,
    pub(crate) s: &'a mut State,
    pub(crate) log: &'a mut L,
}

impl<L: Log> Play<'_, L> {
    /// Does everything that needs neither a seat nor luck, and says what is waited for then.
    pub(crate) fn advance(&mut self) -> Waiting {
        let waiting = loop {
            if let Some(waiting) = self.forced() {
                break waiting;
            }
        };
        debug_assert_eq!(waiting, self.cow.waiting(self.s));
        waiting
    }

    /// The same after the first thing, which may have found what is waited for.
    #[inline]
    fn advance_from(&mut self, first: Option<Waiting>) -> Waiting {
        debug_assert!(first.is_none_or(|waiting| waiting == self.cow.waiting(self.s)));
        first.unwrap_or_else(|| self.advance())
    }

    /// Does the next such thing; where a seat or luck is waited for, or the match is over, says so instead.
    fn forced(&mut self) -> Option<Waiting> {
        if let Some(bill) = self.s.bills.first() {
            return self.pay(bill);
        }
        if self.s.chain.is_some() {
            return self.chain_forced();
        }
        self.roll_forced()
    }

    /// The next thing where no bill is due and no chain goes on.
    #[inline]
    pub(super) fn roll_forced(&mut self) -> Option<Waiting> {
        match self.s.roll {
            Some(Roll::Arrange) => Some(self.skip_arranging()),
            Some(Roll::Die) => Some(Waiting::Die),
            None => self.card_forced(),
        }
    }

    /// The next thing where no roll has been called for either.
    #[inline]
    fn card_forced(&mut self) -> Option<Waiting> {
        if self.s.drawing > 0 {
            return self.draw_forced();
        }
        match self.s.playing {
            Some(Playing::Cow { field, end }) => {
                self.enter(field, end);
                self.step_forced()
            }
            Some(Playing::Event { at, picks }) => self.effect_forced(at, picks),
            None => self.step_forced(),
        }
    }

    /// The next thing where no card is under way either.
    #[inline]
    fn step_forced(&mut self) -> Option<Waiting> {
        if self.s.step == Step::Main {
            return Some(Waiting::Main);
        }
        self.between_forced()
    }

    #[inline(never)]
    fn between_forced(&mut self) -> Option<Waiting> {
        match self.s.step {
            Step::Main => return Some(Waiting::Main),
            Step::BuyIn(_) | Step::NextGame | Step::Starter | Step::Lot | Step::Over => {
                return Some(self.cow.waiting_between(self.s));
            }
            Step::Deal { to, round } => return self.deal_forced(to, round),
            Step::City => return self.city_forced(),
            Step::Begin => {}
            Step::LastRoll => {
                self.end_turn();
                if !self.s.bills.are_paid() {
                    return None;
                }
            }
        }
        self.begin_turn();
        self.card_forced()
    }

    /// Tells a fact that everybody learns.
    fn tell(&mut self, fact: impl FnOnce(&Cow) -> Fact) {
        let cow = self.cow;
        self.log.write(|| Event::Open(fact(cow)));
    }

    /// Tells a fact that some learn more of than others.
    fn tell_some(&mut self, fact: impl FnOnce(&Cow) -> Close<Named>) {
        let cow = self.cow;
        self.log.write(|| Event::Close(fact(cow)));
    }
}

impl Cow {
    /// The rules at work on `state`, telling `log` what happens.
    pub(crate) fn play<'a, L: Log>(&'a self, state: &'a mut State, log: &'a mut L) -> Play<'a, L> {
        Play {
            cow: self,
            s: state,
            log,
        }
    }

    /// A card with its name.
    pub(crate) fn named(&self, card: Card) -> Named {
        let face = self.deck.face(card);
        Named {
            id: face.id,
            name: face.name.clone(),
        }
    }

    pub(crate) fn all_named(&self, cards: CardSet) -> Vec<Named> {
        cards.iter().map(|card| self.named(card)).collect()
    }
}
