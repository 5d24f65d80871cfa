//! The bonus round: the Sun, the sentence, the judge and the vote (X18–X22).

use table::Seat;

use super::Play;
use crate::event::Fact;
use crate::finding::{Decision, Finding};
use crate::state::{Bonus, BonusStage, Over, Phase, Sentence, State, Vote};
use english::written;

/// What a word of the sentence earns, in tenths of a point (X19).
const A_WORD: u32 = 250;
/// What it earns in the future tense.
const A_WORD_OF_THE_FUTURE: u32 = 500;

/// What a sentence of so many words earns, in tenths of a point (X19); what rules of the table's own add is not in it.
pub fn sentence_earns(words: usize, future: bool) -> u32 {
    let each = if future { A_WORD_OF_THE_FUTURE } else { A_WORD };
    let words = u32::try_from(words).unwrap_or(u32::MAX);
    words.saturating_mul(each)
}

impl Play<'_> {
    pub(crate) fn lay_sun(&mut self) {
        let Some(seat) = self.go_to(BonusStage::Writing) else {
            return;
        };
        self.tell(Fact::SunLaid { seat });
    }

    /// The bonus round is let pass, or its time has run out: no sentence (X18).
    pub(crate) fn no_sentence(&mut self) {
        let Some(Bonus { seat, stage }) = self.state.bonus().cloned() else {
            return;
        };
        self.tell(match stage {
            BonusStage::Offered => Fact::BonusDeclined { seat },
            BonusStage::Writing
            | BonusStage::Judging(_)
            | BonusStage::Rejected(..)
            | BonusStage::Voting(..) => Fact::BonusMissed { seat },
        });
        let sentence = match stage {
            BonusStage::Rejected(sentence, finding) => Some((sentence, finding, Vec::new())),
            BonusStage::Offered
            | BonusStage::Writing
            | BonusStage::Judging(_)
            | BonusStage::Voting(..) => None,
        };
        self.finish(Over {
            sentence,
            ..Over::default()
        });
    }

    pub(crate) fn sentence_expired(&mut self) {
        let Some(&Bonus { seat, .. }) = self.state.bonus() else {
            return;
        };
        self.tell(Fact::TimeExpired { seat });
        if let Some(by) = self.rules().sentence_clock_by() {
            self.decided(seat, by);
        }
        self.no_sentence();
    }

    pub(crate) fn submit(&mut self, sentence: Sentence) {
        let (words, text) = (sentence.words.clone(), written(&sentence.words));
        if let Some(seat) = self.go_to(BonusStage::Judging(sentence)) {
            self.tell(Fact::SentenceSubmitted { seat, words, text });
        }
    }

    /// The judge has had his say (X22).
    pub(crate) fn found(&mut self, finding: Finding) {
        let Some(Bonus {
            seat,
            stage: BonusStage::Judging(sentence),
        }) = self.state.bonus().cloned()
        else {
            return;
        };
        self.tell(Fact::SentenceJudged {
            seat,
            verdict: finding.verdict,
            future: finding.future,
            because: finding.explain(&sentence.words),
        });
        match finding.verdict {
            Decision::Accept => {
                let future = finding.future;
                self.earn((sentence, finding, Vec::new()), future);
            }
            Decision::Reject => {
                self.go_to(BonusStage::Rejected(sentence, finding));
            }
            Decision::Unsure => self.call_a_vote(sentence, finding),
        }
        self.go_on();
    }

    pub(crate) fn appeal(&mut self) {
        let Some(Bonus {
            seat,
            stage: BonusStage::Rejected(sentence, finding),
        }) = self.state.bonus().cloned()
        else {
            return;
        };
        self.tell(Fact::Appealed { seat });
        self.call_a_vote(sentence, finding);
        self.go_on();
    }

    /// The other players vote; who is alone has nobody to ask.
    fn call_a_vote(&mut self, sentence: Sentence, finding: Finding) {
        if self.state.players.len() > 1 {
            self.go_to(BonusStage::Voting(sentence, finding, Vec::new()));
            return;
        }
        let future = finding.future || sentence.future == Some(true);
        let judged = (sentence, finding, Vec::new());
        if self.rules().is_lenient_alone() {
            self.earn(judged, future);
        } else {
            self.miss(judged);
        }
    }

    /// A player votes; after the last vote they are counted.
    pub(crate) fn vote(&mut self, vote: Vote) {
        self.cast(vote);
        self.go_on();
    }

    pub(super) fn cast(&mut self, vote: Vote) {
        let Phase::Bonus(Bonus {
            stage: BonusStage::Voting(_, _, votes),
            ..
        }) = &mut self.state.phase
        else {
            return;
        };
        votes.push(vote);
        let Vote {
            seat,
            grammar,
            future,
        } = vote;
        self.tell(Fact::VoteCast {
            seat,
            grammar,
            future,
        });
    }

    /// Counts the votes once all are cast: a tie accepts.
    pub(super) fn tally(&mut self) {
        let Some(Bonus {
            stage: BonusStage::Voting(sentence, finding, votes),
            ..
        }) = self.state.bonus().cloned()
        else {
            return;
        };
        let yes = |of: fn(&Vote) -> bool| votes.iter().filter(|vote| of(vote)).count();
        let carried = |yes: usize| yes * 2 >= votes.len();
        let (grammar, future) = (yes(|vote| vote.grammar), yes(|vote| vote.future));
        let future = sentence.asks_future() && carried(future);
        let stands = carried(grammar);
        let judged = (sentence, finding, votes);
        if stands {
            self.earn(judged, future);
        } else {
            self.miss(judged);
        }
    }

    fn earn(&mut self, judged: (Sentence, Finding, Vec<Vote>), future: bool) {
        let Some(&Bonus { seat, .. }) = self.state.bonus() else {
            return;
        };
        let words = judged.0.words.len();
        let all = i64::from(sentence_earns(words, future)) + self.own_bonus(seat, words, future);
        let tenths = u32::try_from(all.max(0)).unwrap_or(u32::MAX);
        self.tell(Fact::BonusEarned {
            seat,
            words,
            future,
            tenths,
        });
        self.finish(Over {
            bonus: Some((seat, tenths)),
            sentence: Some(judged),
            ..Over::default()
        });
    }

    fn miss(&mut self, judged: (Sentence, Finding, Vec<Vote>)) {
        let Some(&Bonus { seat, .. }) = self.state.bonus() else {
            return;
        };
        self.tell(Fact::BonusMissed { seat });
        self.finish(Over {
            sentence: Some(judged),
            ..Over::default()
        });
    }

    fn go_to(&mut self, next: BonusStage) -> Option<Seat> {
        let Phase::Bonus(Bonus { seat, stage }) = &mut self.state.phase else {
            return None;
        };
        *stage = next;
        Some(*seat)
    }
}

impl State {
    /// Who votes next on the sentence, if a vote is going on and not all have voted: the others in seat order.
    pub(crate) fn next_voter(&self) -> Option<Seat> {
        let Bonus {
            seat: author,
            stage: BonusStage::Voting(_, _, votes),
        } = self.bonus()?
        else {
            return None;
        };
        let mut others = self.players.seats().filter(|seat| seat != author);
        others.nth(votes.len())
    }
}
