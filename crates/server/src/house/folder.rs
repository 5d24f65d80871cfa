//! The folder that the house lives in: its database, and the key without which the database is of little use. The database
//! may also be elsewhere; then the keys alone lie in the folder.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use store::{Kept, Sqlite, Store, make_private, make_private_folder};

use super::key::HouseKey;
use crate::keeping::Keeping;

/// The space of the store in which the key's mark is kept.
const KEYS: &str = "house";
/// Whose it is there, and what is signed for it.
const MARK: &str = "key";
/// What the names of our own files begin with.
const OURS: [&str; 4] = ["house.", "keeper.", "door", "node."];

/// What lives in the folder.
#[derive(Debug)]
pub(super) struct Folder {
    pub(super) key: HouseKey,
    pub(super) store: Box<dyn Store>,
}

/// How the house key is found.
enum Found {
    Key(HouseKey),
    /// Why it is of no use.
    Not(String),
}

impl Folder {
    /// Opens the folder, or makes it. With `keeping.new_key` it goes on without the key that the database was made with.
    ///
    /// # Errors
    /// The folder cannot be written, or holds something else; the database cannot be opened; the key is lost.
    pub(super) async fn open(data: &Path, keeping: &Keeping) -> anyhow::Result<Self> {
        make_private_folder(data).with_context(|| format!("cannot make {}", data.display()))?;
        mend_folder(data)?;
        let key_file = data.join("house.key");
        let (store, is_new) = open_store(data, keeping).await?;
        let key = match find_key(&key_file, &*store, is_new).await? {
            Found::Key(key) => key,
            Found::Not(why) if keep_it(&*store).await > 0 => bail!(
                "{why}. Other machines keep this house now: copy house.key from the folder of one of them (--new-key would make \
                 strangers of its guests there)"
            ),
            Found::Not(why) if keeping.new_key => {
                tracing::warn!("{why}; going on with a new one");
                set_aside(&key_file)?;
                HouseKey::load_or_make(&key_file).context("the house key")?
            }
            Found::Not(why) => bail!("{why}. {}", what_is_lost(&*store).await),
        };
        if let Some(mode) = make_private(&key_file).context("the house key")? {
            let file = key_file.display();
            tracing::warn!("{file} could be read by others (mode {mode:o}); it is 600 now");
        }
        // A disk that is full takes the mark the next time.
        let _ = store.keep(KEYS, MARK, mark(&key)).await;
        Ok(Self { key, store })
    }
}

/// What the house is kept in, and whether it is new.
async fn open_store(data: &Path, keeping: &Keeping) -> anyhow::Result<(Box<dyn Store>, bool)> {
    let file = data.join("house.db");
    if let Some(database) = &keeping.database {
        let store = database.open(keeping.node.as_deref()).await?;
        let is_new = store.find(KEYS, MARK).await?.is_none();
        if is_new && file.exists() {
            let file = file.display();
            tracing::warn!(
                "{file} is not used, and the database is empty; `lastlicks copy` moves a house"
            );
        }
        return Ok((store, is_new));
    }
    let is_new = file.metadata().map_or(true, |file| file.len() <= 1);
    if is_new && data.join("house.key").exists() {
        tracing::warn!(
            "there is a house.key in {} and no database beside it: if there was a house here it is lost or elsewhere, and \
             a new one without guests and tables begins now",
            data.display()
        );
    }
    let store = Sqlite::open(&file)?;
    for note in store.notes() {
        tracing::warn!("{note}");
    }
    Ok((Box::new(store), is_new))
}

/// What tells whether a key is the one that a database was made with.
fn mark(key: &HouseKey) -> Kept {
    Kept {
        owner: MARK.to_owned(),
        value: key.sign(MARK, ""),
    }
}

async fn find_key(file: &Path, store: &dyn Store, is_new: bool) -> anyhow::Result<Found> {
    let name = file.display();
    match file.metadata() {
        Err(why) if why.kind() == std::io::ErrorKind::NotFound && !is_new => {
            let why = format!("{name} is missing beside the database that it belongs to");
            return Ok(Found::Not(why));
        }
        Ok(found) if found.len() == 0 => return Ok(Found::Not(format!("{name} is empty"))),
        _ => {}
    }
    let key = HouseKey::load_or_make(file).context("the house key")?;
    let known = store.find(KEYS, MARK).await?;
    if known.is_some_and(|known| known != mark(&key)) {
        let why = format!("{name} is the key of another house");
        return Ok(Found::Not(why));
    }
    Ok(Found::Key(key))
}

/// How many nodes keep the house at this moment.
async fn keep_it(store: &dyn Store) -> usize {
    match store.shared() {
        Some(shared) => shared.nodes().await.map_or(0, |nodes| nodes.len()),
        None => 0,
    }
}

async fn what_is_lost(store: &dyn Store) -> String {
    let open = store.open_tables().await.map_or(0, |rows| rows.len());
    format!(
        "Without it nobody is known again: all guests, tokens and keys of seats, the passwords of tables, and the luck of \
         the {open} tables that are not over, which cannot be played on. Put the key back from a backup; or start once \
         with --new-key to lose these things and keep the rest (records of finished games)"
    )
}

fn set_aside(file: &Path) -> anyhow::Result<()> {
    let free = |number: &u32| !aside(file, *number).exists();
    let number = (1..u32::MAX).find(free).unwrap_or_default();
    if file.exists() {
        fs::rename(file, aside(file, number)).context("the old house key cannot be set aside")?;
    }
    Ok(())
}

fn aside(file: &Path, number: u32) -> PathBuf {
    file.with_extension(format!("key.old{number}"))
}

/// Makes the folder its owner's only, unless other things lie there too.
fn mend_folder(data: &Path) -> anyhow::Result<()> {
    let shown = data.display();
    let is_ours = |name: &str| OURS.iter().any(|start| name.starts_with(start));
    let entries = fs::read_dir(data).with_context(|| format!("cannot look into {shown}"))?;
    let others = entries.flatten().filter(|entry| {
        let name = entry.file_name();
        !name.to_str().is_some_and(is_ours)
    });
    if others.count() > 0 {
        return Ok(());
    }
    if let Some(mode) = make_private(data).with_context(|| format!("the mode of {shown}"))? {
        tracing::warn!("{shown} could be looked into by others (mode {mode:o}); it is 700 now");
    }
    Ok(())
}
