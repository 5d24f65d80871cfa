//! `lastlicks puzzle`: a position with one best answer, and making more of them.

use std::io::{self, IsTerminal as _};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, ensure};
use arena::Limit;
use clap_complete::engine::ArgValueCandidates;
use host::puzzle::{self, Make, Puzzle, Verdict};
use serde_json::json;
use speech::Sentence;
use speech::figures::PuzzlesBar;
use speech::puzzle as words;
use table::{AnyTable, Viewer};

use crate::bar::{at, bar, left};
use crate::out::{columns, say};
use crate::tongue::{reader, tongue};
use crate::{complete, input, interrupt};

pub(crate) const EXAMPLES: &str = "\
Examples:
  lastlicks puzzle
  lastlicks puzzle cow --number 7
  echo 1 | lastlicks puzzle wimpout --number 1
  lastlicks puzzle wimpout --number 1 --answer 2 --json
  lastlicks puzzle --make wimpout --games 5 --seed 1
With --answer the exit code is 0 where the answer is best, 1 where it is not, and 2 where it is no answer.";

/// The longest line that is read as an answer.
const LONGEST: usize = 1_000;
/// So many lines that are no answer are borne.
const PATIENCE: usize = 5;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    #[arg(default_value = "wimpout", add = ArgValueCandidates::new(complete::games))]
    game: String,
    /// Which puzzle, from 1, the easiest first; that of the day where none is given
    #[arg(long)]
    number: Option<usize>,
    /// Answer without being asked: the number of a choice, a word, or a sentence
    #[arg(long, value_parser = something)]
    answer: Option<String>,
    /// Print as JSON: the position, or what comes of --answer
    #[arg(long)]
    json: bool,
    /// Make puzzles of this game from games between bots, and print them as lines
    #[arg(long, value_name = "GAME", conflicts_with_all = ["number", "answer", "json"], add = ArgValueCandidates::new(complete::games))]
    make: Option<String>,
    /// With --make: how many games are played
    #[arg(long, requires = "make", conflicts_with_all = ["number", "answer", "json"],
        default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// With --make: where luck starts
    #[arg(long, requires = "make", conflicts_with_all = ["number", "answer", "json"],
        default_value_t = 0, value_parser = clap::value_parser!(u64).range(..=1_000_000_000))]
    seed: u64,
}

/// Shows a puzzle, asks for the answer, and says what it is worth; or makes puzzles.
/// Whether an answer that was given with `--answer` is best; yes where none was.
pub(crate) fn run(args: &Args) -> anyhow::Result<bool> {
    if let Some(game) = &args.make {
        return make(game, args).map(|()| true);
    }
    let number = match args.number {
        Some(number) => number,
        None => puzzle::today(&args.game, day())?,
    };
    let puzzle = puzzle::puzzle(&args.game, number)?;
    let table = puzzle.table()?;
    if let Some(answer) = &args.answer {
        let given = puzzle.read(table.as_ref(), answer)?;
        let verdict = puzzle.answer(&given, tongue())?;
        if args.json {
            say!("{}", json!(verdict));
        } else {
            tell(&verdict);
        }
        return Ok(verdict.right);
    }
    if args.json {
        say!("{}", json!(puzzle.shown(tongue())?));
        return Ok(true);
    }
    show(puzzle, table.as_ref())?;
    ask(puzzle, table.as_ref()).map(|()| true)
}

/// An answer that is one: with nothing typed a puzzle is given up, and that is not what an option is for.
fn something(text: &str) -> Result<String, String> {
    let is_something = !text.trim().is_empty();
    let none =
        || "there is no answer in it: the number of a choice, a word, or a sentence".to_owned();
    is_something.then(|| text.to_owned()).ok_or_else(none)
}

/// The days since 1970, in UTC.
fn day() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(0, |now| now.as_secs() / (24 * 3600))
}

fn show(puzzle: &Puzzle, table: &dyn AnyTable) -> anyhow::Result<()> {
    let reader = reader(Viewer::Seat(Puzzle::seat(table)));
    let names = speech::Names::of_reader(table.names(), reader);
    let title = words::Title {
        game: host::game(puzzle.game)?.title().into(),
        number: u32::try_from(puzzle.number).unwrap_or(u32::MAX),
    };
    say!("{}\n", title.line(names));
    let screen = screen::words(puzzle.game).context("this game has no words yet")?;
    for line in screen.look(table, reader, columns()) {
        say!("{line}");
    }
    say!("");
    print(&puzzle.question(table, reader.tongue)?.to_string());
    for (number, choice) in (1..).zip(puzzle.choices(table, reader.tongue)) {
        print(&format!("{number:>3}  {choice}"));
    }
    Ok(())
}

fn print(line: &str) {
    for row in screen::fold(line, columns()) {
        say!("{row}");
    }
}

/// Reads an answer; what is none is asked for again, a few times.
fn ask(puzzle: &Puzzle, table: &dyn AnyTable) -> anyhow::Result<()> {
    let mut input = io::stdin().lock();
    if input.is_terminal() {
        print(&puzzle.typing(tongue()).to_string());
    }
    for _ in 0..PATIENCE {
        let line = input::next_line(&mut input, LONGEST)?.unwrap_or_default();
        ensure!(
            line.len() <= LONGEST,
            "an answer has at most {LONGEST} bytes"
        );
        match puzzle.read(table, &String::from_utf8_lossy(&line)) {
            Ok(given) => {
                tell(&puzzle.answer(&given, tongue())?);
                return Ok(());
            }
            Err(why) => print(&why.to_string()),
        }
    }
    tell(&puzzle.answer(&puzzle::Given::Nothing, tongue())?);
    Ok(())
}

fn tell(verdict: &Verdict) {
    say!("");
    for line in verdict.text() {
        print(&line);
    }
}

/// Makes puzzles; the first Ctrl-C ends the games, and what there is is printed.
fn make(game: &str, args: &Args) -> anyhow::Result<()> {
    let limit = Limit::from(interrupt::stop()?);
    let plan = Make {
        game,
        games: args.games,
        seed: args.seed,
    };
    let found = "{msg}".into();
    let (at, left) = (at(), left());
    let bar = bar(args.games, &PuzzlesBar { at, found, left })?;
    let mut heard = |found: usize| {
        bar.set_message(found.to_string());
        bar.inc(1);
    };
    let made = puzzle::make(plan, &limit, &mut heard)?;
    bar.finish_and_clear();
    say!(
        "# @generated by: lastlicks puzzle --make {game} --games {} --seed {}",
        args.games,
        args.seed
    );
    for puzzle in made {
        say!("{}", puzzle.line());
    }
    Ok(())
}
