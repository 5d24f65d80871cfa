//! Who is called outside.

use std::time::Duration;

use clap::builder::BoolishValueParser;

use crate::http::proxies::Proxies;
use crate::keeping::span;

/// How people are told outside that it is their turn (P6).
#[derive(Clone, Debug, PartialEq, Eq, clap::Args)]
#[command(next_help_heading = "Calls")]
pub struct Calling {
    /// Tell nobody outside that it is their turn: no push services, no ntfy, no webhooks
    #[arg(long = "no-calls", env = "LASTLICKS_NO_CALLS", value_parser = BoolishValueParser::new())]
    pub off: bool,

    /// Addresses or networks of your own that people may be called at, 192.168.1.0/24,…: without it only those of the open
    /// net are called
    #[arg(
        long = "call-networks",
        value_name = "ADDRESSES",
        env = "LASTLICKS_CALL_NETWORKS"
    )]
    pub networks: Option<Proxies>,

    /// After how long somebody who is not at the table is told
    #[arg(long = "call-after", value_name = "SPAN", default_value = "15s", value_parser = span, env = "LASTLICKS_CALL_AFTER")]
    pub after: Duration,

    /// What links begin with.
    #[arg(skip)]
    pub base: String,
}

impl Default for Calling {
    fn default() -> Self {
        Self {
            off: false,
            networks: None,
            after: Duration::from_secs(15),
            base: String::new(),
        }
    }
}
