//! Brings the sources together: every word with all its readings, in the grammar's notation.

use std::collections::{BTreeMap, BTreeSet};

use crate::adjectives::adjective;
use crate::adverbs::adverb;
use crate::compounds::pairs;
use crate::core_list::Core;
use crate::harper::Harper;
use crate::nouns::noun;
use crate::verbs::{rare_verb, verb};
use crate::wordnet::WordNet;

/// Everything read.
#[derive(Debug)]
pub(crate) struct Sources {
    pub(crate) wordnet: WordNet,
    pub(crate) harper: Harper,
    pub(crate) core: Core,
    pub(crate) words: BTreeSet<String>,
}

/// Readings by word.
pub(crate) type Lexicon = BTreeMap<String, BTreeSet<String>>;

/// Every word of the word list of which a source knows a reading.
pub(crate) fn all(sources: &Sources) -> BTreeMap<String, Vec<String>> {
    let mut lexicon = Lexicon::new();
    for kind in ["noun", "verb", "adjective", "adverb"] {
        for lemma in lemmas(sources, kind) {
            match kind {
                "noun" => noun(sources, &lemma, &mut lexicon),
                "verb" => verb(sources, &lemma, &mut lexicon),
                "adjective" => adjective(sources, &lemma, &mut lexicon),
                _ => adverb(sources, &lemma, &mut lexicon),
            }
        }
    }
    for lemma in rare_verbs(sources) {
        rare_verb(sources, &lemma, &mut lexicon);
    }
    lexicon.retain(|word, _| sources.words.contains(word));
    for (word, readings) in &mut lexicon {
        settle_number(sources, word, readings);
        settle_degree(sources, word, readings);
        settle_verb_forms(sources, word, readings);
    }
    let pairs = pairs(sources, &lexicon);
    lexicon
        .into_iter()
        .chain(pairs)
        .map(|(word, readings)| (word, readings.into_iter().collect()))
        .collect()
}

/// A plural in -s is no singular noun too ("shoes"), unless the core list says so ("series").
fn settle_number(sources: &Sources, word: &str, readings: &mut BTreeSet<String>) {
    let plural = readings.iter().any(|r| r.starts_with("N{pl"));
    let core = sources.core.flags("noun", word);
    let of_another = |(key, forms): (&(&str, String), &BTreeSet<String>)| {
        key.0 == "noun" && key.1 != word && forms.contains(word)
    };
    let irregular = plural && sources.wordnet.irregular.iter().any(of_another);
    if plural
        && ((word.ends_with('s') && !word.ends_with("ss")) || irregular)
        && !has(core, "singular")
        && !has(core, "only")
    {
        readings.retain(|r| !r.starts_with("N{sg") && !r.starts_with("N{ms"));
    }
}

/// "Older" is not one more plain adjective, whatever a dictionary lists.
fn settle_degree(sources: &Sources, word: &str, readings: &mut BTreeSet<String>) {
    if has(sources.core.flags("adjective", word), "plain") {
        readings.retain(|r| !r.starts_with("Adj{cmp") && !r.starts_with("Adj{sup"));
    } else if readings
        .iter()
        .any(|r| r.starts_with("Adj{cmp") || r.starts_with("Adj{sup"))
    {
        readings.retain(|r| {
            !r.starts_with("Adj{attr") && !r.starts_with("Adj{pred") && !r.starts_with("AdjS{")
        });
    }
}

/// A past form is no noun on the word of one dictionary alone ("bought"); an -ing form without article
/// is the name of a doing ("smoking"), not a stuff to have, unless the core list says so ("training").
fn settle_verb_forms(sources: &Sources, word: &str, readings: &mut BTreeSet<String>) {
    let is = |start: &str| readings.iter().any(|r| r.starts_with(start));
    let core = sources.core.flags("noun", word);
    let (past, doing) = (is("V{pst") || is("V{en"), is("V{ing"));
    if past && core.is_none() && sources.wordnet.entry("noun", word).is_none() {
        readings.retain(|r| !r.starts_with("N{sg") && !r.starts_with("N{ms"));
    }
    let stuff = readings
        .iter()
        .find(|r| r.starts_with("N{") && r.contains("ms "))
        .cloned();
    if let Some(noun) = stuff.filter(|_| doing && !has(core, "both") && !has(core, "mass")) {
        readings.remove(&noun);
        readings.insert(noun.replace("{sg ms", "{sg").replace("{ms", "{sg"));
        readings.insert("GerN".into());
    }
}

/// The words that are lemmas of this kind: named in the core list, or backed by the dictionaries.
fn lemmas(sources: &Sources, kind: &'static str) -> BTreeSet<String> {
    let core = sources
        .core
        .flags
        .keys()
        .filter(|k| k.0 == kind)
        .map(|k| k.1.clone());
    let wordnet = sources
        .wordnet
        .entries
        .keys()
        .filter(|k| k.0 == kind)
        .map(|k| k.1.clone());
    let harper = sources
        .harper
        .words()
        .filter(|w| sources.harper.is(kind, w))
        .cloned();
    let backed = wordnet
        .chain(harper)
        .filter(|w| is_backed(sources, kind, w));
    core.chain(backed)
        .filter(|w| sources.words.contains(w) && !sources.core.denies(kind, w))
        .collect()
}

/// Verbs of both dictionaries that are none here, being rare or denied.
fn rare_verbs(sources: &Sources) -> BTreeSet<String> {
    let verbs = lemmas(sources, "verb");
    let known = sources.wordnet.entries.keys().filter(|k| k.0 == "verb");
    known
        .map(|k| k.1.clone())
        .filter(|w| sources.harper.is("verb", w) && sources.words.contains(w))
        .filter(|w| !verbs.contains(w) && sources.wordnet.entry("noun", w).is_some())
        .collect()
}

/// Both dictionaries must agree where both know the word, and the reading must not be a rarity.
fn is_backed(sources: &Sources, kind: &'static str, word: &str) -> bool {
    let (wordnet, harper) = (&sources.wordnet, &sources.harper);
    let known = ["noun", "verb", "adjective", "adverb"]
        .iter()
        .any(|k| wordnet.entry(k, word).is_some());
    match wordnet.entry(kind, word) {
        None => !known && is_own_lemma(sources, kind, word),
        Some(entry) => {
            let share = if kind == "noun" { 200 } else { 40 };
            let rare =
                wordnet.total(word) >= share / 4 && entry.count * share < wordnet.total(word);
            (!harper.has(word) || harper.is(kind, word)) && !rare
        }
    }
}

/// Whether a word that only harper-core knows is no inflected form of another.
fn is_own_lemma(sources: &Sources, kind: &str, word: &str) -> bool {
    let inflected = match kind {
        "noun" => word.ends_with('s'),
        "verb" => word.ends_with("ed") || word.ends_with("ing") || !sources.harper.any(word, "bdG"),
        _ => false,
    };
    !inflected && sources.harper.is(kind, word)
}

/// Whether the flag is among them.
pub(crate) fn has(flags: Option<&BTreeSet<String>>, flag: &str) -> bool {
    flags.is_some_and(|f| f.contains(flag))
}

/// Notes a reading of a word.
pub(crate) fn add(lexicon: &mut Lexicon, word: &str, reading: String) {
    lexicon.entry(word.to_owned()).or_default().insert(reading);
}

/// Whether people use the word so often enough for a bot to write it.
pub(crate) fn is_plain(sources: &Sources, kind: &'static str, lemma: &str, least: u32) -> bool {
    let count = sources.wordnet.entry(kind, lemma).map_or(0, |e| e.count);
    let odd = has(sources.core.flags(kind, lemma), "odd");
    !odd && lemma.len() > 2 && count >= least && count * 5 >= sources.wordnet.total(lemma)
}
