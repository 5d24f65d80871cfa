//! Games in progress in the user's state folder: one file of facts a game, locked while it is played.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, anyhow};
use host::{Fact, Room};
use table::in_words;

use crate::state::state_folder;

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
        let folder = state_folder().context("there is no HOME")?;
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

    /// The game in a file, to be played on, unless somebody is playing it.
    fn load(path: &Path) -> anyhow::Result<Option<(Self, Room)>> {
        let mut file = options().open(path)?;
        if file.try_lock().is_err() {
            return Ok(None);
        }
        let (room, whole) = read(&mut file)?;
        if file.metadata()?.len() != whole {
            file.set_len(whole)?;
        }
        let path = path.to_owned();
        Ok(Some((Self { path, file }, room)))
    }
}

/// The game in a file, and how much of the file is whole: a line without its end was never acknowledged.
fn read(file: &mut File) -> anyhow::Result<(Room, u64)> {
    let mut text = Vec::new();
    file.read_to_end(&mut text)?;
    let end = text.iter().rposition(|&byte| byte == b'\n');
    text.truncate(end.map_or(0, |end| end + 1));
    let whole = text.len() as u64;
    let spoiled =
        |why: String| anyhow!("its file is not as it was written, and stays as it is: {why}");
    let facts = facts(&text).map_err(spoiled)?;
    let room = Room::restore(facts).map_err(|why| spoiled(why.to_string()))?;
    Ok((room, whole))
}

/// The facts of whole lines, or which line is none and why.
fn facts(text: &[u8]) -> Result<Vec<Fact>, String> {
    let lines = text.split_inclusive(|&byte| byte == b'\n');
    let fact = |(number, line)| {
        let fact = serde_json::from_slice(line);
        fact.map_err(|why| format!("line {number}: {}", in_words(&why)))
    };
    (1..).zip(lines).map(fact).collect()
}

/// A game in progress that waits in the user's state folder.
#[derive(Clone, Debug)]
pub(crate) struct Left {
    /// The file.
    pub(crate) path: PathBuf,
    /// The slug of the game.
    pub(crate) game: String,
    /// When something happened in it last.
    pub(crate) since: SystemTime,
}

impl Left {
    /// The game, to be played on, unless somebody is playing it.
    pub(crate) fn open(&self) -> anyhow::Result<Option<(Saved, Room)>> {
        Saved::load(&self.path)
    }

    /// The game, to be looked at.
    pub(crate) fn look(&self) -> anyhow::Result<Room> {
        Ok(read(&mut File::open(&self.path)?)?.0)
    }

    /// Whether somebody is playing it.
    pub(crate) fn is_played(&self) -> bool {
        let file = options().open(&self.path);
        file.is_ok_and(|file| file.try_lock().is_err())
    }

    /// Removes it; whoever is playing it keeps it.
    pub(crate) fn forget(&self) -> anyhow::Result<()> {
        if self.is_played() {
            anyhow::bail!("{} is being played", self.path.display());
        }
        Ok(fs::remove_file(&self.path)?)
    }
}

/// The games of that kind that were left, or of all kinds; the newest first.
pub(crate) fn left(game: Option<&str>) -> Vec<Left> {
    let files = state_folder().and_then(|folder| fs::read_dir(folder).ok());
    let files = files.into_iter().flatten().filter_map(Result::ok);
    let mut all: Vec<Left> = files.filter_map(|file| known(&file.path())).collect();
    all.retain(|left| game.is_none_or(|game| left.game == game));
    // The name holds the time at which the game began: it tells apart those that were left at the same moment.
    all.sort_by(|a, b| (b.since, &b.path).cmp(&(a.since, &a.path)));
    all
}

fn known(path: &Path) -> Option<Left> {
    let name = path.file_name()?.to_str()?.strip_suffix(".facts")?;
    let (game, _) = name.split_once('-')?;
    let since = fs::metadata(path).and_then(|file| file.modified()).ok()?;
    Some(Left {
        path: path.to_owned(),
        game: game.to_owned(),
        since,
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
