//! The sentences that ask somebody at a table of Cosmic `ConneXion`.

use table::Seat;

use crate::common::Spelled;
use crate::line::Line;

sentences! {
    /// The dealer is drawn.
    Dealer = "connexion-drawing-dealer" {}
    /// The letter cards are dealt.
    Deal = "connexion-dealing" {}
    /// A celestial card is drawn.
    Award = "connexion-drawing" {}
    /// The judge reads the sentence.
    Judge = "connexion-judging" {}
    /// The end.
    Over = "connexion-over" { words: Spelled }
    /// The end, with the scores.
    OverWith = "connexion-over-with" { words: Spelled, scores: Line }

    /// A letter card is to be placed on the next position (X3).
    Place = "connexion-asked-place" { position: Line, time: Line }
    /// A letter card is to be placed anywhere (X3).
    PlaceFreely = "connexion-asked-place-freely" { time: Line }
    /// The time that there will be for words (X4).
    TimeAfter = "connexion-time-after" { seconds: u32 }
    /// No clock runs (X4).
    NoClock = "connexion-no-clock" {}
    /// A rule of the table's own that says where no card may lie (P30).
    OwnPlacing = "connexion-asked-own-placing" { asked: Line, rule: Line }
    /// Words are asked for.
    Claim = "connexion-asked-claim" { words: Spelled }
    /// The time for words (X4).
    TimeInAll = "connexion-time-in-all" { asked: Line, seconds: u32 }
    /// No more words may be found (X14).
    NoMoreWords = "connexion-asked-no-more" {}
    /// A celestial card of another player (X17).
    Pilfer = "connexion-asked-pilfer" {}
    /// The Sun (X18).
    Sun = "connexion-asked-sun" {}
    /// The sentence (X18).
    Write = "connexion-asked-sentence" { seconds: u32 }
    /// An appeal (X22).
    Appeal = "connexion-asked-appeal" { verdict: Line }
    /// A vote (X22).
    Vote = "connexion-asked-vote" { author: Seat, asks_future: bool, verdict: Line }
    /// A sentence as it was said.
    Said = "connexion-said" { text: Line }
    /// A sentence, and what the judge has against it.
    SaidBut = "connexion-said-but" { text: Line, because: Line }

    /// Somebody places a card.
    Places = "connexion-places" { seat: Seat }
    /// Somebody looks for words.
    Claims = "connexion-claims" { seat: Seat }
    /// Somebody pilfers (X17).
    Pilfers = "connexion-pilfers" { seat: Seat }
    /// Somebody holds the Sun (X18).
    HoldsSun = "connexion-holds-sun" { seat: Seat }
    /// Somebody makes a sentence (X18).
    Writes = "connexion-writes" { seat: Seat }
    /// Somebody may appeal (X22).
    Appeals = "connexion-appeals" { seat: Seat }
    /// Somebody votes (X22).
    Votes = "connexion-votes" { seat: Seat }

    /// How words are typed at a terminal.
    TypeWords = "connexion-type-words" {}
    /// How a sentence is typed at a terminal.
    TypeSentence = "connexion-type-sentence" { list: Line }
    /// The list of words that were found.
    List = "connexion-list" { n: Spelled, words: Line }
    /// The list without any.
    EmptyList = "connexion-empty-list" {}
}
