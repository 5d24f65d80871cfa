//! What is best for the seat that is to act (U10).

use std::collections::BTreeMap;

use arena::Limit;
use arena::insight::{Weighed, best};
use screen::Hint;
use serde::Serialize;
use speech::insight as say;
use speech::insight::Percent;
use speech::{Line, Names, Reader, Sentence};
use table::{AnyTable, Refusal, Seat, Viewer};

use super::counsel::counselled;
use super::valued;
use crate::game;

/// Everything a seat may do, weighed, and why the best is best.
#[derive(Clone, Debug, Serialize)]
pub struct Advice {
    /// The listed actions in their order, each with its value and what it gives away.
    pub advice: Vec<Weighed>,
    /// The place of the best, where something is listed.
    pub best: Option<usize>,
    /// Why, in a sentence or two, in the reader's language.
    pub why: String,
    /// What is still to be found, in a game of words: as much as the hint says, the longest first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<Vec<ToFind>>,
    /// The best sentence that was found, where one is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sentence: Option<Found>,
    /// The hint that tells more of them, where one does.
    #[serde(skip)]
    pub more: Option<&'static str>,
    /// The best in a few words; nothing where there is no choice, or nothing is weighed.
    #[serde(skip)]
    pub brief: Line,
    /// The same list in words, the best first.
    #[serde(skip)]
    pub lines: Vec<Line>,
}

/// Words of one length.
#[derive(Clone, Debug, Serialize)]
pub struct ToFind {
    /// How many letters they have.
    pub letters: usize,
    /// How many there are.
    pub n: usize,
    /// How many begin with which letter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<BTreeMap<char, usize>>,
    /// The words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<Vec<String>>,
}

/// A sentence of the listed words.
#[derive(Clone, Debug, Serialize)]
pub struct Found {
    /// Its words, in order.
    pub words: Vec<String>,
    /// What it earns, in tenths of a point.
    pub tenths: i64,
    /// Whether it speaks of the future.
    pub future: bool,
}

/// Advice for `seat` at a table, from what that seat may know; `games` are played on where it is not computed,
/// and of the words of a game of words as much is told as the hint says.
///
/// # Errors
/// Where there is nothing to choose, where the game's acts are not weighed, or where the limit was too short.
pub fn advice(
    table: &dyn AnyTable,
    seat: Seat,
    (games, hint): (u32, Hint),
    limit: &Limit,
    reader: Reader,
) -> Result<Advice, Refusal> {
    let game = game(&table.header().game)?;
    if let Some(counsel) = game.counsel(table, seat, limit) {
        return Ok(counselled(table, seat, &counsel?, hint, reader));
    }
    let weighed = game.weigh(table, seat, games, limit)?;
    Ok(said(table, seat, weighed, reader))
}

/// What was weighed, in words, for the seat that is to act.
pub(crate) fn said(
    table: &dyn AnyTable,
    seat: Seat,
    weighed: Vec<Weighed>,
    reader: Reader,
) -> Advice {
    let slug = &table.header().game;
    let as_seat = Reader {
        viewer: Viewer::Seat(seat),
        ..reader
    };
    let names = Names::of_reader(table.names(), as_seat);
    let deeds = screen::words(slug).map_or_else(Vec::new, |words| words.deeds(table, as_seat));
    let label = |place: usize| {
        let deed = deeds.get(place);
        deed.map_or_else(Line::default, |deed| deed.label.clone())
    };
    let mut order: Vec<usize> = (0..weighed.len()).collect();
    order.sort_by(|a, b| weighed[*a].loss.total_cmp(&weighed[*b].loss));
    let mut why = reasons(&weighed, &order, &label, names);
    let game = game(slug).ok();
    let prospects = game.and_then(|game| game.prospects(table, Viewer::Seat(seat)));
    if let Some(lost) = prospects.map(|prospects| lost(&prospects)) {
        let chance = Percent::of(lost);
        why = why.then(&say::ThrowLost { chance }.line(names));
    }
    Advice {
        brief: in_brief(&weighed, &order, &label, names),
        best: (!weighed.is_empty()).then(|| best(&weighed)),
        lines: in_order(&weighed, &order, &label, names),
        why: why.to_string(),
        advice: weighed,
        words: None,
        sentence: None,
        more: None,
    }
}

/// How often the throw that may come ends the turn with nothing.
fn lost(prospects: &arena::Prospects) -> f64 {
    const LOST: [&str; 3] = ["Wimpout", "Train wreck", "Supernova"];
    let rows = prospects.rows.iter();
    let lost = rows.filter(|(what, _)| LOST.contains(what));
    lost.map(|(_, chance)| chance).sum()
}

fn reasons(
    weighed: &[Weighed],
    order: &[usize],
    label: &dyn Fn(usize) -> Line,
    names: Names<'_>,
) -> Line {
    let value = |place: usize| valued(&weighed[place].value, names);
    match *order {
        [best, next, ..] if !weighed[next].is_clear() => say::NoClearBest {
            best: label(best),
            value: value(best),
            next: label(next),
            less: value(next),
        }
        .line(names),
        [best, next, ..] => say::BestIs {
            best: label(best),
            value: value(best),
            next: label(next),
            less: value(next),
        }
        .line(names),
        [only] => say::NoChoice {
            only: label(only),
            value: value(only),
        }
        .line(names),
        [] => Line::default(),
    }
}

fn in_brief(
    weighed: &[Weighed],
    order: &[usize],
    label: &dyn Fn(usize) -> Line,
    names: Names<'_>,
) -> Line {
    let [best, next, ..] = *order else {
        return Line::default();
    };
    let deed = label(best);
    if weighed[next].is_clear() {
        return say::GoodWay { deed }.line(names);
    }
    let other = label(next);
    say::GoodWays { deed, other }.line(names)
}

fn in_order(
    weighed: &[Weighed],
    order: &[usize],
    label: &dyn Fn(usize) -> Line,
    names: Names<'_>,
) -> Vec<Line> {
    let next = order.get(1).map(|next| &weighed[*next]);
    let is_best = next.is_none_or(Weighed::is_clear);
    let line = |(rank, place): (usize, &usize)| {
        let (action, value) = (label(*place), valued(&weighed[*place].value, names));
        if rank == 0 && is_best {
            say::WinsMost { action, value }.line(names)
        } else {
            say::Wins { action, value }.line(names)
        }
    };
    order.iter().enumerate().map(line).collect()
}
