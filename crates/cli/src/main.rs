//! `lastlicks`: play, serve, referee, odds, simulate, replay, verify, rules.
#![allow(clippy::print_stdout, reason = "printing is what a command is for")]

mod odds;
mod play;
mod referee;
mod rules;
mod serve;
mod simulate;
mod table_args;
mod terminal;
mod verify;

use std::process::ExitCode;

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
    /// The exact odds of a throw
    #[command(after_help = odds::EXAMPLES)]
    Odds(odds::Args),
    /// Play a game in this terminal, against bots or with friends at the same keyboard
    #[command(after_help = play::EXAMPLES)]
    Play(play::Args),
    /// The arbiter for programs: one JSON object a line in, one a line out
    #[command(after_help = referee::EXAMPLES)]
    Referee(referee::Args),
    /// Every option and house rule of a game, or one rule in full
    #[command(after_help = rules::EXAMPLES)]
    Rules(rules::Args),
    /// Open the house: tables for browsers, telnet and programs
    #[command(after_help = serve::EXAMPLES)]
    Serve(serve::Args),
    /// Play many games between bots and print the figures
    #[command(after_help = simulate::EXAMPLES)]
    Simulate(simulate::Args),
    /// Replay a record and check that its luck was fair
    #[command(after_help = verify::EXAMPLES)]
    Verify(verify::Args),
}

fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("lastlicks: {why:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> anyhow::Result<()> {
    match command {
        Command::Odds(args) => odds::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Referee(args) => referee::run(args),
        Command::Rules(args) => rules::run(&args),
        Command::Serve(args) => serve::run(args),
        Command::Simulate(args) => simulate::run(args),
        Command::Verify(args) => verify::run(&args),
    }
}
