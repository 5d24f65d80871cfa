//! The whole truth about a game, as one fixed-size value. Nothing hidden has an order: a card is drawn when it is
//! needed, among those that are still unseen in the deck.

use table::Seat;

use crate::action::End;
use crate::card::{Card, CardSet, Seats, Six};
use crate::chain::Chain;
use crate::counting::Counting;
use crate::knowledge::Knowledge;
use crate::money::{Bills, Purse};
use crate::ring::Ring;

/// A game in progress.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// How many sat down.
    pub(crate) seats: usize,
    /// Who has not dropped out.
    pub(crate) inside: Seats,
    /// Who has left the table for good and is not asked to buy in again.
    pub(crate) gone: Seats,
    pub(crate) purses: Six<Purse>,
    pub(crate) pot: i32,
    pub(crate) bank: i32,
    pub(crate) bills: Bills,
    pub(crate) deck: CardSet,
    pub(crate) discard: CardSet,
    pub(crate) hands: Six<CardSet>,
    pub(crate) ring: Ring,
    /// Spies in play, by owner.
    pub(crate) spies: Six<CardSet>,
    /// Cows that have used their power this turn (R36).
    pub(crate) used: CardSet,
    /// The card that is being played.
    pub(crate) on_table: Option<Card>,
    pub(crate) knowledge: Knowledge,
    pub(crate) cities: Cities,
    /// Games of the match that are over.
    pub(crate) games: u32,
    /// Turns begun in this game.
    pub(crate) turn: u32,
    /// Who began this game.
    pub(crate) first: Seat,
    pub(crate) active: Seat,
    /// Turns on end in which nothing was drawn, played or blown up (A29).
    pub(crate) quiet: usize,
    pub(crate) tally: Tally,
    pub(crate) step: Step,
    /// What the active player is playing.
    pub(crate) playing: Option<Playing>,
    pub(crate) roll: Option<Roll>,
    /// Cards the active player is still to draw.
    pub(crate) drawing: u8,
    pub(crate) chain: Option<Chain>,
    pub(crate) counts: Counts,
    /// What rules of the table's own count; nothing where none does (P30).
    pub(crate) counting: Option<Box<Counting>>,
    /// What one of them draws before a turn (O2).
    pub(crate) lot: Option<Box<Lot>>,
}

/// A draw that a rule of the table's own has asked for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Lot {
    /// The name of the rule.
    pub(crate) rule: String,
    /// What is drawn.
    pub(crate) weights: own::Weights,
}

/// City cards as sets of numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Cities {
    pub(crate) left: u64,
    pub(crate) up: Option<u8>,
    pub(crate) taken: Six<u64>,
    /// The points of those that each player has taken.
    pub(crate) points: Six<u32>,
    /// Those of players who dropped out.
    pub(crate) aside: u64,
}

impl Cities {
    /// Whether every city has been taken.
    pub(crate) fn are_gone(&self) -> bool {
        self.left == 0 && self.up.is_none()
    }
}

/// The numbers in a set of cities, in order.
pub(crate) fn numbers(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let number = set.trailing_zeros();
        (set != 0).then(|| {
            set &= set - 1;
            number.to_le_bytes()[0]
        })
    })
}

/// What has happened in the turn so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Tally {
    pub(crate) drawn: u8,
    /// The decks were both empty when a card was due.
    pub(crate) dry: bool,
    pub(crate) plays: u32,
    pub(crate) rolls: u32,
    /// Rolls that events have called for.
    pub(crate) extra_rolls: u32,
    /// Whose cows have exploded.
    pub(crate) blown: Seats,
    pub(crate) city: bool,
    /// The active player has arranged his field, and no cow has come to it since.
    pub(crate) arranged: bool,
}

/// Numbers of things that are over: what a rule voted in waits for (W19).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Counts {
    pub(crate) bills: u32,
    pub(crate) rolls: u32,
    pub(crate) plays: u32,
}

/// How far the game is, when no bill, chain, roll or card is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Step {
    /// Players who dropped out are asked whether they buy in again (S7).
    BuyIn(Seats),
    /// A later game of the match waits for its first draw.
    NextGame,
    /// The first player is to be drawn.
    Starter,
    /// A card is dealt to a seat, in the round of that number.
    Deal { to: Seat, round: u8 },
    /// A turn begins.
    Begin,
    /// A rule of the table's own draws before it goes on (O2).
    Lot,
    /// A city is turned up.
    City,
    /// The active player plays cards.
    Main,
    /// The roll at the end of the turn has been called for.
    LastRoll,
    /// The match is over.
    Over,
}

/// A roll that has been called for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Roll {
    /// The roller may put his field in order (A5).
    Arrange,
    /// The die is in the air.
    Die,
}

/// A card that is being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Playing {
    /// A cow, on its way into a field once its price is paid.
    Cow { field: Seat, end: End },
    /// An event, doing the effect of that number.
    Event { at: u8, picks: Picks },
}

/// What has been picked for the effect at hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Picks {
    pub(crate) cow: Option<Card>,
    /// The other field's cow of a swap.
    pub(crate) other: Option<Card>,
    pub(crate) card: Option<Card>,
    pub(crate) seat: Option<Seat>,
    pub(crate) end: Option<End>,
    /// The owner of the field has been paid.
    pub(crate) paid: bool,
}

impl State {
    /// How many sat down.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// Who has not dropped out.
    pub fn inside(&self) -> Seats {
        self.inside
    }

    /// Who began this game.
    pub fn first(&self) -> Seat {
        self.first
    }

    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// The cows in play.
    pub fn ring(&self) -> &Ring {
        &self.ring
    }

    /// The cards a seat holds.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat]
    }

    /// The discard pile.
    pub fn discard(&self) -> CardSet {
        self.discard
    }

    /// The money of a seat.
    pub fn purse(&self, seat: Seat) -> Purse {
        self.purses[seat]
    }

    /// The Pot.
    pub fn pot(&self) -> i32 {
        self.pot
    }

    /// The Bank.
    pub fn bank(&self) -> i32 {
        self.bank
    }

    /// The city that is up.
    pub fn city(&self) -> Option<u8> {
        self.cities.up
    }

    /// How many cities are still to be turned.
    pub fn cities_left(&self) -> u32 {
        self.cities.left.count_ones()
    }

    /// The city points of a seat.
    pub fn points(&self, seat: Seat) -> u32 {
        self.cities.points[seat]
    }

    /// Turns begun in this game.
    pub fn turn(&self) -> u32 {
        self.turn
    }

    /// Whose money a cow in play earns: the field's owner's, or of a Spy his who played it (R16, R32).
    pub fn owner(&self, cow: Card) -> Option<Seat> {
        self.spies.whose(cow).or_else(|| self.ring.whose(cow))
    }

    /// Whether these are the cows of the active player's field, each once.
    pub(crate) fn is_order(&self, order: &[Card]) -> bool {
        let herd: CardSet = order.iter().copied().collect();
        herd == self.ring.herd(self.active) && order.len() == self.ring.len(self.active)
    }

    /// Whether a turn is going on.
    pub(crate) fn in_turn(&self) -> bool {
        matches!(
            self.step,
            Step::Lot | Step::City | Step::Main | Step::LastRoll
        )
    }

    /// The players after `seat` in the order of play, without him.
    pub(crate) fn others_from_left(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let mut others = self.inside;
        others.remove(seat);
        others.from(seat)
    }

    /// Puts a card of a hand on the discard pile; everybody sees it.
    pub(crate) fn throw_away(&mut self, card: Card) {
        self.knowledge.forget(card);
        self.discard.insert(card);
    }

    /// The first of these cows in a field, from its right; they must stand there.
    pub(crate) fn rightmost(&self, field: Seat, cows: CardSet) -> Option<Card> {
        if !cows.is_many() {
            return cows.first_card();
        }
        let field = self.ring.field(field).iter().copied();
        field.into_iter().find(|&cow| cows.contains(cow))
    }

    /// Takes a cow out of play; it forgets its owner and what it has done (R32, A17).
    pub(crate) fn take_out(&mut self, cow: Card) {
        if let Some(field) = self.ring.whose(cow) {
            self.take_out_of(field, cow);
        }
    }

    /// The same, out of the field in which it stands.
    pub(crate) fn take_out_of(&mut self, field: Seat, cow: Card) {
        self.ring.take_from(field, cow);
        self.used.remove(cow);
        self.spies.0.iter_mut().for_each(|spies| spies.remove(cow));
        // Nobody knows it of a hand: it was forgotten when it was played.
        self.discard.insert(cow);
    }
}
