//! What is written to the file. Each function looks first and writes then, so one that refuses has changed nothing
//! and the others of its transaction stand.

use rusqlite::{Connection, OptionalExtension};

use super::ends::{End, Ends};
use super::reads::{self, Head};
use crate::StoreError;
use crate::chain::{self, Link, START};
use crate::store::{Append, Kept, NewTable, TableRow};

type Result<T> = std::result::Result<T, StoreError>;

pub(super) fn create(db: &Connection, table: &NewTable) -> Result<()> {
    let row = TableRow {
        id: table.id.clone(),
        created: table.created,
        closed: None,
        epoch: 1,
        meta: table.meta.clone(),
        touched: table.created,
    };
    let mut insert = db.prepare_cached(
        "INSERT INTO tables (id, created, epoch, meta, sum) VALUES (?1, ?2, 1, ?3, ?4) ON CONFLICT DO NOTHING",
    )?;
    if insert.execute((&table.id, table.created, &table.meta, chain::row(&row)))? == 0 {
        return Err(StoreError::TableTaken(table.id.clone()));
    }
    let last = insert_events(db, &table.id, 1, 1, &START, &table.events)?;
    set_head(
        db,
        &table.id,
        table.events.len() as u64,
        table.created,
        &last,
    )
}

pub(super) fn append(db: &Connection, append: &Append, ends: &mut Ends) -> Result<()> {
    let Append {
        table,
        epoch,
        first,
        events,
        at,
        meta,
    } = append;
    let end = match ends.of(table) {
        Some(end) => end,
        None => found(db, table)?,
    };
    if end.epoch != *epoch {
        return Err(StoreError::Fenced {
            table: table.clone(),
            epoch: *epoch,
            current: end.epoch,
        });
    }
    if end.length.checked_add(1) != Some(*first) {
        return Err(StoreError::Conflict {
            table: table.clone(),
            first: *first,
            length: end.length,
        });
    }
    if let Some(meta) = meta {
        change(db, table, |row| row.meta.clone_from(meta))?;
    }
    let last = insert_events(db, table, *epoch, *first, &end.last, events)?;
    let length = end.length + events.len() as u64;
    set_head(db, table, length, *at, &last)?;
    let epoch = *epoch;
    ends.note(
        table,
        End {
            epoch,
            length,
            last,
        },
    );
    Ok(())
}

pub(super) fn claim(db: &Connection, table: &str) -> Result<u64> {
    change(db, table, |row| row.epoch += 1).map(|row| row.epoch)
}

pub(super) fn describe(db: &Connection, table: &str, meta: &str) -> Result<()> {
    change(db, table, |row| meta.clone_into(&mut row.meta)).map(drop)
}

pub(super) fn close(db: &Connection, table: &str, at: u64) -> Result<()> {
    change(db, table, |row| row.closed = row.closed.or(Some(at))).map(drop)
}

pub(super) fn remove(db: &Connection, table: &str) -> Result<bool> {
    db.prepare_cached("DELETE FROM events WHERE table_id = ?1")?
        .execute([table])?;
    db.prepare_cached("DELETE FROM heads WHERE table_id = ?1")?
        .execute([table])?;
    let mut delete = db.prepare_cached("DELETE FROM tables WHERE id = ?1")?;
    Ok(delete.execute([table])? > 0)
}

pub(super) fn keep(db: &Connection, space: &str, hash: &[u8; 32], kept: &Kept) -> Result<()> {
    let mut insert = db.prepare_cached(
        "INSERT OR REPLACE INTO keys (space, hash, owner, value, sum) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?;
    let sum = chain::key(space, hash, kept);
    insert.execute((space, hash, &kept.owner, &kept.value, sum))?;
    Ok(())
}

pub(super) fn forget(db: &Connection, space: &str, hash: &[u8; 32]) -> Result<bool> {
    let mut delete = db.prepare_cached("DELETE FROM keys WHERE space = ?1 AND hash = ?2")?;
    Ok(delete.execute((space, hash))? > 0)
}

/// Where the log of a table ends that is sound and takes more.
fn found(db: &Connection, table: &str) -> Result<End> {
    let mut select = db.prepare_cached(
        "SELECT epoch, closed IS NOT NULL, length, touched, chain, \
         (SELECT chain FROM events WHERE table_id = id AND seq = length) \
         FROM tables LEFT JOIN heads ON table_id = id WHERE id = ?1",
    )?;
    let found = select.query_row([table], |row| {
        let head = Head {
            length: row.get(2)?,
            touched: row.get(3)?,
            chain: row.get(4)?,
        };
        let last: Option<Link> = row.get(5)?;
        Ok((row.get(0)?, row.get(1)?, head, last))
    });
    let unknown = || StoreError::UnknownTable(table.to_owned());
    let (epoch, is_closed, head, last) = found.optional()?.ok_or_else(unknown)?;
    if is_closed {
        return Err(StoreError::TableClosed(table.to_owned()));
    }
    let missing = || StoreError::Damaged(format!("event {} is missing", head.length));
    let last = match head.length {
        0 => START,
        _ => last.ok_or_else(missing)?,
    };
    head.fits(table, &last)?;
    Ok(End {
        epoch,
        length: head.length,
        last,
    })
}

/// Changes the row of a table that is sound.
fn change(db: &Connection, table: &str, change: impl FnOnce(&mut TableRow)) -> Result<TableRow> {
    let row = reads::table(db, table)?;
    let mut row = row.ok_or_else(|| StoreError::UnknownTable(table.to_owned()))?;
    change(&mut row);
    let mut update = db.prepare_cached(
        "UPDATE tables SET closed = ?2, epoch = ?3, meta = ?4, sum = ?5 WHERE id = ?1",
    )?;
    update.execute((table, row.closed, row.epoch, &row.meta, chain::row(&row)))?;
    Ok(row)
}

/// Adds events behind the one whose link is `last`; the link of the last one comes back.
pub(super) fn insert_events(
    db: &Connection,
    table: &str,
    epoch: u64,
    first: u64,
    last: &Link,
    events: &[String],
) -> Result<Link> {
    let mut insert = db.prepare_cached(
        "INSERT INTO events (table_id, seq, epoch, payload, chain) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?;
    let mut last = *last;
    for (seq, payload) in (first..).zip(events) {
        last = chain::event(&last, table, seq, epoch, payload);
        insert.execute((table, seq, epoch, payload, last))?;
    }
    Ok(last)
}

pub(super) fn set_head(
    db: &Connection,
    table: &str,
    length: u64,
    touched: u64,
    last: &Link,
) -> Result<()> {
    let mut insert = db.prepare_cached(
        "INSERT INTO heads (table_id, length, touched, chain) VALUES (?1, ?2, ?3, ?4) \
         ON CONFLICT DO UPDATE SET length = ?2, touched = ?3, chain = ?4",
    )?;
    let head = chain::head(table, length, touched, last);
    insert.execute((table, length, touched, head))?;
    Ok(())
}
