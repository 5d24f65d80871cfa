//! A type of the API has a name of its own: of two with one name, the API's document describes one by the other.

use std::collections::BTreeMap;

use super::Finding;
use crate::tree::Tree;

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut seen = BTreeMap::new();
    tree.rust()
        .filter(|(path, _)| path.starts_with("crates/"))
        .flat_map(|(path, text)| schemas(text).map(move |name| (path, name)))
        .filter_map(|(path, name)| {
            let first = seen.insert(name, path)?;
            Some(Finding::Fault(format!(
                "{path}: the API has a type {name} already, in {first}"
            )))
        })
        .collect()
}

/// The names of the types of a file that derive `ToSchema`.
fn schemas(text: &str) -> impl Iterator<Item = &str> {
    text.split("#[derive(")
        .skip(1)
        .filter(|after| {
            after
                .split(')')
                .next()
                .is_some_and(|list| list.contains("ToSchema"))
        })
        .filter_map(|after| {
            let mut words = after
                .split_whitespace()
                .skip_while(|word| !["struct", "enum"].contains(word));
            words
                .nth(1)?
                .split(|letter: char| !letter.is_alphanumeric())
                .next()
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_types_of_the_api_with_one_name_are_a_fault() {
        let one = "//! A.\n/// A line.\n#[derive(Debug, Serialize, ToSchema)]\npub(super) struct Line {\n";
        let plain = "//! B.\n#[derive(Debug)]\nstruct Line(u8);\n";
        assert_eq!(
            check(&Tree::of(&[
                ("crates/server/a.rs", one),
                ("crates/server/b.rs", plain)
            ])),
            []
        );
        assert_eq!(
            check(&Tree::of(&[
                ("crates/server/a.rs", one),
                ("crates/host/b.rs", one)
            ]))
            .len(),
            1
        );
    }
}
