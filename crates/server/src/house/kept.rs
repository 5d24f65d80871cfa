//! What was worked out last, so that it need not be again.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

/// How many are kept.
const KEPT: usize = 64;

/// The newest results by what they are of.
#[derive(Debug)]
pub(super) struct Kept<T>(Mutex<VecDeque<(String, Arc<T>)>>);

impl<T> Default for Kept<T> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<T> Kept<T> {
    pub(super) fn find(&self, of: &str) -> Option<Arc<T>> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let found = known.iter().find(|(known, _)| known == of);
        found.map(|(_, result)| Arc::clone(result))
    }

    pub(super) fn keep(&self, of: &str, result: &Arc<T>) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() == KEPT {
            known.pop_front();
        }
        known.push_back((of.to_owned(), Arc::clone(result)));
    }
}
