//! What a rule of one's own draws before a turn, in any game (O2, O7).

use own::{Head, LotChange, Lots, Weights};

use super::{AndOthers, law};
use crate::common::listed;
use crate::line::Line;
use crate::names::Names;
use crate::sentence::Sentence;

sentences! {
    Draws = "own-draws" { chances: Line }
    DrawsFor = "own-draws-for" { me: Line, chances: Line }
    Chance = "own-a-chance" { place: u32, weight: u32, of: u32 }
    Becomes = "own-after-draw" { place: u32, counter: Line, table: bool, law: Line }
}

/// What is drawn for whom, by these words for a player, and what comes of it.
pub(super) fn lines<M>(
    head: &Head,
    lots: &Lots<M>,
    me: impl FnOnce(&M) -> Line,
    names: Names<'_>,
) -> Vec<Line> {
    let chances = chances(&lots.weights, names);
    let first = if lots.always {
        Draws { chances }.line(names)
    } else {
        let me = me(&lots.who);
        DrawsFor { me, chances }.line(names)
    };
    let after = lots.changes.iter();
    let after = after.map(|change| becomes(head, change, names));
    let others = lots.others.then(|| AndOthers {}.line(names));
    super::with(first, after.chain(others))
}

fn chances(weights: &Weights, names: Names<'_>) -> Line {
    let of = weights.sum();
    let all = weights.outcomes();
    let all = all.map(|(place, weight)| Chance { place, weight, of }.line(names));
    listed(&all.collect::<Vec<_>>(), names)
}

fn becomes(head: &Head, change: &LotChange, names: Names<'_>) -> Line {
    let (place, table) = (change.place, change.of_table);
    let counter = if table {
        &head.table_counter
    } else {
        &head.counter
    };
    Becomes {
        place,
        counter: counter.as_str().into(),
        table,
        law: law::told(&change.law, names),
    }
    .line(names)
}
