//! `lastlicks pieces`: decks, boards and word lists of one's own (O19).

use std::path::PathBuf;

use clap_complete::engine::ArgValueCandidates;
use speech::pieces::{self, Kind};
use speech::{Names, Sentence};

use crate::complete;
use crate::input::{badly, text};
use crate::out::say;
use crate::tongue::tongue;

pub(crate) const EXAMPLES: &str = "\
Examples:
  lastlicks pieces cow deck
  lastlicks pieces wimpout board my-board.json
  lastlicks play wimpout --board my-board.json";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    #[arg(add = ArgValueCandidates::new(complete::games))]
    game: String,
    /// What is loaded: deck, board or words
    kind: String,
    /// The file; without it the usual ones are printed, to begin with; - reads standard input
    #[arg(value_hint = clap::ValueHint::FilePath)]
    file: Option<PathBuf>,
}

/// Prints the usual pieces, or reads a file and says what it is.
pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let game = host::game(&args.game)?;
    let kind = known(game.slug(), &args.kind)?;
    let Some(file) = &args.file else {
        say!("{}", kind.usual().trim_end());
        return Ok(());
    };
    let text = text(file, &format!("the {}", kind.kind))?;
    let read =
        pieces::read(game.slug(), kind.kind, &text).map_err(|why| badly(file, &why.to_string()))?;
    let names = Names::new(&[], None).in_tongue(tongue());
    for line in read.lines(names).iter().chain(&read.differences(names)) {
        say!("{line}");
    }
    let name = host::pieces_name(kind.kind, &text);
    let name = name.as_str().into();
    say!("{}", pieces::ItsName { name }.line(names));
    Ok(())
}

fn known(game: &str, kind: &str) -> anyhow::Result<&'static Kind> {
    let kinds: Vec<_> = pieces::kinds(game).iter().map(|kind| kind.kind).collect();
    pieces::kind(game, kind)
        .ok_or_else(|| anyhow::anyhow!(table::no_such("kind of pieces", kind, &kinds)))
}
