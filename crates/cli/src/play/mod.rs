//! `lastlicks play`: a game in this terminal, against bots or with friends at the same keyboard.

mod curtain;
mod ending;
mod full;
mod keyboard;
mod making;
mod plain;
mod saved;
mod scene;
mod seats;
mod table;
pub(crate) mod waiting;

use std::path::{Path, PathBuf};
use std::time::Duration;

use ::table::{Record, Secret, Viewer};
use anyhow::{Context, bail};
use clap_complete::engine::ArgValueCandidates;
use host::{AnyGame, Coach, Plan, Player, Room};

use crate::table_args::TableArgs;
use crate::tongue::tongue;
use crate::verify::read_record;
use crate::{complete, terminal};
use table::LocalTable;

pub(crate) const EXAMPLES: &str = "\
Examples:
  lastlicks play wimpout
  lastlicks play wimpout --seats you:Ann,you:Bea,odds --set bump=on --set goal=300
  lastlicks play wimpout --plain
  lastlicks play wimpout --coach
  lastlicks play wimpout --resume
  lastlicks play --resume=2
  lastlicks play wimpout --from game.jsonl --step 40 --seats you,odds
  printf 'throw\\nthrow\\nstop\\n' | lastlicks play wimpout --seed tonight";

/// How long a bot takes over an act on the full screen, in milliseconds.
const PACE: u64 = 700;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    #[arg(required_unless_present_any = ["resume", "from"], add = ArgValueCandidates::new(complete::games))]
    game: Option<String>,
    /// Who plays, in order of play: `you`, `you:NAME` or a NAME for a person, else a bot such as odds or hold-25
    /// (you and as many bots as the game needs, if nothing is said)
    #[arg(long, value_delimiter = ',', add = ArgValueCandidates::new(complete::seats))]
    seats: Vec<String>,
    /// Sentences instead of the full screen; always so where standard output is no terminal
    #[arg(long)]
    plain: bool,
    /// Learn: after each of your decisions how good it was, and `odds` where there are any; `--coach=after`: no advice before
    /// the game is over
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "on", value_parser = Coach::parse,
          conflicts_with_all = ["resume", "from"])]
    coach: Option<Coach>,
    /// Where luck starts: the same seed and the same acts give the same game
    #[arg(long)]
    seed: Option<String>,
    /// Go on with a game that was left: the one of that number in `lastlicks waiting` (with GAME: in `lastlicks waiting GAME`),
    /// or one of your choice
    #[arg(long, value_name = "NUMBER", num_args = 0..=1, require_equals = true, value_parser = waiting::number,
        conflicts_with_all = ["seats", "seed", "preset", "set", "own", "deck", "words", "board"])]
    #[allow(
        clippy::option_option,
        reason = "given or not, and then with a number or without"
    )]
    resume: Option<Option<usize>>,
    /// What if: go on from a step of this record, with its names and its luck
    #[arg(long, value_name = "FILE", conflicts_with_all = ["resume", "seed", "preset", "set", "own", "deck", "words", "board"])]
    from: Option<PathBuf>,
    /// From which step of the record, counted as `replay` does; from its last one if nothing is said
    #[arg(long, requires = "from")]
    step: Option<usize>,
    /// Write the record of the finished game to this file
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// How long a bot takes over an act on the full screen, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = PACE)]
    pace: u64,
    #[command(flatten)]
    table: TableArgs,
}

/// Plays a game.
pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let game = args.game.as_deref().map(host::game).transpose()?;
    if let Some(path) = &args.record {
        ending::try_path(path)?;
    }
    let mut table = sit_down(game, args)?;
    let mut record = args.record.as_deref();
    let mut games = 1;
    while sitting(args, &mut table, record)? == Next::Again {
        games += 1;
        table = again(args, &table, games)?;
        record = None;
    }
    Ok(())
}

/// The table that is asked for: of a record, of a game that was left, or a new one.
fn sit_down(game: Option<&'static dyn AnyGame>, args: &Args) -> anyhow::Result<LocalTable> {
    if let Some(file) = &args.from {
        return otherwise(game, args, &read_record(file)?);
    }
    let slug = game.map(AnyGame::slug);
    let found = match args.resume {
        Some(number) => Some(waiting::chosen(slug, number)?),
        // What a seed gives does not depend on what else is there.
        None if args.seed.is_some() => None,
        None => waiting::wanted(slug)?,
    };
    match (found, game) {
        (Some((saved, room)), _) => LocalTable::resume(saved, room),
        (None, Some(game)) => open(game, args),
        (None, None) => bail!("which game? `lastlicks rules` lists them"),
    }
}

/// What those at the keyboard want when a game is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    /// The same game, with the same seats.
    Again,
    /// To go away.
    Away,
}

/// Plays one game until it is over or left.
fn sitting(args: &Args, table: &mut LocalTable, record: Option<&Path>) -> anyhow::Result<Next> {
    if args.plain || !terminal::is_full() {
        return plain::run(table, record);
    }
    full::run(table, Duration::from_millis(args.pace))?;
    plain::part(table, record)
}

/// Plays a recorded game on from one of its steps, on the full screen, in the seat that is to act (P13).
pub(crate) fn what_if(record: &Record, step: usize) -> anyhow::Result<()> {
    let mut table =
        LocalTable::branch(&host::branch(record, step, None, (table::now(), tongue()))?)?;
    full::run(&mut table, Duration::from_millis(PACE))?;
    plain::part(&mut table, None).map(drop)
}

/// The same on whatever terminal this is: in sentences where it is no full one, or that is asked for.
pub(crate) fn go_on(record: &Record, step: usize, plain: bool) -> anyhow::Result<()> {
    if !plain && terminal::is_full() {
        return what_if(record, step);
    }
    let mut table =
        LocalTable::branch(&host::branch(record, step, None, (table::now(), tongue()))?)?;
    plain::run(&mut table, None).map(drop)
}

/// The record named by `--from`, to be played on from its step.
fn otherwise(
    asked: Option<&'static dyn AnyGame>,
    args: &Args,
    record: &Record,
) -> anyhow::Result<LocalTable> {
    let game = host::game(&record.header.game)?;
    if let Some(asked) = asked.filter(|asked| asked.slug() != game.slug()) {
        let (has, asked) = (game.slug(), asked.slug());
        bail!("this is a record of {has}, not of {asked}");
    }
    let players = seats::seats(game, &args.seats)?;
    let bots: Vec<_> = players.into_iter().map(|player| player.bot).collect();
    let bots = (!bots.is_empty()).then_some(bots);
    let step = args.step.unwrap_or(record.steps.len());
    LocalTable::branch(&host::branch(record, step, bots, (table::now(), tongue()))?)
}

fn open(game: &'static dyn AnyGame, args: &Args) -> anyhow::Result<LocalTable> {
    let (rules, materials) = args.table.read(game)?;
    let players = seats::seats(game, &seats::asked_for(game, &args.seats))?;
    let plan = Plan {
        rules,
        materials,
        coach: args.coach.unwrap_or_default(),
        ..host::trying(game.slug(), game.title().to_owned(), players.len())
    };
    begin(plan, players, args.seed.as_deref())
}

/// The game of that number in a row, with the seats of the last one (P10).
fn again(args: &Args, last: &LocalTable, number: u32) -> anyhow::Result<LocalTable> {
    let chairs = last.room.view(Viewer::Spectator).seats.into_iter();
    let players = chairs.map(|chair| Player {
        name: chair.name,
        bot: chair.bot,
        nonce: String::new(),
    });
    let seed = args.seed.as_ref();
    let seed = seed.map(|seed| format!("{seed}, game {number}"));
    begin(last.room.again()?, players.collect(), seed.as_deref())
}

/// Sits everybody down; the luck comes from the seed, if one is told.
fn begin(plan: Plan, mut players: Vec<Player>, seed: Option<&str>) -> anyhow::Result<LocalTable> {
    let opened = if let Some(seed) = seed {
        Room::open_seeded(plan, seed, table::now())?
    } else {
        for player in &mut players {
            player.nonce = hex(&random::<16>()?);
        }
        Room::open(plan, &Secret::from_bytes(random::<32>()?), table::now())?
    };
    LocalTable::open(opened, players)
}

fn random<const N: usize>() -> anyhow::Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).context("the operating system gives no randomness")?;
    Ok(bytes)
}

fn hex(bytes: &[u8]) -> String {
    bytes
        .iter()
        .fold(String::new(), |all, byte| format!("{all}{byte:02x}"))
}
