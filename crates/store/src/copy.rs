//! A whole house from one place to another: every table with its log, every key, in one transaction. What was written is
//! read again and compared, event by event, before it is committed.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::StoreError;
use crate::postgres::whole::Base;
use crate::sqlite::{discard, whole::File};
use crate::store::{Event, Kept, TableRow};

type Result<T> = std::result::Result<T, StoreError>;

/// Where a house is kept.
#[derive(Clone, PartialEq, Eq)]
pub enum Place {
    /// The file of a house, `house.db`.
    File(PathBuf),
    /// The address of a database, with the password that may be in it.
    Database(String),
}

impl std::fmt::Debug for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Place(…)")
    }
}

/// What was copied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Copied {
    /// How many tables.
    pub tables: u64,
    /// How many events.
    pub events: u64,
    /// How many keys.
    pub keys: u64,
}

/// All keys by their space and their hash.
pub(crate) type Keys = BTreeMap<(String, Vec<u8>), Kept>;

/// A back end as a whole, while no house is open in it.
pub(crate) trait Whole {
    /// The ids of all tables.
    async fn ids(&self) -> Result<Vec<String>>;
    /// A table with its whole log, checked against its sums and its chain.
    async fn table(&self, id: &str) -> Result<(TableRow, Vec<Event>)>;
    /// All keys, checked against their sums.
    async fn keys(&self) -> Result<Keys>;
    /// Begins a transaction in which everything below is written.
    async fn begin(&self) -> Result<()>;
    /// Writes a table with its log as it was.
    async fn put(&self, row: &TableRow, events: &[Event]) -> Result<()>;
    /// Writes keys as they were.
    async fn put_keys(&self, keys: &Keys) -> Result<()>;
    /// What was written stands.
    async fn commit(&self) -> Result<()>;
}

/// Copies a house that is closed to a place where there is none.
///
/// # Errors
/// `InUse`; `Taken`; one of both cannot be opened; something in the house is damaged. Nothing is written then.
pub async fn copy(from: &Place, to: &Place) -> Result<Copied> {
    match (from, to) {
        (Place::File(from), Place::File(to)) => into_file(&File::old(from)?, to).await,
        (Place::File(from), Place::Database(to)) => {
            whole(&File::old(from)?, &Base::new(to).await?).await
        }
        (Place::Database(from), Place::File(to)) => into_file(&Base::old(from).await?, to).await,
        (Place::Database(from), Place::Database(to)) => {
            whole(&Base::old(from).await?, &Base::new(to).await?).await
        }
    }
}

/// What cannot be copied whole leaves no file behind that would open as an empty house.
async fn into_file(from: &impl Whole, to: &Path) -> Result<Copied> {
    let is_new = !to.exists();
    let copied = match File::new(to) {
        Ok(file) => whole(from, &file).await,
        Err(why) => Err(why),
    };
    if copied.is_err() && is_new {
        discard(to);
    }
    copied
}

async fn whole(from: &impl Whole, to: &impl Whole) -> Result<Copied> {
    let (ids, keys) = (from.ids().await?, from.keys().await?);
    let mut copied = Copied {
        tables: ids.len() as u64,
        events: 0,
        keys: keys.len() as u64,
    };
    to.begin().await?;
    for id in &ids {
        let (row, events) = from.table(id).await?;
        to.put(&row, &events).await?;
        copied.events += events.len() as u64;
        if to.table(id).await? != (row, events) {
            return Err(other(&format!("table {id}")));
        }
    }
    to.put_keys(&keys).await?;
    if to.keys().await? != keys || to.ids().await?.len() != ids.len() {
        return Err(other("the list of keys or of tables"));
    }
    to.commit().await?;
    Ok(copied)
}

fn other(what: &str) -> StoreError {
    StoreError::Damaged(format!("{what} is not in the copy what was copied"))
}
