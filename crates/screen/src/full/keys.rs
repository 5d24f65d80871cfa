//! Keys, and what pressing one asks for.

use crate::words::Phrase;

/// A key, whatever the terminal calls it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// A letter, a digit, a sign.
    Char(char),
    /// Enter.
    Enter,
    /// Escape.
    Escape,
    /// Backspace.
    Backspace,
    /// Delete.
    Delete,
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Up, or the wheel turned up.
    Up,
    /// Down, or the wheel turned down.
    Down,
    /// To the start.
    Home,
    /// To the end.
    End,
    /// A page up.
    PageUp,
    /// A page down.
    PageDown,
}

/// What is wished for by a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// This line is typed at the table.
    Line(String),
    /// The bots need not take their time.
    Hurry,
    /// The replay goes there.
    Go(Go),
    /// What if: the game goes on from the step that is shown.
    PlayOn,
    /// Away from the table.
    Quit,
}

/// Where a replay goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Go {
    /// To the beginning.
    Start,
    /// So many steps back.
    Back(usize),
    /// So many steps on.
    On(usize),
    /// To the end.
    End,
}

/// Keys that mean the same at every table.
pub(super) const RESERVED: &str = "qhrynu?:/\"'+ ";

/// The key that shows everything of the table, whatever the size of the screen.
pub(super) const ALL: char = '+';

/// The keys that do the listed actions: the first letter of a single word where it is free, else a digit, and when these
/// are used up any letter that is free, small ones before capitals; digits only where letters begin a line.
pub(super) fn action_keys(phrases: &[Phrase], types: bool) -> Vec<Option<char>> {
    let mut taken: Vec<char> = Vec::new();
    let mut digits = '1'..='9';
    let keys = phrases.iter().map(|phrase| {
        let letter = phrase.words.chars().next().filter(|letter| {
            let single = !phrase.words.contains(' ');
            single && !types && letter.is_alphabetic() && !RESERVED.contains(*letter)
        });
        let letter = letter.filter(|letter| !taken.contains(letter));
        taken.extend(letter);
        letter.or_else(|| digits.next())
    });
    let mut keys: Vec<_> = keys.collect();
    let spare = |letter: &char| {
        let small = letter.to_ascii_lowercase();
        !types && !RESERVED.contains(small) && !taken.contains(letter)
    };
    let mut spare = ('a'..='z').chain('A'..='Z').filter(spare);
    for key in keys.iter_mut().filter(|key| key.is_none()) {
        *key = spare.next();
    }
    keys
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn single_words_go_by_their_letter_and_others_by_number() {
        let phrases = ["throw", "stop", "sun 5", "sun 10", "tumble", "quit"];
        let phrases = phrases.map(|words| Phrase {
            words: words.to_owned(),
            note: String::new(),
        });
        let keys: Vec<_> = action_keys(&phrases, false).into_iter().flatten().collect();
        assert_eq!(keys, ['t', 's', '1', '2', '3', '4']);
        let keys: Vec<_> = action_keys(&phrases, true).into_iter().flatten().collect();
        assert_eq!(keys, ['1', '2', '3', '4', '5', '6']);
    }

    #[test]
    fn more_than_nine_go_on_with_letters_that_are_free() {
        let phrases: Vec<_> = (0..13)
            .map(|n| Phrase {
                words: if n == 12 {
                    "buy".to_owned()
                } else {
                    format!("place {n}")
                },
                note: String::new(),
            })
            .collect();
        let keys: String = action_keys(&phrases, false).into_iter().flatten().collect();
        assert_eq!(keys, "123456789acdb");
        let typed = action_keys(&phrases, true);
        assert_eq!(typed.iter().flatten().count(), 9);
    }
}
