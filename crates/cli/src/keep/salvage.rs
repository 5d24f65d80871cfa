//! `lastlicks salvage`: copy what is sound in a damaged house into a new folder.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, ensure};

use speech::keeping::{NoKey, Saved};

use super::{Folder, at, counted};
use crate::out::say;
use crate::tongue::{said, told};

pub(crate) const EXAMPLES: &str = "\
Examples:
  lastlicks salvage --data lastlicks-data --to saved
  lastlicks serve --data saved

The house must be closed. The damaged folder is not changed; the new one gets the house key too. Of a table whose log is \
damaged the part before the damage is copied, and the game goes on from there.";

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    folder: Folder,
    /// The new folder
    #[arg(long, value_name = "DIR")]
    to: PathBuf,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// Copies, and says what was lost.
pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let from = args.folder.database()?;
    let key = args.to.join("house.key");
    ensure!(
        !key.exists(),
        "{}: there is something already",
        key.display()
    );
    let salvaged = store::salvage(&from, &args.to.join("house.db"))?;
    let has_key = copy_key(args.folder.path(), &args.to)?;
    if args.json {
        let mut json = serde_json::to_value(&salvaged)?;
        json["key"] = has_key.into();
        say!("{json}");
        return Ok(());
    }
    for loss in &salvaged.lost {
        say!("{}", said(&loss.said));
    }
    let to = at(&args.to);
    let what = counted(salvaged.tables, salvaged.events, salvaged.keys);
    say!("{}", told(&Saved { to, what }));
    if !has_key {
        say!("{}", told(&NoKey {}));
    }
    Ok(())
}

fn copy_key(from: &Path, to: &Path) -> anyhow::Result<bool> {
    let Ok(key) = fs::read(from.join("house.key")) else {
        return Ok(false);
    };
    let file = to.join("house.key");
    let copied = store::open_private(&file).and_then(|mut file| file.write_all(&key));
    copied.with_context(|| format!("{} cannot be written", file.display()))?;
    Ok(true)
}
