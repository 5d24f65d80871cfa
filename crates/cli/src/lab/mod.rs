//! `lastlicks lab`: two sets of rules side by side (U21, U22).

mod every;
mod printed;

use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use anyhow::ensure;
use arena::{Course, Experiment, lab_report};
use clap_complete::engine::{ArgValueCandidates, ArgValueCompleter};
use host::AnyGame;
use indicatif::ProgressBar;
use serde_json::{Value as Json, json};
use solve::wimpout::{Duel, Position, Side};
use speech::figures::{ExactBar, PairsBar};
use table::{Materials, Settings};

use crate::bar::{at, bar, left};
use crate::input::text;
use crate::out::say;
use crate::table_args::TableArgs;
use crate::{complete, interrupt, output};

pub(crate) const EXAMPLES: &str = "\
Examples:
  lastlicks lab wimpout --versus bump=on --games 400
  lastlicks lab wimpout --set goal=300 --versus opening=0 --seats hold-25,hold-35,odds --games 200
  lastlicks lab wimpout --versus-rule lucky-sevens.rule --games 200 --json
  lastlicks lab wimpout --versus goal=300 --games 100 --html lab.html
  lastlicks lab wimpout --kept --svg rules.svg
  lastlicks lab cow --every --seats farmer,farmer,farmer --games 20";

/// Games are played in parts of so many, and it is looked whether they are enough.
const PART: u64 = 256;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    #[arg(add = ArgValueCandidates::new(complete::games))]
    game: String,
    /// What the second set of rules has otherwise, as in --versus bump=on (may be given again)
    #[arg(long, value_name = "RULE=VALUE", add = ArgValueCompleter::new(complete::settings))]
    versus: Vec<String>,
    /// A rule of one's own that the second set has besides, from a file (may be given again)
    #[arg(long, value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    versus_rule: Vec<PathBuf>,
    /// Every value of every rule against the rules as set, as a table in Markdown; or every rule of one's own that is shipped
    #[arg(long, value_enum, value_name = "WHAT", num_args = 0..=1, require_equals = true, default_missing_value = "values", conflicts_with_all = ["versus", "versus_rule", "precision"])]
    every: Option<every::Every>,
    /// What was measured of every rule and is shipped, without playing
    #[arg(long, conflicts_with_all = ["versus", "versus_rule", "precision", "every", "html", "json",
        "seats", "weak", "games", "seed", "threads", "preset", "set", "own", "deck", "words", "board"])]
    kept: bool,
    /// Write the figures with a plot of each distribution as a page
    #[arg(long, value_name = "FILE", value_hint = clap::ValueHint::FilePath, conflicts_with = "every")]
    html: Option<PathBuf>,
    /// With --kept: write it as a picture
    #[arg(long, value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    svg: Option<PathBuf>,
    /// The bots by seat, separated by commas (two of the usual one)
    #[arg(long, value_delimiter = ',', add = ArgValueCandidates::new(complete::bots))]
    seats: Vec<String>,
    /// Who plays against the first of them to see how much skill counts (the weakest there is)
    #[arg(long, add = ArgValueCandidates::new(complete::bots))]
    weak: Option<String>,
    /// How many pairs of games at most
    #[arg(long, default_value_t = 2000)]
    games: u64,
    /// Enough when the difference in the wins of the first seat is known within so many percent
    #[arg(long, value_name = "PERCENT", value_parser = percent)]
    precision: Option<f64>,
    /// Where luck starts: the same seed gives the same figures on any number of threads
    #[arg(long, default_value = "0")]
    seed: String,
    /// How many threads play (as many as there are cores, and never more)
    #[arg(long)]
    threads: Option<NonZeroUsize>,
    /// Only what is played: nothing is solved exactly, which takes seconds where a game of two seats can be
    #[arg(long, conflicts_with_all = ["every", "kept"])]
    sampled: bool,
    /// Print the figures as JSON; with --every a line for each change
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    table: TableArgs,
}

/// What is compared.
struct Lab {
    game: &'static dyn AnyGame,
    materials: Materials,
    experiment: Experiment,
    games: u64,
    precision: Option<f64>,
}

/// Plays both sets and prints what differs.
pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let game = host::game(&args.game)?;
    ensure!(
        args.kept || args.svg.is_none(),
        "`--svg` draws what was measured and is shipped: it goes with `--kept`; `--html` writes what is measured now"
    );
    output::try_file(args.html.as_ref())?;
    if args.kept {
        return kept(game, args.svg.as_deref());
    }
    let (set, materials) = args.table.read(game)?;
    let lab = Lab {
        game,
        materials,
        experiment: experiment(game, args)?,
        games: args.games,
        precision: args.precision.map(|percent| percent / 100.0),
    };
    if let Some(every) = args.every {
        return every.run(&lab, &set, args.json);
    }
    let changed = versus(game, &set, &args.versus, &args.versus_rule)?;
    game.warnings(&changed, &lab.materials)?;
    let (at, left) = (at(), left());
    let bar = bar(args.games, &PairsBar { at, left })?;
    let mut figures = lab.compare([&set, &changed], &bar)?;
    let exact = if args.sampled {
        [None; 2]
    } else {
        lab.both_exact([&set, &changed])?
    };
    figures["exact_first_seat"] = json!(exact.map(|exact| exact.map(|[begins, _]| begins)));
    figures["exact_turns"] = json!(exact.map(|exact| exact.map(|[_, turns]| turns)));
    figures["pace"] = json!(pace(game));
    if let Some(file) = &args.html {
        let page = pages::lab::standalone(game.title(), &figures);
        output::write(file, &page.into_string())?;
    }
    if args.json {
        say!("{figures}");
    } else {
        printed::print(game, &figures, [&set, &changed]);
    }
    Ok(())
}

/// Who plays, how often, and by which luck.
fn experiment(game: &dyn AnyGame, args: &Args) -> anyhow::Result<Experiment> {
    ensure!(
        args.games > 1,
        "an experiment has two pairs of games at least: one says nothing of how much is luck"
    );
    ensure!(
        args.precision.is_none_or(|percent| percent > 0.0),
        "a precision is more than 0 percent"
    );
    let fewest = *game.seats().start();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let usual = || vec![game.stand_in().to_owned(); fewest.max(2)];
    let weakest = || {
        let weakest = game.bots().first();
        weakest.map_or("random", |bot| bot.name).to_owned()
    };
    Ok(Experiment {
        bots: if args.seats.is_empty() {
            usual()
        } else {
            args.seats.clone()
        },
        weak: args.weak.clone().unwrap_or_else(weakest),
        fewest,
        seed: args.seed.clone(),
        threads: args.threads.map_or(cores, |asked| cores.min(asked.get())),
        limit: interrupt::stop()?.into(),
    })
}

/// How minutes are guessed.
fn pace(game: &dyn AnyGame) -> String {
    let [decision, draw, turn] = game.pace();
    format!("{decision} s a decision, {draw} s a draw, {turn} s a turn besides")
}

/// Prints what is shipped, and draws it.
fn kept(game: &dyn AnyGame, svg: Option<&Path>) -> anyhow::Result<()> {
    let tongue = crate::tongue::tongue();
    let rows: Vec<&speech::lab::Measured> = host::measured_all(game.slug()).collect();
    if let Some(file) = svg {
        let told = pages::table::Game::new(game, tongue);
        return output::write(file, &pages::lab::forest(&told, &rows).into_string());
    }
    let names = speech::Names::new(&[], None).in_tongue(tongue);
    for row in rows {
        say!("{}", row.line(game.slug(), game.rules(), names));
    }
    Ok(())
}

/// The second set of rules.
fn versus(
    game: &dyn AnyGame,
    set: &Settings,
    changes: &[String],
    files: &[PathBuf],
) -> anyhow::Result<Settings> {
    let mut second = set.clone();
    for change in changes {
        second.set(game.rules(), change)?;
    }
    for file in files {
        let (slug, text) = host::own_setting(&text(file, "the rule")?)?;
        second.0.insert(slug, text);
    }
    host::choose_own(game.slug(), set, &mut second)?;
    host::can_answer(game.slug(), &host::texts_brought(game.slug(), set, &second))?;
    let is_same = |rule: &table::Rule| set.value_of(rule) == second.value_of(rule);
    ensure!(
        !files.is_empty() || !game.rules().iter().all(is_same),
        "both sets of rules are the same: name what the second has otherwise, as in --versus bump=on"
    );
    Ok(second)
}

impl Lab {
    /// The figures of both sets, from as many pairs as it takes or as there was time for.
    fn compare(&self, sets: [&Settings; 2], bar: &ProgressBar) -> anyhow::Result<Json> {
        let mut pairs: Vec<[Course; 2]> = Vec::new();
        let mut played = 0;
        while played < self.games && !self.experiment.limit.is_over() {
            let part = played..(played + PART).min(self.games);
            played = part.end;
            let heard = |games: u64| bar.inc(games);
            let course = |set: &Settings, heard: &(dyn Fn(u64) + Sync)| {
                self.game
                    .courses(set, &self.materials, &self.experiment, part.clone(), heard)
            };
            let (first, second) = (course(sets[0], &|_| {})?, course(sets[1], &heard)?);
            let both = first.into_iter().zip(second);
            pairs.extend(both.filter_map(|(first, second)| Some([first?, second?])));
            if self.is_enough(&pairs) {
                break;
            }
        }
        bar.finish_and_clear();
        ensure!(
            !pairs.is_empty(),
            "it was stopped before a pair of games was over"
        );
        let mut figures = lab_report(&self.experiment, &pairs);
        let [before, after] = sets.map(printed::words);
        figures["game"] = json!(self.game.slug());
        figures["rules"] = json!([before, after]);
        Ok(figures)
    }

    fn is_enough(&self, pairs: &[[Course; 2]]) -> bool {
        let first = |course: &Course| course.shares.first().copied().unwrap_or(0.0);
        let differences = || {
            pairs
                .iter()
                .map(|[before, after]| first(after) - first(before))
        };
        self.precision.is_some_and(|precision| {
            arena::Measure::of(&differences().collect::<Vec<_>>()).error95 <= precision
        })
    }

    /// Both sets of rules solved, with a bar for people at a terminal: that takes seconds.
    fn both_exact(&self, sets: [&Settings; 2]) -> anyhow::Result<[Option<[f64; 2]>; 2]> {
        let bar = bar(2, &ExactBar { at: at() })?;
        bar.tick();
        let exact = sets.map(|set| {
            let exact = self.exact(set);
            bar.inc(1);
            exact
        });
        bar.finish_and_clear();
        Ok(exact)
    }

    /// The exact chance of whoever begins, and the turns of a game in which both play best, where a game of two is solved under these
    /// rules (U22).
    fn exact(&self, set: &Settings) -> Option<[f64; 2]> {
        if self.game.slug() != "wimpout" || self.experiment.bots.len() != 2 {
            return None;
        }
        let rules = wimpout::Rules::settle(&set.read(self.game.rules()).ok()?, &self.materials);
        let [mover, other] = [0, 0].map(Side::at);
        let begin = Position::early(mover, other);
        let rules = rules.ok()?;
        let duel = match arena::cache() {
            Some(cache) => Duel::kept(&rules, cache),
            None => Duel::solve(&rules),
        };
        let duel = duel.ok()?;
        let turns = duel.turns_left(&[begin]).ok()?;
        Some([duel.chance(begin).ok()?, *turns.first()?])
    }
}

/// A percentage as people write it: `0.2` or `0.2%`.
fn percent(text: &str) -> Result<f64, String> {
    let number = text.strip_suffix('%').unwrap_or(text).trim();
    let read = number
        .parse::<f64>()
        .ok()
        .filter(|number| number.is_finite());
    read.ok_or_else(|| "write a percentage: 0.2 or 0.2%".to_owned())
}
