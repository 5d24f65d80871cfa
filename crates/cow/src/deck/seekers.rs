//! What events look for: without it they can do nothing (A19).

use crate::card::{Card, CardSet};

use super::{Effect, Face, Filter, Place, What, Where};

/// What there is for an event to do something with: a cow in your field, one in another, a cow in the discard pile, an
/// event there, a card in another hand.
pub(crate) type There = [bool; 5];

/// The events of a deck of which anything can be done, for everything that can be there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seekers([CardSet; 32]);

impl Seekers {
    pub(super) fn among(faces: &[Face]) -> Self {
        let sought = Sought::among(faces);
        let mut place = 0_usize;
        Self([(); 32].map(|()| {
            place += 1;
            sought.found([0, 1, 2, 3, 4].map(|bit| (place - 1) >> bit & 1 == 1))
        }))
    }

    /// The events of which anything can be done now.
    pub(crate) fn found(&self, there: There) -> CardSet {
        let bits = there.into_iter().rev();
        self.0[bits.fold(0, |place, so| 2 * place + usize::from(so))]
    }
}

/// The events of a deck by what has to be there for any of their effects to do anything.
#[derive(Debug, Default)]
struct Sought {
    /// Nothing.
    nothing: CardSet,
    /// A cow in your field.
    own_cow: CardSet,
    /// A cow in another field.
    others_cow: CardSet,
    /// A cow in any field.
    any_cow: CardSet,
    /// A cow in your field and one in another.
    two_cows: CardSet,
    /// A card in the discard pile.
    discarded: CardSet,
    /// A cow there.
    discarded_cow: CardSet,
    /// An event there.
    discarded_event: CardSet,
    /// A card in another hand.
    hand_card: CardSet,
}

impl Sought {
    fn among(faces: &[Face]) -> Self {
        let mut seekers = Self::default();
        for (place, face) in faces.iter().enumerate() {
            if let What::Event(effects) = &face.what {
                for effect in effects {
                    seekers.like(effect).insert(Card::at(place));
                }
            }
        }
        seekers
    }

    /// Those that look for what this effect looks for.
    fn like(&mut self, effect: &Effect) -> &mut CardSet {
        match *effect {
            Effect::Roll | Effect::Draw(_) | Effect::Transfer { .. } => &mut self.nothing,
            // A cow of your own field is there already.
            Effect::MoveCow { to: Place::Own, .. } => &mut self.others_cow,
            Effect::Bomb(from) | Effect::DiscardCow(from) | Effect::MoveCow { from, .. } => {
                match from {
                    Where::Own => &mut self.own_cow,
                    Where::Others => &mut self.others_cow,
                    Where::Any => &mut self.any_cow,
                }
            }
            Effect::SwapCows => &mut self.two_cows,
            Effect::TakeDiscard { kind, .. } => match kind {
                Filter::Any => &mut self.discarded,
                Filter::Cow => &mut self.discarded_cow,
                Filter::Event => &mut self.discarded_event,
            },
            Effect::StealCard => &mut self.hand_card,
        }
    }

    /// Those that find what they look for.
    fn found(&self, there: There) -> CardSet {
        let [own, others, cows, events, robbable] = there;
        self.nothing
            | self.own_cow.when(own)
            | self.others_cow.when(others)
            | self.any_cow.when(own | others)
            | self.two_cows.when(own & others)
            | self.discarded.when(cows | events)
            | self.discarded_cow.when(cows)
            | self.discarded_event.when(events)
            | self.hand_card.when(robbable)
    }
}
