//! The answers to the question: one a row with what each does, or in columns, or as many as there is room for.

use super::canvas::{Canvas, columns, cut, fit};
use super::draw::Drawn;
use super::keys::{ALL, Key, action_keys};
use super::scene::Scene;
use super::theme::Tone;
use crate::words::Phrase;
use crate::wrap;
use speech::terminal::full as say;
use speech::{Line, Names, Sentence, Tongue};

/// What stands before the words of an answer: its key in brackets, and a space.
const MARK: u16 = 4;
/// What stands between words and note, and between columns.
const GAP: u16 = 2;

/// The answers with their keys.
pub(super) struct Answers {
    phrases: Vec<Phrase>,
    keys: Vec<Option<char>>,
    tongue: Tongue,
}

/// How they are laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Layout {
    /// One below the other; a long note goes on in the next row.
    Whole,
    /// One a row.
    Rows,
    /// In so many columns, without the notes.
    Columns(u16),
}

impl Answers {
    pub(super) fn of(scene: &Scene<'_>) -> Self {
        let phrases = scene.phrases();
        Self {
            keys: action_keys(&phrases, scene.types()),
            phrases,
            tongue: scene.tongue,
        }
    }

    /// How many rows they make use of.
    pub(super) fn rows(&self, width: u16) -> u16 {
        let rows = self
            .phrases
            .iter()
            .map(|phrase| self.notes(phrase, width).len().max(1));
        u16::try_from(rows.sum::<usize>()).unwrap_or(u16::MAX)
    }

    /// Draws them, and says how many rows they took.
    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, drawn: &mut Drawn) -> u16 {
        if self.phrases.is_empty() {
            return 0;
        }
        match self.layout(canvas.width(), canvas.height()) {
            Layout::Whole => self.in_rows(canvas, drawn, |canvas, at, phrase| {
                let notes = self.notes(phrase, canvas.width());
                canvas
                    .part(at.0, at.1, canvas.width(), canvas.height())
                    .lines(0, &notes, Tone::Plain)
                    .max(1)
            }),
            Layout::Rows => self.in_rows(canvas, drawn, |canvas, (x, y), phrase| {
                canvas.put(x, y, &phrase.note, Tone::Plain);
                1
            }),
            Layout::Columns(each) => self.in_columns(canvas, each, drawn),
        }
    }

    fn count(&self) -> u16 {
        u16::try_from(self.phrases.len()).unwrap_or(u16::MAX)
    }

    /// Columns of the widest words, which leave something for the notes.
    fn words(&self, width: u16) -> u16 {
        let words = self.phrases.iter().map(|phrase| columns(&phrase.words));
        words.max().unwrap_or(0).min(width.saturating_sub(MARK))
    }

    fn notes(&self, phrase: &Phrase, width: u16) -> Vec<String> {
        let before = MARK + self.words(width) + GAP;
        wrap(
            &phrase.note,
            usize::from(width.saturating_sub(before)).max(12),
        )
    }

    fn layout(&self, width: u16, rows: u16) -> Layout {
        let narrow = width.saturating_sub(MARK + self.words(width) + GAP) < 12;
        if self.rows(width) <= rows && !narrow {
            return Layout::Whole;
        }
        if self.count() <= rows {
            return Layout::Rows;
        }
        let cell = MARK + self.words(width) + GAP;
        Layout::Columns(((width + GAP) / cell).max(1))
    }

    /// One below the other; `note` writes what an answer does and says how many rows that took.
    fn in_rows(
        &self,
        canvas: &mut Canvas<'_>,
        drawn: &mut Drawn,
        note: impl Fn(&mut Canvas<'_>, (u16, u16), &Phrase) -> u16,
    ) -> u16 {
        let (mut y, words) = (0, self.words(canvas.width()));
        for (phrase, key) in self.phrases.iter().zip(&self.keys) {
            let end = answer(canvas, (0, y), phrase, *key, words);
            let high = note(canvas, (end + GAP, y), phrase);
            if let Some(key) = key {
                drawn.hit(canvas, (0, y, canvas.width(), high), Key::Char(*key));
            }
            y += high;
        }
        y
    }

    /// Row by row, so that the order is that of reading; the last row tells of what is left out.
    fn in_columns(&self, canvas: &mut Canvas<'_>, each: u16, drawn: &mut Drawn) -> u16 {
        let rows = canvas.height().saturating_sub(1);
        let shown = self.count().min(rows.saturating_mul(each));
        let cell = MARK + self.words(canvas.width()) + GAP;
        let all = (0..shown).zip(self.phrases.iter().zip(&self.keys));
        for (n, (phrase, key)) in all {
            let at = (n % each * cell, n / each);
            answer(canvas, at, phrase, *key, cell - MARK - GAP);
            if let Some(key) = key {
                drawn.hit(canvas, (at.0, at.1, cell - GAP, 1), Key::Char(*key));
            }
        }
        let y = shown.div_ceil(each);
        let (key, names) = (
            Line::from(ALL.to_string()),
            Names::new(&[], None).in_tongue(self.tongue),
        );
        let text = match self.count() - shown {
            0 => say::WhatEachDoes { key }.line(names),
            more => {
                let more = more.into();
                say::MoreAnswers { key, more }.line(names)
            }
        };
        let text = text.to_string();
        canvas.put(0, y, &text, Tone::Sun);
        drawn.hit(canvas, (0, y, columns(&text), 1), Key::Char(ALL));
        y + 1
    }
}

/// The key and the words of an answer; says in which column they end.
fn answer(
    canvas: &mut Canvas<'_>,
    (x, y): (u16, u16),
    phrase: &Phrase,
    key: Option<char>,
    words: u16,
) -> u16 {
    let mark = key.map_or_else(|| "   ".to_owned(), |key| format!("[{key}]"));
    let end = canvas.put(x, y, &fit(&mark, MARK), Tone::Strong);
    canvas.put(
        end,
        y,
        &fit(&cut(&phrase.words, words), words),
        Tone::Strong,
    )
}
