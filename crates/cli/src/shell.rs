//! `lastlicks completions` and `lastlicks man`: what shells and `man` want to know of the commands.

use std::io::{self, Write};

use anyhow::{Context, anyhow};
use clap::Command;
use clap_complete::Shell;
use clap_complete::engine::ArgValueCandidates;

use crate::{complete, out};

pub(crate) const COMPLETIONS: &str = "\
Examples:
  lastlicks completions bash > ~/.local/share/bash-completion/completions/lastlicks
  lastlicks completions fish > ~/.config/fish/completions/lastlicks.fish
  lastlicks completions zsh > ~/.zfunc/_lastlicks
They ask `lastlicks` itself, which must be on the PATH, what can come next: games, rules and values, bots, lists.";

pub(crate) const MAN: &str = "\
Examples:
  lastlicks man | man -l -
  lastlicks man play > lastlicks-play.1
  lastlicks man rule check > lastlicks-rule-check.1";

#[derive(clap::Args)]
pub(crate) struct Completions {
    /// The shell
    shell: Shell,
}

#[derive(clap::Args)]
pub(crate) struct Man {
    /// The command, and one of its own, as in `rule check`; without it the page is about all of them
    #[arg(add = ArgValueCandidates::new(complete::commands))]
    command: Vec<String>,
}

/// Prints what a shell must be told, so that it asks this program for completions.
pub(crate) fn completions(args: &Completions) -> anyhow::Result<()> {
    let (name, mut text) = ("lastlicks", Vec::new());
    let shell = complete::SHELLS.completer(&args.shell.to_string());
    let shell = shell.context("there are no completions for this shell")?;
    shell.write_registration(complete::VARIABLE, name, name, name, &mut text)?;
    print(&text)
}

/// Prints a manual page.
pub(crate) fn man(args: &Man, mut cli: Command) -> anyhow::Result<()> {
    cli.build();
    let mut page = &cli;
    for name in &args.command {
        page = find(page, name)?;
    }
    let mut text = Vec::new();
    clap_mangen::Man::new(page.clone()).render(&mut text)?;
    print(&text)
}

fn find<'a>(cli: &'a Command, name: &str) -> anyhow::Result<&'a Command> {
    cli.find_subcommand(name).ok_or_else(|| {
        let known: Vec<_> = cli.get_subcommands().map(Command::get_name).collect();
        anyhow!(table::no_such("command", name, &known))
    })
}

fn print(text: &[u8]) -> anyhow::Result<()> {
    let mut output = io::stdout().lock();
    let written = output.write_all(text).and_then(|()| output.flush());
    written.context(out::UNWRITTEN)
}
