//! The fields below each other, from the reader's on to the left, which is the way a roll counts.

use table::Seat;

use super::super::Sight;
use super::cows::{BOX, LINE, Shown};
use super::label;
use crate::full::{Canvas, Tone, columns};

/// How closely the cows are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Detail {
    /// Each in a box of its own.
    Boxes,
    /// Each in three lines.
    Lines,
    /// In a row of words.
    Words,
}

/// How wide the names beside the fields are.
const LABEL: u16 = 10;

/// How many rows the fields take.
pub(super) fn rows(sight: Sight<'_>, detail: Detail, width: u16) -> u16 {
    let seats = order(sight).into_iter();
    seats.map(|seat| height(sight, seat, detail, width)).sum()
}

/// The seats that have a field, the reader's first; a spectator begins with the one on turn.
fn order(sight: Sight<'_>) -> Vec<Seat> {
    let seats = sight.view.fields.len();
    let first = sight.names.me().unwrap_or(sight.view.active).index();
    let round = (0..seats).map(|step| Seat::at((first + step) % seats));
    round
        .filter(|seat| !sight.view.out.contains(seat))
        .collect()
}

fn height(sight: Sight<'_>, seat: Seat, detail: Detail, width: u16) -> u16 {
    let room = width.saturating_sub(LABEL);
    let field = &sight.view.fields[seat.index()];
    let (each, high) = match detail {
        Detail::Boxes => (BOX, 5),
        Detail::Lines => (LINE, 3),
        Detail::Words => return lines(sight, seat, room).max(1),
    };
    let a_row = usize::from((room / each).max(1));
    let rows = u16::try_from(field.len().div_ceil(a_row)).unwrap_or(u16::MAX);
    (rows * high).max(1)
}

/// Draws them, and says how many rows that took.
pub(super) fn draw(sight: Sight<'_>, detail: Detail, canvas: &mut Canvas<'_>) -> u16 {
    let (width, mut y) = (canvas.width(), 0);
    for seat in order(sight) {
        let high = height(sight, seat, detail, width);
        let (name, tone) = label(sight, seat, LABEL - 1, canvas);
        let middle = if detail == Detail::Boxes { high / 2 } else { 0 };
        canvas.put(0, y + middle, &name, tone);
        let field = &mut canvas.part(LABEL, y, width - LABEL, high);
        if sight.view.fields[seat.index()].is_empty() {
            field.put(0, 0, "no cows", Tone::Faint);
        } else if detail == Detail::Words {
            in_words(sight, seat, Some(field), width - LABEL);
        } else {
            side_by_side(sight, seat, detail, field);
        }
        y += high;
    }
    y
}

fn cows(sight: Sight<'_>, seat: Seat) -> Vec<Shown<'_>> {
    let field = sight.view.fields[seat.index()].iter();
    field.map(|cow| Shown::new(sight, seat, cow)).collect()
}

fn side_by_side(sight: Sight<'_>, seat: Seat, detail: Detail, canvas: &mut Canvas<'_>) {
    let (each, high) = if detail == Detail::Boxes {
        (BOX, 5)
    } else {
        (LINE, 3)
    };
    let a_row = usize::from((canvas.width() / each).max(1));
    let cows = cows(sight, seat);
    for (y, row) in (0..).step_by(high).zip(cows.chunks(a_row)) {
        for (x, cow) in (0..).step_by(usize::from(each)).zip(row) {
            let part = &mut canvas.part(x, y, each, 5);
            if detail == Detail::Boxes {
                cow.draw_box(part);
            } else {
                cow.draw_lines(part);
            }
        }
    }
}

fn lines(sight: Sight<'_>, seat: Seat, width: u16) -> u16 {
    in_words(sight, seat, None, width)
}

/// Writes the cows in words, if there is something to write on, and says how many lines they take.
fn in_words(sight: Sight<'_>, seat: Seat, mut canvas: Option<&mut Canvas<'_>>, width: u16) -> u16 {
    let (mut x, mut y) = (0, 0);
    let cows = cows(sight, seat);
    for (index, cow) in cows.iter().enumerate() {
        let mut words = cow.words();
        if index + 1 < cows.len() {
            words.push((";".to_owned(), Tone::Faint));
        }
        let length: u16 = words.iter().map(|(text, _)| columns(text)).sum();
        if x > 0 && x + length > width {
            (x, y) = (0, y + 1);
        }
        for (text, tone) in words {
            if let Some(canvas) = &mut canvas {
                canvas.put(x, y, &text, tone);
            }
            x += columns(&text);
        }
        x += 1;
    }
    if cows.is_empty() { 0 } else { y + 1 }
}
