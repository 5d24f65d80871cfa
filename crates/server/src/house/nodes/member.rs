//! What the rest of the house asks of its node.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use host::Millis;
use store::{Owner, Shared};
use tokio::time::sleep;

use super::{EMPTYING, Nodes, has, own_clock};
use crate::house::away::away;
use crate::house::{House, Wrong};
use crate::metrics::Among;

/// How much less another node must have to do before a new table goes there: a third, and so many tables.
const SLACK: u64 = 8;

/// How long a lease that was lost is waited for, and how often it is looked for meanwhile.
const SOON: Duration = Duration::from_secs(1);
const LOOK: Duration = Duration::from_millis(50);

impl House {
    /// This node, and what it shares with the others; nothing where this process is the house.
    pub(super) fn shared(&self) -> Option<(&Nodes, &dyn Shared)> {
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

    /// Whether this node has lost its lease: its tables may be played at another one by now (N4).
    pub(crate) fn is_cut_off(&self) -> bool {
        self.term().is_none()
    }

    /// How long this node has had no lease.
    fn cut_off_for(&self) -> Duration {
        let nodes = self.0.nodes.as_ref();
        let over = nodes.map(|nodes| nodes.lease().over_for(own_clock()));
        Duration::from_millis(over.unwrap_or_default())
    }

    /// # Errors
    /// This node has lost its lease: nobody can follow a table here.
    pub(crate) fn serves(&self) -> Result<(), Wrong> {
        if self.is_cut_off() {
            Err(away())
        } else {
            Ok(())
        }
    }

    /// Waits a moment for the lease, if this node has just lost it.
    ///
    /// # Errors
    /// It has not come back: nothing is asked of a store that does not answer, or everybody would wait for it.
    pub(in crate::house) async fn regains(&self) -> Result<(), Wrong> {
        while self.is_cut_off() && self.cut_off_for() < SOON {
            sleep(LOOK).await;
        }
        self.serves()
    }

    /// The time by the clock that all nodes share.
    pub(in crate::house) fn shared_now(&self) -> Option<Millis> {
        Some(self.0.nodes.as_ref()?.now())
    }

    /// How much this node has to do, as it tells the others.
    pub(super) fn load(&self) -> u64 {
        if self.is_draining() {
            return EMPTYING;
        }
        self.in_memory() as u64
    }

    /// Empties this node from now on, or no longer; the others hear of it in a moment.
    pub(crate) fn set_draining(&self, draining: bool) {
        self.0.draining.store(draining, Ordering::Relaxed);
        if let Some(nodes) = &self.0.nodes {
            nodes.told.notify_one();
        }
    }

    /// How many other nodes are alive.
    pub(crate) fn other_nodes(&self) -> usize {
        self.0
            .nodes
            .as_ref()
            .map_or(0, |nodes| nodes.others.borrow().len())
    }

    /// Makes sure that the others reach this node, and not another, at its address.
    ///
    /// # Errors
    /// Another node has the same.
    pub(crate) fn is_reached(&self) -> Result<(), Wrong> {
        let nodes = self.0.nodes.as_ref();
        nodes.filter(|nodes| nodes.has_twin()).map_or(Ok(()), |nodes| {
            let address = &nodes.address;
            let said = format!("another machine of the house is reached at {address} too; give each an address of its own, --node-address HOST:PORT");
            Err(Wrong::System(said))
        })
    }

    /// Where they are reached.
    pub(crate) fn other_addresses(&self) -> Vec<String> {
        let nodes = self.0.nodes.as_ref();
        nodes.map_or_else(Vec::new, |nodes| {
            let others = nodes.others.borrow();
            others.iter().map(|node| node.address.clone()).collect()
        })
    }

    /// Where the others reach this node, if several keep the house.
    pub(crate) fn node_address(&self) -> Option<&str> {
        Some(&self.0.nodes.as_ref()?.address)
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
    pub(in crate::house) async fn take(&self, table: &str) -> Result<bool, Wrong> {
        let Some((nodes, shared)) = self.shared() else {
            return Ok(false);
        };
        if let Some(successor) = self.successor() {
            // It may be ours still: one at which nobody was, or that could not be given away.
            shared.give(table).await?;
            return Err(Wrong::Elsewhere(successor));
        }
        match shared.take(table).await? {
            Owner::Own => Ok(false),
            Owner::Taken => {
                self.metrics().among(Among::Taken);
                Ok(true)
            }
            Owner::Other(node) => {
                let address = node.address.as_str().into();
                nodes.note(node);
                Err(Wrong::Elsewhere(address))
            }
        }
    }

    /// The node at which a new table is to be opened, if that is not this one: it has clearly less to do (N6).
    pub(crate) fn idlest(&self) -> Option<Arc<str>> {
        let (nodes, _) = self.shared()?;
        let own = self.in_memory() as u64;
        let idlest = nodes.idlest()?;
        let is_idler = self.is_draining() || idlest.load + idlest.load / 2 + SLACK < own;
        is_idler.then(|| idlest.address.as_str().into())
    }
}
