//! What the keeper does to what a house keeps: finished games are taken out of it, and their records kept elsewhere.

use std::collections::BTreeSet;
use std::io::Write as _;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context as _, bail};
use serde::Serialize;
use store::{Store, make_private_folder, open_private};

use super::entry::{Entry, Note};
use super::folder::Folder;
use super::guests::SITS;
use super::live::Live;
use super::log::events;
use super::seal::{self, Seal};
use super::{Wrong, public_record};
use crate::database::Database;
use crate::keeping::Keeping;

/// Where a house is kept.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    /// Its folder: of its database and its keys, or of its keys alone.
    pub data: &'a Path,
    /// The database, where it is not in the folder.
    pub database: Option<&'a Database>,
}

/// What was tidied away.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tidied {
    /// How many tables were removed.
    pub removed: usize,
    /// How many records were written.
    pub exported: usize,
    /// The tables that were left, because their records could not be read, and why.
    pub left: Vec<(String, String)>,
}

/// Removes the tables that were closed so long ago from a house; with `export`, their records are written there first, a
/// file each. `seen` hears of each table, and of how many. The nodes of a house in a database may go on meanwhile; a house
/// of one process is closed.
///
/// # Errors
/// No house is kept there, or it is open; a record cannot be written (then its table is still there).
pub async fn tidy(
    place: Place<'_>,
    older_than: Duration,
    export: Option<&Path>,
    mut seen: impl FnMut(usize, usize),
) -> anyhow::Result<Tidied> {
    let Folder { key, store } = open(place, Beside::Nodes).await?;
    let seal = Seal::of_house(&key);
    let age = u64::try_from(older_than.as_millis()).unwrap_or(u64::MAX);
    let old = store
        .closed_before(super::now().saturating_sub(age))
        .await?;
    if let Some(folder) = export {
        make_private_folder(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    let mut tidied = Tidied::default();
    for (number, id) in old.iter().enumerate() {
        seen(number, old.len());
        let old = match (read(&*store, &seal, id).await, export) {
            (Ok(old), _) => old,
            (Err(_), None) => Old::default(),
            (Err(why), Some(_)) => {
                tidied.left.push((id.clone(), why.to_string()));
                continue;
            }
        };
        if let (Some(folder), Some(record)) = (export, &old.record) {
            let file = folder.join(format!("{id}.jsonl"));
            let written = open_private(&file).and_then(|mut file| {
                file.set_len(0)?;
                file.write_all(record.as_bytes())?;
                file.sync_all()
            });
            written.with_context(|| format!("{} cannot be written", file.display()))?;
            tidied.exported += 1;
        }
        for guest in &old.guests {
            store.forget(SITS, &format!("{guest} {id}")).await?;
        }
        store.remove(id).await?;
        tidied.removed += 1;
    }
    if tidied.removed > 0 {
        store
            .shrink()
            .await
            .context("the room that is free now could not be given back")?;
    }
    Ok(tidied)
}

/// The log of a table in the folder of a closed house as JSON, unsealed.
///
/// # Errors
/// No house lives there, or it is open; there is no such table, or it is damaged.
pub async fn log_of(data: &Path, table: &str) -> anyhow::Result<String> {
    let place = Place {
        data,
        database: None,
    };
    let Folder { key, store } = open(place, Beside::Nobody).await?;
    let events = events(&*store, table).await?;
    let (entries, _) = seal::read(table, &events, &Seal::of_house(&key))?;
    Ok(Entry::written(&entries))
}

/// Who may have a house open beside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Beside {
    Nobody,
    /// The nodes of a house in a database.
    Nodes,
}

/// The name of a process that does not serve, among nodes: no other asks it for anything.
const KEEPER: &str = "keeper";

pub(super) async fn open(place: Place<'_>, beside: Beside) -> anyhow::Result<Folder> {
    let Place { data, database } = place;
    let has = |file| data.join(file).exists();
    match database {
        None if !has("house.db") => bail!(
            "{} is not the folder of a house: there is no house.db in it",
            data.display()
        ),
        Some(_) if !has("house.key") => bail!(
            "{} is not the folder of a house: there is no house.key in it",
            data.display()
        ),
        Some(database) => database.find_house().await?,
        None => {}
    }
    let keeping = Keeping {
        database: database.cloned(),
        node: (beside == Beside::Nodes).then(|| KEEPER.to_owned()),
        ..Keeping::default()
    };
    Folder::open(data, &keeping).await
}

/// A table that is to be removed.
#[derive(Default)]
pub(super) struct Old {
    /// Who has sat there.
    guests: BTreeSet<String>,
    /// The record, if a game was played.
    pub(super) record: Option<String>,
}

pub(super) async fn read(store: &dyn Store, seal: &Seal, id: &str) -> Result<Old, Wrong> {
    let events = events(store, id).await?;
    let (entries, _) = seal::read(id, &events, seal).map_err(Wrong::system)?;
    let guests = entries.iter().filter_map(|entry| match entry {
        Entry::Note(Note::OpenedBy { guest } | Note::Held { guest, .. }) => Some(guest.clone()),
        _ => None,
    });
    let live = Live::restore(&entries)?;
    let has_begun = live.room().table().is_some();
    Ok(Old {
        guests: guests.collect(),
        record: has_begun.then(|| public_record(&live)).transpose()?,
    })
}
