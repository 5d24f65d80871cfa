//! What is read from the file, checked against its sums. Numbers of SQL are signed: ours are counts and times far below
//! 2^63.

use rusqlite::{Connection, OptionalExtension, Row};

use crate::StoreError;
use crate::chain::{self, Link, START};
use crate::store::{Event, Kept, TableRow};

type Result<T> = std::result::Result<T, StoreError>;

pub(super) fn table(db: &Connection, table: &str) -> Result<Option<TableRow>> {
    let mut select = db.prepare_cached(
        "SELECT id, created, closed, epoch, meta, touched, sum, length, \
         (SELECT chain FROM events WHERE table_id = id AND seq = length), heads.chain \
         FROM tables LEFT JOIN heads ON table_id = id WHERE id = ?1",
    )?;
    let mut rows = select.query([table])?;
    rows.next()?.map(row).transpose()
}

pub(super) fn open_tables(db: &Connection) -> Result<Vec<Result<TableRow>>> {
    // Without a look at the logs, which lie all over the file: each is looked at when its table is brought back.
    let mut select = db.prepare_cached(
        "SELECT id, created, closed, epoch, meta, touched, sum FROM tables LEFT JOIN heads ON table_id = id \
         WHERE closed IS NULL ORDER BY created, id",
    )?;
    let mut rows = select.query(())?;
    let mut all = Vec::new();
    loop {
        match rows.next() {
            Ok(Some(found)) => all.push(summed(found)),
            Ok(None) => return Ok(all),
            // Part of the list cannot be read: the rest of the house opens.
            Err(why) if all.is_empty() => return Err(why.into()),
            Err(why) => {
                all.push(Err(StoreError::Damaged(why.to_string())));
                return Ok(all);
            }
        }
    }
}

pub(super) fn closed_before(db: &Connection, time: u64) -> Result<Vec<String>> {
    let mut select =
        db.prepare_cached("SELECT id FROM tables WHERE closed < ?1 ORDER BY closed, id")?;
    let rows = select.query_map([time], |row| row.get(0))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

pub(super) fn events(db: &Connection, table: &str, from: u64, limit: u32) -> Result<Vec<Event>> {
    let from = from.max(1);
    let mut before = link(db, table, from - 1)?;
    let mut select = db.prepare_cached(
        "SELECT seq, epoch, payload, chain FROM events WHERE table_id = ?1 AND seq >= ?2 ORDER BY seq LIMIT ?3",
    )?;
    let mut rows = select.query((table, from, limit))?;
    let mut events = Vec::new();
    let unreadable = |number: u64, why: &dyn std::fmt::Display| {
        StoreError::Damaged(format!("event {number} cannot be read: {why}"))
    };
    for seq in from.. {
        let row = match rows.next() {
            Ok(Some(row)) => row,
            Ok(None) => break,
            Err(why) => return Err(unreadable(seq, &why)),
        };
        let (event, chain) = event(row).map_err(|why| unreadable(seq, &why))?;
        if event.seq != seq {
            return Err(StoreError::Damaged(format!("event {seq} is missing")));
        }
        if chain::event(&before, table, seq, event.epoch, &event.payload) != chain {
            return Err(StoreError::Damaged(format!(
                "event {seq} is not the one that was stored"
            )));
        }
        before = chain;
        events.push(event);
    }
    if events.len() < limit as usize {
        ends(db, table, from - 1 + events.len() as u64, &before)?;
    }
    Ok(events)
}

/// Whether the log ends where its head says.
fn ends(db: &Connection, table: &str, length: u64, last: &Link) -> Result<()> {
    let Some(head) = head(db, table)? else {
        return match length {
            0 => Ok(()),
            _ => Err(StoreError::Damaged(
                "the head of the log is missing".to_owned(),
            )),
        };
    };
    if length < head.length && head.fits(table, last).is_err() {
        let (first, end) = (length + 1, head.length);
        return Err(StoreError::Damaged(format!(
            "events {first} to {end} are missing"
        )));
    }
    head.fits_at(table, length, last)
}

/// The end of a log, as it is kept apart from it.
#[derive(Debug)]
pub(super) struct Head {
    pub(super) length: u64,
    pub(super) touched: u64,
    pub(super) chain: Link,
}

impl Head {
    /// Whether the log ends at `length` with the link `last`.
    pub(super) fn fits_at(&self, table: &str, length: u64, last: &Link) -> Result<()> {
        if self.length != length {
            let message = format!(
                "the log has {length} events and its head says {}",
                self.length
            );
            return Err(StoreError::Damaged(message));
        }
        self.fits(table, last)
    }

    /// Whether it is the head of the log whose last link is `last`.
    pub(super) fn fits(&self, table: &str, last: &Link) -> Result<()> {
        if chain::head(table, self.length, self.touched, last) == self.chain {
            return Ok(());
        }
        let message = "the head of the log does not fit its last event";
        Err(StoreError::Damaged(message.to_owned()))
    }
}

pub(super) fn head(db: &Connection, table: &str) -> Result<Option<Head>> {
    let mut select =
        db.prepare_cached("SELECT length, touched, chain FROM heads WHERE table_id = ?1")?;
    let head = |row: &Row<'_>| {
        Ok(Head {
            length: row.get(0)?,
            touched: row.get(1)?,
            chain: row.get(2)?,
        })
    };
    Ok(select.query_row([table], head).optional()?)
}

/// The link of an event that is there.
pub(super) fn link(db: &Connection, table: &str, seq: u64) -> Result<Link> {
    if seq == 0 {
        return Ok(START);
    }
    let mut select =
        db.prepare_cached("SELECT chain FROM events WHERE table_id = ?1 AND seq = ?2")?;
    let link = select
        .query_row((table, seq), |row| row.get(0))
        .optional()?;
    link.ok_or_else(|| StoreError::Damaged(format!("event {seq} is missing")))
}

pub(super) fn event(row: &Row<'_>) -> rusqlite::Result<(Event, Link)> {
    let event = Event {
        seq: row.get(0)?,
        epoch: row.get(1)?,
        payload: row.get(2)?,
    };
    Ok((event, row.get(3)?))
}

pub(super) fn find(db: &Connection, space: &str, hash: &[u8; 32]) -> Result<Option<Kept>> {
    let mut select = db.prepare_cached(
        "SELECT owner, value, sum, hash FROM keys WHERE space = ?1 AND hash = ?2",
    )?;
    let mut rows = select.query((space, hash))?;
    rows.next()?.map(|row| kept(space, row)).transpose()
}

pub(super) fn owned(db: &Connection, space: &str, owner: &str) -> Result<Vec<Kept>> {
    let mut select = db.prepare_cached(
        "SELECT owner, value, sum, hash FROM keys WHERE space = ?1 AND owner = ?2 ORDER BY value",
    )?;
    let mut rows = select.query((space, owner))?;
    let mut all = Vec::new();
    while let Some(row) = rows.next()? {
        all.push(kept(space, row)?);
    }
    Ok(all)
}

/// A table whose row and head are as they were stored.
fn row(row: &Row<'_>) -> Result<TableRow> {
    headed(row).map_err(|why| named(row, &why))?;
    summed(row)
}

/// A table whose row is as it was stored.
fn summed(row: &Row<'_>) -> Result<TableRow> {
    let (found, sum) = table_row(row).map_err(|why| named(row, &why))?;
    if chain::row(&found) != sum {
        return Err(named(row, &"it is not what was stored"));
    }
    Ok(found)
}

/// Damage with the name of the table.
fn named(row: &Row<'_>, why: &dyn std::fmt::Display) -> StoreError {
    let id = row.get::<_, String>(0).unwrap_or_else(|_| "?".to_owned());
    StoreError::Damaged(format!("the row of table `{id}`: {why}"))
}

/// Whether the head that came with a row fits the last event of the log.
fn headed(row: &Row<'_>) -> Result<()> {
    let missing = || StoreError::Damaged("its head is missing".to_owned());
    let head = Head {
        length: row.get::<_, Option<_>>(7)?.ok_or_else(missing)?,
        touched: row.get(5)?,
        chain: row.get(9)?,
    };
    let last = if head.length == 0 { START } else { row.get(8)? };
    head.fits(&row.get::<_, String>(0)?, &last)
}

pub(super) fn table_row(row: &Row<'_>) -> rusqlite::Result<(TableRow, Link)> {
    let found = TableRow {
        id: row.get(0)?,
        created: row.get(1)?,
        closed: row.get(2)?,
        epoch: row.get(3)?,
        meta: row.get(4)?,
        touched: row.get(5)?,
    };
    Ok((found, row.get(6)?))
}

fn kept(space: &str, row: &Row<'_>) -> Result<Kept> {
    let (kept, sum, hash) = kept_row(row)?;
    if chain::key(space, &hash, &kept) != sum {
        let message = format!("a key of `{space}` is not what was stored");
        return Err(StoreError::Damaged(message));
    }
    Ok(kept)
}

fn kept_row(row: &Row<'_>) -> rusqlite::Result<(Kept, Link, Vec<u8>)> {
    let kept = Kept {
        owner: row.get(0)?,
        value: row.get(1)?,
    };
    Ok((kept, row.get(2)?, row.get(3)?))
}
