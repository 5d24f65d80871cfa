//! What has been found out lately about texts: they are read each time that the rules of a table are settled, and finding out
//! whether a game under them comes to an end asks them much.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use crate::errand;

/// So many bytes of texts are remembered; then all is forgotten, and found out anew. What is known of a text takes many times its
/// length.
const MOST: usize = 1024 * 1024;

/// What was found out, by the texts that it was found out about.
#[derive(Debug)]
pub struct Lately<T>(LazyLock<Mutex<Found<T>>>);

#[derive(Debug)]
struct Found<T> {
    all: HashMap<String, T>,
    bytes: usize,
}

impl<T: Clone> Lately<T> {
    /// Nothing yet.
    #[must_use]
    #[expect(clippy::new_without_default, reason = "a default is not for statics")]
    pub const fn new() -> Self {
        Self(LazyLock::new(|| {
            Mutex::new(Found {
                all: HashMap::new(),
                bytes: 0,
            })
        }))
    }

    /// What is known about these texts, else what `find_out` says; nobody else waits for it meanwhile.
    pub fn or_else(&self, texts: String, find_out: impl FnOnce() -> T) -> T {
        if let Some(known) = self.found(|found| found.all.get(&texts).cloned()) {
            return known;
        }
        let new = find_out();
        if !errand::is_wanted() {
            return new;
        }
        self.found(|found| {
            if found.bytes + texts.len() > MOST {
                (found.all, found.bytes) = (HashMap::new(), 0);
            }
            // Where somebody else has found it out meanwhile it counts twice, which does no harm.
            found.bytes += texts.len();
            found.all.insert(texts, new.clone());
        });
        new
    }

    fn found<R>(&self, with: impl FnOnce(&mut Found<T>) -> R) -> R {
        with(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_found_out_once_until_too_much_is_known() {
        static LATELY: Lately<usize> = Lately::new();
        let mut times = 0;
        let mut ask = |text: &str| {
            LATELY.or_else(text.to_owned(), || {
                times += 1;
                times
            })
        };
        assert_eq!([ask("a"), ask("b"), ask("a")], [1, 2, 1]);
        assert_eq!(ask(&"c".repeat(MOST)), 3);
        assert_eq!(ask("a"), 4, "it was forgotten");
    }
}
