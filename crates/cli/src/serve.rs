//! `lastlicks serve`: open the house.

use anyhow::Context;

pub(crate) const EXAMPLES: &str = "\
Examples:
  lastlicks serve
  lastlicks serve --bind 127.0.0.1:8080 --no-telnet
  lastlicks serve --data /var/lib/lastlicks --admin 127.0.0.1:9090 --public-url https://games.example";

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    house: server::Config,
    /// How much is logged: error, warn, info, debug, trace or off
    #[arg(long, default_value = "info")]
    log: String,
    /// Log as JSON, one object a line
    #[arg(long)]
    log_json: bool,
}

/// Opens the house and keeps it open until the process is told to stop.
pub(crate) fn run(args: Args) -> anyhow::Result<()> {
    server::log_to_stderr(&args.log, args.log_json).map_err(anyhow::Error::msg)?;
    let runtime = tokio::runtime::Runtime::new().context("the house cannot start its threads")?;
    runtime.block_on(server::serve(args.house, print_doors))
}

fn print_doors(running: &server::Running) {
    println!("The house is open. Send friends to http://{}/", running.web);
    if let Some(telnet) = running.telnet {
        println!("  telnet    telnet {} {}", telnet.ip(), telnet.port());
    }
    println!(
        "  programs  http://{}/api/v1 (described at /api)",
        running.web
    );
    if let Some(admin) = running.admin {
        println!("  keeper    http://{admin}/metrics");
    }
}
