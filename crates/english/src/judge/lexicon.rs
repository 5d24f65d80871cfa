//! What each word can be: the words of grammar from `closed.txt`, all others from `lexicon.txt`.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::LazyLock;

use super::bits::NONE;
use super::chart::WordReading;
use super::grammar::{GRAMMAR, Grammar, Reading, tokens};
use super::packed::{SHEETS, lexicon};
use super::sound;

/// The longest entry of several words, such as "on the other hand".
const LONGEST: usize = 4;

/// The shipped words.
pub(super) static LEXICON: LazyLock<Lexicon> =
    LazyLock::new(|| Lexicon::read(&GRAMMAR, SHEETS.closed, lexicon()).unwrap_or_default());

/// Words of grammar, sets of readings, and the sorted text that says which word has which set.
#[derive(Debug, Default)]
pub(super) struct Lexicon {
    closed: BTreeMap<&'static str, Closed>,
    /// Endings with what they make of a word, and prefixes that change nothing.
    endings: BTreeMap<&'static str, Vec<Reading>>,
    prefixes: Vec<&'static str>,
    sets: Vec<Vec<Reading>>,
    open: &'static str,
}

/// Stands in the closed list for every word that neither file has.
const ANY_OTHER: &str = "?";

#[derive(Debug, Default)]
struct Closed {
    readings: Vec<Reading>,
    /// Whether the word is old or of a dialect.
    odd: bool,
    /// Whether the readings take the place of the open lexicon's.
    instead: bool,
    /// Whether its words have no readings of their own where they stand in this order.
    whole: bool,
}

impl Lexicon {
    /// Reads both files; an error names the line.
    pub(super) fn read(
        grammar: &Grammar,
        closed: &'static str,
        open: &'static str,
    ) -> Result<Self, String> {
        let (sets, open) = open
            .split_once("\n\n")
            .ok_or("the lexicon has no blank line")?;
        let read = |line: &str| tokens(line).map(|word| grammar.reading(word)).collect();
        let sets = sets.lines().map(read).collect::<Result<_, String>>()?;
        let mut lexicon = Self {
            closed: BTreeMap::new(),
            endings: BTreeMap::new(),
            prefixes: Vec::new(),
            sets,
            open,
        };
        for (number, line) in closed.lines().enumerate() {
            if !line.is_empty() && !line.starts_with('#') {
                lexicon
                    .read_closed(grammar, line)
                    .map_err(|e| format!("line {}: {e}", number + 1))?;
            }
        }
        Ok(lexicon)
    }

    fn read_closed(&mut self, grammar: &Grammar, line: &'static str) -> Result<(), String> {
        let (words, readings) = line.split_once(':').ok_or("no colon")?;
        let readings: Vec<Reading> = tokens(readings)
            .map(|word| grammar.reading(word))
            .collect::<Result<_, _>>()?;
        for word in words.split(',').map(str::trim) {
            if let Some(ending) = word.strip_prefix('-') {
                self.endings.insert(ending, readings.clone());
                continue;
            }
            if let Some(prefix) = word.strip_suffix('-') {
                self.prefixes.push(prefix);
                continue;
            }
            let plain = word.trim_start_matches(['+', '~', '=']);
            let entry = self.closed.entry(plain).or_default();
            entry.odd |= word.starts_with('~');
            entry.whole |= word.starts_with('=');
            entry.instead |= plain == word;
            entry.readings.extend(&readings);
            // Words that occur only inside such entries ("ought to") are known, too.
            for part in plain.split(' ') {
                self.closed.entry(part).or_default();
            }
        }
        Ok(())
    }

    /// Whether the word is in either file, or its shape tells what it is.
    pub(super) fn knows(&self, word: &str) -> bool {
        (word != ANY_OTHER && self.closed.contains_key(word))
            || self.open_set(word).is_some()
            || self.by_shape(word).is_some()
            || self.is_no_form(word)
    }

    /// Whether the word is old or of a dialect.
    pub(super) fn is_odd(&self, word: &str) -> bool {
        self.closed.get(word).is_some_and(|entry| entry.odd)
    }

    /// All that a single word can be; an unknown one may be anything but a word of grammar.
    pub(super) fn readings(&self, word: &str) -> Vec<Reading> {
        let closed = self.closed.get(word);
        let mut readings = closed.map(|c| c.readings.clone()).unwrap_or_default();
        if !closed.is_some_and(|c| c.instead) {
            let open = self.open_set(word);
            let shaped = || self.by_shape(word).filter(|_| closed.is_none());
            readings.extend(open.or_else(shaped).unwrap_or_default());
        }
        if readings.is_empty() && closed.is_none() && !self.is_no_form(word) {
            readings.extend(
                self.closed
                    .get(ANY_OTHER)
                    .into_iter()
                    .flat_map(|other| &other.readings),
            );
        }
        Self::mark_homonyms(&mut readings);
        readings
    }

    /// A noun that is a verb, too, is marked: "to fish" after a verb is an infinitive.
    fn mark_homonyms(readings: &mut [Reading]) {
        let (verb, noun) = (GRAMMAR.cat("V"), GRAMMAR.cat("N"));
        let base = GRAMMAR.features.value("base").map_or(NONE, |v| v.1);
        let value = |name: &str| GRAMMAR.features.value(name).map_or(NONE, |v| v.1);
        let group = GRAMMAR.features.mask("hom");
        let mut verbs = readings.iter().filter(|r| Some(r.cat) == verb).peekable();
        if verbs.peek().is_some() {
            let infinitive = verbs.any(|r| r.bits.meets(base));
            let mark = value(if infinitive { "hom" } else { "hos" });
            let here = readings
                .iter()
                .any(|r| Some(r.cat) == verb && r.bits.meets(value("prs")));
            for reading in readings.iter_mut().filter(|r| here && Some(r.cat) == noun) {
                reading.bits = (reading.bits & !group) | mark;
            }
        }
    }

    /// Those of the words that can be adverbs, a bit each from the first on; at most 128 words are looked at.
    pub(super) fn adverbs(&self, words: &[&str]) -> u128 {
        let which = (0..u128::BITS).zip(words);
        which
            .filter(|(_, word)| self.is_adverb(word))
            .fold(0, |adverbs, (number, _)| adverbs | 1 << number)
    }

    /// Whether the word can be an adverb.
    fn is_adverb(&self, word: &str) -> bool {
        let adverb = GRAMMAR.cat("Adv");
        self.readings(word)
            .iter()
            .any(|reading| Some(reading.cat) == adverb)
    }

    /// Entries of several words that can be laid out of these words, each with the words' numbers.
    pub(super) fn groups(&self, words: &[&str]) -> Vec<(Vec<u8>, WordReading)> {
        let mut found = Vec::new();
        for (key, entry) in self.closed.iter().filter(|(key, _)| key.contains(' ')) {
            let mut numbers: Vec<u8> = Vec::new();
            for part in key.split(' ') {
                let free = (0u8..)
                    .zip(words)
                    .find(|(n, word)| **word == part && !numbers.contains(n));
                numbers.extend(free.map(|f| f.0));
            }
            if numbers.len() == key.split(' ').count() {
                let (start, end) = (0, numbers.len());
                let readings = entry.readings.iter().map(|&reading| WordReading {
                    start,
                    end,
                    reading,
                });
                found.extend(readings.map(|reading| (numbers.clone(), reading)));
            }
        }
        found
    }

    /// The readings of the words and of entries made of several of them. Where a word asks for
    /// "a" and stands after "an", or the other way round, the article has no reading.
    pub(super) fn sentence(&self, words: &[&str], any_article: bool) -> Vec<WordReading> {
        let mut found = Vec::new();
        let taken = self.taken(words);
        for (start, word) in words.iter().enumerate() {
            let next = words.get(start + 1).copied().unwrap_or_default();
            let taken = taken.iter().any(|span| span.contains(&start));
            if !taken && (any_article || sound::article_fits(word, next)) {
                Self::note(start, start + 1, self.readings(word), &mut found);
            }
            for end in start + 2..=words.len().min(start + LONGEST) {
                let key = words.get(start..end).unwrap_or_default().join(" ");
                let last = words.get(end - 1).copied().unwrap_or_default();
                let after = words.get(end).copied().unwrap_or_default();
                if let Some(entry) = self.closed.get(key.as_str())
                    && (any_article || sound::article_fits(last, after))
                {
                    Self::note(start, end, entry.readings.clone(), &mut found);
                }
                if end == start + 2
                    && let Some(pair) = self.open_set(&key.replace(' ', "_"))
                {
                    Self::note(start, end, pair, &mut found);
                }
            }
        }
        found
    }

    /// Where entries stand whose words have no readings of their own.
    fn taken(&self, words: &[&str]) -> Vec<Range<usize>> {
        let spans = (0..words.len()).flat_map(|start| (2..=LONGEST).map(move |n| start..start + n));
        let whole = |span: &Range<usize>| {
            let pair = words.get(span.clone()).map(|pair| pair.join(" "));
            pair.and_then(|pair| self.closed.get(pair.as_str()))
                .is_some_and(|entry| entry.whole)
        };
        spans.filter(whole).collect()
    }

    fn note(start: usize, end: usize, readings: Vec<Reading>, found: &mut Vec<WordReading>) {
        found.extend(readings.into_iter().map(|reading| WordReading {
            start,
            end,
            reading,
        }));
    }

    /// What a word that neither file has can be by its prefix or, of those that fit, its longest ending.
    fn by_shape(&self, word: &str) -> Option<Vec<Reading>> {
        const SHORTEST_STEM: usize = 3;
        const LONGEST_ENDING: usize = 8;
        if !word.bytes().all(|letter| letter.is_ascii_lowercase()) {
            return None;
        }
        let long = |rest: &&str| rest.len() >= SHORTEST_STEM;
        let stems = self.prefixes.iter().filter_map(|p| word.strip_prefix(p));
        let known = stems.filter(long).find_map(|stem| self.open_set(stem));
        known.or_else(|| {
            let from = word.len().saturating_sub(LONGEST_ENDING).max(SHORTEST_STEM);
            let places = from..word.len();
            let mut endings = places.filter_map(|at| self.endings.get(word.get(at..)?));
            endings.next().cloned().filter(|_| !self.is_no_form(word))
        })
    }

    /// Whether the word would be a regular form of a known word, which has another or none: "knowed", "childs", "theys".
    fn is_no_form(&self, word: &str) -> bool {
        let is = |stem: &str, name: &str, value: &str| {
            let bit = GRAMMAR.features.value(value).map_or(NONE, |v| v.1);
            let readings = self.open_set(stem).unwrap_or_default();
            let mut same = readings.iter().filter(|r| GRAMMAR.cat(name) == Some(r.cat));
            same.any(|r| r.bits.meets(bit))
        };
        let verb = |stem: &str| ["base", "pst", "en"].iter().any(|form| is(stem, "V", form));
        let undoubled = |stem: &str| {
            let shorter = stem.get(..stem.len().saturating_sub(1)).unwrap_or_default();
            stem.ends_with(shorter.chars().last().unwrap_or(' ')) && verb(shorter)
        };
        let past = word.strip_suffix("ed");
        past.is_some_and(|stem| verb(stem) || undoubled(stem))
            || word.strip_suffix('d').is_some_and(verb)
            || word
                .strip_suffix('s')
                .is_some_and(|stem| self.closed.contains_key(stem) || self.open_set(stem).is_some())
            || ["er", "est"]
                .iter()
                .filter_map(|end| word.strip_suffix(end))
                .any(|stem| ["Adj", "AdjS"].iter().any(|kind| is(stem, kind, "pos")))
    }

    fn open_set(&self, word: &str) -> Option<Vec<Reading>> {
        let (mut low, mut high) = (0, self.open.len());
        while low < high {
            let line = line_around(self.open, low.midpoint(high));
            let text = self.open.get(line.clone())?;
            let (entry, set) = text.split_once(' ')?;
            match entry.cmp(word) {
                std::cmp::Ordering::Less => low = line.end + 1,
                std::cmp::Ordering::Greater => high = line.start,
                std::cmp::Ordering::Equal => {
                    return self.sets.get(set.parse::<usize>().ok()?).cloned();
                }
            }
        }
        None
    }
}

/// The line of an ASCII text that has this byte.
fn line_around(text: &str, at: usize) -> Range<usize> {
    let bytes = text.as_bytes();
    let before = bytes.get(..at).unwrap_or_default();
    let after = bytes.get(at..).unwrap_or_default();
    let start = before
        .iter()
        .rposition(|&b| b == b'\n')
        .map_or(0, |p| p + 1);
    let end = after
        .iter()
        .position(|&b| b == b'\n')
        .map_or(bytes.len(), |p| at + p);
    start..end
}
