//! `lastlicks serve`: open the house.

use anyhow::Context;

use crate::out::say;

pub(crate) const EXAMPLES: &str = "\
Examples:
  lastlicks serve
  lastlicks serve --bind 127.0.0.1:8080 --no-telnet
  lastlicks serve --data /var/lib/lastlicks --public-url https://games.example";

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    house: server::Config,
    /// How much is logged: error, warn, info, debug, trace or off
    #[arg(long, default_value = "info", env = "LASTLICKS_LOG")]
    log: String,
    /// Log as JSON, one object a line
    #[arg(long, env = "LASTLICKS_LOG_JSON", value_parser = clap::builder::BoolishValueParser::new())]
    log_json: bool,
}

/// Opens the house and keeps it open until the process is told to stop.
pub(crate) fn run(args: Args) -> anyhow::Result<()> {
    server::log_to_stderr(&args.log, args.log_json).map_err(anyhow::Error::msg)?;
    let runtime = tokio::runtime::Runtime::new().context("the house cannot start its threads")?;
    let served = runtime.block_on(server::serve(args.house, print_doors));
    // Work that is still on its threads is not waited for: what was acknowledged is stored.
    runtime.shutdown_background();
    served
}

fn print_doors(running: &server::Running) {
    say!("The house is open. Send friends to {}/", running.base());
    say!("  web       http://{}/", running.web);
    if let Some(telnet) = running.telnet {
        say!("  telnet    telnet {} {}", telnet.ip(), telnet.port());
    }
    say!("  programs  {}/api/v1 (described at /api)", running.base());
    if let Some(node) = running.node {
        say!("  machines  {node}");
    }
    if let Some(admin) = running.admin {
        say!("  keeper    http://{admin}/metrics");
    }
    if let Some(token) = running.token_file() {
        say!("            with the token in {}", token.display());
    }
}
