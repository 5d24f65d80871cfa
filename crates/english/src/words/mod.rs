//! Word lists: sorted, with a name and the SHA-256 of their words; what words mean, and which are rude.

mod left_out;
mod meaning;
mod rude;
mod shipped;

use std::fmt;

use sha2::{Digest, Sha256};
use thiserror::Error;

pub use left_out::LeftOut;
pub use meaning::{Meaning, meaning};
pub use rude::is_rude;
pub use shipped::Shipped;

/// The longest word a list may have.
pub const MAX_LETTERS: usize = 64;

/// Why a text is no word list.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}, word: the list has no word{}", left_out.instead())]
pub struct NoWords {
    /// The first that does not fit; where none is left out, one past the last.
    pub line: usize,
    /// The lines that do not fit.
    pub left_out: LeftOut,
}

/// A word list.
#[derive(Clone, PartialEq, Eq)]
pub struct WordList {
    name: String,
    sha256: String,
    /// The words, sorted, each followed by a line feed.
    text: Box<str>,
    /// Where each word ends in `text`, its line feed included.
    ends: Box<[u32]>,
    left_out: LeftOut,
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
    /// Reads a list from text, one word a line in any order; blank lines and lines that start with `#` are skipped,
    /// lines that are not one word of 1 to 64 letters a–z are left out and counted.
    ///
    /// # Errors
    /// That no word is left.
    pub fn load(name: &str, text: &str) -> Result<Self, NoWords> {
        let (mut words, mut left_out) = (Vec::new(), LeftOut::default());
        for (number, line) in (1..).zip(text.lines()) {
            let word = line.trim();
            if fits(word) {
                words.push(word);
            } else if !word.is_empty() && !word.starts_with('#') {
                left_out.note(number, word);
            }
        }
        if words.is_empty() {
            let line = text.lines().count() + 1;
            let line = left_out.first.as_ref().map_or(line, |(number, _)| *number);
            return Err(NoWords { line, left_out });
        }
        let list = Self::of(name, words);
        Ok(Self { left_out, ..list })
    }

    /// Lines of a loaded list that do not fit.
    pub fn left_out(&self) -> &LeftOut {
        &self.left_out
    }

    /// A list of these words, which are of letters a–z, in any order.
    pub fn of(name: &str, mut words: Vec<&str>) -> Self {
        words.sort_unstable();
        words.dedup();
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

/// Whether a line is one word of letters a–z, of a length that a list may have.
fn fits(word: &str) -> bool {
    (1..=MAX_LETTERS).contains(&word.len()) && word.bytes().all(|byte| byte.is_ascii_lowercase())
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
            left_out: LeftOut::default(),
        }
    }
}
