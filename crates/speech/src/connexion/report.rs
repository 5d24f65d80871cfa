//! The report of a game of words in sentences (U17).

use connexion::search::Walk;
use table::Seat;

use super::points::Tenths;
use super::tell::walk;
use crate::line::Line;

sentences! { pub:
    /// What a seat found of what could be found, and what it won.
    FoundOf = "connexion-report-found" { seat: Seat, found: u32, turns: u32, each: u32, won: Tenths }
    /// What its cards opened.
    Opened = "connexion-report-opened" { seat: Seat, opened: u32, could: u32 }
    /// What the pile's cards brought more or less than on average.
    PileLuck = "connexion-report-pile-luck" { seat: Seat, rises: bool, points: Tenths }
    /// What pilfering brought: what it took, and what was taken from it.
    PilferLuck = "connexion-report-pilfer-luck" { seat: Seat, rises: bool, points: Tenths }
    /// What the sentence earned.
    Earned = "connexion-report-earned" { seat: Seat, points: Tenths }
    /// The Sun, and no sentence that earned anything.
    EarnedNothing = "connexion-report-earned-nothing" { seat: Seat }
    /// The best sentence that was found among the listed words.
    BestSentence = "connexion-report-best-sentence" { text: Line, points: Tenths, future: bool }
    /// There was none.
    NoSentence = "connexion-report-no-sentence" {}

    /// The turns, as a heading.
    ByTurn = "connexion-report-by-turn" {}
    /// What the picture of the turns shows, for whoever does not see it.
    Bars = "connexion-report-bars" {}
    /// The longest words that nobody found, as a heading.
    LongestMissed = "connexion-report-longest-missed" {}
    /// The luckiest cards, as a heading.
    LuckiestCards = "connexion-report-luckiest-cards" {}
    /// A turn in a list.
    TurnTold = "connexion-report-turn" { turn: u32, seat: Seat, card: Line, position: Line, found: u32, to_find: u32, won: Tenths, to_win: Tenths }
    /// The longest word that was missed in it.
    Missed = "connexion-report-missed" { word: Line, walk: Line }
    /// The same where it was missed the turn before as well.
    MissedStill = "connexion-report-missed-still" { word: Line }
    /// A placing that would have opened more.
    Better = "connexion-report-better" { card: Line, position: Line, opens: u32, opened: u32 }
    /// A missed word in a list of its own.
    MissedBy = "connexion-report-missed-by" { turn: u32, seat: Seat, word: Line, walk: Line }
    /// The same of one that the dictionary knows.
    MissedMeaning = "connexion-report-missed-meaning" { turn: u32, seat: Seat, word: Line, walk: Line, meaning: Line }
    /// A lucky card from the pile.
    LuckyCard = "connexion-report-lucky-card" { step: u32, seat: Seat, card: Line, points: Tenths }
    /// A lucky card out of another's hand.
    LuckyPilfer = "connexion-report-lucky-pilfer" { step: u32, seat: Seat, from: Seat, card: Line, points: Tenths }
    /// How all of this was found.
    HowFound = "connexion-report-how" {}
    /// The head of the column of turns.
    TurnHead = "connexion-report-turn-head" {}
    /// The head of the column of cards.
    CardHead = "connexion-report-card-head" {}
    /// That of words.
    WordsHead = "connexion-report-words-head" {}
    /// That of points.
    PointsHead = "connexion-report-points-head" {}
    /// That of the longest word missed.
    MissedHead = "connexion-report-missed-head" {}
    /// That of the best placing.
    PlacingHead = "connexion-report-placing-head" {}
    /// So many of so many.
    Of = "connexion-report-of" { n: u32, of: u32 }
    /// So many points of about so many.
    OfAbout = "connexion-report-of-about" { points: Tenths, of: Tenths }
    /// Advice: why one placing is better than another.
    WhyPlacing = "connexion-report-why-placing" {}
    /// How many words are still to be found.
    StillToFind = "connexion-report-still" { n: u32 }
    /// How more of them is told.
    MoreIsTold = "connexion-report-more-is-told" { words: Line }
    /// How many of a length there are.
    StillOfLength = "connexion-report-still-of-length" { letters: u32, n: u32 }
    /// The same, and which.
    StillNamed = "connexion-report-still-named" { letters: u32, n: u32, what: Line }
    /// The best sentence that can be made now.
    BestSentenceNow = "connexion-report-best-sentence-now" { text: Line, points: Tenths, future: bool }
    /// No sentence can be made.
    NoSentenceNow = "connexion-report-no-sentence-now" {}
    /// There is no advice for this choice.
    NothingToAdvise = "connexion-report-nothing-to-advise" {}
    /// A link: the first letters of the words that are still to be found.
    FirstLetters = "connexion-report-first-letters" {}
    /// A link: all of them.
    AllWords = "connexion-report-all-words" {}
    /// A card on a position, and how many words it opens.
    Opens = "connexion-report-opens" { card: Line, position: Line, n: u32 }
}

/// A walk in words: the position of each card and what it stands for.
#[must_use]
pub fn walked(path: &Walk) -> Line {
    let spelled: Vec<String> = path.0.iter().map(|step| step.text.clone()).collect();
    walk(&path.positions(), &spelled).into()
}
