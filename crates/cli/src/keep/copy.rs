//! `lastlicks copy`: move a house from a folder into a database, or back.

use std::convert::Infallible;
use std::fmt;
use std::path::Path;
use std::str::FromStr;

use speech::keeping::Copied;

use super::{counted, runtime};
use crate::out::say;
use crate::tongue::told;

pub(crate) const EXAMPLES: &str = "\
Examples:
  lastlicks copy --from lastlicks-data --to postgres://house@db.example/club
  lastlicks copy --from postgres://house@db.example/club --to elsewhere

The house must be closed, and there must be none where it goes. All of it is written in one transaction, read again and \
compared event by event before it stands; the house that is copied is not changed. The house key stays in its folder: a house \
in a database is opened with the same --data, and one that goes to another folder needs house.key there too.";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where the house is: its folder, or a database, postgres://USER@HOST:PORT/NAME
    #[arg(long, value_name = "PLACE")]
    from: Place,
    /// Where it goes
    #[arg(long, value_name = "PLACE")]
    to: Place,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// A folder or a database. The address of a database may hold a password, so it is not shown.
#[derive(Clone)]
struct Place(store::Place);

impl FromStr for Place {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self(if text.contains("://") {
            store::Place::Database(text.to_owned())
        } else {
            store::Place::File(Path::new(text).join("house.db"))
        }))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            store::Place::File(file) => write!(f, "{}", file.display()),
            store::Place::Database(url) => f.write_str(&store::Postgres::shown(url)),
        }
    }
}

/// Copies, and says how much.
pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let copied = runtime()?.block_on(store::copy(&args.from.0, &args.to.0))?;
    if args.json {
        say!("{}", serde_json::to_string(&copied)?);
        return Ok(());
    }
    let to = args.to.to_string().as_str().into();
    let what = counted(copied.tables, copied.events, copied.keys);
    say!("{}", told(&Copied { to, what }));
    Ok(())
}
