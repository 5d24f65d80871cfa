//! What bots show of a rule of one's own in whole games (O7).

use super::{FailedInPlay, FirstInPlay, InPlay, NoEnd, NoTime};
use crate::line::Line;
use crate::names::Names;
use crate::refused::failure;
use crate::sentence::Sentence as _;

/// What was told of a rule in games of bots.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// How many games were played.
    pub games: u32,
    /// How many of them were given up because they came to no end.
    pub endless: u32,
    /// In how many of them something was told of it.
    pub acted: u32,
    /// The first of it, in the reader's words.
    pub first: Option<Line>,
    /// In how many it could not answer.
    pub failed: u32,
    /// At which line it could not, and why: the first time.
    pub why: Option<(u32, String)>,
}

impl Seen {
    /// What is said of it, a sentence a line.
    pub(super) fn lines(&self, names: Names<'_>) -> Vec<Line> {
        let &Self {
            games,
            endless,
            acted,
            failed: n,
            ..
        } = self;
        if games == 0 {
            return vec![NoTime {}.line(names)];
        }
        let first = self.first.clone();
        let first = first.map(|what| FirstInPlay { what }.line(names));
        let fails = self.why.as_ref().map(|(line, why)| {
            let (line, why) = (*line, failure(why, names.tongue()).as_ref().into());
            FailedInPlay { n, line, why }.line(names)
        });
        let lines = [
            (endless > 0).then(|| NoEnd { n: endless }.line(names)),
            Some(InPlay { games, acted }.line(names)),
            first,
            fails,
        ];
        lines.into_iter().flatten().collect()
    }
}
