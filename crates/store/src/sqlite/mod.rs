//! The embedded back end: one file, one thread that writes, one that reads.

mod file;
mod reads;
mod threads;
mod writes;

use std::path::Path;
use std::sync::Arc;

use crate::StoreError;
use crate::store::{Answer, Append, Event, Kept, NewTable, Store, TableRow};
use threads::Thread;

/// A house in one file. Clones share it; it is closed when the last one is dropped.
#[derive(Clone, Debug)]
pub struct Sqlite {
    writer: Arc<Thread>,
    reader: Arc<Thread>,
}

impl Sqlite {
    /// Opens the file, or makes it, and brings it to the newest format.
    ///
    /// # Errors
    /// `NotOurs`, `Newer`, `InUse`, or what the operating system says.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let (lock, writer) = file::open(path)?;
        let reader = file::connect(path)?;
        Ok(Self {
            writer: Arc::new(Thread::writer(writer, lock)?),
            reader: Arc::new(Thread::reader(reader)?),
        })
    }

    /// Lets the file grow to this many pages of 4 KiB and no further: a quota. What does not fit is refused as
    /// [`StoreError::Full`].
    pub fn limit_pages(&self, pages: u32) -> Answer<()> {
        self.writer.ask(move |db| {
            db.pragma_update(None, "max_page_count", pages)?;
            Ok(())
        })
    }
}

impl Store for Sqlite {
    fn create(&self, table: NewTable) -> Answer<()> {
        self.writer.ask(move |db| writes::create(db, &table))
    }

    fn append(&self, append: Append) -> Answer<()> {
        self.writer.ask(move |db| writes::append(db, &append))
    }

    fn claim(&self, table: &str) -> Answer<u64> {
        let table = table.to_owned();
        self.writer.ask(move |db| writes::claim(db, &table))
    }

    fn describe(&self, table: &str, meta: &str) -> Answer<()> {
        let (table, meta) = (table.to_owned(), meta.to_owned());
        self.writer
            .ask(move |db| writes::describe(db, &table, &meta))
    }

    fn close(&self, table: &str, at: u64) -> Answer<()> {
        let table = table.to_owned();
        self.writer.ask(move |db| writes::close(db, &table, at))
    }

    fn table(&self, table: &str) -> Answer<Option<TableRow>> {
        let table = table.to_owned();
        self.reader.ask(move |db| reads::table(db, &table))
    }

    fn open_tables(&self) -> Answer<Vec<TableRow>> {
        self.reader.ask(reads::open_tables)
    }

    fn events(&self, table: &str, from: u64, limit: u32) -> Answer<Vec<Event>> {
        let table = table.to_owned();
        self.reader
            .ask(move |db| reads::events(db, &table, from, limit))
    }

    fn keep(&self, space: &str, key: &str, kept: Kept) -> Answer<()> {
        let (space, hash) = (space.to_owned(), hash(key));
        self.writer
            .ask(move |db| writes::keep(db, &space, &hash, &kept))
    }

    fn find(&self, space: &str, key: &str) -> Answer<Option<Kept>> {
        let (space, hash) = (space.to_owned(), hash(key));
        self.reader.ask(move |db| reads::find(db, &space, &hash))
    }

    fn owned(&self, space: &str, owner: &str) -> Answer<Vec<Kept>> {
        let (space, owner) = (space.to_owned(), owner.to_owned());
        self.reader.ask(move |db| reads::owned(db, &space, &owner))
    }

    fn forget(&self, space: &str, key: &str) -> Answer<bool> {
        let (space, hash) = (space.to_owned(), hash(key));
        self.writer.ask(move |db| writes::forget(db, &space, &hash))
    }
}

/// The only form in which a key is ever written. Keys are long and random, so one pass of SHA-256 is enough.
fn hash(key: &str) -> [u8; 32] {
    use sha2::Digest as _;
    sha2::Sha256::digest(key).into()
}
