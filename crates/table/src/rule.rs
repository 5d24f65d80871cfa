//! Options and house rules as data: what a rule is called, says and may be set to, and the settings of a table.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Code, Refusal, no_such};

/// One option or house rule as every door shows it.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Rule {
    /// The permanent name in kebab-case.
    pub slug: &'static str,
    /// The name on the page.
    pub title: &'static str,
    /// One line for menus.
    pub summary: &'static str,
    /// The whole rule in our words.
    pub text: &'static str,
    /// The numbers of the specification it comes from, the chief one first: `H8 H9`.
    pub source: &'static str,
    /// What it can be set to; the default is the first.
    pub values: Values,
    /// The kind of moment it governs (W19): a change waits for the next one.
    pub situation: &'static str,
    /// Slugs it can never be on together with.
    pub clashes: &'static [&'static str],
}

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

/// What a rule is set to.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(
    untagged,
    expecting = "a rule is set to true or false, a whole number, or a word"
)]
pub enum Value {
    /// Off or on.
    Flag(bool),
    /// A number.
    Number(i64),
    /// A word.
    Word(String),
}

impl std::fmt::Display for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Flag(on) => f.write_str(if *on { "on" } else { "off" }),
            Self::Number(n) => write!(f, "{n}"),
            Self::Word(word) => f.write_str(word),
        }
    }
}

impl Rule {
    /// The chief number of the specification it comes from, by which a refusal names it.
    #[must_use]
    pub fn number(&self) -> &'static str {
        self.numbers().next().unwrap_or(self.source)
    }

    /// Every number of the specification it comes from.
    pub fn numbers(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.source.split(' ')
    }

    /// Its numbers as they are read: `H8, H9`.
    #[must_use]
    pub fn cited(&self) -> String {
        self.source.replace(' ', ", ")
    }

    /// Whether this is its slug or one of its numbers, in small or capital letters.
    #[must_use]
    pub fn is_called(&self, name: &str) -> bool {
        self.slug == name
            || self
                .numbers()
                .any(|number| number.eq_ignore_ascii_case(name))
    }

    /// What the rule is set to when nobody says anything.
    #[must_use]
    pub fn default_value(&self) -> Value {
        match self.values {
            Values::Flag => Value::Flag(false),
            Values::Choice(words) | Values::ChoiceOrName(words) => Value::Word(words[0].to_owned()),
            Values::Number { default, .. } => Value::Number(default),
        }
    }

    /// The value as this rule means it: `on`, `"true"` and `true` are one thing, and so are `300` and `"300"`.
    ///
    /// # Errors
    /// `BadValue`, saying what the rule takes.
    pub fn read(&self, value: &Value) -> Result<Value, Refusal> {
        match (&self.values, value) {
            (Values::Flag, Value::Flag(_)) => Some(value.clone()),
            (Values::Flag, Value::Word(word)) => flag(word).map(Value::Flag),
            (Values::Choice(words), Value::Word(word)) => {
                words.contains(&word.as_str()).then(|| value.clone())
            }
            (Values::ChoiceOrName(_), Value::Word(word)) => {
                (!word.is_empty()).then(|| value.clone())
            }
            (Values::Number { or_zero: true, .. }, Value::Flag(false)) => Some(Value::Number(0)),
            (Values::Number { or_zero: true, .. }, Value::Word(word)) if word == "off" => {
                Some(Value::Number(0))
            }
            (Values::Number { .. }, Value::Number(n)) => {
                self.values.takes(*n).then(|| value.clone())
            }
            (Values::Number { .. }, Value::Word(word)) => word
                .parse()
                .ok()
                .filter(|n| self.values.takes(*n))
                .map(Value::Number),
            // A word such as `off` is often typed where a choice has one.
            (Values::Choice(words) | Values::ChoiceOrName(words), Value::Flag(on)) => {
                let word = if *on { "on" } else { "off" };
                words.contains(&word).then(|| Value::Word(word.to_owned()))
            }
            (Values::Flag | Values::Choice(_) | Values::ChoiceOrName(_), Value::Number(_))
            | (Values::Number { .. }, Value::Flag(_)) => None,
        }
        .ok_or_else(|| {
            let message = format!(
                "`{}` cannot be `{value}`; it takes {}",
                self.slug, self.values
            );
            Refusal::new(Code::BadValue, message).by(self.number())
        })
    }
}

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

/// More numbers than these are offered as a range, not one by one.
const MOST_OFFERED: i64 = 12;

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

    fn takes(&self, n: i64) -> bool {
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

fn flag(word: &str) -> Option<bool> {
    match word {
        "on" | "true" | "yes" => Some(true),
        "off" | "false" | "no" => Some(false),
        _ => None,
    }
}

/// What a table has set its rules to, by slug; a rule that is not there has its default.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Settings(pub BTreeMap<String, Value>);

impl Settings {
    /// The settings as the rules of a game mean them.
    ///
    /// # Errors
    /// `UnknownRule` or `BadValue`.
    pub fn read(&self, rules: &[Rule]) -> Result<Self, Refusal> {
        let read = self.0.iter().map(|(slug, value)| {
            let rule = find(rules, slug)?;
            Ok((slug.clone(), rule.read(value)?))
        });
        read.collect::<Result<_, _>>().map(Self)
    }

    /// The value of the rule `slug`, if the table has set it.
    #[must_use]
    pub fn get(&self, slug: &str) -> Option<&Value> {
        self.0.get(slug)
    }

    /// What `rule` is set to, or its default.
    #[must_use]
    pub fn value_of(&self, rule: &Rule) -> Value {
        let set = self.get(rule.slug).cloned();
        set.unwrap_or_else(|| rule.default_value())
    }

    /// Whether the flag `rule` is on.
    #[must_use]
    pub fn flag(&self, rule: &Rule) -> bool {
        self.value_of(rule) == Value::Flag(true)
    }

    /// The number that `rule` is set to; 0 where it is no number or below 0.
    #[must_use]
    pub fn amount(&self, rule: &Rule) -> u32 {
        match self.value_of(rule) {
            Value::Number(n) => u32::try_from(n).unwrap_or_default(),
            Value::Flag(_) | Value::Word(_) => 0,
        }
    }

    /// The one of `meanings` that the word stands for which `rule` is set to; they come in the order of its words. The
    /// first where it is set to none of them.
    #[must_use]
    pub fn choice<T: Copy, const N: usize>(&self, rule: &Rule, meanings: [T; N]) -> T {
        let word = self.value_of(rule);
        let words = match rule.values {
            Values::Choice(words) | Values::ChoiceOrName(words) => words,
            Values::Flag | Values::Number { .. } => &[],
        };
        let place = words
            .iter()
            .position(|known| Value::Word((*known).to_owned()) == word);
        meanings[place.filter(|place| *place < N).unwrap_or(0)]
    }

    /// Sets one rule.
    #[must_use]
    pub fn with(mut self, slug: &str, value: Value) -> Self {
        self.0.insert(slug.to_owned(), value);
        self
    }

    /// These settings with `changes` over them.
    #[must_use]
    pub fn changed(&self, changes: &Self) -> Self {
        let mut all = self.clone();
        all.0.extend(changes.0.clone());
        all
    }

    /// Adds `slug=value` as it is typed on a command line.
    ///
    /// # Errors
    /// `BadInput` where there is no `=`; `UnknownRule`; `BadValue`.
    pub fn set(&mut self, rules: &[Rule], text: &str) -> Result<(), Refusal> {
        let Some((slug, value)) = text.split_once('=') else {
            return Err(Refusal::new(
                Code::BadInput,
                format!("`{text}` should be rule=value, as in goal=300"),
            ));
        };
        let slug = slug.trim();
        let value = find(rules, slug)?.read(&Value::Word(value.trim().to_owned()))?;
        self.0.insert(slug.to_owned(), value);
        Ok(())
    }
}

/// How the slug of a rule of the table's own begins; the name that its text says follows.
pub const OWN_PREFIX: &str = "own/";

/// Any rule of a table's own (H12, P30): it is set to its text, and `off` drops it. Which questions a text may answer
/// the game says when it settles.
pub static OWN: Rule = Rule {
    slug: "own",
    title: "A rule of the table's own",
    summary: "A rule that somebody at the table has written.",
    text: "A table may write a rule of its own; it is voted on like any other.",
    source: "H12",
    values: Values::ChoiceOrName(&["off"]),
    situation: "turn",
    clashes: &[],
};

/// The rules of the table's own among these settings, each with its name and its text; those that are off left out.
pub fn own_rules(set: &Settings) -> impl Iterator<Item = (&str, &str)> {
    set.0.iter().filter_map(|(slug, value)| match value {
        Value::Word(text) if *value != OWN.default_value() => {
            Some((slug.strip_prefix(OWN_PREFIX)?, text.as_str()))
        }
        _ => None,
    })
}

/// The rule called `slug`; one of the table's own by the name of its text.
///
/// # Errors
/// `UnknownRule`, naming those there are.
pub fn find<'a>(rules: &'a [Rule], slug: &str) -> Result<&'a Rule, Refusal> {
    if slug
        .strip_prefix(OWN_PREFIX)
        .is_some_and(|name| !name.is_empty())
    {
        return Ok(&OWN);
    }
    rules.iter().find(|rule| rule.slug == slug).ok_or_else(|| {
        let known: Vec<_> = rules.iter().map(|rule| rule.slug).collect();
        Refusal::new(Code::UnknownRule, no_such("rule", slug, &known))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOAL: Rule = Rule {
        slug: "goal",
        title: "Goal",
        summary: "",
        text: "",
        source: "W15",
        values: Values::Number {
            default: 500,
            min: 50,
            max: 10_000,
            step: 5,
            or_zero: false,
        },
        situation: "bank",
        clashes: &[],
    };

    #[test]
    fn a_number_may_be_typed_or_written() {
        assert_eq!(
            GOAL.read(&Value::Word("300".into())).unwrap(),
            Value::Number(300)
        );
        assert_eq!(GOAL.read(&Value::Number(300)).unwrap(), Value::Number(300));
    }

    #[test]
    fn a_bad_value_says_what_is_taken() {
        let refusal = GOAL.read(&Value::Number(301)).unwrap_err();
        assert_eq!(refusal.code, Code::BadValue);
        assert!(
            refusal.message.contains("a multiple of 5 from 50"),
            "{refusal}"
        );
    }

    #[test]
    fn an_unknown_rule_names_those_there_are() {
        let mut settings = Settings::default();
        let refusal = settings.set(&[GOAL], "gaol=300").unwrap_err();
        assert!(refusal.message.contains("goal"), "{refusal}");
        assert!(settings.0.is_empty());
        settings.set(&[GOAL], "own/jackpot=75").unwrap();
        assert!(
            settings.0.contains_key("own/jackpot"),
            "a rule of one's own by its name"
        );
    }
}
