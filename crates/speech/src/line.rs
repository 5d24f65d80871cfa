//! A line: what is said, in parts. A terminal prints its words, a page draws what they stand for, a program gets both.

use std::fmt;

use table::{Seat, Value};

use crate::wimpout::Cube;

/// A sentence, or a part of one, in the words of one reader.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    parts: Vec<Part>,
}

/// A piece of a line: words, and what they stand for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The words; those of all parts in a row are the line.
    pub words: String,
    /// What they stand for.
    pub sense: Sense,
}

/// What words stand for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sense {
    /// Nothing but themselves.
    Plain,
    /// Somebody, by name.
    Seat(Seat),
    /// A number in digits.
    Number(i64),
    /// A small number that is spelled.
    Count(i64),
    /// What somebody or something is called, as it was typed.
    Name,
    /// A page of the house, by its path.
    Link(String),
    /// Words to be typed.
    Typed,
    /// A paragraph of the rules, by its number.
    Rule,
    /// An option of the game, by its slug.
    Option(String),
    /// What the option of that slug is set to.
    Value(String, Value),
    /// Cubes of Cosmic Wimpout in a row, as they lie.
    Cubes(Vec<Cube>),
    /// Cubes of Cosmic Wimpout that show the same: `4s`.
    Alike(::wimpout::Face),
    /// A card of Unexploded Cow, by name.
    Card(::cow::Id),
    /// Money of Unexploded Cow, in dollars.
    Money(i64),
    /// A celestial card of Cosmic `ConneXion`, by title.
    Celestial(String),
    /// Points of Cosmic `ConneXion`, in tenths.
    Tenths(i64),
}

impl Line {
    /// Words that stand for that.
    #[must_use]
    pub fn of(words: &str, sense: Sense) -> Self {
        Part::new(words, sense).into()
    }

    /// The parts in order.
    #[must_use]
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// Lines with commas between them.
    pub(crate) fn in_a_row(lines: &[Self]) -> Self {
        let mut row = Self::default();
        for (place, line) in lines.iter().enumerate() {
            row.push_words(if place > 0 { ", " } else { "" });
            row.extend(line);
        }
        row
    }

    /// Whether nothing is said.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// This line, and another sentence after it.
    #[must_use]
    pub fn then(mut self, next: &Self) -> Self {
        self.push_words(" ");
        self.extend(next);
        self
    }

    /// Adds words that stand for nothing but themselves.
    pub(crate) fn push_words(&mut self, words: &str) {
        match self.parts.last_mut() {
            Some(Part {
                words: last,
                sense: Sense::Plain,
            }) => last.push_str(words),
            _ => self.parts.push(Part::new(words, Sense::Plain)),
        }
    }

    pub(crate) fn push(&mut self, part: Part) {
        match part.sense {
            Sense::Plain => self.push_words(&part.words),
            _ => self.parts.push(part),
        }
    }

    pub(crate) fn extend(&mut self, line: &Self) {
        for part in &line.parts {
            self.push(part.clone());
        }
    }
}

impl Part {
    pub(crate) fn new(words: impl Into<String>, sense: Sense) -> Self {
        Self {
            words: words.into(),
            sense,
        }
    }
}

impl From<Part> for Line {
    fn from(part: Part) -> Self {
        Self { parts: vec![part] }
    }
}

/// Words that stand for nothing but themselves.
impl From<String> for Line {
    fn from(words: String) -> Self {
        Part::new(words, Sense::Plain).into()
    }
}

impl From<&str> for Line {
    fn from(words: &str) -> Self {
        words.to_owned().into()
    }
}

/// The words alone.
impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.parts
            .iter()
            .try_for_each(|part| f.write_str(&part.words))
    }
}
