//! What the active player may play: every cow to every place, then the events, then nothing more. Counted, not
//! listed, so that one of them can be had by its number.

use table::Seat;

use crate::Cow;
use crate::action::End;
use crate::bits::Ranks;
use crate::card::{Card, CardSet, Ranked};
use crate::moves::Move;
use crate::state::State;

/// The plays of one moment: of equal cards the first.
pub(crate) struct Plays {
    /// Cows, then events, as in every deck.
    cards: Ranked,
    cows: u32,
    places: Places,
}

impl Plays {
    /// How many there are.
    pub(crate) fn len(&self) -> u32 {
        let events = self.cards.len() - self.cows;
        self.cows * self.places.len() + events + 1
    }

    /// The one with `n` others before it.
    #[inline]
    pub(crate) fn nth(&self, n: u32) -> Move {
        let places = self.places.len();
        let with_cows = self.cows * places;
        if n < with_cows {
            let cow = self.cards.nth(n / places).unwrap_or_default();
            let (field, end) = self.places.nth(n % places);
            return Move::PlayCow(cow, field, end);
        }
        let event = self.cards.nth(n - with_cows + self.cows);
        event.map_or(Move::EndPlay, Move::PlayEvent)
    }
}

impl Cow {
    /// What the active player may play now.
    #[inline]
    pub(crate) fn plays(&self, state: &State) -> Plays {
        let hand = self.deck.distinct(state.hands[state.active]);
        let cows = hand & self.deck.cows();
        Plays {
            cards: Ranked::of(cows | ((hand - cows) & self.playable(state))),
            cows: cows.count(),
            places: Places::of(state),
        }
    }

    /// The events that have a target, or may be played without one (A19).
    #[inline]
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
/// no difference, as in one's own field and in an empty one.
struct Places {
    /// Two bits for each field, its left end and its right.
    ends: Ranks,
}

impl Places {
    fn of(state: &State) -> Self {
        let mut differ = state.ring.occupied() & state.inside;
        differ.remove(state.active);
        let ends = u64::from(differ.spread() | state.inside.spread() << 1);
        let first = 2 * state.active.index();
        let later = ends >> first << first;
        let ends = later | (ends - later) << 16;
        Self {
            ends: Ranks::of(ends),
        }
    }

    /// How many there are.
    fn len(&self) -> u32 {
        self.ends.ones()
    }

    fn nth(&self, n: u32) -> (Seat, End) {
        let place = self.ends.nth(n) % 16;
        let end = if place.is_multiple_of(2) {
            End::Left
        } else {
            End::Right
        };
        (Seat::at(place / 2), end)
    }
}
