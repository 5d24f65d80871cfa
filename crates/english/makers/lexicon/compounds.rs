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
    for (first, second) in ours.chain(theirs) {
        let known = lexicon.get(first).filter(|&first| !opens_any(first));
        for form in forms(sources, second).iter().filter(|_| known.is_some()) {
            let readings = lexicon.get(form).into_iter().flatten();
            let nouns: BTreeSet<String> =
                readings.filter(|r| r.starts_with("N{")).cloned().collect();
            if !nouns.is_empty() {
                pairs.insert(format!("{first}_{form}"), nouns);
            }
        }
    }
    pairs
}

/// Whether the word stands before nouns anyway.
fn opens_any(readings: &BTreeSet<String>) -> bool {
    let noun = |r: &String| r.starts_with("N{") && (r.contains(" atr") || r.contains(" mat"));
    let adjective = |r: &String| r.starts_with("Adj") && r.contains("attr");
    readings.iter().any(|r| noun(r) || adjective(r))
}

fn forms(sources: &Sources, noun: &str) -> Vec<String> {
    let irregular = sources.wordnet.irregular.get(&("noun", noun.to_owned()));
    let plurals = with_s(noun)
        .into_iter()
        .chain(irregular.into_iter().flatten().cloned());
    [noun.to_owned()].into_iter().chain(plurals).collect()
}
