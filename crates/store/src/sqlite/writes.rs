//! What is written to the file. Each function looks first and writes then, so one that refuses has changed nothing
//! and the others of its transaction stand.

use rusqlite::{Connection, OptionalExtension};

use crate::StoreError;
use crate::store::{Append, Kept, NewTable};

type Result<T> = std::result::Result<T, StoreError>;

pub(super) fn create(db: &Connection, table: &NewTable) -> Result<()> {
    let mut insert = db.prepare_cached(
        "INSERT INTO tables (id, created, epoch, meta) VALUES (?1, ?2, 1, ?3) ON CONFLICT DO NOTHING",
    )?;
    if insert.execute((&table.id, table.created, &table.meta))? == 0 {
        return Err(StoreError::TableTaken(table.id.clone()));
    }
    insert_events(db, &table.id, 1, 1, &table.events)
}

pub(super) fn append(db: &Connection, append: &Append) -> Result<()> {
    let Append {
        table,
        epoch,
        first,
        events,
    } = append;
    let found = found(db, table)?;
    if found.is_closed {
        return Err(StoreError::TableClosed(table.clone()));
    }
    if found.epoch != *epoch {
        return Err(StoreError::Fenced {
            table: table.clone(),
            epoch: *epoch,
            current: found.epoch,
        });
    }
    if found.length.checked_add(1) != Some(*first) {
        return Err(StoreError::Conflict {
            table: table.clone(),
            first: *first,
            length: found.length,
        });
    }
    insert_events(db, table, *epoch, *first, events)
}

pub(super) fn claim(db: &Connection, table: &str) -> Result<u64> {
    let mut update =
        db.prepare_cached("UPDATE tables SET epoch = epoch + 1 WHERE id = ?1 RETURNING epoch")?;
    let epoch = update.query_row([table], |row| row.get(0)).optional()?;
    epoch.ok_or_else(|| StoreError::UnknownTable(table.to_owned()))
}

pub(super) fn describe(db: &Connection, table: &str, meta: &str) -> Result<()> {
    let mut update = db.prepare_cached("UPDATE tables SET meta = ?2 WHERE id = ?1")?;
    changed(table, update.execute((table, meta))?)
}

pub(super) fn close(db: &Connection, table: &str, at: u64) -> Result<()> {
    let mut update =
        db.prepare_cached("UPDATE tables SET closed = coalesce(closed, ?2) WHERE id = ?1")?;
    changed(table, update.execute((table, at))?)
}

pub(super) fn keep(db: &Connection, space: &str, hash: &[u8; 32], kept: &Kept) -> Result<()> {
    let mut insert = db.prepare_cached(
        "INSERT OR REPLACE INTO keys (space, hash, owner, value) VALUES (?1, ?2, ?3, ?4)",
    )?;
    insert.execute((space, hash, &kept.owner, &kept.value))?;
    Ok(())
}

pub(super) fn forget(db: &Connection, space: &str, hash: &[u8; 32]) -> Result<bool> {
    let mut delete = db.prepare_cached("DELETE FROM keys WHERE space = ?1 AND hash = ?2")?;
    Ok(delete.execute((space, hash))? > 0)
}

/// What an append must know of its table.
struct Found {
    epoch: u64,
    is_closed: bool,
    length: u64,
}

fn found(db: &Connection, table: &str) -> Result<Found> {
    let mut select = db.prepare_cached(
        "SELECT epoch, closed IS NOT NULL, \
         (SELECT coalesce(max(seq), 0) FROM events WHERE table_id = ?1) FROM tables WHERE id = ?1",
    )?;
    let found = select.query_row([table], |row| {
        Ok(Found {
            epoch: row.get(0)?,
            is_closed: row.get(1)?,
            length: row.get(2)?,
        })
    });
    found
        .optional()?
        .ok_or_else(|| StoreError::UnknownTable(table.to_owned()))
}

fn insert_events(
    db: &Connection,
    table: &str,
    epoch: u64,
    first: u64,
    events: &[String],
) -> Result<()> {
    let mut insert = db.prepare_cached(
        "INSERT INTO events (table_id, seq, epoch, payload) VALUES (?1, ?2, ?3, ?4)",
    )?;
    for (seq, payload) in (first..).zip(events) {
        insert.execute((table, seq, epoch, payload))?;
    }
    Ok(())
}

fn changed(table: &str, rows: usize) -> Result<()> {
    if rows == 0 {
        return Err(StoreError::UnknownTable(table.to_owned()));
    }
    Ok(())
}
