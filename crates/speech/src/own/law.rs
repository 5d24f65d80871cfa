//! How a count goes on, as it is told (O7).

use own::{By, Does, How, Law, Piece};

use super::player::tally;
use crate::common::listed;
use crate::line::Line;
use crate::names::Names;
use crate::sentence::Sentence;

sentences! {
    More = "own-law-more" { n: u32 }
    Less = "own-law-less" { n: u32 }
    To = "own-law-to" { n: u32 }
    Where = "own-law-where" { does: Line, count: Line }
    Step = "own-law-step" { before: u32, after: u32 }
    Amounts = "own-law-by" { how: u32, times: u32, per: u32, what: Line }
    OfBank = "own-amount-bank" { n: u32 }
    OfLost = "own-amount-lost" { n: u32 }
    OfExploded = "own-amount-exploded" { n: u32 }
    OfOwn = "own-amount-own" { n: u32 }
    OfWon = "own-amount-won" { n: u32 }
    OfCity = "own-amount-city" { n: u32 }
    OfPlayed = "own-amount-played" { n: u32 }
    OfValue = "own-amount-value" { n: u32 }
    OfPrice = "own-amount-price" { n: u32 }
    OfLetters = "own-amount-letters" { n: u32 }
    OfVowels = "own-amount-vowels" { n: u32 }
    OfDifferent = "own-amount-different" { n: u32 }
    OfWords = "own-amount-words" { n: u32 }
}

/// What becomes of a count, by what it was: a piece of a sentence.
pub(super) fn told(law: &Law, names: Names<'_>) -> Line {
    let pieces = law.pieces.iter().map(|one| piece(*one, names));
    let steps = law.steps.iter();
    let steps = steps.map(|&(before, after)| Step { before, after }.line(names));
    listed(&pieces.chain(steps).collect::<Vec<_>>(), names)
}

fn piece(one: Piece, names: Names<'_>) -> Line {
    let does = match one.does {
        Does::More(n) => More { n }.line(names),
        Does::Less(n) => Less { n }.line(names),
        Does::To(n) => To { n }.line(names),
        Does::By(by) => amounts(by, names),
    };
    match tally(one.least, one.to, names) {
        Some(count) => Where { does, count }.line(names),
        None => does,
    }
}

/// By an amount of what happens.
fn amounts(by: By, names: Names<'_>) -> Line {
    let By { times, per, .. } = by;
    let how = match by.how {
        How::More => 0,
        How::Less => 1,
        How::To => 2,
        How::Raised => 3,
    };
    let what = amount(by.what, per, names);
    Amounts {
        how,
        times,
        per,
        what,
    }
    .line(names)
}

/// So many of an amount; of 1 that it is the amount.
fn amount(what: &str, n: u32, names: Names<'_>) -> Line {
    match what {
        "bank" => OfBank { n }.line(names),
        "lost" => OfLost { n }.line(names),
        "exploded" => OfExploded { n }.line(names),
        "own" => OfOwn { n }.line(names),
        "won" => OfWon { n }.line(names),
        "city" => OfCity { n }.line(names),
        "played" => OfPlayed { n }.line(names),
        "value" => OfValue { n }.line(names),
        "price" => OfPrice { n }.line(names),
        "letters" => OfLetters { n }.line(names),
        "vowels" => OfVowels { n }.line(names),
        "different" => OfDifferent { n }.line(names),
        _ => OfWords { n }.line(names),
    }
}
