//! `lastlicks check`: is everything in a house as it was stored?

use server::Database;

use super::{Folder, counted, runtime};
use crate::out::say;

pub(crate) const EXAMPLES: &str = "\
Examples:
  lastlicks check --data /var/lib/lastlicks
  lastlicks check --json | jq '.found[] | .table'

Nothing is changed, and the house may be open. The exit code is 1 if something is wrong.";

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    folder: Folder,
    /// Look at the house in a database instead, postgres://USER@HOST:PORT/NAME
    #[arg(
        long,
        value_name = "URL",
        env = "LASTLICKS_DATABASE",
        hide_env_values = true
    )]
    database: Option<Database>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// Looks at everything that is stored, and names what is not as it was. Says whether all is well.
pub(crate) fn run(args: &Args) -> anyhow::Result<bool> {
    let report = match &args.database {
        Some(database) => runtime()?.block_on(database.check())?,
        None => store::check(&args.folder.database()?)?,
    };
    let is_sound = report.found.is_empty();
    if args.json {
        let mut json = serde_json::to_value(&report)?;
        json["ok"] = is_sound.into();
        say!("{json}");
        return Ok(is_sound);
    }
    for finding in &report.found {
        say!("{}", finding.said);
    }
    let looked = format!(
        "{}, {}, {}",
        counted(report.tables, "table"),
        counted(report.events, "event"),
        counted(report.keys, "key")
    );
    match report.found.len() as u64 {
        0 if !report.has_sums => {
            say!(
                "This database is of an old format without sums: only the file itself was looked at."
            );
            say!("Open the house once, and it is given them.");
        }
        0 => say!("All is as it was stored: {looked}."),
        found if args.database.is_some() => say!("{} in {looked}.", counted(found, "fault")),
        found => say!(
            "{} in {looked}. `lastlicks salvage` copies what is sound.",
            counted(found, "fault")
        ),
    }
    Ok(is_sound)
}
