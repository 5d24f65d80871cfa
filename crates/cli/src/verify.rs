//! `lastlicks verify`: does a record replay, and was its luck fair?

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, bail};
use host::outside::read_record as read;
use host::{Report, Verdict, verify_text};
use speech::here::Replays;
use table::Record;

use crate::input::text;
use crate::out::{note, say};
use crate::tongue::{said, told, tongue};

pub(crate) const EXAMPLES: &str = "\
Examples:
  lastlicks verify game.jsonl
  lastlicks verify --json game.jsonl
  lastlicks verify - < game.jsonl
Exit codes:
  0  fair: every step is allowed, and every draw follows from the
     secret, the nonces and the first line
  1  broken: a step or a draw is not as it must be
  2  the file cannot be read
  3  seeded: the draws follow from a seed that was open to all
  4  unrevealed: the secret is not in the record, so the draws cannot
     be checked
  5  scripted: there was no commitment, so there is nothing to check
     the draws against
  6  header-changed: the first line is not the one that the game was
     begun with
  7  header-open: the draws are fair, but in this kind of record they
     do not cover the first line";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record, as `play`, `serve` or the referee wrote it (`-` reads standard input)
    file: PathBuf,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// Reads a record from a file, to be shown or played on: nothing in it can mislead a terminal.
pub(crate) fn read_record(file: &Path) -> anyhow::Result<Record> {
    let text = text(file, "the record")?;
    read(&text).with_context(|| format!("{} is no whole record", file.display()))
}

/// The same of a record from which something is worked out: one that was edited is refused (U28).
pub(crate) fn read_unchanged(file: &Path) -> anyhow::Result<Record> {
    let text = text(file, "the record")?;
    let record = read(&text).with_context(|| format!("{} is no whole record", file.display()))?;
    let written = verify_text(&text);
    if matches!(written.verdict, Verdict::Broken | Verdict::HeaderChanged) {
        let sentence = speech::refused(written.verdict.sentence(), tongue());
        let fault = written
            .fault
            .map(|fault| format!(" {}", said(&fault.to_string())));
        bail!(
            "{}: {sentence}{}",
            file.display(),
            fault.unwrap_or_default()
        );
    }
    Ok(record)
}

/// Replays the record and checks every draw; the exit code is that of the verdict.
pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    // It is checked as it is written: cleaned names would not be those that the luck covers.
    let text = text(&args.file, "the record")?;
    let report = verify_text(&text);
    if args.json {
        say!("{}", report.json());
    } else {
        tell(&report);
    }
    Ok(ExitCode::from(report.verdict.exit_code()))
}

fn tell(report: &Report) {
    let verdict = || speech::refused(report.verdict.sentence(), tongue());
    if let Some(fault) = &report.fault {
        say!("{}", verdict());
        note!(
            "lastlicks: {}",
            said(&format!("the record does not hold: {fault}"))
        );
        return;
    }
    let small = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let (steps, draws) = (small(report.steps), small(report.draws));
    let over = report.over;
    say!("{}", told(&Replays { over, steps, draws }));
    say!("{}", verdict());
}
