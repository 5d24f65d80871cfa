//! The lines of the referee: which op, and its fields.

use std::collections::BTreeSet;

use serde::Deserialize;
use serde_json::Value as Json;
use table::{AnyStep, Code, Refusal, Seat, Settings, Step, no_json, read_said};

use super::LONGEST_LINE;
use crate::clean;

/// The op of a line, and the other fields.
pub(super) fn read(line: &[u8]) -> Result<(String, Json), Refusal> {
    let bad = |message: String| Refusal::new(Code::BadInput, message);
    if line.len() > LONGEST_LINE {
        return Err(Refusal::new(
            Code::TooLong,
            format!("a line may have {LONGEST_LINE} bytes at most"),
        ));
    }
    let text =
        std::str::from_utf8(line).map_err(|why| bad(format!("the line is not UTF-8: {why}")))?;
    let mut json: Json = serde_json::from_str(text).map_err(|why| bad(no_json(&why)))?;
    let Some(object) = json.as_object_mut() else {
        return Err(bad(
            "the line should be a JSON object with an \"op\"".to_owned()
        ));
    };
    match object.remove("op") {
        Some(Json::String(op)) => Ok((op, json)),
        Some(_) => Err(bad("\"op\" is a text".to_owned())),
        None => Err(bad("the object has no \"op\"".to_owned())),
    }
}

pub(super) fn parse<T: serde::de::DeserializeOwned>(fields: &Json) -> Result<T, Refusal> {
    read_said(fields)
        .map_err(|why| Refusal::new(Code::BadInput, format!("the fields are not right: {why}")))
}

/// A name as it is taken at every door, but nothing of it is cut off.
fn person(name: &str) -> Result<String, Refusal> {
    let name = clean::whole(name).and_then(clean::bot);
    name.map_err(|why| Refusal::new(Code::BadInput, why))
}

/// The step that an op means.
pub(super) fn step(op: &str, fields: &Json) -> Result<AnyStep, Refusal> {
    Ok(match op {
        "act" => parse::<Act>(fields).map(|Act { seat, mut action }| {
            clean::json(&mut action);
            Step::Act { seat, act: action }
        })?,
        "luck" => parse::<Luck>(fields).map(|Luck { outcome }| Step::Luck { luck: outcome })?,
        "propose" => parse::<Propose>(fields).map(|Propose { seat, rules }| Step::Propose {
            seat,
            propose: rules,
        })?,
        "vote" => parse::<Vote>(fields).map(
            |Vote {
                 seat,
                 proposal,
                 yes,
             }| Step::Vote {
                seat,
                proposal,
                vote: yes,
            },
        )?,
        "time" => parse::<Time>(fields).map(|Time { seat, ms }| Step::Time { seat, time: ms })?,
        "join" => Step::Join {
            join: person(&parse::<Join>(fields)?.name)?,
        },
        "leave" => parse::<Leave>(fields).map(|Leave { seat }| Step::Leave { leave: seat })?,
        _ => parse::<Undo>(fields).map(|Undo { to }| Step::Undo { undo: to })?,
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WouldDo {
    pub(super) game: Option<String>,
    /// The rules in force; the usual ones unless told.
    #[serde(default)]
    pub(super) rules: Settings,
    pub(super) change: Settings,
    /// Texts of rules of the table's own that come with the change.
    #[serde(default)]
    pub(super) own_rules: Vec<String>,
    pub(super) seats: Option<usize>,
    /// For how many milliseconds games are played.
    pub(super) ms: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct New {
    pub(super) game: Option<String>,
    pub(super) seats: Seats,
    pub(super) rules: Option<Settings>,
    /// Texts of rules of the table's own.
    #[serde(default)]
    pub(super) own_rules: Vec<String>,
    pub(super) seed: Option<Seed>,
    pub(super) luck: Option<Scripted>,
    pub(super) deck: Option<Json>,
    pub(super) words: Option<Json>,
    pub(super) board: Option<Json>,
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "`seed` is a text")]
pub(super) enum Seed {
    Text(String),
    Number(i64),
}

impl Seed {
    pub(super) fn text(self) -> String {
        match self {
            Self::Text(text) => text,
            Self::Number(number) => number.to_string(),
        }
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Scripted {
    Scripted,
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "`seats` is a number or a list of names")]
pub(super) enum Seats {
    Number(usize),
    Names(Vec<String>),
}

impl Seats {
    /// The names of the seats: those given, or their numbers counted from one.
    pub(super) fn names(self) -> Result<Vec<String>, Refusal> {
        const MOST: usize = 10_000;
        match self {
            Self::Number(n) if n > MOST => Err(Refusal::new(
                Code::BadSeat,
                format!("{MOST} seats are the most"),
            )),
            Self::Number(n) => Ok((1..=n).map(|n| format!("Player {n}")).collect()),
            Self::Names(names) if names.len() > MOST => Err(Refusal::new(
                Code::BadSeat,
                format!("{MOST} seats are the most"),
            )),
            Self::Names(names) => {
                let mut known = BTreeSet::new();
                let names = names.iter().map(|name| person(name));
                let names = names.collect::<Result<Vec<_>, _>>()?;
                match names.iter().find(|name| !known.insert(name.as_str())) {
                    Some(twice) => Err(Refusal::new(
                        Code::BadInput,
                        format!("two seats are both called {twice}"),
                    )),
                    None => Ok(names),
                }
            }
        }
    }
}

/// An op that is asked without anything else.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Nothing {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Act {
    seat: Seat,
    action: Json,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Luck {
    outcome: Json,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Propose {
    seat: Seat,
    rules: Settings,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Vote {
    seat: Seat,
    proposal: u32,
    /// `null` withdraws a yes.
    yes: Option<bool>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Time {
    seat: Seat,
    ms: u64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Join {
    name: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Leave {
    seat: Seat,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Undo {
    to: u64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Advise {
    pub(super) seat: Option<Seat>,
    /// In a game of words how much is told of them.
    pub(super) hint: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct View {
    pub(super) seat: Option<Seat>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Load {
    pub(super) record: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Rules {
    pub(super) game: Option<String>,
}
