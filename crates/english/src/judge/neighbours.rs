//! What never stands side by side, however a sentence is read: the same word twice ("the the dog"), and after an
//! auxiliary a verb that is no bare one ("he will comes", "you must to go").

use std::ops::Range;

use super::bits::NONE;
use super::grammar::{GRAMMAR, Reading};
use super::lexicon::LEXICON;
use super::opinion::Reason;

/// Words that are said twice for emphasis, or where a clause ends and another begins ("all that that says").
const TWICE: [&str; 18] = [
    "that", "had", "very", "is", "her", "no", "now", "so", "ha", "many", "long", "far", "never",
    "really", "was", "bye", "there", "more",
];
/// A clause with a verb or an object at its end may be followed by one that begins with the same word ("if you touch it
/// it bites", "whatever you do do it well").
const TWICE_AFTER_CLAUSE: [&str; 5] = ["it", "do", "you", "own", "them"];
/// What opens such a clause.
const OPENERS: [&str; 13] = [
    "if", "when", "whatever", "whenever", "because", "after", "before", "what", "as", "the",
    "were", "had", "should",
];
const MODALS: [&str; 7] = ["will", "would", "shall", "should", "can", "could", "must"];
/// Those that are no nouns, whatever stands before them.
const NO_NOUNS: [&str; 4] = ["would", "shall", "should", "could"];
/// "He did what he could to help."
const FREE: [&str; 2] = ["can", "could"];
const WHAT: [&str; 5] = ["what", "whatever", "all", "everything", "much"];

/// The words that do not go together, and why.
pub(super) fn clash(words: &[&str]) -> Option<(Reason, Range<usize>)> {
    let places = |odd: fn(&[&str], usize) -> bool| (1..words.len()).find(|&at| odd(words, at));
    let twice = places(is_repeated).map(|at| (Reason::WordOrder, at));
    let modal = || places(is_no_bare_verb).map(|at| (Reason::VerbForm, at));
    let (reason, at) = twice.or_else(modal)?;
    Some((reason, at - 1..at + 1))
}

fn is_repeated(words: &[&str], at: usize) -> bool {
    let (Some(word), Some(before)) = (words.get(at), words.get(at - 1)) else {
        return false;
    };
    let clauses =
        TWICE_AFTER_CLAUSE.contains(word) && words.first().is_some_and(|w| OPENERS.contains(w));
    word == before && !TWICE.contains(word) && !clauses
}

/// Whether an auxiliary after its subject has "to" or a form in -s after it.
fn is_no_bare_verb(words: &[&str], at: usize) -> bool {
    let (Some(&word), Some(&modal)) = (words.get(at), words.get(at - 1)) else {
        return false;
    };
    let Some(subject) = at.checked_sub(2).and_then(|i| words.get(i)) else {
        return false;
    };
    if !MODALS.contains(&modal) || !(NO_NOUNS.contains(&modal) || is_subject(subject, modal)) {
        return false;
    }
    if word == "to" {
        let free = FREE.contains(&modal) && words.iter().take(at).any(|w| WHAT.contains(w));
        return !free;
    }
    !["is", "has", "does"].contains(&word) && third_person(word)
}

/// Whether the word before an auxiliary is its subject or ends it, and the auxiliary no noun ("a tin can", "ill will").
fn is_subject(word: &str, modal: &str) -> bool {
    let is = |kinds: &[&str]| {
        let readings = LEXICON.readings(word);
        readings
            .iter()
            .any(|r| kinds.iter().any(|kind| GRAMMAR.cat(kind) == Some(r.cat)))
    };
    let noun = (modal != "can" || is_person(word)) && is(&["N"]);
    (noun || is(&["NP", "RelP"])) && !is(&["Det", "Adj", "AdjS", "WhAdv", "P", "Num"])
}

/// Whether the word names somebody, an animal or several: "the boy can" and "bees can" are no cans, as "the oil can" is.
fn is_person(word: &str) -> bool {
    let value = |name: &str| GRAMMAR.features.value(name).map_or(NONE, |v| v.1);
    let several = |r: &Reading| r.bits.meets(value("pl")) && !r.bits.meets(value("sg"));
    let readings = LEXICON.readings(word);
    let mut nouns = readings.iter().filter(|r| GRAMMAR.cat("N") == Some(r.cat));
    nouns.any(|r| r.bits.meets(value("act")) || several(r))
}

fn third_person(word: &str) -> bool {
    let value = |name: &str| GRAMMAR.features.value(name).ok().map(|v| v.1);
    let (Some(present), Some(he), Some(they)) = (value("prs"), value("HE"), value("THEY")) else {
        return false;
    };
    let readings = LEXICON.readings(word);
    let mut verbs = readings.iter().filter(|r| GRAMMAR.cat("V") == Some(r.cat));
    verbs.any(|r| r.bits.meets(present) && r.bits.meets(he) && !r.bits.meets(they))
}
