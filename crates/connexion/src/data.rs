//! What all data files share: records of fields, source marks, and errors that name line and field.

use english::sources::{SOURCES, Source};
use serde::{Deserialize, Serialize};
use table::Notice;
use thiserror::Error;

/// Why a data file was refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}, {field}: {message}")]
pub struct DataError {
    /// The line, from 1; one past the last line when something is missing altogether.
    pub line: usize,
    /// The field's name.
    pub field: String,
    /// What is wrong, in a sentence for the file's author.
    pub message: String,
}

impl DataError {
    pub(crate) fn new(line: usize, field: &str, message: impl Into<String>) -> Self {
        Self {
            line,
            field: field.to_owned(),
            message: message.into(),
        }
    }
}

/// The notices of those whose data the word lists and the judge's lexicon are made of.
pub(crate) const NOTICES: &[Notice] = &{
    let [scowl, enable, wordnet, harper] = SOURCES;
    [
        notice(scowl),
        notice(enable),
        notice(wordnet),
        notice(harper),
    ]
};

const fn notice(source: Source) -> Notice {
    Notice {
        what: source.what,
        text: source.notice,
    }
}

/// How well a datum is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Mark {
    /// The rule sheet or its FAQ says so.
    #[serde(rename = "S")]
    Sourced,
    /// Follows from a sourced rule and standard facts.
    #[serde(rename = "D")]
    Derived,
    /// Our choice.
    #[serde(rename = "I")]
    Inferred,
}

impl Mark {
    /// The mark of a letter: S, D or I.
    fn of(letter: &str) -> Option<Self> {
        match letter {
            "S" => Some(Self::Sourced),
            "D" => Some(Self::Derived),
            "I" => Some(Self::Inferred),
            _ => None,
        }
    }
}

/// One line of a data file: its kind and the fields after it.
#[derive(Debug)]
pub(crate) struct Record<'a> {
    pub(crate) line: usize,
    pub(crate) kind: &'a str,
    fields: Vec<&'a str>,
}

impl<'a> Record<'a> {
    /// The field at `index`, counted after the kind, without outer spaces.
    pub(crate) fn field(&self, index: usize, name: &str) -> Result<&'a str, DataError> {
        match self.fields.get(index) {
            Some(&field) if !field.is_empty() => Ok(field),
            Some(_) | None => Err(self.fail(name, "is missing")),
        }
    }

    /// The mark at `index`.
    pub(crate) fn mark(&self, index: usize) -> Result<Mark, DataError> {
        let field = self.field(index, "mark")?;
        Mark::of(field).ok_or_else(|| self.fail("mark", format!("`{field}` is none of S, D, I")))
    }

    /// Refuses more than `count` fields.
    pub(crate) fn at_most(&self, count: usize) -> Result<(), DataError> {
        match self.fields.get(count) {
            None => Ok(()),
            Some(field) => Err(self.fail(self.kind, format!("`{field}` is one field too many"))),
        }
    }

    /// An error in this line.
    pub(crate) fn fail(&self, field: &str, message: impl Into<String>) -> DataError {
        DataError::new(self.line, field, message)
    }
}

/// The records of a data file; blank lines and lines that start with `#` are skipped.
pub(crate) fn records(text: &str) -> impl Iterator<Item = Record<'_>> {
    text.lines().enumerate().filter_map(|(index, line)| {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            return None;
        }
        let mut fields = line.split('|').map(str::trim);
        let kind = fields.next().unwrap_or_default();
        Some(Record {
            line: index + 1,
            kind,
            fields: fields.collect(),
        })
    })
}

/// Reads a string of one mark after it, such as `eta S`; a dash is none.
pub(crate) fn marked<'a>(
    record: &Record<'_>,
    field: &'a str,
    name: &str,
) -> Result<Option<(&'a str, Mark)>, DataError> {
    if field == "-" {
        return Ok(None);
    }
    let parsed = field
        .rsplit_once(' ')
        .and_then(|(text, mark)| Some((text.trim(), Mark::of(mark)?)));
    match parsed {
        Some((text, mark)) if is_spelling(text) => Ok(Some((text, mark))),
        Some((text, _)) => Err(record.fail(
            name,
            format!("`{text}` is not spelled with one to sixteen letters a-z"),
        )),
        None => Err(record.fail(
            name,
            format!("`{field}` should be a string and its mark S, D or I"),
        )),
    }
}

fn is_spelling(text: &str) -> bool {
    (1..=16).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_lowercase())
}

/// The line after the last one: where something missing would have stood.
pub(crate) fn end_of(text: &str) -> usize {
    text.lines().count() + 1
}

/// Takes a value that must occur exactly once in a file.
pub(crate) fn once<T>(
    slot: &mut Option<T>,
    value: T,
    record: &Record<'_>,
) -> Result<(), DataError> {
    match slot.replace(value) {
        None => Ok(()),
        Some(_) => Err(record.fail(record.kind, "is given twice")),
    }
}

/// The value of a slot that must be filled when the file ends.
pub(crate) fn required<T>(slot: Option<T>, text: &str, field: &str) -> Result<T, DataError> {
    slot.ok_or_else(|| DataError::new(end_of(text), field, "is missing"))
}
