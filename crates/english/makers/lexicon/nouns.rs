//! Nouns: counted or not, their plurals, and what people do with them.

use std::collections::{BTreeMap, BTreeSet};

use crate::forms::with_s;
use crate::readings::{Lexicon, Sources, add, has};

/// A noun that opens so many compounds opens any.
const OPENS: u32 = 20;

/// Whether a noun is counted ("a hat"), stuff without number or article ("rice"), or either ("a hope").
#[derive(Clone, Copy, PartialEq, Eq)]
enum Number {
    Count,
    Both,
    Mass,
}

/// Notes a noun and its plurals.
pub(crate) fn noun(sources: &Sources, lemma: &str, lexicon: &mut Lexicon) {
    let core = sources.core.flags("noun", lemma);
    let number = number(sources, lemma);
    let flags = flags(sources, lemma) + &use_of(sources, lemma, number);
    let harper = &sources.harper;
    if has(core, "plural") || (harper.any(lemma, "9") && !harper.any(lemma, "0S")) {
        add(lexicon, lemma, format!("N{{pl THEY{flags}}}"));
        if !has(core, "singular") {
            return;
        }
    }
    let number = match number {
        Number::Count => "sg",
        Number::Both => "sg ms",
        Number::Mass => "ms",
    };
    let gender = gender(core);
    add(lexicon, lemma, format!("N{{{number} {gender}{flags}}}"));
    let before_no_noun = [" atr", " mat", " bar", " nco"]
        .iter()
        .fold(flags, |flags, flag| flags.replace(flag, ""));
    for plural in plurals(sources, lemma) {
        add(lexicon, &plural, format!("N{{pl THEY{before_no_noun}}}"));
    }
}

fn number(sources: &Sources, lemma: &str) -> Number {
    let core = sources.core.flags("noun", lemma);
    let harper = &sources.harper;
    let core_says = has(core, "mass") || has(core, "count") || has(core, "both");
    let only_mass = has(core, "mass") && has(core, "only")
        || (!core_says && harper.any(lemma, "m") && !harper.any(lemma, "S"));
    let mass = has(core, "mass")
        || has(core, "both")
        || (!core_says && (harper.any(lemma, "mw") || is_abstract(sources, lemma)));
    match (mass, only_mass) {
        (_, true) => Number::Mass,
        (true, false) => Number::Both,
        (false, false) => Number::Count,
    }
}

/// What the core list says of the noun, and how it stands before another.
fn flags(sources: &Sources, lemma: &str) -> String {
    let core = sources.core.flags("noun", lemma);
    let own = ["tmp", "bar", "nth", "rol", "cpd"].into_iter();
    let own = own.filter(|flag| has(core, flag));
    let said = core.into_iter().flatten().map(String::as_str);
    let limits = said.filter(|flag| flag.starts_with("p_"));
    let opening = opening(sources, lemma).into_iter();
    let flags = own.chain(limits).chain(opening);
    flags.fold(String::new(), |all, flag| all + " " + flag)
}

/// Whether the noun heads no compound, names what things are made of, or opens any compound.
fn opening(sources: &Sources, lemma: &str) -> Option<&'static str> {
    let core = sources.core.flags("noun", lemma);
    let opened = sources.wordnet.opens.get(lemma);
    if has(core, "nco") || is_rather_adjective(sources, lemma) {
        Some("nco")
    } else if has(core, "mat") {
        Some("mat")
    } else if has(core, "atr") || opened.is_some_and(|&n| n >= OPENS) {
        Some("atr")
    } else {
        None
    }
}

fn gender(core: Option<&BTreeSet<String>>) -> &'static str {
    match (has(core, "masc"), has(core, "fem")) {
        (true, _) => "HE",
        (_, true) => "SHE",
        _ => "s",
    }
}

fn plurals(sources: &Sources, lemma: &str) -> Vec<String> {
    if sources.core.denies("plural", lemma) {
        return Vec::new();
    }
    let irregular = sources.wordnet.irregular.get(&("noun", lemma.to_owned()));
    let plurals = with_s(lemma)
        .into_iter()
        .chain(irregular.into_iter().flatten().cloned());
    plurals
        .filter(|plural| !sources.core.denies("noun", plural))
        .collect()
}

/// What people do with the noun: what they often name, or else whether it lives.
fn use_of(sources: &Sources, lemma: &str, number: Number) -> String {
    let core = sources.core.flags("noun", lemma);
    let file = sources.wordnet.entry("noun", lemma).map(|e| e.first_file);
    let lives = matches!(file, Some(5 | 18)) || has(core, "psn") || has(core, "anm");
    match plain_noun(sources, lemma) {
        Some(plain) if number == Number::Mass => format!("{plain} stf"),
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
