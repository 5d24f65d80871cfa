//! The embedded back end: one file, one thread that writes, one that reads.

mod check;
mod ends;
mod file;
mod guard;
mod lock;
mod log;
mod reads;
mod salvage;
mod spare;
mod sums;
mod threads;
mod wal;
#[cfg(feature = "postgres")]
pub(crate) mod whole;
mod writes;

use std::path::Path;
use std::sync::Arc;

use crate::store::{Answer, Append, Event, Kept, NewTable, Store, TableRow};
use crate::{StoreError, hash, make_private, open_private};
pub use check::check;
use guard::{Guard, beside};
use lock::Lock;
#[cfg(feature = "postgres")]
pub(crate) use salvage::discard;
pub use salvage::{Salvaged, salvage};
use threads::Thread;

/// The space of the key that [`Store::ready`] writes, and what it writes: about as much as an act.
const PROBE: (&str, usize) = ("probe", 4000);

/// A house in one file. Clones share it; it is closed when the last one is dropped.
#[derive(Clone, Debug)]
pub struct Sqlite(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    /// Nothing once they have stopped.
    threads: Option<(Thread, Thread)>,
    lock: Lock,
    notes: Vec<String>,
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.lock.note_closing();
        drop(self.threads.take());
        self.lock.note_closed();
    }
}

impl Sqlite {
    /// Opens the file, or makes it, and brings it to the newest format.
    ///
    /// # Errors
    /// `NotOurs`, `Newer`, `InUse`, or what the operating system says.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let lock = Lock::take(path)?;
        let failed = |error| StoreError::of_file(path, &error);
        let mut notes = Vec::new();
        notes.extend(
            lock.missing()
                .map(|why| format!("{}: {why}", path.display())),
        );
        notes.extend(damage_of_log(path).map_err(failed)?);
        open_private(path).map_err(failed)?;
        notes.extend(mend_modes(path).map_err(failed)?);
        let (writer, reader) = spare::or_without(path, || file::open(path))?;
        spare::make(path);
        lock.note_open();
        let writer = Thread::writer(writer, Guard::of(path)?, lock.of_the_log())?;
        let threads = Some((writer, Thread::reader(reader)?));
        Ok(Self(Arc::new(Inner {
            threads,
            lock,
            notes,
        })))
    }

    /// What was noticed when the file was opened, a sentence each.
    pub fn notes(&self) -> &[String] {
        &self.0.notes
    }

    /// Lets the file grow to this many pages of 4 KiB and no further: a quota. What does not fit is refused as
    /// [`StoreError::Full`].
    pub fn limit_pages(&self, pages: u32) -> Answer<()> {
        self.writer().ask(move |db| {
            db.pragma_update(None, "max_page_count", pages)?;
            Ok(())
        })
    }

    fn writer(&self) -> &Thread {
        &self.0.threads.as_ref().expect("stopped when dropped").0
    }

    fn reader(&self) -> &Thread {
        &self.0.threads.as_ref().expect("stopped when dropped").1
    }
}

/// Says that changes are lost with a damaged write-ahead log, and keeps the log as it was: the engine writes over it.
fn damage_of_log(path: &Path) -> std::io::Result<Option<String>> {
    let log = beside(path, "-wal");
    let Some(damage) = wal::damage(&log)? else {
        return Ok(None);
    };
    let aside = beside(path, "-wal.damaged");
    let kept = match std::fs::copy(&log, &aside) {
        Ok(_) => format!("as it was, it is kept in {}", aside.display()),
        Err(why) => format!("it could not be kept as it was ({why})"),
    };
    Ok(Some(format!(
        "{}: {}; {kept}",
        log.display(),
        damage.said()
    )))
}

/// Makes the database and the files beside it their owner's only.
fn mend_modes(path: &Path) -> std::io::Result<Vec<String>> {
    let files = ["", ".lock", "-wal", "-shm"].map(|ending| beside(path, ending));
    let mut notes = Vec::new();
    for file in files.iter().filter(|file| file.exists()) {
        if let Some(mode) = make_private(file)? {
            let name = file.display();
            notes.push(format!(
                "{name} could be read by others (mode {mode:o}); it is 600 now"
            ));
        }
    }
    Ok(notes)
}

impl Store for Sqlite {
    fn create(&self, table: NewTable) -> Answer<()> {
        self.writer().ask(move |db| writes::create(db, &table))
    }

    fn append(&self, append: Append) -> Answer<()> {
        self.writer()
            .ask_knowing(move |db, ends| writes::append(db, &append, ends))
    }

    fn claim(&self, table: &str) -> Answer<u64> {
        let table = table.to_owned();
        self.writer().ask_knowing(move |db, ends| {
            ends.forget(&table);
            writes::claim(db, &table)
        })
    }

    fn describe(&self, table: &str, meta: &str) -> Answer<()> {
        let (table, meta) = (table.to_owned(), meta.to_owned());
        self.writer()
            .ask(move |db| writes::describe(db, &table, &meta))
    }

    fn close(&self, table: &str, at: u64) -> Answer<()> {
        let table = table.to_owned();
        self.writer().ask_knowing(move |db, ends| {
            ends.forget(&table);
            writes::close(db, &table, at)
        })
    }

    fn remove(&self, table: &str) -> Answer<bool> {
        let table = table.to_owned();
        self.writer().ask_knowing(move |db, ends| {
            ends.forget(&table);
            writes::remove(db, &table)
        })
    }

    fn table(&self, table: &str) -> Answer<Option<TableRow>> {
        let table = table.to_owned();
        self.reader().ask(move |db| reads::table(db, &table))
    }

    fn open_tables(&self) -> Answer<Vec<Result<TableRow, StoreError>>> {
        self.reader().ask(reads::open_tables)
    }

    fn closed_before(&self, time: u64) -> Answer<Vec<String>> {
        self.reader().ask(move |db| reads::closed_before(db, time))
    }

    fn events(&self, table: &str, from: u64, limit: u32) -> Answer<Vec<Event>> {
        let table = table.to_owned();
        self.reader()
            .ask(move |db| reads::events(db, &table, from, limit))
    }

    fn keep(&self, space: &str, key: &str, kept: Kept) -> Answer<()> {
        let (space, hash) = (space.to_owned(), hash(key));
        self.writer()
            .ask(move |db| writes::keep(db, &space, &hash, &kept))
    }

    fn find(&self, space: &str, key: &str) -> Answer<Option<Kept>> {
        let (space, hash) = (space.to_owned(), hash(key));
        self.reader().ask(move |db| reads::find(db, &space, &hash))
    }

    fn owned(&self, space: &str, owner: &str) -> Answer<Vec<Kept>> {
        let (space, owner) = (space.to_owned(), owner.to_owned());
        self.reader()
            .ask(move |db| reads::owned(db, &space, &owner))
    }

    fn forget(&self, space: &str, key: &str) -> Answer<bool> {
        let (space, hash) = (space.to_owned(), hash(key));
        self.writer()
            .ask(move |db| writes::forget(db, &space, &hash))
    }

    /// Takes as long as copying the file, and as much room.
    fn shrink(&self) -> Answer<()> {
        self.reader().ask(move |db| Ok(db.execute_batch("VACUUM")?))
    }

    fn is_apart(&self) -> bool {
        false
    }

    fn ready(&self) -> Answer<()> {
        let (space, size) = PROBE;
        let kept = Kept {
            owner: String::new(),
            value: " ".repeat(size),
        };
        self.keep(space, "", kept)
    }
}
