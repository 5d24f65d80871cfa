//! A rule being asked about much, to find out what it does (O7).

use crate::{Fault, Given, Rule};

/// How a rule is asked: [`Rule::number`] or [`Rule::flag`].
pub type Ask<T> = fn(&Rule, &str, &[Given]) -> Result<Option<T>, Fault>;

/// A rule being asked; the first question that it could not answer is kept.
#[derive(Debug)]
pub struct Asking<'a> {
    /// The rule.
    pub rule: &'a Rule,
    /// Why it could not answer, the first time.
    pub fault: Option<Fault>,
}

impl<'a> Asking<'a> {
    /// A rule that has not been asked yet.
    #[must_use]
    pub fn of(rule: &'a Rule) -> Self {
        Self { rule, fault: None }
    }

    /// The answer to a question for a number; 0 where there is none.
    pub fn number(&mut self, question: &str, told: &[Given]) -> i64 {
        let answer = self.rule.number(question, told);
        self.asked(answer.map(Option::unwrap_or_default))
    }

    /// The answer to a question for yes or no; no where there is none.
    pub fn flag(&mut self, question: &str, told: &[Given]) -> bool {
        let answer = self.rule.flag(question, told);
        self.asked(answer.map(Option::unwrap_or_default))
    }

    /// The answer to a question for a word, if there is one.
    pub fn word(&mut self, question: &str, told: &[Given]) -> Option<&'static str> {
        let answer = self.rule.word(question, told);
        self.asked(answer)
    }

    /// An answer, or nothing with the reason kept.
    pub fn asked<T: Default>(&mut self, answer: Result<T, Fault>) -> T {
        answer.unwrap_or_else(|why| {
            self.fault.get_or_insert(why);
            T::default()
        })
    }
}

/// Examples of something and how many there are of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted<T> {
    /// How many there are.
    pub n: u32,
    /// The first of them.
    pub some: Vec<T>,
}

impl<T> Default for Counted<T> {
    fn default() -> Self {
        Self {
            n: 0,
            some: Vec::new(),
        }
    }
}

impl<T: PartialEq> Counted<T> {
    /// Counts one more; an example that is there already is not kept again.
    pub fn add_unlike(&mut self, one: T) {
        if self.some.contains(&one) {
            self.n += 1;
        } else {
            self.add(one);
        }
    }
}

impl<T> Counted<T> {
    /// No more examples are kept.
    pub const MOST: usize = 3;

    /// Counts one more.
    pub fn add(&mut self, one: T) {
        self.n += 1;
        if self.some.len() < Self::MOST {
            self.some.push(one);
        }
    }
}
