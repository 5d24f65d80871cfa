//! Which rules may stand beside each other at a table (O1, O3): a head says so.

use std::sync::Arc;

use crate::{Fault, Rule};

/// Whether a rule must be alone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Alone {
    /// Others may stand beside it.
    #[default]
    No,
    /// No other rule of the table's own may stand beside it.
    Wholly,
    /// No other rule of the table's own may answer these questions.
    With(Vec<String>),
}

impl Alone {
    /// What a head says in its line `number`.
    pub(crate) fn read(number: usize, value: &str) -> Result<Self, Fault> {
        let names: Vec<String> = value
            .split(',')
            .map(|name| name.trim().to_owned())
            .collect();
        let is_name = |name: &String| {
            let small = |c: char| c.is_ascii_lowercase() || c == '_';
            !name.is_empty() && name.chars().all(small)
        };
        match names.as_slice() {
            [one] if one == "yes" => Ok(Self::Wholly),
            [one] if one == "no" => Ok(Self::No),
            names if names.iter().all(is_name) => Ok(Self::With(names.to_vec())),
            _ => {
                let message = "`alone` is `yes`, or names questions that no other rule may answer, as in `alone: goal`";
                Err(Fault::at(number, message))
            }
        }
    }
}

/// Whether these rules may stand beside each other, and beside the built-in ones that `stands` says are set to something.
///
/// # Errors
/// Which two may not, and the line of the head that says so.
pub fn without_clash(rules: &[Arc<Rule>], stands: impl Fn(&str) -> bool) -> Result<(), String> {
    for rule in rules {
        let name = &rule.head().slug;
        let others = || {
            let others = rules.iter().filter(|other| other.head().slug != *name);
            others.map(|other| other.head().slug.as_str())
        };
        let clash = rule.head().clashes.iter();
        let mut clash = clash.filter(|slug| stands(slug) || others().any(|other| other == *slug));
        if let Some(other) = clash.next() {
            let line = rule.line_of_field("clashes");
            return Err(format!(
                "the rule `{name}` may not stand beside `{other}`: line {line} of its text says so"
            ));
        }
        is_alone(rule, rules)?;
    }
    Ok(())
}

fn is_alone(rule: &Rule, all: &[Arc<Rule>]) -> Result<(), String> {
    let (name, line) = (&rule.head().slug, rule.line_of_field("alone"));
    let mut others = all.iter().filter(|other| other.head().slug != *name);
    match &rule.head().alone {
        Alone::No => Ok(()),
        Alone::Wholly => others.next().map_or(Ok(()), |other| {
            Err(format!(
                "the rule `{name}` must be alone, and `{}` is there too: line {line} of its text says so",
                other.head().slug
            ))
        }),
        Alone::With(questions) => {
            let both = |other: &Arc<Rule>| {
                let question = questions.iter().find(|question| other.answers(question))?;
                Some((question.clone(), other.head().slug.clone()))
            };
            others.find_map(both).map_or(Ok(()), |(question, other)| {
                Err(format!(
                    "the rule `{name}` must be the only one that answers `{question}`, and `{other}` does too: line {line} of its text says so"
                ))
            })
        }
    }
}
