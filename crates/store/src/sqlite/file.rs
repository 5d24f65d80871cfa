//! The file itself: is it ours, is it free, is it of a format we know; and its migrations.

use std::path::Path;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, TransactionBehavior};

use super::sums;
use crate::StoreError;

/// `PRAGMA application_id` of every file of ours: `LLks`.
const OURS: u32 = 0x4C4C_6B73;
/// The newest format.
const KNOWN: u32 = 2;

/// A step from one format to the next. One that has been released is never edited: the next change is a new one at the end.
struct Migration {
    sql: &'static str,
    /// What SQL cannot say.
    then: fn(&Connection) -> Result<(), StoreError>,
}

/// The steps from an empty file to the newest format.
const MIGRATIONS: [Migration; 2] = [
    Migration {
        sql: include_str!("../../migrations/0001_tables_events_keys.sql"),
        then: |_| Ok(()),
    },
    Migration {
        sql: include_str!("../../migrations/0002_chain.sql"),
        then: sums::add,
    },
];

/// A connection to write with, and one to read, to a file that is brought to the newest format.
pub(super) fn open(path: &Path) -> Result<(Connection, Connection), StoreError> {
    let mut writer = connect(path)?;
    migrate(path, &mut writer)?;
    let reader = connect(path)?;
    Ok((writer, reader))
}

/// A connection that is set up for durable writes beside undisturbed reads.
fn connect(path: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open(path)?;
    let set = || {
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "wal_autocheckpoint", 4000)?;
        // Otherwise a statement is planned anew whenever another table is bound to it, which costs as much as it does.
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
        connection.busy_timeout(std::time::Duration::from_secs(5))?;
        // The first look makes the write-ahead log.
        connection.query_row("SELECT count(*) FROM sqlite_schema", (), |_| Ok(()))
    };
    set().map_err(|error| strange(path, error))?;
    Ok(connection)
}

fn migrate(path: &Path, connection: &mut Connection) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let format = format(path, &transaction)?;
    if format == KNOWN {
        // A disk that is full takes not even the same number again.
        return Ok(());
    }
    for step in &MIGRATIONS[format as usize..] {
        transaction.execute_batch(step.sql)?;
        (step.then)(&transaction)?;
    }
    transaction.pragma_update(None, "application_id", OURS)?;
    transaction.pragma_update(None, "user_version", KNOWN)?;
    Ok(transaction.commit()?)
}

/// The newest format.
#[cfg(feature = "postgres")]
pub(super) fn newest() -> u32 {
    KNOWN
}

/// The format of a file of ours; 0 of one that is empty.
///
/// # Errors
/// `NotOurs`, `Newer`; `Damaged` where the number is not that of what is laid out.
pub(super) fn format(path: &Path, db: &Connection) -> Result<u32, StoreError> {
    let number = |pragma| db.pragma_query_value(None, pragma, |row| row.get::<_, u32>(0));
    let (owner, found) = (number("application_id")?, number("user_version")?);
    let is_empty = "SELECT count(*) = 0 FROM sqlite_schema";
    let is_empty = db.query_row(is_empty, (), |row| row.get::<_, bool>(0))?;
    let is_new = is_empty && owner == 0 && found == 0;
    if owner != OURS && !is_new {
        return Err(StoreError::NotOurs(path.to_owned()));
    }
    if let Some(found) = misnumbered(db)? {
        let said = format!(
            "{}: it says that it is of format {found}, and is laid out as format {KNOWN}: that number is damaged; \
             `lastlicks salvage` copies what is sound",
            path.display()
        );
        return Err(StoreError::Damaged(said));
    }
    if found > KNOWN {
        return Err(StoreError::Newer {
            path: path.to_owned(),
            found,
            known: KNOWN,
        });
    }
    Ok(found)
}

/// What a file says of its format that is laid out as the newest one and says another: each format lays out what the one
/// before does not.
pub(super) fn misnumbered(db: &Connection) -> Result<Option<u32>, StoreError> {
    let found = db.pragma_query_value(None, "user_version", |row| row.get::<_, u32>(0))?;
    let is_odd = found != KNOWN && layout_of(db)? == layout()?;
    Ok(is_odd.then_some(found))
}

/// What the newest format lays out: every table and index with the words that made it.
pub(super) fn layout() -> Result<Vec<(String, String)>, StoreError> {
    let fresh = Connection::open_in_memory()?;
    for step in &MIGRATIONS {
        fresh.execute_batch(step.sql)?;
    }
    layout_of(&fresh)
}

/// What a file lays out.
pub(super) fn layout_of(db: &Connection) -> Result<Vec<(String, String)>, StoreError> {
    let mut select = db.prepare(
        "SELECT type || ' ' || name || ' of ' || tbl_name, coalesce(sql, '') FROM sqlite_schema ORDER BY 1",
    )?;
    let rows = select.query_map((), |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// What the engine says of a file that it cannot read at all.
pub(super) fn strange(path: &Path, error: rusqlite::Error) -> StoreError {
    if error.sqlite_error_code() == Some(ErrorCode::NotADatabase) {
        return StoreError::NotOurs(path.to_owned());
    }
    match StoreError::from(error) {
        StoreError::Failed(why) => StoreError::Failed(format!("{}: {why}", path.display())),
        why => why,
    }
}

#[cfg(test)]
mod tests {
    use sha2::{Digest, Sha256};

    use super::*;

    #[test]
    fn released_migrations_are_never_edited() {
        let starts = MIGRATIONS.map(|step| {
            let hash = Sha256::digest(step.sql);
            u64::from_be_bytes(hash[..8].try_into().unwrap())
        });
        assert_eq!(starts, [0x2e6a_9012_d50f_ecdd, 0xe68a_3b2d_b3f1_f60a]);
        assert_eq!(starts.len(), KNOWN as usize);
    }

    #[test]
    fn a_file_is_brought_to_the_newest_format_once_and_keeps_what_it_holds() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("house.db");
        let (connection, _) = open(&path).unwrap();
        connection
            .execute(
                "INSERT INTO keys VALUES ('guest', x'00', 'ann', '', x'')",
                (),
            )
            .unwrap();
        drop(connection);
        let (connection, _) = open(&path).unwrap();
        let kept: u32 = connection
            .query_row("SELECT count(*) FROM keys", (), |row| row.get(0))
            .unwrap();
        assert_eq!(kept, 1);
    }

    #[test]
    fn strange_and_newer_files_are_refused_by_name() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        std::fs::write(path("text"), "x".repeat(4096)).unwrap();
        let other = Connection::open(path("other")).unwrap();
        other
            .execute_batch("CREATE TABLE cows (name TEXT)")
            .unwrap();
        for name in ["text", "other"] {
            let said = open(&path(name)).unwrap_err();
            assert_eq!(said, StoreError::NotOurs(path(name)));
        }

        let (connection, _) = open(&path("newer")).unwrap();
        connection.pragma_update(None, "user_version", 99).unwrap();
        // What a newer format lays out beside ours.
        connection
            .execute_batch("CREATE TABLE more (id TEXT)")
            .unwrap();
        drop(connection);
        let newer = StoreError::Newer {
            path: path("newer"),
            found: 99,
            known: KNOWN,
        };
        assert_eq!(open(&path("newer")).unwrap_err(), newer);
    }
}
