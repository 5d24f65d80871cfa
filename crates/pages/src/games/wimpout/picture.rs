//! Cosmic Wimpout in a picture for a link: the cubes as they lie, and what has been set aside.

use super::Sight;
use super::cloth::notation;
use super::lay::Lay;
use crate::picture::{CREAM, Easel, Stand, float};
use crate::pieces::Cube;

/// Colours of the faces, on ivory and on the sun cube; the same as in `tokens.css`.
const FACES: [(&str, &str, &str); 7] = [
    ("2", "#1f7a70", "#5cc7ba"),
    ("3", "#3f8430", "#3f8430"),
    ("4", "#946c00", "#f0cb3c"),
    ("5", "#b23a48", "#ff9aa2"),
    ("6", "#6346b8", "#b9a3f7"),
    ("10", "#b23a48", "#ff9aa2"),
    ("sun", "#f79a2e", "#f79a2e"),
];
/// No two cubes lie alike.
const TURNS: [f32; 5] = [-7.0, 5.0, -3.0, 9.0, -5.0];

pub(super) fn paint(scene: Sight<'_>, easel: &mut Easel) {
    let lay = Lay::of(scene.events(), scene.view.cubes_left);
    let (first, second) = if lay.aside.is_empty() || lay.lying.is_empty() {
        (270.0, 270.0)
    } else {
        (188.0, 380.0)
    };
    let centred = |wide: f32| 92.0 + (680.0 - wide) / 2.0;
    let wide = 141.0 * float(lay.lying.len()) - 13.0;
    row(easel, &lay.lying, (centred(wide), first), 128.0);
    let groups = lay.aside.iter();
    let wide: f32 = groups
        .map(|group| 106.0 * float(group.cubes.len()) + 30.0)
        .sum();
    let mut x = centred(wide - 40.0);
    for group in &lay.aside {
        row(easel, &group.cubes, (x, second), 96.0);
        let wide = 106.0 * float(group.cubes.len());
        let middle = (x + wide / 2.0 - 5.0, second + 144.0);
        easel.text_to(&group.points.to_string(), middle, 38.0, CREAM, 0.5);
        x += wide + 30.0;
    }
}

/// Five cubes as they might fall.
pub(super) fn emblem(easel: &mut Easel, at: (f32, f32), size: f32) {
    row(easel, &notation("6 2 Sun 4 10"), at, size);
}

fn row(easel: &mut Easel, cubes: &[Cube], (x, y): (f32, f32), size: f32) {
    for (index, cube) in cubes.iter().enumerate() {
        let turned = TURNS[index % TURNS.len()];
        let corner = (x + float(index) * size * 1.1, y + turned);
        let face = cube.shown();
        let colours = FACES.iter().find(|(name, ..)| *name == face);
        let (_, ivory, dark) = colours.copied().unwrap_or(("", "#1d1a16", CREAM));
        let stand = Stand {
            turned,
            ..Stand::wide(corner, size, if cube.sun { dark } else { ivory })
        };
        easel.symbol(if cube.sun { "cube-sun" } else { "cube" }, stand);
        easel.symbol(&format!("face-{face}"), stand);
    }
}
