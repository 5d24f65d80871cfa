//! A table's log from its first event to its head, with everything about it that is not as it was stored.

use rusqlite::Connection;

use super::reads;
use crate::store::Event;
use crate::walk::{Finding, Walk, What};

/// Goes along the log of a table: hands on each event that is sound, and says what is not.
pub(super) fn walk(
    db: &Connection,
    table: &str,
    each: impl FnMut(Event),
    say: impl FnMut(Finding),
) {
    let head = reads::head(db, table);
    let length = head.as_ref().ok().and_then(Option::as_ref);
    let mut walk = Walk::new(table, length.map(|head| head.length), each, say);
    if let Err(why) = events(db, table, &mut walk) {
        walk.breaks(&why);
        return;
    }
    match head {
        Ok(Some(head)) => walk.end(head.length, |last| head.fits(table, last).is_ok()),
        Ok(None) => walk.head_is(What::Missing, "is missing"),
        Err(why) => walk.head_is(What::Unreadable, &format!("cannot be read: {why}")),
    }
}

fn events<E: FnMut(Event), S: FnMut(Finding)>(
    db: &Connection,
    table: &str,
    walk: &mut Walk<'_, E, S>,
) -> rusqlite::Result<()> {
    let mut select = db.prepare_cached(
        "SELECT seq, epoch, payload, chain FROM events WHERE table_id = ?1 ORDER BY seq",
    )?;
    let mut rows = select.query([table])?;
    while let Some(row) = rows.next()? {
        walk.row(
            row.get(0).ok(),
            reads::event(row).map_err(|why| why.to_string()),
        );
    }
    Ok(())
}
