//! `lastlicks solve`: the exact chances of a game of two, and when to stop.

mod every;

use std::time::Instant;

use anyhow::{Context, bail, ensure};
use clap_complete::engine::ArgValueCandidates;
use serde_json::{Map, Value as Json, json};
use solve::wimpout::{Duel, Position, Side};
use wimpout::{Cubes, Rules};

use crate::complete;
use crate::out::say;
use crate::state::Believing;
use crate::table_args::TableArgs;

pub(crate) const EXAMPLES: &str = "\
Examples:
  lastlicks solve wimpout
  lastlicks solve wimpout --set goal=300 --at 100,95 --at 0,280
  lastlicks solve wimpout --set bump=on --set goal=300 --json
  lastlicks solve wimpout --fresh";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game (only Cosmic Wimpout is solved)
    #[arg(add = ArgValueCandidates::new(complete::games))]
    game: String,
    /// How many seats; two are solved
    #[arg(long, default_value_t = 2)]
    seats: usize,
    /// Scores to look at, the mover's first, as in 100,95 (may be given again)
    #[arg(long, value_name = "SCORES")]
    at: Vec<String>,
    /// Goals in all ways of Last Licks, then every value of every house rule, as tables in Markdown
    #[arg(long, conflicts_with_all = ["at", "json"])]
    every: bool,
    /// Print as JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    pub(crate) believing: Believing,
    #[command(flatten)]
    table: TableArgs,
}

/// Scores that are looked at: what the seats may hope for, and when the mover stops.
struct Looked {
    scores: [u32; 2],
    chances: [f64; 2],
    stop: Vec<(String, u32)>,
}

impl Looked {
    /// The chance that nobody wins (W17); 0 where rounding alone keeps the chances from adding up.
    fn nobody(&self) -> f64 {
        let [mover, other] = self.chances;
        Some(1.0 - mover - other)
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
    ensure!(
        game.slug() == "wimpout",
        "`{}` has no exact solution; try: lastlicks solve wimpout",
        args.game
    );
    ensure!(
        args.seats == 2,
        "games of two are solved, not of {}",
        args.seats
    );
    let (set, materials) = args.table.read(game)?;
    let rules = Rules::settle(&set.read(game.rules())?, &materials)?;
    if args.every {
        return every::run(game, &set, &materials);
    }
    let scores = args.at.iter().map(|text| scores(text));
    let scores: Vec<[u32; 2]> = scores.collect::<anyhow::Result<_>>()?;
    let (wall, cpu) = (Instant::now(), cpu_ms());
    let duel = match arena::cache() {
        Some(cache) => Duel::kept(&rules, cache)?,
        None => Duel::solve(&rules)?,
    };
    let cost = Cost {
        cpu_ms: cpu_ms().saturating_sub(cpu),
        wall_ms: wall.elapsed().as_millis(),
        memory_kib: duel.size() / 1024,
    };
    let start = looked(&duel, [0, 0])?;
    let looked = scores.into_iter().map(|scores| looked(&duel, scores));
    let looked: Vec<Looked> = looked.collect::<anyhow::Result<_>>()?;
    if args.json {
        say!("{}", to_json(&duel, &start, &looked, &cost));
    } else {
        print(&rules, &duel, &start, &looked, &cost);
    }
    Ok(())
}

/// Two scores as they are typed.
fn scores(text: &str) -> anyhow::Result<[u32; 2]> {
    let parts: Vec<&str> = text.split(',').map(str::trim).collect();
    let [mover, other] = parts.as_slice() else {
        bail!("`{text}` are not two scores, as in 100,95");
    };
    let score = |text: &str| {
        let score = text
            .parse()
            .ok()
            .filter(|score: &u32| score.is_multiple_of(5));
        score.with_context(|| format!("`{text}` is no score: 0, 5, 10, 15 …"))
    };
    Ok([score(mover)?, score(other)?])
}

fn looked(duel: &Duel, scores: [u32; 2]) -> anyhow::Result<Looked> {
    let [mover, other] = scores.map(Side::at);
    let at = Position::early(mover, other);
    let [mover, other] = scores;
    let chances = duel.chances(at).ok().with_context(|| {
        format!("nobody is to throw at {mover} to {other} before Last Licks: the goal is reached")
    })?;
    let turn = duel.turn(at, 0)?;
    let all = (0..=4).flat_map(|common| [false, true].map(|sun| Cubes { common, sun }));
    let left = all.filter(|cubes| !cubes.is_empty() && *cubes != Cubes::ALL);
    let stop = left.filter_map(|cubes| Some((name(cubes), turn.stop_from(cubes)?)));
    Ok(Looked {
        scores,
        chances: [chances.mover, chances.other],
        stop: stop.collect(),
    })
}

/// Cubes left, as in `2` or `1+sun`.
fn name(cubes: Cubes) -> String {
    match (cubes.common, cubes.sun) {
        (0, _) => "sun".to_owned(),
        (common, true) => format!("{common}+sun"),
        (common, false) => common.to_string(),
    }
}

fn to_json(duel: &Duel, start: &Looked, looked: &[Looked], cost: &Cost) -> Json {
    let stop = |looked: &Looked| {
        let stop = looked.stop.iter();
        Json::Object(
            stop.map(|(cubes, from)| (cubes.clone(), json!(from)))
                .collect::<Map<_, _>>(),
        )
    };
    let at = |looked: &Looked| json!({"scores": looked.scores, "chances": looked.chances, "stop": stop(looked)});
    json!({
        "kind": "exact", "seats": 2, "error": duel.error(), "chances": start.chances, "stop": stop(start),
        "at": looked.iter().map(at).collect::<Vec<_>>(), "nobody": start.nobody(),
        "kept": duel.was_kept(), "cpu_ms": cost.cpu_ms, "wall_ms": cost.wall_ms, "memory_kib": cost.memory_kib,
    })
}

fn print(rules: &Rules, duel: &Duel, start: &Looked, looked: &[Looked], cost: &Cost) {
    say!(
        "Cosmic Wimpout for two to {}, both at their best (exact, to {:.0e})\n",
        rules.goal(),
        duel.error()
    );
    for looked in std::iter::once(start).chain(looked) {
        print_one(looked);
    }
    let (
        swept,
        Cost {
            cpu_ms, memory_kib, ..
        },
    ) = (duel.swept(), cost);
    if duel.was_kept() {
        say!(
            "{swept} turns were swept before, and kept: read and checked in {cpu_ms} ms of one core (`--fresh` solves \
             again); the table takes {memory_kib} KiB."
        );
    } else {
        say!("{swept} turns swept in {cpu_ms} ms of one core; the table takes {memory_kib} KiB.");
    }
}

fn print_one(looked: &Looked) {
    let [mover, other] = looked.scores;
    let [wins, loses] = looked.chances.map(|chance| chance * 100.0);
    let nobody = looked.nobody();
    let nobody = if nobody > 0.0 {
        format!(", nobody {:.6} %", 100.0 * nobody)
    } else {
        String::new()
    };
    say!("{mover} to {other}: who is to throw wins {wins:.6} %, the other {loses:.6} %{nobody}.");
    let stop = looked.stop.iter();
    let stop: Vec<String> = stop
        .map(|(cubes, from)| format!("{cubes}: {from}"))
        .collect();
    say!(
        "  stop from so many points on, by cubes left: {}\n",
        stop.join(", ")
    );
}

/// The processor time that this process has had.
fn cpu_ms() -> u128 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    let nanos = i128::from(time.tv_sec) * 1_000_000_000 + i128::from(time.tv_nsec);
    u128::try_from(nanos / 1_000_000).unwrap_or_default()
}
