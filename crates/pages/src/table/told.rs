//! Entries of the log as a page shows them.

use serde_json::Value as Json;
use speech::{Line, Reader};
use table::AnyTable;

/// An entry of the log with the step that brought it about.
#[derive(Clone, Debug)]
pub struct Told {
    /// Its number.
    pub n: usize,
    /// The record's length after that step, for the replay; none for talk and comings and goings.
    pub step: Option<usize>,
    /// What came to pass.
    pub event: Json,
    /// As it is said to the viewer, if it is.
    pub line: Option<Line>,
}

impl Told {
    /// All that the reader has learned of a game at a table.
    #[must_use]
    pub fn all(table: &dyn AnyTable, reader: Reader) -> Vec<Self> {
        let words = screen::words(&table.header().game);
        let told = |n| {
            Some(Self {
                n,
                step: table.step_of(n).map(|step| step + 1),
                event: table.seen_at(n, reader.viewer)?,
                line: words.and_then(|words| words.tell(table, n, reader)),
            })
        };
        (0..table.events()).filter_map(told).collect()
    }
}
