//! Proxies of the keeper's own, whose word is taken for where a visitor comes from.

use std::net::IpAddr;
use std::str::FromStr;

use axum::http::HeaderMap;
use ipnet::IpNet;

/// The header in which each proxy notes, behind what it was sent, whom it has seen.
const FORWARDED: &str = "x-forwarded-for";

/// Those of this machine itself.
pub(crate) const THIS_MACHINE: &str = "127.0.0.1,::1";

/// The addresses and networks of the proxies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proxies(Vec<IpNet>);

impl Proxies {
    /// Whether a connection from this address is one of a proxy's.
    pub(crate) fn are_at(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|network| network.contains(&address))
    }

    /// Where a request that came through a proxy was first seen by one: in X-Forwarded-For, from its end, the first
    /// address that is not a proxy's own. What stands before it was said by the visitor and is not believed. Nothing
    /// where `peer` is no proxy; the proxy itself where it names nobody.
    pub(crate) fn visitor(&self, peer: IpAddr, headers: &HeaderMap) -> Option<IpAddr> {
        if !self.are_at(peer) {
            return None;
        }
        let mut visitor = peer;
        for value in headers.get_all(FORWARDED).iter().rev() {
            for hop in value.to_str().unwrap_or_default().rsplit(',') {
                let Some(address) = address(hop.trim()) else {
                    return Some(visitor);
                };
                visitor = address;
                if !self.are_at(address) {
                    return Some(visitor);
                }
            }
        }
        Some(visitor)
    }
}

/// An address, perhaps with a port.
fn address(hop: &str) -> Option<IpAddr> {
    let bare = hop.parse::<IpAddr>().ok();
    let with_port = || hop.parse::<std::net::SocketAddr>().ok();
    bare.or_else(|| with_port().map(|address| address.ip()))
}

impl FromStr for Proxies {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let network = |part: &str| {
            let part = part.trim();
            let one = part.parse::<IpAddr>().map(IpNet::from);
            one.or_else(|_| part.parse::<IpNet>())
                .map_err(|_| format!("`{part}` is no address and no network like 10.0.0.0/8"))
        };
        // A switch in an environment says so.
        let text = match text {
            "true" | "yes" | "on" | "1" => THIS_MACHINE,
            "false" | "no" | "off" | "0" => return Ok(Self(Vec::new())),
            list => list,
        };
        text.split(',')
            .map(network)
            .collect::<Result<_, _>>()
            .map(Self)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn seen(peer: &str, forwarded: &[&str]) -> Option<String> {
        let proxies: Proxies = "127.0.0.1,::1,10.0.0.0/8".parse().unwrap();
        let mut headers = HeaderMap::new();
        for value in forwarded {
            headers.append(FORWARDED, value.parse().unwrap());
        }
        let visitor = proxies.visitor(peer.parse().unwrap(), &headers);
        visitor.map(|address| address.to_string())
    }

    #[test]
    fn the_last_hop_that_is_no_proxy_is_the_visitor() {
        let some = |text: &str| Some(text.to_owned());
        assert_eq!(seen("127.0.0.1", &["203.0.113.7"]), some("203.0.113.7"));
        assert_eq!(
            seen("127.0.0.1", &["6.6.6.6, 203.0.113.7"]),
            some("203.0.113.7")
        );
        assert_eq!(
            seen("::ffff:127.0.0.1", &["6.6.6.6", "203.0.113.7, 10.1.2.3"]),
            some("203.0.113.7")
        );
        assert_eq!(seen("::1", &["2001:db8::1"]), some("2001:db8::1"));
        assert_eq!(seen("::1", &["[2001:db8::1]:55"]), some("2001:db8::1"));
        assert_eq!(seen("127.0.0.1", &["10.0.0.1, 10.0.0.2"]), some("10.0.0.1"));
    }

    #[test]
    fn a_proxy_that_names_nobody_is_the_visitor_and_others_are_not_believed() {
        assert_eq!(seen("127.0.0.1", &[]), Some("127.0.0.1".into()));
        assert_eq!(
            seen("127.0.0.1", &["6.6.6.6, unknown"]),
            Some("127.0.0.1".into())
        );
        assert_eq!(seen("203.0.113.7", &["6.6.6.6"]), None);
    }

    #[test]
    fn addresses_and_networks_are_read() {
        assert!("10.0.0.0/8,::1".parse::<Proxies>().is_ok());
        for bad in ["", "10.0.0.0/33", "proxy.example", "10.0.0.1,"] {
            assert!(bad.parse::<Proxies>().is_err(), "{bad:?}");
        }
    }

    proptest! {
        #[test]
        fn what_a_visitor_says_changes_nothing(forged in "[ -~]{0,60}", sent in 0..3_usize) {
            let line = format!("{forged}, 203.0.113.7");
            let all = vec![forged.as_str(); sent];
            let values: Vec<_> = all.into_iter().chain([line.as_str()]).collect();
            prop_assert_eq!(seen("127.0.0.1", &values), Some("203.0.113.7".to_owned()));
        }
    }
}
