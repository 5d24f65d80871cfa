//! Opening a table: whether there is room for it, its luck, and an id that is free.

use host::outside::read_record_within;
use host::{Millis, Plan, Room};
use speech::Tongue;
use store::{NewTable, StoreError};
use table::{Code, Refusal, Secret, Settings};
use tokio::sync::oneshot;

use super::apart::{has_pieces, has_texts};
use super::entry::Entry;
use super::log::{Loaded, Log};
use super::seal::Writer;
use super::summary::{Meta, brought};
use super::{Door, House, Live, Origin, Table, Who, Wrong, key};

/// How many letters the id of a table has.
pub(crate) const TABLE_ID: usize = 8;

/// A table that is still being set up. If that fails, or nobody waits for it any more, the table is removed again: what
/// was answered with an error is not there.
#[derive(Debug)]
pub(crate) struct Fresh {
    house: House,
    /// Nothing once it is set up.
    id: Option<String>,
}

impl Fresh {
    /// It is set up.
    pub(crate) fn stays(mut self) {
        self.id = None;
    }
}

impl Drop for Fresh {
    fn drop(&mut self) {
        if let Some(id) = self.id.take() {
            let house = self.house.clone();
            tokio::spawn(async move { house.discard(&id).await });
        }
    }
}

impl House {
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
        self.may_open(guest, brought(&plan))?;
        self.admits(&plan.game, &Settings::default(), &plan.rules)
            .await?;
        self.open_behind(guest, plan, door).await
    }

    /// Opens a table by rules that are known: of a table before it, or of a book.
    pub(super) async fn open_behind(
        &self,
        guest: &str,
        plan: Plan,
        door: Door,
    ) -> Result<Table, Wrong> {
        self.may_open(guest, brought(&plan))?;
        self.counts_table()?;
        let secret = Secret::from_bytes(self.luck()?);
        let now = self.now();
        let by_text = has_texts(&plan.rules) || has_pieces(&plan.materials);
        let open = move || Room::open(plan, &secret, now);
        let (room, opened) = self.settled(by_text, open).await??;
        let (live, entries) = Live::open(room, opened, guest.to_owned(), door);
        self.keep(live, entries, now, 0).await
    }

    /// Opens a table on which a record goes on from a step, in the seat that is to act (P13); only for who has its link.
    ///
    /// # Errors
    /// A record that is none, does not replay, or is too much work; then nothing is stored.
    pub(crate) async fn branch(
        &self,
        who: &Who,
        origin: Origin,
        text: String,
        (step, tongue): (usize, Tongue),
    ) -> Result<Table, Wrong> {
        let bytes = text.len();
        self.may_open(&who.guest, bytes)?;
        self.counts_table()?;
        let (sitter, now) = (who.clone(), self.now());
        let play = move || {
            let record = read_record_within(&text, origin.most_work())?;
            let facts = host::branch(&record, step, None, (now, tongue))?;
            Ok(Live::branch(facts, &sitter)?)
        };
        let (live, entries) = self.play_over(origin, play).await?;
        let bytes = bytes.max(brought(live.room().plan()));
        self.may_open(&who.guest, bytes)?;
        let table = self.keep(live, entries, now, bytes).await?;
        if let Err(why) = self.remember(&who.guest, table.id()).await {
            self.discard(table.id()).await;
            return Err(why);
        }
        Ok(table)
    }

    /// Stores a table that has just been opened, and brings it to life. If nobody waits for the answer any more it is
    /// removed again: what was not acknowledged is not there.
    pub(super) async fn keep(
        &self,
        live: Live,
        entries: Vec<Entry>,
        now: Millis,
        bytes: usize,
    ) -> Result<Table, Wrong> {
        let (tell, told) = oneshot::channel();
        let house = self.clone();
        tokio::spawn(async move {
            let made = house.create(live, &entries, now, bytes).await;
            if let Err(Ok((id, _))) = tell.send(made) {
                let _ = house.store().remove(&id).await;
            }
        });
        let (id, loaded) = told.await.map_err(Wrong::system)??;
        self.shelf().put(loaded.log.summary(), now);
        self.hint();
        Ok(self.drive(&id, &mut self.tables(), Some(loaded)))
    }

    /// A table that is still being set up for whoever opens it.
    pub(crate) fn fresh(&self, table: &Table) -> Fresh {
        Fresh {
            house: self.clone(),
            id: Some(table.id().to_owned()),
        }
    }

    /// Removes a table as if it had never been.
    async fn discard(&self, id: &str) {
        self.tables().remove(id);
        self.shelf().remove(id);
        if let Err(why) = self.store().remove(id).await {
            tracing::error!(table = id, %why, "a table that was not set up is left");
        }
    }

    /// Whether there is room for another table of a guest, with so many bytes of files.
    fn may_open(&self, guest: &str, bytes: usize) -> Result<(), Wrong> {
        if self.is_draining() {
            return Err(Wrong::Closing);
        }
        let (limits, own, all) = (&self.0.limits, self.shelf().of(guest), self.shelf().open());
        if own.tables >= limits.tables_per_guest {
            return Err(Wrong::TooManyTables);
        }
        if all.tables >= limits.tables {
            return Err(Wrong::Full);
        }
        if bytes > 0 && own.bytes.saturating_add(bytes) > limits.files_per_guest {
            return Err(too_much(&format!(
                "the files of your open tables would come to more than {} bytes; finish a game first",
                limits.files_per_guest
            )));
        }
        if bytes > 0 && all.bytes.saturating_add(bytes) > limits.files {
            return Err(too_much(&format!(
                "the files of all open tables would come to more than {} bytes; try again later",
                limits.files
            )));
        }
        Ok(())
    }

    /// Stores a new table under an id that is free.
    async fn create(
        &self,
        live: Live,
        entries: &[Entry],
        now: Millis,
        bytes: usize,
    ) -> Result<(String, Loaded), Wrong> {
        loop {
            let id = key::id(TABLE_ID).map_err(Wrong::system)?;
            let (writer, first) = Writer::open(&id, entries, self.seal()).map_err(Wrong::system)?;
            let meta = Meta::bringing(&id, &live, now, bytes);
            let copy = self.store().is_apart().then(|| vec![first.clone()]);
            let table = NewTable {
                id: id.clone(),
                created: now,
                meta: meta.written(),
                events: vec![first],
            };
            match self.0.store.create(table).await {
                Ok(()) => {
                    let log = Log::new(&id, writer, meta, copy);
                    return Ok((id, Loaded { live, log }));
                }
                Err(StoreError::TableTaken(_)) => {}
                Err(why) => return Err(why.into()),
            }
        }
    }
}

fn too_much(why: &str) -> Wrong {
    Refusal::new(Code::NotNow, why).by("P24").into()
}
