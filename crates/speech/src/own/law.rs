//! How a count goes on, as it is told (O7).

use own::{Does, Law, Piece};

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
    };
    match tally(one.least, one.to, names) {
        Some(count) => Where { does, count }.line(names),
        None => does,
    }
}
