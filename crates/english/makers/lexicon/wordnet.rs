//! Reads `WordNet`: which words are nouns, verbs, adjectives, adverbs and how often each, verb
//! frames, positions of adjectives, irregular forms, and compounds.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::gloss_pairs::note_pairs;

/// One word as one part of speech.
#[derive(Debug, Default)]
pub(crate) struct Entry {
    /// How often the tagged texts have it.
    pub(crate) count: u32,
    /// Numbers of verb frames, or adjective positions: 1 `(a)`, 2 `(p)`.
    pub(crate) frames: BTreeSet<u32>,
    /// In how many senses the verb has each frame.
    pub(crate) frame_senses: BTreeMap<u32, u32>,
    pub(crate) senses: u32,
    /// The lexicographers' file that has the most common sense.
    pub(crate) first_file: u32,
}

/// What `WordNet` says of single lower-case words.
#[derive(Debug, Default)]
pub(crate) struct WordNet {
    pub(crate) entries: BTreeMap<(&'static str, String), Entry>,
    /// Irregular forms: kind and lemma to forms.
    pub(crate) irregular: BTreeMap<(&'static str, String), BTreeSet<String>>,
    /// How many compounds a noun opens, and the particles a verb takes.
    pub(crate) opens: BTreeMap<String, u32>,
    /// Compounds of two nouns.
    pub(crate) pairs: BTreeSet<(String, String)>,
    pub(crate) particles: BTreeMap<String, BTreeSet<(String, bool)>>,
    /// How often the glosses have a word at all, and without article after a preposition.
    pub(crate) in_glosses: BTreeMap<String, u32>,
    pub(crate) bare_in_glosses: BTreeMap<String, u32>,
    /// How often the glosses have two words by themselves between an article or the like and the end of a phrase.
    pub(crate) pairs_in_glosses: BTreeMap<(String, String), u32>,
}

const PARTICLES: [&str; 16] = [
    "up", "down", "in", "out", "on", "off", "over", "away", "back", "around", "about", "through",
    "along", "by", "together", "apart",
];

impl WordNet {
    /// The word as this part of speech.
    pub(crate) fn entry(&self, kind: &'static str, word: &str) -> Option<&Entry> {
        self.entries.get(&(kind, word.to_owned()))
    }

    /// How often the word is seen as any part of speech.
    pub(crate) fn total(&self, word: &str) -> u32 {
        ["noun", "verb", "adjective", "adverb"]
            .iter()
            .filter_map(|k| self.entry(k, word))
            .map(|e| e.count)
            .sum()
    }
}

/// Reads the database files in `dir`.
pub(crate) fn read(dir: &Path) -> Result<WordNet, crate::Failure> {
    let mut wordnet = WordNet::default();
    for (kind, file) in [
        ("noun", "noun"),
        ("verb", "verb"),
        ("adjective", "adj"),
        ("adverb", "adv"),
    ] {
        let index = fs::read_to_string(dir.join(format!("index.{file}")))?;
        let data = fs::read(dir.join(format!("data.{file}")))?;
        let data = String::from_utf8_lossy(&data);
        read_data(&mut wordnet, kind, &data, &first_senses(&index));
        read_glosses(&mut wordnet, &data);
        note_pairs(&mut wordnet.pairs_in_glosses, &data);
        for line in fs::read_to_string(dir.join(format!("{file}.exc")))?.lines() {
            let mut words = line.split_whitespace();
            if let Some(form) = words.next() {
                for lemma in words {
                    wordnet
                        .irregular
                        .entry((kind, lemma.to_owned()))
                        .or_default()
                        .insert(form.to_owned());
                }
            }
        }
    }
    read_counts(&mut wordnet, &fs::read_to_string(dir.join("cntlist.rev"))?);
    Ok(wordnet)
}

/// The place of each word's most common sense in the data file.
fn first_senses(index: &str) -> BTreeMap<String, &str> {
    let lines = index.lines().filter(|l| !l.starts_with(' '));
    lines
        .filter_map(|line| {
            let fields: Vec<&str> = line.split_whitespace().collect();
            let n_pointers: usize = fields.get(3)?.parse().ok()?;
            Some((fields.first()?.to_string(), *fields.get(6 + n_pointers)?))
        })
        .collect()
}

fn read_data(
    wordnet: &mut WordNet,
    kind: &'static str,
    text: &str,
    first: &BTreeMap<String, &str>,
) {
    for line in text.lines().filter(|l| !l.starts_with(' ')) {
        let fields: Vec<&str> = line
            .split(" | ")
            .next()
            .unwrap_or_default()
            .split(' ')
            .collect();
        let n_words = usize::from_str_radix(fields.get(3).unwrap_or(&"0"), 16).unwrap_or(0);
        let frames = frames(&fields, n_words);
        let file = fields.get(1).and_then(|f| f.parse().ok()).unwrap_or(0);
        for index in 0..n_words {
            let raw = fields.get(4 + 2 * index).copied().unwrap_or_default();
            let (word, position) = raw.split_once('(').unwrap_or((raw, ""));
            let own = frames
                .iter()
                .filter(|f| f.1 == 0 || f.1 == index + 1)
                .map(|f| f.0);
            let mut own: BTreeSet<u32> = own.collect();
            match position {
                "a)" => own.insert(1),
                "p)" => own.insert(2),
                _ => false,
            };
            note_word(wordnet, kind, word, own);
            if first.get(&word.to_lowercase()) == fields.first()
                && let Some(entry) = wordnet.entries.get_mut(&(kind, word.to_owned()))
            {
                entry.first_file = file;
            }
        }
    }
}

/// Frame numbers with the number of the word they belong to (0: every word of the set).
fn frames(fields: &[&str], n_words: usize) -> Vec<(u32, usize)> {
    let n_pointers: usize = fields
        .get(4 + 2 * n_words)
        .and_then(|f| f.parse().ok())
        .unwrap_or(0);
    let rest = fields
        .get(5 + 2 * n_words + 4 * n_pointers + 1..)
        .unwrap_or_default();
    rest.chunks(3)
        .filter_map(|c| {
            Some((
                c.get(1)?.parse().ok()?,
                usize::from_str_radix(c.get(2)?, 16).ok()?,
            ))
        })
        .collect()
}

fn note_word(wordnet: &mut WordNet, kind: &'static str, word: &str, frames: BTreeSet<u32>) {
    if let Some((first, rest)) = word.split_once(['_', '-']) {
        if kind == "noun" && word.bytes().all(|b| b.is_ascii_lowercase() || b == b'_') {
            *wordnet.opens.entry(first.to_owned()).or_default() += 1;
            if !rest.contains('_') {
                let pair = (first.to_owned(), rest.to_owned());
                wordnet.pairs.insert(pair);
            }
        }
        if kind == "verb" && PARTICLES.contains(&rest) {
            let particles = wordnet.particles.entry(first.to_owned()).or_default();
            particles.insert((
                rest.to_owned(),
                frames.contains(&8) || frames.contains(&9) || frames.contains(&11),
            ));
            if frames.contains(&1) || frames.contains(&2) {
                particles.insert((rest.to_owned(), false));
            }
        }
    } else if word.bytes().all(|b| b.is_ascii_lowercase()) {
        let entry = wordnet.entries.entry((kind, word.to_owned())).or_default();
        entry.senses += 1;
        for &frame in &frames {
            *entry.frame_senses.entry(frame).or_default() += 1;
        }
        entry.frames.extend(frames);
    }
}

/// Lines `lemma%type:…:: sense count`, where the type is 1 noun, 2 verb, 3 and 5 adjective, 4 adverb.
fn read_counts(wordnet: &mut WordNet, text: &str) {
    for line in text.lines() {
        let fields: Vec<&str> = line.split(' ').collect();
        let ([key, _, count], true) = (fields.as_slice(), fields.len() == 3) else {
            continue;
        };
        let Some((word, rest)) = key.split_once('%') else {
            continue;
        };
        let kind = match rest.as_bytes().first() {
            Some(b'1') => "noun",
            Some(b'2') => "verb",
            Some(b'4') => "adverb",
            _ => "adjective",
        };
        if let Some(entry) = wordnet.entries.get_mut(&(kind, word.to_owned())) {
            entry.count += count.parse::<u32>().unwrap_or(0);
        }
    }
}

/// Counts nouns in "with N," or "by N of": evidence that they do without an article.
fn read_glosses(wordnet: &mut WordNet, text: &str) {
    const BEFORE: [&str; 9] = [
        "with", "without", "by", "through", "from", "about", "of", "despite", "against",
    ];
    const KINDS: [&str; 24] = [
        "kind", "kinds", "type", "types", "sort", "sorts", "form", "forms", "genus", "family",
        "species", "style", "rank", "degree", "state", "act", "position", "office", "capacity",
        "role", "status", "title", "unit", "class",
    ];
    const AFTER: [&str; 18] = [
        "of", "in", "to", "and", "or", "for", "that", "by", "with", "from", "as", "at", "on",
        "when", "which", "is", "but", "so",
    ];
    for line in text.lines().filter(|l| !l.starts_with(' ')) {
        let gloss = line.split_once(" | ").map_or("", |l| l.1).to_lowercase();
        let words: Vec<&str> = gloss.split_whitespace().collect();
        for (index, raw) in words.iter().enumerate().skip(1) {
            let word = raw.trim_end_matches([';', ',', ')', '"', '.']);
            *wordnet.in_glosses.entry(word.to_owned()).or_default() += 1;
            let closes =
                word.len() < raw.len() || words.get(index + 1).is_none_or(|w| AFTER.contains(w));
            let of_kind =
                index > 1 && words[index - 1] == "of" && KINDS.contains(&words[index - 2]);
            if closes && BEFORE.contains(&words[index - 1]) && !of_kind {
                *wordnet.bare_in_glosses.entry(word.to_owned()).or_default() += 1;
            }
        }
    }
}
