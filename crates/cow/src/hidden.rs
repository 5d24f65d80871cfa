//! Dealing again what a viewer cannot see, with the chances the viewer has to give it.
//!
//! A card that was in a hand when the discard pile became the deck is not in the deck; a card seen to go into a hand
//! is there until it is seen to leave; hand sizes are public. Where two seats have exchanged a card that the viewer
//! did not see, the cards of both are dealt as one pile.

use table::{Hidden, Luck, Seat, Viewer};

use crate::Cow;
use crate::card::{Card, CardSet, Six};
use crate::state::State;

impl Hidden for Cow {
    fn redeal(&self, state: &State, viewer: Viewer, luck: &mut dyn Luck) -> State {
        let hidden = hidden_hands(state, viewer);
        let sure = state.knowledge.sure();
        let in_hands = hidden
            .0
            .iter()
            .fold(CardSet::EMPTY, |all, &hand| all | hand);
        let mut held = shuffled(in_hands & sure, luck).into_iter();
        let mut drawn = shuffled((in_hands - sure) | state.deck, luck).into_iter();
        let quotas = quotas(state, viewer, &hidden, luck);
        let mut dealt = state.clone();
        forget(&mut dealt, in_hands);
        for seat in (0..state.seats).map(Seat::at) {
            let (n_held, n) = (quotas[seat], hidden[seat].len());
            let cards: Vec<Card> = held
                .by_ref()
                .take(n_held)
                .chain(drawn.by_ref().take(n - n_held))
                .collect();
            fit_knowledge(&mut dealt, state, hidden[seat], &cards);
            let cards: CardSet = cards.into_iter().collect();
            dealt.hands[seat] = (state.hands[seat] - hidden[seat]) | cards;
        }
        dealt.deck = drawn.collect();
        dealt
    }
}

/// The cards of each hand that the viewer does not know.
fn hidden_hands(state: &State, viewer: Viewer) -> Six<CardSet> {
    let known = state.knowledge.known(viewer);
    let mut hidden = Six::default();
    for seat in (0..state.seats)
        .map(Seat::at)
        .filter(|&seat| viewer != Viewer::Seat(seat))
    {
        hidden[seat] = state.hands[seat] - known;
    }
    hidden
}

/// How many cards of each hidden hand cannot have come out of the deck since it was last made. Seats that have
/// exchanged cards unseen have such cards in common, anywhere among theirs.
fn quotas(state: &State, viewer: Viewer, hidden: &Six<CardSet>, luck: &mut dyn Luck) -> Six<usize> {
    let sure = state.knowledge.sure();
    let mut quotas = Six::default();
    for group in groups(state, viewer) {
        let slots = group
            .iter()
            .flat_map(|&seat| std::iter::repeat_n(seat, hidden[seat].len()));
        let mut slots: Vec<Seat> = slots.collect();
        let held = group.iter().map(|&seat| (hidden[seat] & sure).len()).sum();
        if group.len() > 1 {
            mix(&mut slots, luck);
            slots
                .into_iter()
                .take(held)
                .for_each(|seat| quotas[seat] += 1);
        } else {
            for &seat in &group {
                quotas[seat] = held;
            }
        }
    }
    quotas
}

/// The seats, those together that have exchanged cards the viewer did not see.
fn groups(state: &State, viewer: Viewer) -> Vec<Vec<Seat>> {
    let mut groups: Vec<Vec<Seat>> = Vec::new();
    for seat in (0..state.seats).map(Seat::at) {
        let mixed = |group: &Vec<Seat>| {
            group
                .iter()
                .any(|&other| state.knowledge.are_mixed(seat, other, viewer))
        };
        let (joined, mut apart): (Vec<_>, Vec<_>) = groups.into_iter().partition(mixed);
        let mut group = joined.concat();
        group.push(seat);
        apart.push(group);
        groups = apart;
    }
    groups
}

/// Nobody knows any of the cards that are dealt again.
fn forget(dealt: &mut State, cards: CardSet) {
    for known in &mut dealt.knowledge.private_mut().0 {
        *known = *known - cards;
    }
}

/// Lets every other seat know as many of the new cards of a hand as it knew of the old ones.
fn fit_knowledge(dealt: &mut State, state: &State, old: CardSet, new: &[Card]) {
    for seat in (0..state.seats).map(Seat::at) {
        let knew = (state.knowledge.private(seat) & old).len();
        let known = &mut dealt.knowledge.private_mut()[seat];
        new.iter().take(knew).for_each(|&card| known.insert(card));
    }
}

fn shuffled(cards: CardSet, luck: &mut dyn Luck) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.iter().collect();
    mix(&mut cards, luck);
    cards
}

fn mix<T>(items: &mut [T], mut luck: &mut dyn Luck) {
    Luck::shuffle(&mut luck, items);
}
