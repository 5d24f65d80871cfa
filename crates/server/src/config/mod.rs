//! How a house is set up: its doors, its folder, its limits.

mod address;
mod calling;
mod limits;
mod rate;
#[cfg(test)]
mod tests;

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use clap::builder::BoolishValueParser;

use self::address::{address, host_and_port, host_name, public_url};
pub use self::calling::Calling;
pub use self::limits::Limits;
pub use self::rate::Rate;
use crate::http::proxies::{Proxies, THIS_MACHINE};
use crate::keeping::Keeping;

/// The options of `lastlicks serve`. Each can be given by the environment too; the command line comes first.
#[derive(Clone, Debug, clap::Args)]
pub struct Config {
    /// Where browsers and programs come in
    #[arg(
        long,
        value_name = "ADDRESS",
        default_value = "0.0.0.0:8080",
        value_parser = address,
        env = "LASTLICKS_BIND"
    )]
    pub bind: SocketAddr,

    /// Where telnet comes in
    #[arg(
        long,
        value_name = "ADDRESS",
        default_value = "0.0.0.0:4242",
        value_parser = address,
        env = "LASTLICKS_TELNET"
    )]
    pub telnet: SocketAddr,

    /// Keep the telnet door shut
    #[arg(long, env = "LASTLICKS_NO_TELNET", value_parser = BoolishValueParser::new())]
    pub no_telnet: bool,

    /// Where the keeper of the house comes in: metrics, health, closing tables
    #[arg(long, value_name = "ADDRESS", value_parser = address, env = "LASTLICKS_ADMIN")]
    pub admin: Option<SocketAddr>,

    /// Whoever reaches the keeper's door is the keeper, without the token in the file keeper.token
    #[arg(long, env = "LASTLICKS_ADMIN_WITHOUT_TOKEN", value_parser = BoolishValueParser::new())]
    pub admin_without_token: bool,

    /// The folder that holds everything the house must remember
    #[arg(
        long,
        value_name = "DIR",
        default_value = "lastlicks-data",
        env = "LASTLICKS_DATA"
    )]
    pub data: PathBuf,

    /// The address that links begin with, if people reach the house through another one (a proxy, a name)
    #[arg(long, value_name = "URL", value_parser = public_url, env = "LASTLICKS_PUBLIC_URL")]
    pub public_url: Option<String>,

    /// Names by which the house may be called besides its addresses and localhost: links follow them, and the
    /// keeper's door opens to them
    #[arg(
        long = "host",
        value_name = "NAMES",
        value_delimiter = ',',
        value_parser = host_name,
        env = "LASTLICKS_HOST"
    )]
    pub hosts: Vec<String>,

    /// Believe the X-Forwarded-For header of your own proxies: at these addresses or networks, or at those of this
    /// machine itself if none are given
    #[arg(
        long,
        value_name = "ADDRESSES",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = THIS_MACHINE,
        env = "LASTLICKS_BEHIND_PROXY"
    )]
    pub behind_proxy: Option<Proxies>,

    /// What one guest, one address and the whole house may use.
    #[command(flatten)]
    pub limits: Limits,

    /// Keep the house together with other machines, in one --database: where they reach this one, on a network of their own
    #[arg(long, value_name = "ADDRESS", value_parser = address, env = "LASTLICKS_NODE")]
    pub node: Option<SocketAddr>,

    /// What the other machines call that address, HOST:PORT, if it is not the same
    #[arg(
        long,
        value_name = "HOST:PORT",
        value_parser = host_and_port,
        env = "LASTLICKS_NODE_ADDRESS",
        requires = "node"
    )]
    pub node_address: Option<String>,

    /// What is kept, and how long.
    #[command(flatten)]
    pub keeping: Keeping,

    /// Who is called outside.
    #[command(flatten)]
    pub calling: Calling,
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
            admin_without_token: false,
            data,
            public_url: None,
            hosts: Vec::new(),
            behind_proxy: None,
            node: None,
            node_address: None,
            limits: Limits::default(),
            keeping: Keeping::default(),
            calling: Calling::default(),
        }
    }
}
