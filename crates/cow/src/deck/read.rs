//! Reading a deck file: every fault is told with its line, its card and its field.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value as Json};
use table::{Code, Refusal, in_words, in_words_of, place_in};

use super::{City, Effect, Face, Kind, What};
use crate::card::MOST_CARDS;
use crate::id::Id;

const MOST_DOLLARS: i64 = 10_000;
const MOST_POINTS: i64 = 63;

/// The fields of a deck file, and what they are.
const FIELDS: [(&str, &str); 6] = [
    ("name", "what the deck is called"),
    ("source", "where it comes from"),
    ("licence", "how it may be used"),
    ("cities", "the list of cities"),
    ("cows", "the list of cows"),
    ("events", "the list of events"),
];

/// The deck's name, its cities by number, and its cards, cows first.
pub(super) fn file(text: &str) -> Result<(String, Vec<City>, Vec<Face>), Refusal> {
    let file = File::read(text)?;
    let name = file.name()?;
    let cities = cities(file.rows("cities", "city")?)?;
    let mut faces = Vec::new();
    let mut ids = BTreeSet::new();
    for row in file.rows("cows", "cow")? {
        faces.push(cow(row, &mut ids)?);
    }
    for row in file.rows("events", "event")? {
        faces.push(event(row, &mut ids)?);
    }
    if cities.is_empty() || faces.is_empty() || faces.len() > MOST_CARDS {
        let (cities, n) = (cities.len(), faces.len());
        let message =
            format!("a deck has at least 1 city and 1 to {MOST_CARDS} cards, not {cities} and {n}");
        return Err(fault(&message));
    }
    Ok((name, cities, faces))
}

/// A deck file taken apart into its fields.
struct File<'a> {
    text: &'a str,
    fields: BTreeMap<String, &'a RawValue>,
}

impl<'a> File<'a> {
    fn read(text: &'a str) -> Result<Self, Refusal> {
        let fields: BTreeMap<String, &RawValue> =
            serde_json::from_str(text).map_err(|why| no_object(text, &why))?;
        let file = Self { text, fields };
        match file
            .fields
            .iter()
            .find(|(key, _)| FIELDS.iter().all(|(name, _)| key != name))
        {
            Some((field, raw)) => Err(file.fault(field, raw, "there is no such field")),
            None => Ok(file),
        }
    }

    /// The line that a part of the text begins on.
    fn line(&self, raw: &RawValue) -> usize {
        let offset = raw.get().as_ptr() as usize - self.text.as_ptr() as usize;
        1 + newlines(&self.text[..offset])
    }

    fn fault(&self, field: &str, raw: &RawValue, why: &str) -> Refusal {
        fault(&format!("line {}, field `{field}`: {why}", self.line(raw)))
    }

    fn take<T: Deserialize<'a>>(&self, field: &str) -> Result<T, Refusal> {
        let is = FIELDS
            .iter()
            .find(|(name, _)| *name == field)
            .map_or("", |(_, is)| is);
        let Some(raw) = self.fields.get(field).copied() else {
            return Err(fault(&format!(
                "field `{field}`: it is missing; it is {is}"
            )));
        };
        let wrong = |_| self.fault(field, raw, &format!("it has the wrong type; it is {is}"));
        serde_json::from_str(raw.get()).map_err(wrong)
    }

    fn name(&self) -> Result<String, Refusal> {
        let name: String = self.take("name")?;
        if fits_on_a_card(&name) {
            Ok(name)
        } else {
            Err(fault(&format!("field `name`: {TEXT}")))
        }
    }

    fn rows(&self, field: &str, what: &str) -> Result<Vec<Row>, Refusal> {
        let rows: Vec<&RawValue> = self.take(field)?;
        if rows.len() > MOST_CARDS {
            let message = format!("field `{field}`: it has at most {MOST_CARDS} of them");
            return Err(fault(&message));
        }
        let (mut line, mut passed) = (1, 0);
        let each = rows.into_iter().map(|raw| {
            let offset = raw.get().as_ptr() as usize - self.text.as_ptr() as usize;
            line += newlines(&self.text[passed..offset]);
            passed = offset;
            Row::read(line, raw, what)
        });
        each.collect()
    }
}

fn newlines(text: &str) -> usize {
    text.bytes().filter(|&b| b == b'\n').count()
}

/// Why a text is no object, and where.
fn no_object(text: &str, why: &serde_json::Error) -> Refusal {
    let (line, column) = place_in(text, why);
    let why = in_words_of(text, why);
    fault(&format!(
        "line {line}, column {column}: it is no object in JSON: {why}"
    ))
}

const TEXT: &str = "it has 1 to 200 characters and no control characters";

fn fits_on_a_card(text: &str) -> bool {
    (1..=200).contains(&text.chars().count()) && !text.chars().any(char::is_control)
}

fn fault(message: &str) -> Refusal {
    Refusal::new(
        Code::BadValue,
        format!("the deck cannot be used: {message}"),
    )
}

fn cities(rows: Vec<Row>) -> Result<Vec<City>, Refusal> {
    let mut cities = Vec::new();
    for mut row in rows {
        let number = row.number("number", "points: 1 to 63", |n| {
            (1..=MOST_POINTS).contains(&n)
        })?;
        let city = City {
            number: u8::try_from(number).unwrap_or_default(),
            name: row.text("name", "the town")?,
        };
        if cities
            .iter()
            .any(|other: &City| other.number == city.number)
        {
            return Err(row.fault("number", &format!("{number} stands on another city too")));
        }
        row.end()?;
        cities.push(city);
    }
    cities.sort_by_key(|city| city.number);
    Ok(cities)
}

fn cow(mut row: Row, ids: &mut BTreeSet<Id>) -> Result<Face, Refusal> {
    let id = row.id(ids)?;
    let name = row.text("name", "what the card is called")?;
    let kind: Kind = row.json("kind", "the cow's power")?;
    let price = row.dollars("price", "what the field's owner pays", 0)?;
    let value = row.dollars("value", "what its owner gets for it", -MOST_DOLLARS)?;
    if (kind == Kind::Negative && value >= 0) || (kind == Kind::Plain && value < 0) {
        let want = "a `negative` cow is worth less than 0, a `plain` one is not";
        return Err(row.fault("value", want));
    }
    let text = row.optional_text("text")?;
    row.end()?;
    let what = What::Cow { kind, value };
    Ok(Face {
        id,
        name,
        price,
        text,
        what,
    })
}

fn event(mut row: Row, ids: &mut BTreeSet<Id>) -> Result<Face, Refusal> {
    let id = row.id(ids)?;
    let name = row.text("name", "what the card is called")?;
    let price = row.dollars("price", "what the player pays", 0)?;
    let text = row.text("text", "the words on the card")?;
    let effects: Vec<Effect> = row.json("effect", "a list of what the card does")?;
    if let Some(why) = effects.iter().find_map(Effect::fault) {
        return Err(row.fault("effect", why));
    }
    if effects.is_empty() || effects.len() > 8 {
        return Err(row.fault("effect", "a card does 1 to 8 things"));
    }
    row.end()?;
    let what = What::Event(effects);
    Ok(Face {
        id,
        name,
        price,
        text,
        what,
    })
}

/// One card of the file: its fields, and what to call it when something is wrong.
struct Row {
    line: usize,
    called: String,
    fields: Map<String, Json>,
}

impl Row {
    fn read(line: usize, raw: &RawValue, what: &str) -> Result<Self, Refusal> {
        let fields: Map<String, Json> = serde_json::from_str(raw.get())
            .map_err(|_| fault(&format!("line {line}: a {what} is an object with fields")))?;
        let name = fields.get("id").or_else(|| fields.get("number"));
        let called = name.map_or(what.to_owned(), |name| format!("{what} {name}"));
        Ok(Self {
            line,
            called,
            fields,
        })
    }

    fn fault(&self, field: &str, why: &str) -> Refusal {
        let Self { line, called, .. } = self;
        fault(&format!("line {line}, {called}, field `{field}`: {why}"))
    }

    fn take(&mut self, field: &str, is: &str) -> Result<Json, Refusal> {
        let json = self.fields.remove(field);
        json.ok_or_else(|| self.fault(field, &format!("it is missing; it is {is}")))
    }

    fn json<T: for<'de> Deserialize<'de>>(&mut self, field: &str, is: &str) -> Result<T, Refusal> {
        let json = self.take(field, is)?;
        serde_json::from_value(json)
            .map_err(|why| self.fault(field, &format!("{}; it is {is}", in_words(&why))))
    }

    fn text(&mut self, field: &str, is: &str) -> Result<String, Refusal> {
        let text: String = self.json(field, is)?;
        if fits_on_a_card(&text) {
            Ok(text)
        } else {
            Err(self.fault(field, TEXT))
        }
    }

    fn optional_text(&mut self, field: &str) -> Result<String, Refusal> {
        if !self.fields.contains_key(field) {
            return Ok(String::new());
        }
        self.text(field, "the words on the card")
    }

    fn id(&mut self, ids: &mut BTreeSet<Id>) -> Result<Id, Refusal> {
        let id: Id = self.json("id", "what records call the card")?;
        let fresh = ids.insert(id);
        if fresh {
            Ok(id)
        } else {
            Err(self.fault("id", "another card has it too"))
        }
    }

    fn number(
        &mut self,
        field: &str,
        is: &str,
        fits: impl Fn(i64) -> bool,
    ) -> Result<i64, Refusal> {
        let json = self.take(field, is)?;
        let number = json.as_i64().filter(|&n| fits(n));
        number.ok_or_else(|| self.fault(field, &format!("{json} does not fit; it is {is}")))
    }

    fn dollars(&mut self, field: &str, is: &str, least: i64) -> Result<i32, Refusal> {
        let is = format!("{is}: a multiple of 50 from {least} to {MOST_DOLLARS}");
        let fits = |n| n % 50 == 0 && (least..=MOST_DOLLARS).contains(&n);
        self.number(field, &is, fits)
            .map(|n| i32::try_from(n).unwrap_or_default())
    }

    fn end(self) -> Result<(), Refusal> {
        match self.fields.keys().next() {
            Some(field) => Err(self.fault(field, "there is no such field")),
            None => Ok(()),
        }
    }
}
