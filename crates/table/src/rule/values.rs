//! What a rule can be set to, and what is offered for it.

use serde::Serialize;

use super::Value;

/// What a rule can be set to.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Values {
    /// Off or on; off unless said otherwise.
    Flag,
    /// One of these words, the first by default.
    Choice(&'static [&'static str]),
    /// One of these words, the first by default, or the name of something the table has loaded.
    ChoiceOrName(&'static [&'static str]),
    /// A whole number.
    Number {
        /// Unless said otherwise.
        default: i64,
        /// The least number.
        min: i64,
        /// The greatest number.
        max: i64,
        /// Numbers are multiples of this.
        step: i64,
        /// 0 is allowed too, below `min`, and switches the rule off.
        or_zero: bool,
    },
}

/// More numbers than these are offered as a range, not one by one.
const MOST_OFFERED: i64 = 12;

/// What forms, menus and completions offer for a rule: every value that it takes and no other, but for the names of what
/// a table has loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Offer {
    /// One of these.
    These(Vec<Value>),
    /// A number from the first to the last, in steps.
    Numbers {
        /// The first.
        from: i64,
        /// The last.
        to: i64,
        /// From one to the next.
        step: i64,
    },
}

impl Values {
    /// What is offered for a rule with these values.
    #[must_use]
    pub fn offer(&self) -> Offer {
        match *self {
            Self::Flag => Offer::These(vec![Value::Flag(false), Value::Flag(true)]),
            Self::Choice(words) | Self::ChoiceOrName(words) => {
                let words = words.iter().map(|word| Value::Word((*word).to_owned()));
                Offer::These(words.collect())
            }
            Self::Number {
                min,
                max,
                step,
                or_zero,
                ..
            } => {
                let from = if or_zero { 0 } else { min };
                if (max - from) / step < MOST_OFFERED {
                    let numbers = (0..MOST_OFFERED).map(|n| from + n * step);
                    let taken = numbers.filter(|n| self.takes(*n));
                    Offer::These(taken.map(Value::Number).collect())
                } else {
                    Offer::Numbers {
                        from,
                        to: max,
                        step,
                    }
                }
            }
        }
    }

    pub(super) fn takes(&self, n: i64) -> bool {
        match *self {
            Self::Number {
                min,
                max,
                step,
                or_zero,
                ..
            } => (or_zero && n == 0) || ((min..=max).contains(&n) && n % step == 0),
            Self::Flag | Self::Choice(_) | Self::ChoiceOrName(_) => false,
        }
    }
}

impl std::fmt::Display for Values {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Flag => f.write_str("on or off"),
            Self::Choice(words) => f.write_str(&words.join(", ")),
            Self::ChoiceOrName(words) => write!(f, "{}, or a loaded name", words.join(", ")),
            Self::Number {
                min,
                max,
                step,
                or_zero,
                ..
            } => {
                let kind = if *step == 1 {
                    "a number".to_owned()
                } else {
                    format!("a multiple of {step}")
                };
                let off = if *or_zero && *min > 0 { ", or 0" } else { "" };
                write!(f, "{kind} from {min} to {max}{off}")
            }
        }
    }
}
