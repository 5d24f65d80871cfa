//! The log of a table that is in memory: how it came out of the store, and how it goes on there.

use std::borrow::Cow;
use std::sync::Arc;

use host::Millis;
use store::{Append, Store, StoreError, TableRow};
use table::{Code, OWN_PREFIX, Refusal};

use super::entry::Entry;
use super::live::Live;
use super::seal::{self, Seal, Unreadable, Writer};
use super::summary::{Meta, Summary};
use super::{House, Wrong};

/// How many events are read at once.
const PAGE: u32 = 1000;

/// A table that is in memory, as far as it is stored.
pub(super) struct Loaded {
    pub(super) live: Live,
    pub(super) log: Log,
}

/// Where the log of a table stands.
pub(super) struct Log {
    id: String,
    /// Nothing before this task has written to the table: whoever only looks need not own it.
    epoch: Option<u64>,
    /// How many events the store has.
    stored: u64,
    /// What came to pass and is stored with what comes next: the house was away.
    pending: Vec<Entry>,
    writer: Writer,
    /// What lists of tables show of it, as it is stored.
    meta: Meta,
    /// Its events as they are stored, where the store can be out of reach: the table is shown from them then.
    copy: Option<Vec<String>>,
}

impl Log {
    /// The log of a table that has just been created with one event.
    pub(super) fn new(id: &str, writer: Writer, meta: Meta, copy: Option<Vec<String>>) -> Self {
        Self {
            id: id.to_owned(),
            epoch: Some(1),
            stored: 1,
            pending: Vec::new(),
            writer,
            meta,
            copy,
        }
    }

    /// What lists of tables show of it.
    pub(super) fn summary(&self) -> Arc<Summary> {
        self.meta.summary.clone()
    }

    /// What has come to pass at a table, as it is to be stored.
    fn write(&mut self, live: &Live, entries: &[Entry], at: Millis) -> std::io::Result<Next> {
        let mut all = Cow::Borrowed(entries);
        if !self.pending.is_empty() {
            all = [std::mem::take(&mut self.pending), entries.to_vec()]
                .concat()
                .into();
        }
        let first = self.stored + 1;
        let events = self.writer.write(&all, first, live.room().is_over())?;
        Ok(Next {
            first,
            events,
            at,
            meta: self.meta.after(live, &all),
        })
    }

    async fn append(&mut self, store: &dyn Store, next: Next) -> Result<(), StoreError> {
        let Next {
            first,
            events,
            at,
            meta,
        } = next;
        let epoch = match self.epoch {
            Some(epoch) => epoch,
            None => store.claim(&self.id).await?,
        };
        self.epoch = Some(epoch);
        let stored = self.stored + events.len() as u64;
        let copied = self.copy.as_ref().map(|_| events.clone());
        let append = Append {
            table: self.id.clone(),
            epoch,
            first,
            events,
            at,
            meta: meta.as_ref().map(Meta::written),
        };
        store.append(append).await?;
        self.stored = stored;
        if let Some(copy) = &mut self.copy {
            copy.extend(copied.unwrap_or_default());
        }
        self.meta = meta.unwrap_or_else(|| self.meta.clone());
        Ok(())
    }
}

/// What the log goes on with.
struct Next {
    first: u64,
    events: Vec<String>,
    at: Millis,
    meta: Option<Meta>,
}

impl Loaded {
    /// Stores what has come to pass.
    ///
    /// # Errors
    /// It is not stored; the table must be brought back as it is in the store.
    pub(super) async fn append(&mut self, house: &House, entries: &[Entry]) -> Result<(), Wrong> {
        let next = self.log.write(&self.live, entries, house.now());
        let next = next.map_err(Wrong::system)?;
        Ok(self.log.append(house.store(), next).await?)
    }

    /// Brings a table back from the store. `resumed` is since when clocks run again that stood still while the house was
    /// away.
    ///
    /// # Errors
    /// It is damaged, or does not replay.
    pub(super) async fn from_store(
        house: &House,
        row: TableRow,
        resumed: Option<Millis>,
    ) -> Result<Self, Wrong> {
        let events = events(house.store(), &row.id).await?;
        let seal = house.seal().clone();
        let listed = row.closed.is_none().then(|| row.meta.clone());
        let is_apart = house.store().is_apart();
        // Of several nodes the one that reads it has claimed it.
        let epoch = house.is_shared().then_some(row.epoch);
        // Some take long to play over, and none may hold up the doors.
        let by_text = events.iter().any(|event| event.contains(OWN_PREFIX));
        let played = move || {
            let mut loaded = play(&row, &events, &seal, resumed)?;
            loaded.log.copy = is_apart.then_some(events);
            loaded.log.epoch = epoch;
            Ok::<_, Wrong>(loaded)
        };
        let loaded = if by_text {
            house.bring_apart(played).await??
        } else {
            let played = tokio::task::spawn_blocking(played);
            played.await.map_err(Wrong::system)??
        };
        let meta = loaded.log.meta.written();
        if listed.is_some_and(|listed| listed != meta) {
            // Where this cannot be stored, as on a full disk, the list shows less until the next act.
            let _ = house.store().describe(&loaded.log.id, &meta).await;
        }
        Ok(loaded)
    }

    /// The table as it was stored last, from memory; nothing where no copy is kept. It cannot be gone on with.
    pub(super) async fn copied(self, house: &House) -> Option<Self> {
        let Log { id, meta, copy, .. } = self.log;
        let (events, seal) = (copy?, house.seal().clone());
        let row = TableRow {
            id,
            created: meta.summary.created,
            closed: None,
            epoch: 0,
            meta: String::new(),
            touched: 0,
        };
        let played = tokio::task::spawn_blocking(move || play(&row, &events, &seal, None));
        played.await.ok()?.ok()
    }
}

fn play(
    row: &TableRow,
    events: &[String],
    seal: &Seal,
    resumed: Option<Millis>,
) -> Result<Loaded, Wrong> {
    let (mut entries, writer) = seal::read(&row.id, events, seal).map_err(|why| match why {
        Unreadable::Sealed => Wrong::Damaged(why.to_string()),
        Unreadable::Event(..) => Wrong::Refused(Refusal::new(Code::Corrupt, why.to_string())),
    })?;
    let resumed = resumed.filter(|_| row.closed.is_none() && Entry::has_started(&entries));
    let pending = Vec::from_iter(resumed.map(Entry::resumed));
    entries.extend(pending.iter().cloned());
    let live = Live::restore(&entries).map_err(Wrong::Refused)?;
    let log = Log {
        id: row.id.clone(),
        epoch: None,
        stored: events.len() as u64,
        pending,
        writer,
        meta: Meta::of(&row.id, &live, row.created),
        copy: None,
    };
    Ok(Loaded { live, log })
}

/// What is stored of a table, event by event.
pub(super) async fn events(store: &dyn Store, table: &str) -> Result<Vec<String>, StoreError> {
    let mut events = Vec::new();
    loop {
        let page = store.events(table, events.len() as u64 + 1, PAGE).await?;
        let is_last = page.len() < PAGE as usize;
        events.extend(page.into_iter().map(|event| event.payload));
        if is_last {
            return Ok(events);
        }
    }
}
