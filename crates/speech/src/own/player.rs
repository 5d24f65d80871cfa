//! A player of whom it is told what a rule of one's own does: by what the text looks at, and nothing else (O7).

use own::{Head, UpTo};

use crate::line::Line;
use crate::names::Names;
use crate::sentence::Sentence;

sentences! { pub:
    ACount = "own-player-count" { counter: Line, count: Line }
    TableCount = "own-player-table-count" { counter: Line, count: Line }
    Tally = "own-tally" { count: Line }
    TallyTo = "own-tally-to" { count: Line, to: Line }
    TallyOn = "own-tally-on" { count: Line }
    TallyEach = "own-tally-each" { one: Line, two: Line, three: Line }
    Number = "own-number" { n: u32 }
    Both = "own-player-both" { one: Line, other: Line }
    Everybody = "own-player-everybody" {}
    Unasked = "own-unasked" { counter: Line, from: u32 }
    NeverComes = "own-never-comes" { counter: Line, least: u32, most: u32 }
}

/// So much, and up to how much it is the same; nothing where that is so of however much.
pub(super) fn tally(least: u32, to: UpTo, names: Names<'_>) -> Option<Line> {
    let number = |n: u32| Number { n }.line(names);
    tally_of(number, least, to, names)
}

/// The same of what is said so.
pub(super) fn tally_of(
    number: impl Fn(u32) -> Line,
    least: u32,
    to: UpTo,
    names: Names<'_>,
) -> Option<Line> {
    let count = number(least);
    Some(match to {
        UpTo::Alone => Tally { count }.line(names),
        UpTo::This(most) => {
            let to = number(most);
            TallyTo { count, to }.line(names)
        }
        UpTo::Any => TallyOn { count }.line(names),
        UpTo::Each(step) => {
            let (two, three) = (number(least + step), number(least + 2 * step));
            let one = count;
            TallyEach { one, two, three }.line(names)
        }
        UpTo::Whatever => return None,
    })
}

/// That what a rule counts of players, or of the table, was asked about no farther.
pub(super) fn unasked(head: &Head, of_table: bool, from: u32, names: Names<'_>) -> Line {
    let counter = if of_table {
        &head.table_counter
    } else {
        &head.counter
    };
    let counter = counter.as_str().into();
    Unasked { counter, from }.line(names)
}

/// A rule that is told of.
#[derive(Clone, Copy)]
pub(super) struct Told<'a> {
    pub(super) head: &'a Head,
    /// Which fields its text takes out of what it is told.
    pub(super) looks: &'a [&'static str],
}

impl Told<'_> {
    /// A player by these parts, each under the name of its field, and by what is counted of him and of the table; nothing
    /// where everybody is meant.
    pub(super) fn player(
        self,
        parts: impl IntoIterator<Item = (&'static str, Option<Line>)>,
        [(count, count_to), (table, table_to)]: [(u32, UpTo); 2],
        names: Names<'_>,
    ) -> Option<Line> {
        let counted = [
            (
                &self.head.counter,
                "count",
                self.count(tally(count, count_to, names), names),
            ),
            (
                &self.head.table_counter,
                "table",
                self.table(tally(table, table_to, names), names),
            ),
        ];
        let counted = counted
            .into_iter()
            .filter(|(counter, ..)| !counter.is_empty());
        let counted = counted.map(|(_, field, part)| (field, part));
        let all = counted.chain(parts);
        self.listed(all, names)
    }

    /// That what is counted of players, or of the table, was asked about no farther.
    pub(super) fn unasked(self, of_table: bool, from: u32, names: Names<'_>) -> Line {
        unasked(self.head, of_table, from, names)
    }

    /// That what was said before does not come about: what is counted of players, or of the table, goes from so much to so much.
    pub(super) fn never_comes(
        self,
        of_table: bool,
        (least, most): (u32, u32),
        names: Names<'_>,
    ) -> Line {
        let counter = if of_table {
            &self.head.table_counter
        } else {
            &self.head.counter
        };
        let counter = counter.as_str().into();
        NeverComes {
            counter,
            least,
            most,
        }
        .line(names)
    }

    /// Parts, each under the name of its field: those that the text looks at, if there are any.
    pub(super) fn listed(
        self,
        parts: impl IntoIterator<Item = (&'static str, Option<Line>)>,
        names: Names<'_>,
    ) -> Option<Line> {
        let told = parts.into_iter();
        let told = told.filter(|(field, _)| self.looks.contains(field));
        let told = told.filter_map(|(_, part)| part);
        told.reduce(|one, other| Both { one, other }.line(names))
    }

    fn count(self, count: Option<Line>, names: Names<'_>) -> Option<Line> {
        let (count, counter) = (count?, self.head.counter.as_str().into());
        Some(ACount { counter, count }.line(names))
    }

    fn table(self, count: Option<Line>, names: Names<'_>) -> Option<Line> {
        let (count, counter) = (count?, self.head.table_counter.as_str().into());
        Some(TableCount { counter, count }.line(names))
    }
}
