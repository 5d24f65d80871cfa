//! An action that is allowed is carried out.

use table::Seat;

use crate::action::Action;
use crate::claim::spelled;
use crate::event::Event;
use crate::game::Connexion;
use crate::state::{Stage, State, Turn, Vote};

impl Connexion {
    /// Does something in which only so much is asked of the rules of the table's own.
    pub(crate) fn errand<T>(&self, doing: impl FnOnce() -> T) -> T {
        own::errand(self.agreed().own(), doing)
    }

    pub(crate) fn act_in_turn(
        &self,
        state: &mut State,
        turn: &Turn,
        action: &Action,
        log: &mut Vec<Event>,
    ) {
        match (&turn.stage, action) {
            (Stage::Placing, Action::Place { card, position }) => {
                if let Ok((letter, position)) = self.placing(state, turn.seat, card, *position) {
                    self.play(state, log).place(letter, position);
                }
            }
            (Stage::Claiming, Action::Claim { word }) => {
                let Ok(word) = spelled(word) else { return };
                match self.walk(state, turn.seat, &word) {
                    Ok(walk) => self.play(state, log).list(&word, walk),
                    Err(why) => self.play(state, log).claim_was_wrong(&word, why),
                }
            }
            (Stage::Claiming, Action::Done) => self.play(state, log).end_turn(),
            (Stage::Choosing, Action::Pilfer { from, card }) => {
                if let Ok(card) = self.pilfering(state, turn.seat, *from, card.as_deref()) {
                    self.play(state, log).pilfer(*from, card);
                }
            }
            (Stage::Choosing, Action::Decline) => self.play(state, log).decline_pilfer(),
            _ => {}
        }
    }

    pub(crate) fn act_in_bonus(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        log: &mut Vec<Event>,
    ) {
        match *action {
            Action::LaySun => self.play(state, log).lay_sun(),
            Action::Decline | Action::Done => self.play(state, log).no_sentence(),
            Action::Sentence { ref words, future } => {
                if let Ok(sentence) = self.sentence(state, words, future) {
                    self.play(state, log).submit(sentence);
                }
            }
            Action::Appeal => self.play(state, log).appeal(),
            Action::Judge { grammar, future } => {
                let vote = Vote {
                    seat,
                    grammar,
                    future,
                };
                self.play(state, log).vote(vote);
            }
            Action::Place { .. } | Action::Claim { .. } | Action::Pilfer { .. } => {}
        }
    }
}
