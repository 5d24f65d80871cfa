//! What is wrong with a text, and where.

use crate::is_hidden;

/// What is wrong, with the line and column of the text, counted from 1; 0 where no place can be named.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}{message}", place(*line, *column))]
pub struct Fault {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
    /// What is wrong, in a sentence.
    pub message: String,
}

/// A message is no longer, in characters: the questions of a game have room in it.
pub(crate) const MOST: usize = 800;

/// A message as it can stand in a line, whatever it quotes: a text can make hidden characters by their numbers.
fn plain(message: &str) -> String {
    let plain = |c: char| match c {
        c if c.is_control() => ' ',
        c if is_hidden(c) => '\u{fffd}',
        c => c,
    };
    message.chars().map(plain).take(MOST).collect()
}

fn place(line: usize, column: usize) -> String {
    match (line, column) {
        (0, _) => String::new(),
        (line, 0) => format!("line {line}: "),
        (line, column) => format!("line {line}, column {column}: "),
    }
}

impl Fault {
    /// Something is wrong with a line as a whole, or with none.
    pub(crate) fn at(line: usize, message: impl Into<String>) -> Self {
        Self {
            line,
            column: 0,
            message: plain(&message.into()),
        }
    }

    /// Something is wrong at a place of the body, whose first line is line `first` of the text.
    pub(crate) fn of_body(first: usize, place: rhai::Position, message: impl Into<String>) -> Self {
        Self {
            line: place.line().map_or(0, |line| line + first - 1),
            column: place.position().unwrap_or_default(),
            message: plain(&message.into()),
        }
    }
}
