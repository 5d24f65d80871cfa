//! What events look for: without it they can do nothing (A19).

use crate::card::{Card, CardSet};

use super::{Effect, Face, Filter, Place, What, Where};

/// The events of a deck by what has to be there for any of their effects to do anything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Seekers {
    /// Nothing.
    pub(crate) nothing: CardSet,
    /// A cow in your field.
    pub(crate) own_cow: CardSet,
    /// A cow in another field.
    pub(crate) others_cow: CardSet,
    /// A cow in any field.
    pub(crate) any_cow: CardSet,
    /// A cow in your field and one in another.
    pub(crate) two_cows: CardSet,
    /// A card in the discard pile.
    pub(crate) discarded: CardSet,
    /// A cow there.
    pub(crate) discarded_cow: CardSet,
    /// An event there.
    pub(crate) discarded_event: CardSet,
    /// A card in another hand.
    pub(crate) hand_card: CardSet,
}

impl Seekers {
    pub(super) fn among(faces: &[Face]) -> Self {
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
}
