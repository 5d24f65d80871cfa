//! This house as one of several nodes (N4–N6, N8): its lease, whose a table is, and what the others have changed.

mod bus;
mod give;
mod keep;
mod keys;
mod lasting;
mod member;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use nodes::{GUARD, LENGTH, Lease};
use store::{Bus, Node, Shared};
use tokio::sync::{Notify, watch};
use tokio::time::sleep;

use super::Wrong;
pub(in crate::house) use bus::bus;
pub(in crate::house) use keys::NodeKeys;

/// How much a node says that it has to do which is to be emptied: nothing more goes there.
const EMPTYING: u64 = i64::MAX.cast_unsigned();
/// How often the first lease is asked for.
const PATIENCE: u32 = 20;
/// How soon a renewal that failed is tried again.
const AGAIN: Duration = Duration::from_millis(200);

/// What a node knows of itself and the others.
#[derive(Debug)]
pub(in crate::house) struct Nodes {
    address: Arc<str>,
    lease: Mutex<Lease>,
    /// How far the clock that all share is ahead of our own.
    ahead: AtomicU64,
    others: watch::Sender<Vec<Node>>,
    /// Since when another node is reached at the same address; 0 where none is.
    twin: AtomicU64,
    /// Wakes whoever keeps the lease: the others are to be told something with it.
    told: Notify,
    /// The last change to the lists of tables that was read.
    news: AtomicU64,
    leaves: AtomicBool,
    bus: Box<dyn Bus>,
    keys: NodeKeys,
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
    pub(in crate::house) async fn join(
        store: &dyn Shared,
        address: &str,
        bus: Box<dyn Bus>,
        keys: NodeKeys,
    ) -> Result<Self, Wrong> {
        let nodes = Self {
            address: address.into(),
            lease: Mutex::default(),
            ahead: AtomicU64::new(0),
            others: watch::channel(Vec::new()).0,
            twin: AtomicU64::new(0),
            told: Notify::new(),
            news: AtomicU64::new(0),
            leaves: AtomicBool::new(false),
            bus,
            keys,
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

    /// The time of the clock that all share.
    pub(in crate::house) fn now(&self) -> u64 {
        own_clock() + self.ahead.load(Ordering::Relaxed)
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

    /// The node that has least to do, of the others that are not to be emptied themselves.
    fn idlest(&self) -> Option<Node> {
        let others = self.others.borrow();
        let takers = others.iter().filter(|node| node.load != EMPTYING);
        takers.min_by_key(|node| node.load).cloned()
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
        let known = all.len();
        all.retain(|node| *node.address != *self.address);
        let has_twin = known - all.len() > 1;
        self.others.send_replace(all);
        self.note_twin(has_twin);
        Ok(())
    }

    /// Another node is reached at the address of this one, or is not.
    fn note_twin(&self, is_there: bool) {
        if !is_there {
            return self.twin.store(0, Ordering::Relaxed);
        }
        if self.twin.load(Ordering::Relaxed) == 0 {
            self.twin.store(own_clock(), Ordering::Relaxed);
        }
    }

    /// Whether another node has the address of this one. For as long as a lease lasts it may be this one, as it was before it was
    /// killed.
    fn has_twin(&self) -> bool {
        let since = self.twin.load(Ordering::Relaxed);
        since > 0 && own_clock().saturating_sub(since) > LENGTH + GUARD
    }
}

fn has(nodes: &[Node], address: &str) -> bool {
    nodes.iter().any(|node| node.address == address)
}
