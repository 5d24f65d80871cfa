//! What a game of Cosmic `ConneXion` is remembered by.

use connexion::{Close, Event, Fact};

use crate::feat::{Feat, FeatKind};

/// Words by the cards they pass, and celestial cards that were pilfered.
pub(super) fn feats(events: &[(usize, &Event)]) -> Vec<Feat> {
    let feat = |&(step, event): &(usize, &Event)| {
        let (kind, (seat, other), amount, what) = match event {
            Event::Open(Fact::WordListed {
                seat, word, path, ..
            }) => {
                let cards = u32::try_from(path.len()).unwrap_or(u32::MAX);
                (FeatKind::LongestWord, (*seat, None), cards, word.clone())
            }
            Event::Close(Close::Pilfered {
                seat, from, card, ..
            }) => {
                let (tenths, title) = (card.tenths.into(), card.title.clone());
                (
                    FeatKind::DearestPilfered,
                    (*seat, Some(*from)),
                    tenths,
                    title,
                )
            }
            _ => return None,
        };
        Some(Feat {
            kind,
            seat,
            other,
            amount,
            what,
            step,
        })
    };
    events.iter().filter_map(feat).collect()
}
