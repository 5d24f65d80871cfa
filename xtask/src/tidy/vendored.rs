//! Files made by others: every file in a folder called `vendor` stands in that folder's `MANIFEST`
//! with its hash, its licence and where it came from, and still has that hash.
//!
//! A line of a manifest is `sha256 | file | licence | source`; lines that open with `#` are notes.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use sha2::{Digest, Sha256};

use super::Finding;
use crate::tree::Tree;

const MANIFEST: &str = "MANIFEST";

/// Whether a file lives in a folder called `vendor`.
pub(super) fn is_vendored(path: &str) -> bool {
    split(path).is_some()
}

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut folders: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (folder, file) in tree.files.keys().filter_map(|path| split(path)) {
        folders.entry(folder).or_default().push(file);
    }
    folders
        .iter()
        .flat_map(|(folder, files)| check_folder(tree, folder, files))
        .collect()
}

/// A path in its `vendor` folder: the folder (with its last slash), and the rest.
fn split(path: &str) -> Option<(&str, &str)> {
    let end = if path.starts_with("vendor/") {
        "vendor/".len()
    } else {
        path.find("/vendor/")? + "/vendor/".len()
    };
    Some(path.split_at(end))
}

fn check_folder(tree: &Tree, folder: &str, files: &[&str]) -> Vec<Finding> {
    let manifest = tree
        .files
        .get(&format!("{folder}{MANIFEST}"))
        .map(Vec::as_slice);
    let manifest = String::from_utf8_lossy(manifest.unwrap_or_default());
    let lines = manifest
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    let mut listed = BTreeMap::new();
    let mut findings = Vec::new();
    for line in lines {
        let fields: Vec<&str> = line.split(" | ").map(str::trim).collect();
        match fields[..] {
            [hash, file, licence, source] if !licence.is_empty() && !source.is_empty() => {
                listed.insert(file, hash);
            }
            _ => findings.push(Finding::Fault(format!(
                "{folder}{MANIFEST}: `{line}` is not `sha256 | file | licence | source`"
            ))),
        }
    }
    let unlisted = files
        .iter()
        .filter(|file| **file != MANIFEST && !listed.contains_key(*file));
    findings.extend(
        unlisted.map(|file| Finding::Fault(format!("{folder}{file} is not in {folder}{MANIFEST}"))),
    );
    findings.extend(
        listed
            .iter()
            .filter_map(|(file, hash)| changed(tree, folder, file, hash)),
    );
    findings
}

fn changed(tree: &Tree, folder: &str, file: &str, hash: &str) -> Option<Finding> {
    let path = format!("{folder}{file}");
    let Some(bytes) = tree.files.get(&path) else {
        return Some(Finding::Fault(format!(
            "{path} is in the manifest but not here"
        )));
    };
    let found = sha256(bytes);
    (found != hash).then(|| Finding::Fault(format!("{path} has sha256 {found}, not {hash}")))
}

fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes)
        .iter()
        .fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    const HASH_OF_A: &str = "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb";

    fn faults(manifest: &str, files: &[(&str, &str)]) -> usize {
        let mut all = vec![("web/vendor/MANIFEST", manifest), ("other/a.js", "x")];
        all.extend(files);
        check(&Tree::of(&all)).len()
    }

    #[test]
    fn a_listed_file_with_its_hash_is_fine() {
        let manifest = format!("# note\n{HASH_OF_A} | a.js | 0BSD | npm a@1\n");
        assert_eq!(faults(&manifest, &[("web/vendor/a.js", "a")]), 0);
    }

    #[test]
    fn a_changed_missing_unlisted_or_unlicensed_file_is_a_fault() {
        let manifest = format!("{HASH_OF_A} | a.js | 0BSD | npm a@1\n");
        assert_eq!(faults(&manifest, &[("web/vendor/a.js", "b")]), 1, "changed");
        assert_eq!(faults(&manifest, &[]), 1, "missing");
        assert_eq!(faults("", &[("web/vendor/a.js", "a")]), 1, "unlisted");
        assert_eq!(
            faults(&format!("{HASH_OF_A} | a.js\n"), &[]),
            1,
            "no licence"
        );
    }

    #[test]
    fn a_folder_without_a_manifest_is_a_fault() {
        assert_eq!(check(&Tree::of(&[("vendor/a.js", "a")])).len(), 1);
    }
}
