//! What is said when a game is over: what decided it, its course, its best and its worst moment.

use table::Seat;

use crate::Line;

sentences! { pub:
    /// Everybody's score, turn by turn.
    Scores = "ending-scores" {}
    /// Everybody's celestial cards, turn by turn.
    CardsHeld = "ending-cards-held" {}
    /// The best moment, as a heading.
    Best = "ending-best" {}
    /// The records of the house that a game has set, as a heading.
    HouseRecords = "ending-house-records" {}
    /// The worst moment, as a heading.
    Worst = "ending-worst" {}
    /// The worst moment and whose it was, as a heading.
    WorstFor = "ending-worst-for" { seat: Seat }
    /// The bank that decided a game of Cosmic Wimpout.
    LastBank = "ending-last-bank" { points: i64, seat: Seat, score: i64 }
    /// Train wrecks on the way.
    WrecksOnTheWay = "ending-wrecks" { n: i64 }
    /// Words that were found in a game of Cosmic `ConneXion`, and who found the longest.
    LongestWord = "ending-longest-word" { n: i64, others: i64, letters: i64, word: Line, seat: Seat }
    /// No word was found.
    NoWords = "ending-no-words" {}
    /// What the sentence brought.
    SentenceBrought = "ending-sentence-brought" { seat: Seat, points: Line }
    /// Who took Pot and Bank in Unexploded Cow.
    MostPoints = "ending-most-points" { points: i64, won: Line }
    /// Somebody and a sum.
    WonSum = "ending-won-sum" { seat: Seat, sum: Line }
    /// Cows that exploded, and what really counts.
    Booms = "ending-booms" { n: i64, out: i64 }
}
