//! `lastlicks referee`: the protocol of the referee on standard input and output.

use std::io::{self, Write};
use std::path::Path;

use anyhow::Context;
use clap_complete::engine::ArgValueCandidates;
use host::{Answer, LONGEST_LINE, Referee};

use crate::input::{next_line, text};
use crate::{complete, out};

pub(crate) const EXAMPLES: &str = "\
Example:
  echo '{\"op\":\"new\",\"game\":\"wimpout\",\"seats\":2,\"seed\":\"tonight\"}' | lastlicks referee";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game that `new` and `rules` mean when they name none
    #[arg(add = ArgValueCandidates::new(complete::games))]
    game: Option<String>,
}

/// Answers line by line until the input ends.
pub(crate) fn run(args: Args) -> anyhow::Result<()> {
    if let Some(game) = &args.game {
        host::game(game)?;
    }
    let mut referee = Referee::new(args.game, |name| {
        text(Path::new(name), "it").map_err(|why| format!("{:#}", why.root_cause()))
    });
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    while let Some(line) =
        next_line(&mut input, LONGEST_LINE).context("standard input cannot be read")?
    {
        let (text, last) = match referee.answer(&line) {
            Answer::Silence => continue,
            Answer::Line(text) => (text, false),
            Answer::Last(text) => (text, true),
        };
        let written = writeln!(output, "{text}").and_then(|()| output.flush());
        written.context(out::UNWRITTEN)?;
        if last {
            break;
        }
    }
    Ok(())
}
