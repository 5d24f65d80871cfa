//! Reads a deck from text, one card a line.

use super::{
    CELESTIAL_CARDS, Celestial, CelestialCard, Deck, Family, Kind, LETTER_CARDS, LetterCard,
    MAX_STRINGS, Representation,
};
use crate::data::{self, DataError, Record};

pub(super) fn deck(text: &str) -> Result<Deck, DataError> {
    let (mut name, mut title) = (None, None);
    let (mut letters, mut celestial) = (Vec::new(), Vec::new());
    for record in data::records(text) {
        match record.kind {
            "deck" => data::once(&mut name, record.field(0, "deck")?.to_owned(), &record)?,
            "title" => data::once(&mut title, record.field(0, "title")?.to_owned(), &record)?,
            "letter" => add_letter(&mut letters, &record)?,
            "celestial" => add_celestial(&mut celestial, &record)?,
            other => {
                let message = format!("`{other}` is none of deck, title, letter, celestial");
                return Err(record.fail("kind", message));
            }
        }
    }
    let name = data::required(name, text, "deck")?;
    let title = data::required(title, text, "title")?;
    count(text, "letter", letters.len(), LETTER_CARDS)?;
    count(text, "celestial", celestial.len(), CELESTIAL_CARDS)?;
    let sun = celestial
        .iter()
        .position(|card: &CelestialCard| card.family == Family::Sun);
    let sun = Celestial::all().nth(data::required(sun, text, "sun")?);
    let sun = data::required(sun, text, "sun")?;
    Ok(Deck {
        name,
        title,
        letters,
        celestial,
        sun,
    })
}

fn count(text: &str, field: &str, found: usize, wanted: usize) -> Result<(), DataError> {
    if found == wanted {
        return Ok(());
    }
    let message = format!("there are {found} {field} cards, {wanted} are needed");
    Err(DataError::new(data::end_of(text), field, message))
}

/// Whether there is room for another card: those that come after are not looked at.
fn has_room(record: &Record<'_>, found: usize, wanted: usize) -> Result<(), DataError> {
    if found < wanted {
        return Ok(());
    }
    let field = record.kind;
    let message = format!("there are {wanted} {field} cards already, and no more are needed");
    Err(record.fail(field, message))
}

fn add_letter(letters: &mut Vec<LetterCard>, record: &Record<'_>) -> Result<(), DataError> {
    has_room(record, letters.len(), LETTER_CARDS)?;
    record.at_most(7)?;
    let (capital, small) = glyphs(record)?;
    let variants = variants(record)?;
    let mut representations = Vec::new();
    let columns = [
        (Kind::Name, "name"),
        (Kind::Upper, "upper"),
        (Kind::Lower, "lower"),
        (Kind::English, "english"),
    ];
    for (index, (kind, column)) in columns.into_iter().enumerate() {
        push(
            &mut representations,
            kind,
            record,
            record.field(index + 1, column)?,
            column,
        )?;
    }
    for extra in record.field(6, "extras")?.split(',') {
        push(
            &mut representations,
            Kind::Extra,
            record,
            extra.trim(),
            "extras",
        )?;
    }
    if representations.len() > MAX_STRINGS {
        let message = format!("a card has at most {MAX_STRINGS} representations");
        return Err(record.fail("extras", message));
    }
    let name = name(record, &representations)?;
    if letters.iter().any(|card| card.name == name) {
        return Err(record.fail("name", format!("there is a card `{name}` already")));
    }
    letters.push(LetterCard {
        name,
        capital,
        small,
        variants,
        representations,
    });
    Ok(())
}

fn push(
    representations: &mut Vec<Representation>,
    kind: Kind,
    record: &Record<'_>,
    field: &str,
    column: &str,
) -> Result<(), DataError> {
    if let Some((text, mark)) = data::marked(record, field, column)? {
        representations.push(Representation {
            kind,
            text: text.to_owned(),
            mark,
        });
    }
    Ok(())
}

fn name(record: &Record<'_>, representations: &[Representation]) -> Result<String, DataError> {
    match representations.first() {
        Some(Representation {
            kind: Kind::Name,
            text,
            ..
        }) if text.len() > 1 => Ok(text.clone()),
        Some(_) | None => Err(record.fail("name", "a card needs a name of two letters or more")),
    }
}

fn glyphs(record: &Record<'_>) -> Result<(char, char), DataError> {
    let field = record.field(0, "glyphs")?;
    let glyphs: Vec<char> = field
        .chars()
        .filter(|glyph| !glyph.is_whitespace())
        .collect();
    match glyphs[..] {
        [capital, small] => Ok((capital, small)),
        _ => Err(record.fail(
            "glyphs",
            format!("`{field}` should be a capital and a small letter"),
        )),
    }
}

fn variants(record: &Record<'_>) -> Result<Vec<char>, DataError> {
    let field = record.field(5, "variant")?;
    let mut variants = Vec::new();
    for glyph in field.split_whitespace().filter(|&glyph| glyph != "-") {
        let mut characters = glyph.chars();
        match (characters.next(), characters.next()) {
            (Some(variant), None) => variants.push(variant),
            _ => return Err(record.fail("variant", format!("`{glyph}` is not a single glyph"))),
        }
    }
    Ok(variants)
}

fn add_celestial(cards: &mut Vec<CelestialCard>, record: &Record<'_>) -> Result<(), DataError> {
    has_room(record, cards.len(), CELESTIAL_CARDS)?;
    record.at_most(6)?;
    let id = record.field(0, "id")?.to_owned();
    if cards.iter().any(|card| card.id == id) {
        return Err(record.fail("id", format!("there is a card `{id}` already")));
    }
    let family = family(record)?;
    if family == Family::Sun && cards.iter().any(|card| card.family == Family::Sun) {
        return Err(record.fail("family", "there is a Sun already"));
    }
    cards.push(CelestialCard {
        id,
        title: record.field(1, "title")?.to_owned(),
        family,
        tenths: tenths(record, family)?,
        mark: record.mark(4)?,
        note: record.field(5, "note")?.to_owned(),
    });
    Ok(())
}

fn family(record: &Record<'_>) -> Result<Family, DataError> {
    match record.field(2, "family")? {
        "sun" => Ok(Family::Sun),
        "solar" => Ok(Family::Solar),
        "zodiac" => Ok(Family::Zodiac),
        "other" => Ok(Family::Other),
        field => Err(record.fail(
            "family",
            format!("`{field}` is none of sun, solar, zodiac, other"),
        )),
    }
}

/// A value with at most one decimal: 0 for the Sun, 1 to 90 for every other card (rule sheet).
fn tenths(record: &Record<'_>, family: Family) -> Result<u16, DataError> {
    let field = record.field(3, "value")?;
    let (whole, decimal) = field.split_once('.').unwrap_or((field, "0"));
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let value = match (digits(whole), digits(decimal), decimal.len()) {
        (true, true, 1) => format!("{whole}{decimal}").parse::<u16>().ok(),
        _ => None,
    };
    match (value, family) {
        (Some(0), Family::Sun) => Ok(0),
        (Some(tenths @ 10..=900), Family::Solar | Family::Zodiac | Family::Other) => Ok(tenths),
        (_, Family::Sun) => {
            Err(record.fail("value", format!("the Sun's value is 0, not `{field}`")))
        }
        _ => Err(record.fail(
            "value",
            format!("`{field}` is not a value from 1 to 90 with at most one decimal"),
        )),
    }
}
