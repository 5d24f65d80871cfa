//! Cubes and their faces in words.

use wimpout::{Cubes, Face, Thrown};

use speech::terminal::wimpout as say;
use speech::{Line, Names, Sentence, Spelled};

/// Several of a face as it is typed: `4s`, `Suns`.
pub(super) fn plural(face: Face) -> String {
    format!("{face}s")
}

/// Several of a face as it is said.
pub(super) fn alike(face: Face, names: Names<'_>) -> Line {
    match face {
        Face::Sun => say::Suns {}.line(names),
        face => {
            let face = face.to_string().into();
            say::Alike { face }.line(names)
        }
    }
}

/// A face as it is said.
pub(super) fn said(face: Face, names: Names<'_>) -> Line {
    match face {
        Face::Sun => say::Sun {}.line(names),
        face => face.to_string().into(),
    }
}

/// Faces in a row, as they are typed: `4 4 5 Sun`.
pub(super) fn row(faces: impl IntoIterator<Item = Face>) -> String {
    let faces: Vec<_> = faces.into_iter().map(|face| face.to_string()).collect();
    faces.join(" ")
}

/// The faces of a throw as they lie.
pub(super) fn lying(thrown: &Thrown, names: Names<'_>) -> String {
    let faces = thrown.cubes.iter().map(|cube| said(cube.face, names));
    let faces: Vec<String> = faces.map(|face| face.to_string()).collect();
    faces.join(" ")
}

/// Cubes to be thrown: `all five cubes`, `the sun cube`, `the last cube`, `three cubes`.
pub(super) fn which(cubes: Cubes, names: Names<'_>) -> Line {
    let n = Spelled(cubes.len().into());
    match (cubes.len(), cubes.sun) {
        (5, _) => say::AllFive {}.line(names),
        (1, true) => say::LastSun {}.line(names),
        (1, false) => say::LastCube {}.line(names),
        (_, true) => say::CubesWithSun { n }.line(names),
        (_, false) => say::CubesLeft { n }.line(names),
    }
}
