//! Cubes and their faces as they stand in sentences.

use wimpout::{Cubes, Face, FaceSet, Faces, Lying, Thrown};

use super::sentences::{Alike, TheSun};
use crate::common::listed;
use crate::line::{Line, Part, Sense};
use crate::names::Names;
use crate::sentence::{Argument, Choose, Kind, Sentence, Slot};

/// A cube as it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cube {
    /// What it shows.
    pub face: Face,
    /// Whether it is the sun cube.
    pub is_sun_cube: bool,
}

/// Cubes in a row, as they lie: `4 4 5 Sun`.
#[derive(Clone, Debug)]
pub struct Row(Vec<Cube>);

impl Row {
    /// A throw: the sun cube lies last.
    pub(crate) fn thrown(cubes: Cubes, faces: Faces) -> Self {
        let faces = faces.as_slice();
        let last = faces.len().saturating_sub(1);
        let cube = |(place, face): (usize, &Face)| Cube {
            face: *face,
            is_sun_cube: (cubes.sun && place == last) || *face == Face::Sun,
        };
        Self(faces.iter().enumerate().map(cube).collect())
    }
}

impl Row {
    /// Cubes that show these.
    pub(crate) fn showing(faces: &[Face]) -> Self {
        let cube = |face: &Face| Cube {
            face: *face,
            is_sun_cube: *face == Face::Sun,
        };
        Self(faces.iter().map(cube).collect())
    }

    /// A throw as it lies there, if one does.
    pub(crate) fn lying(thrown: Option<&Thrown>) -> Self {
        let lying = thrown.into_iter().flat_map(|thrown| &thrown.cubes);
        let cube = |lying: &Lying| Cube {
            face: lying.face,
            is_sun_cube: lying.sun_cube,
        };
        Self(lying.map(cube).collect())
    }
}

impl Argument for Row {
    const KIND: Kind = Kind::Plain;

    fn slot(&self, names: Names<'_>) -> Slot {
        let words: Vec<_> = self.0.iter().map(|cube| shown(cube.face, names)).collect();
        Slot {
            line: Part::new(words.join(" "), Sense::Cubes(self.0.clone())).into(),
            choose: Choose::Nothing,
        }
    }
}

/// What a cube shows, in words.
fn shown(face: Face, names: Names<'_>) -> String {
    match face {
        Face::Sun => TheSun {}.line(names).to_string(),
        face => face.to_string(),
    }
}

/// Several cubes that show this face: `4s`.
impl Argument for Face {
    const KIND: Kind = Kind::Plain;

    fn slot(&self, names: Names<'_>) -> Slot {
        let is_sun = *self == Face::Sun;
        let face = Line::from(self.to_string());
        let words = Alike { face, is_sun }.line(names).to_string();
        Slot {
            line: Part::new(words, Sense::Alike(*self)).into(),
            choose: Choose::Nothing,
        }
    }
}

/// The faces of flashes: `4s and 6s`. Words may be chosen by how many they are.
impl Argument for FaceSet {
    const KIND: Kind = Kind::Number;

    fn slot(&self, names: Names<'_>) -> Slot {
        let faces: Vec<_> = self.iter().map(|face| face.slot(names).line).collect();
        Slot {
            line: listed(&faces, names),
            choose: Choose::Number(i64::try_from(faces.len()).unwrap_or(i64::MAX)),
        }
    }
}
