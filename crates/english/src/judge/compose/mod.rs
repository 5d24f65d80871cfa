//! Sentences made of given words, for bots: a plain part of the judge's grammar run the other way round.
//! Phrases are built from small to large out of disjoint words, and of each size and kind only the
//! most promising are kept, so the work is bounded and the result always the same.

mod phrase;
mod search;

use search::Search;

use super::{Grammarian, Judge, Standard};

/// How far to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The longest sentence to try for, in words.
    pub longest: usize,
    /// How many phrases of a size and kind to keep.
    pub width: usize,
}

/// A sentence made by [`compose`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Composed {
    /// The words in order, as numbers into the words given.
    pub words: Vec<usize>,
    /// Whether the judge finds it in the future tense.
    pub future: bool,
}

/// The sentence worth most that the search finds: words count double in the future, each
/// word is used once, and the judge accepts it. None if there is none.
pub fn compose(words: &[&str], standard: Standard, effort: Effort) -> Option<Composed> {
    compose_until(words, standard, effort, &|| false)
}

/// The same, as far as the search comes until it is over: shorter sentences are found first.
pub fn compose_until(
    words: &[&str],
    standard: Standard,
    effort: Effort,
    is_over: &dyn Fn() -> bool,
) -> Option<Composed> {
    let mut search = Search::new(words, effort);
    let sizes = 1..=effort.longest.min(words.len());
    for size in sizes.take_while(|_| !is_over()) {
        search.grow(size);
    }
    let mut found = search.sentences();
    found.sort_by_key(|made| {
        (
            std::cmp::Reverse(search.hoped(made)),
            made.cost,
            made.words.clone(),
        )
    });
    let best = found
        .iter()
        .filter(|made| !search.turns_on_itself(made))
        .take(effort.width)
        .filter_map(|made| search.judged(made, standard))
        .max_by_key(Composed::worth);
    best.or_else(|| short(words, standard, is_over))
}

/// Of so many words a short sentence is made where nothing else was found.
const FEW: usize = 64;

/// The first sentence of two words or of one that the judge accepts, whatever it is like: better than none.
fn short(words: &[&str], standard: Standard, is_over: &dyn Fn() -> bool) -> Option<Composed> {
    let n = FEW.min(words.len());
    let others = |first| (0..n).filter(move |next| *next != first);
    let pairs = (0..n).flat_map(|first| others(first).map(move |next| vec![first, next]));
    let all = pairs.chain((0..n).map(|one| vec![one]));
    let judged = |made: Vec<usize>| {
        let line: Vec<&str> = made.iter().filter_map(|&n| words.get(n)).copied().collect();
        let opinion = Grammarian.judge(&line, standard);
        opinion.accepts().then(|| Composed {
            words: made,
            future: opinion.is_future(),
        })
    };
    let mut all = all.take_while(|_| !is_over());
    all.find_map(judged)
}

impl Composed {
    /// Words, counted double in the future, and among equals the first found.
    fn worth(&self) -> usize {
        self.words.len() * if self.future { 2 } else { 1 }
    }
}
