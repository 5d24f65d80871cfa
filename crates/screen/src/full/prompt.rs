//! The line that somebody types.

use super::keys::Key;

/// A line being typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Prompt {
    text: Vec<char>,
    /// Before which letter the next one goes.
    at: usize,
}

/// What became of a key.
pub(super) enum Typed {
    /// The line is being typed still.
    On,
    /// The line is finished.
    Line(String),
    /// The line is given up.
    Away,
}

/// The longest line that can be typed.
const LONGEST: usize = 400;

impl Prompt {
    /// A line that begins so.
    pub(super) fn with(text: &str) -> Self {
        let text: Vec<char> = text.chars().collect();
        let at = text.len();
        Self { text, at }
    }

    /// The text before and after the cursor.
    pub(super) fn halves(&self) -> (String, String) {
        let (before, after) = self.text.split_at(self.at);
        (before.iter().collect(), after.iter().collect())
    }

    pub(super) fn press(&mut self, key: Key) -> Typed {
        match key {
            Key::Enter => return Typed::Line(self.text.iter().collect()),
            Key::Escape => return Typed::Away,
            Key::Backspace if self.text.is_empty() => return Typed::Away,
            Key::Char(letter) if self.text.len() < LONGEST => {
                self.text.insert(self.at, letter);
                self.at += 1;
            }
            Key::Backspace if self.at > 0 => {
                self.at -= 1;
                self.text.remove(self.at);
            }
            Key::Delete if self.at < self.text.len() => {
                self.text.remove(self.at);
            }
            Key::Left => self.at = self.at.saturating_sub(1),
            Key::Right => self.at = self.text.len().min(self.at + 1),
            Key::Home => self.at = 0,
            Key::End => self.at = self.text.len(),
            _ => {}
        }
        Typed::On
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_typed_and_mended() {
        let mut prompt = Prompt::with("sop");
        for key in [
            Key::Home,
            Key::Right,
            Key::Char('t'),
            Key::End,
            Key::Char('!'),
        ] {
            prompt.press(key);
        }
        prompt.press(Key::Backspace);
        assert!(matches!(prompt.press(Key::Enter), Typed::Line(line) if line == "stop"));
    }

    #[test]
    fn an_empty_line_is_given_up() {
        let mut prompt = Prompt::with("a");
        assert!(matches!(prompt.press(Key::Backspace), Typed::On));
        assert!(matches!(prompt.press(Key::Backspace), Typed::Away));
    }
}
