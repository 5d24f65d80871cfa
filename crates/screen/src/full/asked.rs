//! The question of the full screen, and its answers.

use table::Waiting;

use super::canvas::{Canvas, columns, fit};
use super::draw::Drawn;
use super::keys::{Key, action_keys};
use super::scene::Scene;
use super::theme::Tone;
use crate::words::{Phrase, Rows};
use crate::wrap;

/// The question, its answers, and what is being voted on.
pub(super) struct Asked {
    question: Vec<String>,
    phrases: Vec<Phrase>,
    keys: Vec<Option<char>>,
    ballot: Vec<String>,
    /// Whether somebody here is to answer the ballot.
    votes: bool,
    over: bool,
}

impl Asked {
    pub(super) fn of(scene: &Scene<'_>, width: u16) -> Self {
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
    pub(super) fn share(
        &self,
        height: u16,
        scene: &Scene<'_>,
        width: u16,
        below: u16,
    ) -> (u16, u16) {
        let rows = |lines: usize| u16::try_from(lines).unwrap_or(u16::MAX);
        let fixed = rows(self.question.len() + self.ballot.len()) + below;
        let free = height.saturating_sub(fixed);
        let Rows { wanted, least } = scene.words.rows(scene.table, scene.viewer, width);
        let listed = rows(self.phrases.len()).max(1);
        let actions = listed.min(free.saturating_sub(least).max(2));
        let picture = wanted.min(free.saturating_sub(actions)).max(least);
        (picture, actions)
    }

    /// As many answers as there are rows for, with their keys; those with a letter of their own come before others.
    fn shown(&self, rows: usize) -> Vec<(&Phrase, Option<char>)> {
        let all = self.phrases.iter().zip(self.keys.iter().copied());
        if self.phrases.len() <= rows {
            return all.collect();
        }
        let is_own = |phrase: &Phrase, key: Option<char>| {
            key.is_some_and(|key| key.is_alphabetic() && phrase.words.starts_with(key))
        };
        let (lettered, others): (Vec<_>, Vec<_>) =
            all.partition(|(phrase, key)| is_own(phrase, *key));
        lettered.into_iter().chain(others).take(rows).collect()
    }

    /// Draws them, and says how many rows they took.
    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, rows: u16, drawn: &mut Drawn) -> u16 {
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
