//! Cubes that lie together because they count together.

use wimpout::{FateName, Lying, PhaseName, Role, SunCall, Thrown};

use super::super::Sight;
use super::super::cubes::plural;
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
        Some(thrown) => vec![together(thrown)],
        None if sight.view.phase == PhaseName::Over => Vec::new(),
        None => vec![in_hand()],
    }
}

fn in_hand() -> Group {
    let piece = |sun_cube| Piece {
        face: None,
        sun_cube,
        pale: true,
    };
    Group {
        pieces: [false, false, false, false, true].map(piece).to_vec(),
        caption: "in the hand".to_owned(),
        tone: Tone::Faint,
    }
}

/// A throw that is not counted, or will never be.
fn together(thrown: &Thrown) -> Group {
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
        FateName::Void => "void",
        FateName::Erased => "undone",
        FateName::Lost => "nothing scores",
        FateName::Ended => "five of a kind",
        FateName::Pending | FateName::Scored => "not counted yet",
    };
    Group {
        pieces: pieces.collect(),
        caption: caption.to_owned(),
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
    let points: u16 = faces.iter().map(|cube| cube.face.flash()).sum();
    let first = cubes.first().map(|cube| cube.face);
    let caption = match cubes.first().and_then(|cube| cube.counts) {
        Some(Role::Flash) => format!("flash: {points}"),
        Some(Role::Train) => first.map_or_else(String::new, |face| {
            format!("freight train of {}: {}", plural(face), face.train())
        }),
        Some(Role::Sampler) => "Cosmic Sampler".to_owned(),
        Some(Role::Number) => number(&cubes[0]),
        Some(Role::Left) | None => left(sight).to_owned(),
    };
    Group {
        pieces: pieces.collect(),
        caption,
        tone: Tone::Plain,
    }
}

/// What a number counts.
pub(super) fn number(cube: &Lying) -> String {
    match cube.called {
        Some(SunCall::Five) => "as 5".to_owned(),
        Some(SunCall::Ten) => "as 10".to_owned(),
        _ => cube.face.number().to_string(),
    }
}

/// What becomes of the cubes that did not score.
fn left(sight: Sight<'_>) -> &'static str {
    if sight.view.phase == PhaseName::Over {
        ""
    } else {
        "left"
    }
}
