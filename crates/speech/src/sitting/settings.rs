//! Options and their values as they stand in sentences.

use table::{Settings, Value};

use super::sentences as say;
use crate::common::listed;
use crate::line::{Line, Part, Sense};
use crate::names::Names;
use crate::sentence::Sentence;

/// An option by its slug.
pub(super) fn option(slug: &str) -> Line {
    Part::new(slug, Sense::Option(slug.to_owned())).into()
}

/// What an option is set to.
pub(super) fn value(slug: &str, value: &Value) -> Line {
    let sense = Sense::Value(slug.to_owned(), value.clone());
    Part::new(value.to_string(), sense).into()
}

/// Settings in a row: `bump on and goal 300`.
#[must_use]
pub fn settings(rules: &Settings, names: Names<'_>) -> Line {
    let each = rules.0.iter().map(|(slug, to)| {
        let (option, value) = (option(slug), value(slug, to));
        say::Setting { option, value }.line(names)
    });
    let all: Vec<_> = each.collect();
    if all.is_empty() {
        return say::NoSettings {}.line(names);
    }
    listed(&all, names)
}
