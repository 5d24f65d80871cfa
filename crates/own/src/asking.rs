//! A rule being asked about much, to find out what it does (O7).

use std::cell::Cell;
use std::collections::BTreeSet;

use crate::{Fault, Given, Question, Rule, Weights};

/// How a rule is asked: [`Rule::number`] or [`Rule::flag`].
pub type Ask<T> = fn(&Rule, &str, &[Given]) -> Result<Option<T>, Fault>;

thread_local! {
    /// Whether nothing is kept of what cannot be answered on this thread.
    static QUIET: Cell<bool> = const { Cell::new(false) };
}

/// Speaks up again.
struct Loud(bool);

impl Drop for Loud {
    fn drop(&mut self) {
        QUIET.set(self.0);
    }
}

/// Does something in which rules are asked about what may never come about: where one cannot answer nothing is made of it.
pub(crate) fn quietly<T>(doing: impl FnOnce() -> T) -> T {
    let _loud = Loud(QUIET.replace(true));
    doing()
}

/// A rule being asked; the first question that it could not answer is kept.
#[derive(Debug)]
pub struct Asking<'a> {
    /// The rule.
    pub rule: &'a Rule,
    /// Why it could not answer, the first time.
    pub fault: Option<Fault>,
    /// How many questions it could not answer.
    pub failed: u32,
    /// The same rule, which nobody watches.
    quiet: Rule,
    /// Counts of a player and of the table that may never come about.
    far: [BTreeSet<u32>; 2],
}

impl<'a> Asking<'a> {
    /// A rule that has not been asked yet.
    #[must_use]
    pub fn of(rule: &'a Rule) -> Self {
        Self {
            rule,
            fault: None,
            failed: 0,
            quiet: rule.clone().unwatched(),
            far: [BTreeSet::new(), BTreeSet::new()],
        }
    }

    /// These counts of players and of the table are asked about because they may come about: where the rule cannot answer with
    /// them nothing is made of it.
    pub fn goes_far(&mut self, counts: &[u32], tables: &[u32]) {
        self.far = [counts, tables].map(|far| far.iter().copied().collect());
    }

    /// Whether it is told a count that may never come about, and cannot answer.
    fn fails_far(&self, question: &str, told: &[Given]) -> bool {
        let [counts, tables] = &self.far;
        let is_far = |field: &str, far: &BTreeSet<u32>| {
            let mut all = told.iter().filter_map(|given| given.number(field));
            all.any(|n| far.contains(&n))
        };
        let is_far = is_far("count", counts) || is_far("most", counts) || is_far("table", tables);
        is_far && self.quiet.fails(question, told)
    }

    /// The answer to a question for a number; 0 where there is none.
    pub fn number(&mut self, question: &str, told: &[Given]) -> i64 {
        self.number_or(0, question, told)
    }

    /// The answer to a question for a number; what is so without the rule where there is none.
    pub fn number_or(&mut self, usual: i64, question: &str, told: &[Given]) -> i64 {
        if self.fails_far(question, told) {
            return usual;
        }
        let answer = self.heard().number(question, told);
        self.asked(answer).unwrap_or(usual)
    }

    /// The answer to a question for yes or no; what is so without the rule where there is none.
    pub fn flag_or(&mut self, usual: bool, question: &str, told: &[Given]) -> bool {
        if self.fails_far(question, told) {
            return usual;
        }
        let answer = self.heard().flag(question, told);
        self.asked(answer).unwrap_or(usual)
    }

    /// What a count has become that was `before`: the same where there is no answer.
    pub fn count(&mut self, question: &str, told: &[Given], before: u32) -> u32 {
        if self.fails_far(question, told) {
            return before;
        }
        let answer = self.heard().number(question, told);
        let count = self.asked(answer);
        count.map_or(before, |count| u32::try_from(count).unwrap_or(before))
    }

    /// The answer to a question for yes or no; no where there is none.
    pub fn flag(&mut self, question: &str, told: &[Given]) -> bool {
        self.flag_or(false, question, told)
    }

    /// The answer to a question for a word, if there is one.
    pub fn word(&mut self, question: &str, told: &[Given]) -> Option<&'static str> {
        let answer = self.rule.word(question, told);
        self.asked(answer)
    }

    /// What a rule draws for whom it is told so; nothing where it cannot say.
    pub fn weights(&mut self, told: &[Given]) -> Option<Weights> {
        let weights = self.heard().weights(Question::DRAW.name, told);
        self.asked(weights)
    }

    /// The rule, which nobody watches where it is asked quietly.
    fn heard(&self) -> &Rule {
        if QUIET.get() { &self.quiet } else { self.rule }
    }

    /// An answer, or nothing with the reason kept.
    pub fn asked<T: Default>(&mut self, answer: Result<T, Fault>) -> T {
        answer.unwrap_or_else(|why| {
            if !QUIET.get() {
                self.fault.get_or_insert(why);
                self.failed += 1;
            }
            T::default()
        })
    }
}

/// Examples of something and how many there are of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted<T> {
    /// How many there are.
    pub n: u32,
    /// The first of them, and of those that change something otherwise too.
    pub some: Vec<T>,
    /// By how much each of them changes it, as far as that was said.
    by: Vec<i64>,
}

impl<T> Default for Counted<T> {
    fn default() -> Self {
        Self {
            n: 0,
            some: Vec::new(),
            by: Vec::new(),
        }
    }
}

impl<T: PartialEq> Counted<T> {
    /// Counts one more, which changes something by so much; an example that is there already is not kept again.
    pub fn add_unlike(&mut self, by: i64, one: T) {
        if self.some.contains(&one) {
            self.n += 1;
        } else {
            self.add_by(by, one);
        }
    }
}

impl<T> Counted<T> {
    /// No more examples are kept.
    pub const MOST: usize = 3;

    /// Counts one more.
    pub fn add(&mut self, one: T) {
        self.add_by(0, one);
    }

    /// Counts one more, which changes something by so much. What changes it the other way, or by another amount, takes the
    /// place of an example that has its like: who votes on a rule with two faces sees both.
    pub fn add_by(&mut self, by: i64, one: T) {
        self.n += 1;
        if self.some.len() < Self::MOST {
            self.some.push(one);
            self.by.push(by);
        } else if let Some(at) = self.place_of(by) {
            self.some[at] = one;
            self.by[at] = by;
        }
    }

    /// Where an example of what changes by so much stands, where there is room for none.
    fn place_of(&self, by: i64) -> Option<usize> {
        if self.by.iter().all(|known| known.signum() != by.signum()) {
            return self.some.len().checked_sub(1);
        }
        let of = |by: &i64| self.by.iter().filter(|known| *known == by).count();
        let has_like = |known: &i64| of(known) > 1;
        (of(&by) == 0).then(|| self.by.iter().rposition(has_like))?
    }
}

#[cfg(test)]
mod tests {
    use super::Counted;

    #[test]
    fn examples_show_what_differs() {
        let mut counted = Counted::default();
        for by in [-50, -50, -50, -50, 50, -100, 50] {
            counted.add_by(by, by);
        }
        assert_eq!((counted.n, counted.some), (7, vec![-50, -100, 50]));
        let mut plain = Counted::default();
        for one in 1..9 {
            plain.add(one);
        }
        assert_eq!((plain.n, plain.some), (8, vec![1, 2, 3]));
    }
}
