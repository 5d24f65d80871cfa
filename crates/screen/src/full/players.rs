//! The players of the full screen, below each other or in a row.

use super::canvas::{Canvas, columns, fit};
use super::scene::{PlayerLine, Scene};
use super::theme::Tone;

/// The players below each other; says how many rows that took.
pub(super) fn listed(scene: &Scene<'_>, players: &[PlayerLine], canvas: &mut Canvas<'_>) -> u16 {
    let scores = players
        .iter()
        .map(|player| columns(&player.score))
        .max()
        .unwrap_or(1);
    let wide = canvas.width() >= 36;
    let marks = if wide { 14 } else { 6 };
    let name = canvas.width().saturating_sub(scores + marks + 6);
    let chosen = seated(scene, players.len(), canvas.height());
    for (row, &index) in (0..).zip(&chosen) {
        let (Some(player), Some(chair)) = (players.get(index), scene.chairs.get(index)) else {
            continue;
        };
        let tone = match (chair.to_act, player.out) {
            (true, _) => Tone::Sun,
            (false, true) => Tone::Faint,
            (false, false) => Tone::Plain,
        };
        let turn = if chair.to_act {
            canvas.theme().sign("▶", ">")
        } else {
            " "
        };
        let label = format!("{turn}{} {} ", player.badge, fit(&chair.name, name));
        let end = canvas.put(0, row, &label, tone);
        canvas.put_right(end + scores, row, &player.score, tone);
        let mut said = player.marks.clone();
        if chair.bot {
            said.push("bot".to_owned());
        }
        canvas.put(end + scores + 1, row, &short(&said, marks), Tone::Faint);
    }
    u16::try_from(chosen.len())
        .unwrap_or(u16::MAX)
        .min(canvas.height())
}

/// As many marks as fit, joined.
fn short(marks: &[String], width: u16) -> String {
    let mut said = String::new();
    for mark in marks {
        let longer = if said.is_empty() {
            mark.clone()
        } else {
            format!("{said}, {mark}")
        };
        if columns(&longer) > width {
            break;
        }
        said = longer;
    }
    said
}

/// Which seats are listed: all, or those around whoever is to act.
fn seated(scene: &Scene<'_>, players: usize, rows: u16) -> Vec<usize> {
    let rows = usize::from(rows);
    let acting = scene
        .chairs
        .iter()
        .position(|chair| chair.to_act)
        .unwrap_or(0);
    let from = if players <= rows {
        0
    } else {
        acting.saturating_sub(rows / 2).min(players - rows)
    };
    (from..players).take(rows).collect()
}

/// The players in a row, where there is no room beside the table; says how many rows that took.
pub(super) fn crowded(scene: &Scene<'_>, players: &[PlayerLine], canvas: &mut Canvas<'_>) -> u16 {
    let (mut x, mut y) = (1, 0);
    let acting = scene
        .chairs
        .iter()
        .position(|chair| chair.to_act)
        .unwrap_or(0);
    for step in 0..players.len() {
        let index = (acting + step) % players.len();
        let (player, chair) = (&players[index], &scene.chairs[index]);
        let turn = if chair.to_act {
            canvas.theme().sign("▶", ">")
        } else {
            ""
        };
        let mark = player.marks.first().filter(|_| players.len() < 5);
        let mark = mark.map_or_else(String::new, |mark| format!(" {mark}"));
        let name = fit(&chair.name, columns(&chair.name).min(12));
        let text = format!("{turn}{name} {}{mark}", player.score);
        if x > 1 && x + columns(&text) > canvas.width() - 2 {
            (x, y) = (1, y + 1);
        }
        if y == 2 {
            break;
        }
        let tone = if chair.to_act { Tone::Sun } else { Tone::Plain };
        x = canvas.put(x, y, &text, tone) + 3;
    }
    y.min(1) + 1
}
