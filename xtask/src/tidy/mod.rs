//! `cargo xtask tidy`: one file per check, each a pure function from the repository to what is
//! wrong with it.

use std::error::Error;

use crate::tree::{self, Tree};

mod beside;
mod coverage;
mod events;
mod floors;
mod headers;
mod kinds;
mod paths;
mod purity;
mod schemas;
mod sizes;
mod teller;
mod types;
mod vendored;
mod views;
mod words;

/// One thing that a check has to say.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Finding {
    /// Fails the run.
    Fault(String),
    /// Is only printed.
    Warning(String),
}

/// Whether a page that is written from the sources is as it should be, with what was found when it was written.
fn kept(tree: &Tree, path: &str, page: &str, mut faults: Vec<String>) -> Vec<Finding> {
    if tree.files.get(path).map(Vec::as_slice) != Some(page.as_bytes()) {
        faults.push(format!("{path} is stale: run `cargo xtask tidy --write`"));
    }
    faults.into_iter().map(Finding::Fault).collect()
}

type Check = fn(&Tree) -> Vec<Finding>;

const CHECKS: [(&str, Check); 11] = [
    ("floors", floors::check),
    ("purity", purity::check),
    ("sizes", sizes::check),
    ("headers", headers::check),
    ("schemas", schemas::check),
    ("coverage", coverage::check),
    ("events", events::check),
    ("views", views::check),
    ("paths", paths::check),
    ("words", words::check),
    ("vendored", vendored::check),
];

/// Runs every check on the repository and prints the findings; true when there is no fault.
pub(crate) fn check() -> Result<bool, Box<dyn Error>> {
    let tree = Tree::read()?;
    let mut faults = 0;
    for (name, check) in CHECKS {
        for finding in check(&tree) {
            match finding {
                Finding::Fault(text) => {
                    faults += 1;
                    eprintln!("{name}: {text}");
                }
                Finding::Warning(text) => eprintln!("{name}: warning: {text}"),
            }
        }
    }
    eprintln!("tidy: {} files, {faults} faults", tree.files.len());
    Ok(faults == 0)
}

/// Writes the tables that live in docs/ and are derived from other files.
pub(crate) fn write() -> Result<(), Box<dyn Error>> {
    let tree = Tree::read()?;
    std::fs::write(tree::root().join(coverage::PAGE), coverage::page(&tree))?;
    let events = events::page(&tree, &mut Vec::new());
    std::fs::write(tree::root().join(events::PAGE), events)?;
    let views = views::page(&tree, &mut Vec::new());
    std::fs::write(tree::root().join(views::PAGE), views)?;
    Ok(())
}

/// The text of a file, nothing where there is none.
fn text<'a>(tree: &'a Tree, path: &str) -> &'a str {
    let bytes = tree.files.get(path).map(Vec::as_slice);
    std::str::from_utf8(bytes.unwrap_or_default()).unwrap_or_default()
}
