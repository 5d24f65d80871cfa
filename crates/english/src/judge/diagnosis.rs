//! Why a sentence fails: the first kind of disagreement which, when overlooked, would let it pass,
//! and the words between which it lies.

use std::ops::Range;

use super::bits::{ANY, Bits, NONE};
use super::chart::{Chart, WordReading};
use super::grammar::{Grammar, Reading};
use super::opinion::Reason;

/// The kinds of disagreement in the order in which they are tried, with their groups. What is a
/// part of a sentence is called so before its verb is blamed.
const TRIED: [(Reason, &[&str]); 7] = [
    (Reason::SubjectAndVerb, &["agr"]),
    (Reason::Time, &["tw"]),
    (Reason::Case, &["case"]),
    (Reason::DeterminerAndNoun, &["num"]),
    (Reason::DeterminerAndNoun, &["num", "agr"]),
    (Reason::VerbForm, &["form"]),
    (Reason::VerbPattern, &["frame"]),
];

/// Clauses in which something is missing ("he destroyed", "they went to"): what the verb asks for is
/// tried before its form.
const UNFINISHED: [&str; 4] = ["C", "Cr", "Cx", "Rel"];

/// Kinds of phrase that are parts of sentences.
const FRAGMENTS: [&str; 11] = [
    "NP", "Nb", "VP", "ToVP", "PP", "AP", "Adv", "SubC", "ThatC", "WhC", "PrP",
];

/// Finds the reason and its place; `limit` bounds the work of all tries together.
pub(super) fn diagnose(
    grammar: &Grammar,
    n_words: usize,
    words: &[WordReading],
    strict: &Chart<'_>,
    mut limit: u32,
) -> (Reason, Range<usize>) {
    let parts = |names: &[&str]| names.iter().any(|name| strict.whole(name).is_some());
    let mut tried = TRIED;
    if !parts(&FRAGMENTS) && parts(&UNFINISHED) {
        tried.swap(5, 6);
    }
    let timed = has_word_of_time(grammar, words);
    for (reason, groups) in tried.into_iter().filter(|t| timed || t.0 != Reason::Time) {
        if matches!(reason, Reason::VerbForm | Reason::VerbPattern) && parts(&FRAGMENTS) {
            return (Reason::Fragment, 0..n_words);
        }
        let overlook = groups
            .iter()
            .fold(NONE, |bits, name| bits | grammar.features.mask(name));
        let chart = Chart::new(grammar, n_words, words, overlook, limit);
        limit = chart.steps_left();
        if let Some(id) = chart.whole("U") {
            let tracer = Tracer {
                grammar,
                chart: &chart,
                words,
            };
            return (reason, tracer.place(id).unwrap_or(0..n_words));
        }
    }
    if parts(&UNFINISHED) {
        return (Reason::VerbPattern, n_words.saturating_sub(1)..n_words);
    }
    (Reason::WordOrder, gap(strict, n_words))
}

/// Whether a word says when, so that a tense may not go with it.
fn has_word_of_time(grammar: &Grammar, words: &[WordReading]) -> bool {
    let times = grammar.features.mask("tw");
    let kinds = ["Adv", "TDet", "Ago"].map(|name| grammar.cat(name));
    words.iter().any(|word| {
        let Reading { cat, bits } = word.reading;
        kinds.contains(&Some(cat)) && (!bits.has_all(times) || Some(cat) == kinds[2])
    })
}

/// The words around the first place that no phrase from the start gets past.
fn gap(chart: &Chart<'_>, n_words: usize) -> Range<usize> {
    let reached = (1..n_words)
        .rev()
        .find(|&end| chart.over(0, end).next().is_some())
        .unwrap_or(0);
    reached.saturating_sub(1)..(reached + 1).min(n_words)
}

/// Goes through a parse that was found by overlooking, this time strictly.
struct Tracer<'a> {
    grammar: &'a Grammar,
    chart: &'a Chart<'a>,
    words: &'a [WordReading],
}

impl Tracer<'_> {
    /// Where the parse breaks.
    fn place(&self, id: usize) -> Option<Range<usize>> {
        self.strict_bits(id).err()
    }

    fn strict_bits(&self, id: usize) -> Result<Bits, Range<usize>> {
        let phrase = self.chart.phrase(id).ok_or(0..0)?;
        let Some((rule, parts)) = self.chart.parts(id) else {
            let own = |w: &&WordReading| {
                w.start == phrase.start && w.end == phrase.end && w.reading.cat == phrase.cat
            };
            let bits = self.words.iter().filter(own).map(|w| w.reading.bits);
            let same = bits.clone().find(|bits| phrase.bits.has_all(*bits));
            return Ok(same.unwrap_or(ANY));
        };
        let (mut shared, mut head) = (ANY, self.grammar.defaults);
        for (index, &part) in parts.iter().enumerate() {
            let bits = self.strict_bits(part)?;
            let Some(next) = rule.agree(index, shared, head, bits) else {
                let before = index
                    .checked_sub(1)
                    .and_then(|i| parts.get(i))
                    .copied()
                    .unwrap_or(part);
                let (one, two) = (self.main_word(before), self.main_word(part));
                return Err(one.start.min(two.start)..one.end.max(two.end));
            };
            (shared, head) = next;
        }
        Ok(rule.result(shared, head))
    }

    /// The word that gives a phrase its features.
    fn main_word(&self, id: usize) -> Range<usize> {
        let Some(phrase) = self.chart.phrase(id) else {
            return 0..0;
        };
        let Some((rule, parts)) = self.chart.parts(id) else {
            return phrase.start..phrase.end;
        };
        let sharing = rule.parts.iter().position(|p| p.shares.meets(rule.shared));
        let main = rule.head.or(sharing).unwrap_or(0);
        parts
            .get(main)
            .map_or(phrase.start..phrase.end, |&part| self.main_word(part))
    }
}
