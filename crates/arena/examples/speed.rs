//! Games a second of one core, each beside its anchor in the same run.
//!
//! `cargo run --release -p arena --example speed -- [WHAT] [GAMES]`; without arguments everything, in rounds. For counts
//! of instructions: `valgrind --tool=callgrind target/release/examples/speed WHAT GAMES`.

use std::time::Duration;

use arena::cow::{farmer_game, random_game};
use arena::{Bots, Quick, Series, play_block};
use cow::Cow;
use table::{Game, Materials, Settings, Value};
use wimpout::Wimpout;

#[path = "../benches/bare/mod.rs"]
mod bare;

/// Something to play, with the number of games that take about a second at most.
struct Run {
    name: &'static str,
    games: u64,
    play: Box<dyn FnMut(u64)>,
}

/// What is played of Wimpout: a name, the games, the bots and the rules.
const WIMPOUT: &[(&str, u64, &[&str], &[&str])] = &[
    ("eager", 100_000, &["eager", "eager"], &[]),
    ("hold-25", 100_000, &["hold-25", "hold-25"], &[]),
    ("odds", 50_000, &["odds", "odds"], &[]),
    ("perfect", 50_000, &["perfect", "perfect"], &[]),
    ("bump", 20_000, &["eager", "eager"], &["bump=on"]),
    ("bump, odds", 20_000, &["odds", "odds"], &["bump=on"]),
    ("wrecks", 20_000, &["eager", "eager"], &["train-wrecks=3"]),
    ("recovery", 20_000, &["eager", "eager"], &["recovery=both"]),
    ("eclipse", 20_000, &["eager", "eager"], &["eclipse=scores"]),
    (
        "beams",
        20_000,
        &["eager", "eager"],
        &["board=boston-like", "eclipse=beams"],
    ),
    ("suspend", 20_000, &["eager", "eager"], &["suspend=3"]),
    ("insurance", 20_000, &["eager", "eager"], &["insurance=on"]),
    (
        "insurance, odds",
        20_000,
        &["odds", "odds"],
        &["insurance=on"],
    ),
    (
        "four seats",
        20_000,
        &["eager", "odds", "hold-30", "eager"],
        &["last-licks=c", "bump=on"],
    ),
];

/// The same under texts of the table's own, each beside what it says again: `text/NAME` is one that is shipped.
const TEXTS: &[(&str, u64, &[&str], &[&str])] = &[
    (
        "lucky-sevens, text",
        100_000,
        &["eager", "eager"],
        &["text/lucky-sevens"],
    ),
    (
        "sevens, odds, text",
        50_000,
        &["odds", "odds"],
        &["text/lucky-sevens"],
    ),
    (
        "sampler",
        50_000,
        &["eager", "eager"],
        &["sampler=any-distinct"],
    ),
    (
        "sampler, text",
        50_000,
        &["eager", "eager"],
        &["text/any-distinct"],
    ),
    ("bump, text", 20_000, &["eager", "eager"], &["text/bump"]),
    (
        "bump, odds, text",
        20_000,
        &["odds", "odds"],
        &["text/bump"],
    ),
    (
        "wrecks, text",
        20_000,
        &["eager", "eager"],
        &["text/three-wrecks"],
    ),
    (
        "recovery, text",
        20_000,
        &["eager", "eager"],
        &["text/recovery"],
    ),
    (
        "recovery, one",
        20_000,
        &["eager", "eager"],
        &["recovery=on"],
    ),
    (
        "eclipse, text",
        20_000,
        &["eager", "eager"],
        &["text/occupied"],
    ),
    ("kill", 20_000, &["eager", "eager"], &["kill=5"]),
    ("kill, text", 20_000, &["eager", "eager"], &["text/kill"]),
    (
        "insurance, text",
        20_000,
        &["eager", "eager"],
        &["text/insurance"],
    ),
    (
        "comeback, text",
        20_000,
        &["eager", "eager"],
        &["text/comeback"],
    ),
    (
        "jackpot, text",
        20_000,
        &["eager", "eager"],
        &["text/jackpot"],
    ),
    (
        "pressure, text",
        20_000,
        &["eager", "eager"],
        &["text/pressure"],
    ),
];

fn wimpout(settings: &[&str]) -> Wimpout {
    let mut set = Settings::default();
    for setting in settings {
        if let Some(name) = setting.strip_prefix("text/") {
            let shipped = wimpout::OWN_EXAMPLES.iter().find(|one| one.0 == name);
            let text = shipped.expect("a text that is shipped").1;
            set = set.with(&format!("own/{name}"), Value::Word(text.to_owned()));
            continue;
        }
        set.set(Wimpout::rules(), setting).expect("a rule");
    }
    Wimpout::settle(&set, &Materials::default()).expect("rules that go together")
}

fn series(bots: &[&str], games: u64) -> Series {
    Series {
        bots: bots.iter().map(|&bot| bot.to_owned()).collect(),
        games,
        seed: "speed".to_owned(),
        threads: 1,
    }
}

/// What is to be played: everything, or what has this name.
fn runs(wanted: Option<&str>) -> Vec<Run> {
    let mut bare = bare::Bare::new();
    let mut runs = vec![Run {
        name: "bare",
        games: 100_000,
        play: Box::new(move |games| {
            let won: usize = (0..games).map(|_| bare.game(0)).sum();
            std::hint::black_box(won);
        }),
    }];
    let is_wanted = |name: &str| wanted.is_none_or(|wanted| wanted == name);
    let tables = WIMPOUT.iter().chain(TEXTS);
    for &(name, games, bots, settings) in tables.filter(|one| is_wanted(one.0)) {
        let (game, series) = (wimpout(settings), series(bots, games));
        let (game, series) = (&*Box::leak(Box::new(game)), &*Box::leak(Box::new(series)));
        let blocks = game.blocks(series);
        let mut block = 0;
        let play = move |games| {
            block += 1;
            let tally = blocks(games, Quick::new("speed", block));
            std::hint::black_box(tally.is_ok());
        };
        runs.push(Run {
            name,
            games,
            play: Box::new(play),
        });
    }
    let (game, general) = (wimpout(&["bump=on"]), series(&["eager", "eager"], 1));
    runs.push(Run {
        name: "step by step",
        games: 1_000,
        play: Box::new(move |games| {
            let tally = play_block(&game, &general, games, Quick::new("speed", 0));
            std::hint::black_box(tally.is_ok());
        }),
    });
    runs.extend(cow());
    runs.retain(|run| is_wanted(run.name));
    runs
}

fn cow() -> [Run; 2] {
    let cow = || Cow::settle(&Settings::default(), &Materials::default()).expect("the defaults");
    let start = |cow: &Cow| {
        let names = ["a", "b", "c", "d"].map(str::to_owned);
        cow.start(&names).expect("four can play")
    };
    let (rules, mut luck, mut moves) = (cow(), Quick::new("speed", 0), Vec::new());
    let first = start(&rules);
    let random = move |games| {
        for _ in 0..games {
            random_game(&rules, &mut first.clone(), &mut moves, &mut luck);
        }
    };
    let (rules, mut luck) = (cow(), Quick::new("speed", 0));
    let first = start(&rules);
    let farmers = move |games| {
        for _ in 0..games {
            farmer_game(&rules, &mut first.clone(), &mut luck);
        }
    };
    [
        Run {
            name: "cow, random",
            games: 20_000,
            play: Box::new(random),
        },
        Run {
            name: "cow, farmers",
            games: 20_000,
            play: Box::new(farmers),
        },
    ]
}

/// How long this thread has been on a core, where the system says so; else since when it was first asked.
fn on_core() -> Duration {
    static BEGUN: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    let begun = *BEGUN.get_or_init(std::time::Instant::now);
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanos = told
        .split_whitespace()
        .next()
        .and_then(|nanos| nanos.parse().ok());
    nanos.map_or_else(|| begun.elapsed(), Duration::from_nanos)
}

fn timed(run: &mut Run, games: u64) -> f64 {
    let before = on_core();
    (run.play)(games);
    on_core().saturating_sub(before).as_secs_f64()
}

#[allow(
    clippy::cast_precision_loss,
    clippy::print_stdout,
    reason = "games are counted and the figures printed"
)]
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let mut runs = runs(args.first().map(String::as_str));
    if let Some(name) = args.first() {
        let games = args.get(1).and_then(|n| n.parse().ok());
        for run in &mut runs {
            let games = games.unwrap_or(run.games);
            let seconds = timed(run, games);
            println!(
                "{name}: {games} games, {:.0} a second",
                games as f64 / seconds
            );
        }
        return;
    }
    let mut best = vec![f64::INFINITY; runs.len()];
    for _ in 0..4 {
        for (run, best) in runs.iter_mut().zip(&mut best) {
            let games = run.games;
            *best = best.min(timed(run, games) / games as f64);
        }
    }
    for (run, each) in runs.iter().zip(&best) {
        println!(
            "{:16} {:>12.0} games a second, {:.3} of bare",
            run.name,
            1.0 / each,
            best[0] / each
        );
    }
}
