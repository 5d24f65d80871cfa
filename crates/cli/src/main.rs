//! `lastlicks`: play, serve, referee, odds, simulate, replay, verify, words, judge, rules, licences, completions, man.
#![allow(clippy::print_stdout, reason = "printing is what a command is for")]

mod input;
mod judge;
mod licences;
mod odds;
mod out;
mod play;
mod referee;
mod replay;
mod rules;
mod serve;
mod shell;
mod simulate;
mod table_args;
mod terminal;
mod verify;
mod words;

use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

/// Cult tabletop games, played by the players' own rules.
#[derive(Parser)]
#[command(version, about, propagate_version = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Completions for a shell
    #[command(after_help = shell::COMPLETIONS)]
    Completions(shell::Completions),
    /// The licences of the program and of the data in it
    Licences,
    /// The manual page
    #[command(after_help = shell::MAN)]
    Man(shell::Man),
    /// What the judge of ConneXion says of sentences, one a line
    #[command(after_help = judge::EXAMPLES)]
    Judge(judge::Args),
    /// The exact odds of a throw
    #[command(after_help = odds::EXAMPLES)]
    Odds(odds::Args),
    /// Play a game in this terminal, against bots or with friends at the same keyboard
    #[command(after_help = play::EXAMPLES)]
    Play(play::Args),
    /// The arbiter for programs: one JSON object a line in, one a line out
    #[command(after_help = referee::EXAMPLES)]
    Referee(referee::Args),
    /// Step through a record, or print all of it as sentences
    #[command(after_help = replay::EXAMPLES)]
    Replay(replay::Args),
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
    /// Every word of a layout of ConneXion, with a path each
    #[command(after_help = words::EXAMPLES)]
    Words(words::Args),
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
        Command::Completions(args) => shell::completions(&args, Cli::command()),
        Command::Licences => licences::run(),
        Command::Man(args) => shell::man(&args, Cli::command()),
        Command::Judge(args) => judge::run(&args),
        Command::Odds(args) => odds::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Referee(args) => referee::run(args),
        Command::Replay(args) => replay::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Serve(args) => serve::run(args),
        Command::Simulate(args) => simulate::run(args),
        Command::Verify(args) => verify::run(&args),
        Command::Words(args) => words::run(&args),
    }
}
