//! What an event still needs to know: which cows, cards, seats or ends can be picked (S4, A19, A21).

use table::Seat;

use crate::Cow;
use crate::action::{End, Pick};
use crate::card::{Card, CardSet, Seats};
use crate::deck::{Effect, Filter, Place, Where};
use crate::state::{Picks, State};

/// What is asked for next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Need {
    /// One of these cows in play.
    Cow(CardSet),
    /// One of these cards.
    Card(CardSet),
    /// One of these seats.
    Seat(Seats),
    /// An end of a line.
    End,
    /// One of so many cards of a hand, by luck.
    Luck(usize),
}

impl Cow {
    /// What an effect still needs before it can be done.
    pub(crate) fn need(&self, state: &State, effect: &Effect, picks: &Picks) -> Option<Need> {
        match effect {
            Effect::Roll | Effect::Draw(_) | Effect::Transfer { .. } => None,
            Effect::Bomb(from) | Effect::DiscardCow(from) => {
                picks.cow.is_none().then(|| Need::Cow(cows(state, *from)))
            }
            Effect::MoveCow { from, to, .. } => need_to_move(state, *from, *to, picks),
            Effect::SwapCows => need_to_swap(state, picks),
            Effect::TakeDiscard { kind, .. } => picks
                .card
                .is_none()
                .then(|| Need::Card(self.filtered(state.discard, *kind))),
            Effect::StealCard => self.need_to_steal(state, picks),
        }
    }

    fn need_to_steal(&self, state: &State, picks: &Picks) -> Option<Need> {
        let Some(from) = picks.seat else {
            return Some(Need::Seat(robbable(state)));
        };
        let hand = state.hands[from];
        let need = if self.rules.thief_chooses() {
            Need::Card(hand)
        } else {
            Need::Luck(hand.len())
        };
        picks.card.is_none().then_some(need)
    }

    fn filtered(&self, cards: CardSet, filter: Filter) -> CardSet {
        match filter {
            Filter::Any => cards,
            Filter::Cow => cards & self.deck.cows(),
            Filter::Event => cards - self.deck.cows(),
        }
    }

    /// Whether anything of an event can be done now (A19).
    pub(crate) fn has_target(&self, state: &State, event: Card) -> bool {
        let possible = |effect| match self.need(state, effect, &Picks::default()) {
            None | Some(Need::End | Need::Luck(_)) => true,
            Some(Need::Cow(cows)) => {
                !cows.is_empty()
                    && (*effect != Effect::SwapCows || !cows_of_others(state).is_empty())
            }
            Some(Need::Card(cards)) => !cards.is_empty(),
            Some(Need::Seat(seats)) => !seats.is_empty(),
        };
        self.deck.effects(event).iter().any(possible)
    }

    /// The picks that answer a need, one of those that come to the same.
    pub(crate) fn options(&self, state: &State, need: &Need) -> Vec<Pick> {
        let id = |card| self.deck.id(card);
        match *need {
            Need::Cow(cows) => self
                .distinct_cows(state, cows)
                .map(|cow| Pick::Cow(id(cow)))
                .collect(),
            Need::Card(cards) => self
                .distinct(cards)
                .map(|card| Pick::Card(id(card)))
                .collect(),
            Need::Seat(seats) => seats.from(state.active).map(Pick::Seat).collect(),
            Need::End => vec![Pick::End(End::Left), Pick::End(End::Right)],
            Need::Luck(_) => Vec::new(),
        }
    }

    /// Whether a pick answers a need.
    pub(crate) fn answers(&self, need: &Need, pick: Pick) -> bool {
        let in_set =
            |cards: CardSet, id| self.deck.find(id).is_some_and(|card| cards.contains(card));
        match (*need, pick) {
            (Need::Cow(cows), Pick::Cow(id)) => in_set(cows, id),
            (Need::Card(cards), Pick::Card(id)) => in_set(cards, id),
            (Need::Seat(seats), Pick::Seat(seat)) => seats.contains(seat),
            (Need::End, Pick::End(_)) => true,
            (
                Need::Cow(_) | Need::Card(_) | Need::Seat(_) | Need::End | Need::Luck(_),
                Pick::Cow(_) | Pick::Card(_) | Pick::Seat(_) | Pick::End(_),
            ) => false,
        }
    }

    /// The first card of each type.
    pub(crate) fn distinct(&self, cards: CardSet) -> impl Iterator<Item = Card> {
        let mut types = CardSet::EMPTY;
        cards.iter().filter(move |&card| {
            let of_type = Card(self.deck.type_of(card));
            let fresh = !types.contains(of_type);
            types.insert(of_type);
            fresh
        })
    }

    /// The cows of `among` round the table, the first of equal neighbours only: which of those is meant makes no
    /// difference to any roll.
    pub(crate) fn distinct_cows(
        &self,
        state: &State,
        among: CardSet,
    ) -> impl Iterator<Item = Card> {
        let fields = state
            .inside
            .from(state.active)
            .map(|seat| state.ring.field(seat));
        fields.flat_map(move |field| {
            field.iter().enumerate().filter_map(move |(place, &cow)| {
                let before = place.checked_sub(1).map(|before| field[before]);
                let twin = before.is_some_and(|before| {
                    among.contains(before) && self.are_alike(state, before, cow)
                });
                (among.contains(cow) && !twin).then_some(cow)
            })
        })
    }

    /// Whether two cows in play differ in name only.
    pub(crate) fn are_alike(&self, state: &State, one: Card, other: Card) -> bool {
        let bombs = |cow| {
            state
                .chain
                .as_ref()
                .map(|chain| (chain.bombs(cow), chain.doomed.contains(cow)))
        };
        self.deck.type_of(one) == self.deck.type_of(other)
            && state.used.contains(one) == state.used.contains(other)
            && state
                .spies
                .0
                .iter()
                .all(|spies| spies.contains(one) == spies.contains(other))
            && bombs(one) == bombs(other)
    }
}

fn need_to_move(state: &State, from: Where, to: Place, picks: &Picks) -> Option<Need> {
    let Some(cow) = picks.cow else {
        let cows = cows(state, from);
        let own = cows_of(state, state.active);
        return Some(Need::Cow(if to == Place::Own { cows - own } else { cows }));
    };
    if to == Place::Own {
        return None;
    }
    let Some(seat) = picks.seat else {
        let mut seats = state.inside;
        state
            .ring
            .whose(cow)
            .into_iter()
            .for_each(|field| seats.remove(field));
        return Some(Need::Seat(seats));
    };
    let ends_differ = seat != state.active && state.ring.len(seat) > 0;
    (picks.end.is_none() && ends_differ).then_some(Need::End)
}

fn need_to_swap(state: &State, picks: &Picks) -> Option<Need> {
    if picks.cow.is_none() {
        return Some(Need::Cow(cows_of(state, state.active)));
    }
    let Some(other) = picks.other else {
        return Some(Need::Cow(cows_of_others(state)));
    };
    let stays = state
        .ring
        .whose(other)
        .is_some_and(|field| state.ring.len(field) > 1);
    (picks.end.is_none() && stays).then_some(Need::End)
}

fn cows(state: &State, from: Where) -> CardSet {
    match from {
        Where::Own => cows_of(state, state.active),
        Where::Others => cows_of_others(state),
        Where::Any => state.ring.all().iter().copied().collect(),
    }
}

fn cows_of(state: &State, seat: Seat) -> CardSet {
    state.ring.field(seat).iter().copied().collect()
}

fn cows_of_others(state: &State) -> CardSet {
    cows(state, Where::Any) - cows_of(state, state.active)
}

/// The others who have a card to take (S4).
fn robbable(state: &State) -> Seats {
    let mut seats = state.inside;
    seats.remove(state.active);
    for seat in seats.iter() {
        if state.hands[seat].is_empty() {
            seats.remove(seat);
        }
    }
    seats
}
