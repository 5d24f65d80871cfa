//! A player of whom it is told what a rule of one's own does: by what the text looks at, and nothing else (O7).

use own::Head;

use crate::line::Line;
use crate::names::Names;
use crate::sentence::Sentence;

sentences! {
    ACount = "own-player-count" { counter: Line, count: u32 }
    TableCount = "own-player-table-count" { counter: Line, count: u32 }
    Both = "own-player-both" { one: Line, other: Line }
    Everybody = "own-player-everybody" {}
}

/// A rule that is told of.
#[derive(Clone, Copy)]
pub(super) struct Told<'a> {
    pub(super) head: &'a Head,
    /// Which fields its text takes out of what it is told.
    pub(super) looks: &'a [&'static str],
}

impl Told<'_> {
    /// A player by these parts, each under the name of its field, and by what is counted of him and of the table.
    pub(super) fn player(
        self,
        parts: impl IntoIterator<Item = (&'static str, Line)>,
        (count, table): (u32, u32),
        names: Names<'_>,
    ) -> Line {
        let counted = [
            (&self.head.counter, "count", self.count(count, names)),
            (&self.head.table_counter, "table", self.table(table, names)),
        ];
        let counted = counted
            .into_iter()
            .filter(|(counter, ..)| !counter.is_empty());
        let counted = counted.map(|(_, field, part)| (field, part));
        let all = counted.chain(parts);
        let told = all.filter(|(field, _)| self.looks.contains(field));
        let told = told.map(|(_, part)| part);
        told.reduce(|one, other| Both { one, other }.line(names))
            .unwrap_or_else(|| Everybody {}.line(names))
    }

    fn count(self, count: u32, names: Names<'_>) -> Line {
        let counter = self.head.counter.as_str().into();
        ACount { counter, count }.line(names)
    }

    fn table(self, count: u32, names: Names<'_>) -> Line {
        let counter = self.head.table_counter.as_str().into();
        TableCount { counter, count }.line(names)
    }
}
