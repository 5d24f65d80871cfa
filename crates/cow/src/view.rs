//! Everything a viewer may know, built up from nothing (A30).

use std::collections::BTreeMap;

use serde::Serialize;
use table::{Seat, Viewer};

use crate::Cow;
use crate::action::Pick;
use crate::card::{Card, CardSet};
use crate::counting::{Counter, TableCounter, counters, table_counters};
use crate::deck::{Kind, What};
use crate::id::Id;
use crate::money::{Bill, FULL, Purse, Reason};
use crate::rules::{Rules, Way};
use crate::state::{Playing, State, numbers};
use crate::targets::Need;
use crate::waiting::Waiting;

/// What a viewer may know. Lists by seat are in the order of the seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Which game of the match is played, from 1.
    pub game: u32,
    /// How many games the match has.
    pub games: u32,
    /// Turns begun in this game.
    pub turn: u32,
    /// Who began this game.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// What is waited for, in a word.
    pub phase: &'static str,
    /// Who is to act, if a seat is.
    pub to_act: Option<Seat>,
    /// Dollars at hand, by seat.
    pub cash: Vec<i32>,
    /// Dollars lent, by seat.
    pub loans: Vec<i32>,
    /// Dollars brought to the table beside the start, by seat.
    pub added: Vec<i32>,
    /// Cash less loans and added money, by seat.
    pub net: Vec<i32>,
    /// The Pot.
    pub pot: i32,
    /// The Bank.
    pub bank: i32,
    /// The city that is up.
    pub city: Option<u8>,
    /// Its town.
    pub city_name: Option<String>,
    /// How many cities are still to be turned.
    pub cities_left: u32,
    /// Which these are; they come in this order where the city deck is stacked.
    pub cities_to_come: Vec<u8>,
    /// Cities taken, by seat.
    pub cities_taken: Vec<Vec<u8>>,
    /// Their points, by seat.
    pub points: Vec<u32>,
    /// Cities of players who dropped out.
    pub cities_aside: Vec<u8>,
    /// Who has dropped out.
    pub out: Vec<Seat>,
    /// The cows in play by field, left to right.
    pub fields: Vec<Vec<CowInPlay>>,
    /// Which cow a roll of the active player would reach, for 1 to 6.
    pub reached_by: Vec<Option<Id>>,
    /// The viewer's own hand; of a spectator `null`.
    pub hand: Option<Vec<Id>>,
    /// How many cards each seat holds.
    pub hand_sizes: Vec<usize>,
    /// Cards in others' hands that the viewer knows, by seat.
    pub known: Vec<Vec<Id>>,
    /// How many cards are in the deck.
    pub deck_size: usize,
    /// The discard pile, in the order of the deck file.
    pub discard: Vec<Id>,
    /// The card being played.
    pub on_table: Option<Id>,
    /// The chain of bombs that is going on.
    pub bombs: Option<Bombs>,
    /// The debt that has to be settled.
    pub debt: Option<Debt>,
    /// What the event being played asks for: `cow`, `card`, `seat` or `end`.
    pub asks_for: Option<&'static str>,
    /// What has been picked for it.
    pub picked: Vec<Pick>,
    /// What rules of the table's own count of everybody (P30).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub counters: Vec<Counter>,
    /// What they count of the table as a whole (P30).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub table_counters: Vec<TableCounter>,
    /// What is printed on the cards that the viewer sees.
    pub cards: BTreeMap<Id, Printed>,
}

/// A cow in a field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CowInPlay {
    /// Its id.
    pub id: Id,
    /// Its name.
    pub name: String,
    /// Its power.
    pub kind: Kind,
    /// What it cost.
    pub price: i32,
    /// What it is worth.
    pub value: i32,
    /// Who gets its money (R16, R32).
    pub owner: Seat,
    /// Whether it has used its power this turn (R36).
    pub used: bool,
}

/// What is printed on a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Printed {
    /// The name.
    pub name: String,
    /// The power of a cow, or `event`.
    pub kind: Printing,
    /// What it costs.
    pub price: i32,
    /// What a cow is worth.
    pub value: Option<i32>,
    /// The words.
    pub text: String,
}

/// The kind of card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Printing {
    /// A cow of that power.
    Cow(Kind),
    /// An event: the word `event`.
    Event(&'static str),
}

/// A chain of bombs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Bombs {
    /// In whose field, and so whose choice.
    pub field: Seat,
    /// The wave, from 1.
    pub wave: u8,
    /// The cow whose bomb has to be dealt with now.
    pub holder: Option<Id>,
    /// All cows with bombs that are not dealt with, and how many, left to right.
    pub holding: Vec<(Id, u8)>,
    /// The cows that explode when all of these are dealt with, left to right.
    pub doomed: Vec<Id>,
}

/// A debt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Debt {
    /// Who owes.
    pub seat: Seat,
    /// What is due.
    pub amount: i32,
    /// How much of it the debtor has not got.
    pub missing: i32,
    /// What for.
    pub reason: Reason,
    /// How much a loan would be, where there are loans (R43, R45).
    pub loan: Option<i32>,
}

impl Cow {
    /// Everything `viewer` may know.
    pub(crate) fn build_view(&self, state: &State, viewer: Viewer) -> View {
        let waiting = self.waiting(state);
        let own = match viewer {
            Viewer::Seat(seat) if state.seated(seat) => Some(seat),
            Viewer::Seat(_) | Viewer::Spectator => None,
        };
        let known = state.knowledge.known(viewer);
        let seats = || (0..state.seats).map(Seat::at);
        let purses = |of: fn(Purse) -> i32| seats().map(|seat| of(state.purses[seat])).collect();
        View {
            game: (state.games + 1).min(self.rules.games().max(state.games)),
            games: self.rules.games(),
            turn: state.turn,
            first: state.first,
            active: state.active,
            phase: waiting.name(),
            to_act: waiting.seat(state),
            cash: purses(|purse| purse.cash),
            loans: purses(|purse| purse.loans),
            added: purses(|purse| purse.added),
            net: purses(Purse::net),
            pot: state.pot,
            bank: state.bank,
            city: state.cities.up,
            city_name: state
                .cities
                .up
                .map(|city| self.deck.city_name(city).to_owned()),
            cities_left: state.cities_left(),
            cities_to_come: numbers(state.cities.left).collect(),
            cities_taken: seats()
                .map(|seat| numbers(state.cities.taken[seat]).collect())
                .collect(),
            points: seats().map(|seat| state.points(seat)).collect(),
            cities_aside: numbers(state.cities.aside).collect(),
            out: seats()
                .filter(|&seat| !state.inside.contains(seat))
                .collect(),
            fields: seats().map(|seat| self.field_view(state, seat)).collect(),
            reached_by: (1..=6)
                .map(|face| Some(self.deck.id(state.ring.reached(state.active, face)?)))
                .collect(),
            hand: own.map(|seat| self.ids(state.hands[seat])),
            hand_sizes: seats().map(|seat| state.hands[seat].len()).collect(),
            known: seats()
                .map(|seat| self.known_in(state, seat, own, known))
                .collect(),
            deck_size: state.deck.len(),
            discard: self.ids(state.discard),
            on_table: state.on_table.map(|card| self.deck.id(card)),
            bombs: self.bombs_view(state),
            debt: debt(&self.rules, state, waiting),
            asks_for: self.asks_for(state, waiting),
            picked: self.picked(state),
            counters: counters(&self.rules, state),
            table_counters: table_counters(&self.rules, state),
            cards: self.cards_view(state, own, known),
        }
    }

    fn ids(&self, cards: CardSet) -> Vec<Id> {
        cards.iter().map(|card| self.deck.id(card)).collect()
    }

    fn field_view(&self, state: &State, seat: Seat) -> Vec<CowInPlay> {
        let from_left = state.ring.field(seat).iter().rev();
        let cow = |&card: &Card| CowInPlay {
            id: self.deck.id(card),
            name: self.deck.face(card).name.clone(),
            kind: self.deck.kind(card),
            price: self.deck.price(card),
            value: self.deck.value(card),
            owner: state.owner(card).unwrap_or(seat),
            used: state.used.contains(card),
        };
        from_left.map(cow).collect()
    }

    /// The cards of another's hand that the viewer knows.
    fn known_in(&self, state: &State, seat: Seat, own: Option<Seat>, known: CardSet) -> Vec<Id> {
        if own == Some(seat) {
            Vec::new()
        } else {
            self.ids(state.hands[seat] & known)
        }
    }

    fn bombs_view(&self, state: &State) -> Option<Bombs> {
        let chain = state.chain.as_ref()?;
        let from_left = || state.ring.field(chain.field).iter().rev().copied();
        let holding = from_left().filter(|&cow| chain.bombs(cow) > 0);
        Some(Bombs {
            field: chain.field,
            wave: chain.wave,
            holder: state.holder().map(|cow| self.deck.id(cow)),
            holding: holding
                .map(|cow| (self.deck.id(cow), chain.bombs(cow)))
                .collect(),
            doomed: from_left()
                .filter(|&cow| chain.doomed.contains(cow))
                .map(|cow| self.deck.id(cow))
                .collect(),
        })
    }

    fn picked(&self, state: &State) -> Vec<Pick> {
        let Some(Playing::Event { picks, .. }) = state.playing else {
            return Vec::new();
        };
        let cow = |card: Option<Card>| card.map(|card| Pick::Cow(self.deck.id(card)));
        let seat = picks.seat.map(Pick::Seat);
        [cow(picks.cow), cow(picks.other), seat]
            .into_iter()
            .flatten()
            .collect()
    }

    fn cards_view(
        &self,
        state: &State,
        own: Option<Seat>,
        known: CardSet,
    ) -> BTreeMap<Id, Printed> {
        let hand = own.map_or(CardSet::EMPTY, |seat| state.hands[seat]);
        let in_play = state
            .ring
            .all()
            .iter()
            .copied()
            .chain(state.on_table)
            .collect();
        let seen = hand | known | state.discard | in_play;
        seen.iter()
            .map(|card| (self.deck.id(card), self.printed(card)))
            .collect()
    }

    fn printed(&self, card: Card) -> Printed {
        let face = self.deck.face(card);
        let (kind, value) = match face.what {
            What::Cow { kind, value } => (Printing::Cow(kind), Some(value)),
            What::Event(_) => (Printing::Event("event"), None),
        };
        let (name, price, text) = (face.name.clone(), face.price, face.text.clone());
        Printed {
            name,
            kind,
            price,
            value,
            text,
        }
    }
}

fn debt(rules: &Rules, state: &State, waiting: Waiting) -> Option<Debt> {
    let Waiting::Debt(seat) = waiting else {
        return None;
    };
    let Bill { amount, reason, .. } = state.bills.first()?;
    let missing = amount - state.purses[seat].cash;
    Some(Debt {
        seat,
        amount,
        missing,
        reason,
        loan: match rules.way_out_of_debt() {
            Way::LoanOfTheRest => Some(missing),
            Way::FullLoan => Some(FULL),
            Way::Add => None,
        },
    })
}

impl Cow {
    /// What the active player picks, if he is asked to.
    fn asks_for(&self, state: &State, waiting: Waiting) -> Option<&'static str> {
        if waiting != Waiting::Pick {
            return None;
        }
        match self.need_now(state)? {
            Need::Cow(_) => Some("cow"),
            Need::Card(_) => Some("card"),
            Need::Seat(_) => Some("seat"),
            Need::End => Some("end"),
            Need::Luck(_) => None,
        }
    }
}
