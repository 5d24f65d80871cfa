//! Reading a deck file: every fault is told with its line, its card and its field.

use std::collections::BTreeSet;

use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value as Json};
use table::{Code, Refusal};

use super::{City, Effect, Face, Kind, What};
use crate::card::MOST_CARDS;
use crate::id::Id;

const MOST_DOLLARS: i64 = 10_000;
const MOST_POINTS: i64 = 63;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File<'a> {
    name: String,
    #[serde(default)]
    #[expect(dead_code, reason = "for whoever reads the file")]
    source: Option<String>,
    #[serde(default)]
    #[expect(dead_code, reason = "for whoever reads the file")]
    licence: Option<String>,
    #[serde(borrow)]
    cities: Vec<&'a RawValue>,
    #[serde(borrow)]
    cows: Vec<&'a RawValue>,
    #[serde(borrow)]
    events: Vec<&'a RawValue>,
}

/// The deck's name, its cities by number, and its cards, cows first.
pub(super) fn file(text: &str) -> Result<(String, Vec<City>, Vec<Face>), Refusal> {
    let file: File = serde_json::from_str(text).map_err(|why| {
        fault(&format!(
            "{why}; a deck has `name`, `cities`, `cows` and `events`"
        ))
    })?;
    let rows = |rows: &[&RawValue], what| -> Result<Vec<Row>, Refusal> {
        rows.iter().map(|raw| Row::read(text, raw, what)).collect()
    };
    let cities = cities(rows(&file.cities, "city")?)?;
    let mut faces = Vec::new();
    let mut ids = BTreeSet::new();
    for row in rows(&file.cows, "cow")? {
        faces.push(cow(row, &mut ids)?);
    }
    for row in rows(&file.events, "event")? {
        faces.push(event(row, &mut ids)?);
    }
    if cities.is_empty() || faces.is_empty() || faces.len() > MOST_CARDS {
        let n = faces.len();
        let message = format!("a deck has at least 1 city and 1 to {MOST_CARDS} cards, not {n}");
        return Err(fault(&message));
    }
    Ok((file.name, cities, faces))
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
    fn read(text: &str, raw: &RawValue, what: &str) -> Result<Self, Refusal> {
        let offset = raw.get().as_ptr() as usize - text.as_ptr() as usize;
        let line = 1 + text[..offset].bytes().filter(|&b| b == b'\n').count();
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
        serde_json::from_value(json).map_err(|why| self.fault(field, &format!("{why}; it is {is}")))
    }

    fn text(&mut self, field: &str, is: &str) -> Result<String, Refusal> {
        let text: String = self.json(field, is)?;
        let fits = (1..=200).contains(&text.chars().count()) && !text.chars().any(char::is_control);
        let why = "it has 1 to 200 characters and no control characters";
        if fits {
            Ok(text)
        } else {
            Err(self.fault(field, why))
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
