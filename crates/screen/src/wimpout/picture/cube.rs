//! One cube drawn: nine columns by five rows; the sun cube has a heavy border.

use wimpout::Face;

use crate::full::{Canvas, Signs, Tone};

/// How wide a cube is.
pub(super) const WIDTH: u16 = 9;

/// A cube as it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    /// What it shows; nothing while it is in the hand.
    pub(super) face: Option<Face>,
    /// Whether it is the sun cube.
    pub(super) sun_cube: bool,
    /// Whether it counts for nothing any more, or has been counted before.
    pub(super) pale: bool,
}

/// Draws a cube with its upper left corner there.
pub(super) fn draw(canvas: &mut Canvas<'_>, x: u16, y: u16, piece: &Piece) {
    let signs = canvas.theme().signs;
    let [top, side, bottom] = border(signs, piece.sun_cube);
    let edge = if piece.pale { Tone::Faint } else { Tone::Plain };
    let (art, tone) = match piece.face {
        Some(face) => (art(face, signs), tone(face)),
        None => (["       "; 3], Tone::Faint),
    };
    let tone = if piece.pale { Tone::Faint } else { tone };
    canvas.put(x, y, top, edge);
    for (row, line) in (y + 1..).zip(art) {
        canvas.put(x, row, side, edge);
        canvas.put(x + 1, row, line, tone);
        canvas.put(x + WIDTH - 1, row, side, edge);
    }
    canvas.put(x, y + 4, bottom, edge);
}

const fn border(signs: Signs, sun_cube: bool) -> [&'static str; 3] {
    match (signs, sun_cube) {
        (Signs::Unicode, false) => ["╭───────╮", "│", "╰───────╯"],
        (Signs::Unicode, true) => ["┏━━━━━━━┓", "┃", "┗━━━━━━━┛"],
        (Signs::Ascii, false) => [".-------.", "|", "'-------'"],
        (Signs::Ascii, true) => ["#=======#", "#", "#=======#"],
    }
}

const fn tone(face: Face) -> Tone {
    match face {
        Face::Two => Tone::Teal,
        Face::Three => Tone::Green,
        Face::Four => Tone::Yellow,
        Face::Five | Face::Ten => Tone::Red,
        Face::Six => Tone::Violet,
        Face::Sun => Tone::Sun,
    }
}

/// Two swirls, three triangles, four bolts, a 5, six stars, a 10, the Flaming Sun.
const fn art(face: Face, signs: Signs) -> [&'static str; 3] {
    match (signs, face) {
        (_, Face::Two) => [" @     ", "       ", "     @ "],
        (Signs::Unicode, Face::Three) => ["   ▲   ", "       ", " ▲   ▲ "],
        (Signs::Ascii, Face::Three) => ["   ^   ", "       ", " ^   ^ "],
        (Signs::Unicode, Face::Four) => [" ϟ   ϟ ", "       ", " ϟ   ϟ "],
        (Signs::Ascii, Face::Four) => [" Z   Z ", "       ", " Z   Z "],
        (Signs::Unicode, Face::Five) => ["  █▀▀  ", "  ▀▀█  ", "  ▀▀▀  "],
        (Signs::Ascii, Face::Five) => ["       ", "   5   ", "       "],
        (Signs::Unicode, Face::Six) => [" ★ ★ ★ ", "       ", " ★ ★ ★ "],
        (Signs::Ascii, Face::Six) => [" * * * ", "       ", " * * * "],
        (Signs::Unicode, Face::Ten) => [" █ █▀█ ", " █ █ █ ", " ▀ ▀▀▀ "],
        (Signs::Ascii, Face::Ten) => ["       ", "  1 0  ", "       "],
        (_, Face::Sun) => ["  \\|/  ", " --O-- ", "  /|\\  "],
    }
}
