//! One process to a database, and whether the last one closed it in good order.

use std::fs::File;
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};

use super::guard::beside;
use crate::{StoreError, open_private};

/// What the lock file says while the database is open.
const OPEN: &[u8] = b"open\n";
/// What it says while it is being closed: from then on its write-ahead log may go.
const SHUT: &[u8] = b"shut\n";

/// A lock on a database while the value lives.
#[derive(Debug)]
pub(super) struct Lock {
    file: File,
    log: PathBuf,
    /// Whether the last process to open the database never closed it.
    was_open: bool,
}

impl Lock {
    /// # Errors
    /// `InUse`, or what the operating system says.
    pub(super) fn take(path: &Path) -> Result<Self, StoreError> {
        let failed = |error| StoreError::Failed(format!("{}: {error}", path.display()));
        let mut file = open_private(&beside(path, ".lock")).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(std::fs::TryLockError::WouldBlock) => {
                return Err(StoreError::InUse(path.to_owned()));
            }
            Err(std::fs::TryLockError::Error(error)) => return Err(failed(error)),
        }
        let mut said = Vec::new();
        let mut start = Read::by_ref(&mut file).take(OPEN.len() as u64);
        start.read_to_end(&mut said).map_err(failed)?;
        let log = beside(path, "-wal");
        let was_open = said == OPEN;
        Ok(Self {
            file,
            log,
            was_open,
        })
    }

    /// Whether the database was left open, and its write-ahead log, without which the last acts are lost, is gone. To be
    /// asked before it is opened.
    pub(super) fn log_is_gone(&self) -> bool {
        self.was_open && !self.log.exists()
    }

    /// Notes that the database is open. A full disk may not take the note; then a log that goes missing is not noticed.
    pub(super) fn note_open(&mut self) {
        if !self.was_open {
            // Or a power cut would leave the note and take the log with it.
            let folder = self.log.parent().map(File::open);
            let _ = folder.map(|folder| folder.and_then(|folder| folder.sync_all()));
            self.note(OPEN);
        }
    }

    /// Notes that the database is being closed: after a power cut while its write-ahead log is taken away nothing is lost.
    pub(super) fn note_closing(&mut self) {
        self.note(SHUT);
    }

    fn note(&mut self, what: &[u8]) {
        let written = self.file.rewind().and_then(|()| self.file.write_all(what));
        let _ = written.and_then(|()| self.file.sync_data());
    }

    /// Notes that the database is closed, if nothing waits in its write-ahead log.
    pub(super) fn note_closed(&mut self) {
        if self.log.exists() {
            return self.note(OPEN);
        }
        let _ = self.file.set_len(0);
    }
}

impl Drop for Lock {
    /// Lets go of it for all who hold the file. A process that is just being started holds the files of its parent until
    /// its own program begins.
    fn drop(&mut self) {
        let _ = self.file.unlock();
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
        let held_by_a_child = lock.file.try_clone().unwrap();
        assert!(matches!(Lock::take(&path), Err(StoreError::InUse(_))));
        drop(lock);
        assert!(Lock::take(&path).is_ok());
        drop(held_by_a_child);
    }
}
