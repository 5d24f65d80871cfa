//! The rules crates stay pure: each carries the same `clippy.toml`, which bans clocks, randomness and
//! unordered collections, and denies arithmetic with floats.

use super::Finding;
use crate::tree::Tree;

const PURE: [&str; 6] = ["table", "nodes", "english", "wimpout", "connexion", "cow"];

/// The one that the others are copies of.
const MODEL: &str = "crates/table/clippy.toml";

const DENIES_FLOATS: &str = "deny(clippy::float_arithmetic)";

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let exists = |room: &&&str| {
        tree.files
            .contains_key(&format!("crates/{room}/Cargo.toml"))
    };
    let rooms = PURE.iter().filter(exists);
    rooms
        .flat_map(|room| check_room(tree, room))
        .map(Finding::Fault)
        .collect()
}

fn check_room(tree: &Tree, room: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let lints = format!("crates/{room}/clippy.toml");
    if !tree.files.contains_key(&lints) || tree.files.get(&lints) != tree.files.get(MODEL) {
        faults.push(format!("{lints} must be a copy of {MODEL}"));
    }
    let lib = format!("crates/{room}/src/lib.rs");
    let text = tree.files.get(&lib).map(Vec::as_slice).unwrap_or_default();
    if !String::from_utf8_lossy(text).contains(DENIES_FLOATS) {
        faults.push(format!("{lib} must say `#![{DENIES_FLOATS}]`"));
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    const DENIED: &str = "//! Cow.\n#![deny(clippy::float_arithmetic)]\n";

    fn faults(lints: &str, lib: &str) -> usize {
        let files = [
            (MODEL, "disallowed-types = []\n"),
            ("crates/cow/Cargo.toml", ""),
            ("crates/cow/clippy.toml", lints),
            ("crates/cow/src/lib.rs", lib),
        ];
        check(&Tree::of(&files)).len()
    }

    #[test]
    fn a_pure_crate_has_the_lints_and_denies_floats() {
        assert_eq!(faults("disallowed-types = []\n", DENIED), 0);
        assert_eq!(faults("", DENIED), 1);
        assert_eq!(faults("disallowed-types = []\n", "//! Cow.\n"), 1);
        assert_eq!(
            check(&Tree::of(&[("crates/table/Cargo.toml", "")])).len(),
            2
        );
    }

    #[test]
    fn other_crates_are_free() {
        assert_eq!(check(&Tree::of(&[("crates/host/Cargo.toml", "")])), []);
    }
}
