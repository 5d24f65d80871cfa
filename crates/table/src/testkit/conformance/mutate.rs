//! Actions and outcomes with one thing in them made wrong.

use serde_json::{Value as Json, json};

use super::chance::{below, one_in, pick};
use crate::{Luck, Stream};

/// The value with one part changed, left out, doubled or added.
pub(super) fn mutate(value: &Json, luck: &mut Stream) -> Json {
    match value {
        Json::Null => json!(0),
        Json::Bool(truth) => json!(!truth),
        Json::Number(number) => {
            let number = number.as_i64().unwrap_or_default();
            let others = [number - 1, number + 1, -number, i64::MAX, i64::MIN, 0, 300];
            pick(luck, &others).map_or(Json::Null, |other| json!(other))
        }
        Json::String(text) => {
            let others = [format!("{text}x"), String::new(), "\u{0}".to_owned()];
            json!(pick(luck, &others))
        }
        Json::Array(list) => {
            let mut list = list.clone();
            let at = below(luck, list.len() + 1);
            match (list.get(at).cloned(), luck.below(3)) {
                (Some(part), 0) => list[at] = mutate(&part, luck),
                (Some(part), 1) => list.insert(at, part),
                (Some(_), _) => drop(list.remove(at)),
                (None, _) => list.push(json!(1)),
            }
            Json::Array(list)
        }
        Json::Object(fields) => {
            let mut fields = fields.clone();
            let keys: Vec<String> = fields.keys().cloned().collect();
            let Some(key) = pick(luck, &keys) else {
                return Json::Null;
            };
            if one_in(luck, 8) {
                fields.remove(key);
            } else {
                fields[key] = mutate(&fields[key], luck);
            }
            Json::Object(fields)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn something_changes_nearly_every_time() {
        let value =
            json!({"do": "score", "points": 70, "flash": [6], "sun": null, "left": {"sun": false}});
        let mut luck = Stream::from_seed("mutate");
        let changed = (0..1000)
            .filter(|_| mutate(&value, &mut luck) != value)
            .count();
        assert!(changed > 950, "{changed}");
        assert_ne!(mutate(&json!([]), &mut luck), json!([]));
        assert_ne!(mutate(&json!("a"), &mut luck), json!("a"));
    }
}
