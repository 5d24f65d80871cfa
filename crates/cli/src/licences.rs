//! `lastlicks licences`: the licences of the program and of the data of others in it.

use std::io::{self, Write};

/// Prints them all.
pub(crate) fn run() -> anyhow::Result<()> {
    match print(&mut io::stdout().lock()) {
        Err(why) if why.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => Ok(other?),
    }
}

fn print(output: &mut impl Write) -> io::Result<()> {
    writeln!(
        output,
        "Last Licks is licensed under either of Apache License 2.0 or MIT, at your option."
    )?;
    for game in host::GAMES {
        for notice in game.notices() {
            writeln!(output, "\n== {} ==\n{}\n", game.title(), notice.what)?;
            writeln!(output, "{}", notice.text.trim_end())?;
        }
    }
    Ok(())
}
