//! What the active player may play: every cow to every place, then the events, then nothing more. Counted, not
//! listed, so that one of them can be had by its number.

use table::Seat;

use crate::Cow;
use crate::action::End;
use crate::card::{Card, CardSet, MOST_SEATS};
use crate::moves::Move;
use crate::state::State;

/// The plays of one moment: of equal cards the first.
pub(crate) struct Plays {
    cows: CardSet,
    events: CardSet,
    places: Places,
    /// How many cows and events there are.
    counts: [u32; 2],
}

impl Plays {
    /// How many there are.
    pub(crate) fn len(&self) -> u32 {
        let [cows, events] = self.counts;
        cows * self.places.len + events + 1
    }

    /// The one with `n` others before it.
    pub(crate) fn nth(&self, n: u32) -> Move {
        let with_cows = self.counts[0] * self.places.len;
        if n < with_cows {
            let cow = self
                .cows
                .nth((n / self.places.len) as usize)
                .unwrap_or_default();
            let (field, end) = self.places.nth(n % self.places.len);
            return Move::PlayCow(cow, field, end);
        }
        let event = self.events.nth((n - with_cows) as usize);
        event.map_or(Move::EndPlay, Move::PlayEvent)
    }
}

impl Cow {
    /// What the active player may play now.
    pub(crate) fn plays(&self, state: &State) -> Plays {
        let hand = self.deck.distinct(state.hands[state.active]);
        let cows = hand & self.deck.cows();
        let events = (hand - cows) & self.playable(state);
        Plays {
            cows,
            events,
            places: Places::of(state),
            counts: [cows.count(), events.count()],
        }
    }

    /// The events that have a target, or may be played without one (A19).
    fn playable(&self, state: &State) -> CardSet {
        if self.rules.may_play_blank() {
            self.deck.cards()
        } else {
            self.with_target(state)
        }
    }

    /// Whether an event has a target, or may be played without one (A19).
    pub(crate) fn may_play_event(&self, state: &State, event: Card) -> bool {
        self.playable(state).contains(event)
    }
}

/// The places for a cow from the active player's field on: the ends of every field, the right one alone where they make
/// no difference.
struct Places {
    ends: [(Seat, End); 2 * MOST_SEATS],
    /// How many there are.
    len: u32,
}

impl Places {
    fn of(state: &State) -> Self {
        let mut ends = [(state.active, End::Right); 2 * MOST_SEATS];
        let mut len: u8 = 0;
        for field in state.inside.from(state.active) {
            // In one's own field and in an empty one the ends make no difference.
            let differ = field != state.active && state.ring.len(field) > 0;
            ends[usize::from(len)] = (field, End::Left);
            len += u8::from(differ);
            ends[usize::from(len)] = (field, End::Right);
            len += 1;
        }
        Self {
            ends,
            len: len.into(),
        }
    }

    fn nth(&self, n: u32) -> (Seat, End) {
        self.ends[n as usize]
    }
}
