//! `lastlicks solve`: the exact chances of a game of two or of three, and when to stop.

mod every;
mod sampled;
mod solution;

use std::num::NonZeroU32;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context, bail, ensure};
use clap_complete::engine::ArgValueCandidates;
use serde_json::{Map, Value as Json, json};
use speech::figures::{
    Circling, LastWins, MoverWins, NextWins, NobodyWins, OrMore, OtherWins, ScoreTo, SolvedGame,
    StopFrom, StopHangs, Sun, Swept, SweptBefore, TurnsLeft,
};
use speech::{Line, Spelled};
use wimpout::{Cubes, Rules};

use crate::complete;
use crate::out::{prose, say};
use crate::state::Believing;
use crate::table_args::TableArgs;
use crate::tongue::{decimal, told, whole};
use sampled::Sampled;
use solution::Solution;

pub(crate) const EXAMPLES: &str = "\
Examples:
  lastlicks solve wimpout
  lastlicks solve wimpout --set goal=300 --at 100,95 --at 0,280 --turns
  lastlicks solve wimpout --set bump=on --set goal=300 --json
  lastlicks solve wimpout --seats 3 --set goal=300 --at 200,250,150
  lastlicks solve wimpout --set insurance=on --games 100000
  lastlicks solve wimpout --fresh";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game (only Cosmic Wimpout is solved)
    #[arg(add = ArgValueCandidates::new(complete::games))]
    game: String,
    /// How many seats: 2, or 3, which takes a minute and is kept for bots, advice and reports; more with `--games`
    #[arg(long, default_value_t = 2)]
    seats: usize,
    /// Where it is not solved, and with more seats, have bots play so many games instead
    #[arg(long, conflicts_with_all = ["at", "every"])]
    games: Option<NonZeroU32>,
    /// Scores to look at, the mover's first and then in order of play, as in 100,95 (may be given again)
    #[arg(long, value_name = "SCORES")]
    at: Vec<String>,
    /// Tell how many turns are left on average too, which takes three times as long
    #[arg(long, conflicts_with = "every")]
    turns: bool,
    /// Goals in all ways of Last Licks, then every value of every house rule, as tables in Markdown
    #[arg(long, conflicts_with_all = ["at", "json", "data", "fresh"])]
    every: bool,
    /// Print as JSON
    #[arg(long)]
    json: bool,
    /// Keep it for the house whose folder this is (`serve --data`)
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) believing: Believing,
    #[command(flatten)]
    table: TableArgs,
}

/// From which points to which; of the last there may be no end.
type Ranges = Vec<(u32, Option<u32>)>;

/// Scores that are looked at: what the seats may hope for, and when the mover stops.
struct Looked {
    scores: Vec<u32>,
    /// In order of play from the mover.
    chances: Vec<f64>,
    /// How many turns are left on average, where that is known.
    turns: Option<f64>,
    /// With which points the mover stops, by cubes left ([`solve::wimpout::SolvedTurn::stops`]).
    stop: Vec<(Cubes, Ranges)>,
}

impl Looked {
    /// The chance that nobody wins (W17); 0 where rounding alone keeps the chances from adding up.
    fn nobody(&self) -> f64 {
        Some(1.0 - self.chances.iter().sum::<f64>())
            .filter(|left| *left > 1e-12)
            .unwrap_or_default()
    }
}

/// What it took.
struct Cost {
    cpu_ms: u128,
    wall_ms: u128,
    memory_kib: usize,
}

/// Solves the game and prints what the seats may hope for.
pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let game = host::game(&args.game)?;
    let (is_solved, name) = (game.slug() == "wimpout", &args.game);
    ensure!(
        is_solved || args.games.is_none(),
        "`--games` means nothing here: `{name}` has no exact solution to play instead of; try: lastlicks simulate {name}"
    );
    ensure!(
        is_solved,
        "`{name}` has no exact solution; try: lastlicks solve wimpout"
    );
    let (set, materials) = args.table.read(game)?;
    let set = set.read(game.rules())?;
    let rules = Rules::settle(&set, &materials)?;
    if args.every {
        ensure!(args.seats == 2, "`--every` goes over games of two");
        return every::run(game, &set, &materials);
    }
    let scores = args.at.iter().map(|text| scores(text, args.seats));
    let scores: Vec<Vec<u32>> = scores.collect::<anyhow::Result<_>>()?;
    let (wall, cpu) = (Instant::now(), cpu_ms());
    let solution = match (Solution::of(args.seats, &rules), args.games) {
        (Ok(solution), _) => solution,
        (Err(why), Some(games)) => {
            let games = u64::from(games.get());
            let sampled = Sampled::play(&set, &materials, args.seats, games)?;
            if args.json {
                say!("{}", sampled.to_json(&why.to_string()));
            } else {
                sampled.print(&why.to_string());
            }
            return Ok(());
        }
        (Err(why), None) => bail!("{why}; `--games 100000` has bots play it instead"),
    };
    let all = std::iter::once(vec![0; args.seats]).chain(scores);
    let mut looked = all
        .map(|scores| looked(&solution, scores))
        .collect::<anyhow::Result<Vec<Looked>>>()?;
    let scores: Vec<&[u32]> = looked.iter().map(|looked| &looked.scores[..]).collect();
    let left = args.turns.then(|| solution.turns_left(&scores));
    for (looked, turns) in looked.iter_mut().zip(left.flatten().unwrap_or_default()) {
        looked.turns = Some(turns);
    }
    let cost = Cost {
        cpu_ms: cpu_ms().saturating_sub(cpu),
        wall_ms: wall.elapsed().as_millis(),
        memory_kib: solution.kib(),
    };
    if args.json {
        say!("{}", to_json(&solution, &looked, &cost));
    } else {
        print(&rules, &solution, &looked, &cost);
    }
    Ok(())
}

/// So many scores as they are typed.
fn scores(text: &str, seats: usize) -> anyhow::Result<Vec<u32>> {
    let parts: Vec<&str> = text.split(',').map(str::trim).collect();
    if parts.len() != seats {
        match seats {
            2 => bail!("`{text}` are not two scores, as in 100,95"),
            _ => bail!("`{text}` are not three scores, as in 100,95,0"),
        }
    }
    let score = |text: &str| {
        let score = text
            .parse()
            .ok()
            .filter(|score: &u32| score.is_multiple_of(5));
        score.with_context(|| format!("`{text}` is no score: 0, 5, 10, 15 …"))
    };
    parts.into_iter().map(score).collect()
}

fn looked(solution: &Solution, scores: Vec<u32>) -> anyhow::Result<Looked> {
    let (chances, turn) = solution.at(&scores)?;
    let all = (0..=4).flat_map(|common| [false, true].map(|sun| Cubes { common, sun }));
    let left = all.filter(|cubes| !cubes.is_empty() && *cubes != Cubes::ALL);
    let stop = left.filter_map(|cubes| Some((cubes, turn.stops(cubes)?)));
    Ok(Looked {
        scores,
        chances,
        turns: None,
        stop: stop.collect(),
    })
}

/// Cubes left, as in `2` or `1+sun`.
fn name(cubes: Cubes, sun: &str) -> String {
    match (cubes.common, cubes.sun) {
        (0, _) => sun.to_owned(),
        (common, true) => format!("{common}+{sun}"),
        (common, false) => common.to_string(),
    }
}

fn to_json(solution: &Solution, looked: &[Looked], cost: &Cost) -> Json {
    let [start, looked @ ..] = looked else {
        return Json::Null;
    };
    let by_cubes = |looked: &Looked, say: fn(&Ranges) -> Option<Json>| {
        let all = looked.stop.iter();
        let all = all.filter_map(|(cubes, ranges)| Some((name(*cubes, "sun"), say(ranges)?)));
        Json::Object(all.collect::<Map<_, _>>())
    };
    let stop = |looked: &Looked| by_cubes(looked, |all| from_then_on(all).map(Json::from));
    let stops = |looked: &Looked| by_cubes(looked, |all| Some(json!(all)));
    let at = |looked: &Looked| json!({"scores": looked.scores, "chances": looked.chances, "turns": looked.turns, "stop": stop(looked), "stops": stops(looked)});
    json!({
        "kind": "exact", "seats": solution.seats(), "error": solution.error(), "chances": start.chances, "turns": start.turns,
        "stop": stop(start), "stops": stops(start), "at": looked.iter().map(at).collect::<Vec<_>>(), "nobody": start.nobody(),
        "circling": solution.circling_json(), "kept": solution.was_kept(), "cpu_ms": cost.cpu_ms,
        "wall_ms": cost.wall_ms, "memory_kib": cost.memory_kib,
    })
}

fn print(rules: &Rules, solution: &Solution, looked: &[Looked], cost: &Cost) {
    let solved = SolvedGame {
        seats: Spelled(whole(solution.seats())),
        goal: whole(rules.goal()),
        error: small(solution.error()),
    };
    prose(&format!("{}\n", told(&solved)));
    for (number, one) in looked.iter().enumerate() {
        // The start comes first whether it was asked for or not.
        if looked[..number]
            .iter()
            .all(|told| told.scores != one.scores)
        {
            print_one(one);
        }
    }
    for (scores, regret) in solution.circling() {
        let (scores, regret) = (in_order(&scores).into(), small(regret));
        prose(&told(&Circling { scores, regret }));
    }
    let swept = whole(solution.swept());
    let (ms, kib) = (
        cost.cpu_ms.to_string().into(),
        cost.memory_kib.to_string().into(),
    );
    if solution.was_kept() {
        prose(&told(&SweptBefore { swept, ms, kib }));
    } else {
        prose(&told(&Swept { swept, ms, kib }));
    }
}

fn print_one(looked: &Looked) {
    let chance = |chance: f64| decimal(100.0 * chance, 6).into();
    let wins = looked.chances.iter().enumerate().map(|(place, share)| {
        let chance = chance(*share);
        match (place, looked.chances.len()) {
            (0, _) => told(&MoverWins { chance }),
            (_, 2) => told(&OtherWins { chance }),
            (1, _) => told(&NextWins { chance }),
            _ => told(&LastWins { chance }),
        }
    });
    let mut wins: Vec<String> = wins.collect();
    let nobody = looked.nobody();
    if nobody > 0.0 {
        let chance = chance(nobody);
        wins.push(told(&NobodyWins { chance }));
    }
    prose(&format!(
        "{}: {}.",
        in_order(&looked.scores),
        wins.join(", ")
    ));
    let sun = told(&Sun {});
    let stop = looked.stop.iter();
    let stop = stop.map(|(cubes, ranges)| format!("{}: {}", name(*cubes, &sun), in_words(ranges)));
    let all = stop.collect::<Vec<_>>().join("; ");
    let stops = if all.is_empty() {
        told(&StopHangs {})
    } else {
        told(&StopFrom { all: all.into() })
    };
    prose(&format!("  {stops}"));
    if let Some(turns) = looked.turns {
        let turns = decimal(turns, 4).into();
        prose(&format!("  {}", told(&TurnsLeft { turns })));
    }
    say!("");
}

/// The points from which on one always stops, if there are any.
fn from_then_on(ranges: &Ranges) -> Option<u32> {
    let (from, until) = ranges.last()?;
    until.is_none().then_some(*from)
}

/// Points with which one stops, as in `75–85, 100 or more`.
fn in_words(ranges: &Ranges) -> String {
    let each = ranges.iter().map(|(from, until)| match until {
        Some(until) if from == until => from.to_string(),
        Some(until) => format!("{from}–{until}"),
        None => told(&OrMore { points: *from }),
    });
    each.collect::<Vec<_>>().join(", ")
}

/// Scores in order of play.
fn in_order(scores: &[u32]) -> String {
    let scores = scores.iter().map(u32::to_string);
    let all = scores.reduce(|most, last| {
        let (most, last) = (most.into(), last.into());
        told(&ScoreTo { most, last })
    });
    all.unwrap_or_default()
}

/// A number that is hardly more than nothing.
fn small(number: f64) -> Line {
    format!("{number:.0e}").into()
}

/// The processor time that this process has had.
fn cpu_ms() -> u128 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    let nanos = i128::from(time.tv_sec) * 1_000_000_000 + i128::from(time.tv_nsec);
    u128::try_from(nanos / 1_000_000).unwrap_or_default()
}
