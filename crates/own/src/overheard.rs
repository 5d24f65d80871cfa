//! What rules could not answer while something was done (O5). Whoever asks a question often has nothing to write a failure
//! down in; whoever does something hears of it here, and tells it.

use std::cell::RefCell;

use crate::{Fault, Rule};

thread_local! {
    /// What has failed since somebody began to listen; nothing where nobody does.
    static HEARD: RefCell<Option<Vec<Failure>>> = const { RefCell::new(None) };
}

/// A rule could not answer, and did nothing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Failure {
    /// The title of the rule.
    pub rule: String,
    /// Why.
    pub why: Fault,
}

/// Whoever listened before goes on when this is dropped.
struct Before(Option<Vec<Failure>>);

impl Drop for Before {
    fn drop(&mut self) {
        HEARD.replace(self.0.take());
    }
}

/// Does something, and gives what rules could not answer meanwhile on this thread, each failure once.
pub fn overheard<T>(doing: impl FnOnce() -> T) -> (T, Vec<Failure>) {
    let before = Before(HEARD.replace(Some(Vec::new())));
    let done = doing();
    let heard = HEARD.take().unwrap_or_default();
    drop(before);
    (done, heard)
}

/// A rule has failed: whoever listens hears it.
pub(crate) fn note(rule: &Rule, why: &Fault) {
    HEARD.with_borrow_mut(|heard| {
        let Some(heard) = heard else {
            return;
        };
        let title = &rule.head().title;
        let same = |one: &Failure| one.rule == *title && one.why == *why;
        if !heard.iter().any(same) {
            heard.push(Failure {
                rule: title.clone(),
                why: why.clone(),
            });
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Given;
    use crate::question::BANKING;

    fn rule(behind: &str) -> Rule {
        let text = format!(
            "rule: n\ntitle: N\nabout: It fails.\n---{behind}\nfn banking(points) {{ 5 / points }}\n"
        );
        Rule::read(&text, &BANKING).unwrap()
    }

    fn ask(rule: &Rule) {
        let _ = rule.number("banking", &[Given::Number(0)]);
    }

    #[test]
    fn a_failure_is_heard_once_by_whoever_listens() {
        let rule = rule("");
        ask(&rule);
        let ((), heard) = overheard(|| {
            ask(&rule);
            ask(&rule);
        });
        let [failure] = heard.as_slice() else {
            panic!("one: {heard:?}");
        };
        assert_eq!((failure.rule.as_str(), failure.why.line), ("N", 5));
        let (inner, outer) = overheard(|| {
            let ((), inner) = overheard(|| ask(&rule));
            inner
        });
        assert_eq!((inner.len(), outer.len()), (1, 0));
    }

    #[test]
    fn a_text_of_the_first_version_fails_as_it_did() {
        let first = rule(" questions: 1");
        assert!(overheard(|| ask(&first)).1.is_empty());
    }
}
