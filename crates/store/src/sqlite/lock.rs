//! One process to a database, and whether the last one closed it in good order.

use std::fs::File;
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::guard::beside;
use crate::{StoreError, open_private};

/// What the lock file begins with while the database is open; after it stands how long its write-ahead log has become.
const OPEN: &str = "open";
/// What it says while it is being closed: from then on its write-ahead log may go.
const SHUT: &str = "shut\n";
/// More is not read of it.
const LONGEST: u64 = 64;

/// A lock on a database while the value lives.
#[derive(Debug)]
pub(super) struct Lock {
    note: Arc<Mutex<Note>>,
    log: PathBuf,
    /// How long the log was when the last process that had the database open said so, if it never closed it.
    was: Option<u64>,
}

/// What the lock file says, and who may change it.
#[derive(Debug)]
pub(super) struct Note {
    file: File,
    log: PathBuf,
    /// How long the log is, as far as it is noted.
    length: u64,
    is_closing: bool,
}

impl Lock {
    /// # Errors
    /// `InUse`, or what the operating system says.
    pub(super) fn take(path: &Path) -> Result<Self, StoreError> {
        let failed = |error| StoreError::of_file(path, &error);
        let mut file = open_private(&beside(path, ".lock")).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(std::fs::TryLockError::WouldBlock) => {
                return Err(StoreError::InUse(path.to_owned()));
            }
            Err(std::fs::TryLockError::Error(error)) => return Err(failed(error)),
        }
        let was = said(&mut file).map_err(failed)?;
        let log = beside(path, "-wal");
        let note = Note {
            file,
            log: log.clone(),
            length: 0,
            is_closing: false,
        };
        Ok(Self {
            note: Arc::new(Mutex::new(note)),
            log,
            was,
        })
    }

    /// What is missing of the write-ahead log of a database that was left open, without which the last acts are lost. To
    /// be asked before it is opened.
    pub(super) fn missing(&self) -> Option<String> {
        missing(&self.log, self.was?)
    }

    /// Notes that the database is open. A full disk may not take the note; then a log that goes missing is not noticed.
    pub(super) fn note_open(&self) {
        if self.was.is_none() {
            // Or a power cut would leave the note and take the log with it.
            let folder = self.log.parent().map(File::open);
            let _ = folder.map(|folder| folder.and_then(|folder| folder.sync_all()));
        }
        let mut note = self.note();
        note.length = length(&self.log).unwrap_or_default();
        let open = note.open();
        note.write(&open);
        note.sync();
    }

    /// What the writer notes by as the log grows.
    pub(super) fn of_the_log(&self) -> Arc<Mutex<Note>> {
        Arc::clone(&self.note)
    }

    /// Notes that the database is being closed: after a power cut while its write-ahead log is taken away nothing is lost.
    pub(super) fn note_closing(&self) {
        let mut note = self.note();
        note.is_closing = true;
        note.write(SHUT);
        note.sync();
    }

    /// Notes that the database is closed, if nothing waits in its write-ahead log.
    pub(super) fn note_closed(&self) {
        let mut note = self.note();
        if let Some(length) = length(&self.log) {
            note.length = length;
            let open = note.open();
            note.write(&open);
            return note.sync();
        }
        let _ = note.file.set_len(0);
    }

    fn note(&self) -> MutexGuard<'_, Note> {
        self.note.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Note {
    /// Notes how long the log has become. What stands there is on the disk by then, and an older note says less: no flush
    /// is needed.
    pub(super) fn grown(&mut self) {
        let length = length(&self.log).unwrap_or_default();
        if length > self.length && !self.is_closing {
            self.length = length;
            let open = self.open();
            self.write(&open);
        }
    }

    /// Of one length always, so that no half of one number stands before half of another.
    fn open(&self) -> String {
        format!("{OPEN} {:020}\n", self.length)
    }

    fn write(&mut self, what: &str) {
        let rewound = self.file.rewind();
        let _ = rewound.and_then(|()| self.file.write_all(what.as_bytes()));
    }

    fn sync(&self) {
        let _ = self.file.sync_data();
    }
}

/// What is missing of the write-ahead log of a database that may be open: nothing of one that is closed meanwhile.
pub(super) fn missing_of(path: &Path) -> Option<String> {
    let note = || {
        let mut file = File::open(beside(path, ".lock")).ok()?;
        said(&mut file).ok()?
    };
    let was = note()?;
    let missing = missing(&beside(path, "-wal"), was)?;
    (note() == Some(was)).then_some(missing)
}

/// How long the log was at least when the lock file was written, if it says that the database is open.
fn said(file: &mut File) -> std::io::Result<Option<u64>> {
    let mut said = String::new();
    Read::by_ref(file).take(LONGEST).read_to_string(&mut said)?;
    let length = said.strip_prefix(OPEN);
    Ok(length.map(|length| length.trim().parse().unwrap_or_default()))
}

fn missing(log: &Path, was: u64) -> Option<String> {
    let log_is = match length(log) {
        None => "is gone".to_owned(),
        Some(now) if now < was => format!("is {now} bytes long, and was {was}"),
        Some(_) => return None,
    };
    Some(format!(
        "the database was not closed in good order, and its write-ahead log {log_is}: what was stored last is lost with it"
    ))
}

fn length(log: &Path) -> Option<u64> {
    Some(log.metadata().ok()?.len())
}

impl Drop for Lock {
    /// Lets go of it for all who hold the file. A process that is just being started holds the files of its parent until
    /// its own program begins.
    fn drop(&mut self) {
        let _ = self.note().file.unlock();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_that_is_let_go_is_free_even_where_a_child_holds_the_file_still() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("house.db");
        let lock = Lock::take(&path).unwrap();
        let held_by_a_child = lock.note().file.try_clone().unwrap();
        assert!(matches!(Lock::take(&path), Err(StoreError::InUse(_))));
        drop(lock);
        assert!(Lock::take(&path).is_ok());
        drop(held_by_a_child);
    }
}
