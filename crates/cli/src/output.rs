//! Where a command writes: tried before the work, so that nothing is worked out in vain.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use anyhow::Context as _;

/// Tries whether a file can be written; nothing of it is changed, and none is left that was not there.
pub(crate) fn can_write(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    match options.write(true).create_new(true).open(path) {
        Ok(_) => fs::remove_file(path),
        Err(why) if why.kind() == io::ErrorKind::AlreadyExists => {
            OpenOptions::new().write(true).open(path).map(drop)
        }
        Err(why) => Err(why),
    }
}

/// The same of a file that an option names, if it does.
pub(crate) fn try_file(path: Option<&PathBuf>) -> anyhow::Result<()> {
    path.map_or(Ok(()), |path| {
        can_write(path).with_context(|| said_of(path))
    })
}

/// The same of a folder, which may still have to be made: none is.
pub(crate) fn try_folder(path: Option<&PathBuf>) -> anyhow::Result<()> {
    let Some(path) = path else {
        return Ok(());
    };
    let mut parts = path.ancestors();
    let stands = parts.find(|part| part.exists()).unwrap_or(Path::new(""));
    let trial = stands.join(format!(".lastlicks-{}", std::process::id()));
    can_write(&trial).with_context(|| said_of(path))
}

/// Writes a whole file.
pub(crate) fn write(path: &Path, text: &str) -> anyhow::Result<()> {
    fs::write(path, text).with_context(|| said_of(path))
}

fn said_of(path: &Path) -> String {
    format!("{} cannot be written", path.display())
}
