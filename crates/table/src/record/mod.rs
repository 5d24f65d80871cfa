//! The record of a game: a header with every rule spelled out, then every step, one JSON value a line (P13).

mod header;
mod line;

use std::fmt;

use serde::{Deserialize, Serialize};

pub use self::header::{BookMark, Covers, DataMark, Header, LuckSource};
use crate::{AnyStep, Step, shown};

/// A whole record.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The first line.
    pub header: Header,
    /// The steps in the order they were made, those taken back included.
    pub steps: Vec<AnyStep>,
    /// The secret in hexadecimal, once the game is over.
    pub reveal: Option<String>,
}

/// The last line of a finished record with committed luck.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Reveal {
    reveal: String,
}

/// Why a text is no record, or does not replay.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {message}")]
pub struct Corrupt {
    /// The line of the record, counted from 1 (the header is line 1, step n is line n + 1 when steps count from 1).
    pub line: usize,
    /// What is wrong, in a sentence.
    pub message: String,
}

impl Corrupt {
    /// What is wrong with that line. Hidden characters that the message quotes are taken out of it.
    pub fn at(line: usize, message: impl fmt::Display) -> Self {
        Self {
            line,
            message: shown(&message.to_string()),
        }
    }
}

impl Record {
    /// The steps that were not taken back, each with its place among all of them, from 0.
    #[must_use]
    pub fn standing(&self) -> Vec<(usize, &AnyStep)> {
        let mut line = Vec::new();
        for (at, step) in self.steps.iter().enumerate() {
            match step {
                Step::Undo { undo } => {
                    line.truncate(usize::try_from(*undo).unwrap_or(usize::MAX));
                }
                _ => line.push((at, step)),
            }
        }
        line
    }

    /// Reads a record from its text.
    ///
    /// # Errors
    /// The first line that is not what it should be. Blank lines at the end are allowed.
    pub fn parse(text: &str) -> Result<Self, Corrupt> {
        let mut lines = text
            .trim_end()
            .lines()
            .enumerate()
            .map(|(i, line)| (i + 1, line));
        let (_, first) = lines
            .next()
            .ok_or_else(|| Corrupt::at(1, "the record is empty"))?;
        let mut record = Self {
            header: line::header(first)?,
            steps: Vec::new(),
            reveal: None,
        };
        for (number, text) in lines {
            if record.reveal.is_some() {
                return Err(Corrupt::at(
                    number,
                    "nothing may follow the revealed secret",
                ));
            }
            if let Ok(Reveal { reveal }) = serde_json::from_str(text) {
                record.reveal = Some(reveal);
            } else {
                record.steps.push(line::step(number, text)?);
            }
        }
        Ok(record)
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{}",
            serde_json::to_string(&self.header).map_err(|_| fmt::Error)?
        )?;
        for step in &self.steps {
            writeln!(
                f,
                "{}",
                serde_json::to_string(step).map_err(|_| fmt::Error)?
            )?;
        }
        if let Some(reveal) = self.reveal.clone() {
            writeln!(
                f,
                "{}",
                serde_json::to_string(&Reveal { reveal }).map_err(|_| fmt::Error)?
            )?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Seat, Settings, Step};
    use serde_json::json;

    fn record() -> Record {
        let header = Header::new(
            "pig",
            vec!["ann".into(), "bob".into()],
            Settings::default(),
            LuckSource::Scripted,
        );
        let steps = vec![
            Step::Act {
                seat: Seat(0),
                act: json!({"do": "roll"}),
            },
            Step::Luck { luck: json!(6) },
            Step::Vote {
                seat: Seat(1),
                proposal: 1,
                vote: None,
            },
            Step::Undo { undo: 0 },
        ];
        Record {
            header,
            steps,
            reveal: Some("00".into()),
        }
    }

    #[test]
    fn a_record_survives_its_text() {
        assert_eq!(Record::parse(&record().to_string()), Ok(record()));
    }

    #[test]
    fn a_number_survives_its_text_to_the_last_digit() {
        let mut record = record();
        let luck = serde_json::from_str(
            "77777777770000000000000000000000000000000000000000000000002049638230412172397",
        )
        .unwrap();
        record.steps[1] = Step::Luck { luck };
        assert_eq!(Record::parse(&record.to_string()), Ok(record));
    }

    #[test]
    fn a_bad_line_is_named() {
        let text = record()
            .to_string()
            .replace(r#"{"luck":6}"#, r#"{"luke":6}"#);
        assert_eq!(Record::parse(&text).unwrap_err().line, 3);
        assert_eq!(Record::parse("").unwrap_err().line, 1);
        assert_eq!(Record::parse("{}").unwrap_err().line, 1);
    }

    #[test]
    fn an_unknown_version_is_refused_by_name() {
        let text = record()
            .to_string()
            .replace(r#""version":2"#, r#""version":9"#);
        assert!(
            Record::parse(&text)
                .unwrap_err()
                .message
                .contains("version 9")
        );
    }
}
