//! How a finished game of words was played: what could be found, what was, and what luck the cards brought (U17).

mod hoard;
mod walk;

use connexion::board::Position;
use connexion::search::Walk as Path;
use serde::{Deserialize, Serialize};
use table::Seat;

pub(super) use walk::review;

/// The report of a game of words. Points are in tenths.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct WordReport {
    /// The turns, in their order.
    pub turns: Vec<TurnReport>,
    /// What came of them, by seat.
    pub seats: Vec<SeatReport>,
    /// The celestial cards that came to somebody, in their order.
    pub draws: Vec<Drawn>,
    /// The bonus round, if it came to it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus: Option<BonusReport>,
}

/// One turn.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TurnReport {
    /// How many steps of the record there are after its last one.
    pub step: usize,
    /// Its number, from 1.
    pub turn: u32,
    /// Whose it was.
    pub seat: Seat,
    /// The card that was placed.
    pub placed: Opening,
    /// The placing that would have opened most words; of equal ones what was placed.
    pub best: Opening,
    /// How many words were found.
    pub found: usize,
    /// How many lay on the board that could still be found.
    pub to_find: usize,
    /// What the cards are worth that were won.
    pub won: u32,
    /// What those of all words to be found were worth on average: first the pile's, then other players'.
    pub to_win: f64,
    /// The longest word that was not found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub missed: Option<Missed>,
}

impl TurnReport {
    /// Whether the longest word missed is the one that was missed in the turn `before`.
    #[must_use]
    pub fn misses_again(&self, before: Option<&Self>) -> bool {
        let word = |turn: &Self| turn.missed.as_ref().map(|missed| missed.word.clone());
        before.is_some_and(|before| word(before) == word(self))
    }
}

/// A card on a position, and how many words it opens that were not on the board before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Opening {
    /// The card's name.
    pub card: String,
    /// Where.
    pub position: Position,
    /// How many words.
    pub opens: usize,
}

/// A word that lay on the board and was not found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Missed {
    /// The word.
    pub word: String,
    /// How it is walked.
    pub path: Path,
    /// What it means, if the dictionary knows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub meaning: Option<String>,
}

/// What all turns were to a seat.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SeatReport {
    /// How many turns it had.
    pub turns: usize,
    /// How many words it found in them.
    pub found: usize,
    /// How many could be found.
    pub to_find: usize,
    /// What it won by them.
    pub won: u32,
    /// What could be won on average.
    pub to_win: f64,
    /// How many words its cards opened.
    pub opened: usize,
    /// How many the best placing would have opened.
    pub could_open: usize,
    /// By how much the cards that it drew from the pile were worth more than those on average.
    pub luck: f64,
    /// The same for the cards that it pilfered unseen, less that of those that were pilfered from it.
    pub pilfering: f64,
}

/// A celestial card that came to somebody by luck.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Drawn {
    /// How many steps of the record there are after it.
    pub step: usize,
    /// Who got it.
    pub seat: Seat,
    /// From whom, where it was pilfered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<Seat>,
    /// What it is called.
    pub card: String,
    /// What it is worth.
    pub worth: u32,
    /// By how much that is more than what could be expected; 0 of the Sun, whose worth is in the bonus round.
    pub luck: f64,
}

/// The bonus round.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BonusReport {
    /// Who had the Sun.
    pub seat: Seat,
    /// The sentence that was submitted last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sentence: Option<Vec<String>>,
    /// What it earned.
    pub earned: u32,
    /// The best that a search among the listed words finds, with what it earns if everybody accepts it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best: Option<BestSentence>,
}

/// A sentence that could have been made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BestSentence {
    /// Its words.
    pub words: Vec<String>,
    /// Whether it is in the future tense.
    pub future: bool,
    /// What it earns.
    pub earns: u32,
}
