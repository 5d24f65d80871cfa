//! What comes of asking a rule, where that is watched (O7).

use std::collections::{BTreeMap, BTreeSet};

use crate::memory::Answer;
use crate::named::Words;
use crate::{Fault, Given};

/// What has come of the questions so far.
#[derive(Debug, Default)]
pub(crate) struct Watched {
    /// The lines of the body that questions have come to.
    pub(crate) lines: BTreeSet<usize>,
    /// The questions that had no answer, and why the first time.
    failed: BTreeMap<&'static str, Fault>,
    /// Those that have been answered.
    answered: BTreeSet<&'static str>,
    /// The words that they were told.
    pub(crate) words: Words,
}

impl Watched {
    /// A question that was told this was answered so.
    pub(crate) fn note(&mut self, question: &'static str, told: &[Given], answer: &Answer) {
        self.words.note(told);
        match answer {
            Ok(_) => {
                self.answered.insert(question);
            }
            Err(why) => {
                self.failed.entry(question).or_insert_with(|| why.clone());
            }
        }
    }

    /// The questions that had no answer, whether they never had one, and why the first time.
    pub(crate) fn failed(&self) -> impl Iterator<Item = (&'static str, bool, &Fault)> {
        let failed = self.failed.iter();
        failed.map(|(question, why)| (*question, !self.answered.contains(question), why))
    }

    /// Whether something was answered, or nothing was asked.
    pub(crate) fn answers_something(&self) -> Result<(), Fault> {
        match self.failed.values().next() {
            Some(why) if self.answered.is_empty() => Err(Fault {
                message: format!("none of its questions is ever answered: {}", why.message),
                ..why.clone()
            }),
            _ => Ok(()),
        }
    }
}
