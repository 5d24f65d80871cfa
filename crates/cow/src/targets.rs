//! What an event still needs to know: which cows, cards, seats or ends can be picked (S4, A19, A21).

use crate::Cow;
use crate::action::End;
use crate::card::{Card, CardSet, Seats};
use crate::deck::{Effect, Filter, Place, Where};
use crate::moves::Move;
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
            Effect::Bomb(from) | Effect::DiscardCow(from) => picks
                .cow
                .is_none()
                .then(|| Need::Cow(herds_of(state, *from))),
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
            Some(Need::Cow(cows)) => !cows.is_empty(),
            Some(Need::Card(cards)) => !cards.is_empty(),
            Some(Need::Seat(seats)) => !seats.is_empty(),
        };
        self.deck.effects(event).iter().any(possible)
    }

    /// Hands out the picks that answer a need, one of those that come to the same, as long as they are wanted.
    pub(crate) fn each_pick(&self, state: &State, need: Need, mut want: impl FnMut(Move) -> bool) {
        match need {
            Need::Cow(cows) => self.each_cow(state, cows, |cow| want(Move::PickCow(cow))),
            Need::Card(cards) => {
                let _ = self.distinct(cards).all(|card| want(Move::PickCard(card)));
            }
            Need::Seat(seats) => {
                let _ = seats
                    .from(state.active)
                    .all(|seat| want(Move::PickSeat(seat)));
            }
            Need::End => {
                let _ = [End::Left, End::Right]
                    .into_iter()
                    .all(|end| want(Move::PickEnd(end)));
            }
            Need::Luck(_) => {}
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

    /// Hands out the cows of `among` round the table, as long as they are wanted: the first of equal neighbours only,
    /// for which of those is meant makes no difference to any roll.
    pub(crate) fn each_cow(
        &self,
        state: &State,
        among: CardSet,
        mut want: impl FnMut(Card) -> bool,
    ) {
        for seat in state.inside.from(state.active) {
            if (state.ring.herd(seat) & among).is_empty() {
                continue;
            }
            let mut before = None;
            for &cow in state.ring.field(seat) {
                let look = among.contains(cow).then(|| self.look(state, cow));
                if look.is_some() && look != before && !want(cow) {
                    return;
                }
                before = look;
            }
        }
    }

    /// What a cow in play is but for its name.
    pub(crate) fn look(&self, state: &State, cow: Card) -> Look {
        let spy_of = if self.deck.is_spy(cow) {
            state.owner(cow)
        } else {
            None
        };
        let chain = state.chain.as_ref();
        Look(u64::from_le_bytes([
            1,
            self.deck.type_of(cow),
            u8::from(state.used.contains(cow)),
            spy_of.map_or(0, |seat| 1 + seat.0.to_le_bytes()[0]),
            chain.map_or(0, |chain| chain.bombs(cow)),
            u8::from(chain.is_some_and(|chain| chain.doomed.contains(cow))),
            0,
            0,
        ]))
    }
}

/// Everything about a cow in play that makes a difference: type, power used, Spy's owner, bombs, doom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Look(u64);

impl Need {
    /// Whether a pick answers the need.
    pub(crate) fn is_met_by(&self, pick: Move) -> bool {
        match (self, pick) {
            (Self::Cow(cows), Move::PickCow(cow)) => cows.contains(cow),
            (Self::Card(cards), Move::PickCard(card)) => cards.contains(card),
            (Self::Seat(seats), Move::PickSeat(seat)) => seats.contains(seat),
            (Self::End, Move::PickEnd(_)) => true,
            _ => false,
        }
    }
}

fn need_to_move(state: &State, from: Where, to: Place, picks: &Picks) -> Option<Need> {
    let Some(cow) = picks.cow else {
        let cows = herds_of(state, from);
        let own = herds_of(state, Where::Own);
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
    let others = herds_of(state, Where::Others);
    if picks.cow.is_none() {
        let own = herds_of(state, Where::Own);
        return Some(Need::Cow(if others.is_empty() { others } else { own }));
    }
    let Some(other) = picks.other else {
        return Some(Need::Cow(others));
    };
    let stays = state
        .ring
        .whose(other)
        .is_some_and(|field| state.ring.len(field) > 1);
    (picks.end.is_none() && stays).then_some(Need::End)
}

fn herds_of(state: &State, from: Where) -> CardSet {
    match from {
        Where::Own => state.ring.herd(state.active),
        Where::Others => state.ring.herds() - state.ring.herd(state.active),
        Where::Any => state.ring.herds(),
    }
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
