//! The words that lie on the diamond and that nobody has found: shown where that gives nothing away.

use std::collections::BTreeMap;

use connexion::layout::Layout;
use connexion::search::{Patience, Reading, Search, added};
use english::words::{is_rude, meaning};

use super::Sight;
use super::look::many;
use crate::words::small;
use speech::terminal::connexion as say;
use speech::{Line, Sentence, listed};

/// How many of the longest words are told when the game is over.
const TOLD: usize = 4;
/// Words with so many letters and more are counted together.
const LONG: usize = 8;

/// The words that nobody has found, long ones first; nothing while they can still win something. At a practice table
/// they win nothing, so they are shown between the turns too. Rude words are not (X10).
pub(super) fn overlooked(sight: Sight<'_>) -> Option<Vec<String>> {
    if !gives_nothing_away(sight) {
        return None;
    }
    let search = search(sight);
    let layout = layouts(sight).pop().unwrap_or_default();
    let all = search.all_words(&layout).into_iter();
    let mut words: Vec<_> = all.filter_map(|word| open(sight, &search, word)).collect();
    words.sort_by_key(|word| std::cmp::Reverse(word.len()));
    Some(words)
}

/// The same words by the turn whose card first made room for them, in the order of the alphabet. Nothing where cards
/// were placed freely: then the diamond does not tell which came first.
pub(super) fn by_turn(sight: Sight<'_>) -> Option<Vec<Vec<String>>> {
    if !gives_nothing_away(sight) || sight.game.agreed().places_freely() {
        return None;
    }
    let search = search(sight);
    let (mut before, mut patience) = (Vec::new(), Patience::of_a_layout());
    let turn = |layout: &Layout| {
        let now = search.all_words_within(layout, &mut patience);
        let new = added(&before, &now).into_iter();
        before = now;
        let mut words: Vec<_> = new.filter_map(|word| open(sight, &search, word)).collect();
        words.sort();
        words
    };
    Some(layouts(sight).iter().map(turn).collect())
}

/// What is told of them when the game is over: how many of each length, and the longest with their meanings.
pub(super) fn ending(sight: Sight<'_>) -> Vec<String> {
    let words = overlooked(sight).filter(|_| sight.view.phase == "over");
    let Some(words) = words else {
        return Vec::new();
    };
    if words.is_empty() {
        return vec![sight.told(&say::EveryWordFound {})];
    }
    let n = many(words.len());
    let (found, lengths) = (say::Words { n }.line(sight.names), by_length(sight, &words));
    let mut told = vec![sight.told(&say::NobodyFound {
        found,
        words: lengths,
    })];
    let known = longest(&words);
    if !known.is_empty() {
        let words = known.join("; ").into();
        told.push(sight.told(&say::AmongTheLongest { words }));
    }
    told
}

/// How many of each length: `14 of two letters, 115 of three and 30 longer ones`.
fn by_length(sight: Sight<'_>, words: &[String]) -> Line {
    let mut lengths = BTreeMap::<usize, usize>::new();
    for word in words {
        *lengths.entry(word.len().min(LONG)).or_default() += 1;
    }
    let (mut parts, names) = (Vec::<Line>::new(), sight.names);
    for (length, n) in lengths {
        let (n, letters) = (small(n), many(length));
        parts.push(match (parts.is_empty(), length) {
            (true, LONG) => say::AllLonger { n: letters }.line(names),
            (false, LONG) => say::Longer { n }.line(names),
            (true, _) => say::OfLetters { n, letters }.line(names),
            (false, _) => say::OfLength { n, letters }.line(names),
        });
    }
    listed(&parts, names)
}

/// The longest of which it is known what they mean, with that; of several forms of a word one.
fn longest(words: &[String]) -> Vec<String> {
    let mut bases: Vec<&str> = Vec::new();
    let mut told = Vec::new();
    for word in words {
        let Some(meaning) = meaning(word) else {
            continue;
        };
        if told.len() < TOLD && !bases.contains(&meaning.base) {
            bases.push(meaning.base);
            told.push(format!("{word} ({meaning})"));
        }
    }
    told
}

fn gives_nothing_away(sight: Sight<'_>) -> bool {
    match sight.view.phase {
        "sun" | "sentence" | "judge" | "appeal" | "vote" | "over" => true,
        "place" => sight.game.agreed().is_practice(),
        _ => false,
    }
}

/// The word, unless it is on the list or rude.
fn open(sight: Sight<'_>, search: &Search, word: connexion::search::Word) -> Option<String> {
    let word = search.lexicon().word(word);
    let found = sight.view.words.iter().any(|listed| listed.word == word);
    (!found && !is_rude(word)).then(|| word.to_owned())
}

/// Whatever was the newest card once, any word that lies there could be found in some turn (X12).
fn search(sight: Sight<'_>) -> Search {
    let search = sight.game.search();
    search.read_as(Reading {
        new_card_only: false,
        ..search.reading()
    })
}

/// The diamond after each of its cards, in the order of positions.
fn layouts(sight: Sight<'_>) -> Vec<Layout> {
    let deck = sight.game.agreed().deck();
    let mut layout = Layout::new();
    let mut layouts = Vec::new();
    for (position, name) in &sight.view.layout {
        let letter = deck.find_letter(name);
        if letter.is_some_and(|letter| layout.place(*position, letter).is_ok()) {
            layouts.push(layout.clone());
        }
    }
    layouts
}
