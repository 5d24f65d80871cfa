//! Facts that everybody learns.

use serde::Serialize;
use table::Seat;

use super::Named;
use crate::action::{End, Pick};
use crate::money::Reason;

/// A fact that everybody learns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each field says what it is")]
pub enum Fact {
    /// A game of the match was set up (R4).
    GameBegun {
        game: u32,
        of: u32,
        seats: Vec<Seat>,
    },
    /// The first player was found (R5).
    StarterFound {
        seat: Seat,
    },
    /// An ante was paid, as far as the player had it (R6, R7).
    AntePaid {
        seat: Seat,
        pot: i32,
        bank: i32,
    },
    /// A player paid into the Pot.
    PaidPot {
        seat: Seat,
        amount: i32,
        reason: Reason,
    },
    /// A player paid another.
    PaidPlayer {
        seat: Seat,
        to: Seat,
        amount: i32,
        reason: Reason,
    },
    /// A player got a loan (R43, R45).
    LoanTaken {
        seat: Seat,
        amount: i32,
    },
    /// A player added money for a debt (R44).
    MoneyAdded {
        seat: Seat,
        amount: i32,
    },
    /// A player dropped out (A26): what went to the discard pile, which cities were set aside.
    DroppedOut {
        seat: Seat,
        cards: Vec<Named>,
        cities: Vec<u8>,
    },
    /// A player who had dropped out came back for the next game (S7), or did not.
    BoughtIn {
        seat: Seat,
        amount: i32,
    },
    StayedOut {
        seat: Seat,
    },
    /// A turn began.
    TurnBegun {
        seat: Seat,
        turn: u32,
    },
    /// A city was turned up (R10).
    CityTurned {
        city: u8,
        name: String,
    },
    /// The discard pile became the deck (R13).
    Reshuffled {
        cards: usize,
    },
    /// A card was due and both piles were empty (A19).
    NothingToDraw {
        seat: Seat,
    },
    /// A cow was played, and its price is due (R15, R17).
    CowPlayed {
        seat: Seat,
        cow: Named,
        field: Seat,
        end: End,
        price: i32,
    },
    /// A cow that was played stands in its field.
    CowEntered {
        cow: Named,
        field: Seat,
        owner: Seat,
    },
    /// The field was gone before the cow came to it (S7).
    CowLost {
        cow: Named,
    },
    /// An event was played, and its price is due (R18).
    EventPlayed {
        seat: Seat,
        card: Named,
        price: i32,
    },
    /// A player picked something for his event; a cow is named.
    Picked {
        seat: Seat,
        pick: Pick,
        cow: Option<Named>,
    },
    /// A part of an event found no target (A19).
    EventBlank {
        card: Named,
    },
    /// A player put his field in order, left to right (R19).
    Arranged {
        seat: Seat,
        order: Vec<Named>,
    },
    /// A player plays no more cards.
    PlayEnded {
        seat: Seat,
    },
    /// A bomb roll, and the cow it reached (R24, R25).
    Rolled {
        seat: Seat,
        face: u32,
        cow: Option<Named>,
    },
    /// A cow found a bomb (R26).
    BombFound {
        cow: Named,
        field: Seat,
    },
    /// The field's owner lets the cow explode (A10).
    BombKept {
        cow: Named,
        field: Seat,
    },
    /// A Mechanic defused a bomb (R33).
    BombDefused {
        cow: Named,
        field: Seat,
    },
    /// A General handed a bomb on (R34).
    BombPassed {
        cow: Named,
        to: Named,
        field: Seat,
    },
    /// A P.E.C. took a bomb (R35).
    BombStolen {
        cow: Named,
        by: Named,
        field: Seat,
    },
    /// A cow exploded (R27).
    Exploded {
        cow: Named,
        field: Seat,
        owner: Seat,
        value: i32,
        wave: u8,
    },
    /// Mad Bombers had exploded: every cow of the field got a bomb of each of them (R37, A11).
    BombsHandedOut {
        field: Seat,
        wave: u8,
        /// How many bombs each cow got.
        each: u8,
        cows: Vec<Named>,
    },
    /// A player blew up his own cow on his own turn and took the city (R30).
    CityTaken {
        seat: Seat,
        city: u8,
        name: String,
        cow: Named,
    },
    /// An owner's exploded cows were reckoned: what they are worth, what they cost, and how much of the worth the Pot lacks (A13, R29).
    Reckoned {
        seat: Seat,
        won: i32,
        cost: i32,
        short: i32,
    },
    /// A player got money from the Pot.
    GotFromPot {
        seat: Seat,
        amount: i32,
    },
    /// A cow changed fields.
    CowMoved {
        seat: Seat,
        cow: Named,
        from: Seat,
        to: Seat,
    },
    /// Two cows changed places.
    CowsSwapped {
        seat: Seat,
        gave: Named,
        took: Named,
        with: Seat,
    },
    /// A card came out of the discard pile into a hand.
    CardFished {
        seat: Seat,
        card: Named,
    },
    /// A cow came out of the discard pile into a field.
    CowReturned {
        seat: Seat,
        cow: Named,
    },
    /// A cow went to the discard pile unexploded.
    CowDiscarded {
        seat: Seat,
        cow: Named,
        field: Seat,
    },
    /// A turn was over.
    TurnEnded {
        seat: Seat,
        without_roll: bool,
    },
    /// A game was over: why, the points by seat, and who shared the money (R39, R40).
    GameEnded {
        game: u32,
        because: Ending,
        points: Vec<u32>,
        winners: Vec<Seat>,
    },
    /// A player took his share of Pot and Bank.
    MoneyWon {
        seat: Seat,
        amount: i32,
    },
    /// A rule of the table's own brings a player dollars, or costs him them (below 0), in what happens here (P30).
    OwnRuleActed {
        seat: Seat,
        rule: String,
        amount: i32,
    },
    /// What has just happened came of a rule of the table's own (P30).
    OwnRuleDecided {
        seat: Seat,
        rule: String,
    },
    /// What a rule of the table's own counts of a player has become `count` (P30).
    OwnRuleCounted {
        seat: Seat,
        rule: String,
        /// What is counted.
        counter: String,
        count: u32,
    },
    /// What a rule of the table's own counts of the table has become `count` (P30).
    OwnRuleCountedAll {
        rule: String,
        /// What is counted.
        counter: String,
        count: u32,
    },
    /// A rule of the table's own has drawn something before a turn (P30, O2).
    OwnRuleDrew {
        seat: Seat,
        rule: String,
        /// Which of its places, counted from 1.
        place: u32,
        /// How often that is drawn…
        weight: u32,
        /// … in so many draws.
        of: u32,
    },
    /// A rule of the table's own could not answer, and did nothing (P30).
    OwnRuleFailed {
        rule: String,
        line: usize,
        why: String,
    },
}

impl Fact {
    /// A rule of the table's own could not answer.
    pub(crate) fn failed(rule: String, why: own::Fault) -> Self {
        Self::OwnRuleFailed {
            rule,
            line: why.line,
            why: why.message,
        }
    }
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The last city was taken (R39).
    LastCity,
    /// Nothing moved for a whole round (A29).
    Stalled,
    /// One player was left (A26).
    LastPlayer,
    /// A rule of the table's own says so (P30).
    OwnRule,
}
