//! Failures of rules of the table's own that are found where nothing is written down are told once what was going on is
//! done (O5, H12).

use own::Failure;
use table::Seat;

use crate::Wimpout;
use crate::event::Event;
use crate::state::State;

impl Wimpout {
    /// Does something in the game of `seat`, and tells which rules could not answer meanwhile or when the game was begun,
    /// unless that has been told.
    pub(crate) fn telling<T>(
        &self,
        seat: Seat,
        state: &mut State,
        log: &mut Vec<Event>,
        doing: impl FnOnce(&mut State, &mut Vec<Event>) -> T,
    ) -> T {
        if self.rules.own().is_empty() {
            return doing(state, log);
        }
        let first = log.len();
        let (done, heard) = own::overheard(|| own::errand(self.rules.own(), || doing(state, log)));
        for failure in state.untold.drain(..).chain(heard) {
            if !log[first..].iter().any(|event| is_told(event, &failure)) {
                log.push(Event::failed(seat, failure.rule, failure.why));
            }
        }
        done
    }

    /// The player of the turn in progress stops. Where rules of the table's own might have bound him they are asked anew, so
    /// that whatever fails of it is heard.
    pub(crate) fn stop(&self, state: &mut State, log: &mut Vec<Event>) {
        if !self.rules.own_binds() || self.may_stop(state) {
            self.play(state, log).stop();
        }
    }
}

fn is_told(event: &Event, failure: &Failure) -> bool {
    matches!(event, Event::OwnRuleFailed { rule, line, why, .. }
        if *rule == failure.rule && *line == failure.why.line && *why == failure.why.message)
}
