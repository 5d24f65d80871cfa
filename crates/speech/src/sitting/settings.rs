//! Options and their values as they stand in sentences.

use table::{OWN_PREFIX, Settings, Value};

use super::sentences as say;
use crate::common::listed;
use crate::line::{Line, Part, Sense};
use crate::names::Names;
use crate::pieces;
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

/// A rule of the table's own that is set to its text, or dropped: what it is called and says. Nothing for any other.
#[must_use]
pub fn own_rule(slug: &str, to: &Value, names: Names<'_>) -> Option<Line> {
    let name = slug.strip_prefix(OWN_PREFIX)?;
    let read = match to {
        Value::Word(text) => crate::own::head(text, names.tongue()).ok(),
        Value::Flag(_) | Value::Number(_) => None,
    };
    Some(match read {
        Some(head) => {
            let (title, about) = (
                head.called().into(),
                head.about.trim_end_matches('.').into(),
            );
            say::OwnRule { title, about }.line(names)
        }
        None => dropped(name, names),
    })
}

/// The same by its name alone, where what it says has just been told.
pub(super) fn own_rule_named(slug: &str, to: &Value, names: Names<'_>) -> Option<Line> {
    let Value::Word(text) = to else {
        return own_rule(slug, to, names);
    };
    slug.strip_prefix(OWN_PREFIX)?;
    match crate::own::head(text, names.tongue()) {
        Ok(head) => {
            let title = head.called().into();
            Some(say::OwnRuleNamed { title }.line(names))
        }
        Err(_) => own_rule(slug, to, names),
    }
}

/// That a rule of the table's own is played no more.
pub(crate) fn dropped(name: &str, names: Names<'_>) -> Line {
    let name = crate::own::by_name(name, names).into();
    say::WithoutOwnRule { name }.line(names)
}

/// Pieces of the table's own: what they call themselves, or that the usual ones are played with again. Nothing for any
/// other setting.
#[must_use]
pub(super) fn own_pieces(slug: &str, to: &Value, names: Names<'_>) -> Option<Line> {
    let kind = pieces::called(slug.strip_prefix(pieces::PREFIX)?, names);
    let text = to.to_string();
    Some(match text.as_str() {
        "off" => pieces::Usual { kind }.line(names),
        text => {
            let name = pieces::name_in(text).into();
            pieces::OfTheTable { kind, name }.line(names)
        }
    })
}

/// Settings in a row: `bump on and goal 300`.
#[must_use]
pub fn settings(rules: &Settings, names: Names<'_>) -> Line {
    let each = rules.0.iter().map(|(slug, to)| {
        let own = own_rule(slug, to, names).or_else(|| own_pieces(slug, to, names));
        own.unwrap_or_else(|| {
            let (option, value) = (option(slug), value(slug, to));
            say::Setting { option, value }.line(names)
        })
    });
    let all: Vec<_> = each.collect();
    if all.is_empty() {
        return say::NoSettings {}.line(names);
    }
    listed(&all, names)
}
