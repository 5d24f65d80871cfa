//! The keys by which the nodes of a house know each other (N24): what one asks another is signed with the first of them, and all
//! are believed. They are read anew while the house is open, so that a key can be changed at one node after the other.
//! Guests, seats and luck are no business of theirs: those hang on the house key alone.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};

use store::make_private;

use crate::house::key::HouseKey;
use crate::house::{House, Wrong};

/// The file that names them. Where there is none, the house key is the one.
const FILE: &str = "node.keys";
/// How the house key is called there.
const HOUSE: &str = "house.key";
/// How many there are at most: each request that is refused is compared with all.
const MOST: usize = 8;
/// What a key signs between nodes.
const PASS: &str = "node";
/// What it signs so that keepers see which one it is.
const MARK: &str = "node key";
/// How many letters of that are shown.
const SHOWN: usize = 8;

/// The keys of a node.
#[derive(Debug)]
pub(in crate::house) struct NodeKeys {
    file: PathBuf,
    house: HouseKey,
    keys: RwLock<Arc<[HouseKey]>>,
}

impl NodeKeys {
    /// The keys in a house's folder.
    ///
    /// # Errors
    /// What the file holds is not keys; it cannot be read.
    pub(in crate::house) fn open(data: &Path, house: &HouseKey) -> Result<Self, Wrong> {
        let keys = Self {
            file: data.join(FILE),
            house: house.clone(),
            keys: RwLock::new(Arc::new([house.clone()])),
        };
        keys.read()?;
        Ok(keys)
    }

    /// Reads the file anew. Where it is of no use all stays as it was.
    fn read(&self) -> Result<(), Wrong> {
        let keys = match fs::read_to_string(&self.file) {
            Ok(text) => parse(&text, &self.house).map_err(Wrong::BadRequest)?,
            Err(why) if why.kind() == ErrorKind::NotFound => vec![self.house.clone()],
            Err(why) => return Err(Wrong::BadRequest(format!("{FILE}: {why}"))),
        };
        if let Ok(Some(mode)) = make_private(&self.file) {
            tracing::warn!("{FILE} could be read by others (mode {mode:o}); it is 600 now");
        }
        *self.keys.write().unwrap_or_else(PoisonError::into_inner) = keys.into();
        Ok(())
    }

    fn all(&self) -> Arc<[HouseKey]> {
        let keys = self.keys.read();
        keys.unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn marks(&self) -> Vec<String> {
        let mark = |key: &HouseKey| key.sign(MARK, "")[..SHOWN].to_owned();
        self.all().iter().map(mark).collect()
    }
}

/// One key a line: 32 bytes as hexadecimal digits, or the name of the house key. What is wrong is not repeated.
fn parse(text: &str, house: &HouseKey) -> Result<Vec<HouseKey>, String> {
    let mut keys = Vec::new();
    for (number, line) in text.lines().map(str::trim).enumerate() {
        let key = match line {
            "" => continue,
            HOUSE => house.clone(),
            line => HouseKey::from_hex(line).ok_or_else(|| {
                let number = number + 1;
                format!("{FILE}: line {number} is neither 64 hexadecimal digits nor {HOUSE}")
            })?,
        };
        keys.push(key);
    }
    if keys.is_empty() || keys.len() > MOST {
        return Err(format!("{FILE} holds one key at least and {MOST} at most"));
    }
    Ok(keys)
}

impl House {
    /// What a node of the house signs when it asks another.
    pub(crate) fn sign_pass(&self, text: &str) -> String {
        let keys = self.0.nodes.as_ref().map(|nodes| nodes.keys.all());
        keys.map_or_else(String::new, |keys| keys[0].sign(PASS, text))
    }

    /// Whether a node of this house has signed it.
    pub(crate) fn is_pass(&self, text: &str, signature: &str) -> bool {
        let keys = self.0.nodes.as_ref().map(|nodes| nodes.keys.all());
        keys.is_some_and(|keys| keys.iter().any(|key| key.is_signed(PASS, text, signature)))
    }

    /// Reads anew by which keys other nodes are known, and tells them by their marks: the first one signs.
    ///
    /// # Errors
    /// The house is one process; what the file holds is not keys, and nothing has changed.
    pub(crate) fn read_node_keys(&self) -> Result<Vec<String>, Wrong> {
        let nodes = self.0.nodes.as_ref().ok_or(Wrong::NotFound)?;
        nodes.keys.read()?;
        let marks = nodes.keys.marks();
        tracing::info!(
            keys = marks.join(" "),
            "other nodes are known by these keys"
        );
        Ok(marks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_stand_one_a_line_and_what_is_wrong_is_not_repeated() {
        let folder = tempfile::tempdir().unwrap();
        let house = HouseKey::load_or_make(&folder.path().join(HOUSE)).unwrap();
        let (first, second) = ("0a".repeat(32), "5E".repeat(32));
        let read = |text: &str| parse(text, &house).map(|keys| keys.len());
        assert_eq!(read(&format!("{first}\n\n house.key \r\n{second}")), Ok(3));
        assert_eq!(read(HOUSE), Ok(1));
        let secret = format!("{HOUSE}\n{}", &first[1..]);
        let why = read(&secret).unwrap_err();
        assert!(
            why.contains("line 2") && !why.contains(&first[1..]),
            "{why}"
        );
        assert!(read("\n").is_err() && read(&format!("{HOUSE}\n").repeat(9)).is_err());
    }

    #[test]
    fn a_file_that_is_of_no_use_changes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let house = HouseKey::load_or_make(&folder.path().join(HOUSE)).unwrap();
        let keys = NodeKeys::open(folder.path(), &house).unwrap();
        let alone = keys.marks();
        fs::write(&keys.file, format!("{}\n{HOUSE}\n", "5e".repeat(32))).unwrap();
        keys.read().unwrap();
        let both = keys.marks();
        assert_eq!((both.len(), &both[1]), (2, &alone[0]));
        fs::write(&keys.file, "5e").unwrap();
        assert!(keys.read().is_err());
        assert_eq!(keys.marks(), both);
        assert!(NodeKeys::open(folder.path(), &house).is_err());
        fs::remove_file(&keys.file).unwrap();
        keys.read().unwrap();
        assert_eq!(keys.marks(), alone);
    }
}
