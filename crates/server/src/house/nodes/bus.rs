//! Hints to the other nodes and from them (N7), whatever carries them.

use store::{Bus, Shared};

use crate::bus::BusAddress;
use crate::house::House;
use crate::house::key::HouseKey;
use crate::metrics::Among;

/// What the key of the house signs so that houses that share a server do not hear each other.
const MARK: &str = "bus";

/// What carries the hints of a node: what its keeper has named, or the database itself.
///
/// # Errors
/// It is no address.
pub(in crate::house) fn bus(
    key: &HouseKey,
    named: Option<&BusAddress>,
    shared: &dyn Shared,
) -> anyhow::Result<Box<dyn Bus>> {
    match named {
        Some(named) => named.open(&key.sign(MARK, "")),
        None => Ok(shared.bus()),
    }
}

impl House {
    /// Something has changed that the other nodes list: they look at once, if they hear of it.
    pub(in crate::house) fn hint(&self) {
        if let Some((nodes, _)) = self.shared() {
            nodes.bus.hint();
        }
    }

    /// Whether hints to other nodes go nowhere now. What became of those that there were is counted up to now.
    pub(crate) fn count_hints(&self) -> bool {
        let Some((nodes, _)) = self.shared() else {
            return false;
        };
        let counts = nodes.bus.counts();
        for (what, count) in [
            (Among::HintsSent, counts.sent),
            (Among::HintsLost, counts.lost),
            (Among::HintsIgnored, counts.ignored),
        ] {
            self.metrics().among_so_far(what, count);
        }
        nodes.bus.away().borrow().is_some()
    }

    /// Says when hints go nowhere, and when they go again: once each.
    pub(super) fn watch_bus(&self) {
        let house = self.clone();
        self.spawn_until_stopped(async move {
            let Some((nodes, _)) = house.shared() else {
                return;
            };
            let mut away = nodes.bus.away();
            away.mark_changed();
            let mut was_away = false;
            while away.changed().await.is_ok() {
                let why = away.borrow_and_update().clone();
                let is_away = why.is_some();
                match why {
                    Some(why) => tracing::warn!(
                        why,
                        "hints between nodes go nowhere: what others change is seen within two seconds"
                    ),
                    None if was_away => tracing::info!("hints between nodes go again"),
                    None => {}
                }
                was_away = is_away;
            }
        });
    }
}
