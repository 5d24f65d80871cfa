//! What a table has set its rules to.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Rule, Value, Values, find};
use crate::{Code, Refusal};

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

    /// Whether the rule `slug`, one of `rules`, is set to anything but what it usually is, or off.
    #[must_use]
    pub fn stands(&self, rules: &[Rule], slug: &str) -> bool {
        let rule = rules.iter().find(|rule| rule.slug == slug);
        rule.is_some_and(|rule| {
            let value = self.value_of(rule);
            let is_off = match rule.values {
                Values::Number { or_zero, .. } => or_zero && value == Value::Number(0),
                Values::Flag => value == Value::Flag(false),
                Values::Choice(_) | Values::ChoiceOrName(_) => {
                    value == Value::Word("off".to_owned())
                }
            };
            !is_off && value != rule.default_value()
        })
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

    /// Without the rules that are set to what is usual anyway.
    #[must_use]
    pub fn unusual(&self, rules: &[Rule]) -> Self {
        let is_usual = |slug: &str, value: &Value| {
            let rule = rules.iter().find(|rule| rule.slug == slug);
            rule.is_some_and(|rule| rule.default_value() == *value)
        };
        let mut unusual = self.clone();
        unusual.0.retain(|slug, value| !is_usual(slug, value));
        unusual
    }

    /// These settings with `changes` over them.
    #[must_use]
    pub fn changed(&self, changes: &Self) -> Self {
        let mut all = self.clone();
        all.0.extend(changes.0.clone());
        all
    }

    /// Whether the rule of a `slug=value` is not set yet: whoever proposes names each once.
    ///
    /// # Errors
    /// `BadInput`: it is.
    pub fn is_new(&self, text: &str) -> Result<(), Refusal> {
        let slug = text.split_once('=').map_or(text, |(slug, _)| slug).trim();
        if self.0.contains_key(slug) {
            let message = format!("`{slug}` is given twice: say once what it is to be");
            return Err(Refusal::new(Code::BadInput, message));
        }
        Ok(())
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
