//! Where the logs end that were written to last: the one thread that writes need not look each time. What it has just written
//! itself nobody else changes, since the file is locked; what is damaged on the disk is found when it is read.

use std::collections::HashMap;

use crate::chain::Link;

/// How many are known before all are forgotten.
const KNOWN: usize = 10_000;

/// The ends, by table.
#[derive(Debug, Default)]
pub(super) struct Ends(HashMap<String, End>);

/// The end of the log of a table that is not closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct End {
    pub(super) epoch: u64,
    pub(super) length: u64,
    /// The link of its last event.
    pub(super) last: Link,
}

impl Ends {
    pub(super) fn of(&self, table: &str) -> Option<End> {
        self.0.get(table).copied()
    }

    pub(super) fn note(&mut self, table: &str, end: End) {
        if let Some(known) = self.0.get_mut(table) {
            *known = end;
            return;
        }
        if self.0.len() >= KNOWN {
            self.0.clear();
        }
        self.0.insert(table.to_owned(), end);
    }

    /// Something else has become of the table.
    pub(super) fn forget(&mut self, table: &str) {
        self.0.remove(table);
    }
}
