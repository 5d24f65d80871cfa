//! Players who have left, and rules adopted in mid-game (X24, W19).

use table::{Code, Refusal, Seat};

use super::{Play, begin_counts};
use crate::event::Fact;
use crate::finding::Decision;
use crate::rules::Rules;
use crate::state::{Bonus, BonusStage, Move, Over, Phase, Stage, Turn, Vote};

impl Play<'_> {
    /// Goes on while nobody has to be asked: seats that were left play by themselves.
    pub(super) fn go_on(&mut self) {
        while self.go_on_once() {}
    }

    fn go_on_once(&mut self) -> bool {
        match &self.state.phase {
            Phase::Turn(turn) => {
                let (seat, stage) = (turn.seat, turn.stage.clone());
                self.is_gone(seat) && self.play_on(seat, &stage)
            }
            Phase::Bonus(bonus) => {
                let Bonus { seat, stage } = bonus.clone();
                self.go_on_judging(seat, &stage)
            }
            Phase::DrawingDealer | Phase::Dealing | Phase::Drawing(_) | Phase::Over(_) => false,
        }
    }

    /// A bot that only places: always the card it was dealt first, of those that it may place.
    fn play_on(&mut self, seat: Seat, stage: &Stage) -> bool {
        match stage {
            Stage::Placing => {
                let open = self.game.open_placings(self.state, seat);
                let Some(&(letter, position)) = open.first() else {
                    return false;
                };
                self.place(letter, position);
            }
            Stage::Claiming => self.end_turn(),
            Stage::Choosing => self.decline_pilfer(),
            Stage::Awarding { .. } | Stage::Picking { .. } => return false,
        }
        true
    }

    fn go_on_judging(&mut self, author: Seat, stage: &BonusStage) -> bool {
        match stage {
            BonusStage::Offered | BonusStage::Writing | BonusStage::Rejected(..) => {
                let gone = self.is_gone(author);
                if gone {
                    self.no_sentence();
                }
                gone
            }
            BonusStage::Judging(_) => false,
            BonusStage::Voting(_, finding, _) => match self.state.next_voter() {
                None => {
                    self.tally();
                    true
                }
                Some(seat) if self.is_gone(seat) => {
                    let grammar = finding.verdict != Decision::Reject;
                    let future = finding.future;
                    self.cast(Vote {
                        seat,
                        grammar,
                        future,
                    });
                    true
                }
                Some(_) => false,
            },
        }
    }

    /// A player leaves; when the last one does, the game is over.
    pub(crate) fn leave(&mut self, seat: Seat) -> Result<(), Refusal> {
        let Some(player) = self.state.players.get(seat) else {
            return Err(Refusal::new(Code::BadSeat, format!("there is no {seat}")));
        };
        if player.gone {
            let message = format!("{seat} has left already");
            return Err(Refusal::new(Code::NotNow, message).by("X24"));
        }
        self.state.players[seat].gone = true;
        self.tell(Fact::SeatLeft { seat });
        if self.state.seats_in().next().is_none() {
            self.finish(Over::default());
        }
        self.go_on();
        Ok(())
    }

    /// Fits the state to rules that come into force in place of `old`.
    pub(crate) fn adopt(&mut self, old: &Rules) {
        begin_counts(self.game.agreed(), Some(old), self.state);
        self.tell_untold();
        let face_up = self.rules().cards_lie_open();
        if face_up == old.cards_lie_open() || self.state.counted {
            return;
        }
        self.state.moves.clear();
        if !face_up {
            let shown = self.state.players.iter();
            let shown = shown
                .flat_map(|(seat, player)| player.celestial.iter().map(move |&card| (seat, card)));
            let shown = Move::Shown(shown.collect());
            self.state.moves.push(shown);
        }
        let cards = self.cards_by_seat();
        self.tell(Fact::CardsTurned { face_up, cards });
    }
}

impl Turn {
    /// Whether the clock of the turn runs: from the card to the end, but not while a victim is chosen (X4).
    pub(crate) fn runs(&self) -> bool {
        matches!(
            self.stage,
            Stage::Claiming | Stage::Awarding { expired: false }
        )
    }
}
