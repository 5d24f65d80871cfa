//! A number that says what it is: computed, sampled, or somebody's opinion (U1).

use serde::Serialize;

use crate::interval::{students, wilson};

/// A number with its kind. In JSON the field `kind` tells which.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Value {
    /// Computed, within an error that is stated where it comes from.
    Exact {
        /// The number.
        value: f64,
    },
    /// The mean of so many games.
    Sampled {
        /// The number.
        value: f64,
        /// How many games.
        n: u32,
        /// Where its 95 % interval begins.
        low: f64,
        /// Where it ends.
        high: f64,
    },
    /// What a bot thinks.
    Heuristic {
        /// The number.
        value: f64,
        /// Which bot.
        by: String,
    },
}

impl Value {
    /// A computed number.
    #[must_use]
    pub const fn exact(value: f64) -> Self {
        Self::Exact { value }
    }

    /// The mean of `n` numbers with this sum and sum of squares.
    #[must_use]
    pub fn sampled(sum: f64, squares: f64, n: u32) -> Self {
        let (value, variance) = moments(sum, squares, n);
        let others = f64::from(n.max(2) - 1);
        let half = students(n) * (variance / others).sqrt();
        Self::Sampled {
            value,
            n,
            low: value - half,
            high: value + half,
        }
    }

    /// The mean of `n` shares, each from 0 to 1. Where they are all alike it is not sure either ([`wilson`]).
    #[must_use]
    pub fn sampled_share(sum: f64, squares: f64, n: u32) -> Self {
        let (value, variance) = moments(sum, squares, n);
        let [low, high] = wilson(value, variance, f64::from(n.max(1)));
        Self::Sampled {
            value,
            n,
            low,
            high,
        }
    }

    /// The number itself.
    #[must_use]
    pub const fn get(&self) -> f64 {
        match self {
            Self::Exact { value } | Self::Sampled { value, .. } | Self::Heuristic { value, .. } => {
                *value
            }
        }
    }

    /// Whether it is computed.
    #[must_use]
    pub const fn is_exact(&self) -> bool {
        matches!(self, Self::Exact { .. })
    }
}

/// The mean of some numbers, and how they vary.
fn moments(sum: f64, squares: f64, n: u32) -> (f64, f64) {
    let of = f64::from(n.max(1));
    let value = sum / of;
    (value, (squares / of - value * value).max(0.0))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_number_says_what_it_is() {
        let exact = serde_json::to_value(Value::exact(0.5)).unwrap();
        assert_eq!(exact, json!({"kind": "exact", "value": 0.5}));
        let sampled = Value::sampled(50.0, 50.0, 100);
        let Value::Sampled { low, high, .. } = sampled else {
            panic!("{sampled:?}");
        };
        assert!((low - 0.4003).abs() < 1e-3 && (high - 0.5997).abs() < 1e-3);
    }

    #[test]
    fn what_came_out_alike_every_time_is_not_sure() {
        let all = serde_json::to_value(Value::sampled_share(5.0, 5.0, 5)).unwrap();
        let low = all["low"].as_f64().unwrap();
        assert!((low - 0.5655).abs() < 1e-3 && all["high"] == 1.0, "{all}");
        let none = serde_json::to_value(Value::sampled_share(0.0, 0.0, 400)).unwrap();
        let high = none["high"].as_f64().unwrap();
        assert!((high - 0.0095).abs() < 1e-4 && none["low"] == 0.0, "{none}");
    }

    #[test]
    fn few_numbers_say_little() {
        let two = serde_json::to_value(Value::sampled(3.0, 5.0, 2)).unwrap();
        let high = two["high"].as_f64().unwrap();
        assert!((high - 7.855).abs() < 1e-2, "{two}");
    }

    #[test]
    fn no_share_lies_below_nothing_or_above_all() {
        for (won, bounds) in [(1.0, "low"), (399.0, "high")] {
            let share = serde_json::to_value(Value::sampled_share(won, won, 400)).unwrap();
            let bound = share[bounds].as_f64().unwrap();
            assert!((0.0..=1.0).contains(&bound), "{share}");
        }
    }
}
