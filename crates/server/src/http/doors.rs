//! Who may come in: how many connections in all and from one address. All doors count together.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};

use crate::config::Limits;

/// The connections that are open. Clones count together.
#[derive(Clone, Debug)]
pub(crate) struct Doors {
    most: usize,
    most_of_one: usize,
    open: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// One connection, counted while it lives.
#[derive(Debug)]
pub(crate) struct Inside {
    doors: Doors,
    address: IpAddr,
}

impl Doors {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            most: limits.connections,
            most_of_one: limits.connections_per_address,
            open: Arc::default(),
        }
    }

    /// Lets one more in from an address, unless there are too many.
    pub(crate) fn enter(&self, address: IpAddr) -> Option<Inside> {
        let address = block(address);
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let all: usize = open.values().sum();
        let of_one = open.get(&address).copied().unwrap_or_default();
        if all >= self.most || of_one >= self.most_of_one {
            return None;
        }
        open.insert(address, of_one + 1);
        Some(Inside {
            doors: self.clone(),
            address,
        })
    }
}

impl Drop for Inside {
    fn drop(&mut self) {
        let mut open = self
            .doors
            .open
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
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
}
