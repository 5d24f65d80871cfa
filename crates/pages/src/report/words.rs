//! The words of a game turn by turn: found of those that lay on the board, as bars and as a table (U17).

use arena::connexion::{Opening, TurnReport, WordReport};
use maud::{Markup, html};
use speech::connexion::{Tenths, report as say};
use speech::{Line, Tongue};

use super::Report;
use super::chances::plain;
use crate::people::Marker;
use crate::said::Said;

const WIDTH: u32 = 720;
const HEIGHT: u32 = 200;
/// The least that the highest bar stands for.
const LEAST: usize = 4;

/// The bars on the page.
pub(super) fn figure(report: &Report, words: &WordReport) -> Markup {
    html! {
        @if !words.turns.is_empty() {
            figure.purses tabindex="0" {
                figcaption { (say::Bars {}.on(report.tongue)) }
                (bars(words, &|seat| report.marker(seat), report.tongue))
            }
        }
    }
}

/// A bar for each turn, as high as the words that lay on the board, filled as far as they were found.
pub(super) fn bars(words: &WordReport, marker: &dyn Fn(usize) -> Marker, t: Tongue) -> Markup {
    let most = words.turns.iter().map(|turn| turn.to_find);
    let most = most.max().unwrap_or_default().max(LEAST);
    let wide = WIDTH / small(words.turns.len()).max(1);
    let last = words.turns.len().saturating_sub(1);
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox="-44 -14 800 244" role="img" aria-label=(say::Bars {}.text(t)) font-family="sans-serif" font-size="14" {
            @for part in [0, 1, 2] {
                @let n = most * part / 2;
                @let y = HEIGHT - tall(n, most);
                line.grid x1="0" x2=(WIDTH + 20) y1=(y) y2=(y) stroke="#d8cfb8" {}
                text.scale x="-8" y=(y + 4) text-anchor="end" { (n) }
            }
            @for (place, turn) in words.turns.iter().enumerate() {
                (bar(turn, (small(place) * wide, wide, most), marker(turn.seat.index())))
                @if place == 0 || place == last || (turn.turn % 4 == 0 && place + 2 < last) {
                    text.scale x=(small(place) * wide + wide / 2) y=(HEIGHT + 20) text-anchor="middle" { (turn.turn) }
                }
            }
        }
    }
}

fn bar(turn: &TurnReport, (x, wide, most): (u32, u32, usize), marker: Marker) -> Markup {
    let broad = wide.saturating_sub(6).clamp(3, 40);
    let x = x + (wide - broad.min(wide)) / 2;
    let (all, found) = (tall(turn.to_find, most), tall(turn.found, most));
    // What was found is seen, however little it is of all.
    let found = found
        .max(if turn.found > 0 { 4 } else { 0 })
        .min(all.max(4));
    html! {
        g color=(plain(marker)) .{ "c-" (marker.colour()) } {
            rect x=(x) y=(HEIGHT - all) width=(broad) height=(all) rx="3" fill="currentColor" fill-opacity="0.22" {}
            rect x=(x) y=(HEIGHT - found) width=(broad) height=(found) rx="3" fill="currentColor" {}
        }
    }
}

fn tall(n: usize, most: usize) -> u32 {
    small(n * HEIGHT as usize / most.max(1))
}

/// Every turn: the same as the bars and more, for whoever reads it.
pub(super) fn turns(
    report: &Report,
    words: &WordReport,
    link: &dyn Fn(usize) -> Option<String>,
) -> Markup {
    let t = report.tongue;
    html! {
        @if !words.turns.is_empty() {
            h2 { (say::ByTurn {}.on(t)) }
            div.scroll tabindex="0" role="group" aria-label=(say::ByTurn {}.text(t)) { table {
                thead { tr {
                    th scope="col" { (say::TurnHead {}.on(t)) }
                    th scope="col" { (say::CardHead {}.on(t)) }
                    th scope="col" { (say::PlacingHead {}.on(t)) }
                    th.right scope="col" { (say::WordsHead {}.on(t)) }
                    th.right scope="col" { (say::PointsHead {}.on(t)) }
                    th scope="col" { (say::MissedHead {}.on(t)) }
                } }
                tbody {
                    @for (place, turn) in words.turns.iter().enumerate() {
                        @let before = place.checked_sub(1).and_then(|place| words.turns.get(place));
                        (row(report, (turn, before), link))
                    }
                }
            } }
        }
    }
}

fn row(
    report: &Report,
    (turn, before): (&TurnReport, Option<&TurnReport>),
    link: &dyn Fn(usize) -> Option<String>,
) -> Markup {
    let t = report.tongue;
    let seat = turn.seat.index();
    let name = report.telling.names.get(seat).map_or("", String::as_str);
    html! {
        tr {
            th.short scope="row" {
                (crate::people::mark(report.marker(seat), false)) " "
                @if let Some(path) = link(turn.step) { a href=(path) { (turn.turn) } } @else { (turn.turn) }
                span.unseen { ", " (name) }
            }
            td { (opening(&turn.placed, t)) }
            td { @if turn.best.opens > turn.placed.opens { (opening(&turn.best, t)) } @else { "=" } }
            td.right.number.short { (say::Of { n: small(turn.found), of: small(turn.to_find) }.on(t)) }
            td.right.number.short { (say::OfAbout { points: Tenths(turn.won.into()), of: tenths(turn.to_win) }.on(t)) }
            td.long {
                @if let Some(missed) = &turn.missed {
                    @if turn.misses_again(before) {
                        span.soft lang="en" { (missed.word) }
                    } @else {
                        b lang="en" { (missed.word) }
                        " " span.soft { (say::walked(&missed.path)) }
                        @if let Some(meaning) = &missed.meaning { br; span.soft lang="en" { (meaning) } }
                    }
                }
            }
        }
    }
}

fn opening(opening: &Opening, t: Tongue) -> Markup {
    let line = say::Opens {
        card: Line::from(opening.card.as_str()),
        position: Line::from(opening.position.to_string()),
        n: small(opening.opens),
    };
    line.on(t)
}

fn small(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

#[allow(clippy::cast_possible_truncation, reason = "points are far below 2^52")]
fn tenths(points: f64) -> Tenths {
    Tenths(points.round() as i64)
}
