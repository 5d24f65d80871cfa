//! How a house is set up: its doors, its folder, its limits.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use clap::builder::FalseyValueParser;

use crate::http::proxies::Proxies;
use crate::keeping::{Keeping, span};

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
    #[arg(long, env = "LASTLICKS_NO_TELNET", value_parser = FalseyValueParser::new())]
    pub no_telnet: bool,

    /// Where the keeper of the house comes in: metrics, health, closing tables
    #[arg(long, value_name = "ADDRESS", value_parser = address, env = "LASTLICKS_ADMIN")]
    pub admin: Option<SocketAddr>,

    /// Whoever reaches the keeper's door is the keeper, without the token in the file keeper.token
    #[arg(long, env = "LASTLICKS_ADMIN_WITHOUT_TOKEN", value_parser = FalseyValueParser::new())]
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
        default_missing_value = "127.0.0.1,::1",
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

/// How people are told outside that it is their turn (P6).
#[derive(Clone, Debug, PartialEq, Eq, clap::Args)]
#[command(next_help_heading = "Calls")]
pub struct Calling {
    /// Tell nobody outside that it is their turn: no push services, no ntfy, no webhooks
    #[arg(long = "no-calls", env = "LASTLICKS_NO_CALLS", value_parser = FalseyValueParser::new())]
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

/// Everything that comes from outside has a bound (P24).
#[derive(Clone, Debug, PartialEq, Eq, clap::Args)]
#[command(next_help_heading = "Limits")]
pub struct Limits {
    /// Requests of one guest: so many a second in the long run, and so many at once
    #[arg(
        long = "guest-rate",
        value_name = "RATE/BURST",
        default_value = "20/60",
        env = "LASTLICKS_GUEST_RATE"
    )]
    pub guest: Rate,
    /// Requests of one address, all its guests together
    #[arg(
        long = "address-rate",
        value_name = "RATE/BURST",
        default_value = "200/600",
        env = "LASTLICKS_ADDRESS_RATE"
    )]
    pub address: Rate,
    /// New guests of one address
    #[arg(
        long = "newcomer-rate",
        value_name = "RATE/BURST",
        default_value = "1/60",
        env = "LASTLICKS_NEWCOMER_RATE"
    )]
    pub newcomers: Rate,
    /// Connections of all doors together
    #[arg(
        long = "connections",
        value_name = "N",
        default_value = "20000",
        value_parser = count,
        env = "LASTLICKS_CONNECTIONS"
    )]
    pub connections: usize,
    /// Connections of one address (of IPv6, of one /64); behind a proxy its requests and streams under way
    #[arg(
        long = "connections-per-address",
        value_name = "N",
        default_value = "500",
        value_parser = count,
        env = "LASTLICKS_CONNECTIONS_PER_ADDRESS"
    )]
    pub connections_per_address: usize,
    /// Tables that one guest has opened and that are not over
    #[arg(
        long = "tables-per-guest",
        value_name = "N",
        default_value = "20",
        value_parser = count,
        env = "LASTLICKS_TABLES_PER_GUEST"
    )]
    pub tables_per_guest: usize,
    /// Tables that are not over in the whole house
    #[arg(
        long = "tables",
        value_name = "N",
        default_value = "20000",
        value_parser = count,
        env = "LASTLICKS_TABLES"
    )]
    pub tables: usize,
    /// Tables that stay in memory while nobody looks at them; beyond them a table leaves it after seconds, not minutes
    #[arg(
        long = "tables-in-memory",
        value_name = "N",
        default_value = "2000",
        value_parser = count,
        env = "LASTLICKS_TABLES_IN_MEMORY"
    )]
    pub tables_in_memory: usize,
    /// Files that come with open tables (lists of words, decks, boards, records that are gone on from): bytes in the whole
    /// house
    #[arg(
        long = "files",
        value_name = "BYTES",
        default_value = "134217728",
        value_parser = count,
        env = "LASTLICKS_FILES"
    )]
    pub files: usize,
    /// The same of the tables that one guest has opened
    #[arg(
        long = "files-per-guest",
        value_name = "BYTES",
        default_value = "4194304",
        value_parser = count,
        env = "LASTLICKS_FILES_PER_GUEST"
    )]
    pub files_per_guest: usize,
    /// KiB of such files that one address may bring
    #[arg(
        long = "file-rate",
        value_name = "RATE/BURST",
        default_value = "16/4096",
        env = "LASTLICKS_FILE_RATE"
    )]
    pub file: Rate,
    /// Tables that one address may open: so many an hour in the long run, and so many at once
    #[arg(
        long = "opening-rate",
        value_name = "RATE/BURST",
        default_value = "360/200",
        env = "LASTLICKS_OPENING_RATE"
    )]
    pub openings: Rate,
    /// Circles that one address may make: the same an hour, since they stay
    #[arg(
        long = "circle-rate",
        value_name = "RATE/BURST",
        default_value = "12/30",
        env = "LASTLICKS_CIRCLE_RATE"
    )]
    pub circles: Rate,
    /// Bytes of a request's body
    #[arg(
        long = "body",
        value_name = "BYTES",
        default_value = "1048576",
        value_parser = count,
        env = "LASTLICKS_BODY"
    )]
    pub body: usize,
    /// How long a client may take to send the head of a request or to swallow an answer, and how long a connection
    /// may be idle between requests
    #[arg(
        long = "patience",
        value_name = "SECONDS",
        default_value = "75",
        value_parser = seconds,
        env = "LASTLICKS_PATIENCE"
    )]
    pub patience: Duration,
    /// How long a client may pause while it sends a body
    #[arg(
        long = "pause",
        value_name = "SECONDS",
        default_value = "10",
        value_parser = seconds,
        env = "LASTLICKS_PAUSE"
    )]
    pub pause: Duration,
    /// How long a bot may think about one act, in milliseconds; it has less where many think at once
    #[arg(
        long = "bot-time",
        value_name = "MS",
        default_value = "400",
        value_parser = millis,
        env = "LASTLICKS_BOT_TIME"
    )]
    pub bot_time: Duration,
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
            tables_in_memory: 2000,
            files: 128 * 1024 * 1024,
            files_per_guest: 4 * 1024 * 1024,
            file: Rate::new(16, 4096),
            openings: Rate::new(360, 200),
            circles: Rate::new(12, 30),
            body: 1024 * 1024,
            patience: Duration::from_secs(75),
            pause: Duration::from_secs(10),
            bot_time: Duration::from_millis(400),
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
            files: usize::MAX,
            files_per_guest: usize::MAX,
            file: free,
            openings: free,
            circles: free,
            ..self
        }
    }
}

/// So many in the long run, and so many at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// In a second, in the long run; of what is opened and made, in an hour.
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

impl FromStr for Rate {
    type Err = String;

    /// `20/60`: 20 a second in the long run, 60 at once.
    fn from_str(text: &str) -> Result<Self, String> {
        let numbers = text.split_once('/').and_then(|(rate, burst)| {
            let numbers = (rate.trim().parse().ok()?, burst.trim().parse().ok()?);
            (numbers.0 > 0 && numbers.1 > 0).then_some(numbers)
        });
        let (per_second, burst) =
            numbers.ok_or("it is so many a second and so many at once, like 20/60")?;
        Ok(Self { per_second, burst })
    }
}

fn count(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|number| *number > 0);
    number.ok_or_else(|| "it must be a whole number of at least 1".to_owned())
}

/// What a bot may think at least and at most, in milliseconds.
const BOT_TIME: std::ops::RangeInclusive<u64> = 10..=60_000;

/// The time of a bot, in milliseconds.
fn millis(text: &str) -> Result<Duration, String> {
    let number = text.parse().ok().filter(|ms| BOT_TIME.contains(ms));
    number
        .map(Duration::from_millis)
        .ok_or_else(|| "a bot may think for 10 to 60000 milliseconds".to_owned())
}

fn seconds(text: &str) -> Result<Duration, String> {
    let day = 86_400;
    let number = text
        .parse()
        .ok()
        .filter(|number| (1..=day).contains(number));
    let number = number.ok_or("it must be a whole number of seconds, at most a day")?;
    Ok(Duration::from_secs(number))
}

/// Where a door is: an address of this machine and a port.
fn address(text: &str) -> Result<SocketAddr, String> {
    let wrong = "it is an address in numbers and a port, like 127.0.0.1:8080, or 0.0.0.0:8080 for all of this machine";
    text.parse().map_err(|_| wrong.to_owned())
}

/// The name of a host, without a port.
fn host_name(text: &str) -> Result<String, String> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || "-._".contains(c);
    if text.is_empty() || !text.chars().all(is_name) {
        return Err("it must be the name of a host, without a port".to_owned());
    }
    Ok(text.to_ascii_lowercase())
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
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Serve {
        #[command(flatten)]
        config: Config,
    }

    fn read(options: &[&str]) -> Result<Config, clap::Error> {
        let all = ["serve"].iter().chain(options);
        Serve::try_parse_from(all).map(|serve| serve.config)
    }

    #[test]
    fn limits_are_options_and_have_the_same_defaults() {
        assert_eq!(read(&[]).unwrap().limits, Limits::default());
        let given = read(&["--guest-rate", "5/7", "--connections-per-address", "3"]);
        let limits = given.unwrap().limits;
        assert_eq!(
            (limits.guest, limits.connections_per_address),
            (Rate::new(5, 7), 3)
        );
        for bad in [
            "--guest-rate=0/1",
            "--guest-rate=5",
            "--tables=0",
            "--pause=x",
            "--patience=99999999",
            "--host=a:1",
        ] {
            assert!(read(&[bad]).is_err(), "{bad}");
        }
        let told = read(&["--bind=localhost:8080"]).unwrap_err().to_string();
        assert!(told.contains("like 127.0.0.1:8080"), "{told}");
    }

    #[test]
    fn every_option_can_be_given_by_the_environment() {
        use clap::CommandFactory as _;
        let command = Serve::command();
        for option in command.get_arguments() {
            let name = option.get_long().unwrap();
            let variable = format!("LASTLICKS_{}", name.replace('-', "_").to_uppercase());
            assert_eq!(option.get_env(), Some(variable.as_ref()), "--{name}");
        }
    }

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
