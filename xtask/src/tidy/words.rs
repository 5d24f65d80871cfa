//! Words that may stand in no file of ours: paths of one person's machine, tools that helped to
//! write it, hosts that packages happened to be fetched from.

use super::Finding;
use crate::tree::Tree;

/// Each word is written in two parts, so that this list does not find itself.
const FORBIDDEN: [&str; 16] = [
    concat!("/wo", "rk/"),
    concat!("/ro", "ot/"),
    concat!("/bash", "_jobs"),
    concat!(".lib", "rary/"),
    concat!("cla", "ude"),
    concat!("anth", "ropic"),
    concat!("open", "ai"),
    concat!("chat", "gpt"),
    concat!("copi", "lot"),
    concat!("language ", "model"),
    concat!("ai ", "agent"),
    concat!("ai ", "assistant"),
    concat!("index.crates", ".io"),
    concat!("registry.npm", "js.org"),
    concat!("pythonhosted", ".org"),
    concat!("deb.deb", "ian.org"),
];

/// Written by cargo, hosts and all.
const LOCK_FILE: &str = "Cargo.lock";

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    tree.texts()
        .filter(|(path, _)| !path.ends_with(LOCK_FILE))
        .flat_map(|(path, text)| file(path, text))
        .collect()
}

fn file(path: &str, text: &str) -> Vec<Finding> {
    let numbered = text.lines().enumerate();
    numbered
        .filter_map(|(index, line)| {
            let line = line.to_lowercase();
            let word = FORBIDDEN.iter().find(|word| line.contains(*word))?;
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

    #[test]
    fn every_forbidden_word_is_found_in_any_case() {
        for word in FORBIDDEN {
            let text = format!("first\nsee {} here\n", word.to_uppercase());
            let said = format!("a.md:2 says `{word}`");
            assert_eq!(check(&Tree::of(&[("a.md", &text)])), [Finding::Fault(said)]);
        }
    }

    #[test]
    fn plain_words_and_lock_files_pass() {
        let files = [
            ("a.md", "Agent Moss is a cow.\n"),
            ("fuzz/Cargo.lock", FORBIDDEN[0]),
        ];
        assert_eq!(check(&Tree::of(&files)), []);
    }
}
