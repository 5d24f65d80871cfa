//! What a seat does, what is drawn, and what comes of a draw, as the doors write them.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::board::Position;
use crate::finding::Finding;

/// What a seat does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Places a letter card of the own hand (X3).
    Place {
        /// The card's name.
        card: String,
        /// Where, if the table places freely.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        position: Option<Position>,
    },
    /// Says a word that lies on the board (X6).
    Claim {
        /// The word.
        word: String,
    },
    /// Takes a celestial card from another player (X17).
    Pilfer {
        /// Whom.
        from: Seat,
        /// Which, if cards lie open.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<String>,
    },
    /// Lets an offer pass: a pilfer, the bonus round, an appeal.
    Decline,
    /// Has no more words; or submits no sentence.
    Done,
    /// Lays the Sun on position 25 (X18).
    LaySun,
    /// Submits a sentence made of listed words (X18).
    Sentence {
        /// The words in order.
        words: Vec<String>,
        /// Whether it is meant to be in the future tense; nothing said is yes, as far as a vote is asked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        future: Option<bool>,
    },
    /// Takes a rejected sentence to the other players (X22).
    Appeal,
    /// Votes on a sentence (X22).
    Judge {
        /// Whether it is grammatical.
        grammar: bool,
        /// Whether it is in the future tense.
        #[serde(default)]
        future: bool,
    },
}

/// What is to be drawn; its JSON is the label of the draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Draw {
    /// The dealer, or a card of a hidden hand: a number below `of`.
    Pick {
        /// How many there are to pick from.
        of: u32,
    },
    /// One of the places of a draw that a rule of the table's own asks for (O2), counted from 1.
    Lot {
        /// What each of them weighs.
        weights: Vec<u32>,
    },
    /// The next card of a pile.
    Card(Pile),
    /// What the judge finds of a sentence: no luck, but the record holds it, so that a replay needs no judge.
    Judge {
        /// The words in order.
        sentence: Vec<String>,
    },
}

/// A pile that cards are drawn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pile {
    /// The letter cards being dealt: the outcome is the card's name.
    Letter,
    /// The celestial cards: the outcome is the card's id.
    Celestial,
}

/// What came of a draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    untagged,
    expecting = "a number from 0, a card, or what the judge finds"
)]
pub enum Outcome {
    /// Which one was picked, counted from 0; which place of a lot, counted from 1.
    Picked(u32),
    /// The card.
    Card(String),
    /// What the judge found.
    Found(Finding),
}
