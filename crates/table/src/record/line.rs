//! The lines of a record as they are read, and what is wrong with one.

use serde::Deserialize as _;
use serde_json::Value as Json;

use super::header::{FORMAT, OLDEST, VERSION};
use super::{Corrupt, Header};
use crate::once::read_once;
use crate::{AnyStep, in_words, read_said};

pub(super) fn header(line: &str) -> Result<Header, Corrupt> {
    let no_header = |why: String| Corrupt::at(1, format!("this is no header of a record: {why}"));
    let json = read_once(line).map_err(|why| no_header(column(&why)))?;
    let header: Header = read_said(&json).map_err(no_header)?;
    if header.format != FORMAT {
        return Err(Corrupt::at(
            1,
            format!("`{}` is not the format `{FORMAT}`", header.format),
        ));
    }
    if !(OLDEST..=VERSION).contains(&header.version) {
        let message = format!(
            "version {} of the format is not known; this program reads {OLDEST} to {VERSION}",
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

pub(super) fn step(line: usize, text: &str) -> Result<AnyStep, Corrupt> {
    let json = read_once(text).map_err(|why| Corrupt::at(line, column(&why)))?;
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
