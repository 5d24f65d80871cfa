//! A "than" needs something before it that is more or less: no "he is tall than his father", "so strong than an ox".

use std::ops::Range;

use super::bits::NONE;
use super::grammar::GRAMMAR;
use super::lexicon::LEXICON;

/// What "than" may follow though it is no comparative.
const LETS_THAN: [&str; 13] = [
    "rather",
    "other",
    "others",
    "another",
    "else",
    "elsewhere",
    "otherwise",
    "different",
    "differently",
    "hardly",
    "scarcely",
    "barely",
    "sooner",
];

/// The "than" that nothing before it lets in.
pub(super) fn stray_than(words: &[&str]) -> Option<Range<usize>> {
    let at = words.iter().position(|word| *word == "than")?;
    let mut before = words.iter().take(at);
    let let_in = before.any(|word| LETS_THAN.contains(word) || is_more(word));
    (!let_in).then_some(at..at + 1)
}

/// Whether the word says more or less of something.
fn is_more(word: &str) -> bool {
    let more = GRAMMAR.features.value("cmp").map_or(NONE, |v| v.1);
    LEXICON.readings(word).iter().any(|r| r.bits.meets(more))
}
