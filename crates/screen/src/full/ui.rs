//! What the full screen remembers between two keys: the line being typed, the page being read, the last answer.

use ratatui::Frame;

use super::draw::{self, Drawn};
use super::keys::{ALL, Go, Key, Wish, action_keys};
use super::page::{Page, Turned};
use super::prompt::{Prompt, Typed};
use super::scene::Scene;
use super::theme::Theme;
use super::whole::Whole;
use crate::width;

/// So wide is what stands on one line of any terminal that the table is drawn on.
const SHORT: usize = 78;

/// The full screen of one reader.
#[derive(Clone, Debug, Default)]
pub struct Ui {
    pub(super) theme: Theme,
    pub(super) prompt: Option<Prompt>,
    pub(super) page: Option<Page>,
    /// The last answer of the table.
    pub(super) note: String,
    /// How many lines of the history are below those shown.
    pub(super) scrolled: usize,
    /// What the last drawing left to be clicked on.
    drawn: Drawn,
}

impl Ui {
    /// A full screen on a terminal that can show so much.
    #[must_use]
    pub fn new(theme: Theme) -> Self {
        Self {
            theme,
            ..Self::default()
        }
    }

    /// Shows an answer: one short line below the table, more on a page.
    pub fn answer(&mut self, mut text: Vec<String>) {
        match text.len() {
            0 => {}
            1 if width(&text[0]) <= SHORT => self.note = text.remove(0),
            _ => self.page = Some(Page::text(text)),
        }
    }

    /// Draws the scene.
    pub fn draw(&mut self, scene: &Scene<'_>, frame: &mut Frame<'_>) {
        self.drawn = draw::draw(self, scene, frame);
    }

    /// What a click at this place of the screen asks for.
    pub fn click(&mut self, scene: &Scene<'_>, column: u16, row: u16) -> Option<Wish> {
        let key = self.drawn.at(column, row)?;
        self.press(scene, key)
    }

    /// What a key asks for, if it is not for the screen itself.
    pub fn press(&mut self, scene: &Scene<'_>, key: Key) -> Option<Wish> {
        if let Some(prompt) = &mut self.prompt {
            return match prompt.press(key) {
                Typed::On => None,
                Typed::Away => self.typed(None),
                Typed::Line(line) => self.typed(Some(line)),
            };
        }
        if let Some(page) = self.page.take() {
            // Who asks for help twice wants to know what is best.
            if key == Key::Char('?') && scene.replay.is_none() {
                return Some(Wish::Line("advise".to_owned()));
            }
            match page.press(scene, key, &self.drawn) {
                Turned::To(page) => self.page = Some(page),
                Turned::Away => {}
                Turned::Type(text) => self.prompt = Some(Prompt::with(&text)),
                Turned::Press(key) => return self.press(scene, key),
            }
            return None;
        }
        self.note.clear();
        match replayed(scene, key) {
            Some(go) => Some(Wish::Go(go)),
            None => self.at_table(scene, key),
        }
    }

    fn typed(&mut self, line: Option<String>) -> Option<Wish> {
        self.prompt = None;
        self.scrolled = 0;
        line.filter(|line| !line.trim().is_empty()).map(Wish::Line)
    }

    fn at_table(&mut self, scene: &Scene<'_>, key: Key) -> Option<Wish> {
        match key {
            Key::Char(letter) if letter.is_alphabetic() && scene.types() => {
                self.prompt = Some(Prompt::with(&letter.to_string()));
            }
            Key::Char(letter) => return self.letter(scene, letter),
            Key::Enter => self.prompt = Some(Prompt::default()),
            Key::Up => self.scrolled = self.drawn.most.min(self.scrolled + 1),
            Key::Down => self.scrolled = self.scrolled.saturating_sub(1),
            Key::PageUp => self.scrolled = self.drawn.most.min(self.scrolled + 10),
            Key::PageDown => self.scrolled = self.scrolled.saturating_sub(10),
            Key::Home => self.scrolled = self.drawn.most,
            Key::End | Key::Escape => self.scrolled = 0,
            Key::Backspace | Key::Delete | Key::Left | Key::Right => {}
        }
        None
    }

    fn letter(&mut self, scene: &Scene<'_>, letter: char) -> Option<Wish> {
        let small = letter.to_ascii_lowercase();
        if let Some(words) = action(scene, letter).or_else(|| action(scene, small)) {
            self.scrolled = 0;
            return match words.strip_suffix('…') {
                Some(begun) => {
                    self.prompt = Some(Prompt::with(begun));
                    None
                }
                None => Some(Wish::Line(words)),
            };
        }
        if let Some(ballot) = scene
            .ballot
            .as_ref()
            .filter(|ballot| ballot.voter.is_some())
        {
            match small {
                'y' => return Some(Wish::Line(ballot.words[0].to_owned())),
                'n' => return Some(Wish::Line(ballot.words[1].to_owned())),
                _ => {}
            }
        }
        match small {
            ALL => self.page = Some(Page::Whole(Whole::default())),
            'q' => return Some(Wish::Quit),
            ' ' => return Some(Wish::Hurry),
            'w' if scene.replay.is_some() => return Some(Wish::PlayOn),
            'u' if scene.replay.is_none() => return Some(Wish::Line("undo".to_owned())),
            '?' => self.page = Some(Page::help(scene)),
            'r' => self.page = Some(Page::rules(scene)),
            'h' => self.page = Some(Page::history(scene)),
            ':' | '/' if scene.replay.is_none() => self.prompt = Some(Prompt::default()),
            '"' | '\'' if scene.replay.is_none() => self.prompt = Some(Prompt::with("say ")),
            _ => {}
        }
        None
    }
}

/// The words of the action that the letter does.
fn action(scene: &Scene<'_>, letter: char) -> Option<String> {
    let phrases = scene.phrases();
    let keys = action_keys(&phrases, scene.types());
    let index = keys.iter().position(|key| *key == Some(letter))?;
    Some(phrases[index].words.clone())
}

/// Where a key takes a replay.
fn replayed(scene: &Scene<'_>, key: Key) -> Option<Go> {
    scene.replay?;
    Some(match key {
        Key::Right | Key::Char(' ' | 'n') | Key::Enter => Go::On(1),
        Key::Left | Key::Char('b') | Key::Backspace => Go::Back(1),
        Key::PageDown => Go::On(10),
        Key::PageUp => Go::Back(10),
        Key::Home => Go::Start,
        Key::End => Go::End,
        _ => return None,
    })
}
