//! Why the store would not do something, by name.

use std::io;
use std::path::{Path, PathBuf};

/// A refusal or failure of the store. Nothing of what was asked for has been kept.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// A table with that id is there already.
    #[error("there is a table `{0}` already")]
    TableTaken(String),
    /// No table has that id.
    #[error("there is no table `{0}`")]
    UnknownTable(String),
    /// The table takes no more events.
    #[error("the table `{0}` is closed for good: it can be replayed, and another one opened")]
    TableClosed(String),
    /// Another writer was first, or an event before this one is missing.
    #[error("event {first} does not follow: the table `{table}` has {length} events")]
    Conflict {
        /// The table.
        table: String,
        /// The number the first event was to have.
        first: u64,
        /// How many events the table has.
        length: u64,
    },
    /// A newer owner has claimed the table since.
    #[error("the table `{table}` belongs to epoch {current}; epoch {epoch} may not write to it")]
    Fenced {
        /// The table.
        table: String,
        /// The epoch of the writer.
        epoch: u64,
        /// The epoch of the table's owner.
        current: u64,
    },
    /// The disk is full.
    #[error("the disk is full: nothing more can be kept until there is room")]
    Full,
    /// The file holds something else.
    #[error("{0} is not a file of this house; give another folder with --data")]
    NotOurs(PathBuf),
    /// The file was written by a newer version of the program.
    #[error(
        "{path} was written by a newer version of this program (format {found}, this one knows up to {known})"
    )]
    Newer {
        /// The file.
        path: PathBuf,
        /// The format found in it.
        found: u32,
        /// The newest format that this program knows.
        known: u32,
    },
    /// Another process has the file open.
    #[error("{0} is in use by another process of this house")]
    InUse(PathBuf),
    /// What is stored is not what was stored.
    #[error("what is stored is damaged: {0}")]
    Damaged(String),
    /// The file was taken away under the house: nothing that is written to it would be found again.
    #[error("the house has lost its database: {0}; nothing more can be kept")]
    Lost(String),
    /// The database cannot be reached just now. An act that was not acknowledged may have been stored all the same: its
    /// number tells.
    #[error("the house cannot reach its database: {0}; try again")]
    Away(String),
    /// There is a house already where one was to be put.
    #[error("there is a house in {0} already; nothing was copied")]
    Taken(String),
    /// The database does not let us in, or is not there. What it says stands here, never a password.
    #[error("the database cannot be used: {0}")]
    Unusable(String),
    /// The storage engine or the operating system failed.
    #[error("the store failed: {0}")]
    Failed(String),
}

impl StoreError {
    /// Whether the whole transaction is spoiled, not only what was asked for.
    pub(crate) fn spoils(&self) -> bool {
        matches!(self, Self::Full | Self::Lost(_) | Self::Failed(_))
    }

    /// What the operating system says of a file.
    pub(crate) fn of_file(path: &Path, why: &io::Error) -> Self {
        match why.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::Full,
            _ => Self::Failed(format!("{}: {why}", path.display())),
        }
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        use rusqlite::{Error, ErrorCode};
        match &error {
            // A value of another type than ever was written, or text that is none.
            Error::InvalidColumnType(..)
            | Error::FromSqlConversionFailure(..)
            | Error::IntegralValueOutOfRange(..)
            | Error::Utf8Error(..) => return Self::Damaged(error.to_string()),
            _ => {}
        }
        // Where there is no room for its index beside the database, the engine speaks of the disk at large.
        let sqlite = error.sqlite_error().map(|error| error.extended_code);
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Self::Full,
            _ if sqlite == Some(rusqlite::ffi::SQLITE_IOERR_SHMSIZE) => Self::Full,
            Some(ErrorCode::ReadOnly) => Self::Lost("it is read-only".to_owned()),
            _ => Self::Failed(error.to_string()),
        }
    }
}
