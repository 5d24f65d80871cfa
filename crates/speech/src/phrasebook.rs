//! Sentences that the sources say in English, by their English words, in another language; what gettext calls a message
//! catalogue, but with holes that are found in a finished sentence.

use std::cmp::Reverse;

/// So deep may one sentence stand in another.
const DEPTH: usize = 5;

/// The sentences of a language.
#[derive(Debug)]
pub(crate) struct Phrasebook(Vec<Entry>);

impl Phrasebook {
    /// Reads files: two lines each sentence.
    pub(crate) fn read(files: &[&'static str]) -> Self {
        let mut entries: Vec<_> = files.iter().copied().flat_map(entries).collect();
        // Those with the most words of their own first.
        entries.sort_by_key(|entry| Reverse(entry.weight()));
        Self(entries)
    }

    /// What a whole sentence is in the other language, as far as it is known.
    pub(crate) fn whole(&self, text: &str) -> Option<String> {
        self.look_up(text, DEPTH)
    }

    /// The same of what may also be a part of sentences only.
    pub(crate) fn part(&self, text: &str) -> Option<String> {
        self.whole(text).or_else(|| self.look_up(text, DEPTH - 1))
    }

    fn look_up(&self, text: &str, depth: usize) -> Option<String> {
        let is_whole = depth == DEPTH;
        let mut all = self.0.iter().filter(|entry| !(is_whole && entry.is_part));
        let (entry, holes) = all.find_map(|entry| Some((entry, entry.holes(text)?)))?;
        let other = entry.other;
        let fill = |(number, hole): (usize, &str)| {
            let is_looked_up = depth > 0 && !entry.quotes(number);
            let inner = is_looked_up.then(|| self.look_up(hole, depth - 1));
            inner.flatten().unwrap_or_else(|| hole.to_owned())
        };
        let holes: Vec<String> = holes.into_iter().enumerate().map(fill).collect();
        Some(filled(other, &holes))
    }
}

/// A text with its holes filled: `{0}`, `{1}` and so on. Any other brace is of the text itself.
fn filled(text: &str, holes: &[String]) -> String {
    let mut parts = text.split('{');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |said, part| {
        let hole = part.split_once('}').and_then(|(number, words)| {
            let at: usize = number.parse().ok()?;
            Some((holes.get(at)?, words))
        });
        match hole {
            Some((hole, words)) => said + hole.as_str() + words,
            None => said + "{" + part,
        }
    })
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

/// The entries of a file, in order.
fn entries(text: &'static str) -> Vec<Entry> {
    let lines = text
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    let lines: Vec<&str> = lines.collect();
    let pairs = lines.chunks_exact(2).map(|pair| {
        let part = pair[0].strip_prefix("~ ");
        Entry {
            between: between(part.unwrap_or(pair[0])),
            other: pair[1].strip_prefix("= ").unwrap_or_default(),
            is_part: part.is_some(),
        }
    });
    pairs.collect()
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

    /// Whether a hole stands in quotes: what stands there was typed, and is told as it was.
    fn quotes(&self, number: usize) -> bool {
        let words = |at: usize| self.between.get(at).copied().unwrap_or_default();
        words(number).ends_with('`') && words(number + 1).starts_with(['`', ':'])
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::{Tongue, packed};

    /// The files that are read together.
    fn all() -> [Vec<&'static str>; 3] {
        let together = [
            &["refusals.txt", "texts.txt", "manual.txt"][..],
            &["figures.txt"],
            &["cow/cards.txt"],
        ];
        together.map(|files| packed::texts(Tongue::De, files))
    }

    fn lines(text: &str) -> Vec<&str> {
        let lines = text.lines();
        lines
            .filter(|line| !line.is_empty() && !line.starts_with('#'))
            .collect()
    }

    #[test]
    fn every_entry_has_its_two_sentences_with_the_same_holes() {
        for lines in all().concat().into_iter().map(lines) {
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
    }

    #[test]
    fn no_sentence_stands_there_twice() {
        for files in all() {
            let mut seen = BTreeSet::new();
            for entry in Phrasebook::read(&files).0 {
                assert!(seen.insert(entry.between.clone()), "{entry:?}");
            }
        }
    }

    #[test]
    fn braces_that_are_no_holes_stay() {
        let book = Phrasebook::read(&["write `if {0} { b }`\n= schreib `if {0} { b }`"]);
        let said = book.whole("write `if a { b }`");
        assert_eq!(said.as_deref(), Some("schreib `if a { b }`"));
        for lines in all().concat().into_iter().map(lines) {
            for pair in lines.chunks_exact(2) {
                let braces = pair.iter().map(|line| line.matches(['{', '}']).count());
                assert!(
                    matches!(braces.collect::<Vec<_>>()[..], [a, b] if a == b),
                    "{pair:?}"
                );
            }
        }
    }

    #[test]
    fn a_hole_in_a_name_is_no_hole() {
        let book = Phrasebook::read(&["{0} sees {1}\n= {1} wird von {0} gesehen"]);
        let said = book.whole("{1} sees Bo");
        assert_eq!(said.as_deref(), Some("Bo wird von {1} gesehen"));
    }
}
