//! How many tables are open, in all and by who opened them, counted as they come and go.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The open tables by opener. Clones count together.
#[derive(Clone, Debug, Default)]
pub(super) struct Counts(Arc<Mutex<HashMap<String, usize>>>);

/// One open table, counted while the value lives.
#[derive(Debug)]
pub(super) struct Counted {
    counts: Counts,
    opener: String,
}

impl Counts {
    /// Counts one more table of this guest.
    pub(super) fn open(&self, opener: &str) -> Counted {
        *self.map().entry(opener.to_owned()).or_default() += 1;
        Counted {
            counts: self.clone(),
            opener: opener.to_owned(),
        }
    }

    /// How many tables of this guest are open.
    pub(super) fn of(&self, opener: &str) -> usize {
        self.map().get(opener).copied().unwrap_or_default()
    }

    /// How many tables are open.
    pub(super) fn all(&self) -> usize {
        self.map().values().sum()
    }

    fn map(&self) -> MutexGuard<'_, HashMap<String, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut map = self.counts.map();
        if let Some(count) = map.get_mut(&self.opener) {
            *count -= 1;
            if *count == 0 {
                map.remove(&self.opener);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_count_while_they_are_open() {
        let counts = Counts::default();
        let tables = ["ann", "ann", "bob"].map(|opener| counts.open(opener));
        assert_eq!(
            (counts.of("ann"), counts.of("bob"), counts.all()),
            (2, 1, 3)
        );
        drop(tables);
        assert_eq!((counts.of("ann"), counts.all()), (0, 0));
    }
}
