//! The solutions of games as files in a folder: one a set of rules, readable by its owner only, written beside and then
//! renamed. They are a memory and nothing else: the folder may be removed at any time, and a process that cannot use it
//! solves again.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, SystemTime};

use solve::{Cache, Spoiled};

/// No file is larger: a goal of some 7,000.
const MOST_BYTES: u64 = 32 << 20;
/// So many files are kept, and so many bytes; the oldest go.
const MOST_FILES: usize = 64;
const MOST_IN_ALL: u64 = 128 << 20;
/// What somebody was writing so long ago is not being written any more.
const STALE: Duration = Duration::from_hours(1);
/// How the files end, those that are being written and those that are.
const WRITING: &str = "writing";
const SOLVED: &str = "solved";

/// A folder of solutions, and who is told what is wrong with it.
#[derive(Debug)]
pub struct Solutions {
    folder: PathBuf,
    tell: fn(&str),
    /// What is there is not looked at, but replaced.
    fresh: bool,
    told_unread: AtomicBool,
    told_unwritten: AtomicBool,
    written: AtomicU64,
}

impl Solutions {
    /// Solutions in `folder`, which is made when the first one is kept; `tell` hears, in one sentence each, what does
    /// not hold or cannot be read or written.
    #[must_use]
    pub fn in_folder(folder: PathBuf, tell: fn(&str)) -> Self {
        Self {
            folder,
            tell,
            fresh: false,
            told_unread: AtomicBool::new(false),
            told_unwritten: AtomicBool::new(false),
            written: AtomicU64::new(0),
        }
    }

    /// The same, but nothing that is there already is believed.
    #[must_use]
    pub fn fresh(self) -> Self {
        Self {
            fresh: true,
            ..self
        }
    }

    fn path(&self, key: &str) -> PathBuf {
        self.folder.join(format!("{key}.{SOLVED}"))
    }

    fn tell_once(&self, told: &AtomicBool, what: &str, why: &io::Error) {
        if !told.swap(true, Ordering::Relaxed) {
            (self.tell)(&format!(
                "solutions cannot be {what} in {}: {why}; what is asked for is solved again each time",
                self.folder.display()
            ));
        }
    }

    fn write(&self, key: &str, bytes: &[u8]) -> io::Result<()> {
        let mut folder = DirBuilder::new();
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut folder, 0o700);
        folder.recursive(true).create(&self.folder)?;
        self.make_room(key, bytes.len() as u64)?;
        let number = self.written.fetch_add(1, Ordering::Relaxed);
        let name = format!("{key}.{}-{number}.{WRITING}", std::process::id());
        let beside = self.folder.join(name);
        let written = write_new(&beside, bytes).and_then(|()| fs::rename(&beside, self.path(key)));
        if written.is_err() {
            let _ = fs::remove_file(&beside);
        }
        written
    }

    /// Removes what is left of writing, and the oldest solutions until one more of `bytes` fits in.
    fn make_room(&self, key: &str, bytes: u64) -> io::Result<()> {
        let (own, now) = (self.path(key), SystemTime::now());
        let (mut solved, mut all) = (Vec::new(), bytes);
        for file in fs::read_dir(&self.folder)? {
            let path = file?.path();
            let Ok(about) = fs::symlink_metadata(&path) else {
                continue;
            };
            let since = about.modified().unwrap_or(SystemTime::UNIX_EPOCH);
            let ends = path.extension().and_then(|ends| ends.to_str());
            let stale = now.duration_since(since).is_ok_and(|age| age > STALE);
            if ends == Some(WRITING) && stale {
                fs::remove_file(&path)?;
            } else if ends == Some(SOLVED) && path != own {
                all += about.len();
                solved.push((since, about.len(), path));
            }
        }
        solved.sort();
        let mut n = solved.len() + 1;
        for (_, long, path) in solved {
            if n <= MOST_FILES && all <= MOST_IN_ALL {
                break;
            }
            fs::remove_file(path)?;
            (n, all) = (n - 1, all - long);
        }
        Ok(())
    }
}

impl Cache for Solutions {
    fn load(&self, key: &str) -> Option<Vec<u8>> {
        if self.fresh {
            return None;
        }
        match read(&self.path(key)) {
            Ok(bytes) => Some(bytes),
            Err(why) if why.kind() == io::ErrorKind::NotFound => None,
            Err(why) => {
                self.tell_once(&self.told_unread, "read", &why);
                None
            }
        }
    }

    fn keep(&self, key: &str, bytes: &[u8]) {
        if bytes.len() as u64 > MOST_BYTES {
            return;
        }
        if let Err(why) = self.write(key, bytes) {
            self.tell_once(&self.told_unwritten, "kept", &why);
        }
    }

    fn spoiled(&self, key: &str, why: Spoiled) {
        let path = self.path(key);
        (self.tell)(&format!(
            "the solution kept in {} is not used, {why}: the game is solved anew",
            path.display()
        ));
    }
}

/// What a plain file holds, if it is no larger than a solution may be.
fn read(path: &Path) -> io::Result<Vec<u8>> {
    let about = fs::symlink_metadata(path)?;
    if !about.is_file() || about.len() > MOST_BYTES {
        let why = format!("{} is no plain file, or too large", path.display());
        return Err(io::Error::new(io::ErrorKind::InvalidData, why));
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(MOST_BYTES).read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn write_new(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    file.write_all(bytes)?;
    file.sync_data()
}

#[cfg(test)]
mod tests;
