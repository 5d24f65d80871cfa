//! What a game of Cosmic Wimpout is remembered by.

use std::collections::BTreeMap;

use table::Seat;
use wimpout::Event;

use crate::feat::{Feat, FeatKind};

/// Banks, what was lost, and how long flashes took to clear. A suspended turn goes on clearing where it was.
pub(super) fn feats(events: &[(usize, &Event)]) -> Vec<Feat> {
    let mut clearing = BTreeMap::<Seat, u32>::new();
    let mut all = Vec::new();
    for &(step, event) in events {
        let mut note = |kind, seat, amount| {
            let what = String::new();
            all.push(Feat {
                kind,
                seat,
                other: None,
                amount,
                what,
                step,
            });
        };
        match *event {
            Event::FlashScored { seat, .. } => {
                clearing.entry(seat).or_default();
            }
            Event::Thrown { seat, .. } => {
                clearing.entry(seat).and_modify(|throws| *throws += 1);
            }
            Event::FlashCleared { seat, .. } => {
                if let Some(throws) = clearing.remove(&seat) {
                    note(FeatKind::LongestClearing, seat, throws);
                }
            }
            Event::Banked { seat, points, .. } => {
                clearing.remove(&seat);
                note(FeatKind::HighestTurn, seat, points);
            }
            Event::WimpedOut { seat, points } => {
                clearing.remove(&seat);
                note(FeatKind::LostTurn, seat, points);
            }
            _ => {}
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use wimpout::{Cubes, Face, FaceSet, Faces};

    use super::*;

    fn thrown(seat: u16) -> Event {
        let cubes = Cubes {
            common: 2,
            sun: false,
        };
        let (seat, faces) = (Seat(seat), Faces::default());
        Event::Thrown { seat, cubes, faces }
    }

    #[test]
    fn a_clearing_counts_the_throws_after_its_flash_until_it_is_cleared() {
        let seat = Seat(0);
        let (face, points) = (Face::Two, 20);
        let flash = Event::FlashScored { seat, face, points };
        let faces = FaceSet::default();
        let cleared = Event::FlashCleared { seat, faces };
        let lost = Event::WimpedOut { seat, points: 25 };
        let events = [
            thrown(0),
            flash.clone(),
            thrown(0),
            thrown(1),
            thrown(0),
            cleared.clone(),
        ];
        let more = [
            flash.clone(),
            thrown(0),
            lost,
            cleared.clone(),
            flash,
            thrown(0),
            cleared,
        ];
        let all: Vec<_> = (1..).zip(events.iter().chain(&more)).collect();
        let feats = feats(&all);
        let told = feats.iter().map(|feat| (feat.kind, feat.amount, feat.step));
        let clearing = FeatKind::LongestClearing;
        assert_eq!(
            told.collect::<Vec<_>>(),
            [
                (clearing, 2, 6),
                (FeatKind::LostTurn, 25, 9),
                (clearing, 1, 13)
            ]
        );
    }
}
