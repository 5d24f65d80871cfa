//! The record of a game: a header with every rule spelled out, then every step, one JSON value a line (P13).

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::{AnyStep, Materials, Settings, Step, in_words, read_said, shown};

/// What `format` says in the first line of a record.
const FORMAT: &str = "lastlicks";
/// The version of the format that this program writes, and the only one it reads.
const VERSION: u32 = 1;

/// The first line: everything that must be known to replay the steps.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// Says that this is a record of ours.
    format: String,
    /// The version of the format.
    version: u32,
    /// The slug of the game.
    pub game: String,
    /// The names of the seats at the start, in order of play.
    pub seats: Vec<String>,
    /// Every rule in force at the start.
    pub rules: Settings,
    /// The rules that the table has set itself; the others had their defaults.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub set: Vec<String>,
    /// Decks, boards and word lists that the table has loaded.
    #[serde(default, skip_serializing_if = "no_materials")]
    pub materials: Materials,
    /// The shipped or loaded data that the game is played with, by kind.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub data: BTreeMap<String, DataMark>,
    /// The circle and the version of its book that the game is played under, if it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub book: Option<Box<BookMark>>,
    /// Whether advice was given to everybody who asked (P26): such a game counts for nothing.
    #[serde(default, skip_serializing_if = "is_not")]
    pub coached: bool,
    /// Where luck comes from.
    pub luck: LuckSource,
}

/// Under whose book a game is played: the record names it and needs nothing of it to be replayed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BookMark {
    /// The name of the circle.
    pub circle: String,
    /// The version of its book.
    pub version: u32,
}

/// Which data it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DataMark {
    /// Its name.
    pub name: String,
    /// SHA-256 of it in hexadecimal.
    pub sha256: String,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it so")]
const fn is_not(flag: &bool) -> bool {
    !*flag
}

fn no_materials(materials: &Materials) -> bool {
    materials.0.is_empty()
}

/// Where the luck of a table comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LuckSource {
    /// Somebody outside says what is drawn.
    Scripted,
    /// A seed text that everybody may know: for repeatable games.
    Seed(String),
    /// A secret that was committed to before the first draw (P12).
    Committed {
        /// SHA-256 of the secret in hexadecimal.
        commitment: String,
        /// What the seats mixed in, in seat order.
        nonces: Vec<String>,
        /// What else is mixed in.
        #[serde(default, skip_serializing_if = "Covers::is_nothing")]
        covers: Covers,
    },
}

/// What the luck of a table covers besides the secret and the nonces: if that is changed in a record, its draws are no
/// longer those that the secret gives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Covers {
    /// Nothing, as in the first records.
    #[default]
    Nothing,
    /// The header: the game, the seats, the rules that were set, and the loaded data.
    Header,
}

impl Covers {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it so")]
    fn is_nothing(&self) -> bool {
        *self == Self::Nothing
    }
}

impl Header {
    /// A header for a table of `game` with these seats and rules.
    #[must_use]
    pub fn new(game: &str, seats: Vec<String>, rules: Settings, luck: LuckSource) -> Self {
        Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            game: game.to_owned(),
            seats,
            set: rules.0.keys().cloned().collect(),
            rules,
            materials: Materials::default(),
            data: BTreeMap::new(),
            book: None,
            coached: false,
            luck,
        }
    }

    /// The header of a game in which advice was given to everybody who asked.
    #[must_use]
    pub fn coached(self, coached: bool) -> Self {
        Self { coached, ..self }
    }

    /// The same header under the book of a circle.
    #[must_use]
    pub fn under(mut self, book: Option<Box<BookMark>>) -> Self {
        self.book = book;
        self
    }

    /// The same header with loaded data.
    #[must_use]
    pub fn with_materials(mut self, materials: Materials) -> Self {
        self.materials = materials;
        self
    }

    /// What was agreed on before the first draw, as the luck covers it: JSON without spaces, its fields in this order.
    #[must_use]
    pub fn agreed(&self) -> String {
        #[derive(Serialize)]
        struct Agreed<'a> {
            game: &'a str,
            seats: &'a [String],
            rules: Settings,
            materials: &'a Materials,
            #[serde(skip_serializing_if = "Option::is_none")]
            book: Option<&'a BookMark>,
        }
        let agreed = Agreed {
            game: &self.game,
            seats: &self.seats,
            rules: self.chosen(),
            materials: &self.materials,
            book: self.book.as_deref(),
        };
        serde_json::to_string(&agreed).expect("a header is plain data")
    }

    /// The rules that the table has set itself.
    #[must_use]
    pub fn chosen(&self) -> Settings {
        let chosen = self
            .rules
            .0
            .iter()
            .filter(|(slug, _)| self.set.contains(slug));
        Settings(
            chosen
                .map(|(slug, value)| (slug.clone(), value.clone()))
                .collect(),
        )
    }
}

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
            header: header(first)?,
            steps: Vec::new(),
            reveal: None,
        };
        for (line, text) in lines {
            if record.reveal.is_some() {
                return Err(Corrupt::at(line, "nothing may follow the revealed secret"));
            }
            if let Ok(Reveal { reveal }) = serde_json::from_str(text) {
                record.reveal = Some(reveal);
            } else {
                record.steps.push(step(line, text)?);
            }
        }
        Ok(record)
    }
}

fn header(line: &str) -> Result<Header, Corrupt> {
    let no_header = |why: String| Corrupt::at(1, format!("this is no header of a record: {why}"));
    let json: Json = serde_json::from_str(line).map_err(|why| no_header(column(&why)))?;
    let header: Header = read_said(&json).map_err(no_header)?;
    if header.format != FORMAT {
        return Err(Corrupt::at(
            1,
            format!("`{}` is not the format `{FORMAT}`", header.format),
        ));
    }
    if header.version != VERSION {
        let message = format!(
            "version {} of the format is not known; this program reads {VERSION}",
            header.version
        );
        return Err(Corrupt::at(1, message));
    }
    Ok(header)
}

/// What a line of a step has, by the field that names its kind; fields that say who come first.
const STEPS: [(&str, &[&str]); 8] = [
    ("act", &["seat"]),
    ("luck", &[]),
    ("propose", &["seat"]),
    ("vote", &["seat", "proposal"]),
    ("time", &["seat"]),
    ("join", &[]),
    ("leave", &[]),
    ("undo", &[]),
];

/// Why a line is no JSON; the parser counts lines of its own.
fn column(why: &serde_json::Error) -> String {
    format!(
        "it is not JSON: {} (column {})",
        in_words(why),
        why.column()
    )
}

fn step(line: usize, text: &str) -> Result<AnyStep, Corrupt> {
    let json: Json = serde_json::from_str(text).map_err(|why| Corrupt::at(line, column(&why)))?;
    AnyStep::deserialize(&json)
        .map_err(|_| Corrupt::at(line, format!("this is no step: {}", what_is_wrong(&json))))
}

/// What is wrong with a line that is no step.
fn what_is_wrong(said: &Json) -> String {
    let Some(fields) = said.as_object() else {
        return "it is no object".to_owned();
    };
    let Some((kind, others)) = STEPS.iter().find(|(kind, _)| fields.contains_key(*kind)) else {
        let kinds = STEPS.map(|(kind, _)| kind).join(", ");
        return format!("it has none of {kinds}");
    };
    let is_known = |key: &&String| key == kind || others.contains(&key.as_str());
    if let Some(stray) = fields.keys().find(|key| !is_known(key)) {
        return format!("there is no field `{stray}` beside `{kind}`");
    }
    match others.iter().find(|other| !fields.contains_key(**other)) {
        Some(missing) => format!("`{missing}` is missing beside `{kind}`"),
        None => format!("`{kind}` is not as it should be, or what stands beside it"),
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
    use crate::{Seat, Step};
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
            .replace(r#""version":1"#, r#""version":9"#);
        assert!(
            Record::parse(&text)
                .unwrap_err()
                .message
                .contains("version 9")
        );
    }
}
