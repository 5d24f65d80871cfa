//! A turn: a card is placed, words are claimed, the time runs out (X3–X5, X11, X15).

use std::sync::Arc;

use table::{Refusal, Seat};

use super::Play;
use crate::board::Position;
use crate::deck::{LETTER_CARDS, Letter};
use crate::event::Fact;
use crate::rules::{Happened, WrongClaim};
use crate::search::Walk;
use crate::state::{LastClaim, Listed, Stage, Turn};

impl Play<'_> {
    pub(super) fn begin_turn(&mut self, number: u32) {
        let seat = self.state.seat_of(number as usize);
        let turn = Turn {
            number,
            seat,
            words: 0,
            owed: 0,
            stage: Stage::Placing,
        };
        self.tell(Fact::TurnBegun { turn: number, seat });
        self.begin_after(None, turn);
    }

    /// Places a card of the hand of the player whose turn it is.
    pub(crate) fn place(&mut self, letter: Letter, position: Position) {
        let Some(&Turn { seat, number, .. }) = self.state.turn() else {
            return;
        };
        let bars = self.rules().may_bar();
        let told = bars.then(|| self.game.placing_told(self.state, letter, position));
        if self.state.layout.place(position, letter).is_err() {
            return;
        }
        self.state.players[seat]
            .hand
            .retain(|&other| other != letter);
        self.state.late = None;
        let card = self.rules().deck().letter(letter).name.clone();
        self.tell(Fact::Placed {
            seat,
            card,
            position,
        });
        if let Some(told) = told {
            self.tell_of_placing(seat, &told);
        }
        self.enter(Stage::Claiming);
        if is_last(number) && self.rules().ends_with_the_last_card() {
            self.end_turn();
        }
    }

    /// Lists a word that lies so on the board (X6).
    pub(crate) fn list(&mut self, word: &str, walk: Walk) {
        let Some(turn) = self.turn_mut() else { return };
        turn.words += 1;
        let (seat, number) = (turn.seat, turn.number);
        let path = walk.positions();
        let spelled: Vec<_> = walk.0.into_iter().map(|step| step.text).collect();
        self.tell(Fact::WordListed {
            seat,
            word: word.to_owned(),
            path: path.clone(),
            spelled: spelled.clone(),
            turn: number,
        });
        self.note(seat, word, None);
        self.state.words.push(Arc::new(Listed {
            word: word.to_owned(),
            seat,
            path,
            spelled,
            turn: number,
        }));
        self.recount(seat, Happened::Word(word));
        self.tell_of_word(seat, word);
        self.win_cards(seat, word);
    }

    /// A claim was wrong and has its price (X15).
    pub(crate) fn claim_was_wrong(&mut self, word: &str, why: Refusal) {
        let Some(&Turn { seat, .. }) = self.state.turn() else {
            return;
        };
        let price = self.rules().wrong_claim();
        self.note(seat, word, Some(why.message.clone()));
        self.tell(Fact::ClaimWrong {
            seat,
            word: word.to_owned(),
            because: why.message,
            rule: why.rule.unwrap_or_default(),
            minus_one: price == WrongClaim::MinusOne,
        });
        match price {
            WrongClaim::Free => {}
            WrongClaim::EndsTurn => self.end_turn(),
            WrongClaim::MinusOne => self.state.players[seat].lost += 1,
        }
    }

    fn note(&mut self, seat: Seat, word: &str, wrong: Option<String>) {
        self.state.last_claim = Some(LastClaim {
            seat,
            word: word.to_owned(),
            wrong,
        });
    }

    /// The clock of a turn has run out (X4). A word claimed before that still gets its card.
    pub(crate) fn turn_expired(&mut self) {
        let Some(turn) = self.turn_mut() else { return };
        let (seat, number) = (turn.seat, turn.number);
        let claiming = turn.stage == Stage::Claiming;
        if let Stage::Awarding { expired } = &mut turn.stage {
            *expired = true;
        }
        self.state.late = Some(seat);
        self.tell(Fact::TimeExpired { seat });
        if let Some(by) = self.rules().turn_clock_by(number) {
            self.decided(seat, by);
        }
        if claiming {
            self.end_turn();
        }
    }

    pub(crate) fn end_turn(&mut self) {
        let Some(&Turn {
            seat,
            number,
            words,
            ..
        }) = self.state.turn()
        else {
            return;
        };
        self.tell(Fact::TurnEnded { seat, words });
        self.recount(seat, Happened::Turn(words));
        if is_last(number) || self.ends_by_own_rule(seat, number) {
            self.end_of_words();
        } else {
            self.begin_turn(number + 1);
        }
        self.go_on();
    }
}

/// Whether a turn is that of the last card (X5).
pub(crate) fn is_last(number: u32) -> bool {
    number as usize >= LETTER_CARDS
}
