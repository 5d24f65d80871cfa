//! Dropping out, leaving at will, and coming back for the next game (A26, S6, S7).

use table::Seat;

use crate::card::CardSet;
use crate::event::{Ending, Fact};
use crate::money::{FULL, Purse};
use crate::state::{Picks, Playing, Step, numbers};

use super::{Log, Play};

impl<L: Log> Play<'_, L> {
    /// A player leaves the game. His cards go to the discard pile, his cities are set aside.
    pub(crate) fn drop_out(&mut self, seat: Seat) {
        self.last_reckoning(seat);
        let cards = self.clear_seat(seat);
        let cities = std::mem::take(&mut self.s.cities.taken[seat]);
        self.s.cities.points[seat] = 0;
        self.s.cities.aside |= cities;
        self.s.inside.remove(seat);
        self.s.bills.strike(seat);
        self.s.counts.bills += 1;
        self.tell(|cow| Fact::DroppedOut {
            seat,
            cards: cow.all_named(cards),
            cities: numbers(cities).collect(),
        });
        if self.s.inside.len() == 1 && self.in_game() {
            return self.end_game(Ending::LastPlayer);
        }
        if seat == self.s.active && self.s.in_turn() {
            self.end_turn_without_roll();
        } else if let Some(Playing::Event { at, picks }) = self.s.playing
            && !self.are_there(&picks)
        {
            // What was picked has gone with the player: it is asked for again.
            self.s.playing = Some(Playing::Event {
                at,
                picks: Picks::default(),
            });
        }
    }

    /// Whether the cows and the seat that were picked are still in the game.
    fn are_there(&self, picks: &Picks) -> bool {
        let mut cows = picks.cow.into_iter().chain(picks.other);
        cows.all(|cow| self.s.ring.whose(cow).is_some())
            && picks.seat.is_none_or(|seat| self.s.inside.contains(seat))
    }

    /// Between the games of a match nobody can win by being the last one.
    fn in_game(&self) -> bool {
        !matches!(self.s.step, Step::BuyIn(_) | Step::NextGame | Step::Over)
    }

    /// In mid-chain his own cows are reckoned first (S7); what he cannot pay he does not pay.
    fn last_reckoning(&mut self, seat: Seat) {
        let owed = self
            .s
            .chain
            .as_ref()
            .is_some_and(|chain| chain.owed.contains(seat));
        if owed {
            let due = -self.reckon(seat).min(0);
            let paid = due.min(self.s.purses[seat].cash);
            self.s.purses[seat].cash -= paid;
            self.s.pot += paid;
        }
    }

    /// Discards his hand, the cows in his field and his Spies elsewhere.
    fn clear_seat(&mut self, seat: Seat) -> CardSet {
        let hand = std::mem::take(&mut self.s.hands[seat]);
        let field: CardSet = self.s.ring.field(seat).iter().copied().collect();
        let cows = field | self.s.spies[seat];
        for cow in cows.iter() {
            self.s.take_out(cow);
            if let Some(chain) = &mut self.s.chain {
                chain.forget(cow);
            }
        }
        hand.iter().for_each(|card| self.s.throw_away(card));
        hand | cows
    }

    fn end_turn_without_roll(&mut self) {
        self.stop_everything();
        self.s.step = Step::LastRoll;
    }

    /// A player who dropped out comes back for the next game, or stays out (S7).
    pub(crate) fn buy_in(&mut self, seat: Seat, comes: bool) {
        let Step::BuyIn(mut asked) = self.s.step else {
            return;
        };
        asked.remove(seat);
        if comes {
            let Purse { cash, added, .. } = &mut self.s.purses[seat];
            *cash += FULL;
            *added += FULL;
            self.s.inside.insert(seat);
            self.tell(|_| Fact::BoughtIn { seat, amount: FULL });
        } else {
            self.tell(|_| Fact::StayedOut { seat });
        }
        self.ask_on(asked);
    }
}
