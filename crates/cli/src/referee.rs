//! `lastlicks referee`: the protocol of the referee on standard input and output.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap_complete::engine::ArgValueCandidates;
use host::{Answer, LONGEST_LINE, Referee};
use table::{Materials, Settings};

use crate::input::{next_line, text};
use crate::table_args::own_rules;
use crate::{complete, out};

pub(crate) const EXAMPLES: &str = "\
Example:
  echo '{\"op\":\"new\",\"game\":\"wimpout\",\"seats\":2,\"seed\":\"tonight\"}' | lastlicks referee";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game that `new` and `rules` mean when they name none
    #[arg(add = ArgValueCandidates::new(complete::games))]
    game: Option<String>,
    /// A rule of one's own that every `new` of the game has besides, from a file (may be given again)
    #[arg(long = "rule", value_name = "FILE", value_hint = clap::ValueHint::FilePath, requires = "game")]
    own: Vec<PathBuf>,
}

/// Answers line by line until the input ends.
pub(crate) fn run(args: Args) -> anyhow::Result<()> {
    let own = own_rules(&args.own)?;
    if let Some(game) = &args.game {
        let game = host::game(game)?;
        let brought = host::texts_brought(game.slug(), &Settings::default(), &own);
        host::can_answer(game.slug(), &brought)?;
        game.warnings(&own, &Materials::default())?;
    }
    let mut referee = Referee::new(args.game, |name| {
        text(Path::new(name), "it").map_err(|why| format!("{:#}", why.root_cause()))
    });
    referee = referee.bringing(own);
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
