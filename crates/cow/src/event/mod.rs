//! What happened, in the past tense, with what a log in words needs; and what of it a viewer learns.

use serde::Serialize;
use table::{Seat, Viewer};

use crate::id::Id;

mod fact;

pub use fact::{Ending, Fact};

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
