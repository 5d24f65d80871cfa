//! What the active player may play: every cow to every place, then the events, then nothing more. Counted, not
//! listed, so that one of them can be had by its number.

use table::Seat;

use crate::Cow;
use crate::action::End;
use crate::card::{Card, CardSet, Ranked, Seats};
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
        self.cows * self.places.len + events + 1
    }

    /// The one with `n` others before it.
    pub(crate) fn nth(&self, n: u32) -> Move {
        let with_cows = self.cows * self.places.len;
        if n < with_cows {
            let cow = self.cards.nth(n / self.places.len).unwrap_or_default();
            let (field, end) = self.places.nth(n % self.places.len);
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
    fields: Seats,
    /// Those whose ends differ: in one's own field and in an empty one they make no difference.
    differ: Seats,
    active: Seat,
    /// How many there are.
    len: u32,
}

impl Places {
    fn of(state: &State) -> Self {
        let mut differ = state.ring.occupied() & state.inside;
        differ.remove(state.active);
        Self {
            fields: state.inside,
            differ,
            active: state.active,
            len: state.inside.count() + differ.count(),
        }
    }

    fn nth(&self, mut n: u32) -> (Seat, End) {
        for field in self.fields.from(self.active) {
            let ends = 1 + u32::from(self.differ.contains(field));
            if n < ends {
                return (field, if n + 1 < ends { End::Left } else { End::Right });
            }
            n -= ends;
        }
        (self.active, End::Right)
    }
}
