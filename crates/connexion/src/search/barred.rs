//! Words that rules of the table's own refuse (P30). Each word is asked about once; the answer is kept beside it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use own::Rule;

use super::{Lexicon, Word};

const ALLOWED: u8 = 1;
const REFUSED: u8 = 2;

/// The rules that refuse words, and what they have said of the words of a lexicon.
#[derive(Debug)]
pub(super) struct Barred {
    rules: Vec<Arc<Rule>>,
    refuses: Refuses,
    said: Vec<AtomicU8>,
}

/// Whether a rule refuses a word.
pub(crate) type Refuses = fn(&Rule, &str) -> bool;

impl Barred {
    pub(super) fn new(rules: Vec<Arc<Rule>>, refuses: Refuses, lexicon: &Lexicon) -> Self {
        let said = std::iter::repeat_with(AtomicU8::default);
        Self {
            rules,
            refuses,
            said: said.take(lexicon.len()).collect(),
        }
    }

    /// The same rules, and another lexicon.
    pub(super) fn over(&self, lexicon: &Lexicon) -> Self {
        Self::new(self.rules.clone(), self.refuses, lexicon)
    }

    /// Whether a word of the lexicon is refused.
    pub(super) fn refuses(&self, lexicon: &Lexicon, word: Word) -> bool {
        let Some(said) = self.said.get(word.0 as usize) else {
            return false;
        };
        match said.load(Ordering::Relaxed) {
            ALLOWED => false,
            REFUSED => true,
            _ => {
                let refused = self.by(lexicon.word(word)).is_some();
                said.store(if refused { REFUSED } else { ALLOWED }, Ordering::Relaxed);
                refused
            }
        }
    }

    /// The rule that refuses a word, if one does.
    pub(super) fn by(&self, word: &str) -> Option<&Rule> {
        let rules = self.rules.iter().map(AsRef::as_ref);
        rules.into_iter().find(|rule| (self.refuses)(rule, word))
    }
}
