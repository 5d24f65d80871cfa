//! Actions that somebody has filled in. A form sends the action with a sample of each value, and beside it the values:
//!
//! | field | goes to | if the sample is |
//! |---|---|---|
//! | `with.KEY` | a text | a text |
//! | `with.KEY` | a whole number | a number |
//! | `with.KEY` (sent only when ticked) | true | true or false |
//! | `with.KEY`, once or several times | all its words | a list |
//! | `roll.KEY.ID`, once for each ID | the IDs by the rolls that find them: 1 is the last (R24) | a list |

use std::cmp::Reverse;

use serde_json::Value;

/// The action of a form with its values in it.
///
/// # Errors
/// A number that is none, in a sentence.
pub fn filled(mut action: Value, fields: &[(String, String)]) -> Result<Value, String> {
    let Some(values) = action.as_object_mut() else {
        return Ok(action);
    };
    for (key, value) in values.iter_mut() {
        let mut given = fields
            .iter()
            .filter(|(name, _)| name.strip_prefix("with.") == Some(key))
            .map(|(_, text)| text.trim())
            .peekable();
        if given.peek().is_some() {
            *value = read(value, given)?;
        } else if let Some(order) = order(key, fields) {
            *value = order.into();
        }
    }
    Ok(action)
}

fn read<'a>(sample: &Value, mut given: impl Iterator<Item = &'a str>) -> Result<Value, String> {
    if sample.is_array() {
        let words = given.flat_map(|text| text.split([' ', ',', '\t']));
        return Ok(words.filter(|word| !word.is_empty()).collect());
    }
    let text = given.next().unwrap_or_default();
    match sample {
        Value::Number(_) => match text.parse::<i64>() {
            Ok(number) => Ok(number.into()),
            Err(_) => Err(format!("`{text}` is no whole number")),
        },
        Value::Bool(_) => Ok(Value::Bool(text != "false")),
        _ => Ok(text.into()),
    }
}

/// The IDs of `roll.KEY.ID` fields from the left to the right, where a roll counts from the right; of two by the same roll the first comes first.
fn order<'a>(key: &str, fields: &'a [(String, String)]) -> Option<Vec<&'a str>> {
    let placed = fields.iter().filter_map(|(name, roll)| {
        let id = name
            .strip_prefix("roll.")?
            .strip_prefix(key)?
            .strip_prefix('.')?;
        Some((Reverse(roll.trim().parse::<i64>().unwrap_or(i64::MAX)), id))
    });
    let mut placed: Vec<_> = placed.collect();
    placed.sort_by_key(|(roll, _)| *roll);
    (!placed.is_empty()).then(|| placed.into_iter().map(|(_, id)| id).collect())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn fill(action: Value, fields: &[(&str, &str)]) -> Result<Value, String> {
        let fields: Vec<_> = fields
            .iter()
            .map(|(name, text)| ((*name).to_owned(), (*text).to_owned()))
            .collect();
        filled(action, &fields)
    }

    #[test]
    fn the_sample_says_how_a_value_is_read() {
        let sample = json!({"do": "x", "word": "", "amount": 0, "future": false, "words": [""]});
        let fields = [
            ("with.word", " tree "),
            ("with.amount", "-7"),
            ("with.future", "on"),
            ("with.words", "the cat"),
            ("with.words", "sat, 9"),
            ("with.do", "y"),
            ("with.other", "z"),
        ];
        let done = json!({"do": "y", "word": "tree", "amount": -7, "future": true, "words": ["the", "cat", "sat", "9"]});
        assert_eq!(fill(sample.clone(), &fields).unwrap(), done);
        assert_eq!(fill(sample.clone(), &[]).unwrap(), sample);
        let why = fill(sample, &[("with.amount", "many")]).unwrap_err();
        assert_eq!(why, "`many` is no whole number");
    }

    #[test]
    fn rolls_make_an_order() {
        let fields = [
            ("roll.order.c2", "2"),
            ("roll.order.c9", "1"),
            ("roll.order.c4", "2"),
            ("roll.order.c1", ""),
        ];
        let done = fill(json!({"do": "arrange", "order": []}), &fields).unwrap();
        assert_eq!(done["order"], json!(["c1", "c2", "c4", "c9"]));
    }

    #[test]
    fn what_is_no_object_stays_what_it_is() {
        assert_eq!(fill(json!(3), &[("with.x", "y")]).unwrap(), json!(3));
    }
}
