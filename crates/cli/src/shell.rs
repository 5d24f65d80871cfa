//! `lastlicks completions` and `lastlicks man`: what shells and `man` want to know of the commands.

use std::io::{self, Write};

use anyhow::bail;
use clap::Command;
use clap_complete::Shell;

pub(crate) const COMPLETIONS: &str = "\
Examples:
  lastlicks completions bash > ~/.local/share/bash-completion/completions/lastlicks
  lastlicks completions fish > ~/.config/fish/completions/lastlicks.fish";

pub(crate) const MAN: &str = "\
Examples:
  lastlicks man | man -l -
  lastlicks man play > lastlicks-play.1";

#[derive(clap::Args)]
pub(crate) struct Completions {
    /// The shell
    shell: Shell,
}

#[derive(clap::Args)]
pub(crate) struct Man {
    /// The command; without it the page is about all of them
    command: Option<String>,
}

/// Prints the completions of all commands.
pub(crate) fn completions(args: &Completions, mut cli: Command) -> anyhow::Result<()> {
    let name = cli.get_name().to_owned();
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut cli, name, &mut text);
    print(&text)
}

/// Prints a manual page.
pub(crate) fn man(args: &Man, mut cli: Command) -> anyhow::Result<()> {
    cli.build();
    let page = match &args.command {
        None => cli,
        Some(name) => match cli.find_subcommand(name) {
            Some(command) => command.clone(),
            None => bail!("there is no command `{name}`; `lastlicks help` lists them"),
        },
    };
    let mut text = Vec::new();
    clap_mangen::Man::new(page).render(&mut text)?;
    print(&text)
}

fn print(text: &[u8]) -> anyhow::Result<()> {
    match io::stdout().lock().write_all(text) {
        Err(why) if why.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => Ok(other?),
    }
}
