//! By which names the house is called: what the `Host` header of a request may say.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::http::HeaderMap;
use axum::http::header::HOST;
use axum::http::uri::Authority;

/// The names that the keeper has given the house, in small letters.
#[derive(Clone, Debug)]
pub(crate) struct Names(Arc<[String]>);

impl Names {
    pub(crate) fn new(names: &[String]) -> Self {
        Self(names.into())
    }

    /// Whether a request has asked for an address, `localhost` or a name of ours. A page of another site that has its
    /// own name lead here (DNS rebinding) gives itself away by it.
    pub(crate) fn are_asked_for(&self, headers: &HeaderMap) -> bool {
        asked(headers).is_some_and(|host| {
            let bare = host.trim_start_matches('[').trim_end_matches(']');
            host == "localhost" || self.has(&host) || bare.parse::<IpAddr>().is_ok()
        })
    }

    /// What links begin with for a connection that has come in at `local`: the name of ours that was asked for, or
    /// else the address itself. The port is the door's own.
    pub(crate) fn base(&self, headers: &HeaderMap, local: SocketAddr) -> String {
        let (ip, port) = (local.ip().to_canonical(), local.port());
        let is_ours = |host: &String| self.has(host) || (host == "localhost" && ip.is_loopback());
        let host = match (asked(headers).filter(is_ours), ip) {
            (Some(name), _) => name,
            (None, IpAddr::V6(v6)) => format!("[{v6}]"),
            (None, IpAddr::V4(v4)) => v4.to_string(),
        };
        match port {
            80 => format!("http://{host}"),
            port => format!("http://{host}:{port}"),
        }
    }

    fn has(&self, host: &str) -> bool {
        self.0.iter().any(|name| name == host)
    }
}

/// The host that was asked for, without its port, in small letters.
fn asked(headers: &HeaderMap) -> Option<String> {
    let mut all = headers.get_all(HOST).iter();
    let (Some(host), None) = (all.next(), all.next()) else {
        return None;
    };
    let host = host.to_str().ok().filter(|host| !host.contains('@'))?;
    let host = host.parse::<Authority>().ok()?;
    Some(host.host().to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Names {
        Names::new(&["games.example".to_owned()])
    }

    fn host(text: &str) -> HeaderMap {
        HeaderMap::from_iter([(HOST, text.parse().unwrap())])
    }

    #[test]
    fn addresses_localhost_and_given_names_are_ours() {
        for ours in [
            "127.0.0.1:9090",
            "[::1]:9090",
            "LOCALHOST",
            "Games.example:1",
        ] {
            assert!(names().are_asked_for(&host(ours)), "{ours}");
        }
        for other in [
            "evil.example",
            "127.0.0.1.evil.example",
            "a@127.0.0.1",
            "",
            "games.example.evil",
            "[evil]",
        ] {
            assert!(!names().are_asked_for(&host(other)), "{other}");
        }
        assert!(!names().are_asked_for(&HeaderMap::new()));
        let mut two = host("localhost");
        two.append(HOST, "localhost".parse().unwrap());
        assert!(!names().are_asked_for(&two));
    }

    #[test]
    fn links_follow_names_of_ours_and_the_address_otherwise() {
        let base = |asked: &str, local: &str| names().base(&host(asked), local.parse().unwrap());
        assert_eq!(
            base("games.example", "10.0.0.7:8080"),
            "http://games.example:8080"
        );
        assert_eq!(
            base("localhost:8080", "[::ffff:127.0.0.1]:8080"),
            "http://localhost:8080"
        );
        assert_eq!(base("localhost", "10.0.0.7:8080"), "http://10.0.0.7:8080");
        assert_eq!(base("6.6.6.6", "10.0.0.7:80"), "http://10.0.0.7");
        assert_eq!(
            base("evil.example", "[2001:db8::7]:8080"),
            "http://[2001:db8::7]:8080"
        );
        assert_eq!(
            base("games.example:666", "127.0.0.1:8080"),
            "http://games.example:8080"
        );
    }
}
