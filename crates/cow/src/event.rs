//! What happened, in the past tense, with what a log in words needs; and what of it a viewer learns.

use serde::Serialize;
use table::{Seat, Viewer};

use crate::action::End;
use crate::id::Id;
use crate::money::Reason;

/// A card and what people call it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Named {
    /// Its id.
    pub id: Id,
    /// Its name.
    pub name: String,
}

/// A fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Event {
    /// Everybody learns all of it.
    Open(Fact),
    /// Some learn more of it than others.
    Close(Close<Named>),
}

/// What a viewer learns of a fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Seen {
    /// All of it.
    Open(Fact),
    /// As much as the viewer may: cards not seen are `null`.
    Close(Close<Option<Named>>),
}

/// A fact with cards that not everybody sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Close<C> {
    /// A card of the starting hand (R4).
    Dealt {
        /// Whose.
        seat: Seat,
        /// The card.
        card: C,
    },
    /// A card drawn (R12).
    Drawn {
        /// By whom.
        seat: Seat,
        /// The card.
        card: C,
    },
    /// A hand looked at.
    HandSeen {
        /// Who looked.
        seat: Seat,
        /// Whose hand.
        of: Seat,
        /// The hand.
        cards: Vec<C>,
    },
    /// A card taken out of a hand.
    CardStolen {
        /// Who took it.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// The card.
        card: C,
    },
}

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
    /// A Mad Bomber had exploded: every cow of the field got a bomb (R37).
    BombsHandedOut {
        field: Seat,
        wave: u8,
        cows: Vec<Named>,
    },
    /// A player blew up his own cow on his own turn and took the city (R30).
    CityTaken {
        seat: Seat,
        city: u8,
        name: String,
        cow: Named,
    },
    /// An owner's exploded cows were reckoned: what they won and cost, and how much the Pot was short (A13, R29).
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
}

impl Event {
    /// What `viewer` learns.
    pub(crate) fn seen(&self, viewer: Viewer) -> Seen {
        match self {
            Self::Open(fact) => Seen::Open(fact.clone()),
            Self::Close(close) => Seen::Close(close.seen(viewer)),
        }
    }
}

impl Close<Named> {
    fn seen(&self, viewer: Viewer) -> Close<Option<Named>> {
        let sees = |seat: &Seat| viewer == Viewer::Seat(*seat);
        match self {
            Self::Dealt { seat, card } => Close::Dealt {
                seat: *seat,
                card: sees(seat).then(|| card.clone()),
            },
            Self::Drawn { seat, card } => Close::Drawn {
                seat: *seat,
                card: sees(seat).then(|| card.clone()),
            },
            Self::HandSeen { seat, of, cards } => {
                let sees = sees(seat) || sees(of);
                let cards = cards
                    .iter()
                    .map(|card| sees.then(|| card.clone()))
                    .collect();
                Close::HandSeen {
                    seat: *seat,
                    of: *of,
                    cards,
                }
            }
            Self::CardStolen { seat, from, card } => {
                let sees = sees(seat) || sees(from);
                let card = sees.then(|| card.clone());
                Close::CardStolen {
                    seat: *seat,
                    from: *from,
                    card,
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{json, to_value};

    #[test]
    fn a_drawn_card_is_shown_to_who_drew_it_alone() {
        let card = Named {
            id: "c14".parse().unwrap(),
            name: "Colossal Keith".to_owned(),
        };
        let event = Event::Close(Close::Drawn {
            seat: Seat(1),
            card,
        });
        let full =
            json!({"event": "drawn", "seat": 1, "card": {"id": "c14", "name": "Colossal Keith"}});
        assert_eq!(to_value(&event).unwrap(), full);
        assert_eq!(to_value(event.seen(Viewer::Seat(Seat(1)))).unwrap(), full);
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
            let seen = to_value(event.seen(viewer)).unwrap();
            assert_eq!(seen, json!({"event": "drawn", "seat": 1, "card": null}));
        }
    }

    #[test]
    fn a_stolen_card_is_shown_to_the_thief_and_the_victim() {
        let card = Named {
            id: "e01".parse().unwrap(),
            name: "Night Shift".to_owned(),
        };
        let (seat, from) = (Seat(0), Seat(2));
        let event = Event::Close(Close::CardStolen {
            seat,
            from,
            card: card.clone(),
        });
        let seen = |viewer| event.seen(viewer);
        let known = Seen::Close(Close::CardStolen {
            seat,
            from,
            card: Some(card),
        });
        assert_eq!(seen(Viewer::Seat(seat)), known);
        assert_eq!(seen(Viewer::Seat(from)), known);
        let hidden = Seen::Close(Close::CardStolen {
            seat,
            from,
            card: None,
        });
        assert_eq!(seen(Viewer::Seat(Seat(1))), hidden);
    }
}
