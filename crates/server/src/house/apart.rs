//! Tables that play by rules or with pieces of their own are served apart from all others: each question to such a rule is bounded, and
//! so is what is asked in one step, but a table may be made to take as much in every one of them (O5). They share one thread, which
//! gives way to those of the house, and those that have been dear share another, which gives way to that.

use std::time::Duration;

use host::{AnyGame, Room, pieces_of};
use table::{Materials, Refusal, Settings, own_rules};
use tokio::runtime::{Builder, Handle};
use tokio::sync::{Semaphore, oneshot};

use super::driver::Driver;
use super::live::Live;
use super::pool::sink_to;
use super::replays::Kind;
use super::{House, Wrong};

/// A table that was at work for so long at once is a dear one.
const DEAR: Duration = Duration::from_millis(20);
/// After so many times in a row at less than that, it is one no more.
const CALM: u32 = 200;
/// So many that are brought back are played over at a time; others wait.
const BRINGING: usize = 8;
/// How much the threads give way (niceness): the first has half the weight of those of the house, the second a thirtieth.
const LOW: [i32; 2] = [3, 15];

/// Where a table is served.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    /// Beside everything else.
    Usual,
    /// With those that play by rules of their own.
    ByText,
    /// With those of them that are dear.
    Dear,
}

/// The threads for tables that are served apart.
#[derive(Debug)]
pub(super) struct Apart {
    by_text: Place,
    dear: Place,
    bringing: Semaphore,
}

/// A thread that serves tables, as long as this is there.
#[derive(Debug)]
struct Place {
    handle: Handle,
    _ends: oneshot::Sender<()>,
}

impl Place {
    fn start(low: i32) -> std::io::Result<Self> {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let handle = runtime.handle().clone();
        let (ends, ended) = oneshot::channel();
        let serve = move || {
            sink_to(low);
            // It is dropped with the house.
            let _ = runtime.block_on(ended);
        };
        std::thread::Builder::new()
            .name("by-text".to_owned())
            .spawn(serve)?;
        Ok(Self {
            handle,
            _ends: ends,
        })
    }
}

impl Apart {
    /// Threads for these tables.
    ///
    /// # Errors
    /// The system has none.
    pub(super) fn start() -> std::io::Result<Self> {
        let [by_text, dear] = LOW.map(Place::start);
        Ok(Self {
            by_text: by_text?,
            dear: dear?,
            bringing: Semaphore::new(BRINGING),
        })
    }

    fn of(&self, side: Side) -> Option<&Handle> {
        match side {
            Side::Usual => None,
            Side::ByText => Some(&self.by_text.handle),
            Side::Dear => Some(&self.dear.handle),
        }
    }
}

impl Driver {
    /// Does something with the table, if it is there; where it plays by rules of its own it is noted whether that was dear.
    pub(super) fn with_live<T>(&mut self, work: impl FnOnce(&mut Live) -> T) -> Option<T> {
        let live = &mut self.loaded.as_mut()?.live;
        if self.side == Side::Usual {
            return Some(work(live));
        }
        let before = worked();
        let done = work(live);
        self.was_at_work(worked().saturating_sub(before));
        Some(done)
    }

    /// So long was it at work just now, apart from others.
    fn was_at_work(&mut self, long: Duration) {
        self.calm = if long > DEAR {
            0
        } else {
            self.calm.saturating_add(1)
        };
        match self.side {
            Side::ByText if self.calm == 0 => self.leaves_for = Some(Side::Dear),
            Side::Dear if self.calm > CALM => self.leaves_for = Some(Side::ByText),
            Side::Usual | Side::ByText | Side::Dear => {}
        }
    }

    /// A table that has just been brought back is served where it belongs.
    pub(super) fn find_side(&mut self) {
        let room = self.loaded.as_ref().map(|loaded| loaded.live.room());
        let has = |room: &Room| {
            has_texts(&room.settings())
                || has_texts(&room.adopted())
                || has_pieces(&room.plan().materials)
        };
        if room.is_some_and(has) {
            self.plays_by_text();
        }
    }

    /// Rules or pieces of its own are proposed at the table, or in force.
    pub(super) fn plays_by_text(&mut self) {
        if self.side == Side::Usual {
            self.leaves_for = Some(Side::ByText);
        }
    }
}

/// Whether texts are among these rules, or pieces that are voted on with them.
pub(super) fn has_texts(rules: &Settings) -> bool {
    own_rules(rules).next().is_some() || pieces_of(rules).next().is_some()
}

/// Whether a table plays with pieces that somebody has brought: what is to be done with them may be as much as with rules.
pub(super) fn has_pieces(materials: &Materials) -> bool {
    !materials.0.is_empty()
}

impl House {
    /// Brings back a table that plays by rules of its own, on a thread that gives way; where many are brought, it waits.
    ///
    /// # Errors
    /// The system has none.
    pub(super) async fn bring_apart<T: Send + 'static>(
        &self,
        play: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Wrong> {
        let turn = self.0.apart.bringing.acquire().await;
        let _turn = turn.map_err(Wrong::system)?;
        let (tell, told) = oneshot::channel();
        let work = move || {
            sink_to(LOW[1]);
            let _ = tell.send(play());
        };
        let thread = std::thread::Builder::new().name("by-text".to_owned());
        thread.spawn(work).map_err(Wrong::system)?;
        told.await.map_err(Wrong::system)
    }

    /// What the rules of a table warn of. Those with texts among them, or pieces, are read away from everything else.
    ///
    /// # Errors
    /// `ManyRecords` where too many have theirs read.
    pub(crate) async fn warnings(
        &self,
        game: &'static dyn AnyGame,
        rules: Settings,
        materials: Materials,
    ) -> Result<Result<Vec<String>, Refusal>, Wrong> {
        let by_text = has_texts(&rules) || has_pieces(&materials);
        let settle = move || game.warnings(&rules, &materials);
        self.settled(by_text, settle).await
    }

    /// Does something that settles rules, with texts or pieces among them or not.
    ///
    /// # Errors
    /// `ManyRecords` where too many have texts read.
    pub(super) async fn settled<T: Send + 'static>(
        &self,
        by_text: bool,
        settle: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Wrong> {
        if by_text {
            self.think_over(Kind::Texts, |_| Ok(settle())).await
        } else {
            Ok(settle())
        }
    }
}

/// How long this thread has been at work.
fn worked() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::try_from(time).unwrap_or_default()
}

impl House {
    /// Has a table served on the side where it belongs, by a task that ends with the house.
    pub(super) fn serve(&self, driver: Driver) {
        let mut tasks = self.tasks();
        while tasks.try_join_next().is_some() {}
        match self.0.apart.of(driver.side) {
            Some(there) => tasks.spawn_on(driver.run(), there),
            None => tasks.spawn(driver.run()),
        };
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use host::Plan;

    use super::*;
    use crate::config::{Calling, Limits};
    use crate::house::{Machine, Table};
    use crate::keeping::Keeping;

    const TEXT: &str = "rule: fives\ntitle: Fives\nabout: Fives.\n---\nfn banking(points) { 5 }\n";

    async fn house(folder: &std::path::Path) -> House {
        let (limits, keeping) = (Limits::default(), Keeping::default());
        House::open(
            folder,
            limits,
            keeping,
            Calling::default(),
            Machine::default(),
        )
        .await
        .unwrap()
    }

    async fn table(house: &House, rules: Settings) -> Table {
        let plan = Plan {
            rules,
            ..Plan::usual("wimpout", "Apart".to_owned(), 2)
        };
        house.open_locked("ann", plan, "").await.unwrap()
    }

    /// On which thread a table is served.
    async fn at(table: &Table) -> (Option<String>, thread::ThreadId) {
        let look = |_: &Live| {
            (
                thread::current().name().map(str::to_owned),
                thread::current().id(),
            )
        };
        table.look_in(look).await.unwrap()
    }

    /// On one thread: nothing else is served while a table there is at work.
    #[tokio::test]
    async fn a_table_that_plays_by_a_text_is_served_apart_and_a_dear_one_apart_from_those() {
        let folder = tempfile::tempdir().unwrap();
        let house = house(folder.path()).await;
        let usual = table(&house, Settings::default()).await;
        let (slug, text) = host::own_setting(TEXT).unwrap();
        let rules = Settings::default().with(&slug, text);
        let [honest, dear] = [
            table(&house, rules.clone()).await,
            table(&house, rules).await,
        ];
        let here = thread::current().id();
        assert_eq!(at(&usual).await.1, here);
        let (name, apart) = at(&honest).await;
        assert_eq!(
            (name.as_deref(), at(&dear).await.1),
            (Some("by-text"), apart)
        );
        assert_ne!(apart, here);
        let toil = |_: &Live| {
            let before = worked();
            while worked().saturating_sub(before) <= DEAR {}
        };
        dear.look_in(toil).await.unwrap();
        let elsewhere = at(&dear).await.1;
        assert!(![here, apart].contains(&elsewhere));
        assert_eq!(at(&honest).await.1, apart, "the others stay");
        for _ in 0..CALM {
            dear.look_in(|_: &Live| ()).await.unwrap();
        }
        assert_eq!(at(&dear).await.1, apart, "it has been calm for long");
        house.stop();
        house.put_away().await;
    }
}
