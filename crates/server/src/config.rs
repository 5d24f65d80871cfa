//! How a house is set up: its doors, its folder, its limits.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

/// The options of `lastlicks serve`.
#[derive(Clone, Debug, clap::Args)]
pub struct Config {
    /// Where browsers and programs come in
    #[arg(long, value_name = "ADDRESS", default_value = "0.0.0.0:8080")]
    pub bind: SocketAddr,

    /// Where telnet comes in
    #[arg(
        long,
        value_name = "ADDRESS",
        default_value = "0.0.0.0:4242",
        conflicts_with = "no_telnet"
    )]
    pub telnet: SocketAddr,

    /// Keep the telnet door shut
    #[arg(long)]
    pub no_telnet: bool,

    /// Where the keeper of the house comes in: metrics, health, closing tables
    #[arg(long, value_name = "ADDRESS")]
    pub admin: Option<SocketAddr>,

    /// The folder that holds everything the house must remember
    #[arg(long, value_name = "DIR", default_value = "lastlicks-data")]
    pub data: PathBuf,

    /// The address that links begin with, if people reach the house through another one (a proxy, a name)
    #[arg(long, value_name = "URL", value_parser = public_url)]
    pub public_url: Option<String>,

    /// Believe the X-Forwarded-For header: only behind a proxy of your own that sets it
    #[arg(long)]
    pub behind_proxy: bool,

    /// What one guest, one address and the whole house may use.
    #[arg(skip)]
    pub limits: Limits,
}

impl Config {
    /// A house in a folder, with its doors on free ports of this machine only: for tests.
    #[must_use]
    pub fn local(data: PathBuf) -> Self {
        let free = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0);
        Self {
            bind: free,
            telnet: free,
            no_telnet: false,
            admin: Some(free),
            data,
            public_url: None,
            behind_proxy: false,
            limits: Limits::default(),
        }
    }
}

/// Everything that comes from outside has a bound (P24).
#[derive(Clone, Debug)]
pub struct Limits {
    /// Requests of one guest.
    pub guest: Rate,
    /// Requests of one address, all its guests together.
    pub address: Rate,
    /// New guests of one address.
    pub newcomers: Rate,
    /// Connections of all doors together.
    pub connections: usize,
    /// Connections of one address.
    pub connections_per_address: usize,
    /// Tables that one guest has opened and that are not over.
    pub tables_per_guest: usize,
    /// Tables that are not over in the whole house.
    pub tables: usize,
    /// Bytes of a request's body.
    pub body: usize,
    /// How long a client may take to send the head of a request or to swallow an answer; also how long a connection
    /// may be idle between requests.
    pub patience: Duration,
    /// How long a client may pause while it sends a body.
    pub pause: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            guest: Rate::new(20, 60),
            address: Rate::new(200, 600),
            newcomers: Rate::new(1, 60),
            connections: 20_000,
            connections_per_address: 500,
            tables_per_guest: 20,
            tables: 20_000,
            body: 1024 * 1024,
            patience: Duration::from_secs(75),
            pause: Duration::from_secs(10),
        }
    }
}

impl Limits {
    /// The same limits without rates and counts by guest or address: for measuring.
    #[must_use]
    pub fn without_rates(self) -> Self {
        let free = Rate::new(1_000_000, 1_000_000);
        Self {
            guest: free,
            address: free,
            newcomers: free,
            connections_per_address: usize::MAX,
            tables_per_guest: usize::MAX,
            ..self
        }
    }
}

/// So many in the long run, and so many at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// In a second, in the long run.
    pub per_second: u32,
    /// At once.
    pub burst: u32,
}

impl Rate {
    /// A rate; both numbers are at least 1.
    #[must_use]
    pub fn new(per_second: u32, burst: u32) -> Self {
        Self {
            per_second: per_second.max(1),
            burst: burst.max(1),
        }
    }
}

/// An address to put before paths: without the last slash.
fn public_url(text: &str) -> Result<String, String> {
    let rest = text
        .strip_prefix("https://")
        .or_else(|| text.strip_prefix("http://"))
        .ok_or("it must begin with https:// or http://")?;
    let rest = rest.trim_end_matches('/');
    let is_host = |c: char| c.is_ascii_alphanumeric() || "-.:[]".contains(c);
    if rest.is_empty() || !rest.chars().all(is_host) {
        return Err("it must be a host, perhaps with a port, and nothing after it".to_owned());
    }
    Ok(text.trim_end_matches('/').to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_address_is_a_scheme_and_a_host() {
        let good = [
            "https://play.example.org",
            "http://10.0.0.1:8080",
            "http://[::1]:8080/",
        ];
        assert!(good.iter().all(|url| public_url(url).is_ok()));
        assert_eq!(public_url(good[2]).unwrap(), "http://[::1]:8080");
        let bad = [
            "play.example.org",
            "https://",
            "https://a/b",
            "https://a\r\nb",
            "ftp://a",
        ];
        assert!(bad.iter().all(|url| public_url(url).is_err()));
    }
}
