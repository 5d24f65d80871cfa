//! The file itself: is it ours, is it free, is it of a format we know; and its migrations.

use std::fs::File;
use std::path::{Path, PathBuf};

use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, TransactionBehavior};

use crate::StoreError;

/// `PRAGMA application_id` of every file of ours: `LLks`.
const OURS: u32 = 0x4C4C_6B73;

/// The steps from an empty file to the newest format. A step that has been released is never edited: the next
/// change is a new file at the end.
const MIGRATIONS: [&str; 1] = [include_str!("../../migrations/0001_tables_events_keys.sql")];

/// A lock on the file for as long as it lives, and a connection to write with.
pub(super) fn open(path: &Path) -> Result<(File, Connection), StoreError> {
    let lock = lock(path)?;
    let mut connection = connect(path)?;
    migrate(path, &mut connection)?;
    Ok((lock, connection))
}

/// A connection that is set up for durable writes beside undisturbed reads.
pub(super) fn connect(path: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open(path)?;
    let set = || {
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "wal_autocheckpoint", 4000)?;
        // Otherwise a statement is planned anew whenever another table is bound to it, which costs as much as it does.
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
        connection.busy_timeout(std::time::Duration::from_secs(5))
    };
    set().map_err(|error| strange(path, &error))?;
    Ok(connection)
}

fn lock(path: &Path) -> Result<File, StoreError> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let failed = |error| StoreError::Failed(format!("{}: {error}", path.display()));
    let lock = File::create(PathBuf::from(name)).map_err(failed)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(std::fs::TryLockError::WouldBlock) => Err(StoreError::InUse(path.to_owned())),
        Err(std::fs::TryLockError::Error(error)) => Err(failed(error)),
    }
}

fn migrate(path: &Path, connection: &mut Connection) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let number = |pragma| transaction.pragma_query_value(None, pragma, |row| row.get::<_, u32>(0));
    let (owner, format) = (number("application_id")?, number("user_version")?);
    let is_empty = transaction.query_row("SELECT count(*) = 0 FROM sqlite_schema", (), |row| {
        row.get::<_, bool>(0)
    })?;
    let is_new = is_empty && owner == 0 && format == 0;
    if owner != OURS && !is_new {
        return Err(StoreError::NotOurs(path.to_owned()));
    }
    let known = u32::try_from(MIGRATIONS.len()).expect("a handful of migrations");
    if format > known {
        return Err(StoreError::Newer {
            path: path.to_owned(),
            found: format,
            known,
        });
    }
    for step in &MIGRATIONS[format as usize..] {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "application_id", OURS)?;
    transaction.pragma_update(None, "user_version", known)?;
    Ok(transaction.commit()?)
}

/// What the engine says of a file that it cannot read at all.
fn strange(path: &Path, error: &rusqlite::Error) -> StoreError {
    if error.sqlite_error_code() == Some(ErrorCode::NotADatabase) {
        return StoreError::NotOurs(path.to_owned());
    }
    StoreError::Failed(format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use sha2::{Digest, Sha256};

    use super::*;

    #[test]
    fn released_migrations_are_never_edited() {
        let starts = MIGRATIONS.map(|step| {
            let hash = Sha256::digest(step);
            u64::from_be_bytes(hash[..8].try_into().unwrap())
        });
        assert_eq!(starts, [0x2e6a_9012_d50f_ecdd]);
    }

    #[test]
    fn a_file_is_brought_to_the_newest_format_once_and_keeps_what_it_holds() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("house.db");
        let (lock, connection) = open(&path).unwrap();
        connection
            .execute("INSERT INTO keys VALUES ('guest', x'00', 'ann', '')", ())
            .unwrap();
        drop((lock, connection));
        let (_lock, connection) = open(&path).unwrap();
        let kept: u32 = connection
            .query_row("SELECT count(*) FROM keys", (), |row| row.get(0))
            .unwrap();
        assert_eq!(kept, 1);
    }

    #[test]
    fn strange_newer_and_busy_files_are_refused_by_name() {
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

        let (lock, connection) = open(&path("newer")).unwrap();
        assert_eq!(
            open(&path("newer")).unwrap_err(),
            StoreError::InUse(path("newer"))
        );
        connection.pragma_update(None, "user_version", 99).unwrap();
        drop((lock, connection));
        let newer = StoreError::Newer {
            path: path("newer"),
            found: 99,
            known: 1,
        };
        assert_eq!(open(&path("newer")).unwrap_err(), newer);
    }
}
