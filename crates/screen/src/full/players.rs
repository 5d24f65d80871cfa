//! The players of the full screen, below each other or in a row.

use speech::Line;
use speech::terminal::full as say;

use super::canvas::{Canvas, columns, cut, fit};
use super::keys::ALL;
use super::scene::{PlayerLine, Scene};
use super::theme::Tone;
use crate::words::small;

/// Columns of the marks beside a score, where there is little room and where there is much.
const MARKS: (u16, u16) = (7, 14);
/// From so many columns on there is much.
const WIDE: u16 = 36;

/// The players below each other; says how many rows that took.
pub(super) fn listed(scene: &Scene<'_>, players: &[PlayerLine], canvas: &mut Canvas<'_>) -> u16 {
    let scores = players
        .iter()
        .map(|player| columns(&player.score))
        .max()
        .unwrap_or(1);
    let badges = u16::from(players.iter().any(|player| !player.badge.is_empty()));
    let marks = if canvas.width() >= WIDE {
        MARKS.1
    } else {
        MARKS.0
    };
    let name = canvas.width().saturating_sub(scores + marks + badges + 4);
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
        let badge = fit(&player.badge, badges);
        let label = format!("{turn}{badge} {} ", fit(&chair.name, name));
        let end = canvas.put(0, row, &label, tone);
        canvas.put_right(end + scores, row, &player.score, tone);
        let bot = chair.bot.then(|| scene.told(&say::Bot {}));
        let said = short(player, bot.as_deref(), marks);
        canvas.put(end + scores + 1, row, &said, Tone::Faint);
    }
    let mut rows = u16::try_from(chosen.len()).unwrap_or(u16::MAX);
    if chosen.len() < players.len() {
        let missing = players.len() - chosen.len();
        let (missing, key) = (small(missing), Line::from(ALL.to_string()));
        let text = format!("  {}", scene.told(&say::MorePlayers { missing, key }));
        canvas.put(0, rows, &text, Tone::Faint);
        rows += 1;
    }
    rows.min(canvas.height())
}

/// As many marks as fit, joined; a sign says that there are more.
fn short(player: &PlayerLine, bot: Option<&str>, width: u16) -> String {
    let mut said = String::new();
    for (index, mark) in player.marks.iter().enumerate() {
        let longer = joined(&said, mark);
        let is_last = index + 1 == player.marks.len();
        if columns(&longer) > width - if is_last { 0 } else { 2 } {
            return joined(&said, "…");
        }
        said = longer;
    }
    let with_bot = bot.map(|bot| joined(&said, bot));
    with_bot
        .filter(|with_bot| columns(with_bot) <= width)
        .unwrap_or(said)
}

fn joined(said: &str, mark: &str) -> String {
    if said.is_empty() {
        mark.to_owned()
    } else {
        format!("{said} {mark}")
    }
}

/// Which seats are listed: all, or those around whoever is to act.
fn seated(scene: &Scene<'_>, players: usize, rows: u16) -> Vec<usize> {
    // The last row says how many are missing.
    let rows = usize::from(rows) - usize::from(players > usize::from(rows) && rows > 0);
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

/// The players in a row, where there is no room beside the table: two rows of them, whoever is to act first. Says how
/// many rows that took, which is the same all through a game.
pub(super) fn crowded(scene: &Scene<'_>, players: &[PlayerLine], canvas: &mut Canvas<'_>) -> u16 {
    let rows = if players.len() > 2 { 2 } else { 1 };
    let (mut x, mut y, width) = (1, 0, canvas.width() - 2);
    let acting = scene
        .chairs
        .iter()
        .position(|chair| chair.to_act)
        .unwrap_or(0);
    for step in 0..players.len() {
        let index = (acting + step) % players.len();
        let (Some(player), Some(chair)) = (players.get(index), scene.chairs.get(index)) else {
            continue;
        };
        let turn = if chair.to_act {
            canvas.theme().sign("▶", ">")
        } else {
            ""
        };
        let mark = player.marks.first().filter(|_| players.len() < 5);
        let mark = mark.map_or_else(String::new, |mark| format!(" {mark}"));
        let name = cut(&chair.name, 10);
        let text = format!("{turn}{name} {}{mark}", player.score);
        // In the last row there must be room to say how many are missing.
        let others = players.len() - step - 1;
        let more = if y + 1 == rows && others > 0 { 10 } else { 0 };
        if x > 1 && x + columns(&text) + more > width {
            if y + 1 == rows {
                canvas.put(x, y, &format!("[{ALL}] +{}", others + 1), Tone::Faint);
                break;
            }
            (x, y) = (1, y + 1);
        }
        let tone = if chair.to_act { Tone::Sun } else { Tone::Plain };
        x = canvas.put(x, y, &text, tone) + 3;
    }
    rows
}
