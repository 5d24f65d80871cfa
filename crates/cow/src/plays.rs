//! What the active player may play: every cow to every place, then the events, then nothing more. Counted, not
//! listed, so that one of them can be had by its number.

use table::Seat;

use crate::Cow;
use crate::action::End;
use crate::card::{Card, CardSet};
use crate::moves::Move;
use crate::state::State;

/// The plays of one moment: of equal cards the first.
pub(crate) struct Plays<'a> {
    state: &'a State,
    cows: CardSet,
    events: CardSet,
    /// How many cows, events and places there are.
    counts: [usize; 3],
}

impl Plays<'_> {
    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        let [cows, events, places] = self.counts;
        cows * places + events + 1
    }

    /// The one with `n` others before it.
    pub(crate) fn nth(&self, n: usize) -> Move {
        let [cows, _, places] = self.counts;
        if n < cows * places {
            let cow = self.cows.nth(n / places).unwrap_or_default();
            let (field, end) = place(self.state, n % places);
            return Move::PlayCow(cow, field, end);
        }
        let event = self.events.nth(n - cows * places);
        event.map_or(Move::EndPlay, Move::PlayEvent)
    }
}

impl Cow {
    /// What the active player may play now.
    pub(crate) fn plays<'a>(&self, state: &'a State) -> Plays<'a> {
        let hand = self.deck.distinct(state.hands[state.active]);
        let cows = hand & self.deck.cows();
        let mut events = hand - cows;
        for event in events.iter() {
            if !self.may_play_event(state, event) {
                events.remove(event);
            }
        }
        let counts = [cows.len(), events.len(), places(state)];
        Plays {
            state,
            cows,
            events,
            counts,
        }
    }

    /// Whether an event has a target, or may be played without one (A19).
    pub(crate) fn may_play_event(&self, state: &State, event: Card) -> bool {
        self.rules.may_play_blank() || self.has_target(state, event)
    }
}

/// How many places there are for a cow: the ends of every field, the right one alone where they make no difference.
fn places(state: &State) -> usize {
    let own = usize::from(state.ring.len(state.active) > 0);
    state.inside.len() + state.ring.peopled() - own
}

/// The place with `n` others before it, from the active player's own field on.
fn place(state: &State, mut n: usize) -> (Seat, End) {
    for field in state.inside.from(state.active) {
        match (n, ends_differ(state, field)) {
            (0, true) => return (field, End::Left),
            (0, false) | (1, true) => return (field, End::Right),
            (_, two) => n -= 1 + usize::from(two),
        }
    }
    (state.active, End::Right)
}

/// In one's own field and in an empty one the ends make no difference.
fn ends_differ(state: &State, field: Seat) -> bool {
    field != state.active && state.ring.len(field) > 0
}
