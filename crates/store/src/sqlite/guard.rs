//! Whether the file under the house is still the one that it opened. A file that was deleted, or replaced by a copy, takes
//! writes as before; they are gone when the house is closed, so they must not be acknowledged.

use std::fs;
use std::path::{Path, PathBuf};

use crate::StoreError;

/// The database and its write-ahead log, as they were when they were opened.
#[derive(Debug)]
pub(super) struct Guard([(PathBuf, Identity); 2]);

/// What a file is, whatever it is called.
#[derive(Debug, PartialEq, Eq)]
struct Identity(u64, u64);

impl Guard {
    /// Watches over a database that is open; its write-ahead log must be there.
    pub(super) fn of(path: &Path) -> Result<Self, StoreError> {
        let watched = |path: PathBuf| {
            let identity = identity(&path)?;
            Ok::<_, StoreError>((path, identity))
        };
        Ok(Self([
            watched(path.to_owned())?,
            watched(beside(path, "-wal"))?,
        ]))
    }

    /// # Errors
    /// `Lost`: one of them is gone, is another file, or may not be written any more.
    pub(super) fn look(&self) -> Result<(), StoreError> {
        for (path, known) in &self.0 {
            if identity(path)? != *known {
                let message = format!("{} was replaced", path.display());
                return Err(StoreError::Lost(message));
            }
        }
        Ok(())
    }
}

/// The file whose name is this one's and an ending.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

fn identity(path: &Path) -> Result<Identity, StoreError> {
    let lost = |why: &dyn std::fmt::Display| StoreError::Lost(format!("{} {why}", path.display()));
    let file = fs::metadata(path).map_err(|why| match why.kind() {
        std::io::ErrorKind::NotFound => lost(&"is gone"),
        _ => lost(&format!("cannot be looked at ({why})")),
    })?;
    if file.permissions().readonly() {
        return Err(lost(&"is read-only"));
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        Ok(Identity(file.dev(), file.ino()))
    }
    #[cfg(not(unix))]
    Ok(Identity(0, 0))
}
