//! A table's log from its first event to its head, with everything about it that is not as it was stored.

use rusqlite::Connection;
use serde::Serialize;

use super::reads::{self, Head};
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
    pub(super) fn of_file(what: What, said: impl Into<String>) -> Self {
        Self {
            table: None,
            event: None,
            what,
            said: said.into(),
        }
    }

    pub(super) fn of_table(table: &str, what: What, said: impl std::fmt::Display) -> Self {
        Self {
            table: Some(table.to_owned()),
            said: format!("table {table}: {said}"),
            ..Self::of_file(what, "")
        }
    }

    fn of_event(table: &str, event: u64, what: What, said: impl std::fmt::Display) -> Self {
        Self {
            event: Some(event),
            ..Self::of_table(table, what, format_args!("event {event} {said}"))
        }
    }
}

/// A walk along the log of a table.
struct Walk<'a, S> {
    table: &'a str,
    /// What the link before the next event may be; nothing where that cannot be known.
    before: Vec<Link>,
    /// The last number seen.
    last: u64,
    say: S,
}

/// Goes along the log of a table: hands on each event that is sound, and says what is not.
pub(super) fn walk(
    db: &Connection,
    table: &str,
    mut each: impl FnMut(Event),
    say: impl FnMut(Finding),
) {
    let mut walk = Walk {
        table,
        before: vec![START],
        last: 0,
        say,
    };
    let head = reads::head(db, table);
    let length = head.as_ref().ok().and_then(Option::as_ref);
    let length = length.map(|head| head.length);
    if let Err(why) = walk.events(db, length, &mut each) {
        let next = walk.last + 1;
        (walk.say)(Finding::of_event(
            table,
            next,
            What::Unreadable,
            format_args!("cannot be read: {why}"),
        ));
        return;
    }
    match head {
        Ok(Some(head)) => walk.end(&head),
        Ok(None) => (walk.say)(Finding::of_table(
            table,
            What::Missing,
            "the head of its log is missing",
        )),
        Err(why) => {
            let said = format_args!("the head of its log cannot be read: {why}");
            (walk.say)(Finding::of_table(table, What::Unreadable, said));
        }
    }
}

impl<S: FnMut(Finding)> Walk<'_, S> {
    fn events(
        &mut self,
        db: &Connection,
        length: Option<u64>,
        each: &mut impl FnMut(Event),
    ) -> rusqlite::Result<()> {
        let mut select = db.prepare_cached(
            "SELECT seq, epoch, payload, chain FROM events WHERE table_id = ?1 ORDER BY seq",
        )?;
        let mut rows = select.query([self.table])?;
        while let Some(row) = rows.next()? {
            let seq = row.get(0).unwrap_or(self.last + 1);
            self.gap(seq);
            match reads::event(row) {
                Ok((event, chain)) => self.event(event, chain, length, each),
                Err(why) => {
                    self.before.clear();
                    self.event_is(seq, What::Unreadable, format_args!("cannot be read: {why}"));
                }
            }
            self.last = seq;
        }
        Ok(())
    }

    /// Says which numbers are missing before this one.
    fn gap(&mut self, seq: u64) {
        for missing in self.last.saturating_add(1)..seq.min(self.last.saturating_add(1000)) {
            self.before.clear();
            self.event_is(missing, What::Missing, "is missing");
        }
    }

    fn event(
        &mut self,
        event: Event,
        stored: Link,
        length: Option<u64>,
        each: &mut impl FnMut(Event),
    ) {
        let link = |before: &Link| {
            chain::event(before, self.table, event.seq, event.epoch, &event.payload)
        };
        let computed: Vec<_> = self.before.iter().map(link).collect();
        let fits = self.before.is_empty() || computed.contains(&stored);
        self.before = vec![stored];
        if length.is_some_and(|length| event.seq > length) {
            self.event_is(event.seq, What::Foreign, "is behind the end of the log");
        } else if fits {
            each(event);
        } else {
            // Where only the link is damaged, the next event still fits what it should have been.
            self.before.extend(computed);
            self.event_is(event.seq, What::Changed, "is not the one that was stored");
        }
    }

    fn end(&mut self, head: &Head) {
        for missing in self.last + 1..=head.length.min(self.last.saturating_add(1000)) {
            self.event_is(missing, What::Missing, "is missing");
        }
        let fits = |last: &Link| head.fits(self.table, last).is_ok();
        if self.last == head.length && !self.before.is_empty() && !self.before.iter().any(fits) {
            let said = "the head of its log does not fit its last event";
            (self.say)(Finding::of_table(self.table, What::Changed, said));
        }
    }

    fn event_is(&mut self, event: u64, what: What, said: impl std::fmt::Display) {
        (self.say)(Finding::of_event(self.table, event, what, said));
    }
}
