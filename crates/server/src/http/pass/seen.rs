//! Which signed requests were carried out already.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use super::GOOD;

/// What was asked lately: each is carried out once.
#[derive(Debug, Default)]
pub(super) struct Seen(Mutex<Nonces>);

#[derive(Debug, Default)]
struct Nonces {
    /// When the older ones are forgotten.
    turn: u64,
    older: HashSet<String>,
    newer: HashSet<String>,
}

impl Seen {
    pub(super) fn is_new(&self, nonce: &str, now: u64) -> bool {
        let mut seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if now >= seen.turn {
            seen.turn = now + 2 * GOOD;
            seen.older = std::mem::take(&mut seen.newer);
        }
        !seen.older.contains(nonce) && seen.newer.insert(nonce.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_good_once_for_as_long_as_it_could_be_sent_again() {
        let seen = Seen::default();
        assert!(seen.is_new("one", 5));
        assert!(!seen.is_new("one", 5));
        assert!(!seen.is_new("one", 2 * GOOD + 4));
        assert!(!seen.is_new("one", 2 * GOOD + 5));
        assert!(seen.is_new("two", 2 * GOOD + 5));
        assert!(!seen.is_new("two", 4 * GOOD + 5));
    }
}
