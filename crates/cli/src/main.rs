//! `lastlicks`: play, puzzle, waiting, serve, referee, odds, simulate, lab, solve, advise, report, statistics, replay, verify, words, judge, rules, check,
//! salvage, tidy, licences, completions, man; with the feature `postgres` also copy and migrate.

mod advise;
mod bar;
mod complete;
mod editor;
mod exit;
mod input;
mod interrupt;
mod judge;
mod keep;
mod lab;
mod licences;
mod manual;
mod odds;
mod out;
mod output;
mod pieces;
mod play;
mod puzzle;
mod referee;
mod replay;
mod report;
mod rule;
mod rules;
mod serve;
mod shell;
mod simulate;
mod solve;
mod state;
mod statistics;
mod table_args;
mod terminal;
mod tongue;
mod tournament;
mod values;
mod verify;
mod words;

use std::path::Path;
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use clap_complete::CompleteEnv;

/// What is given on one thread is taken back on another all the time: orders, answers, what is stored.
#[cfg(feature = "mimalloc")]
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Cult tabletop games, played by the players' own rules.
#[derive(Parser)]
#[command(version = env!("LASTLICKS_VERSION"), about, propagate_version = true, max_term_width = 100, after_help = exit::CODES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
    /// The language of what is told: en or de; that of the system where none is given
    #[arg(long, global = true, value_name = "CODE", env = "LASTLICKS_LANGUAGE", hide_env = true, value_parser = tongue::known)]
    language: Option<tongue::Asked>,
}

#[derive(Subcommand)]
#[allow(
    clippy::large_enum_variant,
    reason = "there is one, read once; `serve` has most options"
)]
enum Command {
    /// What is best for the seat that is to act, and why
    #[command(after_help = advise::EXAMPLES)]
    Advise(advise::Args),
    /// Look whether everything in a house is as it was stored
    #[command(after_help = keep::check::EXAMPLES)]
    Check(keep::check::Args),
    /// Completions for a shell
    #[command(after_help = shell::COMPLETIONS)]
    Completions(shell::Completions),
    /// Move a house from its folder into a database, or back
    #[cfg(feature = "postgres")]
    #[command(after_help = keep::copy::EXAMPLES)]
    Copy(keep::copy::Args),
    /// What a rule would do: two sets of rules side by side, with the same luck
    #[command(after_help = lab::EXAMPLES)]
    Lab(lab::Args),
    /// The licences of the program and of the data in it
    #[command(after_help = licences::EXAMPLES)]
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
    /// Bring a database to the newest format
    #[cfg(feature = "postgres")]
    #[command(after_help = keep::migrate::EXAMPLES)]
    Migrate(keep::migrate::Args),
    /// A deck, a board or a list of words of your own: read it
    #[command(after_help = pieces::EXAMPLES)]
    Pieces(pieces::Args),
    /// Play a game in this terminal, against bots or with friends at the same keyboard
    #[command(after_help = play::EXAMPLES)]
    Play(play::Args),
    /// A position with one best move: find it
    #[command(after_help = puzzle::EXAMPLES)]
    Puzzle(puzzle::Args),
    /// The arbiter for programs: one JSON object a line in, one a line out
    #[command(after_help = referee::EXAMPLES)]
    Referee(referee::Args),
    /// Step through a record, or print all of it as sentences
    #[command(after_help = replay::EXAMPLES)]
    Replay(replay::Args),
    /// How a finished game was played: chances, mistakes, luck
    #[command(after_help = report::EXAMPLES)]
    Report(report::Args),
    /// Rules of your own: what they may answer, and what a text does
    #[command(after_help = rule::EXAMPLES)]
    Rule(rule::Args),
    /// Every option and house rule of a game, or one rule in full
    #[command(after_help = rules::EXAMPLES)]
    Rules(rules::Args),
    /// Copy what is sound in a damaged house into a new folder
    #[command(after_help = keep::salvage::EXAMPLES)]
    Salvage(keep::salvage::Args),
    /// Open the house: tables for browsers, telnet and programs
    #[command(after_help = serve::EXAMPLES)]
    Serve(serve::Args),
    /// Play many games between bots and print the figures
    #[command(after_help = simulate::EXAMPLES)]
    Simulate(simulate::Args),
    /// The exact chances of a game of two or of three, and when to stop
    #[command(after_help = solve::EXAMPLES)]
    Solve(solve::Args),
    /// How somebody plays, from the records of many games
    #[command(after_help = statistics::EXAMPLES)]
    Statistics(statistics::Args),
    /// Take finished games out of a house that is closed
    #[command(after_help = keep::tidy::EXAMPLES)]
    Tidy(keep::tidy::Args),
    /// Every bot against every other one: ratings, and who is better with what confidence
    #[command(after_help = tournament::EXAMPLES)]
    Tournament(tournament::Args),
    /// Replay a record and check that its luck was fair
    #[command(after_help = verify::EXAMPLES)]
    Verify(verify::Args),
    /// The games that wait to be played on: list them, forget some
    #[command(after_help = play::waiting::EXAMPLES)]
    Waiting(play::waiting::Args),
    /// Every word of a layout of ConneXion, with a path each
    #[command(after_help = words::EXAMPLES)]
    Words(words::Args),
}

fn main() -> ExitCode {
    CompleteEnv::with_factory(told)
        .var(complete::VARIABLE)
        .shells(complete::SHELLS)
        .complete();
    let parsed = command().try_get_matches();
    let done = match parsed.and_then(|found| Cli::from_arg_matches(&found)) {
        Ok(cli) => {
            tongue::speak(cli.language);
            run(cli.command)
        }
        Err(why) => return tell(&told().try_get_matches().err().unwrap_or(why)),
    };
    done.unwrap_or_else(|why| exit::failed(&why))
}

/// The command line with all that is told of it in the language of whoever types: needed where it tells something.
fn told() -> clap::Command {
    manual::in_tongue(command(), tongue::before())
}

/// The command line. A number below 0 is a value, which its option refuses, and no other option.
fn command() -> clap::Command {
    fn with_numbers(command: clap::Command) -> clap::Command {
        let takes = |arg: clap::Arg| {
            let takes_values = arg.get_action().takes_values();
            arg.allow_negative_numbers(takes_values)
        };
        command.mut_args(takes).mut_subcommands(with_numbers)
    }
    with_numbers(Cli::command())
}

/// Prints what the parser of the command line has to say: the help, the version, or what is wrong.
fn tell(told: &clap::Error) -> ExitCode {
    let code = ExitCode::from(u8::try_from(told.exit_code()).unwrap_or(exit::FAILED));
    let (rendered, tongue) = (told.render().to_string(), tongue::before());
    let text = manual::plainly(&rendered);
    let is_other = told.use_stderr() && (tongue != speech::Tongue::En || text != rendered);
    if is_other || text.contains(table::is_hidden) {
        // It quotes what was typed, or pasted.
        let shown = text.replace(table::is_hidden, "");
        out::note!("{}", manual::lines(shown.trim_end(), tongue));
        return code;
    }
    match told.print() {
        Err(why) if !told.use_stderr() => out::give_up(&why),
        _ => code,
    }
}

impl Command {
    /// The folder of the house for which something is solved.
    fn house(&self) -> Option<&Path> {
        match self {
            Self::Solve(args) => args.data.as_deref(),
            _ => None,
        }
    }

    /// Whether solutions that were kept are believed; nothing where the command keeps its own.
    fn believing(&self) -> Option<state::Believing> {
        match self {
            Self::Serve(_) => None,
            Self::Advise(args) => Some(args.believing),
            Self::Report(args) => Some(args.believing),
            Self::Solve(args) => Some(args.believing),
            _ => Some(state::Believing { fresh: false }),
        }
    }
}

fn run(command: Command) -> anyhow::Result<ExitCode> {
    if let Some(folder) = command.house() {
        keep::is_house(folder)?;
    }
    if let Some(believing) = command.believing() {
        state::keep_solutions(believing, command.house());
    }
    let done = match command {
        Command::Advise(args) => advise::run(&args),
        Command::Check(args) => return keep::check::run(&args).map(exit::answered),
        Command::Completions(args) => shell::completions(&args),
        #[cfg(feature = "postgres")]
        Command::Copy(args) => keep::copy::run(&args),
        Command::Lab(args) => lab::run(&args),
        Command::Licences => licences::run(),
        Command::Man(args) => shell::man(&args, Cli::command()),
        Command::Judge(args) => judge::run(&args),
        #[cfg(feature = "postgres")]
        Command::Migrate(args) => keep::migrate::run(&args),
        Command::Odds(args) => odds::run(&args),
        Command::Solve(args) => solve::run(&args),
        Command::Statistics(args) => statistics::run(&args),
        Command::Pieces(args) => pieces::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Puzzle(args) => return puzzle::run(&args).map(exit::answered),
        Command::Referee(args) => referee::run(args),
        Command::Replay(args) => replay::run(&args),
        Command::Report(args) => report::run(&args),
        Command::Rule(args) => return rule::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Salvage(args) => keep::salvage::run(&args),
        Command::Serve(args) => serve::run(args),
        Command::Simulate(args) => simulate::run(args),
        Command::Tidy(args) => return keep::tidy::run(&args).map(exit::answered),
        Command::Tournament(args) => tournament::run(args),
        Command::Verify(args) => return verify::run(&args),
        Command::Waiting(args) => play::waiting::run(&args),
        Command::Words(args) => words::run(&args),
    };
    done.map(|()| ExitCode::SUCCESS)
}
