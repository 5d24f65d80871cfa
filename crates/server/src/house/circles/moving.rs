//! A circle as one file of JSON lines, facts and records, and back in another house (K15).

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::body::Bytes;
use host::circle::{Import, RecordLine};
use host::outside::read_record_within;
use tokio::task::spawn_blocking;

use super::LiveCircle;
use super::live::{Entry, Note};
use super::reading::{Reader, line};
use crate::house::log::Loaded;
use crate::house::opening::TABLE_ID;
use crate::house::{House, Live, Origin, Who, Wrong, key, public_record};

/// The most bytes of a file that is taken in.
pub(crate) const CIRCLE_FILE: usize = 8 * 1024 * 1024;
/// So many of them count among what an address brings: circles come seldom.
pub(crate) const CIRCLE_COUNTS: usize = 256 * 1024;

/// A circle that has come from another house.
#[derive(Clone, Debug)]
pub(crate) struct Moved {
    /// Its id here.
    pub(crate) id: String,
    /// How many records came with it.
    pub(crate) records: usize,
    /// How many did not, since they do not hold: their games are in the standings, and cannot be replayed here.
    pub(crate) left_out: usize,
}

/// What is still to be written of a circle.
pub(crate) struct Export {
    house: House,
    facts: Option<Reader>,
    tables: Vec<String>,
}

impl Export {
    /// The next piece of the file; none at its end.
    pub(crate) async fn next(&mut self) -> Option<Bytes> {
        if let Some(reader) = &mut self.facts {
            let facts = reader.next().await.unwrap_or_default();
            if !facts.is_empty() {
                let lines = facts.iter().map(|(_, fact)| line(None, fact));
                return Some(lines.collect::<String>().into());
            }
            self.facts = None;
        }
        while let Some(table) = self.tables.pop() {
            if let Ok(text) = self.house.archived_record(&table).await {
                let record = RecordLine {
                    record: table,
                    text,
                };
                let written = serde_json::to_string(&record).ok()?;
                return Some((written + "\n").into());
            }
        }
        None
    }
}

impl House {
    /// Begins to write a circle, for a member.
    ///
    /// # Errors
    /// Who asks is no member.
    pub(crate) async fn export_circle(&self, id: &str, guest: &str) -> Result<Export, Wrong> {
        let reader = self.read_circle(id, guest).await?;
        let slot = self.slot(id);
        self.gather(&slot).await?;
        let tables = slot
            .look(self, |live: &LiveCircle| live.circle().finished())
            .await?;
        Ok(Export {
            house: self.clone(),
            facts: Some(reader),
            tables,
        })
    }

    /// The record of a game that is over, also where another node had its table.
    async fn archived_record(&self, id: &str) -> Result<String, Wrong> {
        let told = self.table(id).look(public_record).await;
        let Err(Wrong::Elsewhere(_)) = told else {
            return told?;
        };
        let row = self.store().table(id).await?.ok_or(Wrong::NoTable)?;
        let loaded = Loaded::from_store(self, row, None).await?;
        public_record(&loaded.live)
    }

    /// Takes a circle in that another house has written. Whoever brings it is the member called `name`, and hands the
    /// others their keys.
    ///
    /// # Errors
    /// What it is cannot be read; nobody in it is called so; there is no room.
    pub(crate) async fn import_circle(
        &self,
        who: &Who,
        name: &str,
        text: String,
    ) -> Result<Moved, Wrong> {
        self.may_found(who).await?;
        let (name, now) = (name.to_owned(), self.now());
        let asked = name.clone();
        let read = move || {
            let mut import = Import::read(&text)?;
            let records = std::mem::take(&mut import.records);
            let tables = fresh_names(&import)?;
            // Whether the rest holds is known before anything is kept.
            import.clone().moved(&asked, &tables, now)?;
            Ok((import, records, tables))
        };
        let (import, brought, mut tables) = self.play_over(Origin::Brought, read).await?;
        let import = Arc::new(import);
        let (mut records, mut left_out) = (0, 0);
        for record in brought {
            match self.take_record(&import, &record).await {
                Ok(id) => {
                    records += 1;
                    tables.insert(record.record, id);
                }
                Err(Wrong::Refused(why)) if why.rule.as_deref() == Some("K15") => {
                    return Err(why.into());
                }
                Err(_) => left_out += 1,
            }
        }
        let moved = spawn_blocking(move || Arc::unwrap_or_clone(import).moved(&name, &tables, now));
        let (facts, member) = moved.await.map_err(Wrong::system)??;
        let mut entries: Vec<_> = facts.into_iter().map(Entry::Fact).collect();
        let guest = who.guest.clone();
        entries.push(Entry::Note(Note::Held { member, guest }));
        let id = self.create_circle(who, &entries).await?;
        Ok(Moved {
            id,
            records,
            left_out,
        })
    }

    /// Keeps the game of a record as a table of this house, where it can be replayed.
    async fn take_record(
        &self,
        import: &Arc<Import>,
        record: &RecordLine,
    ) -> Result<String, Wrong> {
        let game = import
            .game(&record.record)
            .ok_or(Wrong::NoTable)?
            .to_owned();
        let (text, now, title) = (record.text.clone(), self.now(), import.name().to_owned());
        let bytes = text.len();
        let (facts, named) = (Arc::clone(import), record.record.clone());
        let play = move || {
            let record = read_record_within(&text, Origin::Brought.most_work())?;
            if record.header.game != game {
                return Err(Wrong::NoTable);
            }
            let archived = Live::archived(host::archived(&record, title, now)?)?;
            if let Some(played) = archived.0.room().table() {
                facts.agrees(&named, played)?;
            }
            Ok(archived)
        };
        let (live, entries) = self.play_over(Origin::Brought, play).await?;
        let table = self.keep(live, entries, now, bytes).await?;
        Ok(table.id().to_owned())
    }
}

/// New names for its tables: those that it brings may be somebody else's here.
fn fresh_names(import: &Import) -> Result<BTreeMap<String, String>, Wrong> {
    let new = |table: &str| {
        let id = key::id(TABLE_ID).map_err(Wrong::system)?;
        Ok((table.to_owned(), id))
    };
    import.tables().map(new).collect()
}
