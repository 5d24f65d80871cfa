//! What was said in JSON, read: what is wrong with it is told in the table's words, not in the parser's.

use serde::de::DeserializeOwned;
use serde::de::value::MapDeserializer;
use serde_json::{Error, Map, Value as Json};

/// How many fields an object may have for the one that is wrong to be looked for.
const FIELDS: usize = 16;
/// How much of what was said a refusal quotes, in characters.
const QUOTED: usize = 200;

/// What the parser says of a text that is no JSON, and what is meant.
const NO_JSON: [(&str, &str); 11] = [
    ("EOF while parsing", "it ends too early"),
    (
        "trailing characters",
        "something follows where it should end",
    ),
    ("trailing comma", "there is a comma too many"),
    ("recursion limit", "it is nested too deep"),
    ("key must be a string", "the name of a field must be a text"),
    ("control character", "a text in it has a control character"),
    ("expected value", "there is no value where one is asked"),
    ("expected `", "something is missing between two values"),
    ("expected ident", "a word in it is none that JSON knows"),
    ("invalid number", "a number is not as it should be"),
    ("number out of range", "a number is too great"),
];

/// What word processors put in place of quotation marks, hyphens and spaces.
const LOOK_ALIKE: [char; 11] = [
    '\u{201c}', '\u{201d}', '\u{201e}', '\u{2018}', '\u{2019}', '\u{ab}', '\u{bb}', '\'',
    '\u{2013}', '\u{2212}', '\u{a0}',
];

/// Why a text is no JSON, and where.
#[must_use]
pub fn no_json(why: &Error) -> String {
    let (line, column) = (why.line(), why.column());
    format!(
        "it is not JSON: {} (line {line}, column {column})",
        in_words(why)
    )
}

/// Where a text is no JSON: the line, and the column in characters, both from 1.
#[must_use]
pub fn place_in(text: &str, why: &Error) -> (usize, usize) {
    let line = why.line().max(1);
    let written = text.lines().nth(line - 1).unwrap_or_default();
    let before = written.char_indices();
    let before = before.take_while(|(at, _)| at + 1 < why.column());
    (line, before.count() + 1)
}

/// The same as [`in_words`], with the character that stands where the text is no JSON, if it only looks like one that could.
#[must_use]
pub fn in_words_of(text: &str, why: &Error) -> String {
    let (line, column) = place_in(text, why);
    let written = text.lines().nth(line - 1).unwrap_or_default();
    let found = written.chars().nth(column - 1);
    match found.filter(|c| LOOK_ALIKE.contains(c)) {
        Some(c) => format!("`{c}` stands where JSON has a plain character"),
        None => in_words(why),
    }
}

/// Reads a value, or says which field is wrong, what was given there and what is asked.
///
/// # Errors
/// What is wrong, as the end of a sentence.
pub fn read_said<T: DeserializeOwned>(said: &Json) -> Result<T, String> {
    T::deserialize(said).map_err(|why| {
        let what = in_words(&why);
        match said
            .as_object()
            .and_then(|fields| wrong_field::<T>(fields, &why))
        {
            Some(field) => format!("`{field}`: {what}"),
            None => what,
        }
    })
}

/// What was said, cut to a length that can be quoted.
#[must_use]
pub fn quoted(said: &Json) -> String {
    let text = said.to_string();
    match text.char_indices().nth(QUOTED) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

/// The first field of what was said that means nothing there: it may be anything, and the value stays the same.
/// `meant` is the value as it is written.
pub(crate) fn stray_field<T: DeserializeOwned>(said: &Json, meant: &Json) -> Option<String> {
    let (said, meant) = (said.as_object()?, meant.as_object()?);
    let mut strange = said.keys().filter(|key| !meant.contains_key(*key));
    let may_be_anything = |key: &&String| {
        let mut fields = said.clone();
        fields.insert((*key).clone(), Json::Array(vec![Json::Object(Map::new())]));
        T::deserialize(Json::Object(fields)).is_ok()
    };
    strange.find(may_be_anything).cloned()
}

/// The field without which something else would be wrong.
fn wrong_field<T: DeserializeOwned>(fields: &Map<String, Json>, why: &Error) -> Option<String> {
    let why = why.to_string();
    if fields.len() > FIELDS || why.starts_with("missing field") || why.starts_with("unknown field")
    {
        return None;
    }
    let without = |field: &&String| {
        let others = fields.iter().filter(|(key, _)| key != field);
        let others =
            MapDeserializer::<_, Error>::new(others.map(|(key, value)| (key.as_str(), value)));
        T::deserialize(others).map_or_else(|other| other.to_string() != why, |_| true)
    };
    let candidates: Vec<&String> = fields.keys().filter(without).collect();
    // Without the word that says what it is, anything is wrong with it; what is wrong quotes the value.
    let quoted = candidates
        .iter()
        .find(|key| is_quoted(&fields[**key], &why));
    quoted.or(candidates.first()).map(|key| (*key).clone())
}

/// Whether it may be this value, or one in it, that the parser complains of.
fn is_quoted(value: &Json, why: &str) -> bool {
    match value {
        Json::String(text) => {
            why.contains(&format!("{text:?}")) || why.contains(&format!("`{text}`"))
        }
        Json::Null => why.contains("null"),
        Json::Bool(_) | Json::Number(_) => why.contains(&format!("`{value}`")),
        Json::Array(items) => {
            why.contains("sequence") || items.iter().any(|item| is_quoted(item, why))
        }
        Json::Object(fields) => {
            why.contains("map") || fields.values().any(|field| is_quoted(field, why))
        }
    }
}

/// What the parser says, in the words of the table; where it was, it does not say.
#[must_use]
pub fn in_words(why: &Error) -> String {
    let why = why.to_string();
    let why = why.split(" at line ").next().unwrap_or_default();
    if let Some((_, meant)) = NO_JSON.iter().find(|(start, _)| why.starts_with(start)) {
        return (*meant).to_owned();
    }
    if let Some((given, asked)) = wrong_type(why) {
        return format!(
            "{} is given, {} is asked",
            given_as(given),
            asked_for(asked)
        );
    }
    if let Some(field) = why.strip_prefix("missing field ") {
        return format!("{field} is missing");
    }
    if let Some(field) = why.strip_prefix("duplicate field ") {
        return format!("{field} is there twice");
    }
    for (start, kind) in [("unknown field ", "field"), ("unknown variant ", "word")] {
        if let Some((name, known)) = why
            .strip_prefix(start)
            .and_then(|rest| rest.split_once(", "))
        {
            return format!(
                "there is no {kind} {name} here; there {}",
                known_ones(known)
            );
        }
    }
    why.to_owned()
}

/// What was given, and what should have been.
fn wrong_type(why: &str) -> Option<(&str, &str)> {
    let rest = ["invalid type: ", "invalid value: ", "invalid length "];
    let rest = rest.iter().find_map(|start| why.strip_prefix(start))?;
    rest.rsplit_once(", expected ")
}

fn given_as(given: &str) -> String {
    let text = given
        .strip_prefix("string ")
        .map(|text| format!("the text {text}"));
    let kinds = ["integer ", "floating point ", "number "];
    let number = kinds.iter().find_map(|kind| given.strip_prefix(kind));
    let number = number.map(|number| format!("the number {}", number.trim_matches('`')));
    let flag = given
        .strip_prefix("boolean ")
        .map(|flag| flag.trim_matches('`').to_owned());
    let known = text.or(number).or(flag);
    known.unwrap_or_else(|| match given {
        "map" => "an object".to_owned(),
        "sequence" => "a list".to_owned(),
        "null" | "unit value" | "Option value" => "nothing".to_owned(),
        length if length.bytes().all(|byte| byte.is_ascii_digit()) => format!("a list of {length}"),
        other => other.to_owned(),
    })
}

fn asked_for(asked: &str) -> String {
    let whole = |most: u64| format!("a whole number from 0 to {most}");
    match asked {
        "u8" => whole(u8::MAX.into()),
        "u16" => whole(u16::MAX.into()),
        "u32" => whole(u32::MAX.into()),
        "u64" | "usize" => "a whole number from 0".to_owned(),
        "i8" | "i16" | "i32" | "i64" => "a whole number".to_owned(),
        "a string" | "a borrowed string" | "string" => "a text".to_owned(),
        "a boolean" => "true or false".to_owned(),
        "a map" => "an object".to_owned(),
        "a sequence" => "a list".to_owned(),
        "map with a single key" | "string or map" | "variant identifier" => {
            "a word, or an object with one field".to_owned()
        }
        other if other.starts_with("struct ") || other.contains("tagged enum") => {
            "an object".to_owned()
        }
        other if other.starts_with("enum ") => "a word, or an object with one field".to_owned(),
        other => other.to_owned(),
    }
}

/// The names that the parser expects, as the end of a sentence.
fn known_ones(known: &str) -> String {
    let one_of = known.strip_prefix("expected one of ");
    match (one_of, known.strip_prefix("expected ")) {
        (Some(all), _) => format!("are {all}"),
        (None, Some(few)) if few.contains(" or ") => {
            format!("are {}", few.replace(" or ", " and "))
        }
        (None, Some(one)) => format!("is {one}"),
        (None, None) => "are none".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use serde::{Deserialize, Serialize};
    use serde_json::json;

    use super::*;
    use crate::{Seat, Settings};

    #[derive(Debug, Deserialize, Serialize)]
    #[serde(tag = "do", rename_all = "kebab-case")]
    enum Action {
        Throw,
        Play { card: String, to: Seat },
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only what is wrong is looked at")]
    struct New {
        seats: u16,
        rules: Settings,
        #[serde(default)]
        leave: Leave,
    }

    #[derive(Debug, Default, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[expect(dead_code, reason = "only what is wrong is looked at")]
    enum Leave {
        #[default]
        Drop,
        Bot(String),
    }

    fn wrong<T: DeserializeOwned + std::fmt::Debug>(said: &Json) -> String {
        let why = read_said::<T>(said).unwrap_err();
        for parser in [
            "expected", "invalid", "variant", "enum", "u16", "map", "sequence",
        ] {
            assert!(!why.contains(parser), "{why}");
        }
        why
    }

    #[test]
    fn what_is_wrong_is_said_in_the_words_of_the_table() {
        assert_eq!(
            wrong::<New>(&json!({"seats": "two", "rules": {}})),
            "`seats`: the text \"two\" is given, a whole number from 0 to 65535 is asked"
        );
        assert_eq!(wrong::<New>(&json!({"seats": 2})), "`rules` is missing");
        assert_eq!(
            wrong::<New>(&json!({"seats": 2, "rules": {}, "luk": 1})),
            "there is no field `luk` here; there are `seats`, `rules`, `leave`"
        );
        let leave = wrong::<New>(&json!({"seats": 2, "rules": {}, "leave": {"a": 1, "b": 2}}));
        assert!(leave.starts_with("`leave`: "), "{leave}");
        assert_eq!(
            wrong::<Action>(&json!({"do": "play", "card": 5, "to": 1})),
            "`card`: the number 5 is given, a text is asked"
        );
        assert_eq!(
            wrong::<Action>(&json!({"do": "play", "to": "x", "card": "c1"})),
            "`to`: the text \"x\" is given, a whole number from 0 to 65535 is asked"
        );
        assert_eq!(
            wrong::<Action>(&json!({"do": "jump"})),
            "`do`: there is no word `jump` here; there are `throw` and `play`"
        );
        assert_eq!(wrong::<Action>(&json!({"card": "c1"})), "`do` is missing");
        assert_eq!(
            wrong::<Action>(&json!("throw")),
            "the text \"throw\" is given, an object is asked"
        );
        assert_eq!(
            wrong::<Seat>(&json!(-1)),
            "the number -1 is given, a whole number from 0 to 65535 is asked"
        );
    }

    #[test]
    fn what_only_looks_like_json_is_named_with_its_place() {
        let wrong = |text: &str| {
            let why = serde_json::from_str::<Json>(text).unwrap_err();
            (place_in(text, &why), in_words_of(text, &why))
        };
        let (place, said) = wrong("{\n  \u{201c}name\u{201d}: 1}");
        assert_eq!(place, (2, 3));
        assert_eq!(said, "`\u{201c}` stands where JSON has a plain character");
        let (place, said) = wrong("{\"\u{fc}\": \u{2013}5}");
        assert_eq!(place, (1, 7), "{said}");
        assert!(said.starts_with("`\u{2013}`"), "{said}");
        let (place, said) = wrong("{\"price\": fifty}");
        assert_eq!(
            (place.0, &*said),
            (1, "a word in it is none that JSON knows")
        );
    }

    #[test]
    fn a_field_that_means_nothing_is_found() {
        let stray = |said: Json| {
            let meant = serde_json::to_value(read_said::<Action>(&said).unwrap()).unwrap();
            stray_field::<Action>(&said, &meant)
        };
        assert_eq!(stray(json!({"do": "throw"})), None);
        assert_eq!(
            stray(json!({"do": "throw", "cubes": 5})),
            Some("cubes".into())
        );
        assert_eq!(
            stray(json!({"do": "play", "card": "c", "to": 1, "x": 0})),
            Some("x".into())
        );
    }

    #[test]
    fn a_long_text_is_quoted_in_part() {
        assert_eq!(quoted(&json!("ü".repeat(500))).chars().count(), QUOTED + 1);
    }
}
