//! How what a head says may be called: its fields, a rule, values.

use super::{ADDED, FIELDS};

/// What people call fields, and what those are called here.
const CALLED: [(&str, &str); 10] = [
    ("name", "title"),
    ("description", "about"),
    ("summary", "about"),
    ("id", "rule"),
    ("slug", "rule"),
    ("when", "situation"),
    ("options", "values"),
    ("choices", "values"),
    ("by", "author"),
    ("license", "licence"),
];

/// That a head has no such field: the one that may have been meant, else all that an author writes.
pub(super) fn no_field(name: &str) -> String {
    let written = || FIELDS.into_iter().filter(|field| !ADDED.contains(field));
    let small = name.to_lowercase();
    let called = CALLED.into_iter().find(|(other, _)| *other == small);
    let near = written().filter_map(|field| {
        let slips = strsim::osa_distance(&small, field);
        (slips * 3 <= field.len()).then_some((slips, field))
    });
    let near = called.map(|(_, field)| (0, field)).into_iter().chain(near);
    if let Some((_, meant)) = near.min() {
        return format!("a head has no `{name}`; did you mean `{meant}`?");
    }
    let all = written().collect::<Vec<_>>().join(", ");
    format!("a head has no `{name}`; it has {all}")
}

pub(super) fn is_number(value: &str) -> bool {
    value.parse::<i32>().is_ok() && !value.starts_with('+')
}

/// Whether a rule may be called so.
pub(super) fn is_slug(name: &str) -> bool {
    let is_kebab = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let ends = name.starts_with('-') || name.ends_with('-');
    (1..=40).contains(&name.len()) && name.chars().all(is_kebab) && !ends
}

/// How a rule may be called instead that may not be called so.
pub(super) fn a_slug(name: &str) -> String {
    let small = name.to_lowercase();
    let words = small.split(|c: char| !c.is_ascii_lowercase() && !c.is_ascii_digit());
    let words: Vec<_> = words.filter(|word| !word.is_empty()).collect();
    let slug = words.join("-");
    if is_slug(&slug) {
        slug
    } else {
        "lucky-sevens".to_owned()
    }
}

/// Whether a value may be called so.
pub(super) fn is_value(value: &str) -> bool {
    let small = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let is_word = value.starts_with(|c: char| c.is_ascii_lowercase()) && value.chars().all(small);
    value.len() <= 20 && value != "off" && (is_number(value) || is_word)
}
