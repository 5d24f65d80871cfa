//! What the turn has set aside before the last throw: told by the events, since the cubes themselves remember only
//! the last throw.

use speech::terminal::wimpout as say;
use table::Seat;
use wimpout::{Event, Face, FateName, SunCall};

use super::super::Sight;
use super::cube::Piece;
use super::groups::{Group, number};
use crate::full::Tone;

/// The cubes set aside in the turn in progress, without those of the last throw.
pub(super) fn aside(sight: Sight<'_>, told: &[Event]) -> Vec<Group> {
    let Some(thrown) = &sight.view.last_throw else {
        return Vec::new();
    };
    let mut turn = Turn::new(sight, thrown.seat);
    for event in told {
        turn.hear(event);
    }
    if thrown.fate == FateName::Scored {
        turn.throws.pop();
    } else if turn.all_scored {
        turn.throws.clear();
    }
    turn.throws.into_iter().flatten().collect()
}

/// The turn of one player, as the events tell it.
struct Turn<'a> {
    sight: Sight<'a>,
    seat: Seat,
    throws: Vec<Vec<Group>>,
    flash: Vec<(Face, u16)>,
    /// A train or a sampler.
    whole: Option<String>,
    /// Whether all five cubes have scored, so that the next throw begins anew (W12).
    all_scored: bool,
}

impl<'a> Turn<'a> {
    const fn new(sight: Sight<'a>, seat: Seat) -> Self {
        Self {
            sight,
            seat,
            throws: Vec::new(),
            flash: Vec::new(),
            whole: None,
            all_scored: false,
        }
    }

    fn hear(&mut self, event: &Event) {
        match event {
            Event::FlashScored { seat, face, points } if *seat == self.seat => {
                self.flash.push((*face, *points));
            }
            Event::FreightTrainScored { seat, .. } if *seat == self.seat => {
                self.whole = Some(self.sight.told(&say::Whole {}));
            }
            Event::SamplerScored { seat, .. } if *seat == self.seat => {
                self.whole = Some(self.sight.told(&say::WholeSampler {}));
            }
            Event::OwnRuleCalled { seat, .. } if *seat == self.seat => {
                self.whole = Some(self.sight.told(&say::WholeCall {}));
            }
            Event::Scored {
                seat,
                counted,
                sun,
                left,
                ..
            } if *seat == self.seat => {
                if self.all_scored {
                    self.throws.clear();
                }
                self.all_scored = left.is_empty();
                let groups = self.counted(counted.as_slice(), *sun);
                self.throws.push(groups);
            }
            Event::Banked { seat, .. }
            | Event::WimpedOut { seat, .. }
            | Event::SupernovaThrown { seat }
            | Event::PlayerOut { seat, .. }
                if *seat == self.seat =>
            {
                *self = Self::new(self.sight, self.seat);
            }
            _ => {}
        }
    }

    /// The cubes of one throw: those of a flash together, each number by itself.
    fn counted(&mut self, faces: &[Face], sun: Option<SunCall>) -> Vec<Group> {
        let (flash, whole) = (std::mem::take(&mut self.flash), self.whole.take());
        let mut faces = faces.to_vec();
        if let Some(name) = whole {
            return vec![set_aside(&faces, name)];
        }
        let mut groups = Vec::new();
        for (face, points) in flash {
            let mut own = Vec::new();
            while own.len() < 3
                && let Some(place) = faces.iter().position(|other| *other == face)
            {
                own.push(faces.remove(place));
            }
            if sun == Some(SunCall::Flash)
                && let Some(place) = faces.iter().position(|other| *other == Face::Sun)
            {
                own.push(faces.remove(place));
            }
            groups.push(set_aside(
                &own,
                self.sight.told(&say::FlashFor {
                    points: points.into(),
                }),
            ));
        }
        groups.extend(faces.into_iter().map(|face| {
            let called = sun.filter(|_| face == Face::Sun);
            set_aside(&[face], number(self.sight, face, called))
        }));
        groups
    }
}

fn set_aside(faces: &[Face], caption: String) -> Group {
    let pieces = faces.iter().map(|face| Piece {
        face: Some(*face),
        sun_cube: *face == Face::Sun,
        pale: true,
    });
    Group {
        pieces: pieces.collect(),
        caption,
        tone: Tone::Faint,
    }
}
