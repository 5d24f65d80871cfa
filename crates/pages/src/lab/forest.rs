//! What rules would do, as a picture: a row for each value, a panel for each measure, a dot with its interval.

use maud::{Markup, html};
use speech::Tongue;
use speech::lab::{self as say, Differs, Figure, Measured};

use super::{head, is_sure, titled, told};
use crate::said::Said;
use crate::table::Game;

/// The panels.
const PANELS: [Figure; 4] = [
    Figure::Turns,
    Figure::Decisions,
    Figure::First,
    Figure::Skill,
];
/// How broad the names of the rules, a panel and the space between two are.
const NAMES: f64 = 320.0;
const PANEL: f64 = 150.0;
const GAP: f64 = 26.0;
const ROW: f64 = 19.0;
const TOP: f64 = 34.0;

/// The rules of which something surely differs, in their order.
#[must_use]
pub fn forest(game: &Game, rows: &[&Measured]) -> Markup {
    let t = game.tongue;
    let panels: Vec<Figure> = PANELS
        .into_iter()
        .filter(|what| rows.iter().any(|row| of(row, *what).is_some_and(is_sure)))
        .collect();
    let differs = |row: &&&Measured| {
        panels
            .iter()
            .any(|what| of(row, *what).is_some_and(is_sure))
    };
    let rows: Vec<&Measured> = rows.iter().filter(differs).copied().collect();
    let high = TOP + float(rows.len()) * ROW + 8.0;
    let wide = NAMES + float(panels.len()) * (PANEL + GAP);
    let frame = format!("0 0 {wide} {high}");
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(frame) role="img" aria-label=(say::WhatEachRuleDoes {}.text(t)) font-family="sans-serif" font-size="12" {
            rect width="100%" height="100%" fill="#fbf4e2" rx="6" {}
            @for (number, row) in rows.iter().enumerate() {
                @let y = TOP + float(number) * ROW;
                @if number % 2 == 0 { rect x="0" y=(y) width="100%" height=(ROW) fill="#f2e8cf" {} }
                text x="8" y=(y + 13.5) fill="#1d1a16" { (titled(game, row).0) }
            }
            @for (number, what) in panels.iter().enumerate() {
                (panel(&rows, *what, NAMES + float(number) * (PANEL + GAP), t))
            }
        }
    }
}

fn panel(rows: &[&Measured], what: Figure, left: f64, t: Tongue) -> Markup {
    let all: Vec<Option<&Differs>> = rows.iter().map(|row| of(row, what)).collect();
    let most = scale(&all);
    let middle = left + PANEL / 2.0;
    let x = |n: f64| round(middle + n.clamp(-most, most) / most * PANEL / 2.0);
    let bottom = TOP + float(rows.len()) * ROW;
    html! {
        text x=(middle) y="15" text-anchor="middle" font-weight="700" fill="#1d1a16" { (head(what, t)) }
        text x=(left) y="29" font-size="10" fill="#5d5343" { (format!("−{most:.0}")) }
        text x=(left + PANEL) y="29" text-anchor="end" font-size="10" fill="#5d5343" { (format!("+{most:.0}")) }
        line x1=(middle) x2=(middle) y1=(TOP - 4.0) y2=(bottom) stroke="#cdbd95" {}
        @for (number, one) in all.iter().enumerate() {
            @if let Some(one) = one { (dot(one, TOP + (float(number) + 0.5) * ROW, most, &x, t)) }
        }
    }
}

/// A dot with its interval; one that lies outside is an arrow with its number.
fn dot(one: &Differs, y: f64, most: f64, x: &dyn Fn(f64) -> f64, t: Tongue) -> Markup {
    let colour = if is_sure(one) { "#17655c" } else { "#b9ad93" };
    let at = x(one.mean);
    html! {
        @if one.mean.abs() > most {
            @let (before, anchor) = if one.mean > 0.0 { (-10.0, "end") } else { (10.0, "start") };
            @let tip = if one.mean > 0.0 { 5.0 } else { -5.0 };
            path d=(format!("M{} {} l{} 4 l{} 4 z", at - tip, y - 4.0, tip, -tip)) fill=(colour) {}
            text x=(at + before) y=(y + 4.0) text-anchor=(anchor) font-size="10" fill="#1d1a16" { (told(one, t)) }
        } @else {
            line x1=(x(one.mean - one.error95)) x2=(x(one.mean + one.error95)) y1=(y) y2=(y) stroke=(colour) stroke-width="2" {}
            circle cx=(at) cy=(y) r="3.5" fill=(colour) {}
        }
    }
}

/// What the edge of a panel stands for: three quarters of the rows lie within it.
fn scale(all: &[Option<&Differs>]) -> f64 {
    let mut most: Vec<f64> = all
        .iter()
        .flatten()
        .filter(|one| is_sure(one))
        .map(|one| one.mean.abs() + one.error95)
        .collect();
    most.sort_by(f64::total_cmp);
    most.get(most.len() * 3 / 4)
        .or(most.last())
        .map_or(1.0, |most| most.ceil().max(1.0))
}

fn of(row: &Measured, what: Figure) -> Option<&Differs> {
    row.figures.iter().find(|one| one.what == what)
}

fn round(n: f64) -> f64 {
    (n * 10.0).round() / 10.0
}

#[allow(clippy::cast_precision_loss, reason = "a hundred rows")]
const fn float(n: usize) -> f64 {
    n as f64
}
