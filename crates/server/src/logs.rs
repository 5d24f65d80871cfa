//! Logs: one line an event on standard error, as JSON where a machine reads them.

use std::io::{self, Stderr, Write};

use tracing::Subscriber;
use tracing_subscriber::filter::LevelFilter;
use tracing_subscriber::util::SubscriberInitExt as _;

/// Standard error, wherever it leads: a log that cannot be written, on a full disk or to a reader that is gone, is lost, and
/// the house goes on.
struct Standing(Stderr);

impl Write for Standing {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        let _ = self.0.write_all(line);
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let _ = self.0.flush();
        Ok(())
    }
}

/// Writes logs to standard error from now on: `level` is `error`, `warn`, `info`, `debug`, `trace` or `off`. Does
/// nothing if somebody else has taken care of logs already.
///
/// # Errors
/// `level` is none of these.
pub fn log_to_stderr(level: &str, as_json: bool) -> Result<(), String> {
    let level: LevelFilter = level
        .parse()
        .map_err(|_| format!("`{level}` is not one of error, warn, info, debug, trace, off"))?;
    let logs = tracing_subscriber::fmt()
        .with_max_level(level)
        .with_writer(|| Standing(std::io::stderr()))
        .log_internal_errors(false)
        .with_target(false);
    if as_json {
        begin(logs.json().flatten_event(true).finish(), level);
    } else {
        begin(logs.with_ansi(false).finish(), level);
    }
    Ok(())
}

/// The client of NATS says each second that it could not connect; the house says so once, in its own words.
#[cfg(feature = "nats")]
fn begin(logs: impl Subscriber + Send + Sync, level: LevelFilter) {
    use tracing_subscriber::filter::filter_fn;
    use tracing_subscriber::layer::SubscriberExt as _;
    let ours = filter_fn(|what| !what.target().starts_with("async_nats"));
    let _ = logs.with(ours.with_max_level_hint(level)).try_init();
}

#[cfg(not(feature = "nats"))]
fn begin(logs: impl Subscriber + Send + Sync, _: LevelFilter) {
    let _ = logs.try_init();
}
