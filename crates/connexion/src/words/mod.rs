//! Word lists: sorted, with a name and the SHA-256 of their words (rule X10).

mod meaning;
mod rude;
mod shipped;

use std::fmt;

use sha2::{Digest, Sha256};

use crate::data::DataError;
use crate::deck::Deck;

pub use meaning::{Meaning, meaning};
pub use rude::is_rude;
pub use shipped::Shipped;

/// The longest word a list may have.
pub const MAX_LETTERS: usize = 64;

/// The notice that must go wherever the shipped SCOWL lists go.
pub const SCOWL_NOTICE: &str = include_str!("../../data/words/SCOWL-COPYRIGHT.txt");

/// A word list.
#[derive(Clone, PartialEq, Eq)]
pub struct WordList {
    name: String,
    sha256: String,
    /// The words, sorted, each followed by a line feed.
    text: Box<str>,
    /// Where each word ends in `text`, its line feed included.
    ends: Box<[u32]>,
}

impl fmt::Debug for WordList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("WordList")
            .field("name", &self.name)
            .field("len", &self.len())
            .field("sha256", &self.sha256)
            .finish_non_exhaustive()
    }
}

impl WordList {
    /// Reads a list from text, one word a line in any order; blank lines and lines that start with `#` are skipped.
    ///
    /// # Errors
    /// The first line that is not one word of 1 to 64 letters a–z, or that the list is empty.
    pub fn load(name: &str, text: &str) -> Result<Self, DataError> {
        let mut words = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let word = line.trim();
            if word.is_empty() || word.starts_with('#') {
                continue;
            }
            check(word).map_err(|message| DataError::new(index + 1, "word", message))?;
            words.push(word);
        }
        if words.is_empty() {
            return Err(DataError::new(
                text.lines().count() + 1,
                "word",
                "the list has no word",
            ));
        }
        words.sort_unstable();
        words.dedup();
        Ok(Self::of_sorted(name, words))
    }

    /// The names of a deck's letter cards as a list of their own (rule X10).
    pub fn names_of(deck: &Deck) -> Self {
        let mut names: Vec<&str> = deck
            .letters()
            .iter()
            .map(|card| card.name.as_str())
            .collect();
        names.sort_unstable();
        Self::of_sorted("greek-names", names)
    }

    /// A list of words that are sorted, distinct and of letters a–z.
    pub(crate) fn of_sorted<'a>(name: &str, words: impl IntoIterator<Item = &'a str>) -> Self {
        let mut draft = Draft::default();
        for word in words {
            draft.push(word);
        }
        draft.finish(name)
    }

    /// The list's name in records and settings.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// SHA-256 of the words, sorted, each followed by a line feed, in hexadecimal.
    pub fn sha256(&self) -> &str {
        &self.sha256
    }

    /// How many words.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there is no word.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The word at a place of the sorted list.
    pub fn get(&self, index: usize) -> Option<&str> {
        let end = *self.ends.get(index)? as usize;
        let start = index
            .checked_sub(1)
            .map_or(0, |before| self.ends[before] as usize);
        self.text.get(start..end - 1)
    }

    /// The words in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &str> {
        (0..self.len()).map(|index| self.get(index).unwrap_or_default())
    }

    /// The place of a word in the sorted list.
    pub fn find(&self, word: &str) -> Option<usize> {
        let (mut low, mut high) = (0, self.len());
        while low < high {
            let middle = usize::midpoint(low, high);
            match self.get(middle)?.cmp(word) {
                std::cmp::Ordering::Less => low = middle + 1,
                std::cmp::Ordering::Equal => return Some(middle),
                std::cmp::Ordering::Greater => high = middle,
            }
        }
        None
    }

    /// Whether the list has this word.
    pub fn contains(&self, word: &str) -> bool {
        self.find(word).is_some()
    }
}

fn check(word: &str) -> Result<(), String> {
    if !word.bytes().all(|byte| byte.is_ascii_lowercase()) {
        let reason = "no capitals, hyphens, apostrophes or accents";
        return Err(format!(
            "`{word}` is not spelled with letters a-z only: {reason}"
        ));
    }
    if word.len() > MAX_LETTERS {
        return Err(format!("`{word}` has more than {MAX_LETTERS} letters"));
    }
    Ok(())
}

/// A list under construction; words come sorted.
#[derive(Default)]
struct Draft {
    text: String,
    ends: Vec<u32>,
}

impl Draft {
    fn push(&mut self, word: &str) {
        self.text.push_str(word);
        self.text.push('\n');
        self.ends
            .push(u32::try_from(self.text.len()).unwrap_or(u32::MAX));
    }

    fn finish(self, name: &str) -> WordList {
        let digits = |byte: &u8| [byte >> 4, byte & 15];
        let hexadecimal = |digit| char::from_digit(u32::from(digit), 16);
        let digest = Sha256::digest(&self.text);
        WordList {
            name: name.to_owned(),
            sha256: digest
                .iter()
                .flat_map(digits)
                .filter_map(hexadecimal)
                .collect(),
            text: self.text.into(),
            ends: self.ends.into(),
        }
    }
}
