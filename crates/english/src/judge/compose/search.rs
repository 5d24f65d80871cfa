//! The search itself: what is made of the words at hand, size by size.

use super::phrase::{Begun, Made, Used, leaf};
use super::{Composed, Effort};
use crate::judge::bits::{ANY, Bits, NONE};
use crate::judge::chart::WordReading;
use crate::judge::grammar::{Grammar, PLAIN};
use crate::judge::lexicon::LEXICON;
use crate::judge::{Grammarian, Judge, Standard, sound};

/// No more than so many words are looked at, the most useful first.
const MOST_WORDS: usize = 128;

/// The words at hand and all that is made of them, by size.
pub(super) struct Search<'w> {
    grammar: &'static Grammar,
    words: &'w [&'w str],
    effort: Effort,
    /// Phrases that differ in these groups do not take each other's place.
    apart: Bits,
    /// Words of time and manner.
    adverbs: Used,
    /// Readings of single words and of entries of several words.
    leaves: Vec<Made>,
    made: Vec<Vec<Vec<Made>>>,
    begun: Vec<Vec<Begun>>,
}

impl<'w> Search<'w> {
    pub(super) fn new(words: &'w [&'w str], effort: Effort) -> Self {
        let words = words.get(..MOST_WORDS.min(words.len())).unwrap_or_default();
        let apart = ["form", "fut", "use"]
            .iter()
            .fold(NONE, |bits, name| bits | PLAIN.features.mask(name));
        let mut search = Self {
            grammar: &PLAIN,
            words,
            effort,
            apart,
            adverbs: LEXICON.adverbs(words),
            leaves: Vec::new(),
            made: Vec::new(),
            begun: Vec::new(),
        };
        search.leaves = search.all_leaves();
        search.made.push(vec![Vec::new(); search.grammar.kinds()]);
        search.begun.push(Vec::new());
        search
    }

    /// Every word in every reading; a word costs more the fewer words can stand in for it.
    fn all_leaves(&self) -> Vec<Made> {
        let mut leaves = Vec::new();
        for (number, word) in (0u8..)
            .zip(self.words)
            .filter(|(_, word)| LEXICON.knows(word))
        {
            for reading in LEXICON.readings(word) {
                leaves.push(leaf(
                    &[number],
                    &WordReading {
                        start: 0,
                        end: 1,
                        reading,
                    },
                ));
            }
        }
        for (numbers, reading) in LEXICON.groups(self.words) {
            leaves.push(leaf(&numbers, &reading));
        }
        let mut rivals = vec![0u32; self.grammar.kinds()];
        for leaf in &leaves {
            if let Some(count) = rivals.get_mut(usize::from(leaf.cat)) {
                *count += 1;
            }
        }
        for leaf in &mut leaves {
            let count = rivals.get(usize::from(leaf.cat)).copied().unwrap_or(1);
            leaf.cost = 1_000 / count.max(1);
        }
        leaves
    }

    /// Makes all phrases of this many words out of smaller ones.
    pub(super) fn grow(&mut self, size: usize) {
        let mut fresh: Vec<Made> = self
            .leaves
            .iter()
            .filter(|l| l.words.len() == size)
            .cloned()
            .collect();
        let mut begun = Vec::new();
        for left in 1..size {
            for before in self.begun.get(left).into_iter().flatten() {
                self.continue_with(before, size - left, &mut fresh, &mut begun);
            }
        }
        let mut kept: Vec<Vec<Made>> = vec![Vec::new(); self.grammar.kinds()];
        while !fresh.is_empty() {
            let batch = Self::best(fresh);
            fresh = Vec::new();
            for made in batch {
                let Some(stock) = kept.get_mut(usize::from(made.cat)) else {
                    continue;
                };
                if self.has_room(stock, &made, size) {
                    self.begin_with(&made, &mut fresh, &mut begun);
                    stock.push(made);
                }
            }
        }
        self.made.push(kept);
        self.begun.push(self.best_begun(begun));
    }

    /// Whether to keep one more phrase: only so many of each verb form and tense, but all single
    /// words, without which nothing can be made.
    fn has_room(&self, stock: &[Made], made: &Made, size: usize) -> bool {
        let alike = |kept: &&Made| !(kept.bits ^ made.bits).meets(self.apart);
        let room = size == 1 || stock.iter().filter(alike).count() < self.effort.width;
        room && !stock.iter().any(|kept| kept.says_all_of(made))
    }

    fn begin_with(&self, made: &Made, fresh: &mut Vec<Made>, begun: &mut Vec<Begun>) {
        for &number in self
            .grammar
            .by_first
            .get(usize::from(made.cat))
            .into_iter()
            .flatten()
        {
            let none = Begun {
                rule: usize::from(number),
                found: 0,
                shared: ANY,
                head: self.grammar.defaults,
                used: 0,
                words: Vec::new(),
                cost: 0,
            };
            self.advance(&none, made, fresh, begun);
        }
    }

    fn continue_with(
        &self,
        before: &Begun,
        size: usize,
        fresh: &mut Vec<Made>,
        begun: &mut Vec<Begun>,
    ) {
        let Some(part) = self
            .grammar
            .rules
            .get(before.rule)
            .and_then(|r| r.parts.get(before.found))
        else {
            return;
        };
        let fitting = self
            .made
            .get(size)
            .and_then(|kinds| kinds.get(usize::from(part.cat)));
        for made in fitting
            .into_iter()
            .flatten()
            .filter(|m| m.used & before.used == 0)
        {
            if self.may_meet(before, made) {
                self.advance(before, made, fresh, begun);
            }
        }
    }

    /// Articles must fit, and no word of time or manner follows another: it would be grammatical, but silly.
    fn may_meet(&self, before: &Begun, made: &Made) -> bool {
        let word = |number: Option<&u8>| {
            number
                .and_then(|&n| self.words.get(usize::from(n)))
                .copied()
                .unwrap_or_default()
        };
        let (last, first) = (before.words.last(), made.words.first());
        let is_adverb = |number: Option<&u8>| number.is_some_and(|&n| self.adverbs >> n & 1 == 1);
        sound::article_fits(word(last), word(first)) && !(is_adverb(last) && is_adverb(first))
    }

    fn advance(&self, before: &Begun, made: &Made, fresh: &mut Vec<Made>, begun: &mut Vec<Begun>) {
        let Some(rule) = self.grammar.rules.get(before.rule) else {
            return;
        };
        let Some((shared, head)) = rule.agree(before.found, before.shared, before.head, made.bits)
        else {
            return;
        };
        let mut words = before.words.clone();
        words.extend(&made.words);
        let next = Begun {
            rule: before.rule,
            found: before.found + 1,
            shared,
            head,
            used: before.used | made.used,
            words,
            cost: before.cost + made.cost,
        };
        if next.found < rule.parts.len() {
            begun.push(next);
        } else {
            fresh.push(next.finish(rule));
        }
    }

    /// The cheapest first, each once.
    fn best(mut made: Vec<Made>) -> Vec<Made> {
        made.sort_by(|a, b| {
            (a.cost, &a.words, a.cat, a.bits).cmp(&(b.cost, &b.words, b.cat, b.bits))
        });
        made.dedup_by(|a, b| (a.cat, a.bits, &a.words) == (b.cat, b.bits, &b.words));
        made
    }

    /// For each rule and part the cheapest few.
    fn best_begun(&self, mut begun: Vec<Begun>) -> Vec<Begun> {
        begun.sort_by(|a, b| {
            (a.rule, a.found, a.cost, &a.words).cmp(&(b.rule, b.found, b.cost, &b.words))
        });
        let (mut kept, mut run) = (Vec::<Begun>::new(), 0);
        for next in begun {
            let same = kept
                .last()
                .is_some_and(|k| (k.rule, k.found) == (next.rule, next.found));
            run = if same { run + 1 } else { 0 };
            if run < self.effort.width * 2 {
                kept.push(next);
            }
        }
        kept
    }

    pub(super) fn sentences(&self) -> Vec<Made> {
        let Some(cat) = self.grammar.cat("U") else {
            return Vec::new();
        };
        self.made
            .iter()
            .filter_map(|kinds| kinds.get(usize::from(cat)))
            .flatten()
            .cloned()
            .collect()
    }

    /// Whether somebody does something to himself in plain pronouns, as in "i met me".
    pub(super) fn turns_on_itself(&self, made: &Made) -> bool {
        let has = |word: &str| {
            let mut own = made
                .words
                .iter()
                .filter_map(|&n| self.words.get(usize::from(n)));
            own.any(|&own| own == word)
        };
        [("i", "me"), ("we", "us"), ("thou", "thee")]
            .iter()
            .any(|(one, same)| has(one) && has(same))
    }

    /// What the sentence would be worth if its features are right.
    pub(super) fn hoped(&self, made: &Made) -> usize {
        let future = self.grammar.features.value("fut").map_or(NONE, |v| v.1);
        made.words.len() * if made.bits.meets(future) { 2 } else { 1 }
    }

    pub(super) fn judged(&self, made: &Made, standard: Standard) -> Option<Composed> {
        let words: Vec<usize> = made.words.iter().map(|&n| usize::from(n)).collect();
        let line: Vec<&str> = words
            .iter()
            .filter_map(|&n| self.words.get(n))
            .copied()
            .collect();
        let opinion = Grammarian.judge(&line, standard);
        opinion.accepts().then(|| Composed {
            words,
            future: opinion.is_future(),
        })
    }
}
