//! The sentences of what may be done in Cosmic `ConneXion`.

use table::Seat;

use super::points::Tenths;
use crate::line::Line;

sentences! {
    /// Cards on one position.
    OnPosition = "connexion-do-on-position" { position: Line }
    /// One card on any position.
    OnAny = "connexion-do-on-any" { card: Line }
    /// What a card can stand for.
    StandsFor = "connexion-stands-for" { texts: Line }
    /// The same where a position goes with it: what is typed stays as it is.
    StandsAnywhere = "connexion-stands-anywhere" { texts: Line, typed: Line }
    /// A card unseen (X17).
    Pilfer = "connexion-do-pilfer" { from: Seat, cards: i64 }
    /// What that is.
    Unseen = "connexion-do-unseen" { cards: i64 }
    /// Cards of somebody that lie open.
    TakeFrom = "connexion-do-take-from" { from: Seat }
    /// A celestial card.
    Worth = "connexion-do-worth" { title: Line, points: Tenths }
    /// Nothing is pilfered.
    TakeNothing = "connexion-do-take-nothing" {}
    /// What that means.
    OnlyListed = "connexion-do-only-listed" {}
    /// No sentence is made.
    NoSentence = "connexion-do-no-sentence" {}
    /// The verdict stands.
    LetStand = "connexion-do-let-stand" {}
    /// What that means.
    EarnsNothing = "connexion-do-earns-nothing" {}
    /// The turn is over.
    NoMoreWords = "connexion-do-no-more-words" {}
    /// What that means.
    TurnOver = "connexion-do-turn-over" {}
    /// The Sun (X18).
    LaySun = "connexion-do-lay-sun" {}
    /// What follows.
    MakeSentence = "connexion-do-make-sentence" {}
    /// An appeal (X22).
    Appeal = "connexion-do-appeal" {}
    /// What follows.
    OthersVote = "connexion-do-others-vote" {}
    /// A vote (X22).
    Vote = "connexion-do-vote" { grammar: bool, future: bool, asks_future: bool }
}
