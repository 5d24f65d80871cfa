//! What is wrong with a text, and where.

use crate::{braces, foreign, is_hidden};

/// What is wrong, with the line and column of the text, counted from 1; 0 where no place can be named.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
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

/// The number with a point, a comma or a mark in it whose last digits begin at a place, or whose comma stands there.
fn fraction_at(body: &str, place: rhai::Position) -> Option<String> {
    let line = body.lines().nth(place.line()?.checked_sub(1)?)?;
    let at = line.char_indices().nth(place.position()?.checked_sub(1)?)?;
    let (before, after) = line.split_at(at.0);
    let (before, sign, after) = if let Some(before) = before.strip_suffix('.') {
        (before, '.', after)
    } else {
        let sign = after.chars().next();
        let sign = sign.filter(|c| matches!(c, ',' | '\''))?;
        (before, sign, &after[1..])
    };
    let digits = |text: &str| text.chars().take_while(char::is_ascii_digit).count();
    let reversed: String = before.chars().rev().collect();
    let (whole, part) = (
        &before[before.len() - digits(&reversed)..],
        &after[..digits(after)],
    );
    if whole.is_empty() || part.is_empty() {
        return None;
    }
    let is_thousand = part.len() == 3 && whole != "0";
    if is_thousand {
        return Some(format!(
            "`{whole}{sign}{part}` is written without a mark between its digits, as in `{whole}{part}`"
        ));
    }
    (sign != '\'').then(|| format!(
        "numbers are whole, and `{whole}{sign}{part}` is not; for a part of one multiply first and then divide, as in `points * 3 / 2`"
    ))
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

    /// The body, which begins at line `first` of the text, cannot be parsed.
    pub(crate) fn of_parse(body: &str, first: usize, why: &rhai::ParseError) -> Self {
        let (place, message) = (why.position(), why.err_type().to_string());
        if let Some(place) = braces::open_text(body) {
            let message = "the text that begins here has no closing quotation mark";
            return Self::of_body(first, place, message);
        }
        if let Some((place, message)) = braces::unmatched(body, place, &message) {
            return Self::of_body(first, place, message);
        }
        if message.starts_with("Expecting ';' to terminate")
            && let None = foreign::meant(body, place)
            && let Some(end) = foreign::end_of_statement(body, place)
        {
            return Self::of_body(first, end, message);
        }
        let meant = fraction_at(body, place)
            .or_else(|| foreign::meant(body, place))
            .or_else(|| foreign::plainly(&message));
        Self::of_body(first, place, meant.unwrap_or(message))
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
