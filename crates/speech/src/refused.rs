//! What is refused, in the reader's language. A refusal is written once, in English, where it is made, and may have come
//! from another machine of the house; so other languages know it by its sentence, as gettext does.

use std::borrow::Cow;
use std::sync::LazyLock;

use crate::Tongue;

/// So deep may one sentence stand in another.
const DEPTH: usize = 3;

/// What is refused, in the language: a sentence, with or without its capital, its full stop and the number of its rule. One
/// that nobody has put into that language stays English.
///
/// ```
/// use speech::{Tongue, refused};
///
/// let said = refused("Nobody arranges the field of another player (R20).", Tongue::De);
/// assert_eq!(said, "Niemand ordnet die Weide von anderen (R20).");
/// ```
#[must_use]
pub fn refused(text: &str, tongue: Tongue) -> Cow<'_, str> {
    match tongue {
        Tongue::En | Tongue::Pseudo => Cow::Borrowed(text),
        Tongue::De => known(text).map_or(Cow::Borrowed(text), Cow::Owned),
    }
}

/// A sentence with its dress: it is looked up as it is, then without each piece of it.
fn known(text: &str) -> Option<String> {
    let german = &*GERMAN;
    let dressed = || {
        let (bare, stop) = text
            .strip_suffix('.')
            .map_or((text, ""), |bare| (bare, "."));
        let (bare, rule) = cited(bare);
        let said = look_up(german, bare, DEPTH).or_else(|| look_up(german, &small(bare), DEPTH))?;
        let is_capital = bare.starts_with(|first: char| first.is_uppercase());
        let said = if is_capital { capital(&said) } else { said };
        Some(format!("{said}{rule}{stop}"))
    };
    look_up(german, text, DEPTH).or_else(dressed)
}

/// The sentence, and the rule that it cites at its end with the space before: `(W13)`.
fn cited(text: &str) -> (&str, &str) {
    let number = |at: usize| {
        let inner = text[at..].strip_prefix(" (")?.strip_suffix(')')?;
        let is_number = inner.starts_with(|c: char| c.is_ascii_uppercase())
            && inner.len() <= 5
            && inner.bytes().all(|byte| byte.is_ascii_alphanumeric());
        is_number.then_some(at)
    };
    match text.rfind(" (").and_then(number) {
        Some(at) => text.split_at(at),
        None => (text, ""),
    }
}

fn small(text: &str) -> String {
    with_first(text, |first| first.to_lowercase().collect())
}

fn capital(text: &str) -> String {
    with_first(text, |first| first.to_uppercase().collect())
}

fn with_first(text: &str, change: impl FnOnce(char) -> String) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map_or_else(String::new, |first| change(first) + letters.as_str())
}

/// A sentence of the sources with holes, and what it is in another language.
#[derive(Debug)]
struct Entry {
    /// The English words between the holes; the first and the last may be empty.
    between: Vec<&'static str>,
    other: &'static str,
    /// Whether it is said only within another sentence.
    is_part: bool,
}

static GERMAN: LazyLock<Vec<Entry>> =
    LazyLock::new(|| entries(include_str!("../catalogues/de/refusals.txt")));

/// The entries, those with the most words of their own first.
fn entries(text: &'static str) -> Vec<Entry> {
    let lines = text
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    let lines: Vec<&str> = lines.collect();
    let pairs = lines.chunks_exact(2);
    let mut entries: Vec<Entry> = pairs
        .map(|pair| {
            let part = pair[0].strip_prefix("~ ");
            Entry {
                between: between(part.unwrap_or(pair[0])),
                other: pair[1].strip_prefix("= ").unwrap_or_default(),
                is_part: part.is_some(),
            }
        })
        .collect();
    entries.sort_by_key(|entry| std::cmp::Reverse(entry.weight()));
    entries
}

/// The words between `{0}`, `{1}` and so on.
fn between(text: &'static str) -> Vec<&'static str> {
    let mut words = Vec::new();
    let mut rest = text;
    for number in 0.. {
        let Some((before, after)) = rest.split_once(&format!("{{{number}}}")) else {
            break;
        };
        words.push(before);
        rest = after;
    }
    words.push(rest);
    words
}

impl Entry {
    fn weight(&self) -> usize {
        self.between.iter().map(|words| words.len()).sum()
    }

    /// What stands in the holes, if the text is this sentence.
    fn holes<'t>(&self, text: &'t str) -> Option<Vec<&'t str>> {
        let (first, others) = self.between.split_first()?;
        let mut rest = text.strip_prefix(first)?;
        let Some((last, middle)) = others.split_last() else {
            return rest.is_empty().then(Vec::new);
        };
        let mut holes = Vec::with_capacity(others.len());
        for words in middle {
            let (hole, after) = rest.split_once(words)?;
            holes.push(hole);
            rest = after;
        }
        holes.push(rest.strip_suffix(last)?);
        holes.iter().all(|hole| !hole.is_empty()).then_some(holes)
    }
}

fn look_up(entries: &[Entry], text: &str, depth: usize) -> Option<String> {
    let is_whole = depth == DEPTH;
    let mut all = entries.iter().filter(|entry| !(is_whole && entry.is_part));
    let (other, holes) = all.find_map(|entry| Some((entry.other, entry.holes(text)?)))?;
    let fill = |hole: &str| {
        let inner = (depth > 0)
            .then(|| look_up(entries, hole, depth - 1))
            .flatten();
        inner.unwrap_or_else(|| hole.to_owned())
    };
    let holes: Vec<String> = holes.into_iter().map(fill).collect();
    let mut parts = other.split('{');
    let first = parts.next().unwrap_or_default().to_owned();
    Some(parts.fold(first, |said, part| {
        let (number, words) = part.split_once('}').unwrap_or_default();
        let hole = number.parse().ok().and_then(|at: usize| holes.get(at));
        said + hole.map_or("", String::as_str) + words
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn german(text: &str) -> Cow<'_, str> {
        refused(text, Tongue::De)
    }

    #[test]
    fn every_entry_has_its_two_sentences_with_the_same_holes() {
        let text = include_str!("../catalogues/de/refusals.txt");
        let lines = text
            .lines()
            .filter(|line| !line.is_empty() && !line.starts_with('#'));
        let lines: Vec<&str> = lines.collect();
        assert_eq!(lines.len() % 2, 0);
        for pair in lines.chunks_exact(2) {
            assert!(
                !pair[0].starts_with("= ") && pair[1].starts_with("= "),
                "{pair:?}"
            );
            for number in 0..9 {
                let hole = format!("{{{number}}}");
                let times = pair.iter().map(|line| line.matches(&hole).count());
                assert!(
                    matches!(times.collect::<Vec<_>>()[..], [0, 0] | [1, 1]),
                    "{pair:?}"
                );
            }
        }
    }

    #[test]
    fn no_sentence_stands_there_twice() {
        let mut seen = std::collections::BTreeSet::new();
        for entry in &*GERMAN {
            assert!(seen.insert(&entry.between), "{entry:?}");
        }
    }

    #[test]
    fn names_and_sentences_within_sentences_are_found() {
        assert_eq!(
            german("it is not the turn of Bo; to act: nobody"),
            "Bo ist nicht an der Reihe; dran: niemand"
        );
        assert_eq!(
            german("`goal` cannot be `7`; it takes a multiple of 5 from 50 to 10000"),
            "`goal` kann nicht `7` sein; möglich ist ein Vielfaches von 5 von 50 bis 10000"
        );
        assert_eq!(
            german("There is no game `cov`; did you mean `cow`? There are wimpout, cow."),
            "Ein Spiel `cov` gibt es nicht; war `cow` gemeint? Es gibt wimpout, cow."
        );
    }

    #[test]
    fn what_nobody_has_put_into_german_stays_as_it_is() {
        assert_eq!(german("Ann waves (W13)."), "Ann waves (W13).");
        assert_eq!(german(""), "");
        assert_eq!(german("("), "(");
        assert_eq!(german("(ß)."), "(ß).");
        let english = "the game is over";
        assert_eq!(refused(english, Tongue::En), english);
    }
}
