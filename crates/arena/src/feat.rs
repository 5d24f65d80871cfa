//! What a finished game is remembered by: its highest turn, its longest word, the cow that cost most. Games say what these
//! are; what was taken back never came to pass.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use table::{AnyTable, Happening, Seat, Table};

use crate::Bots;

/// What somebody did that is worth remembering.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FeatKind {
    /// The most points of one turn of Cosmic Wimpout.
    HighestTurn,
    /// The most throws that one flash took until it was cleared.
    LongestClearing,
    /// The most points that a wimpout took.
    LostTurn,
    /// The cow that brought most as it went up, in dollars.
    DearestCow,
    /// The cow that cost most, in dollars.
    CostliestCow,
    /// The longest word of Cosmic `ConneXion`, in cards.
    LongestWord,
    /// The dearest celestial card that was pilfered, in tenths of a point.
    DearestPilfered,
}

impl FeatKind {
    /// Whether one is proud of it; what is not suffered is.
    #[must_use]
    pub const fn is_proud(self) -> bool {
        !matches!(
            self,
            Self::LostTurn | Self::CostliestCow | Self::DearestPilfered
        )
    }
}

/// One of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feat {
    /// What.
    pub kind: FeatKind,
    /// Whose.
    pub seat: Seat,
    /// Who has suffered it from them, where somebody has.
    pub other: Option<Seat>,
    /// How much, in the unit of the kind; always more than nothing.
    pub amount: u32,
    /// Which word, cow or card; empty where there is none.
    pub what: String,
    /// How many steps the record had with the one that brought it about.
    pub step: usize,
}

/// The feats of a game as far as it has come: of each kind the greatest, of equals the last.
#[must_use]
pub fn feats<G: Bots>(table: &dyn AnyTable) -> Vec<Feat> {
    let Some(typed) = table.as_any().downcast_ref::<Table<G>>() else {
        return Vec::new();
    };
    let record = table.record();
    let standing: BTreeSet<usize> = record.standing().iter().map(|(at, _)| *at).collect();
    let events = typed
        .log(0)
        .iter()
        .filter_map(|(step, happening)| match happening {
            Happening::Game(event) if standing.contains(step) => Some((step + 1, event)),
            _ => None,
        });
    greatest(G::feats(&events.collect::<Vec<_>>()))
}

fn greatest(all: Vec<Feat>) -> Vec<Feat> {
    let mut best: Vec<Feat> = Vec::new();
    for feat in all.into_iter().filter(|feat| feat.amount > 0) {
        match best.iter_mut().find(|known| known.kind == feat.kind) {
            Some(known) if feat.amount >= known.amount => *known = feat,
            Some(_) => {}
            None => best.push(feat),
        }
    }
    best
}
