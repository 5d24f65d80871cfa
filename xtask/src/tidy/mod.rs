//! `cargo xtask tidy`: one file per check, each a pure function from the repository to what is
//! wrong with it.

use std::error::Error;

use crate::tree::{self, Tree};

mod coverage;
mod events;
mod floors;
mod headers;
mod paths;
mod purity;
mod schemas;
mod sizes;
mod vendored;
mod words;

/// One thing that a check has to say.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Finding {
    /// Fails the run.
    Fault(String),
    /// Is only printed.
    Warning(String),
}

type Check = fn(&Tree) -> Vec<Finding>;

const CHECKS: [(&str, Check); 10] = [
    ("floors", floors::check),
    ("purity", purity::check),
    ("sizes", sizes::check),
    ("headers", headers::check),
    ("schemas", schemas::check),
    ("coverage", coverage::check),
    ("events", events::check),
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
    Ok(())
}
