//! Cubes and their faces in words.

use wimpout::{Cubes, Face, Thrown};

use crate::spelled;

/// Several of a face: `4s`, `Suns`.
pub(super) fn plural(face: Face) -> String {
    format!("{face}s")
}

/// Faces in a row, as they lie: `4 4 5 Sun`.
pub(super) fn row(faces: impl IntoIterator<Item = Face>) -> String {
    let faces: Vec<_> = faces.into_iter().map(|face| face.to_string()).collect();
    faces.join(" ")
}

/// The faces of a throw as they lie.
pub(super) fn lying(thrown: &Thrown) -> String {
    row(thrown.cubes.iter().map(|cube| cube.face))
}

/// Cubes to be thrown: `all five cubes`, `the sun cube`, `the last cube`, `the three cubes that are left`.
pub(super) fn which(cubes: Cubes) -> String {
    match (cubes.len(), cubes.sun) {
        (5, _) => "all five cubes".to_owned(),
        (1, true) => "the last cube, the sun cube".to_owned(),
        (1, false) => "the last cube".to_owned(),
        (n, true) => format!("{} cubes, the sun cube among them", spelled(n.into())),
        (n, false) => format!("{} cubes", spelled(n.into())),
    }
}
