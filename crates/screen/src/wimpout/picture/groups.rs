//! Cubes that lie together because they count together.

use speech::terminal::wimpout as say;
use wimpout::{Face, FateName, Lying, PhaseName, Role, SunCall, Thrown};

use super::super::Sight;
use super::super::cubes::alike;
use super::cube::Piece;
use crate::full::Tone;

/// Cubes side by side with one caption.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Group {
    pub(super) pieces: Vec<Piece>,
    pub(super) caption: String,
    pub(super) tone: Tone,
}

/// The last throw; before the first one the cubes in the hand.
pub(super) fn thrown(sight: Sight<'_>) -> Vec<Group> {
    match &sight.view.last_throw {
        Some(thrown) if thrown.fate == FateName::Scored => scored(sight, thrown),
        Some(thrown) => vec![together(sight, thrown)],
        None if sight.view.phase == PhaseName::Over => Vec::new(),
        None => vec![in_hand(sight)],
    }
}

fn in_hand(sight: Sight<'_>) -> Group {
    let piece = |sun_cube| Piece {
        face: None,
        sun_cube,
        pale: true,
    };
    Group {
        pieces: [false, false, false, false, true].map(piece).to_vec(),
        caption: sight.told(&say::InTheHand {}),
        tone: Tone::Faint,
    }
}

/// A throw that is not counted, or will never be.
fn together(sight: Sight<'_>, thrown: &Thrown) -> Group {
    let pale = matches!(
        thrown.fate,
        FateName::Void | FateName::Erased | FateName::Lost
    );
    let pieces = thrown.cubes.iter().map(|cube| Piece {
        face: Some(cube.face),
        sun_cube: cube.sun_cube,
        pale,
    });
    let caption = match thrown.fate {
        FateName::Void => sight.told(&say::Void {}),
        FateName::Erased => sight.told(&say::Undone {}),
        FateName::Lost => sight.told(&say::NothingScores {}),
        FateName::Ended => sight.told(&say::FiveOfAKind {}),
        FateName::Pending | FateName::Scored => sight.told(&say::Pending {}),
    };
    Group {
        pieces: pieces.collect(),
        caption,
        tone: Tone::Faint,
    }
}

/// A throw that is counted: flashes first, then numbers, then what is left.
fn scored(sight: Sight<'_>, thrown: &Thrown) -> Vec<Group> {
    let mut cubes = thrown.cubes.clone();
    cubes.sort_by_key(|cube| (place(cube), cube.face));
    let groups = cubes.chunk_by(|a, b| belongs(a) && belongs(b) && place(a) == place(b));
    groups.map(|cubes| group(sight, cubes)).collect()
}

/// Whether a cube counts for something only together with others, or is left with others.
fn belongs(cube: &Lying) -> bool {
    matches!(
        cube.counts,
        Some(Role::Flash | Role::Train | Role::Sampler | Role::Left)
    )
}

const fn place(cube: &Lying) -> u8 {
    match cube.counts {
        Some(Role::Train) => 0,
        Some(Role::Sampler) => 1,
        Some(Role::Flash) => 2,
        Some(Role::Number) => 3,
        Some(Role::Left) | None => 4,
    }
}

fn group(sight: Sight<'_>, cubes: &[Lying]) -> Group {
    let pieces = cubes.iter().map(|cube| Piece {
        face: Some(cube.face),
        sun_cube: cube.sun_cube,
        pale: cube.counts == Some(Role::Left),
    });
    let mut faces: Vec<_> = cubes.iter().filter(|cube| cube.called.is_none()).collect();
    faces.dedup_by_key(|cube| cube.face);
    let points: u32 = faces.iter().map(|cube| u32::from(cube.face.flash())).sum();
    let first = cubes.first().map(|cube| cube.face);
    let caption = match cubes.first().and_then(|cube| cube.counts) {
        Some(Role::Flash) => sight.told(&say::FlashFor { points }),
        Some(Role::Train) => first.map_or_else(String::new, |face| {
            let (faces, points) = (alike(face, sight.names), u32::from(face.train()));
            sight.told(&say::TrainFor { faces, points })
        }),
        Some(Role::Sampler) => sight.told(&say::Sampler {}),
        Some(Role::Number) => number(sight, cubes[0].face, cubes[0].called),
        Some(Role::Left) | None => left(sight),
    };
    Group {
        pieces: pieces.collect(),
        caption,
        tone: Tone::Plain,
    }
}

/// What a number counts.
pub(super) fn number(sight: Sight<'_>, face: Face, called: Option<SunCall>) -> String {
    match called {
        Some(SunCall::Five) => sight.told(&say::AsFive {}),
        Some(SunCall::Ten) => sight.told(&say::AsTen {}),
        _ => face.number().to_string(),
    }
}

/// What becomes of the cubes that did not score.
fn left(sight: Sight<'_>) -> String {
    if sight.view.phase == PhaseName::Over {
        String::new()
    } else {
        sight.told(&say::CubeLeft {})
    }
}
