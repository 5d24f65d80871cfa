//! Logs: one line an event on standard error, as JSON where a machine reads them.

use tracing_subscriber::filter::LevelFilter;

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
        .with_writer(std::io::stderr)
        .with_target(false);
    let _ = if as_json {
        logs.json().flatten_event(true).try_init()
    } else {
        logs.with_ansi(false).try_init()
    };
    Ok(())
}
