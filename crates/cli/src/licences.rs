//! `lastlicks licences`: the licences of the program and of the data of others in it.

use std::io::{self, Write};

use anyhow::Context;

use crate::out;

pub(crate) const EXAMPLES: &str = "\
Example:
  lastlicks licences | head -40";

/// Prints them all.
pub(crate) fn run() -> anyhow::Result<()> {
    print(&mut io::stdout().lock()).context(out::UNWRITTEN)
}

fn print(output: &mut impl Write) -> io::Result<()> {
    writeln!(
        output,
        "Last Licks is licensed under either of Apache License 2.0 or MIT, at your option."
    )?;
    for game in host::GAMES {
        for notice in game.notices() {
            writeln!(output, "\n== {} ==\n{}\n", game.title(), notice.what)?;
            writeln!(output, "{}", (notice.text)().trim_end())?;
        }
    }
    Ok(())
}
