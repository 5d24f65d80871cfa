//! `lastlicks tidy`: take finished games out of a house.

use std::path::{Path, PathBuf};
use std::time::Duration;

use indicatif::ProgressBar;
use server::{Database, Place, PutAway, Tidied};
use speech::Line;
use speech::keeping::{self, CircleLeft, Removed, TableLeft, Written};

use super::{Folder, at, runtime};
use crate::out::say;
use crate::output::try_folder;
use crate::tongue::{said, told, whole};

pub(crate) const EXAMPLES: &str = "\
Examples:
  lastlicks tidy --older-than 90d --data /var/lib/lastlicks
  lastlicks tidy --older-than 30d --export records
  lastlicks tidy --older-than 30d --export records --circles

  lastlicks tidy --older-than 30d --export records --database postgres://house@db.example/club

The house must be closed; the nodes of one in a database may go on, except with --circles. A table goes when it was closed that long ago: its game was over, or everybody had left it.
With --export the records of its games are kept, a file each; a table whose record cannot be read is left then.";

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    folder: Folder,
    /// The house is in a database, postgres://USER@HOST:PORT/NAME, and only its keys in the folder
    #[arg(
        long,
        value_name = "URL",
        env = "LASTLICKS_DATABASE",
        hide_env_values = true
    )]
    database: Option<Database>,
    /// Tables that were closed so long ago, like 90d or 12h
    #[arg(long, value_name = "SPAN", value_parser = server::span)]
    older_than: Duration,
    /// Write the records into this folder first
    #[arg(long, value_name = "DIR")]
    export: Option<PathBuf>,
    /// Also write circles into that folder and remove them, at which no member was for two years
    #[arg(long, requires = "export")]
    circles: bool,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// Tidies, and says how much. Whether nothing had to be left comes back.
pub(crate) fn run(args: &Args) -> anyhow::Result<bool> {
    try_folder(args.export.as_ref())?;
    let place = Place {
        data: args.folder.path(),
        database: args.database.as_ref(),
    };
    let runtime = runtime()?;
    let bar = ProgressBar::new(0);
    let seen = |done: usize, all: usize| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    };
    let export = args.export.as_deref();
    // Before the tables: the records of a circle's games go with it.
    let away = match export.filter(|_| args.circles) {
        Some(folder) => Some(runtime.block_on(server::put_circles_away(place, folder))?),
        None => None,
    };
    let tidied = runtime.block_on(server::tidy(place, args.older_than, export, seen))?;
    bar.finish_and_clear();
    if args.json {
        let mut told = serde_json::to_value(&tidied)?;
        if let Some(away) = &away {
            told["circles"] = serde_json::to_value(away)?;
        }
        say!("{told}");
        return Ok(tidied.left.is_empty());
    }
    tell(&tidied, away.as_ref(), export);
    Ok(tidied.left.is_empty())
}

fn tell(tidied: &Tidied, away: Option<&PutAway>, export: Option<&Path>) {
    let line = |text: &str| Line::from(text);
    for (table, why) in &tidied.left {
        let (table, why) = (line(table), line(&said(why)));
        say!("{}", told(&TableLeft { table, why }));
    }
    for (circle, why) in away.iter().flat_map(|away| &away.left) {
        let (circle, why) = (line(circle), line(&said(why)));
        say!("{}", told(&CircleLeft { circle, why }));
    }
    if let Some(away) = away {
        let n = whole(away.circles);
        say!("{}", told(&keeping::PutAway { n }));
    }
    let n = whole(tidied.removed);
    say!("{}", told(&Removed { n }));
    if let Some(folder) = export {
        let (folder, n) = (at(folder), whole(tidied.exported));
        say!("{}", told(&Written { folder, n }));
    }
}
