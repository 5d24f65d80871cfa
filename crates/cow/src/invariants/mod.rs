//! What is true of every state and of every step, whatever is played: asserted after each step where debug
//! assertions are on, and by the tests of random games. The numbers are those of the specification's list.

use crate::Cow;
use crate::event::Event;
use crate::state::State;

mod states;
mod steps;

/// What was expected, or nothing.
type Verdict = Result<(), String>;

fn must(holds: bool, number: u32, what: &str) -> Verdict {
    if holds {
        Ok(())
    } else {
        Err(format!("invariant {number}: {what}"))
    }
}

impl Cow {
    /// Whether a state is sound (invariants 1 to 10 and 16, as far as one state shows them).
    ///
    /// # Errors
    /// The first invariant that does not hold.
    pub fn check_state(&self, state: &State) -> Result<(), String> {
        states::check(self, state)
    }

    /// Whether a step is sound: what happened explains how one state became the other (invariants 2, 5, 9 to 11, 15
    /// and 18).
    ///
    /// # Errors
    /// The first invariant that does not hold.
    pub fn check_step(
        &self,
        before: &State,
        after: &State,
        events: &[Event],
    ) -> Result<(), String> {
        steps::check(self, before, after, events)
    }
}

/// Takes a step, and asserts that it and the state after it are sound.
pub(crate) fn watched(
    cow: &Cow,
    state: &mut State,
    log: &mut Vec<Event>,
    go: impl FnOnce(&mut State, &mut Vec<Event>),
) {
    let before = cfg!(debug_assertions).then(|| state.clone());
    let from = log.len();
    go(state, log);
    if let Some(before) = before {
        assert_eq!(cow.check_state(state), Ok(()), "{state:?}");
        assert_eq!(
            cow.check_step(&before, state, &log[from..]),
            Ok(()),
            "{:?}",
            &log[from..]
        );
    }
}
