//! Failures of rules of the table's own that are found where nothing is written down are told once what was going on is
//! done (O5, P30).

use own::Failure;

use crate::Cow;
use crate::engine::{Play, Unread};
use crate::event::{Event, Fact};
use crate::state::State;

impl Cow {
    /// Begins a match. Which rules could not say how to begin is told with whatever is done next.
    pub(crate) fn begin(&self, state: &mut State) {
        let ((), untold) = own::overheard(|| self.play(state, &mut Unread).begin_match());
        if let Some(counting) = &mut state.counting {
            counting.untold = untold;
        }
    }

    /// Does something, and tells which rules could not answer meanwhile or when the match was begun, unless that has been
    /// told.
    pub(crate) fn telling(
        &self,
        state: &mut State,
        log: &mut Vec<Event>,
        doing: impl FnOnce(&mut Play<'_, Vec<Event>>),
    ) {
        if self.rules.own().is_empty() {
            return doing(&mut self.play(state, log));
        }
        let first = log.len();
        let ((), heard) = own::overheard(|| self.errand(|| doing(&mut self.play(state, log))));
        let counting = state.counting.as_mut();
        let untold =
            counting.map_or_else(Vec::new, |counting| std::mem::take(&mut counting.untold));
        for failure in untold.into_iter().chain(heard) {
            if !log[first..].iter().any(|event| is_told(event, &failure)) {
                log.push(Event::Open(Fact::failed(failure.rule, failure.why)));
            }
        }
    }
}

fn is_told(event: &Event, failure: &Failure) -> bool {
    matches!(event, Event::Open(Fact::OwnRuleFailed { rule, line, why })
        if *rule == failure.rule && *line == failure.why.line && *why == failure.why.message)
}
