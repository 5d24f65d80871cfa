//! `lastlicks judge`: what the judge of the bonus round says of sentences, one a line.

use std::io::{self, Write};

use anyhow::Context;
use connexion::judge::{Grammarian, Judge, Standard, plain_words};
use connexion::{Connexion, Rules};
use serde_json::{Value as Json, json};
use table::{Game, Materials, Settings};

use crate::input::next_line;

pub(crate) const EXAMPLES: &str = "\
Examples:
  echo 'the man is going to sing' | lastlicks judge
  lastlicks judge --json < sentences.txt
  lastlicks judge --set future=be-to --set sentence-kinds=fragments-by-vote < sentences.txt";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Set a rule that concerns the judge: future=…, sentence-kinds=… (may be given again)
    #[arg(long = "set", value_name = "RULE=VALUE")]
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
        match writeln!(output, "{text}").and_then(|()| output.flush()) {
            Err(why) if why.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
            other => other.context("standard output cannot be written")?,
        }
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
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let opinion = Grammarian.judge(&words, standard);
    json!({
        "verdict": opinion.verdict.slug(),
        "future": opinion.is_future(),
        "reason": opinion.verdict.explain(&words),
    })
}

fn plain(opinion: &Json, line: &[u8]) -> String {
    let verdict = opinion["verdict"].as_str().unwrap_or_default();
    let future = if opinion["future"] == true {
        ", future"
    } else {
        ""
    };
    let reason = opinion["reason"].as_str();
    let reason = reason.map_or_else(String::new, |reason| format!(" ({reason})"));
    let sentence: String = String::from_utf8_lossy(line).chars().take(200).collect();
    format!("{verdict}{future}: {}{reason}", sentence.trim())
}
