//! What a rule of one's own does at a table, in any game: it decides, counts, draws, or fails (O12, O5).

use table::Seat;

use super::shipped::by_title;
use crate::line::Line;
use crate::names::Names;
use crate::refused::failure;
use crate::sentence::Sentence;

sentences! {
    Decided = "own-decided" { rule: Line }
    CountedOf = "own-counted" { seat: Seat, rule: Line, counter: Line, count: u32 }
    CountedOfAll = "own-counted-all" { rule: Line, counter: Line, count: u32 }
    Drew = "own-drew" { seat: Seat, rule: Line, place: u32, weight: u32, of: u32 }
    Drawing = "own-drawing" {}
    Failed = "own-failed" { rule: Line, line: u32, why: Line }
}

/// What a rule is called, by its English title.
pub(crate) fn called(rule: &str, names: Names<'_>) -> Line {
    by_title(rule, "", names.tongue()).0.into()
}

/// Something has come of a rule.
pub(crate) fn decided(rule: &str, names: Names<'_>) -> Line {
    let rule = called(rule, names);
    Decided { rule }.line(names)
}

/// What a rule counts has changed: of a seat, or of the table.
pub(crate) fn counted(
    seat: Option<Seat>,
    (rule, counter): (&str, &str),
    count: u32,
    names: Names<'_>,
) -> Line {
    let (rule, counter) = by_title(rule, counter, names.tongue());
    let (rule, counter) = (rule.into(), counter.into());
    match seat {
        Some(seat) => CountedOf {
            seat,
            rule,
            counter,
            count,
        }
        .line(names),
        None => CountedOfAll {
            rule,
            counter,
            count,
        }
        .line(names),
    }
}

/// A rule draws something before a turn.
pub(crate) fn drawing(names: Names<'_>) -> Line {
    Drawing {}.line(names)
}

/// A rule has drawn something before a turn of a seat: the place, and how often in how many draws it is drawn.
pub(crate) fn drew(
    seat: Seat,
    rule: &str,
    [place, weight, of]: [u32; 3],
    names: Names<'_>,
) -> Line {
    let rule = called(rule, names);
    Drew {
        seat,
        rule,
        place,
        weight,
        of,
    }
    .line(names)
}

/// A rule could not answer.
pub(crate) fn failed(rule: &str, line: usize, why: &str, names: Names<'_>) -> Line {
    Failed {
        rule: called(rule, names),
        line: u32::try_from(line).unwrap_or(u32::MAX),
        why: failure(why, names.tongue()).as_ref().into(),
    }
    .line(names)
}
