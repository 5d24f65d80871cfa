//! Adverbs: where they stand in a sentence.

use std::collections::BTreeSet;

use crate::readings::{Lexicon, Sources, add, has, is_plain};

/// Notes an adverb.
pub(crate) fn adverb(sources: &Sources, lemma: &str, lexicon: &mut Lexicon) {
    let core = sources.core.flags("adverb", lemma);
    let mut kinds: BTreeSet<&str> = core.into_iter().flatten().map(String::as_str).collect();
    let before_verb_only = has(core, "mid") && !has(core, "ini") && !has(core, "aft");
    if lemma.ends_with("ly") && !before_verb_only && !has(core, "neg") {
        kinds.extend(["ini", "mid", "aft", "dgr"]);
    } else if kinds.is_empty() {
        kinds.insert("aft");
    }
    kinds.remove("neg");
    kinds.remove("odd");
    if !kinds.contains("cmp") {
        kinds.insert("pos");
    }
    if is_plain(sources, "adverb", lemma, 8) {
        kinds.insert("thg");
    }
    let kinds: Vec<&str> = kinds.into_iter().collect();
    add(lexicon, lemma, format!("Adv{{{}}}", kinds.join(" ")));
}
