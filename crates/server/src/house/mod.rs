//! The house: its tables, its guests, its key and its store. Every door comes here; no door knows a rule.

mod apart;
mod away;
mod bots;
mod calls;
mod career;
mod chairs;
mod circles;
mod closing;
mod door;
mod driver;
mod entry;
mod folder;
mod gallery;
mod gone;
mod guests;
mod insight;
mod keeper;
mod kept;
mod key;
mod listed;
mod live;
mod log;
mod machine;
mod making;
mod marks;
mod muted;
mod nodes;
mod opening;
mod order;
mod picture;
mod pool;
mod puzzles;
mod queue;
mod record;
mod records;
mod rematch;
mod removal;
mod replays;
mod reports;
mod rules;
mod seal;
mod seats;
mod shelf;
mod shown;
mod start;
mod summary;
mod sweep;
mod table;
mod talk;
mod tidying;
mod trial;
mod typed;
mod wrong;

use std::collections::{BTreeSet, HashMap};
use std::net::IpAddr;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use host::Millis;
pub(crate) use host::clean::{
    name as clean_name, remark as clean_remark, talk as clean_talk, title as clean_title,
};
use speech::lab::Measured;
use store::Store;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;

use crate::config::{Calling, Limits};
use crate::http::rate::Limiter;
use crate::keeping::Keeping;
use crate::metrics::Metrics;
pub(crate) use calls::{By, Quiet, Way, Wishes};
pub(crate) use career::Statistics;
pub(crate) use chairs::Door;
pub(crate) use circles::{
    CIRCLE_COUNTS, CIRCLE_FILE, CIRCLE_ID, CircleExport, CircleReader, OwnSeat, Seen as SeenCircle,
    circle_line,
};
pub use circles::{PutAway, put_circles_away};
pub(crate) use driver::Done;
use driver::Driver;
use folder::Folder;
use gone::Gone;
pub(crate) use gone::{There, waits};
pub(crate) use guests::{Guest, Profile};
use insight::Insights;
use kept::Kept;
use key::HouseKey;
pub(crate) use key::{as_written, id as new_word, is_same};
pub(crate) use live::Live;
use log::Loaded;
pub(crate) use machine::now;
pub use machine::{Clock, Luck, Machine};
pub(crate) use muted::Muted;
pub(crate) use opening::TABLE_ID;
pub(crate) use order::{Order, Seated, Who};
pub(crate) use picture::Drawn;
use pool::Pool;
pub(crate) use record::public_record;
pub(crate) use removal::missed_after;
use replays::Replays;
pub(crate) use replays::{Origin, on_behalf_of};
pub(crate) use reports::{Progress, Reviewed};
pub(crate) use rules::Wanted;
use seal::Seal;
use shelf::Shelf;
pub use summary::Summary;
pub(crate) use summary::brought;
pub(crate) use table::{Lines, Presence, Table};
pub use tidying::{Place, Tidied, log_of, tidy};
pub(crate) use trial::Asked;
pub(crate) use typed::{Typed, texts_in};
pub(crate) use wrong::Wrong;

/// How many tables are brought back at the same time.
const AT_ONCE: usize = 64;

/// The house. Clones are the same house.
#[derive(Clone)]
pub(crate) struct House(Arc<Inner>);

struct Inner {
    store: Box<dyn Store>,
    key: HouseKey,
    seal: Seal,
    pool: Pool,
    apart: apart::Apart,
    machine: Machine,
    /// When the house came up: since then clocks run.
    opened: Millis,
    limits: Limits,
    keeping: Keeping,
    metrics: Metrics,
    tables: Mutex<HashMap<String, Table>>,
    tasks: Mutex<JoinSet<()>>,
    profiles: Mutex<HashMap<String, Profile>>,
    shelf: Shelf,
    replays: Replays,
    insights: Insights,
    /// The reports that are being worked out.
    reports: reports::Reports,
    at_work: career::AtWork,
    trials: Kept<Measured>,
    pictures: Kept<Drawn>,
    /// Texts of rules of one's own, with what they do.
    texts: Kept<rules::ReadText>,
    /// How many pictures are drawn for an address.
    brushes: Limiter<IpAddr>,
    /// How many games of others somebody begins.
    begun: Limiter<String>,
    circles: circles::Circles,
    /// Held while the records of the house are compared and kept.
    records: tokio::sync::Mutex<()>,
    making: making::Making,
    calls: calls::Calls,
    /// Nothing where this process is the whole house.
    nodes: Option<nodes::Nodes>,
    /// Guests and addresses that are sent away.
    banned: Mutex<BTreeSet<String>>,
    tries: door::Tries,
    stopping: watch::Sender<bool>,
    draining: AtomicBool,
}

impl std::fmt::Debug for House {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("House")
            .field("tables", &self.tables().len())
            .finish_non_exhaustive()
    }
}

impl House {
    /// Opens the house that lives in a folder, or makes it. Its tables are brought back as they are asked for.
    ///
    /// # Errors
    /// The folder cannot be written, or holds something else; its key is lost.
    pub(crate) async fn open(
        data: &Path,
        limits: Limits,
        keeping: Keeping,
        calling: Calling,
        machine: Machine,
    ) -> anyhow::Result<Self> {
        let Folder { key, store } = Folder::open(data, &keeping).await?;
        let pool = Pool::start(limits.bot_time)?;
        let making = making::Making::new(&limits);
        let nodes = match (store.shared(), &keeping.node) {
            (Some(shared), Some(address)) => {
                let bus = nodes::bus(&key, keeping.bus.as_ref(), shared)?;
                let keys = nodes::NodeKeys::open(data, &key)?;
                Some(nodes::Nodes::join(shared, address, bus, keys).await?)
            }
            _ => None,
        };
        let house = Self(Arc::new(Inner {
            store,
            seal: Seal::of_house(&key),
            key,
            pool,
            apart: apart::Apart::start()?,
            opened: nodes
                .as_ref()
                .map_or_else(&*machine.clock, nodes::Nodes::now),
            machine,
            limits,
            keeping,
            metrics: Metrics::default(),
            tables: Mutex::default(),
            tasks: Mutex::default(),
            profiles: Mutex::default(),
            shelf: Shelf::default(),
            replays: Replays::default(),
            insights: Insights::default(),
            reports: reports::Reports::default(),
            at_work: career::AtWork::default(),
            trials: Kept::default(),
            pictures: Kept::default(),
            texts: Kept::default(),
            brushes: picture::budget(),
            begun: door::beginnings(),
            circles: circles::Circles::default(),
            records: tokio::sync::Mutex::default(),
            making,
            calls: calls::Calls::new(calling),
            nodes,
            banned: Mutex::default(),
            tries: door::Tries::default(),
            stopping: watch::channel(false).0,
            draining: AtomicBool::new(false),
        }));
        house.recall_bans().await?;
        house.recall_wishes().await?;
        house.recall_circle_ways().await?;
        let mut asleep = house.fill_shelf().await?;
        asleep.extend(house.tables_of_called().await?);
        house.wake(asleep);
        house.keep_sweeping();
        house.keep_sharing();
        Ok(house)
    }

    /// A handle on the table of this id; whether there is one, its first answer tells.
    pub(crate) fn table(&self, id: &str) -> Table {
        let mut tables = self.tables();
        if let Some(table) = tables.get(id) {
            return table.clone();
        }
        self.drive(id, &mut tables, None)
    }

    fn drive(
        &self,
        id: &str,
        tables: &mut HashMap<String, Table>,
        loaded: Option<Loaded>,
    ) -> Table {
        let (inbox, asked) = mpsc::channel(driver::INBOX);
        let (seen, news) = watch::channel(0);
        let known = loaded.as_ref().map(|loaded| loaded.log.summary());
        let (summary, summed) = watch::channel(known.unwrap_or_default());
        let table = Table {
            id: id.into(),
            inbox,
            seen: news,
            summary: summed,
            present: Arc::default(),
            gone: Arc::new(Gone::new(self.0.machine.clock.clone())),
            shown: Arc::default(),
            marks: Arc::default(),
            house: Arc::downgrade(&self.0),
        };
        tables.insert(id.to_owned(), table.clone());
        let driver = Driver {
            id: id.to_owned(),
            house: self.clone(),
            inbox: asked,
            seen,
            summary,
            loaded,
            away: away::Away::new(),
            resumed: None,
            turns: BTreeSet::new(),
            thought: None,
            sulking: None,
            trying: None,
            open: None,
            waiting: ::table::Settings::default(),
            adopted: BTreeSet::new(),
            heard: circles::HeardOf::default(),
            alone: 0,
            side: apart::Side::Usual,
            calm: 0,
            leaves_for: None,
            cut_off: false,
            term: self.term(),
        };
        self.serve(driver);
        table
    }

    /// Forgets a handle that nobody else holds; its task ends then.
    fn retire(&self, id: &str) -> bool {
        let mut tables = self.tables();
        let is_alone = tables
            .get(id)
            .is_some_and(|table| table.inbox.strong_count() == 1);
        if is_alone {
            tables.remove(id);
        }
        is_alone
    }

    /// How many tables are in memory.
    pub(crate) fn in_memory(&self) -> usize {
        self.tables().len()
    }

    fn is_in_memory(&self, id: &str) -> bool {
        self.tables().contains_key(id)
    }

    /// Whether somebody has the table open.
    fn is_visited(&self, id: &str) -> bool {
        let table = self.tables().get(id).cloned();
        table.is_some_and(|table| !table.present().is_empty())
    }

    /// When the house came up.
    pub(crate) fn opened_at(&self) -> Millis {
        self.0.opened
    }

    fn shelf(&self) -> &Shelf {
        &self.0.shelf
    }

    fn seal(&self) -> &Seal {
        &self.0.seal
    }

    /// The time.
    pub(crate) fn now(&self) -> Millis {
        let shared = self.shared_now();
        shared.unwrap_or_else(|| (self.0.machine.clock)())
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.0.store
    }

    fn pool(&self) -> &Pool {
        &self.0.pool
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.0.limits
    }

    fn tasks(&self) -> MutexGuard<'_, JoinSet<()>> {
        self.0.tasks.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Table>> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
