//! Brings the sources together: every word with all its readings, in the grammar's notation.

use std::collections::{BTreeMap, BTreeSet};

use crate::core_list::Core;
use crate::forms::{with_s, with_vowel};
use crate::harper::Harper;
use crate::verbs::verb;
use crate::wordnet::WordNet;

/// Everything read.
#[derive(Debug)]
pub struct Sources {
    pub wordnet: WordNet,
    pub harper: Harper,
    pub core: Core,
    pub words: BTreeSet<String>,
}

/// Readings by word.
pub type Lexicon = BTreeMap<String, BTreeSet<String>>;

/// Every word of the word list of which a source knows a reading.
pub fn all(sources: &Sources) -> BTreeMap<String, Vec<String>> {
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
    lexicon.retain(|word, _| sources.words.contains(word));
    for (word, readings) in &mut lexicon {
        settle_number(sources, word, readings);
        settle_degree(sources, word, readings);
        settle_verb_forms(sources, word, readings);
    }
    for word in &sources.words {
        if !lexicon.contains_key(word) {
            let guessed = by_shape(word, &lexicon);
            if !guessed.is_empty() {
                lexicon.insert(word.clone(), guessed);
            }
        }
    }
    lexicon
        .into_iter()
        .map(|(word, readings)| (word, readings.into_iter().collect()))
        .collect()
}

/// Readings of a word that no dictionary has, by its ending or its prefix.
fn by_shape(word: &str, lexicon: &Lexicon) -> BTreeSet<String> {
    const ENDINGS: [(&str, &[&str]); 9] = [
        ("ly", &["Adv{aft dgr ini mid pos}"]),
        ("ness", &["N{ms s}"]),
        ("ity", &["N{sg ms s}"]),
        ("ing", &["V{ing in tr}"]),
        ("ed", &["V{pst en in tr}"]),
        ("able", &["Adj{attr pred noc}"]),
        ("ers", &["N{pl THEY}"]),
        ("er", &["N{sg s}"]),
        ("ist", &["N{sg s}"]),
    ];
    const PREFIXES: [&str; 12] = [
        "re", "un", "pre", "mis", "over", "under", "out", "de", "dis", "non", "anti", "co",
    ];
    for prefix in PREFIXES {
        if let Some(readings) = word.strip_prefix(prefix).and_then(|rest| lexicon.get(rest)) {
            return readings.clone();
        }
    }
    for (ending, readings) in ENDINGS {
        if word.len() > ending.len() + 2 && word.ends_with(ending) {
            return readings.iter().map(|&r| r.to_owned()).collect();
        }
    }
    match word.strip_suffix("es").or(word.strip_suffix('s')) {
        Some(stem) if stem.len() > 2 => BTreeSet::from(["N{pl THEY}".to_owned()]),
        _ => BTreeSet::new(),
    }
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
        readings.retain(|r| !r.starts_with("Adj{attr") && !r.starts_with("Adj{pred"));
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
pub fn has(flags: Option<&BTreeSet<String>>, flag: &str) -> bool {
    flags.is_some_and(|f| f.contains(flag))
}

/// Notes a reading of a word.
pub fn add(lexicon: &mut Lexicon, word: &str, reading: String) {
    lexicon.entry(word.to_owned()).or_default().insert(reading);
}

fn noun(sources: &Sources, lemma: &str, lexicon: &mut Lexicon) {
    let core = sources.core.flags("noun", lemma);
    let harper = &sources.harper;
    let core_says = has(core, "mass") || has(core, "count") || has(core, "both");
    let mass = has(core, "mass")
        || has(core, "both")
        || (!core_says && (harper.any(lemma, "mw") || is_abstract(sources, lemma)));
    let only_mass = has(core, "mass") && has(core, "only")
        || (!core_says && harper.any(lemma, "m") && !harper.any(lemma, "S"));
    let mut flags = String::new();
    for flag in ["tmp", "bar", "nth", "rol"].iter().filter(|f| has(core, f)) {
        flags += &format!(" {flag}");
    }
    if has(core, "nco") || is_rather_adjective(sources, lemma) {
        flags += " nco";
    } else if has(core, "atr") || sources.wordnet.opens.get(lemma).is_some_and(|&n| n >= 1) {
        flags += " atr";
    }
    if let Some(plain) = plain_noun(sources, lemma) {
        flags += plain;
        if only_mass {
            flags += " stf";
        }
    }
    if has(core, "plural") || (harper.any(lemma, "9") && !harper.any(lemma, "0S")) {
        add(lexicon, lemma, format!("N{{pl THEY{flags}}}"));
        if !has(core, "singular") {
            return;
        }
    }
    let num = match (mass, only_mass) {
        (_, true) => "ms",
        (true, false) => "sg ms",
        (false, false) => "sg",
    };
    add(lexicon, lemma, format!("N{{{num} s{flags}}}"));
    if !sources.core.denies("plural", lemma) {
        let irregular = sources.wordnet.irregular.get(&("noun", lemma.to_owned()));
        let plurals = with_s(lemma)
            .into_iter()
            .chain(irregular.into_iter().flatten().cloned());
        for plural in plurals.filter(|p| !sources.core.denies("noun", p)) {
            add(
                lexicon,
                &plural,
                format!(
                    "N{{pl THEY{}}}",
                    flags
                        .replace(" atr", "")
                        .replace(" bar", "")
                        .replace(" nco", "")
                ),
            );
        }
    }
}

/// What a bot may write about: a person or animal, or a thing; none if people hardly ever name it.
fn plain_noun(sources: &Sources, lemma: &str) -> Option<&'static str> {
    let core = sources.core.flags("noun", lemma);
    let entry = sources.wordnet.entry("noun", lemma)?;
    let usual = entry.count >= 8 && entry.count * 5 >= sources.wordnet.total(lemma);
    // 5 animal, 18 person.
    let acts = [5, 18].contains(&entry.first_file) || has(core, "psn");
    (lemma.len() > 2 && !has(core, "odd") && (usual || core.is_some())).then_some(if acts {
        " psn"
    } else {
        " thg"
    })
}

/// Whether people use the word so often enough for a bot to write it.
pub fn is_plain(sources: &Sources, kind: &'static str, lemma: &str, least: u32) -> bool {
    let count = sources.wordnet.entry(kind, lemma).map_or(0, |e| e.count);
    let odd = has(sources.core.flags(kind, lemma), "odd");
    !odd && lemma.len() > 2 && count >= least && count * 5 >= sources.wordnet.total(lemma)
}

/// Whether the word is an adjective far more often than a noun: then it heads no compound ("the hat red").
fn is_rather_adjective(sources: &Sources, lemma: &str) -> bool {
    let count = |kind| sources.wordnet.entry(kind, lemma).map_or(0, |e| e.count);
    !sources.core.denies("adjective", lemma) && count("adjective") > 2 * count("noun") + 2
}

/// Whether a noun without article is likely: a quality, feeling, state or stuff, an abstract
/// ending, or often seen so.
fn is_abstract(sources: &Sources, lemma: &str) -> bool {
    const ENDINGS: [&str; 17] = [
        "ness", "ity", "ism", "ance", "ence", "ship", "hood", "ment", "tion", "sion", "ing", "cy",
        "logy", "ics", "graphy", "itis", "dom",
    ];
    let Some(entry) = sources.wordnet.entry("noun", lemma) else {
        return false;
    };
    let count = |map: &BTreeMap<String, u32>| map.get(lemma).copied().unwrap_or(0);
    let bare = count(&sources.wordnet.bare_in_glosses);
    // 7 attribute, 12 feeling, 19 phenomenon, 26 state, 27 substance; 4 act, 9 cognition, 10 communication,
    // 16 motive, 21 possession, 22 process, 24 relation.
    [7, 12, 19, 26, 27].contains(&entry.first_file)
        || (ENDINGS.iter().any(|e| lemma.ends_with(e))
            && [4, 9, 10, 16, 21, 22, 24].contains(&entry.first_file))
        || (bare >= 3 && bare * 14 >= count(&sources.wordnet.in_glosses))
}

fn adjective(sources: &Sources, lemma: &str, lexicon: &mut Lexicon) {
    let core = sources.core.flags("adjective", lemma);
    let entry = sources.wordnet.entry("adjective", lemma);
    let only = |n: u32| {
        entry.is_some_and(|e| e.frames.len() == 1 && e.frames.contains(&n) && e.senses == 1)
    };
    let position = match (has(core, "ao") || only(1), has(core, "po") || only(2)) {
        (true, false) => "attr",
        (false, true) => "pred",
        _ => "attr pred",
    };
    let takes: Vec<&str> = ["ati", "ath", "tuf", "aig", "hum"]
        .into_iter()
        .filter(|f| has(core, f))
        .collect();
    let plain = if is_plain(sources, "adjective", lemma, 8) {
        " thg"
    } else {
        ""
    };
    let rest = format!("{position} noc {}", takes.join(" "))
        .trim_end()
        .to_owned()
        + plain;
    add(lexicon, lemma, format!("Adj{{{rest}}}"));
    let irregular = sources
        .wordnet
        .irregular
        .get(&("adjective", lemma.to_owned()));
    let irregular = |end: &'static str, odd: &'static str| {
        irregular
            .into_iter()
            .flatten()
            .filter(move |w| w.ends_with(end) || *w == odd)
            .cloned()
    };
    let both = |er: &String| {
        sources.words.contains(er)
            && sources
                .words
                .contains(&(er[..er.len() - 1].to_owned() + "st"))
    };
    for form in with_vowel(lemma, "er")
        .into_iter()
        .filter(both)
        .chain(irregular("er", "worse"))
    {
        add(lexicon, &form, format!("Adj{{cmp {rest}}}"));
    }
    for form in with_vowel(lemma, "est")
        .into_iter()
        .chain(irregular("est", "worst"))
    {
        add(lexicon, &form, format!("Adj{{sup {rest}}}"));
    }
}

fn adverb(sources: &Sources, lemma: &str, lexicon: &mut Lexicon) {
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
