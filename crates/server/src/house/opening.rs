//! Opening a table: whether there is room for it, its luck, and an id that is free.

use host::{Millis, Plan, Room};
use store::{NewTable, StoreError};
use table::{Record, Secret};

use super::driver::Loaded;
use super::live::Entry;
use super::{Door, House, Live, Summary, Table, Who, Wrong, key};

/// How many letters the id of a table has.
const TABLE_ID: usize = 8;

impl House {
    /// Opens a table for a guest at which everybody may sit down.
    pub(crate) async fn open_table(&self, guest: &str, plan: Plan) -> Result<Table, Wrong> {
        self.open_behind(guest, plan, Door::default()).await
    }

    /// Opens a table for a guest at which only those may sit down who tell a password; no letters are none.
    pub(crate) async fn open_locked(
        &self,
        guest: &str,
        plan: Plan,
        password: &str,
    ) -> Result<Table, Wrong> {
        let lock = match password {
            "" => None,
            password => Some(self.lock(password)?),
        };
        let door = Door {
            lock,
            ..Door::default()
        };
        self.open_behind(guest, plan, door).await
    }

    pub(super) async fn open_behind(
        &self,
        guest: &str,
        plan: Plan,
        door: Door,
    ) -> Result<Table, Wrong> {
        self.may_open(guest)?;
        let secret = Secret::from_bytes(key::random().map_err(Wrong::system)?);
        let now = self.now();
        let (room, opened) = Room::open(plan, &secret, now)?;
        let (live, entries) = Live::open(room, opened, guest.to_owned(), door);
        self.keep(live, &entries, now).await
    }

    /// Opens a table on which a record goes on from a step, in the seat that is to act (P13); only for who has its link.
    pub(crate) async fn branch(
        &self,
        who: &Who,
        record: &Record,
        step: usize,
    ) -> Result<Table, Wrong> {
        self.may_open(&who.guest)?;
        let now = self.now();
        let facts = host::branch(record, step, None, now)?;
        let (live, entries) = Live::branch(facts, who)?;
        let table = self.keep(live, &entries, now).await?;
        self.remember(&who.guest, table.id()).await?;
        Ok(table)
    }

    /// Stores a table that has just been opened, and brings it to life.
    async fn keep(&self, live: Live, entries: &[Entry], now: Millis) -> Result<Table, Wrong> {
        let id = self.create(entries, now).await?;
        let summary = Summary::of(&id, &live, now);
        let loaded = Loaded {
            live,
            epoch: 1,
            stored: 1,
        };
        Ok(self.drive(&id, &mut self.tables(), summary, Some(loaded)))
    }

    fn may_open(&self, guest: &str) -> Result<(), Wrong> {
        if self.is_draining() {
            return Err(Wrong::Closing);
        }
        if self.0.open.of(guest) >= self.0.limits.tables_per_guest {
            return Err(Wrong::TooManyTables);
        }
        if self.0.open.all() >= self.0.limits.tables {
            return Err(Wrong::Full);
        }
        Ok(())
    }

    /// Stores a new table under an id that is free.
    async fn create(&self, entries: &[Entry], now: Millis) -> Result<String, Wrong> {
        let events = vec![Entry::written(entries)];
        loop {
            let id = key::id(TABLE_ID).map_err(Wrong::system)?;
            let table = NewTable {
                id: id.clone(),
                created: now,
                meta: String::new(),
                events: events.clone(),
            };
            match self.0.store.create(table).await {
                Ok(()) => return Ok(id),
                Err(StoreError::TableTaken(_)) => {}
                Err(why) => return Err(why.into()),
            }
        }
    }
}
