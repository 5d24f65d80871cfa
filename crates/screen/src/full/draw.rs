//! The frame that every game shares: who plays, the table, the question and its answers, what happened.

use ratatui::Frame;
use ratatui::layout::Rect;

use super::around;
use super::canvas::{Canvas, columns, cut};
use super::keys::Key;
use super::scene::Scene;
use super::theme::Tone;
use super::ui::Ui;
use crate::words::small;
use crate::wrap;
use speech::Sentence;
use speech::terminal::full as say;

/// The smallest terminal that holds a table.
const LEAST: (u16, u16) = (60, 20);

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
        too_small(scene, &mut canvas);
        return drawn;
    }
    let (width, height) = (area.width, area.height);
    let mut body = canvas.part(0, 2, width, height - 4);
    if let Some(page) = &ui.page {
        page.draw(scene, &mut body, &mut drawn);
        let (title, hints) = page.labels(scene);
        head(&mut canvas, &title, &[scene.title.to_owned()]);
        canvas.put(1, height - 1, &spelled_keys(&canvas, &hints), Tone::Faint);
    } else {
        around::draw(ui, scene, &mut body, &mut drawn);
        head(&mut canvas, scene.title, &heading(scene));
        foot(ui, scene, &mut canvas, &mut drawn);
    }
    typing(ui, &mut canvas);
    drawn
}

fn too_small(scene: &Scene<'_>, canvas: &mut Canvas<'_>) {
    let (width, height) = (canvas.width(), canvas.height());
    let size = |width: u16, height: u16| {
        let (width, height) = (width.into(), height.into());
        say::BySize { width, height }.line(scene.names())
    };
    let (least, size) = (size(LEAST.0, LEAST.1), size(width, height));
    let text = scene.told(&say::TooSmall { least, size });
    let lines = wrap(&text, usize::from(width.saturating_sub(2)));
    canvas
        .part(1, 1, width.saturating_sub(2), height)
        .lines(0, &lines, Tone::Plain);
}

/// The title, and as many parts of what stands to its right as there is room for; a sign says that there are more.
fn head(canvas: &mut Canvas<'_>, left: &str, right: &[String]) {
    let end = canvas.put(1, 0, left, Tone::Strong);
    let room = canvas.width().saturating_sub(end + 3);
    let mut shown = right.join(" · ");
    for parts in (1..right.len()).rev() {
        if columns(&shown) <= room {
            break;
        }
        shown = format!("{} · …", right[..parts].join(" · "));
    }
    let shown = cut(&shown, room);
    canvas.put_right(canvas.width() - 1, 0, &shown, Tone::Faint);
    canvas.rule(1);
}

/// The turn, the goal, and which rules differ from the usual and are not said yet.
pub(super) fn heading(scene: &Scene<'_>) -> Vec<String> {
    let rules = scene.table.rules();
    let own = scene.words.heading(scene.table, scene.tongue);
    let mut heading: Vec<String> = own.split(" · ").map(str::to_owned).collect();
    if let Some(place) = scene.replay {
        let (at, of) = (small(place.at), small(place.of));
        heading.insert(0, scene.told(&say::Step { at, of }));
    }
    if let Some(left) = scene.left {
        let seconds = left.div_ceil(1000);
        let time = format!("{}:{:02}", seconds / 60, seconds % 60).into();
        heading.insert(0, scene.told(&say::Left { time }));
    }
    for rule in scene.rules {
        let Some(value) = rules
            .get(rule.slug)
            .filter(|value| **value != rule.default_value())
        else {
            continue;
        };
        let part = format!("{} {value}", rule.slug);
        if !heading.contains(&part) {
            heading.push(part);
        }
    }
    heading
}

/// What keys do: each can be clicked.
fn foot(ui: &Ui, scene: &Scene<'_>, canvas: &mut Canvas<'_>, drawn: &mut Drawn) {
    let keys = match ui.prompt {
        Some(_) => typing_keys(scene),
        None => keys(scene),
    };
    let (mut x, y) = (1, canvas.height() - 1);
    let keys = keys
        .iter()
        .map(|(name, does, key)| (spelled_keys(canvas, name), does, *key));
    let keys: Vec<_> = keys.collect();
    let taken: u16 = keys
        .iter()
        .map(|(name, does, _)| columns(name) + columns(does) + 1)
        .sum();
    let gaps = u16::try_from(keys.len().saturating_sub(1))
        .unwrap_or(u16::MAX)
        .max(1);
    let gap = (canvas.width().saturating_sub(taken + 2) / gaps).clamp(1, 3);
    for (name, does, key) in keys {
        let end = canvas.put(x, y, &name, Tone::Strong);
        let end = canvas.put(end + 1, y, does, Tone::Faint);
        drawn.hit(canvas, (x, y, end - x, 1), key);
        x = end + gap;
    }
}

/// The keys with what they do, in a word.
fn keys(scene: &Scene<'_>) -> Vec<(&'static str, String, Key)> {
    let all = ("+", scene.told(&say::All {}), Key::Char('+'));
    let help = ("?", scene.told(&say::Help {}), Key::Char('?'));
    let talk = ("\"", scene.told(&say::Talk {}), Key::Char('"'));
    let history = ("h", scene.told(&say::History {}), Key::Char('h'));
    let quit = ("q", scene.told(&say::Quit {}), Key::Char('q'));
    if scene.replay.is_some() {
        let on = ("→", scene.told(&say::On {}), Key::Right);
        let back = ("←", scene.told(&say::Back {}), Key::Left);
        let [home, end] =
            [("Home", Key::Home), ("End", Key::End)].map(|(name, key)| (name, String::new(), key));
        let what_if = ("w", scene.told(&say::WhatIf {}), Key::Char('w'));
        return vec![on, back, home, end, history, all, what_if, quit];
    }
    if scene.types() {
        let word = ("a-z", scene.told(&say::AWord {}), Key::Enter);
        let line = (":", scene.told(&say::TypeRulesQuit {}), Key::Char(':'));
        return vec![word, all, help, line, talk];
    }
    let rules = ("r", scene.told(&say::Rules {}), Key::Char('r'));
    let undo = ("u", scene.told(&say::Undo {}), Key::Char('u'));
    let line = (":", scene.told(&say::Type {}), Key::Char(':'));
    vec![all, help, rules, history, undo, line, talk, quit]
}

/// The keys while a line is being typed: all others are letters of it.
fn typing_keys(scene: &Scene<'_>) -> Vec<(&'static str, String, Key)> {
    vec![
        ("Enter", scene.told(&say::SayLine {}), Key::Enter),
        ("Esc", scene.told(&say::Back {}), Key::Escape),
    ]
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
        canvas.put(1, y, &cut(&ui.note, width), tone);
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
