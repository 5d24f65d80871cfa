//! The tables of the house as lists show them.

use std::collections::HashMap;
use std::sync::Arc;

use host::Millis;

use super::House;
use super::shelf::Line;
use super::summary::Summary;

/// A table at which nobody is, and nothing has come to pass for so long, is not shown as one that is played at.
const STILL: Millis = 15 * 60 * 1000;

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

    /// The tables that anybody may join or watch: not private, not over, and where the game has begun not left by
    /// everybody. The newest come first, and of each guest one: whoever has opened many waits at one of them. Those that
    /// wait with nobody there come last.
    pub(crate) fn open_tables(&self) -> Vec<Arc<Summary>> {
        let mut lines = self.shelf().all();
        lines.retain(|line| !line.summary.private && !line.summary.over);
        lines.sort_by(|Line { summary: a, .. }, Line { summary: b, .. }| {
            (b.created, &b.id).cmp(&(a.created, &a.id))
        });
        let (still, lively): (Vec<_>, Vec<_>) =
            lines.into_iter().partition(|line| self.is_still(line));
        let waits = still.into_iter().filter(|line| !line.summary.started);
        let mut all = in_turn(lively.into_iter().map(|line| line.summary).collect());
        all.extend(in_turn(waits.map(|line| line.summary).collect()));
        all
    }

    /// Whether nobody is at a table, and nothing has come to pass there for a while. Of tables that another node has it is not
    /// known.
    fn is_still(&self, line: &Line) -> bool {
        let is_past = self.now().saturating_sub(line.touched) >= STILL;
        is_past && !line.is_elsewhere && !self.is_visited(&line.summary.id)
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
