//! Who may come in: how many connections in all and from one address. All doors count together, but for the keeper's.
//! A proxy's connections are counted in all only; of its visitors each counts for what they have under way. Long bodies are
//! counted in bytes, since they are held in memory until they are read or swallowed, however slowly.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::config::Limits;

/// From so many bytes on a body counts.
pub(crate) const LONG: u64 = 64 * 1024;
/// How many bytes of long bodies one address may have under way, sent and swallowed. One body always may.
const CARRIED: u64 = 32 * 1024 * 1024;
/// The same of all addresses.
const CARRIED_IN_ALL: u64 = 512 * 1024 * 1024;

/// The connections that are open. Clones count together.
#[derive(Clone, Debug)]
pub(crate) struct Doors {
    most: usize,
    most_of_one: usize,
    open: Arc<Mutex<Open>>,
}

#[derive(Debug, Default)]
struct Open {
    connections: usize,
    by_address: HashMap<IpAddr, usize>,
    carried: u64,
    carried_by: HashMap<IpAddr, u64>,
}

/// A long body under way, counted while it lives.
#[derive(Debug)]
pub(crate) struct Load {
    doors: Doors,
    address: IpAddr,
    bytes: u64,
}

/// What is open, counted while it lives: a connection, or what a visitor has under way behind a proxy.
#[derive(Debug)]
pub(crate) struct Inside {
    doors: Doors,
    is_connection: bool,
    /// Whose it is; a proxy's connections are nobody's.
    address: Option<IpAddr>,
}

impl Doors {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            most: limits.connections,
            most_of_one: limits.connections_per_address,
            open: Arc::default(),
        }
    }

    /// Lets one more connection in from an address, unless there are too many.
    pub(crate) fn enter(&self, address: IpAddr) -> Option<Inside> {
        self.open(true, Some(block(address)))
    }

    /// Lets one more connection in from a proxy, unless there are too many in all.
    pub(crate) fn enter_by_proxy(&self) -> Option<Inside> {
        self.open(true, None)
    }

    /// Counts a request of a visitor who comes through a proxy, unless there are too many under way.
    pub(crate) fn visit(&self, address: IpAddr) -> Option<Inside> {
        self.open(false, Some(block(address)))
    }

    /// Counts a long body of a visitor, unless they have too many bytes under way.
    pub(crate) fn carry(&self, address: IpAddr, bytes: u64) -> Option<Load> {
        let address = block(address);
        let mut open = self.lock();
        let in_all = open.carried.saturating_add(bytes);
        let own = open.carried_by.get(&address).copied().unwrap_or_default();
        let of_one = own.saturating_add(bytes);
        if own > 0 && (of_one > CARRIED || in_all > CARRIED_IN_ALL) {
            return None;
        }
        open.carried = in_all;
        open.carried_by.insert(address, of_one);
        let doors = self.clone();
        Some(Load {
            doors,
            address,
            bytes,
        })
    }

    fn open(&self, is_connection: bool, address: Option<IpAddr>) -> Option<Inside> {
        let mut open = self.lock();
        if is_connection && open.connections >= self.most {
            return None;
        }
        if let Some(address) = address {
            let of_one = open.by_address.entry(address).or_default();
            if *of_one >= self.most_of_one {
                return None;
            }
            *of_one += 1;
        }
        open.connections += usize::from(is_connection);
        Some(Inside {
            doors: self.clone(),
            is_connection,
            address,
        })
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Inside {
    fn drop(&mut self) {
        let mut open = self.doors.lock();
        open.connections -= usize::from(self.is_connection);
        if let Some(address) = self.address
            && let Some(count) = open.by_address.get_mut(&address)
        {
            *count -= 1;
            if *count == 0 {
                open.by_address.remove(&address);
            }
        }
    }
}

impl Drop for Load {
    fn drop(&mut self) {
        let mut open = self.doors.lock();
        open.carried = open.carried.saturating_sub(self.bytes);
        if let Some(bytes) = open.carried_by.get_mut(&self.address) {
            *bytes = bytes.saturating_sub(self.bytes);
            if *bytes == 0 {
                open.carried_by.remove(&self.address);
            }
        }
    }
}

/// What counts as one address: with IPv6 a household has 2^64 of them.
pub(crate) fn block(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        IpAddr::V4(v4) => IpAddr::V4(v4),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_are_bounded_in_all_and_by_address_and_freed() {
        let limits = Limits {
            connections: 3,
            connections_per_address: 2,
            ..Limits::default()
        };
        let doors = Doors::new(&limits);
        let address = |text: &str| text.parse::<IpAddr>().unwrap();
        let one = doors.enter(address("2001:db8::1"));
        let two = doors.enter(address("2001:db8::2"));
        assert!(one.is_some() && two.is_some());
        assert!(
            doors.enter(address("2001:db8::3")).is_none(),
            "one household"
        );
        let three = doors.enter(address("10.0.0.1"));
        assert!(three.is_some());
        assert!(
            doors.enter(address("10.0.0.2")).is_none(),
            "the house is full"
        );
        drop((one, three));
        assert!(doors.enter(address("::ffff:10.0.0.2")).is_some());
        assert_eq!(block(address("::ffff:10.0.0.2")), address("10.0.0.2"));
    }

    #[test]
    fn long_bodies_are_bounded_by_address_and_freed() {
        let doors = Doors::new(&Limits::default());
        let (ann, bob) = ([203, 0, 113, 7].into(), [203, 0, 113, 8].into());
        let huge = doors.carry(ann, 2 * CARRIED).unwrap();
        assert!(doors.carry(ann, LONG).is_none() && doors.carry(bob, LONG).is_some());
        drop(huge);
        let some: Vec<_> = (0..CARRIED / LONG)
            .map(|_| doors.carry(ann, LONG))
            .collect();
        assert!(some.iter().all(Option::is_some) && doors.carry(ann, LONG).is_none());
        drop(some);
        assert!(doors.lock().carried == 0 && doors.lock().carried_by.is_empty());
    }

    #[test]
    fn behind_a_proxy_each_visitor_counts_for_themselves() {
        let limits = Limits {
            connections: 3,
            connections_per_address: 1,
            ..Limits::default()
        };
        let doors = Doors::new(&limits);
        let address = |text: &str| text.parse::<IpAddr>().unwrap();
        let proxy = [(); 3].map(|()| doors.enter_by_proxy());
        assert!(proxy.iter().all(Option::is_some) && doors.enter_by_proxy().is_none());
        let ann = doors.visit(address("203.0.113.7"));
        assert!(ann.is_some() && doors.visit(address("203.0.113.7")).is_none());
        assert!(doors.visit(address("203.0.113.8")).is_some());
        drop(ann);
        assert!(doors.visit(address("203.0.113.7")).is_some());
        drop(proxy);
        assert!(doors.lock().by_address.is_empty() && doors.lock().connections == 0);
    }
}
