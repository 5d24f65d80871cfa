//! Verbs: their forms, regular or not, and their frames.

use std::collections::BTreeSet;

use crate::forms::{with_s, with_vowel};
use crate::readings::{Lexicon, Sources, add, has, is_plain};

/// Frames that allow less than another.
const LIMITS: [(&str, &str); 8] = [
    ("tl", "tr"),
    ("tl", "tx"),
    ("tp", "tr"),
    ("tz", "tr"),
    ("tz", "tb"),
    ("tb", "tr"),
    ("tx", "tr"),
    ("ib", "in"),
];

/// Whether "to" and a noun may follow: never, or even one that could be an infinitive; whether "up it" may.
const GOALS: [&str; 3] = ["nds", "tob", "mu"];

/// Notes all forms of a verb.
pub(crate) fn verb(sources: &Sources, lemma: &str, lexicon: &mut Lexicon) {
    let plain = if is_plain(sources, "verb", lemma, 14) {
        " thg"
    } else {
        ""
    };
    let frames = frames(sources, lemma) + plain;
    add(lexicon, lemma, format!("V{{base {frames}}}"));
    add(lexicon, lemma, format!("V{{prs I p {frames}}}"));
    for form in with_s(lemma) {
        add(lexicon, &form, format!("V{{prs s {frames}}}"));
    }
    for form in with_vowel(lemma, "ing") {
        add(lexicon, &form, format!("V{{ing {frames}}}"));
    }
    let (past, participle) = past_forms(sources, lemma);
    for form in past.union(&participle) {
        let tense = match (past.contains(form), participle.contains(form)) {
            (true, true) => "pst en",
            (true, false) => "pst",
            _ => "en",
        };
        add(lexicon, form, format!("V{{{tense} {frames}}}"));
    }
}

/// Notes the forms in -ed and -ing of a verb that is hardly ever one in its other forms: "cupped", "shouldering".
pub(crate) fn rare_verb(sources: &Sources, lemma: &str, lexicon: &mut Lexicon) {
    let frames = frames(sources, lemma);
    let is_other = |form: &String| {
        let noun_or_verb = sources.wordnet.total(form) > 0;
        noun_or_verb || sources.core.denies("verb", form)
    };
    for form in with_vowel(lemma, "ing").iter().filter(|f| !is_other(f)) {
        add(lexicon, form, format!("V{{ing {frames}}}"));
    }
    for form in with_vowel(lemma, "ed").iter().filter(|f| !is_other(f)) {
        add(lexicon, form, format!("V{{pst en {frames}}}"));
    }
}

/// Past and participle: named in the core list, irregular in a dictionary, or regular.
fn past_forms(sources: &Sources, lemma: &str) -> (BTreeSet<String>, BTreeSet<String>) {
    let (past, participle) = match (in_harper(sources, lemma), in_wordnet(sources, lemma)) {
        (Some(forms), _) => forms,
        (None, (mut past, mut participle)) => {
            // A regular form beside an irregular one must not be a noun: "seed" is not from "see".
            let odd = !past.is_empty();
            let is_noun = |w: &String| sources.wordnet.entry("noun", w).is_some();
            let known = |w: &String| sources.words.contains(w) && !(odd && is_noun(w));
            for form in with_vowel(lemma, "ed").into_iter().filter(known) {
                past.insert(form.clone());
                participle.insert(form);
            }
            (past, participle)
        }
    };
    let named = |kind: &str| {
        sources
            .core
            .forms
            .get(&(kind.to_owned(), lemma.to_owned()))
            .cloned()
    };
    let or = |kind: &str, found| named(kind).map_or(found, |words| words.into_iter().collect());
    (or("past", past), or("participle", participle))
}

/// Irregular forms, of a verb with a prefix too: "misread", "outgrown".
fn in_harper(sources: &Sources, lemma: &str) -> Option<(BTreeSet<String>, BTreeSet<String>)> {
    const PREFIXES: [&str; 12] = [
        "", "mis", "re", "un", "over", "out", "under", "fore", "with", "up", "be", "inter",
    ];
    for prefix in PREFIXES {
        if let Some((past, participle)) = lemma
            .strip_prefix(prefix)
            .and_then(|l| sources.harper.irregular.get(l))
        {
            let with = |form: &String| BTreeSet::from([format!("{prefix}{form}")]);
            if sources.words.contains(&format!("{prefix}{past}")) {
                return Some((with(past), with(participle)));
            }
        }
    }
    None
}

/// Irregular forms in `WordNet`, which does not tell past and participle apart; we do by the final n.
fn in_wordnet(sources: &Sources, lemma: &str) -> (BTreeSet<String>, BTreeSet<String>) {
    let forms = sources
        .wordnet
        .irregular
        .get(&("verb", lemma.to_owned()))
        .into_iter()
        .flatten();
    let odd = forms.filter(|w| !w.ends_with("ing") && !with_s(lemma).contains(w));
    let (with_n, others): (BTreeSet<String>, BTreeSet<String>) = odd
        .cloned()
        .partition(|w| w.ends_with('n') || w.ends_with("ne"));
    if with_n.is_empty() {
        (others.clone(), others)
    } else {
        (others, with_n)
    }
}

/// The frames of a verb: from the core list, or from `WordNet`'s sentence frames, or both simple ones.
fn frames(sources: &Sources, lemma: &str) -> String {
    let mut frames: BTreeSet<&str> = BTreeSet::new();
    if let Some(particles) = sources.wordnet.particles.get(lemma) {
        frames.extend(particles.iter().map(|p| if p.1 { "pt" } else { "pi" }));
    }
    let core = sources.core.flags("verb", lemma);
    let denied = |frame: &str| has(core, &format!("not-{frame}"));
    if let Some(core) = core.filter(|c| c.iter().any(|f| names_frame(f))) {
        frames.extend(core.iter().map(String::as_str));
        if sources
            .wordnet
            .entry("verb", lemma)
            .is_some_and(|e| [4, 12, 13, 22, 27].iter().any(|n| e.frames.contains(n)))
        {
            frames.insert("pp");
        }
        let missing = [("in", 4), ("tr", 4), ("th", 5)];
        let usual = missing
            .into_iter()
            .filter(|(f, share)| is_usual(sources, lemma, f, *share));
        frames.extend(usual.map(|(f, _)| f));
    } else if let Some(entry) = sources.wordnet.entry("verb", lemma) {
        frames.extend(entry.frames.iter().flat_map(|&n| frame(n)));
    } else {
        frames.extend(["in", "tr"]);
    }
    for (less, more) in LIMITS {
        if has(core, less) && frames.contains(more) && !denied(more) {
            frames.insert(less);
        }
    }
    frames.extend(GOALS.into_iter().filter(|goal| has(core, goal)));
    let limits = core.into_iter().flatten().map(String::as_str);
    frames.extend(limits.filter(|f| f.starts_with("p_") || ["sta", "nge"].contains(f)));
    frames.retain(|f| !denied(f) && !f.starts_with("not-"));
    // A frame that allows less than another takes its place.
    for (less, more) in LIMITS {
        if frames.contains(less) {
            frames.remove(more);
        }
    }
    // Who is told to do something is not told it for a purpose.
    for (with, more, less) in [("oi", "tr", "tb"), ("ti", "in", "ib")] {
        if frames.contains(with) && frames.remove(more) {
            frames.insert(less);
        }
    }
    frames.remove("odd");
    frames.into_iter().collect::<Vec<_>>().join(" ")
}

/// Whether a flag of the core list says what the verb takes, and not only how far.
fn names_frame(flag: &str) -> bool {
    !flag.starts_with("not-")
        && !GOALS.contains(&flag)
        && !flag.starts_with("p_")
        && !["sta", "nge"].contains(&flag)
        && LIMITS.iter().all(|(less, _)| *less != flag)
}

/// Whether at least one in `share` of the verb's senses has the frame.
fn is_usual(sources: &Sources, lemma: &str, wanted: &str, share: u32) -> bool {
    sources.wordnet.entry("verb", lemma).is_some_and(|entry| {
        let most = entry
            .frame_senses
            .iter()
            .filter(|(n, _)| frame(**n).contains(&wanted))
            .map(|(_, count)| *count)
            .max();
        most.unwrap_or(0) * share >= entry.senses
    })
}

/// Our frames for one of `WordNet`'s 35.
fn frame(number: u32) -> &'static [&'static str] {
    match number {
        1 | 2 | 3 | 23 => &["in"],
        4 | 12 | 13 | 22 | 27 => &["pp"],
        6 | 7 => &["ad"],
        5 => &["oa", "tr"],
        8 | 9 | 10 | 11 | 15 | 16 | 17 | 18 | 19 | 30 | 31 => &["tr"],
        20 | 21 => &["tr", "lo"],
        14 => &["di"],
        24 => &["oi"],
        25 => &["ob"],
        26 | 34 => &["th"],
        28 => &["ti"],
        29 => &["wh"],
        33 => &["gi"],
        _ => &[],
    }
}
