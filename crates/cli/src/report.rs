//! `lastlicks report`: how a finished game was played, and what luck brought whom.

use std::path::PathBuf;

use arena::Limit;
use host::insight::{Matter, REPORT_GAMES, Review};
use pages::report::picture;
use serde_json::json;
use speech::figures::StepsBar;
use table::Viewer;

use crate::bar::{at, bar, left};
use crate::out::{columns, say};
use crate::output;
use crate::state::Believing;
use crate::tongue::{reader, tongue};
use crate::verify::read_unchanged;

pub(crate) const EXAMPLES: &str = "\
Examples:
  lastlicks report game.jsonl
  lastlicks report game.jsonl --svg graph.svg
  lastlicks report game.jsonl --json";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record of a finished game, as `play`, `serve` or the referee wrote it
    file: PathBuf,
    /// How many games are played on from each position, where it is not solved
    #[arg(long, default_value_t = REPORT_GAMES, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    games: u32,
    /// Write the graph as a picture
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Print every number as JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    pub(crate) believing: Believing,
}

/// Walks through the record and prints what came of it.
pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    output::try_file(args.svg.as_ref())?;
    let record = read_unchanged(&args.file)?;
    let game = host::game(&record.header.game)?;
    let (at, left) = (at(), left());
    let bar = bar(0, &StepsBar { at, left })?;
    let mut heard = |done: usize, of: usize| {
        bar.set_length(of as u64);
        bar.set_position(done as u64);
    };
    let study = game.study(&record, args.games, &Limit::default(), &mut heard)?;
    bar.finish_and_clear();
    let reader = reader(Viewer::Spectator);
    let telling = Matter::of(record).tell(&study, args.games, reader)?;
    if let Some(file) = &args.svg {
        let drawn = picture(&study, &telling.names, tongue()).into_string();
        output::write(file, &drawn)?;
    }
    if args.json {
        let mut all = json!(study);
        all["game"] = json!(game.slug());
        all["seats"] = json!(telling.names);
        say!("{all}");
    } else {
        let columns = columns();
        for line in (Review { study, telling }).text(columns, reader) {
            for row in screen::fold(&line, columns) {
                say!("{row}");
            }
        }
    }
    Ok(())
}
