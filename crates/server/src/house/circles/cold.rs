//! Cold storage: circles at which no member was for two years are written down, as a house takes them in again, and taken
//! out of the house by its keeper (K17).

use std::io::Write as _;
use std::path::Path;

use anyhow::Context as _;
use host::DAY;
use host::circle::RecordLine;
use serde::Serialize;
use store::{Store, make_private_folder, open_private};

use super::calls::WAYS;
use super::live::{Entry, LiveCircle, Note};
use super::reading::line;
use super::{CIRCLES, LOG, is_circle};
use crate::house::log::events;
use crate::house::seal::Seal;
use crate::house::tidying::{Beside, Place, open, read};

/// How long nobody was there.
const COLD: u64 = 2 * 365 * DAY;

/// What was put away.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PutAway {
    /// How many circles were written down and removed.
    pub circles: usize,
    /// Those that were left, because they could not be read, and why.
    pub left: Vec<(String, String)>,
}

/// Puts the circles of a closed house away at which no member was for two years: each is a file in the folder `export`
/// first.
///
/// # Errors
/// No house is kept there, or it is open; a file cannot be written (then its circle is still there).
pub async fn put_circles_away(place: Place<'_>, export: &Path) -> anyhow::Result<PutAway> {
    let folder = open(place, Beside::Nobody).await?;
    let (store, seal) = (&*folder.store, Seal::of_house(&folder.key));
    make_private_folder(export).with_context(|| format!("cannot make {}", export.display()))?;
    let old = crate::house::now().saturating_sub(COLD);
    let mut away = PutAway::default();
    for row in store.open_tables().await?.into_iter().flatten() {
        // Members who come are noted once a day: a log that nothing was added to has had nobody.
        if !is_circle(&row.id) || row.touched >= old {
            continue;
        }
        let id = row.id.trim_start_matches(LOG).to_owned();
        match written(store, &seal, &row.id).await {
            Ok((text, guests)) => {
                let file = export.join(format!("circle-{id}.jsonl"));
                let kept = open_private(&file).and_then(|mut file| {
                    file.set_len(0)?;
                    file.write_all(text.as_bytes())?;
                    file.sync_all()
                });
                kept.with_context(|| format!("{} cannot be written", file.display()))?;
                for guest in guests {
                    store.forget(CIRCLES, &format!("{guest} {id}")).await?;
                }
                store.forget(WAYS, &id).await?;
                store.remove(&row.id).await?;
                away.circles += 1;
            }
            Err(why) => away.left.push((id, why.to_string())),
        }
    }
    Ok(away)
}

/// A circle as a file, and the guests who were in it.
async fn written(
    store: &dyn Store,
    seal: &Seal,
    log: &str,
) -> anyhow::Result<(String, Vec<String>)> {
    let mut entries = Vec::new();
    for event in events(store, log).await? {
        entries.extend(Entry::read(&event)?);
    }
    let live = LiveCircle::restore(&entries).map_err(|why| anyhow::anyhow!("{why}"))?;
    let (mut text, mut guests) = (String::new(), Vec::new());
    for entry in entries {
        match entry {
            Entry::Fact(fact) => text.push_str(&line(None, &fact)),
            Entry::Note(Note::Held { guest, .. } | Note::Waits { guest, .. }) => guests.push(guest),
        }
    }
    for table in live.circle().finished() {
        if let Ok(Some(record)) = read(store, seal, &table).await.map(|old| old.record) {
            let record = RecordLine {
                record: table,
                text: record,
            };
            text.push_str(&serde_json::to_string(&record)?);
            text.push('\n');
        }
    }
    Ok((text, guests))
}
