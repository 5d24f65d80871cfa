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
use speech::Line;
use speech::keeping::{Events, Keys, Tables};

use crate::tongue::{told, whole};

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

/// Whether something is kept for a house in that folder: one whose database is elsewhere has its keys there.
pub(crate) fn is_house(folder: &Path) -> anyhow::Result<()> {
    let is_there = |name: &str| folder.join(name).exists();
    anyhow::ensure!(
        is_there("house.db") || is_there("house.key"),
        "{} is not the folder of a house: there is no house.db and no house.key in it",
        folder.display()
    );
    Ok(())
}

/// What waits for a database.
fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    tokio::runtime::Runtime::new().context("a thread cannot be started")
}

/// What was looked at or copied.
fn counted(tables: u64, events: u64, keys: u64) -> Line {
    let parts = [
        told(&Tables { n: whole(tables) }),
        told(&Events { n: whole(events) }),
        told(&Keys { n: whole(keys) }),
    ];
    parts.join(", ").as_str().into()
}

/// A path as it stands in a sentence.
fn at(path: &Path) -> Line {
    path.display().to_string().as_str().into()
}
