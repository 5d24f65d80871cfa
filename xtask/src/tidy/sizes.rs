//! Sizes: a file of more than 400 lines asks to be split and one of more than 600 fails; a function
//! of more than 70 lines fails. Vendored and generated files are not ours to split. And the binary is stripped.

use super::{Finding, vendored};
use crate::tree::{Tree, ends_with};

const FILE_ASKS: usize = 400;
const FILE_FAILS: usize = 600;
const FUNCTION_FAILS: usize = 70;

const CODE: [&str; 5] = ["rs", "js", "css", "py", "sh"];

/// Stands in the first lines of a generated file.
const GENERATED: &str = concat!("@", "generated");

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    tree.texts()
        .filter(|(path, text)| is_ours(path, text))
        .flat_map(|(path, text)| file(path, text).into_iter().chain(functions(path, text)))
        .chain(tree.texts().filter_map(|(path, text)| profile(path, text)))
        .collect()
}

/// Cargo forgets what `[profile.release]` says of stripping for a package with a profile of its own: the binary had 92 MB.
fn profile(path: &str, text: &str) -> Option<Finding> {
    let is_own = path == "Cargo.toml" && text.contains("[profile.release.package.lastlicks]");
    is_own.then(|| {
        let why = "a release profile of its own for `lastlicks`: its binary is not stripped then";
        Finding::Fault(format!("{path} has {why}"))
    })
}

fn is_ours(path: &str, text: &str) -> bool {
    CODE.iter().any(|extension| ends_with(path, extension))
        && !vendored::is_vendored(path)
        && !text.lines().take(5).any(|line| line.contains(GENERATED))
}

fn file(path: &str, text: &str) -> Option<Finding> {
    let lines = text.lines().count();
    let said = format!("{path} has {lines} lines");
    if lines > FILE_FAILS {
        return Some(Finding::Fault(format!("{said}: more than {FILE_FAILS}")));
    }
    (lines > FILE_ASKS).then(|| Finding::Warning(format!("{said}: split it before {FILE_FAILS}")))
}

/// The functions that are too long. Reads the text as rustfmt leaves it: a function ends with the
/// first closing brace at its own indentation.
fn functions(path: &str, text: &str) -> Vec<Finding> {
    if !ends_with(path, "rs") {
        return Vec::new();
    }
    let lines: Vec<&str> = text.lines().collect();
    let starts = (0..lines.len()).filter(|&at| opens_function(lines[at]));
    starts
        .filter_map(|at| {
            let length = 1 + closing(&lines[at..])?;
            let said = format!("{path}:{} is a function of {length} lines", at + 1);
            (length > FUNCTION_FAILS)
                .then(|| Finding::Fault(format!("{said}: more than {FUNCTION_FAILS}")))
        })
        .collect()
}

/// Whether a line opens a function that does not end on the same line.
fn opens_function(line: &str) -> bool {
    let qualifier = |word: &str| {
        ["pub", "const", "async", "unsafe", "extern", "\"C\""].contains(&word)
            || word.starts_with("pub(")
            || word.ends_with(')')
    };
    let mut words = line.split_whitespace().skip_while(|word| qualifier(word));
    words.next() == Some("fn") && !line.ends_with(['}', ';'])
}

/// How many lines below the first one a function closes; none if it has no body.
fn closing(lines: &[&str]) -> Option<usize> {
    let indent = indentation(lines[0]);
    let at = 1 + lines[1..].iter().position(|line| {
        indentation(line) == indent && (line.ends_with(';') || line.trim_start().starts_with('}'))
    })?;
    lines[at].trim_start().starts_with('}').then_some(at)
}

fn indentation(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(path: &str, text: &str) -> Vec<Finding> {
        check(&Tree::of(&[(path, text)]))
    }

    fn function(body: usize) -> String {
        format!(
            "impl A {{\n    pub(crate) const fn a(\n        b: u8,\n    ) -> u8 {{\n{}    }}\n}}\n",
            "        b;\n".repeat(body)
        )
    }

    #[test]
    fn a_file_asks_at_401_lines_and_fails_at_601() {
        assert_eq!(faults("a.rs", &"\n".repeat(400)), []);
        for (lines, fatal) in [(401, false), (600, false), (601, true)] {
            let found = faults("a.js", &"\n".repeat(lines));
            assert_eq!(matches!(found[..], [Finding::Fault(_)]), fatal, "{lines}");
            assert_eq!(found.len(), 1, "{lines}");
        }
    }

    #[test]
    fn the_binary_has_no_release_profile_of_its_own() {
        let strip = "[profile.release]\nstrip = \"symbols\"\n";
        assert_eq!(faults("Cargo.toml", strip), []);
        let own = format!("{strip}[profile.release.package.lastlicks]\nopt-level = \"z\"\n");
        assert_eq!(faults("Cargo.toml", &own).len(), 1);
    }

    #[test]
    fn a_function_fails_at_71_lines() {
        assert_eq!(faults("a.rs", &function(66)), []);
        let said = "a.rs:2 is a function of 71 lines: more than 70".to_owned();
        assert_eq!(faults("a.rs", &function(67)), [Finding::Fault(said)]);
    }

    #[test]
    fn a_function_without_a_body_has_no_length() {
        let text = format!(
            "trait A {{\n    fn a(\n        &self,\n    );\n{}}}\n",
            "    const B: u8;\n".repeat(90)
        );
        assert_eq!(faults("a.rs", &text), []);
    }

    #[test]
    fn generated_vendored_and_other_files_may_be_long() {
        let long = "\n".repeat(700);
        assert_eq!(faults("a.rs", &format!("//! Made: {GENERATED}{long}")), []);
        assert_eq!(faults("web/vendor/a.js", &long), []);
        assert_eq!(faults("a.json", &long), []);
    }
}
