//! `lastlicks tournament`: every bot against every other one, with ratings.

mod printed;
mod program;

use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use anyhow::ensure;
use arena::{Outsider, Tournament, tournament_report};
use clap_complete::engine::ArgValueCandidates;
use serde_json::json;
use speech::figures::DealsBar;

use crate::bar::{at, bar, left};
use crate::out::say;
use crate::table_args::TableArgs;
use crate::{complete, interrupt};
use program::Program;

/// What stands before a program among bots.
const PROGRAM: &str = "referee:";

pub(crate) const EXAMPLES: &str = "\
Examples:
  lastlicks tournament wimpout --bots eager,hold-25,odds --rounds 300
  lastlicks tournament cow --bots farmer,planner-20,random --seats 3 --rounds 10
  lastlicks tournament wimpout --bots odds,referee:./my-bot --set goal=300 --json";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    #[arg(add = ArgValueCandidates::new(complete::games))]
    game: String,
    /// Who plays, separated by commas: bots, and programs as in referee:./my-bot
    #[arg(long, value_delimiter = ',', required = true, add = ArgValueCandidates::new(complete::bots))]
    bots: Vec<String>,
    /// How many deals every table of bots plays at most, each from every rotation of its seats
    #[arg(long, default_value_t = 1000)]
    rounds: u32,
    /// How many sit at a table
    #[arg(long, default_value_t = 2)]
    seats: usize,
    /// Play every round, even where it is clear who is better
    #[arg(long)]
    to_the_end: bool,
    /// How long a program may take over an act, in milliseconds; over its first ten times as long, and 10 seconds at least
    #[arg(long, value_name = "MS", default_value_t = 1000)]
    time: u64,
    /// Where luck starts: the same seed gives the same figures on any number of threads
    #[arg(long, default_value = "0")]
    seed: String,
    /// How many threads play (as many as there are cores, and never more)
    #[arg(long)]
    threads: Option<NonZeroUsize>,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    table: TableArgs,
}

/// Plays the tournament and prints who came in where.
pub(crate) fn run(args: Args) -> anyhow::Result<()> {
    let game = host::game(&args.game)?;
    let (set, materials) = args.table.read(game)?;
    let seats = game.seats();
    ensure!(
        seats.contains(&args.seats) && args.seats > 1,
        "a tournament of {} is played at tables of {} to {}",
        game.title(),
        seats.start().max(&2),
        seats.end()
    );
    ensure!(args.rounds > 0, "a tournament has one round at least");
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let limit = Duration::from_millis(args.time);
    for program in args.bots.iter().filter_map(|bot| bot.strip_prefix(PROGRAM)) {
        program::can_be_started(program)?;
    }
    let invite = |name: &str| -> Option<Box<dyn Outsider>> {
        let program = name.strip_prefix(PROGRAM);
        program.map(|command| Box::new(Program::new(command, limit)) as Box<dyn Outsider>)
    };
    let plan = Tournament {
        entrants: args.bots,
        seats: args.seats,
        rounds: args.rounds,
        to_the_end: args.to_the_end,
        seed: args.seed,
        threads: args.threads.map_or(cores, |asked| cores.min(asked.get())),
        outsider: &invite,
        stop: interrupt::stop()?,
    };
    let (at, left) = (at(), left());
    let bar = bar(0, &DealsBar { at, left })?;
    let heard = |played: usize, most: usize| {
        bar.set_length(most as u64);
        bar.set_position(played as u64);
    };
    let start = Instant::now();
    let ranking = game.tournament(&set, &materials, &plan, &heard)?;
    bar.finish_and_clear();
    let mut figures = tournament_report(&plan, &ranking);
    figures["game"] = json!(game.slug());
    if args.json {
        say!("{figures}");
    } else {
        printed::print(game.title(), &figures, start.elapsed());
    }
    Ok(())
}
