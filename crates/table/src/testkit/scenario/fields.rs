//! Fields as a scenario writes them: `key=value` pairs whose values are JSON where they look like it.

use serde_json::{Map, Value as Json};

use super::Gap;
use crate::{Settings, Value};

/// Keys (dots go deeper) and what stands there, in the order written.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Fields(Vec<(String, Json)>);

impl Fields {
    /// Reads `a=1 b.c=[2, 3] d=word`.
    pub(super) fn parse(text: &str) -> Result<Self, Gap> {
        let mut fields = Vec::new();
        let mut rest = text.trim_start();
        while !rest.is_empty() {
            let gap = || Gap::new("fields written as key=value", rest);
            let (key, after) = rest.split_once('=').ok_or_else(gap)?;
            if key.is_empty() || key.contains(char::is_whitespace) {
                return Err(gap());
            }
            let (value, after) = value(after)?;
            fields.push((key.to_owned(), value));
            rest = after.trim_start();
        }
        Ok(Self(fields))
    }

    /// As `parse`, where at least one field must be written.
    pub(super) fn some(text: &str) -> Result<Self, Gap> {
        let fields = Self::parse(text)?;
        if fields.0.is_empty() {
            return Err(Gap::new("at least one key=value", "none"));
        }
        Ok(fields)
    }

    /// Whether nothing is written.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether `json` has all these fields.
    pub(super) fn fit(&self, json: &Json) -> bool {
        self.check(json).is_ok()
    }

    /// Checks that `json` has all these fields; the gap holds those that differ.
    pub(super) fn check(&self, json: &Json) -> Result<(), Gap> {
        let differ = self
            .0
            .iter()
            .filter(|(key, value)| at(json, key) != Some(value));
        let (expected, got): (Vec<_>, Vec<_>) = differ
            .map(|(key, value)| {
                let got = at(json, key).map_or("is not there".to_owned(), |got| format!("= {got}"));
                (format!("{key} = {value}"), format!("{key} {got}"))
            })
            .unzip();
        if expected.is_empty() {
            return Ok(());
        }
        Err(Gap::new(expected.join("\n"), got.join("\n")))
    }

    /// The fields with one more.
    pub(super) fn with(mut self, key: &str, value: Json) -> Self {
        self.0.push((key.to_owned(), value));
        self
    }

    /// The fields as a JSON object.
    pub(super) fn object(&self) -> Json {
        self.0.iter().cloned().collect::<Map<_, _>>().into()
    }

    /// The fields as settings of rules.
    pub(super) fn settings(&self) -> Result<Settings, Gap> {
        let settings = self.0.iter().map(|(slug, json)| {
            let value: Value = serde_json::from_value(json.clone())
                .map_err(|_| Gap::new("a word, a number, true or false", json.to_string()))?;
            Ok((slug.clone(), value))
        });
        settings.collect::<Result<_, _>>().map(Settings)
    }
}

/// What stands in `json` under a key with dots; in a list a part of the key is a place counted from 0.
fn at<'a>(json: &'a Json, key: &str) -> Option<&'a Json> {
    key.split('.').try_fold(json, |json, part| match json {
        Json::Array(list) => list.get(part.parse::<usize>().ok()?),
        other => other.get(part),
    })
}

/// The first value of `text`, and what follows it.
fn value(text: &str) -> Result<(Json, &str), Gap> {
    if text.starts_with(['[', '{', '"']) {
        let mut stream = serde_json::Deserializer::from_str(text).into_iter();
        let value = match stream.next() {
            Some(Ok(value)) => value,
            Some(Err(why)) => return Err(Gap::new("a value in JSON", format!("{text}: {why}"))),
            None => return Err(Gap::new("a value in JSON", "nothing")),
        };
        return Ok((value, &text[stream.byte_offset()..]));
    }
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    if end == 0 {
        return Err(Gap::new("a value after `=`", "nothing"));
    }
    Ok((scalar(&text[..end]), &text[end..]))
}

/// A word, or the number, truth or null that it looks like.
pub(super) fn scalar(word: &str) -> Json {
    serde_json::from_str(word).unwrap_or_else(|_| Json::String(word.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn values_are_json_where_they_look_like_it() {
        let fields = Fields::parse(r#"a=1 b=[1, "x y"] c=c14 d={"e": null} f="1" g=true"#).unwrap();
        let object =
            json!({"a": 1, "b": [1, "x y"], "c": "c14", "d": {"e": null}, "f": "1", "g": true});
        assert_eq!(fields.object(), object);
    }

    #[test]
    fn dots_go_deeper_and_only_what_differs_is_told() {
        let json = json!({"a": {"b": [5, 6]}, "c": "x"});
        assert!(Fields::parse("a.b.1=6 c=x").unwrap().fit(&json));
        let gap = Fields::parse("a.b.1=7 c=x d=1")
            .unwrap()
            .check(&json)
            .unwrap_err();
        assert_eq!(
            gap,
            Gap::new("a.b.1 = 7\nd = 1", "a.b.1 = 6\nd is not there")
        );
    }

    #[test]
    fn what_is_no_field_is_a_gap() {
        for text in ["a", "a b=1", "=1", "a= b=1", "a=[1", "a=1 b"] {
            assert!(Fields::parse(text).is_err(), "{text}");
        }
        assert!(Fields::some("").is_err());
    }
}
