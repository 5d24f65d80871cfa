//! Pairs of nouns that are a word of their own ("nose ring"), where the first does not stand before any noun at all
//! ("tin roof").

use std::collections::{BTreeMap, BTreeSet};

use crate::forms::with_s;
use crate::readings::{Lexicon, Sources};

/// The pairs, each with the readings of its second noun, singular and plural: `nose_ring`, `nose_rings`.
pub(crate) fn pairs(sources: &Sources, lexicon: &Lexicon) -> Lexicon {
    let mut pairs = BTreeMap::new();
    let ours = sources.core.flags.keys();
    let ours = ours.filter_map(|(kind, pair)| (kind == "pair").then(|| pair.split_once('_'))?);
    let theirs = sources.wordnet.pairs.iter();
    let theirs = theirs.map(|(first, second)| (first.as_str(), second.as_str()));
    let glossed = glossed(sources, lexicon);
    let glossed = glossed.iter().map(|(a, b)| (a.as_str(), b.as_str()));
    let glossed = glossed.filter(|(first, _)| !lexicon.get(*first).is_some_and(opens_any));
    for (first, second) in ours.chain(theirs).chain(glossed) {
        let known = lexicon.get(first).filter(|&first| !is_adjective(first));
        for form in forms(sources, second).iter().filter(|_| known.is_some()) {
            let readings = lexicon.get(form).into_iter().flatten();
            let nouns = readings.filter(|r| r.starts_with("N{"));
            let nouns: BTreeSet<String> = nouns.map(|r| opening(r)).collect();
            if !nouns.is_empty() {
                pairs.insert(format!("{first}_{form}"), nouns);
            }
        }
    }
    pairs
}

/// The reading of a noun that stands before nouns once another stands before it: "day care center".
fn opening(noun: &str) -> String {
    let decided = ["atr", "mat", "nco"]
        .iter()
        .any(|value| noun.contains(value));
    if decided || noun.starts_with("N{pl") {
        return noun.to_owned();
    }
    noun.replace('}', " atr}")
}

/// Pairs of the glosses that are two nouns and nothing else, or twice so.
fn glossed(sources: &Sources, lexicon: &Lexicon) -> BTreeSet<(String, String)> {
    let only = |word: &str, kinds: &[&str]| {
        let readings = lexicon.get(word).into_iter().flatten();
        let mut kinds = kinds.iter();
        let readings: Vec<&String> = readings.collect();
        let noun = readings.iter().any(|r| r.starts_with("N{"));
        noun && !kinds.any(|kind| readings.iter().any(|r| r.starts_with(kind)))
    };
    let opens = |w: &str| only(w, &["N{pl", "Adj", "Adv", "V{ing", "V{pst", "V{en"]);
    let pairs = sources.wordnet.pairs_in_glosses.iter();
    let pairs = pairs.filter(|((first, second), count)| {
        opens(first)
            && only(
                second,
                if **count > 1 {
                    &["Adj", "Adv"]
                } else {
                    &["Adj", "Adv", "V{"]
                },
            )
    });
    let singular = |second: &str| {
        let stem = second.strip_suffix('s').filter(|stem| only(stem, &[]));
        stem.unwrap_or(second).to_owned()
    };
    pairs
        .map(|((first, second), _)| (first.clone(), singular(second)))
        .collect()
}

/// Whether the word stands before nouns anyway.
fn opens_any(readings: &BTreeSet<String>) -> bool {
    let noun = |r: &String| r.starts_with("N{") && (r.contains(" atr") || r.contains(" mat"));
    readings.iter().any(noun) || is_adjective(readings)
}

fn is_adjective(readings: &BTreeSet<String>) -> bool {
    readings
        .iter()
        .any(|r| r.starts_with("Adj") && r.contains("attr"))
}

fn forms(sources: &Sources, noun: &str) -> Vec<String> {
    let irregular = sources.wordnet.irregular.get(&("noun", noun.to_owned()));
    let plurals = with_s(noun)
        .into_iter()
        .chain(irregular.into_iter().flatten().cloned());
    [noun.to_owned()].into_iter().chain(plurals).collect()
}
