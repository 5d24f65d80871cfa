//! Every Rust file opens with `//!`: what it is for.

use super::Finding;
use crate::tree::Tree;

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    tree.rust()
        .filter(|(_, text)| !text.starts_with("//! "))
        .map(|(path, _)| Finding::Fault(format!("{path} must open with `//! ` and what it is for")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_opens_with_code_is_a_fault() {
        let good = ("a.rs", "//! What it is for.\n");
        assert_eq!(check(&Tree::of(&[good, ("b.txt", "text\n")])), []);
        for bad in ["use a;\n", "//!\n", "// What\n", ""] {
            assert_eq!(check(&Tree::of(&[good, ("b.rs", bad)])).len(), 1, "{bad:?}");
        }
    }
}
