//! What a word wins: the top card of the pile, or another player's (X16, X17).

use own::Rule;
use table::Seat;

use super::Play;
use super::own::me;
use crate::deck::Celestial;
use crate::event::{Close, Fact, Named};
use crate::state::{Move, Stage, Turn};

impl Play<'_> {
    /// A word has just been listed.
    pub(super) fn win_cards(&mut self, seat: Seat, word: &str) {
        let told = |rule: &Rule| Some(me(self.state, seat, rule));
        let cards = self.rules().cards_won_by(word, told);
        if cards == 0 || self.rules().is_practice() {
            return;
        }
        if !self.win_one(seat, word, false) {
            return self.tell(Fact::NothingToWin { seat });
        }
        if let Some(turn) = self.turn_mut() {
            turn.owed = cards - 1;
        }
    }

    /// A card is won by a word, from the pile or else from another; false where there is none to win.
    fn win_one(&mut self, seat: Seat, word: &str, expired: bool) -> bool {
        if self.state.pile_size() > 0 {
            self.enter(Stage::Awarding { expired });
            return true;
        }
        if self.state.victims(seat).next().is_none() {
            return false;
        }
        if let Some(by) = self.rules().pilfers_by(word) {
            self.decided(seat, by);
        }
        let pilfers = self.rules().pilfers(word);
        if pilfers {
            self.state.pilfers += 1;
            self.enter(Stage::Choosing);
        }
        pilfers
    }

    /// After a card: the next one that the word wins (P30); false where it wins no more.
    fn wins_on(&mut self, expired: bool) -> bool {
        let Some(turn) = self.turn_mut().filter(|turn| turn.owed > 0) else {
            return false;
        };
        turn.owed -= 1;
        let seat = turn.seat;
        let Some(last) = self.state.words.last().cloned() else {
            return false;
        };
        self.win_one(seat, &last.word, expired)
    }

    /// The top card of the pile comes (X16).
    pub(crate) fn awarded(&mut self, card: Celestial) {
        let Some(turn) = self.turn_mut() else { return };
        let seat = turn.seat;
        let expired = turn.stage == Stage::Awarding { expired: true };
        self.state.players[seat].celestial.push(card);
        let event = Close::Awarded {
            seat,
            card: self.named(card),
            face_up: self.rules().cards_lie_open(),
            pile: self.state.pile_size(),
        };
        self.tell_some(event);
        if !self.wins_on(expired) {
            self.enter(Stage::Claiming);
            if expired {
                self.end_turn();
            }
        }
        self.go_on();
    }

    /// A victim is chosen, and the card as well if it lies open.
    pub(crate) fn pilfer(&mut self, victim: Seat, card: Option<Celestial>) {
        match card {
            Some(card) => self.take(victim, card),
            None => self.enter(Stage::Picking { victim }),
        }
    }

    /// A card of the victim's hidden hand was picked.
    pub(crate) fn picked(&mut self, number: usize) {
        let Some(Turn {
            stage: Stage::Picking { victim },
            ..
        }) = self.state.turn()
        else {
            return;
        };
        let victim = *victim;
        if let Some(&card) = self.state.players[victim].celestial.get(number) {
            self.take(victim, card);
        }
        self.go_on();
    }

    fn take(&mut self, victim: Seat, card: Celestial) {
        let Some(&Turn { seat: thief, .. }) = self.state.turn() else {
            return;
        };
        let face_up = self.rules().cards_lie_open();
        self.state.players[victim]
            .celestial
            .retain(|&other| other != card);
        self.state.players[thief].celestial.push(card);
        if !face_up {
            let card = Some(card);
            self.state.moves.push(Move::Pilfered {
                thief,
                victim,
                card,
            });
        }
        let card = self.named(card);
        self.tell_some(Close::Pilfered {
            seat: thief,
            from: victim,
            card,
            face_up,
        });
        if !self.wins_on(false) {
            self.enter(Stage::Claiming);
        }
    }

    /// A pilfer is let pass: the word is only listed.
    pub(crate) fn decline_pilfer(&mut self) {
        let Some(&Turn { seat, .. }) = self.state.turn() else {
            return;
        };
        self.tell(Fact::PilferDeclined { seat });
        if let Some(turn) = self.turn_mut() {
            turn.owed = 0;
        }
        self.enter(Stage::Claiming);
    }

    fn named(&self, card: Celestial) -> Named {
        let card = self.rules().deck().celestial(card);
        Named {
            id: card.id.clone(),
            title: card.title.clone(),
            tenths: card.tenths,
        }
    }
}
