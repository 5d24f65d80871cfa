//! How a game of `ConneXion` stands, as a terminal shows it.

use crate::{Line, Spelled};

sentences! { pub:
    /// What stands at the head.
    Heading = "screen-x-heading" { turn: u32 }
    /// How the game stands.
    Head = "screen-x-head" { turn: u32, pile: Line, list: Line }
    /// So many, in words.
    Celestials = "screen-x-celestials" { n: Spelled }
    /// So many, in words.
    Cards = "screen-x-cards" { n: Spelled }
    /// So many, in words.
    Letters = "screen-x-letters" { n: Spelled }
    /// So many, in words.
    Words = "screen-x-words" { n: Spelled }
    /// So many, in digits.
    CardsInDigits = "screen-x-cards-digits" { n: u32 }
    /// So many, in digits.
    WordsInDigits = "screen-x-words-digits" { n: u32 }
    /// Cards lost.
    LostByClaims = "screen-x-lost" { n: u32 }
    /// A player.
    HasLeft = "screen-x-has-left" {}
    /// The hand.
    YourLetterCards = "screen-x-letter-cards" { cards: Line }
    /// The same in short.
    YourLetters = "screen-x-your-letters" { cards: Line }
    /// Celestial cards of the reader.
    YourCelestials = "screen-x-your-celestials" { cards: Line, total: Line }
    /// Nothing was overlooked.
    EveryWordFound = "screen-x-every-word" {}
    /// What was overlooked.
    NobodyFound = "screen-x-nobody-found" { found: Line, words: Line }
    /// The same of many.
    NobodyFoundMany = "screen-x-nobody-found-many" { n: u32, words: Line }
    /// Meanings (in English).
    WhatTheyMean = "screen-x-mean" { words: Line }
    /// Meanings (in English).
    AmongTheLongest = "screen-x-longest" { words: Line }
    /// Lengths.
    AllLonger = "screen-x-all-longer" { n: Spelled }
    /// Lengths.
    Longer = "screen-x-longer" { n: u32 }
    /// Lengths, the first.
    OfLetters = "screen-x-of-letters" { n: u32, letters: Spelled }
    /// Lengths.
    OfLength = "screen-x-of" { n: u32, letters: Spelled }
    /// The diamond.
    NoCardYet = "screen-x-no-card" {}
    /// The diamond.
    OnTheDiamond = "screen-x-diamond" { cards: Line }
    /// A card.
    Sun = "screen-x-sun" {}
    /// The place of the Sun.
    EmptySun = "screen-x-empty-sun" {}
    /// A game alone.
    Practice = "screen-x-practice" {}
    /// The pile.
    InThePile = "screen-x-in-pile" { n: u32 }
    /// What the reader has won.
    YouHold = "screen-x-you-hold" { points: Line }
    /// Words in short.
    MarkWords = "screen-x-mark-words" { n: u32 }
    /// Letters in short.
    MarkLetters = "screen-x-mark-letters" { n: u32 }
    /// What two marks mean.
    Short = "screen-x-short" {}
    /// A meaning.
    MeansToAct = "screen-x-means-to-act" {}
    /// A meaning.
    MeansWords = "screen-x-means-words" {}
    /// A meaning.
    MeansLetters = "screen-x-means-letters" {}
    /// A meaning.
    MeansWay = "screen-x-means-way" {}
    /// A meaning.
    MeansNext = "screen-x-means-next" {}
    /// A meaning.
    MeansPlace = "screen-x-means-place" {}
}
