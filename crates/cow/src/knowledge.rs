//! Who knows which cards of other hands, and which unseen cards must be in a hand: what a fair guess has to respect.

use table::{Seat, Viewer};

use crate::card::{Card, CardSet, MOST_SEATS, Six};

/// What has been learned about hands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Knowledge {
    /// Cards in hands that everybody knows: taken openly from the discard pile.
    public: CardSet,
    /// Cards in others' hands that a seat knows beside those.
    private: Six<CardSet>,
    /// Cards that were in a hand when the discard pile became the deck, or known to be in one since: wherever they
    /// are, they are not in the deck.
    sure: CardSet,
    /// For each seat, the seats it has exchanged a card with since then that not everybody saw (one bit each).
    exchanged: Six<u8>,
}

impl Knowledge {
    /// The cards in others' hands that a viewer knows.
    pub(crate) fn known(&self, viewer: Viewer) -> CardSet {
        match viewer {
            Viewer::Seat(seat) if seat.index() < MOST_SEATS => self.public | self.private[seat],
            Viewer::Seat(_) | Viewer::Spectator => self.public,
        }
    }

    /// Every card of which anything is known.
    pub(crate) fn all(&self) -> CardSet {
        self.public | self.private.all() | self.sure
    }

    /// The cards that cannot be in the deck.
    pub(crate) fn sure(&self) -> CardSet {
        self.sure
    }

    /// Whether two seats have exchanged a card that a viewer did not see.
    pub(crate) fn are_mixed(&self, one: Seat, other: Seat, viewer: Viewer) -> bool {
        let took_part = [one, other].map(Viewer::Seat).contains(&viewer);
        !took_part && self.exchanged[one] >> other.0 & 1 == 1
    }

    /// Everybody sees a card go into a hand.
    pub(crate) fn shown(&mut self, card: Card) {
        self.public.insert(card);
        self.sure.insert(card);
    }

    /// A seat sees a whole hand.
    pub(crate) fn looked(&mut self, seat: Seat, hand: CardSet) {
        self.private[seat] = self.private[seat] | hand;
    }

    /// A card goes from the hand `before` of one seat to another; only the two see which.
    pub(crate) fn stolen(&mut self, card: Card, before: CardSet, from: Seat, thief: Seat) {
        self.private[thief].remove(card);
        let other_cards = before.len() > 1;
        if other_cards {
            // Nobody else can tell any more where the cards of this hand are: here, or with the thief.
            self.public = self.public - before;
            let kept = self.private[thief];
            self.private
                .0
                .iter_mut()
                .for_each(|known| *known = *known - before);
            self.private[thief] = kept;
            self.exchanged[from] |= 1 << thief.0;
            self.exchanged[thief] |= 1 << from.0;
        }
        self.private[from].insert(card);
    }

    /// A card has left the hands.
    pub(crate) fn forget(&mut self, card: Card) {
        self.public.remove(card);
        self.private
            .0
            .iter_mut()
            .for_each(|known| known.remove(card));
        self.sure.remove(card);
    }

    /// The discard pile becomes the deck: every card in a hand is now known not to be in it.
    pub(crate) fn reshuffled(&mut self, in_hands: CardSet) {
        self.sure = in_hands;
        self.exchanged = Six::default();
    }

    /// What each seat but `viewer` knows, to be fitted to other hands.
    pub(crate) fn private_mut(&mut self) -> &mut Six<CardSet> {
        &mut self.private
    }

    /// The cards that a seat knows beside those everybody knows.
    pub(crate) fn private(&self, seat: Seat) -> CardSet {
        self.private[seat]
    }
}
