//! `lastlicks play`: a game in this terminal, against bots or with friends at the same keyboard.

mod curtain;
mod ending;
mod full;
mod keyboard;
mod plain;
mod saved;
mod scene;
mod seats;
mod table;

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use ::table::{Record, Secret, Viewer};
use anyhow::{Context, bail};
use host::{ClockPlan, LeavePlan, Plan, Player, Room};

use crate::table_args::TableArgs;
use crate::terminal;
use crate::verify::read_record;
pub(crate) use ending::standings;
use saved::Saved;
use table::LocalTable;

pub(crate) const EXAMPLES: &str = "\
Examples:
  lastlicks play wimpout
  lastlicks play wimpout --seats you:Ann,you:Bea,odds --set bump=on --set goal=300
  lastlicks play wimpout --plain
  lastlicks play wimpout --resume
  lastlicks play wimpout --from game.jsonl --step 40 --seats you,odds
  printf 'throw\\nthrow\\nstop\\n' | lastlicks play wimpout --seed tonight";

/// How long a bot takes over an act on the full screen, in milliseconds.
const PACE: u64 = 700;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// Who plays, in order of play: `you`, `you:NAME` or a NAME for a person, else a bot such as odds or hold-25
    /// (you and as many bots as the game needs, if nothing is said)
    #[arg(long, value_delimiter = ',')]
    seats: Vec<String>,
    /// Sentences instead of the full screen; always so where standard output is no terminal
    #[arg(long)]
    plain: bool,
    /// Where luck starts: the same seed and the same acts give the same game
    #[arg(long)]
    seed: Option<String>,
    /// Go on with the game that was left last
    #[arg(long, conflicts_with_all = ["seats", "seed", "set", "deck", "words", "board"])]
    resume: bool,
    /// What if: go on from a step of this record, with its names and its luck
    #[arg(long, value_name = "FILE", conflicts_with_all = ["resume", "seed", "set", "deck", "words", "board"])]
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
    let game = host::game(&args.game)?;
    let mut table = match &args.from {
        Some(file) => otherwise(game, args, &read_record(file)?)?,
        None => match waiting(args)? {
            Some((saved, room)) => LocalTable::resume(saved, room)?,
            None => open(game, args)?,
        },
    };
    let mut record = args.record.as_deref();
    let mut games = 1;
    while sitting(args, &mut table, record)? == Next::Again {
        games += 1;
        table = again(args, &table, games)?;
        record = None;
    }
    Ok(())
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
    let mut table = LocalTable::branch(&host::branch(record, step, None, table::now())?)?;
    full::run(&mut table, Duration::from_millis(PACE))?;
    plain::part(&mut table, None).map(drop)
}

/// The record named by `--from`, to be played on from its step.
fn otherwise(game: &dyn host::AnyGame, args: &Args, record: &Record) -> anyhow::Result<LocalTable> {
    if record.header.game != game.slug() {
        bail!(
            "this is a record of {}, not of {}",
            record.header.game,
            game.slug()
        );
    }
    let players = seats::seats(game, &args.seats)?;
    let bots: Vec<_> = players.into_iter().map(|player| player.bot).collect();
    let bots = (!bots.is_empty()).then_some(bots);
    let step = args.step.unwrap_or(record.steps.len());
    LocalTable::branch(&host::branch(record, step, bots, table::now())?)
}

fn open(game: &'static dyn host::AnyGame, args: &Args) -> anyhow::Result<LocalTable> {
    let (rules, materials) = args.table.read(game)?;
    let players = seats::seats(game, &seats::asked_for(game, &args.seats))?;
    let plan = Plan {
        game: game.slug().to_owned(),
        title: game.title().to_owned(),
        rules,
        materials,
        most: players.len(),
        private: true,
        clock: ClockPlan::None,
        coach: false,
        leave: LeavePlan::Drop,
        pace: 0,
        order: Vec::new(),
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
    let secret = if let Some(seed) = seed {
        Secret::from_seed(seed)
    } else {
        for player in &mut players {
            player.nonce = hex(&random::<16>()?);
        }
        Secret::from_bytes(random::<32>()?)
    };
    LocalTable::open(plan, players, &secret)
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

/// The game to go on with: the one asked for, or one that was left and is wanted.
fn waiting(args: &Args) -> anyhow::Result<Option<(Saved, Room)>> {
    let found = saved::newest(&args.game);
    if args.resume {
        let none = || format!("no game of {} is waiting to be played on", args.game);
        return found.with_context(none).map(Some);
    }
    let Some((saved, room)) = found else {
        return Ok(None);
    };
    println!("A game is waiting: {}.", in_short(&room));
    if !io::stdin().is_terminal() {
        println!(
            "It stays. Go on with it: lastlicks play {} --resume\n",
            args.game
        );
        return Ok(None);
    }
    loop {
        print!("Go on with it? yes, no (it stays), or forget: ");
        io::stdout().flush()?;
        let mut line = String::new();
        if io::stdin().read_line(&mut line)? == 0 {
            bail!("nothing was answered");
        }
        match line.trim().to_lowercase().as_str() {
            "" | "y" | "yes" => return Ok(Some((saved, room))),
            "n" | "no" => return Ok(None),
            "forget" | "f" => {
                saved.forget()?;
                return Ok(None);
            }
            _ => {}
        }
    }
}

/// Who plays, and how far they have come.
fn in_short(room: &Room) -> String {
    let names = room
        .view(Viewer::Spectator)
        .seats
        .into_iter()
        .map(|chair| chair.name);
    let names: Vec<_> = names.take(6).collect();
    let over = if room.is_over() {
        ", over, with its record not kept yet"
    } else {
        ""
    };
    let steps = room.table().map_or(0, ::table::AnyTable::length);
    format!("{} ({steps} steps{over})", screen::list(&names))
}
