//! Games in progress in the user's state folder: one file of facts a game, locked while it is played.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Context;
use host::{Fact, Room};

/// The file of a game that is being played.
#[derive(Debug)]
pub(crate) struct Saved {
    path: PathBuf,
    file: File,
}

/// Whether facts must survive a power cut, not only the end of this process.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Care {
    /// Written to the disk before it is shown.
    Disk,
    /// Handed to the operating system.
    System,
}

impl Saved {
    /// A new file for a game, with its first facts.
    pub(crate) fn create(game: &str, first: &[Fact]) -> anyhow::Result<Self> {
        let folder = folder().context("there is no HOME")?;
        fs::create_dir_all(&folder)?;
        let since = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default();
        let name = format!(
            "{game}-{:013}-{}.facts",
            since.as_millis(),
            std::process::id()
        );
        let path = folder.join(name);
        let file = options().create_new(true).open(&path)?;
        file.try_lock()?;
        let mut saved = Self { path, file };
        saved.add(first, Care::Disk)?;
        Ok(saved)
    }

    /// Adds facts, a line each.
    pub(crate) fn add(&mut self, facts: &[Fact], care: Care) -> anyhow::Result<()> {
        let mut text = String::new();
        for fact in facts {
            text.push_str(&serde_json::to_string(fact)?);
            text.push('\n');
        }
        let written = self.file.write_all(text.as_bytes());
        let synced = written.and_then(|()| match care {
            Care::Disk => self.file.sync_data(),
            Care::System => Ok(()),
        });
        synced.with_context(|| format!("the game cannot be kept in {}", self.path.display()))
    }

    /// Removes the file of a game that is over or no longer wanted.
    pub(crate) fn forget(self) -> io::Result<()> {
        fs::remove_file(self.path)
    }

    /// The game in a file, unless somebody is playing it.
    fn load(path: &Path) -> anyhow::Result<Option<(Self, Room)>> {
        let mut file = options().open(path)?;
        if file.try_lock().is_err() {
            return Ok(None);
        }
        let mut text = Vec::new();
        file.read_to_end(&mut text)?;
        // A line without its end was never acknowledged.
        let whole = text
            .iter()
            .rposition(|&byte| byte == b'\n')
            .map_or(0, |end| end + 1);
        text.truncate(whole);
        file.set_len(whole as u64)?;
        let text = String::from_utf8(text)?;
        let facts: Result<Vec<Fact>, _> = text.lines().map(serde_json::from_str).collect();
        let room = Room::restore(facts?)?;
        let path = path.to_owned();
        Ok(Some((Self { path, file }, room)))
    }
}

/// The newest game of that kind that was left and can be played on.
pub(crate) fn newest(game: &str) -> Option<(Saved, Room)> {
    let prefix = format!("{game}-");
    let files = fs::read_dir(folder()?).ok()?.filter_map(Result::ok);
    let mut paths: Vec<PathBuf> = files
        .filter(|file| file.file_name().to_string_lossy().starts_with(&prefix))
        .map(|file| file.path())
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "facts")
        })
        .collect();
    paths.sort();
    paths.iter().rev().find_map(|path| match Saved::load(path) {
        Ok(found) => found,
        Err(why) => {
            eprintln!("Note: {} cannot be read: {why:#}", path.display());
            None
        }
    })
}

fn options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).append(true);
    // The secret of the luck stands in it.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Where games in progress are kept.
fn folder() -> Option<PathBuf> {
    let set = |key: &str| {
        std::env::var_os(key)
            .filter(|path| !path.is_empty())
            .map(PathBuf::from)
    };
    let state = set("XDG_STATE_HOME").or_else(|| Some(set("HOME")?.join(".local/state")));
    let state = state.or_else(|| set("LOCALAPPDATA"))?;
    Some(state.join("lastlicks"))
}
