//! Everything of the table in words, whatever the size of the screen: the question, every answer with its key, how the
//! game stands, and what the marks mean.

use super::canvas::Canvas;
use super::draw::{Drawn, heading};
use super::keys::{ALL, Key, action_keys};
use super::page::{Page, Turned, more, scrolled};
use super::scene::Scene;
use super::theme::Tone;
use crate::{fold, pad, width, wrap};
use speech::terminal::full as say;
use speech::{Line, listed};

/// The page; it is made anew whenever it is drawn, since the game goes on.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Whole {
    /// The first row that is shown.
    top: usize,
}

/// A row of it.
struct Row {
    text: String,
    tone: Tone,
    /// What a click on it means.
    key: Option<char>,
}

impl Whole {
    pub(super) fn press(self, scene: &Scene<'_>, key: Key, drawn: &Drawn) -> Turned {
        let phrases = scene.phrases();
        let keys = action_keys(&phrases, scene.types());
        match key {
            Key::Char(letter) if keys.contains(&Some(letter)) => Turned::Press(key),
            Key::Char('y' | 'n') if scene.votes() => Turned::Press(key),
            Key::Escape | Key::Left | Key::Char('q' | ALL) => Turned::Away,
            _ => Turned::To(Page::Whole(Self {
                top: scrolled(self.top.min(drawn.most), key),
            })),
        }
    }

    pub(super) fn draw(self, scene: &Scene<'_>, canvas: &mut Canvas<'_>, drawn: &mut Drawn) {
        let all = rows(scene, usize::from(canvas.width().saturating_sub(3)).min(96));
        let height = usize::from(canvas.height());
        drawn.most = all.len().saturating_sub(height);
        let top = self.top.min(drawn.most);
        for (y, row) in (0..).zip(all.iter().skip(top).take(height)) {
            canvas.put(1, y, &row.text, row.tone);
            if let Some(key) = row.key {
                drawn.hit(canvas, (0, y, canvas.width(), 1), Key::Char(key));
            }
        }
        more(canvas, top, drawn.most);
    }
}

fn rows(scene: &Scene<'_>, columns: usize) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut add = |lines: Vec<String>, tone: Tone, key: Option<char>| {
        rows.extend(lines.into_iter().map(|text| Row { text, tone, key }));
    };
    add(wrap(&scene.question(), columns), Tone::Sun, None);
    for (lines, key) in answers(scene, columns) {
        add(lines, Tone::Plain, key);
    }
    add(wrap(&scene.ballot_line(), columns), Tone::Strong, None);
    add(vec![String::new()], Tone::Plain, None);
    let parts = wrap(&heading(scene).join(" · "), columns);
    add(parts, Tone::Strong, None);
    let look = scene.words.look(scene.table, scene.reader(), columns);
    let look = look.iter().flat_map(|line| fold(line, columns));
    add(look.collect(), Tone::Plain, None);
    let bots = scene.chairs.iter().filter(|chair| chair.bot);
    let bots: Vec<Line> = bots.map(|chair| (&*chair.name).into()).collect();
    if !bots.is_empty() {
        let bots = listed(&bots, scene.names());
        let text = scene.told(&say::PlayedByProgram { bots });
        add(wrap(&text, columns), Tone::Plain, None);
    }
    let legend = scene.words.legend(scene.table, scene.reader());
    if !legend.is_empty() {
        add(
            vec![String::new(), scene.told(&say::Marks {})],
            Tone::Strong,
            None,
        );
        let widest = legend
            .iter()
            .map(|(mark, _)| width(mark))
            .max()
            .unwrap_or(0);
        let legend = legend
            .iter()
            .flat_map(|(mark, means)| fold(&format!("  {}  {means}", pad(mark, widest)), columns));
        add(legend.collect(), Tone::Plain, None);
    }
    rows
}

/// Every answer with its key and all that it does.
fn answers(scene: &Scene<'_>, columns: usize) -> Vec<(Vec<String>, Option<char>)> {
    let phrases = scene.phrases();
    let keys = action_keys(&phrases, scene.types());
    let widest = phrases.iter().map(|phrase| width(&phrase.words)).max();
    let widest = widest.unwrap_or(0).min(columns / 2);
    let answers = phrases.iter().zip(keys).map(|(phrase, key)| {
        let mark = key.map_or_else(|| "   ".to_owned(), |key| format!("[{key}]"));
        let words = format!("{mark} {}", pad(&phrase.words, widest));
        let before = 4 + widest + 2;
        let mut notes = wrap(&phrase.note, columns.saturating_sub(before).max(12)).into_iter();
        // Words that are too wide have a row of their own.
        let mut lines = if width(&phrase.words) > widest {
            wrap(&words, columns)
        } else {
            vec![format!("{words}  {}", notes.next().unwrap_or_default())]
        };
        lines.extend(notes.map(|note| pad("", before) + note.as_str()));
        (lines, key)
    });
    answers.collect()
}
