//! What an event still needs to know: which cows, cards, seats or ends can be picked (S4, A19, A21).

use table::Seat;

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

    /// The events of which anything can be done now (A19).
    #[inline]
    pub(crate) fn with_target(&self, state: &State) -> CardSet {
        let cows = self.deck.cows();
        let own = state.ring.len(state.active);
        let hands = state.hands.all() - state.hands[state.active];
        self.deck.seekers().found([
            own > 0,
            state.ring.total() > own,
            !(state.discard & cows).is_empty(),
            !(state.discard - cows).is_empty(),
            !hands.is_empty(),
        ])
    }

    /// Hands out the picks that answer a need, one of those that come to the same, as long as they are wanted.
    pub(crate) fn each_pick(&self, state: &State, need: Need, mut want: impl FnMut(Move) -> bool) {
        match need {
            Need::Cow(cows) => self.each_cow(state, cows, |cow| want(Move::PickCow(cow))),
            Need::Card(cards) => {
                let _ = self
                    .deck
                    .distinct(cards)
                    .iter()
                    .all(|card| want(Move::PickCard(card)));
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

    /// Hands out the cows of `among` round the table, as long as they are wanted: the first of equal neighbours only,
    /// for which of those is meant makes no difference to any roll.
    pub(crate) fn each_cow(
        &self,
        state: &State,
        among: CardSet,
        mut want: impl FnMut(Card) -> bool,
    ) {
        let mut fields = state.inside.from(state.active);
        let _ = fields.all(|seat| {
            let here = state.ring.herd(seat) & among;
            here.is_empty() || self.each_cow_of(state, seat, here, &mut want)
        });
    }

    /// The same with the cows of one field; says whether more are wanted.
    pub(crate) fn each_cow_of(
        &self,
        state: &State,
        field: Seat,
        among: CardSet,
        mut want: impl FnMut(Card) -> bool,
    ) -> bool {
        let mut before: Option<Card> = None;
        for &cow in state.ring.field(field) {
            if !among.contains(cow) {
                before = None;
                continue;
            }
            let fresh = before.is_none_or(|before| !self.are_alike(state, before, cow));
            if fresh && !want(cow) {
                return false;
            }
            before = Some(cow);
        }
        true
    }

    /// Whether two cows in play differ in nothing but their names.
    #[inline]
    pub(crate) fn are_alike(&self, state: &State, one: Card, other: Card) -> bool {
        self.deck.type_of(one) == self.deck.type_of(other)
            && self.are_twins_alike(state, one, other)
    }

    /// Whether the same has become of two cows of one type.
    #[inline(never)]
    fn are_twins_alike(&self, state: &State, one: Card, other: Card) -> bool {
        let spy_of = |cow| self.deck.is_spy(cow).then(|| state.owner(cow));
        let bombs = |cow| {
            let chain = state.chain.as_ref();
            chain.map(|chain| (chain.bombs(cow), chain.doomed.contains(cow)))
        };
        state.used.contains(one) == state.used.contains(other)
            && spy_of(one) == spy_of(other)
            && bombs(one) == bombs(other)
    }
}

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
