//! JSON whose objects name each field once. Other readers take the first of two, or the last: what is checked here must
//! be what they read.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value as Json};

/// Reads JSON in which no object names a field twice.
///
/// # Errors
/// What the parser says; a field that is named twice.
pub(crate) fn read_once(text: &str) -> serde_json::Result<Json> {
    let mut parser = serde_json::Deserializer::from_str(text);
    let json = Once.deserialize(&mut parser)?;
    parser.end()?;
    Ok(json)
}

#[derive(Clone, Copy)]
struct Once;

impl<'de> DeserializeSeed<'de> for Once {
    type Value = Json;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Json, D::Error> {
        from.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Once {
    type Value = Json;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E: Error>(self) -> Result<Json, E> {
        Ok(Json::Null)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Json, E> {
        Ok(Json::Bool(value))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Json, E> {
        Ok(value.into())
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Json, E> {
        Ok(value.into())
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Json, E> {
        Ok(Number::from_f64(value).map_or(Json::Null, Json::Number))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Json, E> {
        Ok(value.into())
    }

    fn visit_string<E: Error>(self, value: String) -> Result<Json, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Json, A::Error> {
        let mut list = Vec::new();
        while let Some(value) = seq.next_element_seed(self)? {
            list.push(value);
        }
        Ok(Json::Array(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Json, A::Error> {
        let mut object = Map::new();
        while let Some(field) = map.next_key::<String>()? {
            if object.contains_key(&field) {
                return Err(A::Error::custom(format_args!("duplicate field `{field}`")));
            }
            let value = map.next_value_seed(self)?;
            object.insert(field, value);
        }
        Ok(Json::Object(object))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_read_is_what_the_parser_reads() {
        let text = r#"{"a":[1,-2,2.5,null,true,"x"],"b":{"a":{}}} "#;
        let usual: Json = serde_json::from_str(text).unwrap();
        assert_eq!(read_once(text).unwrap(), usual);
        for text in ["", "{", "[1] x", "{\"a\":}"] {
            let usual = serde_json::from_str::<Json>(text).unwrap_err();
            assert_eq!(read_once(text).unwrap_err().to_string(), usual.to_string());
        }
    }

    #[test]
    fn a_field_that_is_named_twice_is_refused_at_any_depth() {
        for text in [r#"{"a":1,"a":1}"#, r#"[{"b":{"a":1,"c":2,"a":3}}]"#] {
            let why = read_once(text).unwrap_err().to_string();
            assert!(why.starts_with("duplicate field `a`"), "{why}");
        }
    }
}
