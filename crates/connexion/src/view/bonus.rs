//! What everybody may know of the bonus round.

use serde::Serialize;
use table::Seat;

use crate::finding::{Decision, Finding};
use crate::state::{BonusStage, Phase, Sentence, State, Vote};
use english::written;

/// A sentence that was submitted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SentenceView {
    /// Its words.
    pub words: Vec<String>,
    /// The same with a capital and a mark.
    pub text: String,
    /// What the judge said.
    pub verdict: Option<Decision>,
    /// Whether the judge finds it in the future tense.
    pub future: Option<bool>,
    /// Why it was not accepted.
    pub because: Option<String>,
    /// The words that this is about: the first, and the one after the last, from 0.
    pub about: Option<(usize, usize)>,
    /// Whether a vote asks for the future tense.
    pub asks_future: bool,
    /// The votes cast.
    pub votes: Vec<Vote>,
}

/// A bonus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct BonusView {
    /// Who earned it.
    pub seat: Seat,
    /// In tenths of a point.
    pub tenths: u32,
}

pub(super) fn sentence_view(state: &State) -> Option<SentenceView> {
    let (sentence, finding, votes): (&Sentence, Option<&Finding>, &[Vote]) = match &state.phase {
        Phase::Bonus(bonus) => match &bonus.stage {
            BonusStage::Judging(sentence) => (sentence, None, &[]),
            BonusStage::Rejected(sentence, finding) => (sentence, Some(finding), &[]),
            BonusStage::Voting(sentence, finding, votes) => (sentence, Some(finding), votes),
            BonusStage::Offered | BonusStage::Writing => return None,
        },
        Phase::Over(over) => {
            let (sentence, finding, votes) = over.sentence.as_ref()?;
            (sentence, Some(finding), votes)
        }
        Phase::DrawingDealer | Phase::Dealing | Phase::Drawing(_) | Phase::Turn(_) => return None,
    };
    Some(SentenceView {
        words: sentence.words.clone(),
        text: written(&sentence.words),
        verdict: finding.map(|finding| finding.verdict),
        future: finding.map(|finding| finding.future),
        because: finding.and_then(|finding| finding.explain(&sentence.words)),
        about: finding.and_then(|finding| finding.about),
        asks_future: sentence.asks_future(),
        votes: votes.to_vec(),
    })
}

pub(super) fn bonus_view(state: &State) -> Option<BonusView> {
    let Phase::Over(over) = &state.phase else {
        return None;
    };
    let (seat, tenths) = over.bonus?;
    Some(BonusView { seat, tenths })
}
