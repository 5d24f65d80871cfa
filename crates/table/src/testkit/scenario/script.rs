//! A scenario as it is written, read but not yet played: its header and its lines.

use serde_json::{Value as Json, json};

use super::fields::{Fields, scalar};
use super::{Failure, Gap};
use crate::Settings;

/// A whole scenario.
#[derive(Debug, Default)]
pub(super) struct Script {
    pub(super) seats: Vec<String>,
    pub(super) rules: Settings,
    /// Kinds of loaded data, each with the name of its file.
    pub(super) materials: Vec<(String, String)>,
    /// Settings under which the scenario must fail, each with its line.
    pub(super) broken_by: Vec<(Place, Settings)>,
    pub(super) lines: Vec<(Place, Line)>,
}

/// Where something is written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Place {
    /// Counted from 1.
    pub(super) number: usize,
    pub(super) text: String,
}

/// One line of play.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Line {
    Do(Deed),
    Refused {
        deed: Deed,
        by: Fields,
    },
    /// Of the spectator's view, or of a seat's own.
    Expect {
        seat: Option<String>,
        fields: Fields,
    },
    Event(Fields),
    NoEvent(Fields),
    Offers {
        seat: String,
        actions: Vec<String>,
    },
    Over(Fields),
    Waits {
        names: Vec<String>,
        fields: Fields,
    },
    /// With these seats and changes of the settings there is no table.
    NoTable {
        names: Vec<String>,
        rules: Settings,
        by: Fields,
    },
}

/// A step as it is written, with names for seats and fields left out.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Deed {
    Act { seat: String, action: Fields },
    Luck(Json),
    Propose { seat: String, rules: Settings },
    Vote { seat: String, vote: Option<bool> },
    Time { seat: String, ms: u64 },
    Join(String),
    Leave(String),
    Undo(u64),
}

/// Words that open a line: no seat may be called so.
const OPENING: &str = "throws draws luck expect event no-event offers refused propose vote time join leave undo over waits nobody no-table";

impl Script {
    /// Reads a scenario from its text.
    pub(super) fn read(text: &str) -> Result<Self, Failure> {
        let mut script = Self::default();
        for (index, line) in text.lines().enumerate() {
            let text = line.trim();
            if text.is_empty() || text.starts_with('#') {
                continue;
            }
            let place = Place {
                number: index + 1,
                text: text.to_owned(),
            };
            script
                .line(&place)
                .map_err(|gap| Failure::at(&place, gap))?;
        }
        script
            .whole()
            .map_err(|gap| Failure::at(&Place::default(), gap))?;
        Ok(script)
    }

    fn line(&mut self, place: &Place) -> Result<(), Gap> {
        let text = place.text.as_str();
        let header = text.split_once(':').filter(|(key, _)| is_header(key));
        let Some((key, rest)) = header else {
            self.lines.push((place.clone(), line(text)?));
            return Ok(());
        };
        if !self.lines.is_empty() {
            return Err(Gap::new(
                format!("`{key}:` above the first line of play"),
                "it below",
            ));
        }
        self.header(place, key, rest.trim())
    }

    fn header(&mut self, place: &Place, key: &str, rest: &str) -> Result<(), Gap> {
        match key {
            "covers" => {}
            "seats" => {
                self.seats = words(rest);
                self.seats.iter().try_for_each(|name| free(name))?;
            }
            "rules" => self.rules = self.rules.changed(&Fields::some(rest)?.settings()?),
            "broken-by" => self
                .broken_by
                .push((place.clone(), Fields::some(rest)?.settings()?)),
            kind => {
                let kind = kind.trim_start_matches("material").trim();
                self.materials.push((kind.to_owned(), rest.to_owned()));
            }
        }
        Ok(())
    }

    /// A scenario has seats, and something in it can fail.
    fn whole(&self) -> Result<(), Gap> {
        if self.seats.is_empty() {
            return Err(Gap::new("a line `seats: ann bob`", "none"));
        }
        if self
            .lines
            .iter()
            .all(|(_, line)| matches!(line, Line::Do(_)))
        {
            let checks = "expect, event, no-event, offers, refused, over, waits or no-table";
            return Err(Gap::new(format!("at least one line with {checks}"), "none"));
        }
        Ok(())
    }
}

fn is_header(key: &str) -> bool {
    ["covers", "seats", "rules", "broken-by"].contains(&key) || key.starts_with("material ")
}

/// Whether a seat may have this name in a scenario.
pub(super) fn free(name: &str) -> Result<(), Gap> {
    if OPENING.split(' ').any(|word| word == name) || name.contains('@') {
        return Err(Gap::new("names of seats that open no other line", name));
    }
    Ok(())
}

fn line(text: &str) -> Result<Line, Gap> {
    let (first, rest) = first(text);
    Ok(match first {
        "expect" => Line::Expect {
            seat: None,
            fields: Fields::some(rest)?,
        },
        "event" => Line::Event(called("event", rest)?),
        "no-event" => Line::NoEvent(called("event", rest)?),
        "offers" => {
            let (seat, rest) = word(rest, "the name of a seat")?;
            Line::Offers {
                seat,
                actions: words(rest),
            }
        }
        "refused" => {
            let (deed_text, by) = reasons(rest);
            Line::Refused {
                deed: deed(deed_text)?,
                by: Fields::parse(by)?,
            }
        }
        "over" => Line::Over(Fields::parse(rest)?),
        "waits" => {
            let (names, fields) = names_and_fields(rest);
            Line::Waits {
                names: words(names),
                fields: Fields::parse(fields)?,
            }
        }
        "no-table" => {
            let (table, by) = reasons(rest);
            let (names, rules) = names_and_fields(table);
            let names = words(names);
            if names.is_empty() {
                return Err(Gap::new("the names of seats", rest));
            }
            Line::NoTable {
                names,
                rules: Fields::parse(rules)?.settings()?,
                by: Fields::parse(by)?,
            }
        }
        _ => match first.strip_prefix("expect@") {
            Some(seat) => Line::Expect {
                seat: Some(seat.to_owned()),
                fields: Fields::some(rest)?,
            },
            None => Line::Do(deed(text)?),
        },
    })
}

fn deed(text: &str) -> Result<Deed, Gap> {
    let (first, rest) = first(text);
    Ok(match first {
        "throws" => Deed::Luck(rest.split_whitespace().map(scalar).collect()),
        "draws" => Deed::Luck(scalar(&one(rest, "one word or number")?)),
        "luck" => Deed::Luck(
            serde_json::from_str(rest)
                .map_err(|why| Gap::new("luck in JSON", format!("{rest}: {why}")))?,
        ),
        "propose" => {
            let (seat, rest) = word(rest, "the name of a seat")?;
            Deed::Propose {
                seat,
                rules: Fields::some(rest)?.settings()?,
            }
        }
        "vote" => {
            let (seat, rest) = word(rest, "the name of a seat")?;
            Deed::Vote {
                seat,
                vote: vote(rest)?,
            }
        }
        "time" => {
            let (seat, rest) = word(rest, "the name of a seat")?;
            Deed::Time {
                seat,
                ms: number(rest)?,
            }
        }
        "join" => {
            let name = one(rest, "the name of a newcomer")?;
            free(&name)?;
            Deed::Join(name)
        }
        "leave" => Deed::Leave(one(rest, "the name of a seat")?),
        "undo" => Deed::Undo(number(rest)?),
        seat => Deed::Act {
            seat: seat.to_owned(),
            action: called("do", rest)?,
        },
    })
}

/// A name, written under `key`, and fields.
fn called(key: &str, text: &str) -> Result<Fields, Gap> {
    let (name, rest) = word(text, "a name, then fields")?;
    Ok(Fields::parse(rest)?.with(key, json!(name)))
}

fn vote(word: &str) -> Result<Option<bool>, Gap> {
    match word {
        "yes" => Ok(Some(true)),
        "no" => Ok(Some(false)),
        "withdraw" => Ok(None),
        _ => Err(Gap::new("yes, no or withdraw", word)),
    }
}

/// Parts a refused step from the reasons that end the line: `rule=W13` and `code=illegal`.
fn reasons(text: &str) -> (&str, &str) {
    let is_reason = |word: &str| word.starts_with("rule=") || word.starts_with("code=");
    let mut at = text.len();
    while let Some((rest, last)) = text[..at].trim_end().rsplit_once(char::is_whitespace)
        && is_reason(last)
    {
        at = rest.len();
    }
    text.split_at(at)
}

fn names_and_fields(text: &str) -> (&str, &str) {
    let key = |equals: usize| text[..equals].rfind(char::is_whitespace).unwrap_or(0);
    text.split_at(text.find('=').map_or(text.len(), key))
}

fn first(text: &str) -> (&str, &str) {
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim())
}

fn word<'a>(text: &'a str, what: &str) -> Result<(String, &'a str), Gap> {
    let (word, rest) = first(text);
    if word.is_empty() || word.contains('=') {
        return Err(Gap::new(
            what,
            if word.is_empty() { "nothing" } else { word },
        ));
    }
    Ok((word.to_owned(), rest))
}

fn one(text: &str, what: &str) -> Result<String, Gap> {
    let (word, rest) = word(text, what)?;
    if rest.is_empty() {
        Ok(word)
    } else {
        Err(Gap::new(what, text))
    }
}

fn number(text: &str) -> Result<u64, Gap> {
    text.parse().map_err(|_| Gap::new("a whole number", text))
}

/// Words parted by commas or blanks.
fn words(text: &str) -> Vec<String> {
    let words = text.split([',', ' ', '\t']).filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}
