//! What a seat can do, what can be drawn, and what was drawn: the wire words of the referee.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::id::Id;

/// What a seat does.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Action {
    /// Plays a cow into a field (R15).
    PlayCow {
        /// Which cow.
        card: Id,
        /// Whose field.
        field: Seat,
        /// The end of the line it goes to (A4).
        end: End,
    },
    /// Plays an event (R18).
    PlayEvent {
        /// Which event.
        card: Id,
    },
    /// Picks what the event being played asks for.
    Pick(Pick),
    /// Puts the cows of one's own field in this order (R19).
    Arrange {
        /// All of them, left to right (A3).
        order: Vec<Id>,
    },
    /// Plays no more cards; the roll comes (R23).
    EndPlay,
    /// Lets the cow that holds the bomb explode (R26).
    Explode,
    /// Lets the Mechanic that holds the bomb defuse it (R33).
    Defuse,
    /// Lets the General that holds the bomb hand it on (R34).
    Pass {
        /// To which cow of the field.
        to: Id,
    },
    /// Lets a P.E.C. take the bomb (R35).
    Steal {
        /// Which P.E.C.
        by: Id,
    },
    /// Takes a loan for a debt (R43, R45).
    Loan,
    /// Adds money for a debt, or to buy in again (R44, S7).
    Add {
        /// Dollars.
        amount: i32,
    },
    /// Drops out (A26).
    DropOut,
}

/// One pick for an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pick {
    /// A cow in play.
    Cow(Id),
    /// A card of the discard pile, or of the hand looked at.
    Card(Id),
    /// A player, or his field.
    Seat(Seat),
    /// An end of a line.
    End(End),
}

/// An end of a field, as its owner sees it (A3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// Counted last by a roll of the owner.
    Left,
    /// Counted first by a roll of the owner.
    Right,
}

/// What is to be drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Draw {
    /// One of so many, counted from 0: the first player among those still in, or a card of a hand in the order of
    /// the deck file.
    Pick {
        /// How many there are.
        of: usize,
    },
    /// One of the places of a draw that a rule of the table's own asks for (O2), counted from 1.
    Lot {
        /// What each of them weighs.
        weights: Vec<u32>,
    },
    /// The next card of a pile.
    Card(Pile),
    /// A die with so many faces.
    Die(u32),
}

/// A pile that cards are drawn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pile {
    /// Cows and events: the card's id is drawn.
    Cow,
    /// Cities: the number is drawn.
    City,
}

/// What was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    untagged,
    expecting = "a pick, a city or a die is a number from 0, a card is its id"
)]
pub enum Outcome {
    /// A number: of a pick, a place of a lot, a city, or the die's face.
    Number(u32),
    /// A cow or event card.
    Card(Id),
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{from_value, json, to_value};

    fn id(text: &str) -> Id {
        text.parse().unwrap()
    }

    #[test]
    fn actions_are_written_as_the_referee_has_them() {
        let c14 = id("c14");
        let cases = [
            (
                Action::PlayCow {
                    card: c14,
                    field: Seat(2),
                    end: End::Left,
                },
                json!({"do": "play-cow", "card": "c14", "field": 2, "end": "left"}),
            ),
            (
                Action::PlayEvent { card: c14 },
                json!({"do": "play-event", "card": "c14"}),
            ),
            (
                Action::Pick(Pick::Cow(c14)),
                json!({"do": "pick", "cow": "c14"}),
            ),
            (
                Action::Pick(Pick::Card(c14)),
                json!({"do": "pick", "card": "c14"}),
            ),
            (
                Action::Pick(Pick::Seat(Seat(1))),
                json!({"do": "pick", "seat": 1}),
            ),
            (
                Action::Pick(Pick::End(End::Right)),
                json!({"do": "pick", "end": "right"}),
            ),
            (
                Action::Arrange { order: vec![c14] },
                json!({"do": "arrange", "order": ["c14"]}),
            ),
            (Action::EndPlay, json!({"do": "end-play"})),
            (Action::Explode, json!({"do": "explode"})),
            (Action::Defuse, json!({"do": "defuse"})),
            (Action::Pass { to: c14 }, json!({"do": "pass", "to": "c14"})),
            (
                Action::Steal { by: c14 },
                json!({"do": "steal", "by": "c14"}),
            ),
            (Action::Loan, json!({"do": "loan"})),
            (
                Action::Add { amount: 150 },
                json!({"do": "add", "amount": 150}),
            ),
            (Action::DropOut, json!({"do": "drop-out"})),
        ];
        for (action, json) in cases {
            assert_eq!(to_value(&action).unwrap(), json);
            assert_eq!(from_value::<Action>(json).unwrap(), action);
        }
    }

    #[test]
    fn draws_and_outcomes_are_written_as_the_referee_has_them() {
        let draws = [
            Draw::Pick { of: 4 },
            Draw::Card(Pile::Cow),
            Draw::Card(Pile::City),
            Draw::Die(6),
        ];
        let json = json!([{"pick": {"of": 4}}, {"card": "cow"}, {"card": "city"}, {"die": 6}]);
        assert_eq!(to_value(draws).unwrap(), json);
        let outcomes = [Outcome::Card(id("e01")), Outcome::Number(6)];
        assert_eq!(to_value(outcomes).unwrap(), json!(["e01", 6]));
        assert_eq!(from_value::<Outcome>(json!("e01")).unwrap(), outcomes[0]);
        assert_eq!(from_value::<Outcome>(json!(6)).unwrap(), outcomes[1]);
    }
}
