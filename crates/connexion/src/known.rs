//! What a viewer knows of the celestial cards in others' hands (X16, X17).
//!
//! While the pile lasts, a card is known to its holder only. A pilfered card is seen by thief and victim. When a card
//! then goes from a hand in which the viewer knows one into another, unseen, the known card may be in either: the two
//! hands are mixed, as far as this viewer can tell.

use table::{BySeat, Seat, Viewer};

use crate::deck::Celestial;
use crate::state::{Move, State};

/// What one viewer knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Known {
    /// Cards of others, each with a hand that it is in, or is mixed with.
    cards: Vec<(Celestial, Seat)>,
    /// For each seat the first of those it is mixed with; itself if with none before it.
    groups: BySeat<Seat>,
}

impl Known {
    /// What `viewer` knows, from what the viewer has seen.
    pub(crate) fn of(state: &State, viewer: Viewer) -> Self {
        let mut known = Self {
            cards: Vec::new(),
            groups: BySeat::new(state.players.len(), |seat| seat),
        };
        for step in &state.moves {
            match step {
                Move::Shown(shown) => {
                    known.groups = BySeat::new(state.players.len(), |seat| seat);
                    let others = shown
                        .iter()
                        .filter(|(seat, _)| viewer != Viewer::Seat(*seat));
                    known.cards = others.map(|&(seat, card)| (card, seat)).collect();
                }
                Move::Pilfered {
                    thief,
                    victim,
                    card,
                } => {
                    let own = |seat: &Seat| viewer == Viewer::Seat(*seat);
                    match (own(thief), own(victim), card) {
                        (true, _, Some(card)) => known.lose(*card),
                        (_, true, Some(card)) => known.cards.push((*card, *thief)),
                        _ => known.mix(*victim, *thief),
                    }
                }
            }
        }
        known
    }

    /// A known card has come into the viewer's own hand.
    fn lose(&mut self, card: Celestial) {
        self.cards.retain(|(other, _)| *other != card);
        let groups = self.groups.clone();
        let kept = |group: Seat| self.cards.iter().any(|(_, seat)| groups[*seat] == group);
        self.groups = BySeat::new(groups.len(), |seat| {
            if kept(groups[seat]) {
                groups[seat]
            } else {
                seat
            }
        });
    }

    /// Some card went from one hand into another; it may have been a known one.
    fn mix(&mut self, from: Seat, to: Seat) {
        let (from, to) = (self.groups[from], self.groups[to]);
        if !self
            .cards
            .iter()
            .any(|(_, seat)| self.groups[*seat] == from)
        {
            return;
        }
        let (first, second) = (from.min(to), from.max(to));
        for seat in self.groups.seats() {
            if self.groups[seat] == second {
                self.groups[seat] = first;
            }
        }
    }

    /// The known cards that are in one hand or another of the group of `seat`.
    pub(crate) fn among(&self, seat: Seat) -> impl Iterator<Item = Celestial> {
        let group = self.groups[seat];
        let cards = self.cards.iter();
        cards
            .filter(move |(_, other)| self.groups[*other] == group)
            .map(|&(card, _)| card)
    }

    /// The cards that are known to be in this very hand.
    pub(crate) fn held(&self, seat: Seat) -> Vec<Celestial> {
        if self.group(seat).count() > 1 {
            return Vec::new();
        }
        self.among(seat).collect()
    }

    /// The seats that `seat` is mixed with, itself included, in seat order.
    pub(crate) fn group(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let group = self.groups[seat];
        self.groups
            .seats()
            .filter(move |other| self.groups[*other] == group)
    }

    /// Whether the card is one of those known.
    pub(crate) fn has(&self, card: Celestial) -> bool {
        self.cards.iter().any(|(other, _)| *other == card)
    }
}
