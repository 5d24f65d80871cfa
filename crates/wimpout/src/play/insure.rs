//! Insurance points: earned, and paid to nullify a throw before it takes effect (H2, S9).

use table::Seat;

use super::Play;
use crate::event::Event;
use crate::rules::Whose;
use crate::score::{Scoring, score};
use crate::state::{Fate, State};
use crate::throw::Throw;
use crate::turn::{Stage, Turn};

impl Play<'_> {
    /// Who is asked first whether the throw of `thrower` stands, if anybody can pay.
    pub(crate) fn first_asked(&self, thrower: Seat) -> Option<Seat> {
        self.asked_from(thrower, 1)
    }

    /// Opponents in order of play, then the thrower: the first from the `step`th on who can pay.
    fn asked_from(&self, thrower: Seat, step: usize) -> Option<Seat> {
        if !self.rules.insures() || self.state.licks.is_some() {
            return None;
        }
        let n_seats = self.state.players.len();
        let mut seats = (step..=n_seats).map(|step| Seat::at((thrower.index() + step) % n_seats));
        seats.find(|seat| self.can_pay(*seat, thrower))
    }

    fn can_pay(&self, seat: Seat, thrower: Seat) -> bool {
        let player = &self.state.players[seat];
        let price = self.rules.price(whose(seat, thrower));
        player.is_in() && price > 0 && spendable(self.state, seat) >= price
    }

    /// `seat` pays: the throw never happened, and the same cubes are thrown again: the thrower cannot stop instead.
    pub(crate) fn insure(&mut self, seat: Seat) {
        let Some(Turn {
            seat: thrower,
            run,
            stage,
        }) = self.turn_mut()
        else {
            return;
        };
        let thrower = *thrower;
        run.erased = true;
        *stage = Stage::Deciding;
        let paid = self.rules.price(whose(seat, thrower));
        let player = &mut self.players()[seat];
        player.insurance = player.insurance.saturating_sub(paid);
        self.befall(Fate::Erased);
        self.log.push(Event::ThrowErased {
            seat,
            thrower,
            paid,
        });
    }

    /// `seat` lets the throw stand, or has left: the next who can pay is asked, or it takes effect.
    pub(crate) fn let_stand(&mut self, seat: Seat, throw: Throw) {
        let Some(Turn {
            seat: thrower, run, ..
        }) = self.state.turn()
        else {
            return;
        };
        let (thrower, clearing, n_seats) = (*thrower, run.faces(), self.state.players.len());
        let step = (seat.index() + n_seats - thrower.index() - 1) % n_seats + 1;
        match self.asked_from(thrower, step + 1) {
            Some(asked) => self.enter(Stage::Insuring { throw, asked }),
            None => self.take_effect(thrower, throw, score(self.rules, &throw, clearing)),
        }
    }

    /// A throw that has taken effect may earn insurance.
    pub(super) fn issue(&mut self, seat: Seat, throw: Throw, scoring: &Scoring) {
        let (points, by) = self.rules.issues_in_all(throw, scoring);
        if points == 0 {
            return;
        }
        if let Some(turn) = self.turn_mut() {
            turn.run.issued += points;
        }
        let player = &mut self.players()[seat];
        player.insurance += points;
        let insurance = player.insurance;
        self.log.push(Event::InsuranceIssued { seat, insurance });
        self.tell_decided(seat, by);
    }
}

fn whose(seat: Seat, thrower: Seat) -> Whose {
    if seat == thrower {
        Whose::Own
    } else {
        Whose::Opponents
    }
}

/// The insurance points of `seat` that were not issued in the turn in progress.
fn spendable(state: &State, seat: Seat) -> u32 {
    let own_turn = state.turn().filter(|turn| turn.seat == seat);
    let issued = own_turn.map_or(0, |turn| turn.run.issued);
    state.players[seat].insurance.saturating_sub(issued)
}
