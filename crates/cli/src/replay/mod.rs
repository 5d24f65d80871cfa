//! `lastlicks replay`: a record step by step on the full screen, or all of it in sentences.

mod full;
mod reel;

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::Context;

use crate::out;
use crate::play;
use crate::terminal;
use crate::verify::read_record;
use reel::Reel;
use screen::full::Go;
use screen::standings;

pub(crate) const EXAMPLES: &str = "\
Examples:
  lastlicks replay game.jsonl
  lastlicks replay game.jsonl --step 152
  lastlicks replay game.jsonl --plain";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record, as `play`, `serve` or the referee wrote it
    file: PathBuf,
    /// Print all of it as sentences; always so where standard output is no terminal
    #[arg(long)]
    plain: bool,
    /// Up to which step of the record, as reports number them; without it the full screen begins at the start, and sentences go to
    /// the end
    #[arg(long, value_name = "NUMBER")]
    step: Option<usize>,
}

/// Shows the record.
pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let mut reel = Reel::new(read_record(&args.file)?)?;
    if let Some(step) = args.step {
        reel.seek(step)?;
    }
    if !args.plain && terminal::is_full() {
        let step = full::run(&mut reel)?;
        return step.map_or(Ok(()), |step| play::what_if(reel.record(), step));
    }
    if args.step.is_none() {
        reel.go(Go::End)?;
    }
    print(&reel).context(out::UNWRITTEN)
}

fn print(reel: &Reel) -> io::Result<()> {
    let mut output = io::stdout().lock();
    let opening = reel.opening().into_iter().chain([String::new()]);
    let standings = standings(reel.table(), crate::tongue::tongue());
    for line in opening.chain(reel.told().to_vec()).chain(standings) {
        let line = out::in_signs_of(&output, format_args!("{line}"));
        writeln!(output, "{line}")?;
    }
    Ok(())
}
