//! `lastlicks`: play, serve, referee, odds, simulate, replay, verify, rules.

mod referee;

use clap::{Parser, Subcommand};

/// Cult tabletop games, played by the players' own rules.
#[derive(Parser)]
#[command(version, about, propagate_version = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// The arbiter for programs: one JSON object a line in, one a line out
    #[command(after_help = referee::EXAMPLES)]
    Referee(referee::Args),
}

fn main() -> anyhow::Result<()> {
    match Cli::parse().command {
        Command::Referee(args) => referee::run(args),
    }
}
