//! A little room put by: an engine that opens a file needs some beside it, and a full disk has none. The spare file is
//! given up then, so that the house opens and what is stored can at least be read.

use std::fs;
use std::io::Write;
use std::path::Path;

use super::guard::beside;
use crate::{StoreError, open_private};

/// More than the engine's index of its write-ahead log takes.
const SIZE: usize = 256 * 1024;

/// Does what needs room, and once more without the spare if there is none.
pub(super) fn or_without<T>(
    path: &Path,
    open: impl Fn() -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    match open() {
        Err(StoreError::Full | StoreError::Failed(_)) if give_up(path) => open(),
        done => done,
    }
}

/// Puts some room by, unless that was done; a disk that has none keeps it.
pub(super) fn make(path: &Path) {
    let spare = beside(path, ".spare");
    let made = || {
        if spare.metadata().is_ok_and(|file| file.len() == SIZE as u64) {
            return Ok(());
        }
        open_private(&spare)?.write_all(&vec![0xFF; SIZE])
    };
    if made().is_err() {
        let _ = fs::remove_file(spare);
    }
}

fn give_up(path: &Path) -> bool {
    fs::remove_file(beside(path, ".spare")).is_ok()
}
