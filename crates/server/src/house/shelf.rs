//! Every table that is not closed, one line each, whether it is in memory or not; and how many are open, in all and by
//! who opened them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use host::Millis;

use super::summary::Summary;

/// The lines, by table.
#[derive(Debug, Default)]
pub(super) struct Shelf(Mutex<Lines>);

#[derive(Debug, Default)]
struct Lines {
    by_id: HashMap<String, Line>,
    open: Open,
    by_opener: HashMap<String, Open>,
}

/// Tables that are open, and the bytes of files that they were opened with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Open {
    pub(super) tables: usize,
    pub(super) bytes: usize,
}

/// A table that is not closed.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub(super) summary: Arc<Summary>,
    /// When something came to pass there last.
    pub(super) touched: Millis,
    /// Whether another node has it: then more may have come to pass there since.
    pub(super) is_elsewhere: bool,
}

impl Shelf {
    /// Sets or changes the line of a table.
    pub(super) fn put(&self, summary: Arc<Summary>, touched: Millis) {
        self.set(Line {
            summary,
            touched,
            is_elsewhere: false,
        });
    }

    /// The same of a table that another node has.
    pub(super) fn put_elsewhere(&self, summary: Arc<Summary>, touched: Millis) {
        self.set(Line {
            summary,
            touched,
            is_elsewhere: true,
        });
    }

    fn set(&self, line: Line) {
        let mut lines = self.lines();
        lines.count(&line.summary, 1);
        if let Some(old) = lines.by_id.insert(line.summary.id.clone(), line) {
            lines.count(&old.summary, -1);
        }
    }

    /// Takes a table down that is closed.
    pub(super) fn remove(&self, id: &str) {
        let mut lines = self.lines();
        if let Some(old) = lines.by_id.remove(id) {
            lines.count(&old.summary, -1);
        }
    }

    /// Something came to pass at a table.
    pub(super) fn touch(&self, id: &str, at: Millis) {
        if let Some(line) = self.lines().by_id.get_mut(id) {
            (line.touched, line.is_elsewhere) = (at, false);
        }
    }

    /// The tables of this guest that are open.
    pub(super) fn of(&self, opener: &str) -> Open {
        self.lines()
            .by_opener
            .get(opener)
            .copied()
            .unwrap_or_default()
    }

    /// Whether a table is listed whose game is not over.
    pub(super) fn has_open(&self, id: &str) -> bool {
        let lines = self.lines();
        lines.by_id.get(id).is_some_and(|line| !line.summary.over)
    }

    /// The line of a table, if it is listed.
    pub(super) fn find(&self, id: &str) -> Option<Line> {
        self.lines().by_id.get(id).cloned()
    }

    /// All tables that are open.
    pub(super) fn open(&self) -> Open {
        self.lines().open
    }

    /// How many tables are listed, over or not.
    pub(super) fn len(&self) -> usize {
        self.lines().by_id.len()
    }

    /// The lines of all tables, in no order.
    pub(super) fn all(&self) -> Vec<Line> {
        self.lines().by_id.values().cloned().collect()
    }

    fn lines(&self) -> MutexGuard<'_, Lines> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Lines {
    /// Counts a table in or out; one whose game is over is not open.
    fn count(&mut self, summary: &Summary, change: isize) {
        if summary.over {
            return;
        }
        self.open.count(summary, change);
        let own = self.by_opener.entry(summary.opener.clone()).or_default();
        own.count(summary, change);
        if own.tables == 0 {
            self.by_opener.remove(&summary.opener);
        }
    }
}

impl Open {
    fn count(&mut self, summary: &Summary, change: isize) {
        let bytes = summary.brought.cast_signed().saturating_mul(change);
        self.tables = self.tables.saturating_add_signed(change);
        self.bytes = self.bytes.saturating_add_signed(bytes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(id: &str, opener: &str, over: bool) -> Arc<Summary> {
        Arc::new(Summary {
            id: id.to_owned(),
            opener: opener.to_owned(),
            over,
            brought: 10,
            ..Summary::default()
        })
    }

    #[test]
    fn tables_count_until_they_are_over() {
        let shelf = Shelf::default();
        for (id, opener) in [("1", "ann"), ("2", "ann"), ("3", "bob"), ("1", "ann")] {
            shelf.put(line(id, opener, false), 0);
        }
        let counts = |shelf: &Shelf| {
            [shelf.of("ann"), shelf.of("bob"), shelf.open()].map(|open| {
                assert_eq!(open.bytes, 10 * open.tables);
                open.tables
            })
        };
        assert_eq!(counts(&shelf), [2, 1, 3]);
        shelf.put(line("1", "ann", true), 5);
        assert_eq!((counts(&shelf), shelf.all().len()), ([1, 1, 2], 3));
        shelf.remove("1");
        shelf.remove("2");
        shelf.remove("2");
        assert_eq!((counts(&shelf), shelf.all().len()), ([0, 1, 1], 1));
    }
}
