//! `lastlicks check`: is everything in a house as it was stored?

use server::Database;
use speech::keeping::{Faults, Faulty, GivesSums, NoSums, SalvageHelps, Sound};
use speech::{Line, Sense};

use super::{Folder, counted, runtime};
use crate::out::say;
use crate::tongue::{said, told, whole};

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
        say!("{}", said(&finding.said));
    }
    let looked = counted(report.tables, report.events, report.keys);
    let faults = told(&Faults {
        n: whole(report.found.len()),
    });
    if is_sound && report.has_sums {
        say!("{}", told(&Sound { looked }));
    } else if is_sound {
        say!("{}", told(&NoSums {}));
        say!("{}", told(&GivesSums {}));
    } else {
        let faults = faults.as_str().into();
        let found = told(&Faulty { faults, looked });
        let command = Line::of("lastlicks salvage", Sense::Typed);
        let helps = told(&SalvageHelps { command });
        match &args.database {
            None => say!("{found} {helps}"),
            Some(_) => say!("{found}"),
        }
    }
    Ok(is_sound)
}
