//! The place of one circle in memory: one at a time changes it, what they change is stored before anybody sees it.

use std::sync::Arc;

use ::table::{Code, Refusal};
use host::circle::{Command, MemberId};
use store::{Append, StoreError};
use tokio::sync::Mutex;

use super::live::{Entry, LiveCircle};
use crate::house::{House, Wrong, log::events};

/// How often a change is tried where another node changes the same circle at the same time.
const TRIES: usize = 8;

/// A circle, if it is in memory.
#[derive(Debug)]
pub(super) struct Slot {
    log: String,
    kept: Mutex<Option<Loaded>>,
}

#[derive(Debug)]
struct Loaded {
    live: LiveCircle,
    /// Nothing before somebody changes something: whoever only looks need not own it.
    epoch: Option<u64>,
    /// How many events the store has.
    stored: u64,
}

impl Slot {
    pub(super) fn new(log: String) -> Self {
        Self {
            log,
            kept: Mutex::default(),
        }
    }

    /// Asks a question about the circle as it is stored.
    pub(super) async fn look<T>(
        &self,
        house: &House,
        question: impl FnOnce(&LiveCircle) -> T,
    ) -> Result<T, Wrong> {
        let mut kept = self.kept.lock().await;
        let loaded = self.fresh(house, kept.take()).await?;
        let loaded = kept.insert(loaded);
        Ok(question(&loaded.live))
    }

    /// Carries out a command of a guest; the answer comes when what it brought about is stored.
    pub(super) async fn order(
        self: &Arc<Self>,
        house: &House,
        guest: String,
        command: Command,
    ) -> Result<(), Wrong> {
        let now = house.now();
        self.change(house, move |live| live.order(&guest, command.clone(), now))
            .await
    }

    /// Lets a guest hold a member.
    pub(super) async fn hold(
        self: &Arc<Self>,
        house: &House,
        guest: String,
        member: MemberId,
    ) -> Result<(), Wrong> {
        self.change(house, move |live| (live.hold(&guest, member), Ok(())))
            .await
    }

    /// Whoever asked may go away meanwhile: what has begun is finished.
    async fn change(
        self: &Arc<Self>,
        house: &House,
        act: impl Fn(&mut LiveCircle) -> (Vec<Entry>, Result<(), Refusal>) + Send + 'static,
    ) -> Result<(), Wrong> {
        let (slot, house) = (Arc::clone(self), house.clone());
        let work = tokio::spawn(async move {
            let mut kept = slot.kept.lock().await;
            for _ in 0..TRIES {
                // If it cannot be stored it has not come to pass: the circle is read again.
                let mut loaded = slot.fresh(&house, kept.take()).await?;
                let (entries, outcome) = act(&mut loaded.live);
                if !entries.is_empty() {
                    let stored = slot.append(&house, &mut loaded, &entries).await;
                    if house.is_shared() && stored.as_ref().is_err_and(is_late) {
                        continue;
                    }
                    stored?;
                }
                *kept = Some(loaded);
                return Ok(outcome?);
            }
            Err(Wrong::Busy)
        });
        work.await.map_err(Wrong::system)?
    }

    /// The circle as it is stored. No node owns one: where there are several it is looked whether another has changed it.
    async fn fresh(&self, house: &House, kept: Option<Loaded>) -> Result<Loaded, Wrong> {
        let Some(loaded) = kept else {
            return self.load(house).await;
        };
        if house.is_shared() {
            let next = loaded.stored + 1;
            let news = house.store().events(&self.log, next, 1).await?;
            if !news.is_empty() {
                return self.load(house).await;
            }
        }
        Ok(loaded)
    }

    async fn append(
        &self,
        house: &House,
        loaded: &mut Loaded,
        entries: &[Entry],
    ) -> Result<(), Wrong> {
        let store = house.store();
        let epoch = match loaded.epoch {
            Some(epoch) => epoch,
            None => store.claim(&self.log).await?,
        };
        let append = Append {
            table: self.log.clone(),
            epoch,
            first: loaded.stored + 1,
            events: vec![Entry::written(entries)],
            at: house.now(),
            meta: None,
        };
        store.append(append).await?;
        loaded.epoch = Some(epoch);
        loaded.stored += 1;
        Ok(())
    }

    async fn load(&self, house: &House) -> Result<Loaded, Wrong> {
        let events = events(house.store(), &self.log).await?;
        if events.is_empty() {
            return Err(Wrong::NoCircle);
        }
        let mut entries = Vec::new();
        for event in &events {
            entries.extend(Entry::read(event).map_err(|why| {
                let message = format!("the log of the circle cannot be read: {why}");
                Refusal::new(Code::Corrupt, message)
            })?);
        }
        let live = LiveCircle::restore(&entries)?;
        Ok(Loaded {
            live,
            epoch: None,
            stored: events.len() as u64,
        })
    }

    /// The facts of the circle, as they are stored, without who holds what.
    pub(super) async fn facts(&self, house: &House) -> Result<Vec<host::circle::Fact>, Wrong> {
        let events = events(house.store(), &self.log).await?;
        let entries = events
            .iter()
            .filter_map(|event| Entry::read(event).ok())
            .flatten();
        let facts = entries.filter_map(|entry| match entry {
            Entry::Fact(fact) => Some(fact),
            Entry::Note(_) => None,
        });
        Ok(facts.collect())
    }
}

/// Whether another node was first.
fn is_late(why: &Wrong) -> bool {
    let Wrong::Store(why) = why else { return false };
    matches!(why, StoreError::Fenced { .. } | StoreError::Conflict { .. })
}
