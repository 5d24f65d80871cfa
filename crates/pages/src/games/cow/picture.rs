//! Unexploded Cow in a picture for a link: everybody's cows as they stand, and the money in the middle.

use cow::CowInPlay;
use speech::around as say;

use super::Sight;
use super::draw::{PLAIN_EYES, money};
use crate::people::Person;
use crate::picture::{CREAM, Easel, Stand, float};
use crate::report::plain;

/// Coats and patches, as in `cow.css`.
const COATS: [[(&str, &str); 2]; 4] = [
    [("coat", "#f4ead6"), ("patch", "#8c4a2f")],
    [("coat", "#f7f2e8"), ("patch", "#34323c")],
    [("coat", "#b9743f"), ("patch", "#f1e2c6")],
    [("coat", "#dcc8a6"), ("patch", "#6b4a33")],
];
const ILL: [(&str, &str); 3] = [
    ("coat", "#c3cf8a"),
    ("patch", "#8fa347"),
    ("muzzle", "#d5dba2"),
];
/// How much room the fields have: to the right, and below.
const ROOM: (f32, f32) = (670.0, 340.0);

pub(super) fn paint(scene: Sight<'_>, easel: &mut Easel) {
    let fields = &scene.view.fields;
    let tall = (ROOM.1 / float(fields.len().max(1))).min(120.0);
    for (seat, field) in fields.iter().enumerate() {
        if let Some(person) = scene.people.get(seat) {
            let top = 156.0 + tall * float(seat);
            field_of(easel, person, (top, tall));
            cows(scene, easel, field, (top, tall));
        }
    }
    heaps(scene, easel);
}

/// An empty field with the mark of whose it is.
fn field_of(easel: &mut Easel, person: &Person, (top, tall): (f32, f32)) {
    easel.plate(
        (84.0, top),
        (ROOM.0 + 16.0, tall - 8.0),
        ("#2d5138", "#486f4c"),
    );
    let mark = (tall * 0.4).min(36.0);
    let at = (98.0, top + (tall - 8.0 - mark) / 2.0);
    let stand = Stand {
        scale: mark / 24.0,
        ..Stand::wide(at, mark, plain(person.marker))
    };
    easel.symbol(&format!("m-{}", person.marker.shape()), stand);
}

/// The cows in a field, each in the ink of its owner.
fn cows(scene: Sight<'_>, easel: &mut Easel, field: &[CowInPlay], (top, tall): (f32, f32)) {
    let wide = (tall * 0.9).min((ROOM.0 - 60.0) / float(field.len().max(1)));
    for (place, cow) in field.iter().enumerate() {
        let owner = scene.people.get(cow.owner.index());
        head(
            easel,
            (cow.id.as_str(), cow.kind.slug()),
            (150.0 + wide * float(place), top + 2.0),
            (tall * 0.86).min(wide),
            owner.map_or(CREAM, |owner| plain(owner.marker)),
        );
    }
}

/// The money in the pot and in the bank.
fn heaps(scene: Sight<'_>, easel: &mut Easel) {
    let view = scene.view;
    let heaps = [
        (96.0, scene.text(&say::Pot {}), i64::from(view.pot)),
        (400.0, scene.text(&say::Bank {}), i64::from(view.bank)),
    ];
    for (x, name, amount) in heaps {
        for (chip, colour) in ["#b23a48", "#e8871e", "#2f8f83"].into_iter().enumerate() {
            easel.oval(
                (x + 24.0, 548.0 - 9.0 * float(chip)),
                (26.0, 11.0),
                (colour, CREAM),
            );
        }
        let text = format!("{name} {}", money(amount, scene.tongue));
        easel.text(&text, (x + 66.0, 552.0), 36.0, CREAM);
    }
}

fn head(easel: &mut Easel, (id, kind): (&str, &str), at: (f32, f32), wide: f32, ink: &str) {
    let coat = id.bytes().fold(0, |sum, byte| sum + usize::from(byte)) % COATS.len();
    let named: &[_] = if kind == "negative" {
        &ILL
    } else {
        &COATS[coat]
    };
    let stand = Stand {
        named,
        ..Stand::wide(at, wide, ink)
    };
    easel.symbol("head", stand);
    if PLAIN_EYES.contains(&kind) {
        easel.symbol("eyes", stand);
    }
    easel.symbol(kind, stand);
}

/// Cows that one remembers.
pub(super) fn emblem(easel: &mut Easel, (x, y): (f32, f32), wide: f32, kinds: &[&str]) {
    for (place, kind) in kinds.iter().enumerate() {
        let id: String = "cows".chars().take(place + 1).collect();
        let sway = if place % 2 == 0 { 0.0 } else { wide * 0.12 };
        head(
            easel,
            (&id, kind),
            (x + wide * 1.08 * float(place), y + sway),
            wide,
            "#c9406a",
        );
    }
}
