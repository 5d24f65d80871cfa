//! A table as those who watch see it, where they see it later (P10): a second room, folded from the same facts once they are
//! old enough. Nothing is hidden by deleting: what has not been folded in is not there, whatever door asks.

use std::collections::{BTreeSet, VecDeque};

use host::{Fact, Millis, Room};
use table::Seat;

use super::entry::Entry;
use super::live::Live;

/// A table as it is shown later.
#[derive(Debug)]
pub(super) struct Gallery {
    live: Live,
    delay: Millis,
    /// What came to pass and is not shown yet, and when it may be.
    coming: VecDeque<(Millis, Entry)>,
    has_begun: bool,
}

impl Gallery {
    /// That of a table that was opened so, if those who watch see it later.
    pub(super) fn of(opening: &Fact) -> Option<Self> {
        let Fact::Opened { plan, .. } = opening else {
            return None;
        };
        let delay = plan.delay;
        let room = (delay > 0).then(|| Room::restore([opening.clone()]));
        Some(Self {
            live: Live::behind(room?.ok()?, delay),
            delay,
            coming: VecDeque::new(),
            has_begun: false,
        })
    }

    /// The table as it is shown.
    pub(super) fn live(&self) -> &Live {
        &self.live
    }

    /// When there is more to show.
    pub(super) fn next(&self) -> Option<Millis> {
        self.coming.front().map(|(due, _)| *due)
    }

    /// Hears what came to pass at the time `at`. Who comes and goes before the start is seen at once, and so is what those who
    /// watch say to each other.
    pub(super) fn hear(&mut self, entry: &Entry, at: Millis) {
        if let Entry::Fact(fact) = entry
            && fact.is_watchers_talk()
        {
            self.show(entry);
            return;
        }
        let wait = if self.has_begun { self.delay } else { 0 };
        let last = self.coming.back().map_or(0, |(due, _)| *due);
        let due = last.max(if wait > 0 { at + wait } else { 0 });
        self.has_begun |= matches!(entry, Entry::Fact(Fact::Started { .. }));
        if due == 0 {
            self.show(entry);
        } else {
            self.coming.push_back((due, entry.clone()));
        }
    }

    /// Whose hands may be looked into as the table stands now.
    pub(super) fn show_hands(&mut self, shown: BTreeSet<Seat>) {
        self.live.show_hands(shown);
    }

    /// Shows what is old enough; says whether anything was.
    pub(super) fn catch_up(&mut self, now: Millis) -> bool {
        let mut has_shown = false;
        while self.next().is_some_and(|due| due <= now) {
            let Some((_, entry)) = self.coming.pop_front() else {
                break;
            };
            self.show(&entry);
            has_shown = true;
        }
        has_shown
    }

    fn show(&mut self, entry: &Entry) {
        if let Err(why) = self.live.fold(entry) {
            // What was shown last stays.
            tracing::error!(%why, "those who watch a table cannot be shown how it goes on");
            self.coming.clear();
        }
    }
}

/// When each entry came to pass, or a little later where that is not noted: what is late is no secret.
pub(super) fn times(entries: &[Entry]) -> Vec<Millis> {
    let noted = |entry: &Entry| match entry {
        Entry::Fact(fact) => fact.at(),
        Entry::Note(_) => None,
    };
    let latest = entries.iter().filter_map(noted).max().unwrap_or_default();
    let mut times: Vec<_> = entries
        .iter()
        .rev()
        .scan(latest, |next, entry| {
            *next = noted(entry).unwrap_or(*next);
            Some(*next)
        })
        .collect();
    times.reverse();
    times
}
