//! The tables of the house as lists show them.

use std::collections::HashMap;
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

    /// The tables that anybody may join or watch: not private, not over. The newest come first, and of each guest one:
    /// whoever has opened many waits at one of them.
    pub(crate) fn open_tables(&self) -> Vec<Arc<Summary>> {
        let mut all = self.summaries();
        all.retain(|summary| !summary.private && !summary.over);
        in_turn(all)
    }
}

/// Tables, the newest first, in the order in which lists show them: the newest of each guest, then the second newest of
/// each, and so on; those that wait and those in play are counted apart. So nobody fills the head of a list alone.
fn in_turn(all: Vec<Arc<Summary>>) -> Vec<Arc<Summary>> {
    let mut newer: HashMap<(String, bool), usize> = HashMap::new();
    let ranked = all.into_iter().map(|summary| {
        let count = newer
            .entry((summary.opener.clone(), summary.started))
            .or_default();
        *count += 1;
        (*count, summary)
    });
    let mut ranked: Vec<_> = ranked.collect();
    ranked.sort_by_key(|(rank, _)| *rank);
    ranked.into_iter().map(|(_, summary)| summary).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(id: &str, opener: &str, started: bool) -> Arc<Summary> {
        Arc::new(Summary {
            id: id.to_owned(),
            opener: opener.to_owned(),
            started,
            ..Summary::default()
        })
    }

    #[test]
    fn whoever_opens_many_tables_is_first_with_one_only() {
        let all = vec![
            table("e3", "eve", false),
            table("e2", "eve", false),
            table("p1", "eve", true),
            table("b1", "bob", false),
            table("e1", "eve", false),
            table("a1", "ann", false),
        ];
        let ids: Vec<_> = in_turn(all).iter().map(|one| one.id.clone()).collect();
        assert_eq!(ids, ["e3", "p1", "b1", "a1", "e2", "e1"]);
    }
}
