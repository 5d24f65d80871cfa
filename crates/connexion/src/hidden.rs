//! Dealing again what a viewer cannot see: the letter cards in others' hands, and the celestial cards in others' hands
//! and in the pile. Hands that are mixed for the viewer are dealt as one pile.

use table::{Hidden, Luck, Seat, Viewer};

use crate::deck::{Celestial, Letter};
use crate::game::Connexion;
use crate::known::Known;
use crate::state::{Move, State};

impl Hidden for Connexion {
    fn redeal(&self, state: &State, viewer: Viewer, luck: &mut dyn Luck) -> State {
        let mut dealt = state.clone();
        deal_letters(&mut dealt, viewer, luck);
        if !state.counted && !self.agreed().cards_lie_open() {
            deal_celestial(&mut dealt, viewer, luck);
            forget(&mut dealt, viewer);
        }
        dealt
    }
}

/// Deals the letter cards that the viewer does not see.
fn deal_letters(dealt: &mut State, viewer: Viewer, luck: &mut dyn Luck) {
    let others: Vec<Seat> = others(dealt, viewer).collect();
    let sizes: Vec<usize> = others
        .iter()
        .map(|&seat| dealt.players[seat].hand.len())
        .collect();
    for &seat in &others {
        dealt.players[seat].hand.clear();
    }
    let mut unseen: Vec<Letter> = dealt.undealt().collect();
    mix(&mut unseen, luck);
    let mut unseen = unseen.into_iter();
    for (seat, size) in others.into_iter().zip(sizes) {
        dealt.players[seat].hand.extend(unseen.by_ref().take(size));
    }
}

/// Deals the celestial cards that the viewer does not see; what is left is the pile.
fn deal_celestial(dealt: &mut State, viewer: Viewer, luck: &mut dyn Luck) {
    let known = Known::of(dealt, viewer);
    let others: Vec<Seat> = others(dealt, viewer).collect();
    let size = |state: &State, seat: Seat| state.players[seat].celestial.len();
    let sizes: Vec<(Seat, usize)> = others
        .iter()
        .map(|&seat| (seat, size(dealt, seat)))
        .collect();
    for &seat in &others {
        dealt.players[seat].celestial.clear();
    }
    let mut unseen: Vec<Celestial> = dealt.pile().filter(|&card| !known.has(card)).collect();
    mix(&mut unseen, luck);
    for &seat in &others {
        if known.group(seat).find(|other| others.contains(other)) != Some(seat) {
            continue;
        }
        let group: Vec<Seat> = known.group(seat).collect();
        let sizes = sizes.iter().filter(|(seat, _)| group.contains(seat));
        let mut slots: Vec<Seat> = sizes
            .flat_map(|&(seat, size)| std::iter::repeat_n(seat, size))
            .collect();
        mix(&mut slots, luck);
        let mut cards = known.among(seat);
        for slot in slots {
            if let Some(card) = cards.next().or_else(|| unseen.pop()) {
                dealt.players[slot].celestial.push(card);
            }
        }
    }
    for seat in others {
        mix(&mut dealt.players[seat].celestial, luck);
    }
}

/// Nobody remembers more of the moves than the viewer has seen.
fn forget(dealt: &mut State, viewer: Viewer) {
    for step in &mut dealt.moves {
        match step {
            Move::Pilfered {
                thief,
                victim,
                card,
            } => {
                if viewer != Viewer::Seat(*thief) && viewer != Viewer::Seat(*victim) {
                    *card = None;
                }
            }
            Move::Shown(_) => {}
        }
    }
}

fn others(state: &State, viewer: Viewer) -> impl Iterator<Item = Seat> + use<> {
    state
        .players
        .seats()
        .filter(move |&seat| viewer != Viewer::Seat(seat))
}

fn mix<T>(items: &mut [T], mut luck: &mut dyn Luck) {
    Luck::shuffle(&mut luck, items);
}
