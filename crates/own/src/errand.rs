//! How much may be asked of rules in one errand: one act, one draw, one list of what may be done (O5). Each question is bounded by
//! itself; whoever asks many of them is bounded here. It is counted in operations, those of an answer that is kept as well, so the
//! same errand ends at the same question everywhere.

use std::cell::{Cell, RefCell};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use crate::Rule;

/// So many operations are taken in an errand; a little more where the last question is a dear one.
const MOST_OPERATIONS: u64 = 250_000;
/// A question takes no less: it is looked up.
const LEAST: u64 = 4;

thread_local! {
    /// What is left of the errand of this thread; nothing where there is none.
    static LEFT: Cell<Option<u64>> = const { Cell::new(None) };
    /// How many operations have been made on this thread.
    static MADE: Cell<u64> = const { Cell::new(0) };
    /// Whether anybody still wants what is done on this thread.
    static WANTED: RefCell<Option<Arc<AtomicBool>>> = const { RefCell::new(None) };
}

/// Puts back what was there before.
struct Ends;

impl Drop for Ends {
    fn drop(&mut self) {
        LEFT.set(None);
    }
}

/// Does something in which only so much is asked of the rules of a table: then they do nothing more. Errands within it are part of
/// it.
pub fn errand<T>(rules: &[Arc<Rule>], doing: impl FnOnce() -> T) -> T {
    if rules.is_empty() || LEFT.get().is_some() {
        return doing();
    }
    LEFT.set(Some(MOST_OPERATIONS));
    let _ends = Ends;
    doing()
}

/// Forgets who wants it.
struct Unwanted;

impl Drop for Unwanted {
    fn drop(&mut self) {
        WANTED.take();
    }
}

/// Does something for as long as it is `wanted`: after that no rule is asked any more, so that it comes to its end soon. What it
/// comes to then is worth nothing.
pub fn while_wanted<T>(wanted: Arc<AtomicBool>, doing: impl FnOnce() -> T) -> T {
    WANTED.replace(Some(wanted));
    let _unwanted = Unwanted;
    doing()
}

/// Whether somebody still wants what is done on this thread; else what it comes to is worth nothing, and is not to be kept.
#[must_use]
pub fn is_wanted() -> bool {
    WANTED.with_borrow(|wanted| wanted.as_ref().is_none_or(|one| one.load(Relaxed)))
}

/// Why nothing is answered any more, if it is not.
pub(crate) fn ended() -> Option<String> {
    if !is_wanted() {
        return Some("nobody waits for it any more".to_owned());
    }
    (LEFT.get() == Some(0)).then(|| {
        format!(
            "the rules of the table are asked too much at once: more than {MOST_OPERATIONS} steps"
        )
    })
}

/// So many operations have been made.
pub(crate) fn made(operations: u64) {
    MADE.set(MADE.get().wrapping_add(operations));
}

/// What something makes, and how many operations it takes.
pub fn measured<T>(work: impl FnOnce() -> T) -> (T, u64) {
    let before = MADE.get();
    let done = work();
    (done, MADE.get().wrapping_sub(before))
}

/// A question has been answered that takes so many operations, whether they have been made now or before.
pub(crate) fn spend(operations: u64) {
    if let Some(left) = LEFT.get() {
        LEFT.set(Some(left.saturating_sub(operations.max(LEAST))));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::question::BANKING;
    use crate::{Given, Lately, overheard};

    static LATELY: Lately<i32> = Lately::new();

    /// A rule that takes some four hundred operations for each answer.
    fn dear() -> Arc<Rule> {
        let text = "rule: d\ntitle: D\nabout: D.\n---\nfn banking(points) { for i in 0..100 { points; } 5 }\n";
        Arc::new(Rule::read(text, &BANKING).unwrap())
    }

    /// How many of so many questions are answered in an errand.
    fn answered(rule: &Arc<Rule>, questions: i64) -> usize {
        let ask = |points| rule.number("banking", &[Given::Number(points)]);
        errand(std::slice::from_ref(rule), || {
            (0..questions).filter(|points| ask(*points).is_ok()).count()
        })
    }

    #[test]
    fn an_errand_ends_at_the_same_question_whatever_is_kept() {
        let rule = dear();
        let cold = answered(&rule, 2000);
        assert!((300..1500).contains(&cold), "{cold}");
        assert_eq!(answered(&rule, 2000), cold, "all of it kept");
        assert_eq!(answered(&dear(), 2000), cold, "read anew");
        assert_eq!(answered(&rule, 10), 10, "the next one has as much");
    }

    #[test]
    fn what_is_asked_too_much_is_told_once() {
        let rule = dear();
        let (_, failures) = overheard(|| answered(&rule, 5000));
        let [failure] = failures.as_slice() else {
            panic!("one: {failures:?}");
        };
        assert!(
            failure.why.message.contains("asked too much at once"),
            "{failure:?}"
        );
        assert_eq!(failure.why.line, 5);
    }

    #[test]
    fn nothing_is_asked_for_nobody() {
        let rule = dear();
        let ask = || rule.number("banking", &[Given::Number(5)]);
        let wanted = Arc::new(AtomicBool::new(true));
        while_wanted(Arc::clone(&wanted), || {
            assert_eq!(ask(), Ok(Some(5)));
            wanted.store(false, Relaxed);
            assert!(ask().is_err());
            assert_eq!([1, 2].map(|n| LATELY.or_else("a".to_owned(), || n)), [1, 2]);
        });
        assert_eq!(ask(), Ok(Some(5)));
    }
}
