//! The end of a game and of the match (R39–R42, A24, A28, S9).

use table::{Place, Seat, Standing};

use crate::card::Seats;
use crate::event::{Ending, Fact};
use crate::money::Bills;
use crate::state::{State, Step};

use super::{Log, Play};

/// Why the richest has not won (A26).
const BARRED: &str = "dropped out and so cannot win (A26)";

impl<L: Log> Play<'_, L> {
    /// The best share the Pot and the Bank; then the next game, or the end of the match.
    pub(super) fn end_game(&mut self, because: Ending) {
        self.stop_everything();
        self.s.chain = None;
        self.s.bills = Bills::default();
        let winners = self.best();
        let game = self.s.games + 1;
        let points: Vec<u32> = (0..self.s.seats)
            .map(|seat| self.s.points(Seat::at(seat)))
            .collect();
        self.tell(|_| Fact::GameEnded {
            game,
            because,
            points,
            winners: winners.iter().collect(),
        });
        self.split(winners);
        self.s.games = game;
        self.after_game();
    }

    /// No roll, no drawing, no playing goes on; a card being played is discarded.
    pub(super) fn stop_everything(&mut self) {
        // What an event has called for and has not fallen is not counted as a roll of this turn.
        let called_by_event = self.s.step != Step::LastRoll;
        if self.s.roll.take().is_some() && called_by_event {
            self.s.tally.extra_rolls -= 1;
        }
        self.s.drawing = 0;
        self.s.counts.rolls += 1;
        if let Some(card) = self.s.on_table.take() {
            self.s.discard.insert(card);
            self.finish_playing();
        }
    }

    /// Who has the most points among those still in (R39); everybody, if nobody holds a city (S9).
    fn best(&self) -> Seats {
        let mut winners = self.s.inside;
        let most = winners.iter().map(|seat| self.s.points(seat)).max();
        for seat in self.s.inside.iter() {
            if Some(self.s.points(seat)) != most {
                winners.remove(seat);
            }
        }
        winners
    }

    /// Equal shares in whole coins; coins left over go one by one to the winners from the left of the active player:
    /// who took the last city did so in this turn (R40, A24, S9).
    fn split(&mut self, winners: Seats) {
        let coin = self.cow.rules.smallest_coin();
        let money = self.s.pot + self.s.bank;
        let n = i32::try_from(winners.len()).unwrap_or(1);
        let each = money / n / coin * coin;
        let mut rest = money - each * n;
        let left = self.s.active.next(self.s.seats);
        for seat in winners.from(left) {
            let extra = rest.min(coin);
            rest -= extra;
            let amount = each + extra;
            self.s.purses[seat].cash += amount;
            self.tell(|_| Fact::MoneyWon { seat, amount });
        }
        (self.s.pot, self.s.bank) = (0, 0);
    }

    /// The next game of the match, if there is one (A28).
    pub(crate) fn after_game(&mut self) {
        if !self.cow.rules.another_game_after(self.s.games) {
            self.s.step = Step::Over;
            return;
        }
        let mut asked = Seats::first(self.s.seats);
        for seat in self.s.inside.iter().chain(self.s.gone.iter()) {
            asked.remove(seat);
        }
        self.ask_on(asked);
    }

    /// Asks the next of those who dropped out; then two are enough to go on.
    pub(super) fn ask_on(&mut self, asked: Seats) {
        self.s.step = if !asked.is_empty() {
            Step::BuyIn(asked)
        } else if self.s.inside.len() < 2 {
            Step::Over
        } else {
            Step::NextGame
        };
    }
}

impl State {
    /// The final standing: most money first (R41); who has dropped out has not won (A26).
    pub(crate) fn standing(&self) -> Standing {
        let net = |seat: Seat| i64::from(self.purses[seat].net());
        let most = self.inside.iter().map(net).max();
        let winners: Vec<Seat> = self
            .inside
            .iter()
            .filter(|&seat| Some(net(seat)) == most)
            .collect();
        let mut seats: Vec<Seat> = (0..self.seats).map(Seat::at).collect();
        seats.sort_by_key(|&seat| (!winners.contains(&seat), -net(seat), seat));
        let places = seats
            .into_iter()
            .map(|seat| Place {
                seat,
                score: net(seat),
                barred: (!self.inside.contains(seat) && most.is_some_and(|most| net(seat) >= most))
                    .then_some(BARRED),
            })
            .collect();
        Standing { winners, places }
    }
}
