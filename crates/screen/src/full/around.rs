//! The table with everything around it: where the drawing, the players, the question and the history stand. The drawing
//! keeps its place from turn to turn; what the answers do not need is the history's.

use super::asked::Asked;
use super::canvas::Canvas;
use super::draw::Drawn;
use super::players::{crowded, listed};
use super::scene::{PlayerLine, Scene};
use super::theme::Tone;
use super::ui::Ui;
use crate::wrap;

/// From so many columns on the players sit beside the table.
const BESIDE: u16 = 76;
/// From so many columns on the history stands beside it too.
const WIDE: u16 = 110;
/// Columns of the players beside the table.
const SIDE: u16 = 27;
/// The question and its answers never have fewer rows.
const LEAST_ASKED: u16 = 4;
/// The history has so many rows, where there are few.
const LEAST_HISTORY: u16 = 2;

/// Draws them.
pub(super) fn draw(ui: &Ui, scene: &Scene<'_>, body: &mut Canvas<'_>, drawn: &mut Drawn) {
    let players = scene.words.players(scene.table, scene.reader());
    if body.width() >= WIDE {
        wide(ui, scene, &players, body, drawn);
    } else if body.width() >= BESIDE {
        beside(ui, scene, &players, body, drawn);
    } else {
        narrow(ui, scene, &players, body, drawn);
    }
}

fn wide(
    ui: &Ui,
    scene: &Scene<'_>,
    players: &[PlayerLine],
    body: &mut Canvas<'_>,
    drawn: &mut Drawn,
) {
    let (width, height) = (body.width(), body.height());
    let side = width / 3 + 4;
    let main = width - side - 2;
    let picture = picture(scene, main - 1, height, LEAST_ASKED);
    paint(scene, &mut body.part(1, 0, main - 1, picture));
    let below = height.saturating_sub(picture + 1);
    let asked = Asked::of(scene, main - 1);
    asked.draw(&mut body.part(1, picture + 1, main - 1, below), drawn);
    let mut beside = body.part(main + 2, 0, side, height);
    let top = listed(scene, players, &mut beside.part(0, 0, side, height / 2));
    let used = top
        + aside(
            scene,
            &mut beside.part(0, top, side, (height / 2).saturating_sub(top)),
        );
    history_below(ui, scene, &mut beside, used + 1, drawn);
}

fn beside(
    ui: &Ui,
    scene: &Scene<'_>,
    players: &[PlayerLine],
    body: &mut Canvas<'_>,
    drawn: &mut Drawn,
) {
    let (width, height) = (body.width(), body.height());
    let main = width - SIDE;
    let picture = picture(scene, main - 1, height, LEAST_ASKED + 1 + LEAST_HISTORY);
    paint(scene, &mut body.part(1, 0, main - 1, picture));
    let mut beside = body.part(main, 0, SIDE, picture);
    let rows = listed(scene, players, &mut beside);
    aside(
        scene,
        &mut beside.part(1, rows, SIDE - 1, picture.saturating_sub(rows)),
    );
    below(ui, scene, body, picture, drawn);
}

fn narrow(
    ui: &Ui,
    scene: &Scene<'_>,
    players: &[PlayerLine],
    body: &mut Canvas<'_>,
    drawn: &mut Drawn,
) {
    let width = body.width();
    let above = crowded(scene, players, body);
    let height = body.height() - above;
    let picture = picture(scene, width - 2, height, LEAST_ASKED + 1);
    paint(scene, &mut body.part(1, above, width - 2, picture));
    // Without anything beside it the hand stands below the drawing, as far as there is room.
    let free = height.saturating_sub(picture + LEAST_ASKED + 2);
    let own = &mut body.part(1, above + picture, width - 2, free.min(2));
    let used = aside(scene, own);
    below(ui, scene, body, above + picture + used, drawn);
}

/// How many rows the drawing takes, so that so many are left below it.
fn picture(scene: &Scene<'_>, width: u16, height: u16, below: u16) -> u16 {
    let rows = scene.words.rows(scene.table, scene.viewer, width, height);
    rows.min(height.saturating_sub(below))
}

fn paint(scene: &Scene<'_>, canvas: &mut Canvas<'_>) {
    scene.words.paint(scene.table, scene.reader(), canvas);
}

/// The question and its answers from row `top` on, and the history in what they leave.
fn below(ui: &Ui, scene: &Scene<'_>, body: &mut Canvas<'_>, top: u16, drawn: &mut Drawn) {
    let (width, height) = (body.width(), body.height());
    let asked = Asked::of(scene, width - 2);
    let room = height.saturating_sub(top);
    let history = LEAST_HISTORY.min(room.saturating_sub(LEAST_ASKED + 1));
    let rows = asked.rows(width - 2).min(room.saturating_sub(1 + history));
    let used = asked.draw(&mut body.part(1, top, width - 2, rows), drawn);
    history_below(
        ui,
        scene,
        &mut body.part(1, 0, width - 2, height),
        top + used,
        drawn,
    );
}

/// What the reader holds, as far as there is room; says how many rows that took.
fn aside(scene: &Scene<'_>, canvas: &mut Canvas<'_>) -> u16 {
    let rows = usize::from(canvas.height());
    let mut lines = wrapped(scene, canvas.width());
    if lines.len() > rows {
        lines.retain(|(_, tone)| *tone != Tone::Faint);
    }
    // An empty row above it, if there is one to spare.
    let top = usize::from(lines.len() < rows);
    let is_cut = lines.len() > rows;
    let used = lines.len().min(rows - top);
    for (y, (index, (text, tone))) in (top..).zip(lines.iter().enumerate().take(used)) {
        let last = is_cut && index + 1 == used;
        let text = if last {
            format!("{text} …")
        } else {
            text.clone()
        };
        canvas.put(0, u16::try_from(y).unwrap_or(u16::MAX), &text, *tone);
    }
    u16::try_from(top + used).unwrap_or(u16::MAX)
}

fn wrapped(scene: &Scene<'_>, width: u16) -> Vec<(String, Tone)> {
    let own = scene.words.aside(scene.table, scene.reader()).into_iter();
    let lines = own.flat_map(|(text, tone)| {
        // A column is left for the sign that more follows.
        let lines = wrap(&text, usize::from(width.saturating_sub(2)));
        lines.into_iter().map(move |line| (line, tone))
    });
    lines.collect()
}

/// A line, and the history from there to the lower edge.
fn history_below(ui: &Ui, scene: &Scene<'_>, canvas: &mut Canvas<'_>, top: u16, drawn: &mut Drawn) {
    let (width, height) = (canvas.width(), canvas.height());
    let mut rest = canvas.part(0, top, width, height.saturating_sub(top));
    rest.rule(0);
    let rows = rest.height().saturating_sub(1);
    history(ui, scene, &mut rest.part(0, 1, width, rows), drawn);
}

/// What happened, the last at the lower edge, where it stays.
fn history(ui: &Ui, scene: &Scene<'_>, canvas: &mut Canvas<'_>, drawn: &mut Drawn) {
    let (width, rows) = (usize::from(canvas.width()), usize::from(canvas.height()));
    let wanted = rows + ui.scrolled + 1;
    let mut lines: Vec<(String, Tone, bool)> = Vec::new();
    for (age, entry) in scene.history.iter().rev().enumerate() {
        let tone = if age == 0 { Tone::Strong } else { Tone::Plain };
        let folded = wrap(entry, width);
        let folded = folded.into_iter().enumerate().rev();
        lines.extend(folded.map(|(part, line)| (line, tone, part == 0)));
        if lines.len() >= wanted {
            break;
        }
    }
    drawn.most = scene.history.len().saturating_sub(rows);
    let shown: Vec<_> = lines.into_iter().skip(ui.scrolled).take(rows).collect();
    let top = rows.saturating_sub(shown.len());
    for (row, (index, (line, tone, begins))) in (0..).zip(shown.iter().enumerate().rev()) {
        let y = row + u16::try_from(top).unwrap_or(0);
        let is_cut = index + 1 == shown.len() && !begins;
        let line = if is_cut {
            format!("… {line}")
        } else {
            line.clone()
        };
        canvas.put(0, y, &line, *tone);
    }
}
