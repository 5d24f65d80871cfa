//! `lastlicks judge`: what the judge of the bonus round says of sentences, one a line.

use std::io::{self, Write};

use anyhow::Context;
use clap_complete::engine::ArgValueCompleter;
use connexion::{Connexion, Finding, Rules};
use english::judge::{Standard, plain_words};
use serde_json::{Value as Json, json};
use speech::figures::{Accept, Future, Reject, Unsure};
use table::{Game, Materials, Settings, shown};

use crate::input::next_line;
use crate::tongue::{told, tongue};
use crate::{complete, out};

pub(crate) const EXAMPLES: &str = "\
Examples:
  echo 'the man is going to sing' | lastlicks judge
  lastlicks judge --json < sentences.txt
  lastlicks judge --set future=be-to --set sentence-kinds=fragments-by-vote < sentences.txt";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Set a rule that concerns the judge: future=…, sentence-kinds=… (may be given again)
    #[arg(long = "set", value_name = "RULE=VALUE", add = ArgValueCompleter::new(complete::settings))]
    set: Vec<String>,
    /// Print a line of JSON for each sentence
    #[arg(long)]
    json: bool,
}

/// The longest line that is read, in bytes: many times the longest sentence that anybody can make.
const LONGEST_LINE: usize = 1 << 16;

/// Judges line by line until the input ends.
pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let standard = standard(&args.set)?;
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    while let Some(line) =
        next_line(&mut input, LONGEST_LINE).context("standard input cannot be read")?
    {
        let opinion = opinion(&line, standard);
        let text = if args.json {
            opinion.to_string()
        } else {
            plain(&opinion, &line)
        };
        let written = writeln!(output, "{text}").and_then(|()| output.flush());
        written.context(out::UNWRITTEN)?;
    }
    Ok(())
}

fn standard(set: &[String]) -> anyhow::Result<Standard> {
    let mut settings = Settings::default();
    for text in set {
        settings.set(Connexion::rules(), text)?;
    }
    Ok(Rules::settle(&settings, &Materials::default())?.standard())
}

/// What the judge says of a line.
fn opinion(line: &[u8], standard: Standard) -> Json {
    let no = |reason: String| json!({"verdict": "reject", "future": false, "reason": reason});
    if line.len() > LONGEST_LINE {
        return no(format!("a line may have {LONGEST_LINE} bytes at most"));
    }
    let text = match std::str::from_utf8(line) {
        Ok(text) => text,
        Err(why) => return no(format!("the line is not UTF-8: {why}")),
    };
    let words = plain_words(text);
    let finding = Finding::of(&words, standard);
    json!({
        "verdict": finding.verdict,
        "future": finding.future,
        "reason": finding.explain(&words),
    })
}

fn plain(opinion: &Json, line: &[u8]) -> String {
    let verdict = match opinion["verdict"].as_str() {
        Some("accept") => told(&Accept {}),
        Some("reject") => told(&Reject {}),
        _ => told(&Unsure {}),
    };
    let future = if opinion["future"] == true {
        format!(", {}", told(&Future {}))
    } else {
        String::new()
    };
    let reason = opinion["reason"].as_str();
    let reason = reason.map_or_else(String::new, |why| {
        format!(" ({})", speech::reason(why, tongue()))
    });
    let sentence = shown(&String::from_utf8_lossy(line));
    let sentence: String = sentence.chars().take(200).collect();
    format!("{verdict}{future}: {}{reason}", sentence.trim())
}
