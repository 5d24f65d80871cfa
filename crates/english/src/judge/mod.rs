//! The judge of sentences: is this sentence grammatical, and is it in the future tense?
//! A feature grammar (`data/judge/grammar.txt`) over a lexicon (`data/judge/lexicon.txt`), parsed
//! by a chart whose work is bounded. It knows words only.

mod bits;
mod chart;
pub mod compose;
mod diagnosis;
mod feature;
mod grammar;
mod lexicon;
mod measure;
mod neighbours;
mod opinion;
mod packed;
mod parse;
mod polarity;
mod resumed;
mod slips;
mod sound;
#[cfg(test)]
mod tests;

use bits::NONE;
use chart::{Chart, WordReading};
use diagnosis::diagnose;
use grammar::GRAMMAR;
use lexicon::LEXICON;

pub use opinion::{Doubt, FutureRule, Opinion, Reason, SentenceKinds, Standard, Tense, Verdict};
pub use parse::Parse;

/// Somebody who judges sentences.
pub trait Judge {
    /// An opinion on the words in this order; capitals and punctuation are never judged.
    fn judge(&self, words: &[&str], standard: Standard) -> Opinion;
}

/// The built-in judge.
#[derive(Clone, Copy, Debug, Default)]
pub struct Grammarian;

/// Longer sentences are not read.
const MOST_WORDS: usize = 64;

impl Judge for Grammarian {
    fn judge(&self, words: &[&str], standard: Standard) -> Opinion {
        let n = words.len();
        if n == 0 {
            return reject(Reason::Empty, 0..0);
        }
        if n > MOST_WORDS {
            return unsure(Doubt::TooTangled, 0..n);
        }
        if let Some(at) = words.iter().position(|word| LEXICON.is_odd(word)) {
            return unsure(Doubt::OldForm, at..at + 1);
        }
        let readings = LEXICON.sentence(words, false);
        let chart = Chart::new(&GRAMMAR, n, &readings, NONE, limit(n));
        if let Some(opinion) = accept(&chart, words, standard) {
            return doubt_unknown_words(opinion, words);
        }
        if chart.gave_up() {
            return unsure(Doubt::TooTangled, 0..n);
        }
        if chart.whole("Old").is_some() {
            let slip = slips::slip(words).map(|(reason, place)| reject(reason, place));
            return slip.unwrap_or_else(|| unsure(Doubt::OldForm, 0..n));
        }
        refuse(words, &readings, &chart, standard)
    }
}

/// An opinion on a line of text: words between blanks, in any case, punctuation dropped.
pub fn judge_line(judge: &impl Judge, line: &str, standard: Standard) -> Opinion {
    let plain = plain_words(line);
    let words: Vec<&str> = plain.iter().map(String::as_str).collect();
    judge.judge(&words, standard)
}

/// The words of a line of text, in small letters. Whatever else stands between them parts them; an apostrophe does not.
pub fn plain_words(line: &str) -> Vec<String> {
    let plain = |word: &str| {
        word.chars()
            .filter(|c| c.is_alphanumeric())
            .flat_map(char::to_lowercase)
            .collect()
    };
    let is_between = |c: char| !c.is_alphanumeric() && !matches!(c, '\'' | '\u{2019}');
    line.split(is_between)
        .map(plain)
        .filter(|word: &String| !word.is_empty())
        .collect()
}

/// How many steps a sentence of so many words may take: several times what plain ones need.
fn limit(n_words: usize) -> u32 {
    u32::try_from(4_000 + n_words * (1_200 + 15 * n_words)).unwrap_or(u32::MAX)
}

fn reject(reason: Reason, words: std::ops::Range<usize>) -> Opinion {
    Opinion {
        verdict: Verdict::Reject(reason, words),
        tense: Tense::Other,
        parse: None,
    }
}

fn unsure(doubt: Doubt, words: std::ops::Range<usize>) -> Opinion {
    Opinion {
        verdict: Verdict::Unsure(doubt, words),
        tense: Tense::Other,
        parse: None,
    }
}

/// The opinion on a sentence that parses; of several parses one in the future is preferred.
fn accept(chart: &Chart<'_>, words: &[&str], standard: Standard) -> Option<Opinion> {
    let ids = chart.wholes("U");
    let future = ids
        .iter()
        .copied()
        .find(|&id| is_future(chart, id, standard.future));
    let id = future.or(ids.first().copied())?;
    if let Some((reason, place)) = spoilt(chart, id, words) {
        return Some(reject(reason, place));
    }
    Some(Opinion {
        verdict: Verdict::Accept,
        tense: if future.is_some() {
            Tense::Future
        } else {
            Tense::Other
        },
        parse: Some(Parse::of(&GRAMMAR, chart, id)),
    })
}

/// What spoils a sentence that parses.
fn spoilt(
    chart: &Chart<'_>,
    id: usize,
    words: &[&str],
) -> Option<(Reason, std::ops::Range<usize>)> {
    let pattern = polarity::clash(words).or_else(|| measure::stray_than(words));
    let pattern = pattern.or_else(|| resumed::resumed(chart, id, words));
    let pattern = pattern.map(|place| (Reason::VerbPattern, place));
    let pattern = pattern.or_else(|| neighbours::clash(words));
    pattern.or_else(|| slips::slip(words))
}

/// Whether a parse is in the future tense.
fn is_future(chart: &Chart<'_>, id: usize, rule: FutureRule) -> bool {
    let has = |id: usize, name: &str| {
        let bit = GRAMMAR.features.value(name).map_or(NONE, |v| v.1);
        chart.phrase(id).is_some_and(|p| p.bits.meets(bit))
    };
    let main = has(id, "fut");
    match rule {
        FutureRule::Strict => main,
        FutureRule::BeTo => main || has(id, "beto"),
        FutureRule::AnyClause => {
            let bit = GRAMMAR.features.value("fut").map_or(NONE, |v| v.1);
            main || chart.has("VP", bit)
        }
    }
}

/// A sentence with words that the lexicon lacks is never accepted outright.
fn doubt_unknown_words(opinion: Opinion, words: &[&str]) -> Opinion {
    match words.iter().position(|word| !LEXICON.knows(word)) {
        Some(at) => Opinion {
            verdict: Verdict::Unsure(Doubt::UnknownWord, at..at + 1),
            ..opinion
        },
        None => opinion,
    }
}

fn refuse(
    words: &[&str],
    readings: &[WordReading],
    chart: &Chart<'_>,
    standard: Standard,
) -> Opinion {
    let n = words.len();
    let any_article = LEXICON.sentence(words, true);
    if any_article.len() > readings.len()
        && Chart::new(&GRAMMAR, n, &any_article, NONE, limit(n))
            .whole("U")
            .is_some()
    {
        return reject(Reason::Article, sound::misfit(words).unwrap_or(0..n));
    }
    match diagnose(&GRAMMAR, n, readings, chart, limit(n)) {
        (Reason::Fragment, place) if standard.kinds == SentenceKinds::FragmentsByVote => Opinion {
            parse: None,
            ..unsure(Doubt::Fragment, place)
        },
        (reason, place) => reject(reason, place),
    }
}
