//! Which cards are alike, and of those that are the first: without a branch for each card where twins stand side by
//! side, as they do in a deck file that is written kind after kind.

use crate::bits::Runs;
use crate::card::{Card, CardSet};

use super::Face;

/// The types of a deck: two cards of one type differ in name only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Twins {
    /// Twins side by side are a run.
    runs: Runs,
    /// The cards that have a twin in a run before theirs, and of every card those.
    scattered: CardSet,
    elders: Vec<CardSet>,
}

impl Twins {
    pub(super) fn among(faces: &[Face]) -> Self {
        let run = |place: usize| {
            let before = faces[..place].iter().rev();
            before
                .take_while(|other| other.is_twin(&faces[place]))
                .count()
        };
        let elders = |place: usize| {
            let elder = CardSet::first(place - run(place));
            let twins = elder
                .iter()
                .filter(|card| faces[card.index()].is_twin(&faces[place]));
            twins.collect()
        };
        let elders: Vec<CardSet> = (0..faces.len()).map(elders).collect();
        let all = CardSet::first(faces.len()).iter();
        Self {
            runs: Runs::new(faces.len(), |place| run(place) == 0),
            scattered: all
                .filter(|card| !elders[card.index()].is_empty())
                .collect(),
            elders,
        }
    }

    /// The first of these cards of each type.
    #[inline]
    pub(crate) fn firsts(&self, cards: CardSet) -> CardSet {
        let firsts = self.runs.firsts(cards.bits());
        let firsts = CardSet::of_bits(firsts);
        let scattered = firsts & self.scattered;
        if scattered.is_empty() {
            return firsts;
        }
        let later = |card: &Card| !(self.elders[card.index()] & cards).is_empty();
        firsts - scattered.iter().filter(later).collect()
    }
}
