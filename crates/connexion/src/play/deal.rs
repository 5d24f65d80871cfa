//! The deal (X1, X2).

use table::Seat;

use super::Play;
use crate::deck::{LETTER_CARDS, Letter};
use crate::event::{Close, Fact};
use crate::state::Phase;

impl Play<'_> {
    /// The dealer is drawn; he deals to the left.
    pub(crate) fn dealer_drawn(&mut self, number: usize) {
        let seat = Seat::at(number);
        self.state.dealer = seat;
        self.state.phase = Phase::Dealing;
        self.tell(Fact::DealerDrawn { seat });
    }

    /// The next letter card is dealt; after the last one the first turn begins.
    pub(crate) fn letter_dealt(&mut self, letter: Letter) {
        let number = self.state.dealt() + 1;
        let seat = self.state.seat_of(number);
        self.state.players[seat].hand.push(letter);
        let card = self.rules().deck().letter(letter).name.clone();
        self.tell_some(Close::Dealt { seat, card });
        if number == LETTER_CARDS {
            self.begin_turn(1);
            self.go_on();
        }
    }
}
