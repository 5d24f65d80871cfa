//! What the keeper has decided about the house's memory.

use std::time::Duration;

use clap::builder::BoolishValueParser;

use crate::bus::BusAddress;
use crate::database::Database;

/// The options of `lastlicks serve` about what is kept.
#[derive(Clone, Debug, PartialEq, Eq, clap::Args)]
pub struct Keeping {
    /// Keep the house in a database, postgres://USER@HOST:PORT/NAME, and only its keys in the folder; the
    /// password is better given by PGPASSFILE or PGPASSWORD
    #[arg(
        long,
        value_name = "URL",
        env = "LASTLICKS_DATABASE",
        hide_env_values = true
    )]
    pub database: Option<Database>,

    /// Let machines that keep the house together hint at changes over NATS, nats://USER:PASSWORD@HOST:PORT, instead of
    /// through the database
    #[arg(
        long,
        value_name = "URL",
        env = "LASTLICKS_BUS",
        hide_env_values = true,
        requires = "node"
    )]
    pub bus: Option<BusAddress>,

    /// Close tables at which nothing has come to pass for so long, like 90d or 12h
    #[arg(long, value_name = "SPAN", default_value = "90d", value_parser = span, env = "LASTLICKS_IDLE")]
    pub idle: Duration,

    /// Close tables at which no game has begun for so long
    #[arg(long, value_name = "SPAN", default_value = "1d", value_parser = span, env = "LASTLICKS_UNBEGUN")]
    pub unbegun: Duration,

    /// Close tables whose game is over after so long; until then the people of one play on together by a rematch
    #[arg(long, value_name = "SPAN", default_value = "12h", value_parser = span, env = "LASTLICKS_FINISHED")]
    pub finished: Duration,

    /// Go on without the house key that the database was made with: guests, seats, passwords and the luck of games
    /// under way are lost
    #[arg(long, env = "LASTLICKS_NEW_KEY", value_parser = BoolishValueParser::new())]
    pub new_key: bool,

    /// How often it is looked whether tables must be closed.
    #[arg(skip = Duration::from_secs(60))]
    pub sweep: Duration,

    /// Where the other nodes reach this one, HOST:PORT, where several keep the house.
    #[arg(skip)]
    pub node: Option<String>,
}

impl Default for Keeping {
    fn default() -> Self {
        let day = Duration::from_hours(24);
        Self {
            database: None,
            bus: None,
            idle: 90 * day,
            unbegun: day,
            finished: day / 2,
            new_key: false,
            sweep: Duration::from_mins(1),
            node: None,
        }
    }
}

/// A span of time as people write it: `90d`, `12h`, `30m`, `45s`.
///
/// # Errors
/// How it is written.
pub fn span(text: &str) -> Result<Duration, String> {
    let how = || "write a number and d, h, m or s: 90d, 12h, 30m, 45s".to_owned();
    let unit = text.chars().last().ok_or_else(how)?;
    let seconds = match unit {
        'd' => 86_400,
        'h' => 3_600,
        'm' => 60,
        's' => 1,
        _ => return Err(how()),
    };
    let number: u32 = text[..text.len() - 1].parse().map_err(|_| how())?;
    Ok(Duration::from_secs(u64::from(number) * seconds))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_are_numbers_with_a_unit() {
        assert_eq!(span("90d"), Ok(Duration::from_hours(90 * 24)));
        assert_eq!(span("12h"), Ok(Duration::from_hours(12)));
        assert_eq!(span("0s"), Ok(Duration::ZERO));
        for bad in ["", "90", "d", "-1d", "1.5h", "9999999999d", "3 d", "1é"] {
            assert!(span(bad).is_err(), "{bad}");
        }
    }
}
