//! What is sound in a damaged or truncated database, copied into a new one, with a list of what is lost. The damaged one
//! is not changed.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OptionalExtension};
use serde::Serialize;

use super::check;
use super::lock::Lock;
use super::log;
use super::{file, reads, writes};
use crate::chain::{self, START};
use crate::store::{Event, TableRow};
use crate::walk::{Finding, What};
use crate::{StoreError, make_private_folder, open_private};

/// What was copied, and what could not be.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Salvaged {
    /// How many tables were copied, in whole or in part.
    pub tables: u64,
    /// How many events.
    pub events: u64,
    /// How many keys.
    pub keys: u64,
    /// What was not as it was stored.
    pub lost: Vec<Finding>,
}

/// Copies what is sound in the database `from`, which no house may be using, into a new one at `to`. Of a damaged log
/// the events before the damage are copied: the table goes on from there.
///
/// # Errors
/// `InUse`; there is a file at `to` already, or it cannot be written; nothing of the old one can be read.
pub fn salvage(from: &Path, to: &Path) -> Result<Salvaged, StoreError> {
    let failed = |path: &Path, why: &dyn std::fmt::Display| {
        StoreError::Failed(format!("{}: {why}", path.display()))
    };
    let _lock = Lock::take(from)?;
    let old = check::open(from)?;
    // A file that was cut short is read as far as it goes.
    old.set_db_config(DbConfig::SQLITE_DBCONFIG_WRITABLE_SCHEMA, true)?;
    let misnumbered = file::misnumbered(&old)?;
    if misnumbered.is_none() && file::format(from, &old)? < 2 {
        let why = "it was written by an old version and has no chain to tell what is sound";
        return Err(failed(from, &why));
    }
    if to.exists() {
        return Err(failed(to, &"there is something already"));
    }
    if let Some(folder) = to.parent() {
        make_private_folder(folder).map_err(|why| failed(to, &why))?;
    }
    open_private(to).map_err(|why| failed(to, &why))?;
    let salvaged = Salvaged::all(&old, to, misnumbered);
    if salvaged.is_err() {
        discard(to);
    }
    salvaged
}

/// Takes away the file of a house that was made for nothing.
pub(crate) fn discard(file: &Path) {
    for end in ["", "-wal", "-shm"] {
        let mut name = file.as_os_str().to_owned();
        name.push(end);
        let _ = std::fs::remove_file(name);
    }
}

impl Salvaged {
    /// Copies all that is sound into a new file.
    fn all(old: &Connection, to: &Path, misnumbered: Option<u32>) -> Result<Self, StoreError> {
        let (mut new, _) = file::open(to)?;
        let mut salvaged = Self::default();
        if let Some(found) = misnumbered {
            let said = format!("the number of its format is damaged: it says {found}");
            let lost = Finding::of_file(What::Changed, said);
            salvaged.lost.push(lost);
        }
        let transaction = new.transaction()?;
        for id in salvaged.ids(old) {
            salvaged.table(old, &transaction, &id)?;
        }
        salvaged.keys(old, &transaction)?;
        transaction.commit()?;
        Ok(salvaged)
    }

    /// Every table of which anything can be found, from both ends of every list that names them.
    fn ids(&mut self, old: &Connection) -> BTreeSet<String> {
        let mut ids = BTreeSet::new();
        let lists = [
            ("tables", "SELECT id FROM tables ORDER BY id"),
            ("heads", "SELECT table_id FROM heads ORDER BY table_id"),
            (
                "events",
                "SELECT DISTINCT table_id FROM events ORDER BY table_id",
            ),
        ];
        for (list, select) in lists {
            let mut read = |select: &str| {
                let mut select = old.prepare(select)?;
                let mut rows = select.query(())?;
                while let Some(row) = rows.next()? {
                    ids.extend(row.get::<_, String>(0).ok());
                }
                Ok::<_, rusqlite::Error>(())
            };
            if let Err(why) = read(select) {
                let said = format!("the list of {list} cannot be read whole: {why}");
                self.lost.push(Finding::of_file(What::Unreadable, said));
                let _ = read(&format!("{select} DESC"));
            }
        }
        ids
    }

    fn table(&mut self, old: &Connection, new: &Connection, id: &str) -> Result<(), StoreError> {
        let before = self.lost.len();
        let (mut events, mut next) = (Vec::new(), 1);
        let lost = &mut self.lost;
        let mut sound = |event: Event| {
            // Only what comes before the first damage follows from the beginning.
            if event.seq == next {
                next += 1;
                events.push(event);
            }
        };
        log::walk(old, id, &mut sound, |finding| lost.push(finding));
        let is_whole = self.lost.len() == before;
        let row = self.row(old, id, &events, is_whole);
        if events.is_empty() {
            let said = "nothing of it is left";
            self.lost.push(Finding::of_table(id, What::Missing, said));
            return Ok(());
        }
        if !is_whole {
            let said = format!("it goes on after event {}", events.len());
            self.lost.push(Finding::of_table(id, What::Missing, said));
        }
        self.tables += 1;
        self.events += events.len() as u64;
        put(new, &row, &events)
    }

    /// The row of a table, or one that does in its place.
    fn row(&mut self, old: &Connection, id: &str, events: &[Event], is_whole: bool) -> TableRow {
        let select = "SELECT id, created, closed, epoch, meta, coalesce(touched, 0), sum \
                      FROM tables LEFT JOIN heads ON table_id = id WHERE id = ?1";
        let read = || {
            let row = old
                .prepare_cached(select)?
                .query_row([id], reads::table_row);
            row.optional()
        };
        if let Ok(Some((mut row, sum))) = read()
            && chain::row(&row) == sum
        {
            if !is_whole {
                // What it says of the table is newer than what is left of it.
                row.meta.clear();
            }
            return row;
        }
        let said = "its row is lost; it is open again, with a new one";
        self.lost.push(Finding::of_table(id, What::Missing, said));
        let head = reads::head(old, id).ok().flatten();
        let touched = head.map_or(0, |head| head.touched);
        TableRow {
            id: id.to_owned(),
            created: touched,
            closed: None,
            epoch: events.last().map_or(1, |event| event.epoch),
            meta: String::new(),
            touched,
        }
    }

    fn keys(&mut self, old: &Connection, new: &Connection) -> Result<(), StoreError> {
        let mut sound = BTreeMap::new();
        let mut bad = 0_u64;
        // Where the list breaks off, from its other end.
        for order in ["", " DESC"] {
            let select = "SELECT space, hash, owner, value, sum FROM keys ORDER BY space";
            let mut read = || {
                let mut select = old.prepare(&format!("{select}{order}, hash{order}"))?;
                let mut rows = select.query(())?;
                while let Some(row) = rows.next()? {
                    match check::key_row(row) {
                        Ok(Some((space, hash, kept))) => drop(sound.insert((space, hash), kept)),
                        Ok(None) | Err(_) => bad += 1,
                    }
                }
                Ok::<_, rusqlite::Error>(())
            };
            let Err(why) = read() else { break };
            let said = format!("the list of keys cannot be read whole: {why}");
            self.lost.push(Finding::of_file(What::Unreadable, said));
        }
        if bad > 0 {
            let said = format!("{bad} keys are not the ones that were stored");
            self.lost.push(Finding::of_file(What::Changed, said));
        }
        for ((space, hash), kept) in &sound {
            // A sound key has a hash of the right length.
            if let Ok(hash) = hash.as_slice().try_into() {
                writes::keep(new, space, hash, kept)?;
                self.keys += 1;
            }
        }
        Ok(())
    }
}

/// Writes a table with its log as it was.
pub(super) fn put(new: &Connection, row: &TableRow, events: &[Event]) -> Result<(), StoreError> {
    let mut insert = new.prepare_cached(
        "INSERT INTO tables (id, created, closed, epoch, meta, sum) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    let sum = chain::row(row);
    insert.execute((&row.id, row.created, row.closed, row.epoch, &row.meta, sum))?;
    let mut last = START;
    for event in events {
        let payload = std::slice::from_ref(&event.payload);
        last = writes::insert_events(new, &row.id, event.epoch, event.seq, &last, payload)?;
    }
    writes::set_head(new, &row.id, events.len() as u64, row.touched, &last)
}
