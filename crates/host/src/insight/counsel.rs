//! Advice in a game of words, in the reader's language (U10).

use std::collections::BTreeMap;

use arena::connexion::{BestSentence, Counsel, Opening};
use arena::insight::Weighed;
use screen::Hint;
use serde_json::json;
use solve::Value;
use speech::connexion::{Tenths, report as say};
use speech::{Line, Names, Reader, Sense, Sentence};
use table::{AnyTable, Seat, Viewer};

use super::Advice;
use super::advice::{Found, ToFind};

/// What is said to a seat; `hint` is how much of the words that are still to be found.
pub(super) fn counselled(
    table: &dyn AnyTable,
    seat: Seat,
    counsel: &Counsel,
    hint: Hint,
    reader: Reader,
) -> Advice {
    let viewer = Viewer::Seat(seat);
    let names = Names::of_reader(table.names(), Reader { viewer, ..reader });
    match counsel {
        Counsel::Placing(all) => placed(all, names),
        Counsel::Finding(words) => found(words, hint, names),
        Counsel::Writing(best) => Advice {
            sentence: best.as_ref().map(|best| Found {
                words: best.words.clone(),
                tenths: best.earns.into(),
                future: best.future,
            }),
            ..plain(vec![], &written(best.as_ref(), names))
        },
        Counsel::Nothing => plain(vec![], &say::NothingToAdvise {}.line(names)),
    }
}

fn plain(lines: Vec<Line>, why: &Line) -> Advice {
    Advice {
        advice: Vec::new(),
        best: None,
        brief: Line::default(),
        why: why.to_string(),
        words: None,
        sentence: None,
        more: None,
        lines,
    }
}

/// Every placing with the words that it opens, the most first.
fn placed<A: serde::Serialize>(all: &[(A, Opening)], names: Names<'_>) -> Advice {
    let most = all.iter().map(|(_, opening)| opening.opens).max();
    let most = most.unwrap_or_default();
    let weighed = |(action, opening): &(A, Opening)| Weighed {
        action: json!(action),
        value: Value::Heuristic {
            value: float(opening.opens),
            by: "words opened".to_owned(),
        },
        loss: float(most - opening.opens),
        doubt: 0.0,
    };
    let mut order: Vec<&Opening> = all.iter().map(|(_, opening)| opening).collect();
    order.sort_by_key(|opening| std::cmp::Reverse(opening.opens));
    let line = |opening: &&Opening| {
        let opens = say::Opens {
            card: opening.card.as_str().into(),
            position: opening.position.to_string().into(),
            n: small(opening.opens),
        };
        opens.line(names)
    };
    let best = all.iter().position(|(_, opening)| opening.opens == most);
    Advice {
        advice: all.iter().map(weighed).collect(),
        best,
        brief: Line::default(),
        why: say::WhyPlacing {}.line(names).to_string(),
        words: None,
        sentence: None,
        more: None,
        lines: order.iter().map(line).collect(),
    }
}

/// How many words there are still, by their length; on request their first letters, or the words.
fn found(words: &BTreeMap<usize, Vec<String>>, hint: Hint, names: Names<'_>) -> Advice {
    let all: usize = words.values().map(Vec::len).sum();
    let line = |(letters, words): (&usize, &Vec<String>)| {
        let letters = small(*letters);
        let n = small(words.len());
        match hint {
            Hint::Numbers => say::StillOfLength { letters, n }.line(names),
            Hint::Letters => {
                let what = firsts(words).into();
                say::StillNamed { letters, n, what }.line(names)
            }
            Hint::Words => {
                let what = Line::of(&words.join(", "), Sense::Plain);
                say::StillNamed { letters, n, what }.line(names)
            }
        }
    };
    let why = say::StillToFind { n: small(all) }.line(names);
    Advice {
        more: match hint {
            Hint::Numbers => Some("letters"),
            Hint::Letters => Some("words"),
            Hint::Words => None,
        },
        words: Some(words.iter().rev().map(|of| to_find(of, hint)).collect()),
        ..plain(words.iter().rev().map(line).collect(), &why)
    }
}

/// The same of one length, for programs.
fn to_find((letters, words): (&usize, &Vec<String>), hint: Hint) -> ToFind {
    ToFind {
        letters: *letters,
        n: words.len(),
        first: (hint == Hint::Letters).then(|| by_first(words)),
        words: (hint == Hint::Words).then(|| words.clone()),
    }
}

fn by_first(words: &[String]) -> BTreeMap<char, usize> {
    let mut letters: BTreeMap<char, usize> = BTreeMap::new();
    for first in words.iter().filter_map(|word| word.chars().next()) {
        *letters.entry(first).or_default() += 1;
    }
    letters
}

/// How many words begin with each letter: `a 3, b`.
fn firsts(words: &[String]) -> String {
    let letter = |(letter, n): (char, usize)| match n {
        1 => letter.to_string(),
        n => format!("{letter} {n}"),
    };
    let all: Vec<String> = by_first(words).into_iter().map(letter).collect();
    all.join(", ")
}

fn written(best: Option<&BestSentence>, names: Names<'_>) -> Line {
    match best {
        Some(best) => say::BestSentenceNow {
            text: best.words.join(" ").into(),
            points: Tenths(best.earns.into()),
            future: best.future,
        }
        .line(names),
        None => say::NoSentenceNow {}.line(names),
    }
}

fn small(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

#[allow(clippy::cast_precision_loss, reason = "words on a board")]
const fn float(n: usize) -> f64 {
    n as f64
}
