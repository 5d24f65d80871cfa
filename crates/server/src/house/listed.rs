//! The tables of the house as lists show them.

use std::sync::Arc;

use super::House;
use super::summary::Summary;

impl House {
    /// All tables that are not closed, one line each, the newest first.
    pub(crate) fn summaries(&self) -> Vec<Arc<Summary>> {
        let lines = self.shelf().all().into_iter();
        let mut all: Vec<_> = lines.map(|line| line.summary).collect();
        all.sort_by(|a, b| (b.created, &b.id).cmp(&(a.created, &a.id)));
        all
    }

    /// A table as lists show it, if it is not closed.
    pub(crate) fn listed(&self, id: &str) -> Option<Arc<Summary>> {
        self.shelf().find(id).map(|line| line.summary)
    }

    /// The tables that anybody may join or watch: not private, not over.
    pub(crate) fn open_tables(&self) -> Vec<Arc<Summary>> {
        let mut all = self.summaries();
        all.retain(|summary| !summary.private && !summary.over);
        all
    }
}
