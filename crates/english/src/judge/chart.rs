//! The chart: all phrases of a sentence, found bottom-up from left to right and each kept once.
//! The work is counted and stops at a limit, so that no sentence can hold up anybody.

use super::bits::{ANY, Bits};
use super::grammar::{Cat, Grammar, Reading, Rule};

/// A word or phrase found: words `start..end`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Phrase {
    pub(super) cat: Cat,
    pub(super) bits: Bits,
    pub(super) start: usize,
    pub(super) end: usize,
    /// The rule that made it (none for a word) and the last of its parts.
    made_by: Option<(u16, usize)>,
}

/// A rule of which the first parts are found.
#[derive(Clone, Copy, Debug)]
struct Begun {
    rule: u16,
    found: usize,
    start: usize,
    shared: Bits,
    head: Bits,
    before: Option<usize>,
    last: usize,
}

/// A reading of the words `start..end`.
#[derive(Clone, Copy, Debug)]
pub(super) struct WordReading {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) reading: Reading,
}

/// The phrases of one sentence.
#[derive(Debug)]
pub(super) struct Chart<'g> {
    grammar: &'g Grammar,
    n_words: usize,
    /// Groups in which disagreement is overlooked.
    overlook: Bits,
    phrases: Vec<Phrase>,
    begun: Vec<Begun>,
    /// Phrases by start and end; begun rules by end and the kind they wait for.
    spans: Vec<Vec<usize>>,
    waiting: Vec<Vec<usize>>,
    steps_left: u32,
}

impl<'g> Chart<'g> {
    /// Finds all phrases of `n_words` words; gives up quietly after `limit` steps.
    pub(super) fn new(
        grammar: &'g Grammar,
        n_words: usize,
        words: &[WordReading],
        overlook: Bits,
        limit: u32,
    ) -> Self {
        let mut chart = Self {
            grammar,
            n_words,
            overlook,
            phrases: Vec::new(),
            begun: Vec::new(),
            spans: vec![Vec::new(); (n_words + 1) * (n_words + 1)],
            waiting: vec![Vec::new(); (n_words + 1) * grammar.kinds()],
            steps_left: limit,
        };
        for end in 1..=n_words {
            chart.close_at(end, words);
        }
        chart
    }

    /// Whether the limit was reached before all phrases were found.
    pub(super) fn gave_up(&self) -> bool {
        self.steps_left == 0
    }

    /// How many steps are left of the limit.
    pub(super) fn steps_left(&self) -> u32 {
        self.steps_left
    }

    /// The phrases of a kind over all the words.
    pub(super) fn wholes(&self, name: &str) -> Vec<usize> {
        let cat = self.grammar.cat(name);
        self.over(0, self.n_words)
            .filter(|(_, p)| Some(p.cat) == cat)
            .map(|(id, _)| id)
            .collect()
    }

    /// A phrase of a kind over all the words.
    pub(super) fn whole(&self, name: &str) -> Option<usize> {
        self.wholes(name).first().copied()
    }

    /// Whether a phrase is of this kind.
    pub(super) fn is_a(&self, id: usize, name: &str) -> bool {
        self.phrase(id)
            .is_some_and(|p| Some(p.cat) == self.grammar.cat(name))
    }

    /// Whether any phrase of a kind has one of these features.
    pub(super) fn has(&self, name: &str, bits: Bits) -> bool {
        let cat = self.grammar.cat(name);
        let mut mine = self.phrases.iter().filter(|p| Some(p.cat) == cat);
        mine.any(|p| p.bits.meets(bits))
    }

    /// A phrase and all phrases in it.
    pub(super) fn within(&self, id: usize) -> impl Iterator<Item = usize> {
        let mut open = vec![id];
        std::iter::from_fn(move || {
            let id = open.pop()?;
            open.extend(self.parts(id).map(|p| p.1).unwrap_or_default());
            Some(id)
        })
    }

    /// The phrases over the words `start..end`.
    pub(super) fn over(&self, start: usize, end: usize) -> impl Iterator<Item = (usize, &Phrase)> {
        let ids = self.spans.get(start * (self.n_words + 1) + end);
        ids.into_iter()
            .flatten()
            .filter_map(|&id| Some((id, self.phrases.get(id)?)))
    }

    /// The phrase with this number.
    pub(super) fn phrase(&self, id: usize) -> Option<&Phrase> {
        self.phrases.get(id)
    }

    /// The rule and the parts a phrase was made of; none for a word.
    pub(super) fn parts(&self, id: usize) -> Option<(&'g Rule, Vec<usize>)> {
        let (rule, step) = self.phrases.get(id)?.made_by?;
        let mut parts = Vec::new();
        let mut at = Some(step);
        while let Some(begun) = at.and_then(|i| self.begun.get(i)) {
            parts.push(begun.last);
            at = begun.before;
        }
        parts.reverse();
        Some((self.grammar.rules.get(usize::from(rule))?, parts))
    }

    fn close_at(&mut self, end: usize, words: &[WordReading]) {
        let mut fresh = Vec::new();
        for word in words.iter().filter(|w| w.end == end) {
            let phrase = Phrase {
                cat: word.reading.cat,
                bits: word.reading.bits,
                start: word.start,
                end,
                made_by: None,
            };
            self.keep(phrase, &mut fresh);
        }
        while let Some(id) = fresh.pop() {
            let Some(&phrase) = self.phrases.get(id) else {
                return;
            };
            self.begin_rules(id, phrase, &mut fresh);
            self.continue_rules(id, phrase, &mut fresh);
            if self.steps_left == 0 {
                return;
            }
        }
    }

    fn begin_rules(&mut self, id: usize, phrase: Phrase, fresh: &mut Vec<usize>) {
        let grammar = self.grammar;
        for &rule in grammar
            .by_first
            .get(usize::from(phrase.cat))
            .into_iter()
            .flatten()
        {
            let begun = Begun {
                rule,
                found: 0,
                start: phrase.start,
                shared: ANY,
                head: grammar.defaults,
                before: None,
                last: id,
            };
            self.advance(begun, None, id, phrase, fresh);
        }
    }

    fn continue_rules(&mut self, id: usize, phrase: Phrase, fresh: &mut Vec<usize>) {
        let slot = self.slot(phrase.start, phrase.cat);
        let mut next = 0;
        while let Some(&before) = self.waiting.get(slot).and_then(|ids| ids.get(next)) {
            next += 1;
            if let Some(&begun) = self.begun.get(before) {
                self.advance(begun, Some(before), id, phrase, fresh);
            }
        }
    }

    /// Adds a part to a begun rule, if its features agree.
    fn advance(
        &mut self,
        begun: Begun,
        before: Option<usize>,
        id: usize,
        phrase: Phrase,
        fresh: &mut Vec<usize>,
    ) {
        self.steps_left = self.steps_left.saturating_sub(1);
        let Some(rule) = self.grammar.rules.get(usize::from(begun.rule)) else {
            return;
        };
        let Some((shared, head)) = rule.agree(begun.found, begun.shared, begun.head, phrase.bits)
        else {
            return;
        };
        let next = Begun {
            found: begun.found + 1,
            shared,
            head,
            before,
            last: id,
            ..begun
        };
        if let Some(part) = rule.parts.get(next.found) {
            let slot = self.slot(phrase.end, part.cat);
            self.wait(slot, next);
            return;
        }
        let made = Phrase {
            cat: rule.makes,
            bits: rule.result(shared, head),
            start: begun.start,
            end: phrase.end,
            made_by: Some((begun.rule, self.begun.len())),
        };
        if self.keep(made, fresh) {
            self.begun.push(next);
        }
    }

    fn wait(&mut self, slot: usize, next: Begun) {
        let Some(ids) = self.waiting.get_mut(slot) else {
            return;
        };
        let known = ids.iter().filter_map(|&i| self.begun.get(i)).any(|b| {
            b.rule == next.rule
                && b.start == next.start
                && b.found == next.found
                && b.shared == next.shared
                && b.head == next.head
        });
        if !known {
            ids.push(self.begun.len());
            self.begun.push(next);
        }
    }

    /// Keeps a phrase unless one that says no less is known over the same words.
    fn keep(&mut self, mut phrase: Phrase, fresh: &mut Vec<usize>) -> bool {
        phrase.bits |= self.overlook;
        let Some(ids) = self
            .spans
            .get_mut(phrase.start * (self.n_words + 1) + phrase.end)
        else {
            return false;
        };
        let known = ids
            .iter()
            .filter_map(|&i| self.phrases.get(i))
            .any(|p| p.cat == phrase.cat && p.bits.has_all(phrase.bits));
        if !known {
            ids.push(self.phrases.len());
            fresh.push(self.phrases.len());
            self.phrases.push(phrase);
        }
        !known
    }

    fn slot(&self, at: usize, cat: Cat) -> usize {
        at * self.grammar.kinds() + usize::from(cat)
    }
}

impl Rule {
    /// What the parts so far share and what the head gives, if one more part agrees with them.
    pub(super) fn agree(
        &self,
        index: usize,
        shared: Bits,
        head: Bits,
        bits: Bits,
    ) -> Option<(Bits, Bits)> {
        let part = self.parts.get(index)?;
        let own = bits & part.allowed;
        let together = shared & (own | !part.shares);
        let left = own & (together | !part.shares);
        if part.checks.iter().any(|group| !left.meets(*group)) {
            return None;
        }
        Some((together, if self.head == Some(index) { own } else { head }))
    }

    /// The features of the whole phrase.
    pub(super) fn result(&self, shared: Bits, head: Bits) -> Bits {
        let handed_on = (head & !self.shared) | (shared & self.shared);
        (handed_on & !self.set_groups) | self.set
    }
}
