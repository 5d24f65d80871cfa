//! Moves: what a seat does, by cards instead of their ids. Small and without words, for playouts and searches.

use table::Seat;

use crate::Cow;
use crate::action::{Action, End, Pick};
use crate::card::Card;
use crate::state::State;

/// What a seat does. The same as an [`Action`], except that of the orders of a field only those are moves that shift
/// one cow to an end; any order is made with [`Cow::make_order`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Plays a cow into a field.
    PlayCow(Card, Seat, End),
    /// Plays an event.
    PlayEvent(Card),
    /// Picks a cow in play.
    PickCow(Card),
    /// Picks a card of the discard pile or of a hand.
    PickCard(Card),
    /// Picks a player or his field.
    PickSeat(Seat),
    /// Picks an end of a line.
    PickEnd(End),
    /// Arranges one's field: the cow at the first place goes to the second; places count from the right, from 0.
    Shift(u8, u8),
    /// Plays no more cards.
    EndPlay,
    /// Lets the holder explode.
    Explode,
    /// Lets the Mechanic defuse.
    Defuse,
    /// Lets the General hand his bomb to a cow.
    Pass(Card),
    /// Lets a P.E.C. take the bomb.
    Steal(Card),
    /// Takes a full loan.
    Loan,
    /// Adds dollars.
    Add(i32),
    /// Drops out.
    DropOut,
}

impl Cow {
    /// The action that a move of `state` is.
    pub fn action(&self, state: &State, to_do: Move) -> Action {
        let id = |card| self.deck.id(card);
        match to_do {
            Move::PlayCow(card, field, end) => Action::PlayCow {
                card: id(card),
                field,
                end,
            },
            Move::PlayEvent(card) => Action::PlayEvent { card: id(card) },
            Move::PickCow(card) => Action::Pick(Pick::Cow(id(card))),
            Move::PickCard(card) => Action::Pick(Pick::Card(id(card))),
            Move::PickSeat(seat) => Action::Pick(Pick::Seat(seat)),
            Move::PickEnd(end) => Action::Pick(Pick::End(end)),
            Move::Shift(from, to) => {
                let mut ring = state.ring.clone();
                ring.shift(state.active, from, to);
                let from_left = ring.field(state.active).iter().rev();
                Action::Arrange {
                    order: from_left.map(|&card| id(card)).collect(),
                }
            }
            Move::EndPlay => Action::EndPlay,
            Move::Explode => Action::Explode,
            Move::Defuse => Action::Defuse,
            Move::Pass(card) => Action::Pass { to: id(card) },
            Move::Steal(card) => Action::Steal { by: id(card) },
            Move::Loan => Action::Loan,
            Move::Add(amount) => Action::Add { amount },
            Move::DropOut => Action::DropOut,
        }
    }

    /// The move that an action is; an order of a field is none, nor is what names a card that does not exist.
    pub fn as_move(&self, action: &Action) -> Option<Move> {
        let card = |id| self.deck.find(id);
        Some(match *action {
            Action::PlayCow {
                card: id,
                field,
                end,
            } => Move::PlayCow(card(id)?, field, end),
            Action::PlayEvent { card: id } => Move::PlayEvent(card(id)?),
            Action::Pick(pick) => self.as_pick(pick)?,
            Action::Arrange { .. } => return None,
            Action::EndPlay => Move::EndPlay,
            Action::Explode => Move::Explode,
            Action::Defuse => Move::Defuse,
            Action::Pass { to } => Move::Pass(card(to)?),
            Action::Steal { by } => Move::Steal(card(by)?),
            Action::Loan => Move::Loan,
            Action::Add { amount } => Move::Add(amount),
            Action::DropOut => Move::DropOut,
        })
    }

    /// The move that a pick is.
    pub(crate) fn as_pick(&self, pick: Pick) -> Option<Move> {
        Some(match pick {
            Pick::Cow(id) => Move::PickCow(self.deck.find(id)?),
            Pick::Card(id) => Move::PickCard(self.deck.find(id)?),
            Pick::Seat(seat) => Move::PickSeat(seat),
            Pick::End(end) => Move::PickEnd(end),
        })
    }
}
