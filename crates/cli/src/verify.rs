//! `lastlicks verify`: does a record replay, and was its luck fair?

use std::path::PathBuf;

use anyhow::{Context, bail};
use host::Against;
use serde_json::json;
use table::{Record, Waiting};

use crate::out::say;

pub(crate) const EXAMPLES: &str = "\
Examples:
  lastlicks verify game.jsonl
  lastlicks verify --json game.jsonl";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record, as `play`, `serve` or the referee wrote it
    file: PathBuf,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// Reads a record from a file.
pub(crate) fn read_record(file: &PathBuf) -> anyhow::Result<Record> {
    let text = std::fs::read_to_string(file)
        .with_context(|| format!("{} cannot be read", file.display()))?;
    Record::parse(&text).with_context(|| format!("{} is no whole record", file.display()))
}

/// Replays the record and checks every draw.
pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let record = read_record(&args.file)?;
    let proof = match host::verify(&record) {
        Ok(proof) => proof,
        Err(corrupt) if args.json => {
            say!(
                "{}",
                json!({"ok": false, "line": corrupt.line, "message": corrupt.message})
            );
            std::process::exit(1);
        }
        Err(corrupt) => bail!("the record does not hold: {corrupt}"),
    };
    let over = proof.table.waiting() == Waiting::Over;
    let (name, luck) = match proof.against {
        Against::Commitment => (
            "commitment",
            "every draw follows from the secret committed to before the game",
        ),
        Against::Seed => (
            "seed",
            "every draw follows from the seed, which was open to all",
        ),
        Against::Script => (
            "script",
            "the luck was scripted, so there is nothing to prove about it",
        ),
        Against::Unrevealed => (
            "unrevealed",
            "the secret is not revealed yet, so the draws cannot be checked",
        ),
    };
    if args.json {
        let (steps, draws) = (record.steps.len(), proof.draws);
        say!(
            "{}",
            json!({"ok": true, "over": over, "steps": steps, "draws": draws, "luck": name})
        );
    } else {
        let state = if over {
            "a finished game"
        } else {
            "a game that is not over"
        };
        say!(
            "The record replays: {state} of {} steps and {} draws.",
            record.steps.len(),
            proof.draws
        );
        say!("Luck: {luck}.");
    }
    Ok(())
}
