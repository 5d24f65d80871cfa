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
use std::path::PathBuf;
use std::time::Duration;

use ::table::{Secret, Viewer};
use anyhow::{Context, bail};
use host::{ClockPlan, LeavePlan, Plan, Room};

use crate::table_args::TableArgs;
use crate::terminal;
pub(crate) use ending::standings;
use saved::Saved;
use table::LocalTable;

pub(crate) const EXAMPLES: &str = "\
Examples:
  lastlicks play wimpout
  lastlicks play wimpout --seats you:Ann,you:Bea,odds --set bump=on --set goal=300
  lastlicks play wimpout --plain
  lastlicks play wimpout --resume
  printf 'throw\\nthrow\\nstop\\n' | lastlicks play wimpout --seed tonight";

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
    /// Write the record of the finished game to this file
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// How long a bot takes over an act on the full screen, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 700)]
    pace: u64,
    #[command(flatten)]
    table: TableArgs,
}

/// Plays a game.
pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let game = host::game(&args.game)?;
    let mut table = match waiting(args)? {
        Some((saved, room)) => LocalTable::resume(saved, room)?,
        None => open(game, args)?,
    };
    if args.plain || !terminal::is_full() {
        return plain::run(&mut table, args.record.as_deref());
    }
    full::run(&mut table, Duration::from_millis(args.pace))?;
    plain::part(&mut table, args.record.as_deref())
}

fn open(game: &'static dyn host::AnyGame, args: &Args) -> anyhow::Result<LocalTable> {
    let (rules, materials) = args.table.read(game)?;
    let mut players = seats::seats(game, &seats::asked_for(game, &args.seats))?;
    let secret = if let Some(seed) = &args.seed {
        Secret::from_seed(seed)
    } else {
        for player in &mut players {
            player.nonce = hex(&random::<16>()?);
        }
        Secret::from_bytes(random::<32>()?)
    };
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
