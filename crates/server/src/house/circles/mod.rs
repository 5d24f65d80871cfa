//! Circles: what they are is a log in the store like a table's, folded by the machine of `host`; who holds which
//! member's key is noted beside its facts (K14, P2). A circle is listed nowhere.

mod calls;
mod cold;
mod coming;
mod keys;
mod live;
mod moving;
mod pace;
mod play;
mod reading;
mod slot;

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use ::table::{Code, Refusal, own_rules};
use host::circle::{Book, Circle, Command, Deed, Inside, MemberId, Newcomer, Outside};
use host::clean;
use store::{Kept, NewTable, StoreError};

use super::{House, Who, Wrong, key};
pub(super) use calls::whose;
pub use cold::{PutAway, put_circles_away};
pub(super) use coming::Heard as HeardOf;
pub(super) use live::LiveCircle;
use live::{Entry, Note};
pub(crate) use moving::{CIRCLE_COUNTS, CIRCLE_FILE, Export as CircleExport};
pub(crate) use play::OwnSeat;
pub(crate) use reading::{Reader as CircleReader, line as circle_line};
use slot::Slot;

/// How many letters the id of a circle has: 50 bits, since the link may let somebody in.
pub(crate) const CIRCLE_ID: usize = 10;
/// What the names of their logs begin with in the store; no table's does.
const LOG: &str = "circle-";
/// The space of the store in which it is kept who is in which circle.
const CIRCLES: &str = "circle";
/// The most circles of one guest (K17).
const OF_GUEST: usize = 16;
/// The most circles of a house (K17).
const OF_HOUSE: usize = 20_000;
/// How many entries of a circle that comes from elsewhere are one event.
const IN_AN_EVENT: usize = 200;
/// How many circles are kept in memory that nobody asks for.
const AT_HAND: usize = 256;

/// The circles that are in memory, and how many there are in all.
#[derive(Debug, Default)]
pub(super) struct Circles {
    slots: Mutex<HashMap<String, Arc<Slot>>>,
    tellers: calls::Tellers,
    count: AtomicUsize,
}

/// Whether a log in the store is that of a circle.
pub(super) fn is_circle(log: &str) -> bool {
    log.starts_with(LOG)
}

/// What a guest may know of a circle.
#[derive(Clone, Debug)]
pub(crate) enum Seen {
    /// As a member.
    Inside(Box<Inside>),
    /// Without a key.
    Outside {
        seen: Outside,
        /// Whether they have asked to sit down with them.
        asked: bool,
    },
}

impl House {
    /// Makes a circle with a guest as its first member (K1); its id comes back.
    pub(crate) async fn found(&self, who: &Who, name: &str, marker: &str) -> Result<String, Wrong> {
        self.may_found(who).await?;
        let name = named(name)?;
        let (_, fact) = Circle::found(&name, marker, newcomer(who), self.now());
        let held = Note::Held {
            member: MemberId(0),
            guest: who.guest.clone(),
        };
        self.create_circle(who, &[Entry::Fact(fact), Entry::Note(held)])
            .await
    }

    async fn may_found(&self, who: &Who) -> Result<(), Wrong> {
        if self.is_draining() {
            return Err(Wrong::Closing);
        }
        if self.circles().count.load(Ordering::Relaxed) >= OF_HOUSE {
            return Err(Wrong::Full);
        }
        self.has_room_for_circle(who).await
    }

    async fn has_room_for_circle(&self, who: &Who) -> Result<(), Wrong> {
        if self.store().owned(CIRCLES, &who.guest).await?.len() < OF_GUEST {
            return Ok(());
        }
        let message = format!("you are in {OF_GUEST} circles already; leave one first");
        Err(Refusal::new(Code::NotNow, message).by("K17").into())
    }

    async fn create_circle(&self, who: &Who, entries: &[Entry]) -> Result<String, Wrong> {
        self.counts_circle()?;
        let id = self.store_circle(entries).await?;
        self.circles().count.fetch_add(1, Ordering::Relaxed);
        self.remember_circle(&who.guest, &id).await?;
        Ok(id)
    }

    async fn store_circle(&self, entries: &[Entry]) -> Result<String, Wrong> {
        loop {
            let id = key::id(CIRCLE_ID).map_err(Wrong::system)?;
            let log = NewTable {
                id: format!("{LOG}{id}"),
                created: self.now(),
                meta: String::new(),
                events: entries.chunks(IN_AN_EVENT).map(Entry::written).collect(),
            };
            match self.store().create(log).await {
                Ok(()) => return Ok(id),
                Err(StoreError::TableTaken(_)) => {}
                Err(why) => return Err(why.into()),
            }
        }
    }

    /// What a guest may know of a circle, once what time and finished games have brought about is noted.
    ///
    /// # Errors
    /// `NoCircle`.
    pub(crate) async fn circle(&self, id: &str, guest: Option<&str>) -> Result<Seen, Wrong> {
        let slot = self.slot(id);
        let now = self.now();
        if slot.look(self, |live| live.circle().is_due(now)).await? {
            slot.order(self, String::new(), Command::Tick).await?;
        }
        let guest = guest.unwrap_or_default().to_owned();
        if let Some(member) = slot.look(self, |live| live.member_of(&guest)).await? {
            self.note_coming(&slot, &guest, member).await?;
            self.gather(&slot).await?;
        }
        let own = guest.clone();
        let mut seen = slot.look(self, move |live| live.seen(&own, now)).await?;
        if let Seen::Inside(inside) = &mut seen {
            for member in &mut inside.members {
                member.present = slot.is_present(member.id, now);
            }
            self.sitting(&slot, &mut inside.games).await?;
            let muted = self.muted(Some(&guest)).await?;
            let (members, talk) = (&inside.members, &mut inside.talk);
            let name = |by: MemberId| members.get(by.0 as usize).map(|member| &member.name);
            talk.retain(|said| !name(said.by).is_some_and(|name| muted.has(name)));
        }
        Ok(seen)
    }

    /// Sits down with them, or asks to (K2).
    pub(crate) async fn join_circle(&self, id: &str, who: &Who) -> Result<(), Wrong> {
        let slot = self.slot(id);
        let own = who.guest.clone();
        if slot
            .look(self, move |live| live.member_of(&own).is_some())
            .await?
        {
            return Ok(());
        }
        self.has_room_for_circle(who).await?;
        slot.order(self, who.guest.clone(), Command::Join(newcomer(who)))
            .await?;
        self.remember_circle(&who.guest, id).await
    }

    /// Does something as the member that a guest is. Texts are cleaned on the way.
    ///
    /// # Errors
    /// `NoCircle` for whoever is no member: they are not told what there is (K18).
    pub(crate) async fn do_in_circle(
        &self,
        id: &str,
        guest: &str,
        deed: Deed,
        against: Option<u64>,
    ) -> Result<(), Wrong> {
        let slot = self.slot(id);
        let own = guest.to_owned();
        let member = slot.look(self, move |live| live.member_of(&own)).await?;
        let member = member.ok_or_else(outsider)?;
        if let Deed::Change(asked) = &deed {
            self.admits_book(&slot, asked).await?;
        }
        let leaves = deed == Deed::Leave;
        let command = Command::Do(member, cleaned(deed)?, against);
        slot.order(self, guest.to_owned(), command).await?;
        if leaves {
            self.store()
                .forget(CIRCLES, &format!("{guest} {id}"))
                .await?;
        }
        Ok(())
    }

    /// Refuses a change of the book with a rule of one's own that never answers.
    async fn admits_book(&self, slot: &Slot, asked: &Book) -> Result<(), Wrong> {
        for (game, change) in &asked.0 {
            if own_rules(change).next().is_some() && host::game(game).is_ok() {
                let chapter = game.clone();
                let look = move |live: &LiveCircle| live.circle().rules(&chapter);
                let in_force = slot.look(self, look).await?;
                self.admits(game, &in_force, change).await?;
            }
        }
        Ok(())
    }

    /// The circles that a guest is in or has asked at, by id and name, the newest first.
    pub(crate) async fn circles_of(&self, guest: &str) -> Result<Vec<(String, String)>, Wrong> {
        let kept = self.store().owned(CIRCLES, guest).await?;
        let mut all = Vec::new();
        for kept in kept.iter().rev() {
            let Some((_, id)) = kept.value.split_once(' ') else {
                continue;
            };
            let own = guest.to_owned();
            let name = self
                .slot(id)
                .look(self, move |live| live.name_for(&own))
                .await;
            if let Ok(Some(name)) = name {
                all.push((id.to_owned(), name));
            }
        }
        Ok(all)
    }

    pub(super) async fn remember_circle(&self, guest: &str, id: &str) -> Result<(), Wrong> {
        let kept = Kept {
            owner: guest.to_owned(),
            value: format!("{:015} {id}", self.now()),
        };
        Ok(self
            .store()
            .keep(CIRCLES, &format!("{guest} {id}"), kept)
            .await?)
    }

    /// Notes how many circles the house has as it opens.
    pub(super) fn count_circle(&self) {
        self.circles().count.fetch_add(1, Ordering::Relaxed);
    }

    fn slot(&self, id: &str) -> Arc<Slot> {
        let mut slots = self
            .circles()
            .slots
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if slots.len() >= AT_HAND {
            slots.retain(|_, slot| Arc::strong_count(slot) > 1);
        }
        let slot = slots.entry(id.to_owned());
        Arc::clone(slot.or_insert_with(|| Arc::new(Slot::new(format!("{LOG}{id}")))))
    }

    fn circles(&self) -> &Circles {
        &self.0.circles
    }
}

fn newcomer(who: &Who) -> Newcomer {
    Newcomer {
        name: who.name.clone(),
        marker: who.marker.clone(),
    }
}

fn named(name: &str) -> Result<String, Wrong> {
    let most = clean::TITLE;
    let long = || format!("the name of a circle has at most {most} characters");
    let name = whole(name, long).map_err(|why| why.by("K1"))?;
    if name.is_empty() {
        let message = "give the circle a name";
        return Err(Refusal::new(Code::BadInput, message).by("K1").into());
    }
    Ok(name)
}

/// A name made tidy, of which nothing would be cut off.
fn whole(name: &str, too_long: impl FnOnce() -> String) -> Result<String, Refusal> {
    if name.trim().chars().count() > clean::TITLE {
        return Err(Refusal::new(Code::BadInput, too_long()));
    }
    Ok(clean::title(name, String::new))
}

/// A deed with its texts made fit to be shown.
fn cleaned(deed: Deed) -> Result<Deed, Refusal> {
    let refuse = |why: String, rule: &str| Refusal::new(Code::BadInput, why).by(rule);
    Ok(match deed {
        Deed::Say(text) => Deed::Say(clean::remark(&text).map_err(|why| refuse(why, "K13"))?),
        Deed::Begin(title) => {
            let most = clean::TITLE;
            let long = || format!("the name of an evening has at most {most} characters");
            Deed::Begin(whole(&title, long).map_err(|why| why.by("K10"))?)
        }
        Deed::Rename(name, marker) => {
            let name = clean::name(&name).map_err(|why| refuse(why, "K2"))?;
            Deed::Rename(name, marker)
        }
        deed => deed,
    })
}

/// What somebody is told who asks for what only members may.
fn outsider() -> Wrong {
    Refusal::new(Code::BadSeat, "only a member can do that")
        .by("K18")
        .into()
}
