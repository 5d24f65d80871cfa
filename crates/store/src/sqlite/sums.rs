//! The step from the format without sums: everything that was stored before there were any is given them, as it stands.

use std::time::{SystemTime, UNIX_EPOCH};

use rusqlite::Connection;

use super::{reads, writes};
use crate::StoreError;
use crate::chain::{self, START};
use crate::store::{Kept, TableRow};

type Result<T> = std::result::Result<T, StoreError>;

/// Gives sums and chains to all rows. When a log grew last is not known: it counts as now.
pub(super) fn add(db: &Connection) -> Result<()> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = since.map_or(0, |since| {
        u64::try_from(since.as_millis()).unwrap_or_default()
    });
    let mut select = db.prepare("SELECT id, created, closed, epoch, meta, ?1, x'00000000000000000000000000000000' FROM tables")?;
    let tables = select.query_map([now], reads::table_row)?;
    let tables = tables.collect::<rusqlite::Result<Vec<(TableRow, _)>>>()?;
    for (row, _) in tables {
        let mut update = db.prepare_cached("UPDATE tables SET sum = ?2 WHERE id = ?1")?;
        update.execute((&row.id, chain::row(&row)))?;
        link(db, &row.id, now)?;
    }
    let mut select = db.prepare("SELECT space, hash, owner, value FROM keys")?;
    let keys = select.query_map((), |row| {
        let (owner, value) = (row.get(2)?, row.get(3)?);
        Ok((row.get(0)?, row.get(1)?, Kept { owner, value }))
    })?;
    let keys = keys.collect::<rusqlite::Result<Vec<(String, Vec<u8>, Kept)>>>()?;
    for (space, hash, kept) in keys {
        let sum = chain::key(&space, &hash, &kept);
        let mut update =
            db.prepare_cached("UPDATE keys SET sum = ?3 WHERE space = ?1 AND hash = ?2")?;
        update.execute((space, hash, sum))?;
    }
    Ok(())
}

/// Chains the log of a table. An event that is missing stays missing: reading it will say so.
fn link(db: &Connection, table: &str, now: u64) -> Result<()> {
    let mut select = db.prepare_cached(
        "SELECT seq, epoch, payload, zeroblob(16) FROM events WHERE table_id = ?1 ORDER BY seq",
    )?;
    let events = select.query_map([table], reads::event)?;
    let events = events.collect::<rusqlite::Result<Vec<_>>>()?;
    let mut update =
        db.prepare_cached("UPDATE events SET chain = ?3 WHERE table_id = ?1 AND seq = ?2")?;
    let (mut last, mut length) = (START, 0);
    for (event, _) in events {
        last = chain::event(&last, table, event.seq, event.epoch, &event.payload);
        update.execute((table, event.seq, last))?;
        length = event.seq;
    }
    writes::set_head(db, table, length, now, &last)
}
