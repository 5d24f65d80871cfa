//! Pieces: drawings of the one symbol sheet, with their names for those who do not see them.

use maud::{Markup, html};
use speech::drawn as say;
use speech::{Line, Sense, Tongue};

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
    /// The face that shows, by its name in the referee's words (`2`, `10`, `sun`); none before the throw.
    pub(super) face: Option<String>,
}

impl Cube {
    /// What the cube shows, in words.
    pub(super) fn said(&self, t: Tongue) -> String {
        let shows = match self.face.as_deref() {
            None => say::ToBeThrown {}.text(t).into(),
            Some("2") => say::TwoSwirls {}.text(t).into(),
            Some("3") => say::ThreeTriangles {}.text(t).into(),
            Some("4") => say::FourBolts {}.text(t).into(),
            Some("6") => say::SixStars {}.text(t).into(),
            Some("sun") => say::FlamingSun {}.text(t).into(),
            Some(number) => Line::of(number, Sense::Plain),
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
    let face = cube.face.as_deref().unwrap_or("none");
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
