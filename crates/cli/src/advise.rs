//! `lastlicks advise`: what was best where somebody had to choose.

use std::path::PathBuf;

use anyhow::{Context, ensure};
use arena::Limit;
use host::insight::{ADVICE_GAMES, Hint, advice};
use serde_json::json;
use table::{AnyTable, Record, Seat, Settings, Viewer, Waiting};

use crate::out::{prose, say};
use crate::state::Believing;
use crate::table_args::own_rules;
use crate::tongue::reader;
use crate::verify::read_unchanged;

pub(crate) const EXAMPLES: &str = "\
Examples:
  lastlicks advise game.jsonl
  lastlicks advise game.jsonl --step 12
  lastlicks advise game.jsonl --step 12 --hint letters
  lastlicks advise game.jsonl --step 12 --json";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record, as `play`, `serve` or the referee wrote it
    file: PathBuf,
    /// After how many steps of the record: the last choice up to there is weighed (the last of all)
    #[arg(long)]
    step: Option<usize>,
    /// How many games are played on after each act, where it is not solved
    #[arg(long, default_value_t = ADVICE_GAMES, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    games: u32,
    /// A rule of one's own as if it had stood in the record from the beginning, from a file (may be given again)
    #[arg(long = "rule", value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    own: Vec<PathBuf>,
    /// In a game of words, how much is told of those that are still to be found: numbers, letters or words
    #[arg(long, default_value = "numbers", value_parser = hint)]
    hint: Hint,
    /// Print as JSON, as the referee answers `advise`
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    pub(crate) believing: Believing,
}

/// Weighs what could be done there.
pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let mut record = read_unchanged(&args.file)?;
    let steps = record.steps.len();
    let step = args.step.unwrap_or(steps);
    ensure!(step <= steps, "the record has {steps} steps");
    record.steps.truncate(step);
    record.reveal = None;
    with_rules(&mut record, &own_rules(&args.own)?)?;
    let (table, seat) = last_choice(&mut record)?;
    let reader = reader(Viewer::Seat(seat));
    let limit = Limit::default();
    let advice = advice(
        table.as_ref(),
        seat,
        (args.games, args.hint),
        &limit,
        reader,
    )?;
    if args.json {
        let mut all = json!(advice);
        all["step"] = json!(record.steps.len());
        all["seat"] = json!(seat);
        say!("{all}");
        return Ok(());
    }
    let told = screen::words(&record.header.game).context("this game has no words yet")?;
    prose(&told.question(table.as_ref(), reader).to_string());
    for line in advice.text(&typed(args), reader.tongue) {
        prose(&line);
    }
    Ok(())
}

/// Lays rules of one's own into a record, as if they had stood there from the beginning.
fn with_rules(record: &mut Record, own: &Settings) -> anyhow::Result<()> {
    if own.0.is_empty() {
        return Ok(());
    }
    let header = &mut record.header;
    let game = host::game(&header.game)?;
    let brought = host::texts_brought(game.slug(), &header.rules, own);
    host::can_answer(game.slug(), &brought)?;
    header.rules = own.changed(&header.rules);
    let news = own.0.keys().filter(|slug| !header.set.contains(slug));
    let news: Vec<String> = news.cloned().collect();
    header.set.extend(news);
    game.warnings(&header.rules, &header.materials)?;
    host::replay(record).context("the record does not hold with that rule")?;
    Ok(())
}

/// The same command with a hint after it.
fn typed(args: &Args) -> String {
    let step = args
        .step
        .map_or_else(String::new, |step| format!(" --step {step}"));
    let mut own = String::new();
    for file in &args.own {
        own = format!("{own} --rule {}", file.display());
    }
    format!("lastlicks advise {}{step}{own} --hint", args.file.display())
}

/// Whether what may be said is not all listed.
fn is_of_words(table: &dyn AnyTable) -> bool {
    host::game(&table.header().game).is_ok_and(|game| !game.is_appraised())
}

fn hint(text: &str) -> Result<Hint, String> {
    Hint::parse(text).ok_or_else(|| "it is numbers, letters or words".to_owned())
}

/// The last time that somebody had to choose, and who: what comes after it is cut off.
fn last_choice(record: &mut Record) -> anyhow::Result<(Box<dyn AnyTable>, Seat)> {
    loop {
        let table = host::replay(record).context("the record does not hold")?;
        let seats = match table.waiting() {
            Waiting::Seats(seats) => seats,
            Waiting::Luck | Waiting::Over => Vec::new(),
        };
        if let Some(seat) = seats
            .first()
            .filter(|seat| table.actions(**seat).len() > 1 || is_of_words(table.as_ref()))
        {
            return Ok((table, *seat));
        }
        let before = record.steps.pop();
        before.context("nobody has had anything to choose up to there")?;
    }
}
