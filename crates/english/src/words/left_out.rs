//! What a loaded word list has that is no word.

use std::fmt;

use super::MAX_LETTERS;

/// So much of a line is quoted.
const QUOTED: usize = 24;

/// The lines of a list that were left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeftOut {
    /// How many.
    pub count: usize,
    /// The first: its number from 1, and how it begins.
    pub first: Option<(usize, String)>,
}

impl LeftOut {
    pub(super) fn note(&mut self, number: usize, line: &str) {
        self.count += 1;
        self.first.get_or_insert_with(|| {
            let plain = |c: &char| c.is_alphanumeric() || c.is_ascii_graphic() || *c == ' ';
            let shown = line.chars().filter(plain);
            (number, shown.take(QUOTED).collect())
        });
    }

    /// What is there in place of words, after "no word"; nothing if nothing is.
    pub(super) fn instead(&self) -> String {
        match self.to_string() {
            told if told.is_empty() => told,
            told => format!(" that fits: {told}"),
        }
    }
}

impl fmt::Display for LeftOut {
    /// A sentence for whoever loads the list; nothing if nothing was left out.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((number, line)) = &self.first else {
            return Ok(());
        };
        let are = if self.count == 1 {
            "line is"
        } else {
            "lines are"
        };
        write!(
            f,
            "{} {are} left out: words have 1 to {MAX_LETTERS} letters a-z, no capitals, hyphens, apostrophes or \
             accents; the first is line {number}, `{line}`",
            self.count
        )
    }
}
