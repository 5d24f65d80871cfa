//! The place of one circle in memory: one at a time changes it, what they change is stored before anybody sees it.

use std::collections::BTreeMap;
use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, MutexGuard, PoisonError};
use std::time::Duration;

use ::table::{Code, Refusal};
use host::Millis;
use host::circle::{Command, Fact, MemberId};
use serde::{Deserialize, Serialize};
use store::{Append, StoreError};
use tokio::sync::{Mutex, watch};

use super::LOG;
use super::live::{Entry, LiveCircle};
use crate::house::replays::for_the_same;
use crate::house::{House, Origin, Wrong, log::events};

/// How often a change is tried where another node changes the same circle at the same time.
const TRIES: usize = 8;

/// So long somebody is here who has looked.
const PRESENT: Millis = 5 * 60 * 1000;
/// How many events are read at once.
const A_PIECE: u32 = 500;

/// How far somebody has read the facts of a circle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Serialize, Deserialize)]
pub(super) struct Bookmark {
    event: u64,
    fact: u64,
}

impl fmt::Display for Bookmark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.event, self.fact)
    }
}

impl FromStr for Bookmark {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (event, fact) = text.split_once('.').unwrap_or((text, ""));
        Ok(Self {
            event: event.parse()?,
            fact: fact.parse()?,
        })
    }
}

/// A circle, if it is in memory.
#[derive(Debug)]
pub(super) struct Slot {
    log: String,
    kept: Mutex<Option<Loaded>>,
    /// How many events there are, for those who follow.
    news: watch::Sender<u64>,
    /// When it was looked last, for all who wait here, whether another node has noted something.
    looked: AtomicU64,
    /// When each member looked last, and which guest they are there; kept in memory only.
    present: std::sync::Mutex<BTreeMap<MemberId, (Millis, String)>>,
}

/// What is to be stored, and whether what was asked for was done.
type Changed = (Vec<Entry>, Result<(), Refusal>);

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
            news: watch::Sender::new(0),
            looked: AtomicU64::new(0),
            present: std::sync::Mutex::default(),
        }
    }

    fn id(&self) -> &str {
        self.log.strip_prefix(LOG).unwrap_or(&self.log)
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
        let asked = command.clone();
        let is_dear = move |live: &LiveCircle| live.circle().reads_texts(&asked, now);
        let act = move |live: &mut LiveCircle| live.order(&guest, command.clone(), now);
        self.change(house, is_dear, act).await
    }

    /// Lets a guest hold a member.
    pub(super) async fn hold(
        self: &Arc<Self>,
        house: &House,
        guest: String,
        member: MemberId,
    ) -> Result<(), Wrong> {
        let now = house.now();
        let act = move |live: &mut LiveCircle| live.hold(&guest, member, now);
        self.change(house, |_| false, act).await
    }

    /// Whoever asked may go away meanwhile: what has begun is finished.
    async fn change(
        self: &Arc<Self>,
        house: &House,
        is_dear: impl Fn(&LiveCircle) -> bool + Send + 'static,
        act: impl Fn(&mut LiveCircle) -> Changed + Send + Sync + 'static,
    ) -> Result<(), Wrong> {
        let (slot, house, act) = (Arc::clone(self), house.clone(), Arc::new(act));
        let work = tokio::spawn(for_the_same(async move {
            let mut kept = slot.kept.lock().await;
            for _ in 0..TRIES {
                // If it cannot be stored it has not come to pass: the circle is read again.
                let mut loaded = slot.fresh(&house, kept.take()).await?;
                let changed = if is_dear(&loaded.live) {
                    let (act, live) = (Arc::clone(&act), loaded.live.clone());
                    let (live, changed) = acted(&house, live, act).await?;
                    loaded.live = live;
                    changed
                } else {
                    act(&mut loaded.live)
                };
                let (entries, outcome) = changed;
                if !entries.is_empty() {
                    let stored = slot.append(&house, &mut loaded, &entries).await;
                    if house.is_shared() && stored.as_ref().is_err_and(is_late) {
                        continue;
                    }
                    stored?;
                    slot.news.send_replace(loaded.stored);
                    house.tell_on(slot.id());
                }
                *kept = Some(loaded);
                return Ok(outcome?);
            }
            Err(Wrong::Busy)
        }));
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
                let loaded = self.load(house).await?;
                self.news.send_replace(loaded.stored);
                return Ok(loaded);
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

    /// A member looks, as that guest.
    pub(super) fn enters(&self, member: MemberId, guest: &str, now: Millis) {
        self.present().insert(member, (now, guest.to_owned()));
    }

    /// The guest as whom a member has looked a moment ago.
    pub(super) fn device(&self, member: MemberId, now: Millis) -> Option<String> {
        let present = self.present();
        let (_, guest) = present
            .get(&member)
            .filter(|(seen, _)| seen + PRESENT > now)?;
        Some(guest.clone())
    }

    /// Whether a member has looked a moment ago.
    pub(super) fn is_present(&self, member: MemberId, now: Millis) -> bool {
        self.device(member, now).is_some()
    }

    fn present(&self) -> MutexGuard<'_, BTreeMap<MemberId, (Millis, String)>> {
        self.present.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What tells that something has come to pass.
    pub(super) fn news(&self) -> watch::Receiver<u64> {
        self.news.subscribe()
    }

    /// Those who follow look again, though nothing is to be noted: who sits at a table is no fact of the circle.
    pub(super) fn poke(&self) {
        self.news.send_modify(|_| ());
    }

    /// Looks whether another node has noted something, once for all who wait: those who read are told.
    pub(super) async fn look_around(&self, house: &House, often: Duration) {
        let (now, often) = (house.now(), often.as_millis());
        let due = |last: u64| (u128::from(now.abs_diff(last)) >= often).then_some(now);
        let is_due = self
            .looked
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, due);
        if is_due.is_ok() {
            let _ = self.look(house, |_| ()).await;
        }
    }

    /// Behind everything that has come to pass so far.
    pub(super) async fn end(&self, house: &House) -> Result<Bookmark, Wrong> {
        let mut kept = self.kept.lock().await;
        let loaded = self.fresh(house, kept.take()).await?;
        let loaded = kept.insert(loaded);
        Ok(Bookmark {
            event: loaded.stored,
            fact: loaded.live.circle().facts(),
        })
    }

    /// The facts after a place in the log, without who holds what; as many as are read at once.
    pub(super) async fn facts(
        &self,
        house: &House,
        place: &mut Bookmark,
    ) -> Result<Vec<(u64, Fact)>, Wrong> {
        let events = house
            .store()
            .events(&self.log, place.event + 1, A_PIECE)
            .await?;
        let mut facts = Vec::new();
        for event in events {
            place.event += 1;
            for entry in Entry::read(&event.payload).map_err(Wrong::system)? {
                if let Entry::Fact(fact) = entry {
                    facts.push((place.fact, fact));
                    place.fact += 1;
                }
            }
        }
        Ok(facts)
    }
}

/// Does something for which texts are read, where nobody waits.
async fn acted(
    house: &House,
    mut live: LiveCircle,
    act: Arc<impl Fn(&mut LiveCircle) -> Changed + Send + Sync + 'static>,
) -> Result<(LiveCircle, Changed), Wrong> {
    let read = move || {
        let changed = act(&mut live);
        Ok((live, changed))
    };
    house.play_over(Origin::Brought, read).await
}

/// Whether another node was first.
fn is_late(why: &Wrong) -> bool {
    let Wrong::Store(why) = why else { return false };
    matches!(why, StoreError::Fenced { .. } | StoreError::Conflict { .. })
}
