//! The values of a rule that are tried one after the other.

use table::{Rule, Value, Values};

/// The values that a rule can have besides the one that is set; of numbers, half and twice as much, or the usual ones.
pub(crate) fn others(rule: &Rule, set: &Value) -> Vec<Value> {
    let all = match rule.values {
        Values::Flag => vec![Value::Flag(false), Value::Flag(true)],
        Values::Choice(all) => all
            .iter()
            .map(|word| Value::Word((*word).to_owned()))
            .collect(),
        Values::Number {
            default,
            min,
            max,
            step,
            or_zero,
        } => {
            let some = if default == 0 {
                [min, min + 2 * step, min + 4 * step, min + 9 * step]
            } else {
                [0, default / 2, default * 2, default * 3]
            };
            let fits = |n: &i64| {
                (*n == 0 && or_zero) || ((min..=max).contains(n) && (n - min) % step == 0)
            };
            some.into_iter().filter(fits).map(Value::Number).collect()
        }
        Values::ChoiceOrName(_) => Vec::new(),
    };
    all.into_iter().filter(|value| value != set).collect()
}
