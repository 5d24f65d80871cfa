//! Whether a word is spoken with a vowel first: "an hour", "a unit".

use std::ops::Range;

/// Silent h.
const SILENT_H: [&str; 5] = ["heir", "hono", "hour", "honest", "herb"];
/// Written with a vowel, spoken with "y" or "w".
const SPOKEN_CONSONANT: [&str; 22] = [
    "one", "once", "oui", "eu", "ewe", "uni", "unanim", "usa", "use", "usi", "usu", "ute", "uti",
    "uto", "ura", "ure", "uri", "ubi", "uku", "ufo", "ukr", "uvu",
];
/// Exceptions to the exceptions.
const SPOKEN_VOWEL: [&str; 8] = [
    "onero", "unin", "unim", "unident", "unideal", "unidio", "unill", "unir",
];

/// Whether "a" or "an" fits before `next`; every other word fits.
pub(super) fn article_fits(word: &str, next: &str) -> bool {
    match word {
        "a" => !opens_with_vowel(next) || either_way(next),
        "an" => opens_with_vowel(next) || either_way(next),
        _ => true,
    }
}

/// The first article that does not fit the word after it.
pub(super) fn misfit(words: &[&str]) -> Option<Range<usize>> {
    let at = words
        .windows(2)
        .position(|pair| matches!(pair, [one, two] if !article_fits(one, two)))?;
    Some(at..at + 2)
}

/// Words spoken both ways.
fn either_way(word: &str) -> bool {
    [
        "historic",
        "hotel",
        "herb",
        "heroic",
        "habitual",
        "hallucination",
    ]
    .iter()
    .any(|w| word.starts_with(w))
}

fn opens_with_vowel(word: &str) -> bool {
    let starts = |list: &[&str]| list.iter().any(|w| word.starts_with(w));
    if starts(&SPOKEN_VOWEL) {
        return true;
    }
    starts(&SILENT_H) || (word.starts_with(['a', 'e', 'i', 'o', 'u']) && !starts(&SPOKEN_CONSONANT))
}
