//! Pieces: drawings of the one symbol sheet, with their names for those who do not see them.

use maud::{Markup, html};

use super::assets;

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
    pub(super) fn said(&self) -> String {
        let shows = match self.face.as_deref() {
            None => "to be thrown",
            Some("2") => "2, swirls",
            Some("3") => "3, triangles",
            Some("4") => "4, bolts",
            Some("6") => "6, stars",
            Some("sun") => "the Flaming Sun",
            Some(number) => number,
        };
        let cube = if self.sun { "sun cube" } else { "cube" };
        format!("{cube}: {shows}")
    }
}

/// A cube with its face, named in words.
pub(super) fn cube(cube: &Cube) -> Markup {
    drawn(cube, Some(&cube.said()))
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
