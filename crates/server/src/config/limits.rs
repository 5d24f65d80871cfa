//! What one guest, one address and the whole house may use.

use std::time::Duration;

use super::Rate;

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
    /// Remarks at one table of a guest who sits there
    #[arg(
        long = "talk-rate",
        value_name = "RATE/BURST",
        default_value = "1/20",
        env = "LASTLICKS_TALK_RATE"
    )]
    pub talk: Rate,
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
            talk: Rate::new(1, 20),
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
            talk: free,
            ..self
        }
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
