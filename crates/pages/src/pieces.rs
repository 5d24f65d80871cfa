//! Pieces: drawings of the one symbol sheet, with their names for those who do not see them.

use maud::{Markup, html};
use speech::drawn as say;
use speech::{Line, Sense, Tongue};
use wimpout::Face;

use super::assets;
use super::said::Said;

/// The symbol `name` of the sheet, as it is referred to.
fn symbol(name: &str) -> String {
    format!("{}#{name}", assets::path("pieces.svg"))
}

/// A sign that says nothing which the words beside it do not say.
pub(super) fn sign(name: &str) -> Markup {
    html! { svg viewBox="0 0 24 24" aria-hidden="true" { use href=(symbol(name)) {} } }
}

/// One cube as it lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Cube {
    /// Whether it is the sun cube.
    pub(super) sun: bool,
    /// The face that shows; none before the throw.
    pub(super) face: Option<Face>,
}

impl Cube {
    /// The name of what it shows, as drawings and scripts call it: `2`, `10`, `sun`, `none`.
    pub(super) fn shown(&self) -> &'static str {
        match self.face {
            None => "none",
            Some(Face::Two) => "2",
            Some(Face::Three) => "3",
            Some(Face::Four) => "4",
            Some(Face::Five) => "5",
            Some(Face::Six) => "6",
            Some(Face::Ten) => "10",
            Some(Face::Sun) => "sun",
        }
    }

    /// What the cube shows, in words.
    pub(super) fn said(&self, t: Tongue) -> String {
        let shows = match self.face {
            None => say::ToBeThrown {}.text(t).into(),
            Some(Face::Two) => say::TwoSwirls {}.text(t).into(),
            Some(Face::Three) => say::ThreeTriangles {}.text(t).into(),
            Some(Face::Four) => say::FourBolts {}.text(t).into(),
            Some(Face::Six) => say::SixStars {}.text(t).into(),
            Some(Face::Sun) => say::FlamingSun {}.text(t).into(),
            Some(face @ (Face::Five | Face::Ten)) => Line::of(&face.to_string(), Sense::Plain),
        };
        if self.sun {
            say::SunCubeShows { shows }.text(t)
        } else {
            say::CubeShows { shows }.text(t)
        }
    }
}

/// A cube with its face, named in words.
pub(super) fn cube(cube: &Cube, t: Tongue) -> Markup {
    drawn(cube, Some(&cube.said(t)))
}

/// A cube beside words that name it.
pub(super) fn mute_cube(cube: &Cube) -> Markup {
    drawn(cube, None)
}

fn drawn(cube: &Cube, said: Option<&str>) -> Markup {
    let face = cube.shown();
    let kind = if cube.sun { "cube sun" } else { "cube" };
    let body = if cube.sun { "cube-sun" } else { "cube" };
    html! {
        svg class={ (kind) " f-" (face) } viewBox="0 0 64 64" width="64" height="64"
            role=[said.map(|_| "img")] aria-label=[said] aria-hidden=[said.is_none().then_some("true")] {
            use href=(symbol(body)) {}
            use href=(symbol(&format!("face-{face}"))) {}
        }
    }
}
