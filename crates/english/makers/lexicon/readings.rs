//! Brings the sources together: every word with all its readings, in the grammar's notation.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use crate::compounds::pairs;
use crate::core_list::Core;
use crate::forms::{with_s, with_vowel};
use crate::harper::Harper;
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

/// What a comparative may have after it: "older in years", not "older as me".
const NOT_AS: &str = " p_of p_to p_in p_on p_at p_for p_from p_with p_by p_about p_into p_oth";

/// A noun that opens so many compounds opens any.
const OPENS: u32 = 20;

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
    let limits = core.into_iter().flatten().map(String::as_str);
    let own = ["tmp", "bar", "nth", "rol", "cpd"].into_iter();
    let own = own.filter(|flag| has(core, flag));
    for flag in own.chain(limits.filter(|f| f.starts_with("p_"))) {
        let _ = write!(flags, " {flag}");
    }
    if has(core, "nco") || is_rather_adjective(sources, lemma) {
        flags += " nco";
    } else if has(core, "mat") {
        flags += " mat";
    } else if has(core, "atr")
        || sources
            .wordnet
            .opens
            .get(lemma)
            .is_some_and(|&n| n >= OPENS)
    {
        flags += " atr";
    }
    flags += &use_of(sources, lemma, only_mass);
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
    let gender = match (has(core, "masc"), has(core, "fem")) {
        (true, _) => "HE",
        (_, true) => "SHE",
        _ => "s",
    };
    add(lexicon, lemma, format!("N{{{num} {gender}{flags}}}"));
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
                        .replace(" mat", "")
                        .replace(" bar", "")
                        .replace(" nco", "")
                ),
            );
        }
    }
}

/// What people do with the noun: what they often name, or else whether it lives.
fn use_of(sources: &Sources, lemma: &str, only_mass: bool) -> String {
    let core = sources.core.flags("noun", lemma);
    let file = sources.wordnet.entry("noun", lemma).map(|e| e.first_file);
    let lives = matches!(file, Some(5 | 18)) || has(core, "psn") || has(core, "anm");
    match plain_noun(sources, lemma) {
        Some(plain) if only_mass => format!("{plain} stf"),
        Some(plain) => plain.to_owned(),
        None if lives => " ani".to_owned(),
        None => String::new(),
    }
}

/// A person, an animal, or a thing; none if people hardly ever name it, and bots then leave it alone.
fn plain_noun(sources: &Sources, lemma: &str) -> Option<&'static str> {
    let core = sources.core.flags("noun", lemma);
    let entry = sources.wordnet.entry("noun", lemma)?;
    let usual = entry.count >= 8 && entry.count * 5 >= sources.wordnet.total(lemma);
    // 5 animal, 18 person.
    let is = match entry.first_file {
        _ if has(core, "psn") => " psn",
        _ if has(core, "anm") => " anm",
        5 => " anm",
        18 => " psn",
        _ => " thg",
    };
    (lemma.len() > 2 && !has(core, "odd") && (usual || core.is_some())).then_some(is)
}

/// Whether people use the word so often enough for a bot to write it.
pub(crate) fn is_plain(sources: &Sources, kind: &'static str, lemma: &str, least: u32) -> bool {
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
    let plain = if is_plain(sources, "adjective", lemma, 8) {
        " thg"
    } else {
        ""
    };
    let judging = if is_judging(lemma) { " ext" } else { "" };
    let rest = format!("{position} noc{judging} {}", complements(core).join(" "))
        .trim_end()
        .to_owned()
        + plain;
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
            && !lemma.ends_with("ful")
            && sources
                .words
                .contains(&(er[..er.len() - 1].to_owned() + "st"))
    };
    let compared: Vec<String> = with_vowel(lemma, "er")
        .into_iter()
        .filter(both)
        .chain(irregular("er", "worse"))
        .collect();
    // What is compared by an ending alone: no "more old".
    let short = !compared.is_empty() && is_short(lemma) && !has(core, "long");
    let (kind, cmp) = match (has(core, "nee"), short) {
        (true, _) => ("AdjP", "AdjP"),
        (false, true) => ("AdjS", "Adj"),
        (false, false) => ("Adj", "Adj"),
    };
    add(lexicon, lemma, format!("{kind}{{{rest}}}"));
    for form in compared {
        let limits = if rest.contains(" p_") { "" } else { NOT_AS };
        add(lexicon, &form, format!("{cmp}{{cmp {rest}{limits}}}"));
    }
    let regular = with_vowel(lemma, "est");
    for form in regular
        .into_iter()
        .filter(|_| !lemma.ends_with("ful"))
        .chain(irregular("est", "worst"))
    {
        let most = if form.ends_with("est") && form != "best" {
            "sup est"
        } else {
            "sup"
        };
        add(lexicon, &form, format!("Adj{{{most} {rest}}}"));
    }
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
