//! Options and house rules as data: what a rule is called, says and may be set to, and the settings of a table.

mod settings;
mod values;

use serde::{Deserialize, Serialize};

pub use self::settings::Settings;
pub use self::values::{Offer, Values};
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

fn flag(word: &str) -> Option<bool> {
    match word {
        "on" | "true" | "yes" => Some(true),
        "off" | "false" | "no" => Some(false),
        _ => None,
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

/// What rules of the table's own are called, by their slugs, where a change names them no more than that.
pub type Titles = std::collections::BTreeMap<String, String>;

/// The titles of the rules of the table's own that `change` drops, of those in `set`.
#[must_use]
pub fn titles_of_dropped(set: &Settings, change: &Settings) -> Titles {
    let texts = own_rules(set).filter_map(|(name, text)| {
        let slug = format!("{OWN_PREFIX}{name}");
        let is_dropped = change.get(&slug) == Some(&OWN.default_value());
        let mut lines = text.lines();
        let title = lines.find_map(|line| line.strip_prefix("title:"))?;
        is_dropped.then(|| (slug, title.trim().to_owned()))
    });
    texts.collect()
}

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
/// `UnknownRule`, naming those there are: a table agrees on rules that its game has (P11).
pub fn find<'a>(rules: &'a [Rule], slug: &str) -> Result<&'a Rule, Refusal> {
    if slug
        .strip_prefix(OWN_PREFIX)
        .is_some_and(|name| !name.is_empty())
    {
        return Ok(&OWN);
    }
    rules.iter().find(|rule| rule.slug == slug).ok_or_else(|| {
        let known: Vec<_> = rules.iter().map(|rule| rule.slug).collect();
        Refusal::new(Code::UnknownRule, no_such("rule", slug, &known)).by("P11")
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
        assert_eq!(refusal.rule.as_deref(), Some("P11"));
        assert!(settings.0.is_empty());
        settings.set(&[GOAL], "own/jackpot=75").unwrap();
        assert!(
            settings.0.contains_key("own/jackpot"),
            "a rule of one's own by its name"
        );
    }
}
