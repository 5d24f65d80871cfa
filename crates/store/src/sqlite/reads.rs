//! What is read from the file. Numbers of SQL are signed: ours are counts and times far below 2^63.

use rusqlite::{Connection, OptionalExtension, Row};

use crate::StoreError;
use crate::store::{Event, Kept, TableRow};

type Result<T> = std::result::Result<T, StoreError>;

pub(super) fn table(db: &Connection, table: &str) -> Result<Option<TableRow>> {
    let mut select =
        db.prepare_cached("SELECT id, created, closed, epoch, meta FROM tables WHERE id = ?1")?;
    Ok(select.query_row([table], table_row).optional()?)
}

pub(super) fn open_tables(db: &Connection) -> Result<Vec<TableRow>> {
    let mut select = db.prepare_cached(
        "SELECT id, created, closed, epoch, meta FROM tables WHERE closed IS NULL ORDER BY created, id",
    )?;
    let rows = select.query_map((), table_row)?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

pub(super) fn events(db: &Connection, table: &str, from: u64, limit: u32) -> Result<Vec<Event>> {
    let mut select = db.prepare_cached(
        "SELECT seq, epoch, payload FROM events WHERE table_id = ?1 AND seq >= ?2 ORDER BY seq LIMIT ?3",
    )?;
    let event = |row: &Row<'_>| {
        Ok(Event {
            seq: row.get(0)?,
            epoch: row.get(1)?,
            payload: row.get(2)?,
        })
    };
    let rows = select.query_map((table, from, limit), event)?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

pub(super) fn find(db: &Connection, space: &str, hash: &[u8; 32]) -> Result<Option<Kept>> {
    let mut select =
        db.prepare_cached("SELECT owner, value FROM keys WHERE space = ?1 AND hash = ?2")?;
    Ok(select.query_row((space, hash), kept).optional()?)
}

pub(super) fn owned(db: &Connection, space: &str, owner: &str) -> Result<Vec<Kept>> {
    let mut select = db.prepare_cached(
        "SELECT owner, value FROM keys WHERE space = ?1 AND owner = ?2 ORDER BY value",
    )?;
    let rows = select.query_map((space, owner), kept)?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

fn table_row(row: &Row<'_>) -> rusqlite::Result<TableRow> {
    Ok(TableRow {
        id: row.get(0)?,
        created: row.get(1)?,
        closed: row.get(2)?,
        epoch: row.get(3)?,
        meta: row.get(4)?,
    })
}

fn kept(row: &Row<'_>) -> rusqlite::Result<Kept> {
    Ok(Kept {
        owner: row.get(0)?,
        value: row.get(1)?,
    })
}
