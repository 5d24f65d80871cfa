//! The frame that every game shares: who plays, the table, the question and its answers, what happened.

use ratatui::Frame;
use ratatui::layout::Rect;

use super::asked::Asked;
use super::canvas::{Canvas, columns, fit};
use super::keys::Key;
use super::players::{crowded, listed};
use super::scene::Scene;
use super::theme::Tone;
use super::ui::Ui;
use crate::wrap;

/// The smallest terminal that holds a table.
const LEAST: (u16, u16) = (60, 20);
/// From so many columns on the players sit beside the table.
const BESIDE: u16 = 76;
/// From so many columns on the history stands beside it too.
const WIDE: u16 = 110;
/// The history never has fewer rows.
const LEAST_HISTORY: u16 = 3;

/// What a drawing leaves behind: where a click means which key, and how far the text could be scrolled.
#[derive(Clone, Debug, Default)]
pub(super) struct Drawn {
    hits: Vec<(Rect, Key)>,
    pub(super) most: usize,
}

impl Drawn {
    pub(super) fn at(&self, column: u16, row: u16) -> Option<Key> {
        let holds = |place: &Rect| place.contains((column, row).into());
        let hit = self.hits.iter().find(|(place, _)| holds(place));
        hit.map(|(_, key)| *key)
    }

    pub(super) fn hit(&mut self, canvas: &Canvas<'_>, place: (u16, u16, u16, u16), key: Key) {
        let (x, y, width, height) = place;
        self.hits.push((canvas.place(x, y, width, height), key));
    }
}

/// Draws everything.
pub(super) fn draw(ui: &Ui, scene: &Scene<'_>, frame: &mut Frame<'_>) -> Drawn {
    let mut drawn = Drawn::default();
    let area = frame.area();
    let mut canvas = Canvas::new(frame.buffer_mut(), area, ui.theme);
    if area.width < LEAST.0 || area.height < LEAST.1 {
        too_small(&mut canvas);
        return drawn;
    }
    let (width, height) = (area.width, area.height);
    let mut body = canvas.part(0, 2, width, height - 4);
    if let Some(page) = &ui.page {
        page.draw(&mut body, &mut drawn);
        let (title, hints) = page.labels();
        head(&mut canvas, title, scene.title);
        canvas.put(1, height - 1, &spelled_keys(&canvas, hints), Tone::Faint);
    } else {
        table(ui, scene, &mut body, &mut drawn);
        head(&mut canvas, scene.title, &heading(scene));
        foot(scene, &mut canvas, &mut drawn);
    }
    typing(ui, &mut canvas);
    drawn
}

fn too_small(canvas: &mut Canvas<'_>) {
    let (width, height) = (canvas.width(), canvas.height());
    let text = format!(
        "The table needs a window of {} by {} characters, and this one has {width} by {height}. Please make it \
         larger, or play in sentences: leave with q and add --plain.",
        LEAST.0, LEAST.1
    );
    let lines = wrap(&text, usize::from(width.saturating_sub(2)));
    canvas
        .part(1, 1, width.saturating_sub(2), height)
        .lines(0, &lines, Tone::Plain);
}

fn head(canvas: &mut Canvas<'_>, left: &str, right: &str) {
    let end = canvas.put(1, 0, left, Tone::Strong);
    let room = canvas.width().saturating_sub(end + 3);
    let right = if columns(right) > room {
        fit(right, room)
    } else {
        right.to_owned()
    };
    canvas.put_right(canvas.width() - 1, 0, &right, Tone::Faint);
    canvas.rule(1);
}

/// The turn, the goal, and which rules differ from the usual and are not said yet.
fn heading(scene: &Scene<'_>) -> String {
    let rules = scene.table.rules();
    let mut heading = scene.words.heading(scene.table);
    if let Some(left) = scene.left {
        let seconds = left.div_ceil(1000);
        heading = format!("{}:{:02} left · {heading}", seconds / 60, seconds % 60);
    }
    for rule in scene.rules {
        let Some(value) = rules
            .get(rule.slug)
            .filter(|value| **value != rule.default_value())
        else {
            continue;
        };
        let part = format!("{} {value}", rule.slug);
        if !heading.split(" · ").any(|said| said == part) {
            heading = format!("{heading} · {part}");
        }
    }
    heading
}

/// The table with everything around it.
fn table(ui: &Ui, scene: &Scene<'_>, body: &mut Canvas<'_>, drawn: &mut Drawn) {
    let (width, height) = (body.width(), body.height());
    let players = scene.words.players(scene.table, scene.viewer);
    if width >= WIDE {
        let side = width / 3 + 4;
        let main = width - side - 2;
        let asked = Asked::of(scene, main);
        let (picture, actions) = asked.share(height, scene, main, 1);
        scene.words.paint(
            scene.table,
            scene.viewer,
            &mut body.part(1, 0, main - 1, picture),
        );
        asked.draw(
            &mut body.part(1, picture + 1, main - 1, height),
            actions,
            drawn,
        );
        let end = listed(
            scene,
            &players,
            &mut body.part(main + 2, 0, side, height / 2),
        );
        let mut rest = body.part(main + 2, end, side, height.saturating_sub(end));
        rest.rule(0);
        let rows = rest.height().saturating_sub(1);
        history(ui, scene, &mut rest.part(0, 1, side, rows), drawn);
        return;
    }
    let (side, above) = if width >= BESIDE {
        (27, 0)
    } else {
        (0, crowded(scene, &players, body))
    };
    let asked = Asked::of(scene, width - 2);
    let main = width - side;
    let (picture, actions) = asked.share(height - above, scene, main, LEAST_HISTORY + 1);
    let drawing = &mut body.part(1, above, main - 1, picture);
    scene.words.paint(scene.table, scene.viewer, drawing);
    if side > 0 {
        listed(scene, &players, &mut body.part(main, 0, side, picture));
    }
    let top = above + picture;
    let used = asked.draw(&mut body.part(1, top, width - 2, height), actions, drawn);
    let mut rest = body.part(1, top + used, width - 2, height.saturating_sub(top + used));
    rest.rule(0);
    let rows = rest.height().saturating_sub(1);
    history(ui, scene, &mut rest.part(0, 1, width, rows), drawn);
}

/// What happened, the last below.
fn history(ui: &Ui, scene: &Scene<'_>, canvas: &mut Canvas<'_>, drawn: &mut Drawn) {
    let (width, rows) = (usize::from(canvas.width()), usize::from(canvas.height()));
    let wanted = rows + ui.scrolled + 1;
    let mut lines: Vec<(String, Tone)> = Vec::new();
    for (age, entry) in scene.history.iter().rev().enumerate() {
        let tone = if age == 0 { Tone::Strong } else { Tone::Plain };
        let folded = wrap(entry, width.saturating_sub(2));
        lines.extend(folded.into_iter().rev().map(|line| (line, tone)));
        if lines.len() >= wanted {
            break;
        }
    }
    drawn.most = scene.history.len().saturating_sub(rows);
    let shown: Vec<_> = lines.into_iter().skip(ui.scrolled).take(rows).collect();
    for (row, (line, tone)) in (0..).zip(shown.iter().rev()) {
        canvas.put(0, row, line, *tone);
    }
}

/// What keys do: each can be clicked.
fn foot(scene: &Scene<'_>, canvas: &mut Canvas<'_>, drawn: &mut Drawn) {
    let keys: &[(&str, &str, Key)] = match scene.replay {
        Some(_) => &[
            ("→", "on", Key::Right),
            ("←", "back", Key::Left),
            ("Home", "", Key::Home),
            ("End", "", Key::End),
            ("h", "history", Key::Char('h')),
            ("w", "what if", Key::Char('w')),
            ("q", "quit", Key::Char('q')),
        ],
        None if scene.types() => &[
            ("a-z", "a word", Key::Enter),
            ("?", "help", Key::Char('?')),
            (":", "type quit, look, rules …", Key::Char(':')),
            ("\"", "talk", Key::Char('"')),
        ],
        None => &[
            ("?", "help", Key::Char('?')),
            ("r", "rules", Key::Char('r')),
            ("h", "history", Key::Char('h')),
            ("u", "undo", Key::Char('u')),
            (":", "type", Key::Char(':')),
            ("\"", "talk", Key::Char('"')),
            ("q", "quit", Key::Char('q')),
        ],
    };
    let (mut x, y) = (1, canvas.height() - 1);
    for (name, does, key) in keys {
        let name = spelled_keys(canvas, name);
        let end = canvas.put(x, y, &name, Tone::Strong);
        let end = canvas.put(end + 1, y, does, Tone::Faint);
        drawn.hit(canvas, (x, y, end - x, 1), *key);
        x = end + 3;
    }
    if let Some(place) = scene.replay {
        let text = format!("step {} of {}", place.at, place.of);
        canvas.put_right(canvas.width() - 1, y, &text, Tone::Faint);
    }
}

fn spelled_keys(canvas: &Canvas<'_>, text: &str) -> String {
    if canvas.theme().sign("", "x").is_empty() {
        return text.to_owned();
    }
    text.replace('↑', "Up")
        .replace('↓', "Down")
        .replace('→', "Right")
        .replace('←', "Left")
}

/// The line being typed, or the last answer.
fn typing(ui: &Ui, canvas: &mut Canvas<'_>) {
    let y = canvas.height() - 2;
    let Some(prompt) = &ui.prompt else {
        let (width, mut tone) = (canvas.width().saturating_sub(2), Tone::Warn);
        if ui.note.is_empty() {
            tone = Tone::Faint;
        }
        canvas.put(1, y, &fit(&ui.note, width), tone);
        return;
    };
    canvas.put(0, y, &" ".repeat(canvas.width().into()), Tone::Plain);
    let (before, after) = prompt.halves();
    let room = canvas.width().saturating_sub(6);
    let hidden = columns(&before).saturating_sub(room);
    let before: String = before.chars().skip(hidden.into()).collect();
    let end = canvas.put(1, y, &format!("> {before}"), Tone::Plain);
    let mut rest = after.chars();
    let under = rest.next().unwrap_or(' ').to_string();
    let end = canvas.put(end, y, &under, Tone::Chosen);
    canvas.put(end, y, rest.as_str(), Tone::Plain);
}
