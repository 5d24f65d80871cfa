//! What the seat that is to act may know, by cards instead of words: the view of bots and playouts. It borrows the
//! state and shows of it what the same seat's [`crate::View`] shows; other hands and the deck stay closed.

use table::Seat;

use crate::Cow;
use crate::card::{Card, CardSet, Seats};
use crate::deck::{Deck, Effect, Kind};
use crate::money::Purse;
use crate::moves::Move;
use crate::ring::Ring;
use crate::state::{Playing, State};
use crate::targets::Need;
use crate::waiting::Waiting;

/// What a seat is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked<'a> {
    /// To play a card or to end the play.
    Main,
    /// To pick something for this effect of an event; of a swap the first cow may be picked already.
    Pick(&'a Effect, Option<Card>),
    /// For the order of the field before the roll.
    Arrange,
    /// What becomes of the bomb that this cow holds.
    Window(Card),
    /// How a debt is settled.
    Debt,
    /// Whether he comes back for another game.
    BuyIn,
}

/// What the seat that is to act may know.
#[derive(Clone, Copy, Debug)]
pub struct Outlook<'a> {
    cow: &'a Cow,
    state: &'a State,
    seat: Seat,
    waiting: Waiting,
}

impl Cow {
    /// The outlook of the seat that is to act; none where luck is waited for or the match is over.
    pub fn outlook<'a>(&'a self, state: &'a State) -> Option<Outlook<'a>> {
        self.outlook_for(state, self.waiting(state))
    }

    pub(crate) fn outlook_for<'a>(
        &'a self,
        state: &'a State,
        waiting: Waiting,
    ) -> Option<Outlook<'a>> {
        let seat = waiting.seat(state)?;
        Some(Outlook {
            cow: self,
            state,
            seat,
            waiting,
        })
    }
}

impl<'a> Outlook<'a> {
    /// Who is to act.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What for.
    pub fn asked(&self) -> Asked<'a> {
        match self.waiting {
            Waiting::Pick => match (self.state.playing, self.state.on_table) {
                (Some(Playing::Event { at, picks }), Some(card)) => {
                    let effects = self.cow.deck.effects(card);
                    let effect = effects.get(usize::from(at)).unwrap_or(&Effect::Roll);
                    Asked::Pick(effect, picks.cow)
                }
                _ => Asked::Pick(&Effect::Roll, None),
            },
            Waiting::Arrange => Asked::Arrange,
            Waiting::Window { holder, .. } => Asked::Window(holder),
            Waiting::Debt(_) => Asked::Debt,
            Waiting::BuyIn(_) => Asked::BuyIn,
            Waiting::Main
            | Waiting::Over
            | Waiting::Starter(_)
            | Waiting::Deal
            | Waiting::Lot
            | Waiting::City
            | Waiting::Draw
            | Waiting::Die
            | Waiting::HandCard(_) => Asked::Main,
        }
    }

    /// The cows in play or the cards of which one is to be picked; none where that is something else.
    pub fn to_pick(&self) -> CardSet {
        match self.cow.need_now(self.state) {
            Some(Need::Cow(cards) | Need::Card(cards)) => cards,
            Some(Need::Seat(_) | Need::End | Need::Luck(_)) | None => CardSet::EMPTY,
        }
    }

    /// Puts the listed moves into `list`, emptied first.
    pub fn moves(&self, list: &mut Vec<Move>) {
        self.cow.list(self.state, self.waiting, list);
    }

    /// Whether an event of the own hand may be played now (A19).
    pub fn may_play(&self, event: Card) -> bool {
        self.cow.may_play_event(self.state, event)
    }

    /// The deck the table plays with: what is printed on each card.
    pub fn deck(&self) -> &'a Deck {
        &self.cow.deck
    }

    /// The own hand.
    pub fn hand(&self) -> CardSet {
        self.state.hands[self.seat]
    }

    /// How many cards a seat holds.
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.state.hands[seat].len()
    }

    /// The cows in play.
    pub fn ring(&self) -> &'a Ring {
        &self.state.ring
    }

    /// How many bombs a cow holds that are not dealt with (A11).
    pub fn bombs(&self, cow: Card) -> u8 {
        let chain = self.state.chain.as_ref();
        chain.map_or(0, |chain| chain.bombs(cow))
    }

    /// Who gets the money of a cow in play.
    pub fn owner(&self, cow: Card) -> Option<Seat> {
        self.state.owner(cow)
    }

    /// The cows in play whose money a seat gets.
    pub fn owned(&self, seat: Seat) -> CardSet {
        let State { ring, spies, .. } = self.state;
        (ring.herd(seat) - self.cow.deck.of_kind(Kind::Spy)) | spies[seat]
    }

    /// The Spies in play that belong to a seat.
    pub fn spies(&self, seat: Seat) -> CardSet {
        self.state.spies[seat]
    }

    /// The discard pile.
    pub fn discard(&self) -> CardSet {
        self.state.discard
    }

    /// Who has not dropped out.
    pub fn inside(&self) -> Seats {
        self.state.inside
    }

    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.state.active
    }

    /// The money of a seat.
    pub fn purse(&self, seat: Seat) -> Purse {
        self.state.purses[seat]
    }

    /// The Pot.
    pub fn pot(&self) -> i32 {
        self.state.pot
    }

    /// The city that is up.
    pub fn city(&self) -> Option<u8> {
        self.state.cities.up
    }

    /// How many cities are still to be turned.
    pub fn cities_left(&self) -> u32 {
        self.state.cities_left()
    }

    /// The city points of a seat.
    pub fn points(&self, seat: Seat) -> u32 {
        self.state.points(seat)
    }
}
