//! Words that may be claimed but that we neither show nor play of our own accord.

use std::sync::LazyLock;

/// The entries of the file in alphabetical order, and whether any ending may follow. No entry begins with another one
/// that any ending may follow.
static ENTRIES: LazyLock<Vec<(&str, bool)>> = LazyLock::new(|| {
    let lines = include_str!("../../data/words/rude.txt").lines();
    let entry = |line: &'static str| match line.strip_suffix('*') {
        Some(beginning) => (beginning, true),
        None => (line, false),
    };
    let mut entries: Vec<_> = lines
        .filter(|line| !line.starts_with('#'))
        .map(entry)
        .collect();
    entries.sort_unstable();
    entries
});

/// Whether a word in small letters is a slur or an obscenity.
pub fn is_rude(word: &str) -> bool {
    let after = ENTRIES.partition_point(|(entry, _)| *entry <= word);
    let before = after.checked_sub(1).map(|at| ENTRIES[at]);
    before.is_some_and(|(entry, begins)| entry == word || begins && word.starts_with(entry))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rude_words_are_known_and_others_are_not_taken_for_them() {
        for word in ["shit", "shitting", "whores", "turds", "pissed"] {
            assert!(is_rude(word), "{word}");
        }
        for word in [
            "assess", "titan", "hoe", "pubic", "spike", "arsenal", "farthing", "",
        ] {
            assert!(!is_rude(word), "{word}");
        }
    }

    #[test]
    fn every_entry_is_found() {
        for (at, (entry, begins)) in ENTRIES.iter().enumerate() {
            assert!(is_rude(entry), "{entry}");
            let next = ENTRIES.get(at + 1).map_or("", |(next, _)| next);
            assert!(!begins || !next.starts_with(entry), "{entry} and {next}");
        }
    }
}
