//! A disk as the order of syncs allows it: what a file held at its last sync, and of what came after any part.

use std::collections::BTreeMap;
use std::path::Path;

use super::tape::Deed;

/// Numbers that look like luck, the same each time.
pub(super) struct Luck(pub(super) u64);

impl Luck {
    pub(super) fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 11).unwrap() % most
    }
}

/// A change of a file that no sync has followed.
#[derive(Clone, Debug)]
enum Change {
    Written(usize, Vec<u8>),
    CutTo(usize),
}

impl Change {
    fn done_to(&self, file: &mut Vec<u8>) {
        match self {
            Self::Written(at, bytes) => {
                let end = at + bytes.len();
                file.resize(file.len().max(end), 0);
                file[*at..end].copy_from_slice(bytes);
            }
            Self::CutTo(length) => file.resize(*length, 0),
        }
    }
}

#[derive(Debug, Default)]
struct File {
    safe: Vec<u8>,
    /// What came after the last sync.
    since: Vec<Change>,
}

/// What becomes of all that came after the last sync of a file.
#[derive(Clone, Copy, Debug)]
enum Fate {
    Lost,
    Kept,
    /// The first changes are kept, and of the next a part.
    Torn,
    /// Of each piece of a sector's size it is open whether it was written.
    Mixed,
}

/// A folder with files, by number; a name can come to stand for another file.
pub(super) struct Disk {
    lies: bool,
    files: Vec<File>,
    /// Which file each name stands for as programs see it.
    names: BTreeMap<String, usize>,
    /// The same as it was at the last sync of the folder, and the changes since.
    safe_names: BTreeMap<String, usize>,
    renames: Vec<(String, Option<usize>)>,
}

impl Disk {
    /// An empty folder, on a disk whose syncs do what they say, or not.
    pub(super) fn new(lies: bool) -> Self {
        Self {
            lies,
            files: Vec::new(),
            names: BTreeMap::new(),
            safe_names: BTreeMap::new(),
            renames: Vec::new(),
        }
    }

    fn file(&mut self, name: &str) -> &mut File {
        let number = *self.names.entry(name.to_owned()).or_insert_with(|| {
            self.files.push(File::default());
            self.renames
                .push((name.to_owned(), Some(self.files.len() - 1)));
            self.files.len() - 1
        });
        &mut self.files[number]
    }

    pub(super) fn follow(&mut self, deed: &Deed) {
        match deed {
            Deed::Opened(name) => drop(self.file(name)),
            Deed::Written(name, at, bytes) => {
                let change = Change::Written(*at, bytes.clone());
                self.file(name).since.push(change);
            }
            Deed::CutTo(name, length) => self.file(name).since.push(Change::CutTo(*length)),
            Deed::Removed(name) => {
                self.names.remove(name);
                self.renames.push((name.clone(), None));
            }
            Deed::Synced(_) | Deed::FolderSynced if self.lies => {}
            Deed::Synced(name) => {
                let file = self.file(name);
                for change in std::mem::take(&mut file.since) {
                    change.done_to(&mut file.safe);
                }
            }
            Deed::FolderSynced => {
                self.renames.clear();
                self.safe_names.clone_from(&self.names);
            }
            Deed::Acked(_) => {}
        }
    }

    /// Writes into a new folder what a power cut leaves now; whether that is not all that was written.
    pub(super) fn cut(&self, luck: &mut Luck, image: &Path) -> bool {
        std::fs::create_dir(image).unwrap();
        let (mut names, mut is_unlike) = (self.safe_names.clone(), false);
        let kept = luck.below(self.renames.len() + 1);
        is_unlike |= kept < self.renames.len();
        for (name, number) in &self.renames[..kept] {
            match number {
                Some(number) => names.insert(name.clone(), *number),
                None => names.remove(name),
            };
        }
        for (name, number) in names {
            let file = &self.files[number];
            let fate = [Fate::Lost, Fate::Kept, Fate::Torn, Fate::Mixed][luck.below(4)];
            is_unlike |= !file.since.is_empty() && !matches!(fate, Fate::Kept);
            let path = image.join(name);
            std::fs::write(&path, after(file, fate, luck)).unwrap();
            store::make_private(&path).unwrap();
        }
        is_unlike
    }
}

/// What a file holds after the cut.
fn after(file: &File, fate: Fate, luck: &mut Luck) -> Vec<u8> {
    let mut bytes = file.safe.clone();
    let sector = [512, 4096][luck.below(2)];
    let last = luck.below(file.since.len() + 1);
    for (number, change) in file.since.iter().enumerate() {
        match fate {
            Fate::Kept => change.done_to(&mut bytes),
            Fate::Torn if number < last => change.done_to(&mut bytes),
            Fate::Torn if number == last => tear(change, sector, &mut bytes, luck),
            Fate::Lost | Fate::Torn => break,
            Fate::Mixed => tear(change, sector, &mut bytes, luck),
        }
    }
    bytes
}

/// Does a part of a change: any of its sectors.
fn tear(change: &Change, sector: usize, file: &mut Vec<u8>, luck: &mut Luck) {
    let Change::Written(at, bytes) = change else {
        if luck.below(2) == 0 {
            change.done_to(file);
        }
        return;
    };
    let mut start = 0;
    while start < bytes.len() {
        let end = (sector - (at + start) % sector + start).min(bytes.len());
        if luck.below(2) == 0 {
            Change::Written(at + start, bytes[start..end].to_vec()).done_to(file);
        }
        start = end;
    }
}
