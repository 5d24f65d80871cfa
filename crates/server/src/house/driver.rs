//! The one task that owns a live table: it hears orders, stores what comes of them, and only then tells anybody.
//!
//! Whatever waits in the inbox together is carried out together and stored in one append, so a busy table shares
//! flushes of the disk too. Questions are answered between appends only, so nobody sees what is not stored.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use host::circle::FeatView;
use host::{Command, Millis, Thinker};
use store::StoreError;
use table::Settings;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, sleep_until};

use super::apart::Side;
use super::away::{Away, Found, away};
use super::calls::Turn;
use super::circles::HeardOf;
use super::entry::Entry;
use super::live::Live;
use super::log::Loaded;
use super::order::{Order, Who};
use super::pool::Thought;
use super::summary::Summary;
use super::{House, Wrong};
use crate::metrics::Among;

/// How many orders may wait at one table before those who give them wait too.
pub(super) const INBOX: usize = 256;
/// How many orders are stored together at most.
const TOGETHER: usize = 64;
/// How long a table that nobody looks at stays in memory.
const IDLE: Duration = Duration::from_mins(10);
/// The same while there are more tables in memory than should be.
const IDLE_IN_A_CROWD: Duration = Duration::from_secs(5);
/// How long the name of a table that could not be brought back is kept.
const GONE: Duration = Duration::from_secs(1);

/// Something that a table is asked for.
pub(super) enum Ask {
    /// Carry out an order.
    Order(Who, Order, Tell),
    /// Answer a question about what is stored.
    Look(Look),
    /// A guest has come or gone.
    Stir(String),
    /// Give the table to another node, and say when that is done.
    HandOver(oneshot::Sender<()>),
}

type Look = Box<dyn FnOnce(Result<&Live, Wrong>) + Send>;

pub(super) type Tell = oneshot::Sender<Result<Done, Wrong>>;

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
    /// What brings the table back while the store is out of reach: until then it is looked at only.
    pub(super) away: Away,
    /// Since when the clocks of the table run, where they stood still before it is brought back.
    pub(super) resumed: Option<Millis>,
    /// Whose turn it is, as far as they were looked for.
    pub(super) turns: BTreeSet<Turn>,
    /// The bot of the table that thinks.
    pub(super) thought: Option<Thought>,
    /// Until when the bots of the table are left alone.
    pub(super) sulking: Option<Instant>,
    /// What is voted on and being measured.
    pub(super) trying: Option<Settings>,
    /// What is voted on.
    pub(super) open: Option<Settings>,
    /// What was voted on and does not yet hold.
    pub(super) waiting: Settings,
    /// What was counted as adopted here, or has held all along: its names on the shelf.
    pub(super) adopted: BTreeSet<String>,
    /// Whether the node had lost its lease when the table was looked at last.
    pub(super) cut_off: bool,
    /// Under which term of the node's lease the table was claimed.
    pub(super) term: Option<u64>,
    /// Who its circle was told is here.
    pub(super) heard: HeardOf,
    /// How often bots have acted since anybody was here.
    pub(super) alone: u32,
    /// Where it is served.
    pub(super) side: Side,
    /// How often in a row it was at work for a short time only, while it was served apart.
    pub(super) calm: u32,
    /// Where it is to be served from now on.
    pub(super) leaves_for: Option<Side>,
}

/// What wakes the task.
enum Next {
    Asked(Ask),
    Clock,
    Bot,
    Thought(Option<Thinker>),
    Back(Found),
    Idle,
    Left,
}

impl Driver {
    /// Serves the table until nobody is interested in it any more.
    pub(super) async fn run(mut self) {
        if self.loaded.is_none() {
            let _ = self.load().await;
        }
        self.find_side();
        loop {
            if let Some(side) = self.leaves_for.take() {
                self.side = side;
                return self.house.clone().serve(self);
            }
            match self.next().await {
                Next::Asked(ask) => self.hear(ask).await,
                Next::Clock => self.tick().await,
                Next::Bot => self.ponder(),
                Next::Thought(thinker) => self.conclude(thinker).await,
                Next::Back(found) => self.come_back(found).await,
                Next::Idle if self.house.retire(&self.id) => break,
                Next::Idle => {}
                Next::Left => break,
            }
        }
        self.thought = None;
        self.house.close_finished_now(&self.id).await;
    }

    /// How long the table stays in memory though nobody looks at it.
    fn stay(&self) -> Duration {
        let is_crowded = || self.house.in_memory() > self.house.limits().tables_in_memory;
        match self.loaded {
            None => GONE,
            Some(_) if is_crowded() => IDLE_IN_A_CROWD,
            Some(_) => IDLE,
        }
    }

    /// Waits for whatever comes first: somebody asks, a clock runs out, a bot has thought, it is time for one
    /// to think, nothing at all.
    async fn next(&mut self) -> Next {
        let bot = self.bot_is_due();
        let clock = self.clock_is_due();
        let idle = Instant::now() + self.stay();
        let is_idle = bot.or(clock).is_none() && self.thought.is_none() && !self.is_away();
        tokio::select! {
            biased;
            ask = self.inbox.recv() => ask.map_or(Next::Left, Next::Asked),
            () = sleep_until(clock.unwrap_or(idle)), if clock.is_some() => Next::Clock,
            thinker = come_back(&mut self.thought), if self.thought.is_some() => Next::Thought(thinker),
            () = sleep_until(bot.unwrap_or(idle)), if bot.is_some() => Next::Bot,
            Some(found) = self.away.join_next() => Next::Back(found),
            () = sleep_until(idle), if is_idle => Next::Idle,
        }
    }

    fn clock_is_due(&self) -> Option<Instant> {
        if self.is_away() {
            return None;
        }
        let alarm = self.loaded.as_ref()?.live.alarm()?;
        let left = alarm.saturating_sub(self.house.now());
        Some(Instant::now() + Duration::from_millis(left))
    }

    /// It is time for something: a clock has run out, or those who watch may see more.
    async fn tick(&mut self) {
        self.show_watchers();
        let live = self.loaded.as_mut().map(|loaded| &mut loaded.live);
        if let Some(note) = live.and_then(Live::caught_up) {
            let group = Group {
                entries: vec![note],
                ..Group::default()
            };
            self.store(group).await;
        }
        self.house_order(Command::Tick).await;
    }

    /// Those who watch see what they may by now.
    fn show_watchers(&mut self) {
        let now = self.house.now();
        let live = self.loaded.as_mut().map(|loaded| &mut loaded.live);
        if live.is_some_and(|live| live.catch_up(now)) {
            self.seen.send_modify(|seen| *seen += 1);
        }
    }

    /// Hears one thing asked for, and the orders that wait behind it.
    async fn hear(&mut self, ask: Ask) {
        let ask = match ask {
            Ask::Stir(guest) => return self.stir(&guest).await,
            Ask::HandOver(tell) => {
                self.hand_over().await;
                let _ = tell.send(());
                return;
            }
            ask => ask,
        };
        self.stand().await;
        if self.loaded.is_none()
            && let Err(why) = self.load().await
        {
            return refuse(ask, why);
        }
        self.alone = 0;
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
                Ask::Stir(guest) => {
                    self.store(std::mem::take(&mut group)).await;
                    self.stir(&guest).await;
                }
                Ask::HandOver(tell) => {
                    self.store(std::mem::take(&mut group)).await;
                    self.hand_over().await;
                    let _ = tell.send(());
                }
                Ask::Look(look) => {
                    self.store(std::mem::take(&mut group)).await;
                    self.show_watchers();
                    let mut look = Some(look);
                    self.with_live(|live| look.take().map(|look| look(Ok(live))));
                    if let Some(look) = look {
                        look(Err(Wrong::Busy));
                    }
                }
            }
        }
        self.store(group).await;
    }

    /// Who looks is shown whether those who sit there are there.
    async fn stir(&mut self, guest: &str) {
        let live = self.loaded.as_ref().map(|loaded| &loaded.live);
        let Some(seat) = live.and_then(|live| live.seat_of(guest)) else {
            return;
        };
        self.seen.send_modify(|seen| *seen += 1);
        let missed = live.and_then(|live| live.room().would_remove());
        let is_here = self.house.table(&self.id).present().contains_key(guest);
        if is_here {
            self.is_here(guest);
        }
        if missed == Some(seat) && is_here {
            self.house_order(Command::Here(seat)).await;
        }
    }

    /// Whoever is at a table under a book is here for its circle too (K6).
    fn is_here(&mut self, guest: &str) {
        let loaded = self.loaded.as_ref();
        let is_under = loaded.is_some_and(|loaded| loaded.live.room().plan().book.is_some());
        if is_under && self.heard.is_news(guest, self.house.now()) {
            self.house.note_at_table(&self.id, guest);
        }
    }

    fn carry_out(&mut self, who: &Who, order: Order, tell: Tell, group: &mut Group) {
        if self.loaded.is_none() || !self.away.is_empty() {
            let why = self.loaded.as_ref().map_or(Wrong::Busy, |_| away());
            let _ = tell.send(Err(why));
            return;
        }
        let (pace, now) = (self.house.limits().talk, self.house.now());
        let done = self.with_live(|live| {
            live.talk.set_pace(pace);
            let outcome = live.order(who, order, now);
            let result = outcome.result.map_err(Wrong::Refused);
            let result = result.map(|()| done(live, &who.guest, outcome.repeated));
            (outcome.entries, result)
        });
        let (entries, result) = done.unwrap_or_else(|| (Vec::new(), Err(Wrong::Busy)));
        if result.is_ok() {
            self.is_here(&who.guest);
        }
        group.entries.extend(entries);
        group.told.push((tell, result));
    }

    /// An order of the house itself.
    async fn house_order(&mut self, command: Command) {
        let mut group = Group::default();
        let now = self.house.now();
        let order = |live: &mut Live| live.order(&Who::house(), Order::House(command), now);
        if let Some(outcome) = self.with_live(order) {
            group.entries = outcome.entries;
        }
        self.store(group).await;
    }

    /// Stores what has come to pass, and then tells everybody. If it cannot be stored it has not come to pass: the
    /// table goes back to what is stored.
    pub(super) async fn store(&mut self, group: Group) {
        let Group { entries, told } = group;
        let stored = match self.append(&entries).await {
            Ok(()) => Ok(()),
            Err(why) => {
                if matches!(why, Wrong::Store(StoreError::Fenced { .. })) {
                    self.house.metrics().among(Among::Fenced);
                }
                if matches!(why, Wrong::Store(StoreError::Full)) {
                    self.house.metrics().no_room(self.house.now());
                }
                tracing::error!(table = self.id, %why, "could not store");
                self.go_back(&why).await;
                Err(why)
            }
        };
        if stored.is_ok() && !entries.is_empty() {
            let feats = self.feats();
            self.house.note_records(feats).await;
            self.publish();
            self.mark(&entries);
            self.call();
            self.count_adopted(&entries);
        }
        self.heed();
        self.try_out();
        for (tell, result) in told {
            let _ = tell.send(stored.clone().and(result));
        }
    }

    async fn append(&mut self, entries: &[Entry]) -> Result<(), Wrong> {
        let Some(loaded) = &mut self.loaded else {
            return Ok(());
        };
        if entries.is_empty() {
            return Ok(());
        }
        let start = Instant::now();
        loaded.append(&self.house, entries).await?;
        self.house.metrics().stored(entries.len(), start.elapsed());
        Ok(())
    }

    /// Whether the game has come to its end since it was told last.
    fn has_ended(&self) -> bool {
        let summary = self.loaded.as_ref().map(|loaded| loaded.log.summary());
        summary.is_some_and(|summary| summary.over) && !self.summary.borrow().over
    }

    /// What a game that has just ended may hold of the records of the house.
    fn feats(&self) -> Vec<FeatView> {
        let ended = self.loaded.as_ref().filter(|_| self.has_ended());
        ended.map_or_else(Vec::new, |loaded| {
            host::proud_feats(loaded.live.room(), &self.id, self.house.now())
        })
    }

    /// Tells whoever looks that there is something new to see.
    fn publish(&mut self) {
        let Some(loaded) = &self.loaded else { return };
        let summary = loaded.log.summary();
        let is_known = Arc::ptr_eq(&self.summary.borrow(), &summary);
        if is_known {
            self.house.shelf().touch(&self.id, self.house.now());
        } else {
            if self.has_ended() && loaded.live.room().plan().book.is_some() {
                self.house.note_end(&self.id, &summary.opener);
            }
            self.house.shelf().put(summary.clone(), self.house.now());
            self.house.hint();
            self.summary.send_replace(summary);
        }
        self.seen.send_modify(|seen| *seen += 1);
    }
}

/// Orders that are stored together, and who is to be told what.
#[derive(Default)]
pub(super) struct Group {
    pub(super) entries: Vec<Entry>,
    pub(super) told: Vec<(Tell, Result<Done, Wrong>)>,
}

/// Waits for a bot that thinks.
async fn come_back(thought: &mut Option<Thought>) -> Option<Thinker> {
    match thought {
        Some(thought) => thought.come_back().await,
        None => std::future::pending().await,
    }
}

fn refuse(ask: Ask, why: Wrong) {
    match ask {
        Ask::Order(_, _, tell) => {
            let _ = tell.send(Err(why));
        }
        Ask::Look(look) => look(Err(why)),
        Ask::Stir(_) | Ask::HandOver(_) => {}
    }
}

fn done(live: &Live, guest: &str, repeated: bool) -> Done {
    let live = live.seen_by(Some(guest));
    let room = live.room();
    let seat = live.seat_of(guest);
    let playing = room.table().filter(|_| !room.is_paused());
    let actions = seat.zip(playing).map(|(seat, table)| table.actions(seat));
    Done {
        seat,
        length: room.table().map_or(0, table::AnyTable::length),
        entries: room.entries(),
        is_over: room.is_over(),
        actions: actions.unwrap_or_default(),
        repeated,
    }
}
