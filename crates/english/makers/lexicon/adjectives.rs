//! Adjectives: where they stand, what follows them, and how they are compared.

use std::collections::BTreeSet;

use crate::forms::with_vowel;
use crate::readings::{Lexicon, Sources, add, has, is_plain};

/// What any adjective may have after it, in whatever form: "older in years".
const AFTER: &str = " p_to p_in p_on p_at p_for p_from p_with p_by p_about p_into p_oth";
/// What one that is not compared may have besides: "good as gold", but not "older as me".
const LIKE: &str = " p_as p_like";
/// What only some may have: "worthy of it", but not "angry of it".
const OF: &str = " p_of";

/// Notes an adjective and the forms that compare it.
pub(crate) fn adjective(sources: &Sources, lemma: &str, lexicon: &mut Lexicon) {
    let core = sources.core.flags("adjective", lemma);
    let features = features(sources, lemma);
    let comparatives = comparatives(sources, lemma);
    // What is compared by an ending alone: no "more old".
    let short = !comparatives.is_empty() && is_short(lemma) && !has(core, "long");
    let (kind, compared) = match (has(core, "nee"), short) {
        (true, _) => ("AdjP", "AdjP"),
        (false, true) => ("AdjS", "Adj"),
        (false, false) => ("Adj", "Adj"),
    };
    let (after, compared_after) = match (features.contains(" p_"), has(core, "of")) {
        (true, _) => (String::new(), String::new()),
        (false, true) => (String::new(), format!("{OF}{AFTER}")),
        (false, false) => (format!("{AFTER}{LIKE}"), AFTER.to_owned()),
    };
    add(lexicon, lemma, format!("{kind}{{{features}{after}}}"));
    for form in comparatives {
        let reading = format!("{compared}{{cmp {features}{compared_after}}}");
        add(lexicon, &form, reading);
    }
    for form in superlatives(sources, lemma) {
        let by_ending = form.ends_with("est") && form != "best";
        let most = if by_ending { "sup est" } else { "sup" };
        add(lexicon, &form, format!("Adj{{{most} {features}}}"));
    }
}

/// Where the adjective stands and what may follow it, in whatever form.
fn features(sources: &Sources, lemma: &str) -> String {
    let core = sources.core.flags("adjective", lemma);
    let judging = if is_judging(lemma) { " ext" } else { "" };
    let plain = if is_plain(sources, "adjective", lemma, 8) {
        " thg"
    } else {
        ""
    };
    let (position, follows) = (position(sources, lemma), complements(core).join(" "));
    let features = format!("{position} noc{judging} {follows}");
    features.trim_end().to_owned() + plain
}

/// Before a noun, after a verb, or both.
fn position(sources: &Sources, lemma: &str) -> &'static str {
    let core = sources.core.flags("adjective", lemma);
    let entry = sources.wordnet.entry("adjective", lemma);
    let only = |n: u32| {
        entry.is_some_and(|e| e.frames.len() == 1 && e.frames.contains(&n) && e.senses == 1)
    };
    match (has(core, "ao") || only(1), has(core, "po") || only(2)) {
        (true, false) => "attr",
        (false, true) => "pred",
        _ => "attr pred",
    }
}

/// The regular form in -er only where the word list has that in -est too.
fn comparatives(sources: &Sources, lemma: &str) -> Vec<String> {
    let words = &sources.words;
    let both = |er: &String| {
        let stem = &er[..er.len() - 1];
        words.contains(er) && !lemma.ends_with("ful") && words.contains(&format!("{stem}st"))
    };
    let regular = with_vowel(lemma, "er").into_iter().filter(both);
    regular
        .chain(irregular(sources, lemma, "er", "worse"))
        .collect()
}

fn superlatives(sources: &Sources, lemma: &str) -> Vec<String> {
    let regular = with_vowel(lemma, "est").into_iter();
    regular
        .filter(|_| !lemma.ends_with("ful"))
        .chain(irregular(sources, lemma, "est", "worst"))
        .collect()
}

/// The irregular forms that end so, or are the odd one.
fn irregular(sources: &Sources, lemma: &str, end: &str, odd: &str) -> Vec<String> {
    let key = ("adjective", lemma.to_owned());
    let forms = sources.wordnet.irregular.get(&key).into_iter().flatten();
    forms
        .filter(|form| form.ends_with(end) || *form == odd)
        .cloned()
        .collect()
}

/// Whether the word judges or calls likely, by its shape: "it is inconvenient to wait", "it was fatal to hope".
fn is_judging(lemma: &str) -> bool {
    const ENDINGS: [&str; 14] = [
        "ful", "ous", "able", "ible", "ive", "ical", "tic", "al", "less", "ing", "ent", "ant",
        "ate", "ary",
    ];
    ENDINGS.iter().any(|end| lemma.ends_with(end))
}

/// What may follow an adjective, by the features that were read of it.
fn complements(core: Option<&BTreeSet<String>>) -> Vec<&str> {
    let said = core.into_iter().flatten().map(String::as_str);
    ["ati", "ath", "tuf", "aig", "hum", "ext", "big", "mtl"]
        .into_iter()
        .filter(|f| has(core, f))
        .chain(said.filter(|f| f.starts_with("p_")))
        .collect()
}

/// Whether the word has one syllable, by its groups of vowels; an e at the end is silent.
fn is_short(lemma: &str) -> bool {
    let stem = lemma.strip_suffix('e').unwrap_or(lemma);
    let vowel = |letter: char| "aeiouy".contains(letter);
    let groups = stem.split(|letter| !vowel(letter));
    groups.filter(|group| !group.is_empty()).count() <= 1
}
