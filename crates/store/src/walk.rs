//! What is not as it was stored, and a walk along the log of a table that finds it: the same for every back end.

use serde::Serialize;

use crate::chain::{self, Link, START};
use crate::store::Event;

/// Something in a database that is not as it was stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// The table it is about, if it is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// The number of the event, if it is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<u64>,
    /// What it is.
    pub what: What,
    /// The same in a sentence.
    pub said: String,
}

/// What can be wrong with something that is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// It says something else than it did.
    Changed,
    /// It is not there any more.
    Missing,
    /// It is there and was never stored.
    Foreign,
    /// It cannot be read at all.
    Unreadable,
}

impl Finding {
    pub(crate) fn of_file(what: What, said: impl Into<String>) -> Self {
        Self {
            table: None,
            event: None,
            what,
            said: said.into(),
        }
    }

    pub(crate) fn of_table(table: &str, what: What, said: impl std::fmt::Display) -> Self {
        Self {
            table: Some(table.to_owned()),
            said: format!("table {table}: {said}"),
            ..Self::of_file(what, "")
        }
    }

    pub(crate) fn of_event(
        table: &str,
        event: u64,
        what: What,
        said: impl std::fmt::Display,
    ) -> Self {
        Self {
            event: Some(event),
            ..Self::of_table(table, what, format_args!("event {event} {said}"))
        }
    }
}

/// What a look at a database found.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Report {
    /// How many tables are in it.
    pub tables: u64,
    /// How many events they have.
    pub events: u64,
    /// How many keys are in it.
    pub keys: u64,
    /// Whether its format has sums and chains; without them only the file itself was looked at.
    pub has_sums: bool,
    /// What is not as it was stored.
    pub found: Vec<Finding>,
}

/// A walk along the log of a table: hands on each event that is sound, and says what is not.
pub(crate) struct Walk<'a, E, S> {
    table: &'a str,
    /// How many events the log has, as far as that is known.
    length: Option<u64>,
    /// What the link before the next event may be; nothing where that cannot be known.
    before: Vec<Link>,
    /// The last number seen.
    last: u64,
    each: E,
    say: S,
}

impl<'a, E: FnMut(Event), S: FnMut(Finding)> Walk<'a, E, S> {
    pub(crate) fn new(table: &'a str, length: Option<u64>, each: E, say: S) -> Self {
        Self {
            table,
            length,
            before: vec![START],
            last: 0,
            each,
            say,
        }
    }

    /// The next row of the log, in the order of their numbers.
    pub(crate) fn row(&mut self, seq: Option<u64>, row: Result<(Event, Link), String>) {
        let seq = seq.unwrap_or(self.last + 1);
        self.gap(seq);
        match row {
            Ok((event, chain)) => self.event(event, chain),
            Err(why) => {
                self.before.clear();
                self.event_is(seq, What::Unreadable, format_args!("cannot be read: {why}"));
            }
        }
        self.last = seq;
    }

    /// Nothing more can be read.
    pub(crate) fn breaks(&mut self, why: &dyn std::fmt::Display) {
        let said = format_args!("cannot be read: {why}");
        self.event_is(self.last + 1, What::Unreadable, said);
    }

    /// The log is over, and should have so many events; whether its head fits a last link, `fits` tells.
    pub(crate) fn end(&mut self, length: u64, fits: impl Fn(&Link) -> bool) {
        for missing in self.last + 1..=length.min(self.last.saturating_add(1000)) {
            self.event_is(missing, What::Missing, "is missing");
        }
        if self.last == length && !self.before.is_empty() && !self.before.iter().any(fits) {
            self.head_is(What::Changed, "does not fit its last event");
        }
    }

    /// Says what is wrong with the end of the log as it is kept apart from it.
    pub(crate) fn head_is(&mut self, what: What, said: &str) {
        let said = format_args!("the head of its log {said}");
        (self.say)(Finding::of_table(self.table, what, said));
    }

    /// Says which numbers are missing before this one.
    fn gap(&mut self, seq: u64) {
        for missing in self.last.saturating_add(1)..seq.min(self.last.saturating_add(1000)) {
            self.before.clear();
            self.event_is(missing, What::Missing, "is missing");
        }
    }

    fn event(&mut self, event: Event, stored: Link) {
        let link = |before: &Link| {
            chain::event(before, self.table, event.seq, event.epoch, &event.payload)
        };
        let computed: Vec<_> = self.before.iter().map(link).collect();
        let fits = self.before.is_empty() || computed.contains(&stored);
        self.before = vec![stored];
        if self.length.is_some_and(|length| event.seq > length) {
            self.event_is(event.seq, What::Foreign, "is behind the end of the log");
        } else if fits {
            (self.each)(event);
        } else {
            // Where only the link is damaged, the next event still fits what it should have been.
            self.before.extend(computed);
            self.event_is(event.seq, What::Changed, "is not the one that was stored");
        }
    }

    fn event_is(&mut self, event: u64, what: What, said: impl std::fmt::Display) {
        (self.say)(Finding::of_event(self.table, event, what, said));
    }
}
