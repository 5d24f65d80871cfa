//! Paths that the guides name: each is there, so that nobody is sent to a folder that has moved.

use super::Finding;
use crate::tree::{Tree, ends_with};

/// The pages that lead through the sources.
const GUIDES: [&str; 2] = ["ARCHITECTURE.md", "CONTRIBUTING.md"];

/// What the names of files that stand alone end in.
const ENDINGS: [&str; 5] = ["rs", "ftl", "toml", "txt", "md"];

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let pages = tree.texts().filter(|(page, _)| GUIDES.contains(page));
    let named =
        pages.flat_map(|(page, text)| words(text).map(move |(line, word)| (page, line, word)));
    named
        .filter(|(_, _, word)| is_path(word) && !tree.files.keys().any(|path| is_in(word, path)))
        .map(|(page, line, word)| {
            Finding::Fault(format!("{page}:{line} names `{word}`, which is nowhere"))
        })
        .collect()
}

/// What stands in backticks, with the number of its line; what is fenced is text to be typed.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut is_fenced = false;
    let lines = text.lines().enumerate().filter(move |(_, line)| {
        is_fenced ^= line.starts_with("```");
        !is_fenced
    });
    lines.flat_map(|(index, line)| {
        let words = line.split('`').skip(1).step_by(2);
        words.map(move |word| (index + 1, word))
    })
}

/// A folder or a file: no command, no setting (`pieces/KIND`), no path of Rust.
fn is_path(word: &str) -> bool {
    let fits = |c: char| c.is_ascii_alphanumeric() || "<>*_-./".contains(c);
    let is_setting = word
        .split('/')
        .any(|part| part.len() > 1 && part.chars().all(char::is_uppercase));
    let is_named = word.contains('/') || ENDINGS.iter().any(|ending| ends_with(word, ending));
    word.chars().all(fits) && is_named && !is_setting && !parts(word).is_empty()
}

/// Whether the parts of the word stand in the path one after the other; `<game>` is any part. `crates` and `src`, which all
/// paths have, may be left out.
fn is_in(word: &str, path: &str) -> bool {
    let (word, path) = (parts(word), parts(path));
    path.windows(word.len())
        .any(|window| word.iter().zip(window).all(|(want, part)| fits(want, part)))
}

fn parts(path: &str) -> Vec<&str> {
    let parts = path.split('/');
    parts
        .filter(|part| !["", "crates", "src"].contains(part))
        .collect()
}

fn fits(want: &str, part: &str) -> bool {
    let ends = want.find(['<', '*']).zip(want.rfind(['>', '*']));
    match ends {
        Some((open, close)) => {
            part.starts_with(&want[..open]) && part.ends_with(&want[close + 1..])
        }
        None => want == part,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(guide: &str) -> usize {
        let files = [
            ("CONTRIBUTING.md", guide),
            ("crates/cow/src/rules/raid.rs", ""),
            ("crates/cow/src/rules/mod.rs", ""),
        ];
        check(&Tree::of(&files)).len()
    }

    #[test]
    fn a_path_that_is_nowhere_is_a_fault() {
        assert_eq!(found("It is `crates/cow/src/bots/`.\n"), 1);
        assert_eq!(
            found("It is `crates/<game>/src/bots/<bot>.rs` or `bots.rs`.\n"),
            2
        );
        assert_eq!(found("It is `cow/raid.rs`.\n"), 1);
    }

    #[test]
    fn what_is_there_passes_and_so_does_what_is_no_path() {
        assert_eq!(
            found("`crates/<game>/src/rules/<rule>.rs`, `rules/`, `raid.rs`, `cow/rules/*.rs`\n"),
            0
        );
        assert_eq!(
            found(
                "`cargo run`, `pieces/KIND`, `table::Game`, `(a/b)`, `/`\n```\nbots/`x.rs`\n```\n"
            ),
            0
        );
    }
}
