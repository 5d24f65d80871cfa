//! The frame that every game shares: who plays, the table, the question and its answers, what happened.

use ratatui::Frame;
use ratatui::layout::Rect;
use table::Waiting;

use super::canvas::{Canvas, columns, fit};
use super::keys::{Key, action_keys};
use super::scene::{PlayerLine, Scene};
use super::theme::Tone;
use super::ui::Ui;
use crate::words::{Phrase, Rows};
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
        let (picture, actions) = asked.share(height, scene, main, 0);
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

/// The question, its answers, and what is being voted on.
struct Asked {
    question: Vec<String>,
    phrases: Vec<Phrase>,
    keys: Vec<Option<char>>,
    ballot: Vec<String>,
    /// Whether somebody here is to answer the ballot.
    votes: bool,
    over: bool,
}

impl Asked {
    fn of(scene: &Scene<'_>, width: u16) -> Self {
        let columns = usize::from(width.saturating_sub(1));
        let ask = scene.words.ask(scene.table, scene.viewer);
        let ask = match &scene.caller {
            Some(name) => format!("{name}: {ask}"),
            None => ask,
        };
        let over = scene.table.waiting() == Waiting::Over;
        let seat = scene.asked.filter(|_| !over);
        let phrases = seat.map(|seat| scene.words.phrases(scene.table, seat));
        let phrases = phrases.unwrap_or_default();
        let ballot = scene.ballot.as_ref().map(|ballot| {
            let asked = ballot.voter.as_ref();
            let asked = asked.map_or_else(String::new, |name| format!(" {name}: y yes, n no?"));
            wrap(&format!("{}{asked}", ballot.question), columns)
        });
        Self {
            question: wrap(&ask, columns),
            keys: action_keys(&phrases, scene.types()),
            phrases,
            ballot: ballot.unwrap_or_default(),
            votes: scene
                .ballot
                .as_ref()
                .is_some_and(|ballot| ballot.voter.is_some()),
            over,
        }
    }

    /// How many of `height` rows the drawing and the answers get, with `below` kept free.
    fn share(&self, height: u16, scene: &Scene<'_>, width: u16, below: u16) -> (u16, u16) {
        let rows = |lines: usize| u16::try_from(lines).unwrap_or(u16::MAX);
        let fixed = rows(self.question.len() + self.ballot.len()) + below;
        let free = height.saturating_sub(fixed);
        let Rows { wanted, least } = scene.words.rows(scene.table, scene.viewer, width);
        let listed = rows(self.phrases.len()).max(1);
        let actions = listed.min(free.saturating_sub(least).max(2));
        let picture = wanted.min(free.saturating_sub(actions)).max(least);
        (picture, actions)
    }

    /// As many answers as there are rows for, with their keys; those that have a letter come before others.
    fn shown(&self, rows: usize) -> Vec<(&Phrase, Option<char>)> {
        let all = self.phrases.iter().zip(self.keys.iter().copied());
        if self.phrases.len() <= rows {
            return all.collect();
        }
        let (lettered, others): (Vec<_>, Vec<_>) =
            all.partition(|(_, key)| key.is_some_and(char::is_alphabetic));
        lettered.into_iter().chain(others).take(rows).collect()
    }

    /// Draws them, and says how many rows they took.
    fn draw(&self, canvas: &mut Canvas<'_>, rows: u16, drawn: &mut Drawn) -> u16 {
        let mut y = canvas.lines(0, &self.question, Tone::Sun);
        if self.over {
            canvas.put(
                0,
                y,
                "[q] leave the table; the record of the game is offered then",
                Tone::Plain,
            );
            y += 1;
        }
        let shown = usize::from(rows);
        let shown = if self.phrases.len() > shown {
            shown - 1
        } else {
            shown
        };
        let words = self
            .phrases
            .iter()
            .map(|phrase| columns(&phrase.words))
            .max()
            .unwrap_or(0);
        for (phrase, key) in self.shown(shown) {
            let mark = key.map_or_else(|| "   ".to_owned(), |key| format!("[{key}]"));
            let end = canvas.put(0, y, &mark, Tone::Strong);
            let end = canvas.put(end + 1, y, &fit(&phrase.words, words), Tone::Strong);
            canvas.put(end + 2, y, &phrase.note, Tone::Plain);
            if let Some(key) = key {
                drawn.hit(canvas, (0, y, canvas.width(), 1), Key::Char(key));
            }
            y += 1;
        }
        if self.phrases.len() > shown {
            let more = self.phrases.len() - shown;
            canvas.put(4, y, &format!("and {more} more: type actions"), Tone::Faint);
            y += 1;
        }
        if self.votes {
            drawn.hit(canvas, (0, y, canvas.width() / 2, 2), Key::Char('y'));
        }
        canvas.lines(y, &self.ballot, Tone::Strong)
    }
}

/// The players below each other; says how many rows that took.
fn listed(scene: &Scene<'_>, players: &[PlayerLine], canvas: &mut Canvas<'_>) -> u16 {
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
fn crowded(scene: &Scene<'_>, players: &[PlayerLine], canvas: &mut Canvas<'_>) -> u16 {
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
            ("Home", "start", Key::Home),
            ("End", "end", Key::End),
            ("h", "history", Key::Char('h')),
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
