//! A file as a whole, to be copied from or to.

use std::path::Path;

use rusqlite::Connection;

use super::guard::beside;
use super::lock::Lock;
use super::{check, file, reads, salvage, wal, writes};
use crate::copy::{Keys, Whole};
use crate::store::{Event, TableRow};
use crate::{StoreError, make_private_folder, open_private};

type Result<T> = std::result::Result<T, StoreError>;

/// The file of a house that is closed.
pub(crate) struct File {
    db: Connection,
    _lock: Lock,
}

impl File {
    /// The file of a house, which is not changed.
    pub(crate) fn old(path: &Path) -> Result<Self> {
        let failed = |why: &str| StoreError::Failed(format!("{}: {why}", path.display()));
        if !path.exists() {
            return Err(failed("there is no such file"));
        }
        let lock = Lock::take(path)?;
        let log = wal::damage(&beside(path, "-wal")).map_err(|why| failed(&why.to_string()))?;
        if lock.missing().is_some() || log.is_some() {
            return Err(failed(
                "its write-ahead log is damaged or gone; open the house once, which says what is lost",
            ));
        }
        let db = check::open(path)?;
        if file::format(path, &db)? != file::newest() {
            return Err(failed("it is of an old format; open the house once"));
        }
        Ok(Self { db, _lock: lock })
    }

    /// A file in which there is nothing yet.
    pub(crate) fn new(path: &Path) -> Result<Self> {
        let failed = |why| StoreError::Failed(format!("{}: {why}", path.display()));
        if let Some(folder) = path.parent() {
            make_private_folder(folder).map_err(failed)?;
        }
        let lock = Lock::take(path)?;
        open_private(path).map_err(failed)?;
        let (db, _) = file::open(path)?;
        let found = "SELECT EXISTS (SELECT 1 FROM tables) OR EXISTS (SELECT 1 FROM keys)";
        if db.query_row(found, (), |row| row.get(0))? {
            return Err(StoreError::Taken(path.display().to_string()));
        }
        Ok(Self { db, _lock: lock })
    }
}

impl Whole for File {
    async fn ids(&self) -> Result<Vec<String>> {
        let mut select = self.db.prepare("SELECT id FROM tables ORDER BY id")?;
        let ids = select.query_map((), |row| row.get(0))?;
        Ok(ids.collect::<rusqlite::Result<_>>()?)
    }

    async fn table(&self, id: &str) -> Result<(TableRow, Vec<Event>)> {
        let row = reads::table(&self.db, id)?;
        let row = row.ok_or_else(|| StoreError::UnknownTable(id.to_owned()))?;
        let events = reads::events(&self.db, id, 1, u32::MAX).map_err(|why| match why {
            StoreError::Damaged(what) => StoreError::Damaged(format!("table {id}: {what}")),
            why => why,
        })?;
        Ok((row, events))
    }

    async fn keys(&self) -> Result<Keys> {
        let mut select = self
            .db
            .prepare("SELECT space, hash, owner, value, sum FROM keys")?;
        let mut rows = select.query(())?;
        let mut keys = Keys::new();
        while let Some(row) = rows.next()? {
            let damaged = || StoreError::Damaged("a key is not what was stored".to_owned());
            let (space, hash, kept) = check::key_row(row)?.ok_or_else(damaged)?;
            keys.insert((space, hash), kept);
        }
        Ok(keys)
    }

    async fn begin(&self) -> Result<()> {
        Ok(self.db.execute_batch("BEGIN IMMEDIATE")?)
    }

    async fn put(&self, row: &TableRow, events: &[Event]) -> Result<()> {
        salvage::put(&self.db, row, events)
    }

    async fn put_keys(&self, keys: &Keys) -> Result<()> {
        for ((space, hash), kept) in keys {
            let odd = |_| StoreError::Damaged(format!("the hash of a key of `{space}`"));
            let hash = hash.as_slice().try_into().map_err(odd)?;
            writes::keep(&self.db, space, hash, kept)?;
        }
        Ok(())
    }

    async fn commit(&self) -> Result<()> {
        Ok(self.db.execute_batch("COMMIT")?)
    }
}
