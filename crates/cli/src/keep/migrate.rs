//! `lastlicks migrate`: bring a database to the newest format before a house opens in it.

use server::Database;
use speech::keeping::{Migrated, Newest};

use super::runtime;
use crate::out::say;
use crate::tongue::{told, whole};

pub(crate) const EXAMPLES: &str = "\
Examples:
  lastlicks migrate --database postgres://house@db.example/club

`lastlicks serve` does the same when it opens. Of several that do it at once one does it, and the others wait. A database \
that is empty gets its tables; one of a newer format is left alone.";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The database, postgres://USER@HOST:PORT/NAME; its password is better given by PGPASSFILE or PGPASSWORD
    #[arg(
        long,
        value_name = "URL",
        env = "LASTLICKS_DATABASE",
        hide_env_values = true
    )]
    database: Database,
}

/// Brings the database to the newest format, and says so.
pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let (found, now) = runtime()?.block_on(args.database.migrate())?;
    let database = args.database.to_string().as_str().into();
    let (before, format) = (whole(found), whole(now));
    if found == now {
        say!("{}", told(&Newest { database, format }));
    } else {
        let migrated = Migrated {
            database,
            format,
            before,
        };
        say!("{}", told(&migrated));
    }
    Ok(())
}
