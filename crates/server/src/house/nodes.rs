//! This house as one of several nodes (N4–N6, N8): its lease, whose a table is, and what the others have changed.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use host::Millis;
use nodes::Lease;
use store::{Node, Owner, Shared, TableRow};
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval, sleep};

use super::circles::is_circle;
use super::driver::Ask;
use super::summary::Meta;
use super::{House, Wrong};

/// What the key of the house signs between nodes.
const PASS: &str = "node";
/// How often it is looked what others have changed, which nodes there are, and which are gone.
const SWEEP: Duration = Duration::from_secs(1);
/// How often the first lease is asked for.
const PATIENCE: u32 = 20;
/// How soon a renewal that failed is tried again.
const AGAIN: Duration = Duration::from_millis(200);
/// How long tables may take to store what is under way when the node goes.
const FLUSH: Duration = Duration::from_secs(1);
/// How much less another node must have to do before a new table goes there: a third, and so many tables.
const SLACK: u64 = 8;

/// What a node knows of itself and the others.
#[derive(Debug)]
pub(super) struct Nodes {
    address: Arc<str>,
    lease: Mutex<Lease>,
    /// How far the clock that all share is ahead of our own.
    ahead: AtomicU64,
    others: watch::Sender<Vec<Node>>,
    /// The last change to the lists of tables that was read.
    news: AtomicU64,
    leaves: AtomicBool,
}

/// Milliseconds of a clock that never goes back, and goes on while the machine sleeps.
fn own_clock() -> u64 {
    #[cfg(target_os = "linux")]
    {
        use rustix::time::{ClockId, clock_gettime};
        let now = clock_gettime(ClockId::Boottime);
        let whole = u64::try_from(now.tv_sec).unwrap_or_default() * 1_000;
        whole + u64::try_from(now.tv_nsec).unwrap_or_default() / 1_000_000
    }
    #[cfg(not(target_os = "linux"))]
    {
        use std::sync::OnceLock;
        use std::time::Instant;
        static BEGIN: OnceLock<Instant> = OnceLock::new();
        let since = BEGIN.get_or_init(Instant::now).elapsed();
        u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
    }
}

impl Nodes {
    /// A node that has the store's lease from now on.
    ///
    /// # Errors
    /// The store does not grant it.
    pub(super) async fn join(store: &dyn Shared, address: &str) -> Result<Self, Wrong> {
        let nodes = Self {
            address: address.into(),
            lease: Mutex::default(),
            ahead: AtomicU64::new(0),
            others: watch::channel(Vec::new()).0,
            news: AtomicU64::new(0),
            leaves: AtomicBool::new(false),
        };
        // A database that has just come up may take a moment.
        for _ in 0..PATIENCE {
            if nodes.begin(store).await.is_ok() {
                return Ok(nodes);
            }
            sleep(AGAIN).await;
        }
        nodes.begin(store).await?;
        Ok(nodes)
    }

    async fn begin(&self, store: &dyn Shared) -> Result<(), Wrong> {
        self.renew(store, 0).await?;
        self.count_others(store).await?;
        let last = store.changed(0).await?.last;
        self.news.store(last, Ordering::Relaxed);
        Ok(())
    }

    async fn renew(&self, store: &dyn Shared, load: u64) -> Result<(), Wrong> {
        self.lease().ask(own_clock());
        let told = store.renew(load).await;
        let now = own_clock();
        match told {
            Ok(shared) => {
                self.lease().granted(now);
                // Never back: what was noted has its time.
                self.ahead
                    .fetch_max(shared.saturating_sub(now), Ordering::Relaxed);
                Ok(())
            }
            Err(why) => {
                self.lease().failed();
                Err(why.into())
            }
        }
    }

    fn term(&self) -> Option<u64> {
        self.lease().term(own_clock())
    }

    fn lease(&self) -> MutexGuard<'_, Lease> {
        self.lease.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A node that is alive, which may have come a moment ago.
    fn note(&self, node: Node) {
        self.others.send_if_modified(|others| {
            let is_new = !has(others, &node.address);
            if is_new {
                others.push(node);
            }
            is_new
        });
    }

    async fn count_others(&self, store: &dyn Shared) -> Result<(), Wrong> {
        let mut all = store.nodes().await?;
        all.retain(|node| *node.address != *self.address);
        self.others.send_replace(all);
        Ok(())
    }
}

fn has(nodes: &[Node], address: &str) -> bool {
    nodes.iter().any(|node| node.address == address)
}

impl House {
    /// This node, and what it shares with the others; nothing where this process is the house.
    fn shared(&self) -> Option<(&Nodes, &dyn Shared)> {
        Some((self.0.nodes.as_ref()?, self.store().shared()?))
    }

    /// Whether several nodes keep this house.
    pub(crate) fn is_shared(&self) -> bool {
        self.0.nodes.is_some()
    }

    /// Under which term tables may be served; nothing while the lease has run out. A house that is one process always may.
    pub(crate) fn term(&self) -> Option<u64> {
        match &self.0.nodes {
            Some(nodes) => nodes.term(),
            None => Some(0),
        }
    }

    /// The time by the clock that all nodes share.
    pub(super) fn shared_now(&self) -> Option<Millis> {
        let nodes = self.0.nodes.as_ref()?;
        Some(own_clock() + nodes.ahead.load(Ordering::Relaxed))
    }

    /// The other nodes that are alive: their ids.
    pub(crate) fn other_nodes(&self) -> usize {
        self.0
            .nodes
            .as_ref()
            .map_or(0, |nodes| nodes.others.borrow().len())
    }

    /// Comes to an end when the node at an address is gone.
    pub(crate) fn gone(&self, address: &str) -> impl Future<Output = ()> + Send + 'static {
        let others = self.0.nodes.as_ref().map(|nodes| nodes.others.subscribe());
        let address = address.to_owned();
        async move {
            if let Some(mut others) = others {
                let _ = others.wait_for(|nodes| !has(nodes, &address)).await;
            }
        }
    }

    /// Makes a table this node's; whether it was nobody's or another's before.
    ///
    /// # Errors
    /// `Elsewhere`: it belongs to a node that is alive.
    pub(super) async fn take(&self, table: &str) -> Result<bool, Wrong> {
        let Some((nodes, shared)) = self.shared() else {
            return Ok(false);
        };
        match shared.take(table).await? {
            Owner::Own => Ok(false),
            Owner::Taken => Ok(true),
            Owner::Other(node) => {
                let address = node.address.as_str().into();
                nodes.note(node);
                Err(Wrong::Elsewhere(address))
            }
        }
    }

    /// What a node of the house signs when it asks another.
    pub(crate) fn sign_pass(&self, text: &str) -> String {
        self.0.key.sign(PASS, text)
    }

    /// Whether a node of this house has signed it.
    pub(crate) fn is_pass(&self, text: &str, signature: &str) -> bool {
        self.0.key.is_signed(PASS, text, signature)
    }

    /// The node at which a new table is to be opened, if that is not this one: it has clearly less to do (N6).
    pub(crate) fn idlest(&self) -> Option<Arc<str>> {
        let (nodes, _) = self.shared()?;
        let own = self.in_memory() as u64;
        let others = nodes.others.borrow();
        let idlest = others.iter().min_by_key(|node| node.load)?;
        let is_idler = self.is_draining() || idlest.load + idlest.load / 2 + SLACK < own;
        is_idler.then(|| idlest.address.as_str().into())
    }

    /// Keeps the lease, and up with the others, until the node leaves.
    pub(super) fn keep_sharing(&self) {
        if !self.is_shared() {
            return;
        }
        let house = self.clone();
        self.tasks().spawn(async move { house.keep_lease().await });
        let house = self.clone();
        let mut ticks = interval(SWEEP);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        self.spawn_until_stopped(async move {
            loop {
                ticks.tick().await;
                if let Err(why) = house.follow().await {
                    tracing::warn!(%why, "the other nodes cannot be seen");
                }
            }
        });
    }

    async fn keep_lease(&self) {
        let Some((nodes, shared)) = self.shared() else {
            return;
        };
        let mut term = nodes.term();
        while !nodes.leaves.load(Ordering::Relaxed) {
            let due = nodes.lease().due(own_clock()).unwrap_or_default();
            sleep(Duration::from_millis(due)).await;
            if nodes.leaves.load(Ordering::Relaxed) {
                return;
            }
            let load = self.in_memory() as u64;
            if let Err(why) = nodes.renew(shared, load).await {
                tracing::warn!(%why, "the lease could not be renewed");
                sleep(AGAIN).await;
                nodes.lease().hurry();
            }
            let now = nodes.term();
            if now != std::mem::replace(&mut term, now) {
                tracing::warn!("the lease ran out: every table is claimed anew");
                self.rouse();
            }
        }
    }

    /// Every table in memory looks whether it may be served.
    fn rouse(&self) {
        for table in self.tables().values() {
            let _ = table.inbox.try_send(Ask::Look(Box::new(|_| ())));
        }
    }

    /// Reads what the others have changed.
    async fn follow(&self) -> Result<(), Wrong> {
        let Some((nodes, shared)) = self.shared() else {
            return Ok(());
        };
        nodes.count_others(shared).await?;
        let news = shared.changed(nodes.news.load(Ordering::Relaxed)).await?;
        nodes.news.store(news.last, Ordering::Relaxed);
        news.tables.iter().for_each(|row| self.relist(row));
        self.follow_people().await?;
        let deserted = shared.deserted().await?;
        let wakes = |row: &TableRow| Meta::read(&row.meta).is_none_or(|meta| meta.wakes);
        let asleep = deserted
            .into_iter()
            .filter(|row| !is_circle(&row.id) && wakes(row));
        self.wake(asleep.map(|row| row.id).collect());
        Ok(())
    }

    /// A table as another node lists it.
    fn relist(&self, row: &TableRow) {
        if is_circle(&row.id) || self.is_in_memory(&row.id) {
            return;
        }
        match Meta::read(&row.meta) {
            Some(meta) if row.closed.is_none() => self.shelf().put(meta.summary, row.touched),
            _ => self.shelf().remove(&row.id),
        }
    }

    /// Who was sent away, or has another name, at another node.
    async fn follow_people(&self) -> Result<(), Wrong> {
        self.recall_bans().await?;
        self.forget_profiles();
        Ok(())
    }

    /// The node goes: what is under way is finished, and its tables are anybody's (N9).
    pub(crate) async fn leave_nodes(&self) {
        let Some((nodes, shared)) = self.shared() else {
            return;
        };
        nodes.leaves.store(true, Ordering::Relaxed);
        let tables: Vec<_> = self.tables().values().cloned().collect();
        let looks = tables.iter().map(|table| table.look(|_| ()));
        let done = futures_util::future::join_all(looks);
        let _ = tokio::time::timeout(FLUSH, done).await;
        nodes.lease().end();
        if let Err(why) = shared.leave().await {
            tracing::warn!(%why, "the others learn in some seconds only that this node is gone");
        }
    }
}
