//! `lastlicks referee`: the protocol of the referee on standard input and output.

use std::io::{self, BufRead, Write};

use anyhow::Context;
use host::{Answer, LONGEST_LINE, Referee};

pub(crate) const EXAMPLES: &str = "\
Example:
  echo '{\"op\":\"new\",\"game\":\"wimpout\",\"seats\":2,\"seed\":\"tonight\"}' | lastlicks referee";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game that `new` and `rules` mean when they name none
    game: Option<String>,
}

/// Answers line by line until the input ends.
pub(crate) fn run(args: Args) -> anyhow::Result<()> {
    if let Some(game) = &args.game {
        host::game(game)?;
    }
    let mut referee = Referee::new(args.game, |name| {
        std::fs::read_to_string(name).map_err(|why| why.to_string())
    });
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    while let Some(line) = next_line(&mut input).context("standard input cannot be read")? {
        let (text, last) = match referee.answer(&line) {
            Answer::Silence => continue,
            Answer::Line(text) => (text, false),
            Answer::Last(text) => (text, true),
        };
        match writeln!(output, "{text}").and_then(|()| output.flush()) {
            Err(why) if why.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
            other => other.context("standard output cannot be written")?,
        }
        if last {
            break;
        }
    }
    Ok(())
}

/// The next line without its line end; of a line that is too long only so much is kept that the referee sees it is.
fn next_line(input: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    let mut any = false;
    loop {
        let chunk = input.fill_buf()?;
        if chunk.is_empty() {
            return Ok(any.then_some(line));
        }
        any = true;
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let taken = end.unwrap_or(chunk.len());
        let room = (LONGEST_LINE + 1).saturating_sub(line.len());
        line.extend_from_slice(&chunk[..taken.min(room)]);
        input.consume(taken + usize::from(end.is_some()));
        if end.is_some() {
            return Ok(Some(line));
        }
    }
}
