//! The table of `ConneXion` drawn: the diamond with its cards and links, the way of the last word, and below it what
//! the reader holds and what everybody has found.

mod cards;
mod sheet;

use connexion::{Fact, Seen};
use table::Seat;

use super::Sight;
use super::look::{celestial, holding};
use crate::full::{Canvas, PlayerLine, Tone};
use crate::words::small;
use cards::Grid;
use speech::terminal::connexion as say;

/// From so many columns on there is room for cards of three rows.
const WIDE: u16 = 70;
/// Rows below the diamond: the way of the last word, and a little of what was found.
const SHEET: u16 = 2;
/// The question and its answers, and a little of what happened.
const LEAST_BELOW: u16 = 6;

/// How many of `height` rows the drawing takes: cards as tall as there is room for, and some lines below.
pub(super) fn rows(sight: Sight<'_>, width: u16, height: u16) -> u16 {
    let most = if width < WIDE { 1 } else { 3 };
    let tall = (1..=most)
        .rev()
        .map(|tall| Grid::rows_at(sight, tall) + SHEET);
    let fits = tall.into_iter().find(|rows| rows + LEAST_BELOW <= height);
    fits.unwrap_or_else(|| Grid::rows_at(sight, 1))
}

/// Draws the table.
pub(super) fn draw(sight: Sight<'_>, told: &[Seen], canvas: &mut Canvas<'_>) {
    let grid = Grid::fitting(sight, canvas.width(), canvas.height());
    grid.draw(sight, newest(told), canvas);
    corners(sight, canvas);
    let below = sheet::lines(sight, canvas.width());
    let rows = usize::from(canvas.height().saturating_sub(grid.rows()));
    for (row, (index, (line, tone))) in (grid.rows()..).zip(below.iter().enumerate().take(rows)) {
        let goes_on = index + 1 == rows && below.len() > rows;
        let line = if goes_on {
            format!("{line} …")
        } else {
            line.clone()
        };
        canvas.put(0, row, &line, *tone);
    }
}

/// The position of the card placed last.
fn newest(told: &[Seen]) -> Option<connexion::board::Position> {
    told.iter().rev().find_map(|seen| match seen {
        Seen::Open(Fact::Placed { position, .. }) => Some(*position),
        Seen::Open(_) | Seen::Close(_) => None,
    })
}

/// In the free corners beside the upper tip: what is left to win, and what the reader has won.
fn corners(sight: Sight<'_>, canvas: &mut Canvas<'_>) {
    let view = sight.view;
    if sight.game.agreed().is_practice() {
        canvas.put(0, 0, &sight.told(&say::Practice {}), Tone::Faint);
    } else {
        let n = small(view.pile);
        canvas.put(0, 0, &sight.told(&say::InThePile { n }), Tone::Plain);
    }
    let n = small(view.words.len());
    let words = sight.told(&say::WordsInDigits { n });
    canvas.put(0, 1, &words, Tone::Faint);
    let Some(own) = view.celestial.as_ref().filter(|own| !own.is_empty()) else {
        return;
    };
    let tenths = own.iter().filter_map(|id| view.cards.get(id));
    let total: i64 = tenths.map(|card| i64::from(card.tenths)).sum();
    let width = canvas.width().saturating_sub(1);
    canvas.put_right(
        width,
        0,
        &sight.told(&say::YouHold {
            points: speech::connexion::tenths(total, sight.names.tongue()).into(),
        }),
        Tone::Plain,
    );
    let n = small(own.len());
    let cards = sight.told(&say::CardsInDigits { n });
    canvas.put_right(width, 1, &cards, Tone::Faint);
}

/// The players as listed.
pub(super) fn players(sight: Sight<'_>) -> Vec<PlayerLine> {
    let line = |seat: Seat| PlayerLine {
        badge: String::new(),
        score: score(sight, seat),
        marks: marks(sight, seat),
        out: sight.view.gone.contains(&seat),
    };
    (0..sight.names.len()).map(Seat::at).map(line).collect()
}

/// How many words the player has found, and how many letter cards are left.
fn marks(sight: Sight<'_>, seat: Seat) -> Vec<String> {
    let view = sight.view;
    let words = view.words.iter().filter(|word| word.seat == seat).count();
    let letters = view.hand_sizes.get(seat.index()).copied();
    let mut marks = vec![sight.told(&say::MarkWords { n: small(words) })];
    marks.extend(letters.map(|letters| sight.told(&say::MarkLetters { n: small(letters) })));
    marks
}

/// What the reader holds: letter cards with what each can stand for, and celestial cards.
pub(super) fn aside(sight: Sight<'_>) -> Vec<(String, Tone)> {
    let mut lines = Vec::new();
    let hand = sight.view.hand.as_ref().filter(|hand| !hand.is_empty());
    lines.extend(hand.map(|hand| (sheet::hand(sight, hand), Tone::Plain)));
    lines.extend(celestial(sight).map(|text| (text, Tone::Plain)));
    lines.push((sight.told(&say::Short {}), Tone::Faint));
    lines
}

/// What the marks mean.
pub(super) fn legend(sight: Sight<'_>) -> Vec<(String, String)> {
    let own = |mark: &str| mark.to_owned();
    vec![
        (own("▶"), sight.told(&say::MeansToAct {})),
        (
            sight.told(&say::MarkWords { n: 3 }),
            sight.told(&say::MeansWords {}),
        ),
        (
            sight.told(&say::MarkLetters { n: 5 }),
            sight.told(&say::MeansLetters {}),
        ),
        (own("[ ]"), sight.told(&say::MeansWay {})),
        (own("<9>"), sight.told(&say::MeansNext {})),
        (own("12 Σσ s"), sight.told(&say::MeansPlace {})),
    ]
}

/// The score once it is known, before that the number of celestial cards.
fn score(sight: Sight<'_>, seat: Seat) -> String {
    if sight.view.scores.is_some() {
        return holding(sight, seat);
    }
    let held = sight.view.celestial_counts.get(seat.index()).copied();
    sight.told(&say::CardsInDigits {
        n: small(held.unwrap_or_default()),
    })
}
