//! The one task that owns a live table: it hears orders, stores what comes of them, and only then tells anybody.
//!
//! Whatever waits in the inbox together is carried out together and stored in one append, so a busy table shares
//! flushes of the disk too. Questions are answered between appends only, so nobody sees what is not stored.

use std::sync::Arc;
use std::time::Duration;

use host::Command;
use store::{Append, Store, StoreError};
use table::{Code, Refusal};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, sleep_until};

use super::count::Counted;
use super::live::{Entry, Live, Outcome};
use super::order::{Order, Who};
use super::summary::Summary;
use super::{House, Wrong};

/// How many orders may wait at one table before those who give them wait too.
pub(super) const INBOX: usize = 256;
/// How many orders are stored together at most.
const TOGETHER: usize = 64;
/// How long a table that nobody looks at stays in memory.
const IDLE: Duration = Duration::from_mins(10);
/// How long the name of a table that could not be brought back is kept.
const GONE: Duration = Duration::from_secs(1);
/// How long a bot that has failed is left alone.
const SULK: Duration = Duration::from_mins(1);
/// How many events are read at once.
const PAGE: u32 = 1000;

/// Something that a table is asked for.
pub(super) enum Ask {
    /// Carry out an order.
    Order(Who, Order, Tell),
    /// Answer a question about what is stored.
    Look(Look),
}

type Look = Box<dyn FnOnce(Result<&Live, Wrong>) + Send>;

type Tell = oneshot::Sender<Result<Done, Wrong>>;

/// What is told of an order that was carried out and stored.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Done {
    /// The seat of whoever gave it.
    pub(crate) seat: Option<table::Seat>,
    /// The length of the record.
    pub(crate) length: usize,
    /// The number of entries of the log.
    pub(crate) entries: usize,
    /// Whether the game is over.
    pub(crate) is_over: bool,
    /// What whoever gave it may do now; nothing where it is not their turn.
    pub(crate) actions: Vec<serde_json::Value>,
    /// It had been carried out before (P8).
    pub(crate) repeated: bool,
}

/// The task's own state.
pub(super) struct Driver {
    pub(super) id: String,
    pub(super) house: House,
    pub(super) inbox: mpsc::Receiver<Ask>,
    /// Rises whenever there is something new to see.
    pub(super) seen: watch::Sender<u64>,
    pub(super) summary: watch::Sender<Arc<Summary>>,
    pub(super) loaded: Option<Loaded>,
    /// Counts the table among those that are open.
    pub(super) counted: Option<Counted>,
    /// Until when the bots of the table are left alone.
    pub(super) sulking: Option<Instant>,
}

/// A table that is in memory, as far as it is stored.
pub(super) struct Loaded {
    pub(super) live: Live,
    pub(super) epoch: u64,
    /// How many events the store has.
    pub(super) stored: u64,
}

/// What wakes the task.
enum Next {
    Asked(Ask),
    Clock,
    Bot,
    Idle,
    Left,
}

impl Driver {
    /// Serves the table until nobody is interested in it any more.
    pub(super) async fn run(mut self) {
        if self.loaded.is_none() {
            let _ = self.load().await;
        }
        loop {
            match self.next().await {
                Next::Asked(ask) => self.hear(ask).await,
                Next::Clock => self.house_order(Command::Tick).await,
                Next::Bot => self.think().await,
                Next::Idle if self.house.retire(&self.id) => break,
                Next::Idle => {}
                Next::Left => break,
            }
        }
        self.put_away().await;
    }

    /// Waits for whatever comes first: somebody asks, a clock runs out, it is time for a bot to act, nothing at all.
    async fn next(&mut self) -> Next {
        let bot = self.bot_is_due();
        let clock = self.clock_is_due();
        let idle = Instant::now() + if self.loaded.is_some() { IDLE } else { GONE };
        let is_idle = bot.is_none() && clock.is_none();
        tokio::select! {
            biased;
            ask = self.inbox.recv() => ask.map_or(Next::Left, Next::Asked),
            () = sleep_until(clock.unwrap_or(idle)), if clock.is_some() => Next::Clock,
            () = sleep_until(bot.unwrap_or(idle)), if bot.is_some() => Next::Bot,
            () = sleep_until(idle), if is_idle => Next::Idle,
        }
    }

    fn clock_is_due(&self) -> Option<Instant> {
        let alarm = self.loaded.as_ref()?.live.room().alarm()?;
        let left = alarm.saturating_sub(self.house.now());
        Some(Instant::now() + Duration::from_millis(left))
    }

    /// Bots take their time where people can see it.
    fn bot_is_due(&self) -> Option<Instant> {
        let live = &self.loaded.as_ref()?.live;
        live.room().thinking()?;
        let has_people = live.chairs().iter().any(|chair| chair.guest.is_some());
        let is_watched = has_people || self.seen.receiver_count() > 1;
        let since = live.room().waiting_since();
        let pace = if is_watched {
            live.room().plan().pace
        } else {
            0
        };
        let left = (since + pace).saturating_sub(self.house.now());
        let due = Instant::now() + Duration::from_millis(left);
        Some(self.sulking.map_or(due, |until| due.max(until)))
    }

    /// Hears one thing asked for, and the orders that wait behind it.
    async fn hear(&mut self, ask: Ask) {
        if self.loaded.is_none()
            && let Err(why) = self.load().await
        {
            return refuse(ask, why);
        }
        let mut group = Group::default();
        let mut next = Some(ask);
        while let Some(ask) = next.take() {
            match ask {
                Ask::Order(who, order, tell) => {
                    self.carry_out(&who, order, tell, &mut group);
                    if group.told.len() < TOGETHER {
                        next = self.inbox.try_recv().ok();
                    }
                }
                Ask::Look(look) => {
                    self.store(std::mem::take(&mut group)).await;
                    look(
                        self.loaded
                            .as_ref()
                            .map(|loaded| &loaded.live)
                            .ok_or(Wrong::Busy),
                    );
                }
            }
        }
        self.store(group).await;
    }

    fn carry_out(&mut self, who: &Who, order: Order, tell: Tell, group: &mut Group) {
        let Some(Loaded { live, .. }) = &mut self.loaded else {
            let _ = tell.send(Err(Wrong::Busy));
            return;
        };
        let outcome = live.order(who, order, self.house.now());
        group.entries.extend(outcome.entries);
        let result = outcome.result.map_err(Wrong::Refused);
        let result = result.map(|()| done(live, &who.guest, outcome.repeated));
        group.told.push((tell, result));
    }

    /// An order of the house itself.
    async fn house_order(&mut self, command: Command) {
        let mut group = Group::default();
        if let Some(Loaded { live, .. }) = &mut self.loaded {
            let outcome = live.order(&Who::house(), Order::House(command), self.house.now());
            group.entries = outcome.entries;
        }
        self.store(group).await;
    }

    /// Lets the bot that is to act do so, on a thread of its own: it may take long.
    async fn think(&mut self) {
        let Some(Loaded {
            mut live,
            epoch,
            stored,
        }) = self.loaded.take()
        else {
            return;
        };
        let now = self.house.now();
        let thought = tokio::task::spawn_blocking(move || {
            let outcome = live.order(&Who::house(), Order::House(Command::Think), now);
            (live, outcome)
        });
        let Ok((live, outcome)) = thought.await else {
            tracing::error!(table = self.id, "a bot has panicked");
            self.sulking = Some(Instant::now() + SULK);
            let _ = self.load().await;
            return;
        };
        self.loaded = Some(Loaded {
            live,
            epoch,
            stored,
        });
        let Outcome {
            entries, result, ..
        } = outcome;
        if let Err(why) = result {
            tracing::error!(table = self.id, %why, "a bot could not act");
            self.sulking = Some(Instant::now() + SULK);
        }
        self.store(Group {
            entries,
            told: Vec::new(),
        })
        .await;
    }

    /// Stores what has come to pass, and then tells everybody. If it cannot be stored it has not come to pass: the
    /// table goes back to what is stored.
    async fn store(&mut self, group: Group) {
        let Group { entries, told } = group;
        let stored = match self.append(&entries).await {
            Ok(()) => Ok(()),
            Err(why) => {
                tracing::error!(table = self.id, %why, "could not store");
                self.loaded = None;
                Err(Wrong::from(why))
            }
        };
        if stored.is_ok() && !entries.is_empty() {
            self.publish(&entries);
        }
        for (tell, result) in told {
            let _ = tell.send(stored.clone().and(result));
        }
    }

    async fn append(&mut self, entries: &[Entry]) -> Result<(), StoreError> {
        let Some(loaded) = &mut self.loaded else {
            return Ok(());
        };
        if entries.is_empty() {
            return Ok(());
        }
        let append = Append {
            table: self.id.clone(),
            epoch: loaded.epoch,
            first: loaded.stored + 1,
            events: vec![Entry::written(entries)],
        };
        let start = Instant::now();
        self.house.store().append(append).await?;
        loaded.stored += 1;
        self.house.metrics().stored(entries.len(), start.elapsed());
        Ok(())
    }

    fn publish(&mut self, entries: &[Entry]) {
        let Some(loaded) = &self.loaded else { return };
        if Summary::may_change(entries) || loaded.live.room().is_over() {
            let summary = Arc::new(Summary::of(
                &self.id,
                &loaded.live,
                self.summary.borrow().created,
            ));
            if summary.over {
                self.counted = None;
            }
            self.summary.send_if_modified(|old| {
                let is_new = *old != summary;
                *old = summary;
                is_new
            });
        }
        self.seen.send_modify(|seen| *seen += 1);
    }

    /// Brings the table back from the store, and makes this task its owner.
    async fn load(&mut self) -> Result<(), Wrong> {
        let store = self.house.store();
        let row = store.table(&self.id).await?.ok_or(Wrong::NoTable)?;
        let epoch = match row.closed {
            Some(_) => row.epoch,
            None => store.claim(&self.id).await?,
        };
        let (mut entries, stored) = read(store, &self.id).await?;
        let resumed = (row.closed.is_none() && Entry::has_started(&entries))
            .then(|| Entry::resumed(self.house.now()));
        entries.extend(resumed.clone());
        let live = Live::restore(&entries).map_err(|why| {
            tracing::error!(table = self.id, %why, "the table cannot be brought back");
            Wrong::Refused(why)
        })?;
        let summary = Summary::of(&self.id, &live, row.created);
        self.counted = (!summary.over).then(|| self.house.count(&summary.opener));
        self.summary.send_replace(Arc::new(summary));
        self.loaded = Some(Loaded {
            live,
            epoch,
            stored,
        });
        self.store(Group {
            entries: Vec::from_iter(resumed),
            told: Vec::new(),
        })
        .await;
        self.seen.send_modify(|seen| *seen += 1);
        Ok(())
    }

    /// A game that is over is closed for good once nobody looks at it any more.
    async fn put_away(&mut self) {
        let is_over = |loaded: &Loaded| loaded.live.room().is_over();
        if self.loaded.as_ref().is_some_and(is_over) {
            let closed = self.house.store().close(&self.id, self.house.now()).await;
            if let Err(why) = closed {
                tracing::error!(table = self.id, %why, "could not close");
            }
        }
    }
}

/// Orders that are stored together, and who is to be told what.
#[derive(Default)]
struct Group {
    entries: Vec<Entry>,
    told: Vec<(Tell, Result<Done, Wrong>)>,
}

fn refuse(ask: Ask, why: Wrong) {
    match ask {
        Ask::Order(_, _, tell) => {
            let _ = tell.send(Err(why));
        }
        Ask::Look(look) => look(Err(why)),
    }
}

fn done(live: &Live, guest: &str, repeated: bool) -> Done {
    let room = live.room();
    let seat = live.seat_of(guest);
    let actions = seat
        .zip(room.table())
        .map(|(seat, table)| table.actions(seat));
    Done {
        seat,
        length: room.table().map_or(0, table::AnyTable::length),
        entries: room.entries(),
        is_over: room.is_over(),
        actions: actions.unwrap_or_default(),
        repeated,
    }
}

/// Everything that is stored of a table, and in how many events.
async fn read(store: &dyn Store, table: &str) -> Result<(Vec<Entry>, u64), Wrong> {
    let (mut entries, mut stored) = (Vec::new(), 0);
    loop {
        let page = store.events(table, stored + 1, PAGE).await?;
        let is_last = page.len() < PAGE as usize;
        for event in page {
            let read: Vec<Entry> = serde_json::from_str(&event.payload).map_err(|why| {
                let message = format!("event {} of the table cannot be read: {why}", event.seq);
                Wrong::Refused(Refusal::new(Code::Corrupt, message))
            })?;
            entries.extend(read);
            stored = event.seq;
        }
        if is_last {
            return Ok((entries, stored));
        }
    }
}
