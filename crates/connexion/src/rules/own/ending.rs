//! When a rule of one's own ends the word part, found out by asking it (O7): by one thing alone, else by several together.

use own::Asking;

use super::effect::{Between, Finding};
use super::own_start_of_all;

pub(super) fn ends(asking: &mut Asking<'_>) -> Finding {
    let usual = Between {
        turn: 8,
        words: 12,
        pile: 16,
        table: own_start_of_all(asking.rule),
    };
    let mut is_over = |moment: Between| asking.flag("ends", &[moment.given()]);
    let turn = (1..=24).find(|&turn| is_over(Between { turn, ..usual }));
    if turn.is_some_and(|turn| turn <= usual.turn) {
        return Finding::Ends(turn, None, None, None);
    }
    let words = (1..=60).find(|&words| is_over(Between { words, ..usual }));
    let pile = (0..usual.pile).rev();
    let pile = pile
        .into_iter()
        .find(|&pile| is_over(Between { pile, ..usual }));
    let table = (0..=100).find(|&table| is_over(Between { table, ..usual }));
    let table = table.filter(|table| *table != usual.table);
    if [turn, words, pile, table].iter().any(Option::is_some) {
        return Finding::Ends(turn, words, pile, table);
    }
    let Some(at) = together(asking, usual) else {
        return Finding::Ends(None, None, None, None);
    };
    let unlike = |at: u32, usual: u32| (at != usual).then_some(at);
    Finding::EndsTogether(
        unlike(at.turn, usual.turn),
        unlike(at.words, usual.words),
        unlike(at.pile, usual.pile),
        unlike(at.table, usual.table),
    )
}

/// A moment at which the word part is over and would not be if any one thing were less far from the usual.
fn together(asking: &mut Asking<'_>, usual: Between) -> Option<Between> {
    let mut over = |moment: &Between| asking.flag("ends", &[moment.given()]);
    let at = moments(usual).find(|moment| over(moment))?;
    let turns = (usual.turn..at.turn).map(|turn| Between { turn, ..at });
    let at = nearest(&mut over, at, turns);
    let words = (usual.words..at.words).map(|words| Between { words, ..at });
    let at = nearest(&mut over, at, words);
    let piles = (at.pile + 1..=usual.pile).rev();
    let at = nearest(&mut over, at, piles.map(|pile| Between { pile, ..at }));
    let tables = (usual.table..at.table).map(|table| Between { table, ..at });
    Some(nearest(&mut over, at, tables))
}

/// The first of some moments at which it is over; the one that is known where it is at none of them.
fn nearest(
    over: &mut impl FnMut(&Between) -> bool,
    known: Between,
    mut all: impl Iterator<Item = Between>,
) -> Between {
    all.find(|moment| over(moment)).unwrap_or(known)
}

/// Moments of many kinds.
fn moments(usual: Between) -> impl Iterator<Item = Between> {
    let turns = [usual.turn, 3, 12, 16, 20, 24].into_iter();
    let words = turns.flat_map(move |turn| [usual.words, 0, 20, 40, 60].map(|words| (turn, words)));
    let piles =
        words.flat_map(move |(turn, words)| [usual.pile, 8, 4, 0].map(|pile| (turn, words, pile)));
    piles.flat_map(move |(turn, words, pile)| {
        [usual.table, 3, 10, 30, 100].map(|table| Between {
            turn,
            words,
            pile,
            table,
        })
    })
}
