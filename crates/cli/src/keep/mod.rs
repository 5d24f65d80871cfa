//! What the keeper of a house does to its folder: look whether it is sound, save what is, tidy it.

pub(crate) mod check;
#[cfg(feature = "postgres")]
pub(crate) mod copy;
#[cfg(feature = "postgres")]
pub(crate) mod migrate;
pub(crate) mod salvage;
pub(crate) mod tidy;

use std::path::{Path, PathBuf};

use anyhow::Context as _;

/// The folder of a house.
#[derive(clap::Args)]
pub(crate) struct Folder {
    /// The folder of the house
    #[arg(
        long,
        value_name = "DIR",
        default_value = "lastlicks-data",
        env = "LASTLICKS_DATA"
    )]
    data: PathBuf,
}

impl Folder {
    /// The database in it.
    fn database(&self) -> anyhow::Result<PathBuf> {
        let file = self.data.join("house.db");
        anyhow::ensure!(
            file.exists(),
            "{} is not the folder of a house: there is no house.db in it",
            self.data.display()
        );
        Ok(file)
    }

    fn path(&self) -> &Path {
        &self.data
    }
}

/// What waits for a database.
fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    tokio::runtime::Runtime::new().context("a thread cannot be started")
}

/// A count with its word: `1 table`, `2 tables`.
fn counted(count: u64, word: &str) -> String {
    match count {
        1 => format!("1 {word}"),
        _ => format!("{count} {word}s"),
    }
}
