//! The fields below each other, from the reader's on to the left, which is the way a roll counts.

use table::Seat;

use super::super::Sight;
use super::cows::{BOX, LINE, Shown};
use super::label;
use crate::full::{Canvas, Tone, columns};
use crate::words::small;
use speech::terminal::cow as say;

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

/// Draws them.
pub(super) fn draw(sight: Sight<'_>, detail: Detail, canvas: &mut Canvas<'_>) {
    let (width, mut y) = (canvas.width(), 0);
    for (seat, high) in shares(sight, detail, canvas) {
        let (name, tone) = label(sight, seat, LABEL - 1, canvas);
        let middle = if detail == Detail::Boxes { high / 2 } else { 0 };
        canvas.put(0, y + middle, &name, tone);
        let field = &mut canvas.part(LABEL, y, width - LABEL, high);
        if sight.view.fields[seat.index()].is_empty() {
            field.put(0, 0, &sight.told(&say::NoCows {}), Tone::Faint);
        } else if detail == Detail::Words {
            in_words(sight, seat, field);
        } else {
            side_by_side(sight, seat, detail, field);
        }
        y += high;
    }
}

/// The fields with the rows each gets: what it needs, as far as there is room; the longest give way.
fn shares(sight: Sight<'_>, detail: Detail, canvas: &Canvas<'_>) -> Vec<(Seat, u16)> {
    let rows = |seat| (seat, height(sight, seat, detail, canvas.width()));
    let mut shares: Vec<_> = order(sight).into_iter().map(rows).collect();
    while shares.iter().map(|(_, rows)| rows).sum::<u16>() > canvas.height() {
        let longest = shares.iter_mut().max_by_key(|(_, rows)| *rows);
        match longest {
            Some((_, rows)) if *rows > 1 => *rows -= 1,
            _ => break,
        }
    }
    shares
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
    let rows = laid(&pieces(sight, seat), width).len();
    u16::try_from(rows).unwrap_or(u16::MAX)
}

/// The words of a cow, each with its tone.
type Piece = Vec<(String, Tone)>;

fn pieces(sight: Sight<'_>, seat: Seat) -> Vec<Piece> {
    let cows = cows(sight, seat);
    let last = cows.len().saturating_sub(1);
    let words = cows.iter().enumerate().map(|(index, cow)| {
        let mut words = cow.words();
        if index < last {
            words.push((";".to_owned(), Tone::Faint));
        }
        words
    });
    words.collect()
}

/// The pieces in rows of so many columns.
fn laid(pieces: &[Piece], width: u16) -> Vec<&[Piece]> {
    let (mut rows, mut from, mut x) = (Vec::new(), 0, 0);
    for (index, piece) in pieces.iter().enumerate() {
        let length: u16 = piece.iter().map(|(text, _)| columns(text)).sum();
        if index > from && x + length > width {
            rows.push(&pieces[from..index]);
            (from, x) = (index, 0);
        }
        x += length + 1;
    }
    if from < pieces.len() {
        rows.push(&pieces[from..]);
    }
    rows
}

/// Writes the cows in words. Where there is no room for all, those at the left end are left out, which a roll reaches
/// last, and it is said how many.
fn in_words(sight: Sight<'_>, seat: Seat, canvas: &mut Canvas<'_>) {
    let (width, rows) = (canvas.width(), usize::from(canvas.height()));
    let all = pieces(sight, seat);
    let shown = (0..all.len()).map(|missing| {
        let more = (missing > 0).then(|| {
            let missing = small(missing);
            vec![(sight.told(&say::MoreCows { missing }), Tone::Warn)]
        });
        let rest = all[missing..].iter().cloned();
        more.into_iter().chain(rest).collect::<Vec<_>>()
    });
    let mut shown = shown.skip_while(|pieces| laid(pieces, width).len() > rows);
    let shown = shown.next().unwrap_or_else(|| {
        let text = sight.told(&say::Cows {
            n: small(all.len()),
        });
        vec![vec![(text, Tone::Warn)]]
    });
    for (y, row) in (0..).zip(laid(&shown, width)) {
        let mut x = 0;
        for piece in row {
            for (text, tone) in piece {
                x = canvas.put(x, y, text, *tone);
            }
            x += 1;
        }
    }
}
