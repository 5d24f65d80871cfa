//! Words that may stand in no file of ours: paths of one person's machine, tools that helped to
//! write it, hosts that packages happened to be fetched from.

use super::Finding;
use crate::tree::Tree;

/// Machine paths and hosts; may stand nowhere. Each word is written in two parts, so that this list
/// does not find itself.
const PLACES: [&str; 8] = [
    concat!("/wo", "rk/"),
    concat!("/ro", "ot/"),
    concat!("/bash", "_jobs"),
    concat!(".lib", "rary/"),
    concat!("index.crates", ".io"),
    concat!("registry.npm", "js.org"),
    concat!("pythonhosted", ".org"),
    concat!("deb.deb", "ian.org"),
];

/// Names of tools; in data files some of them are plain English words.
const TOOLS: [&str; 8] = [
    concat!("cla", "ude"),
    concat!("anth", "ropic"),
    concat!("open", "ai"),
    concat!("chat", "gpt"),
    concat!("copi", "lot"),
    concat!("language ", "model"),
    concat!("ai ", "agent"),
    concat!("ai ", "assistant"),
];

/// Written by cargo, hosts and all.
const LOCK_FILE: &str = "Cargo.lock";

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let ours = tree.texts().filter(|(path, _)| !path.ends_with(LOCK_FILE));
    ours.flat_map(|(path, text)| file(path, text)).collect()
}

fn file(path: &str, text: &str) -> Vec<Finding> {
    let tools: &[&str] = if path.contains("/data/") { &[] } else { &TOOLS };
    let numbered = text.lines().enumerate();
    numbered
        .filter_map(|(index, line)| {
            let line = line.to_lowercase();
            let word = PLACES
                .iter()
                .chain(tools)
                .find(|word| line.contains(*word))?;
            Some(Finding::Fault(format!(
                "{path}:{} says `{word}`",
                index + 1
            )))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, word: &str) -> bool {
        let text = format!("first\nsee {} here\n", word.to_uppercase());
        let said = Finding::Fault(format!("{path}:2 says `{word}`"));
        check(&Tree::of(&[(path, &text)])) == [said]
    }

    #[test]
    fn every_forbidden_word_is_found_in_any_case() {
        assert!(PLACES.iter().chain(&TOOLS).all(|word| found("a.md", word)));
    }

    #[test]
    fn a_data_file_may_hold_any_word_but_no_place() {
        assert!(PLACES.iter().all(|word| found("crates/a/data/b.txt", word)));
        assert!(!TOOLS.iter().any(|word| found("crates/a/data/b.txt", word)));
    }

    #[test]
    fn plain_words_and_lock_files_pass() {
        let files = [
            ("a.md", "Agent Moss is a cow.\n"),
            ("fuzz/Cargo.lock", PLACES[0]),
        ];
        assert_eq!(check(&Tree::of(&files)), []);
    }
}
