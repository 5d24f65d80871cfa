//! Reads the hand-written list of everyday words.

use std::collections::{BTreeMap, BTreeSet};

/// Flags of words by kind ("verb", "noun", …), readings they do not have, and irregular forms.
#[derive(Debug, Default)]
pub(crate) struct Core {
    pub(crate) flags: BTreeMap<(String, String), BTreeSet<String>>,
    pub(crate) not: BTreeSet<(String, String)>,
    pub(crate) forms: BTreeMap<(String, String), Vec<String>>,
}

impl Core {
    /// The flags that the list gives to a word of this kind.
    pub(crate) fn flags(&self, kind: &str, word: &str) -> Option<&BTreeSet<String>> {
        self.flags.get(&(kind.to_owned(), word.to_owned()))
    }

    /// Whether the list denies that the word is of this kind.
    pub(crate) fn denies(&self, kind: &str, word: &str) -> bool {
        self.not.contains(&(kind.to_owned(), word.to_owned()))
    }
}

/// Reads lines `KIND FLAGS : WORDS`, `no KIND : WORDS` and `past|participle LEMMA : WORDS`.
pub(crate) fn read(text: &str) -> Result<Core, String> {
    let mut core = Core::default();
    for (number, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        let (head, words) = line
            .split_once(':')
            .ok_or(format!("line {}: no colon", number + 1))?;
        let (kind, flags) = head
            .split_once(' ')
            .ok_or(format!("line {}: no flags", number + 1))?;
        for word in words.split_whitespace().map(str::to_owned) {
            match kind {
                "no" => {
                    core.not.insert((flags.to_owned(), word));
                }
                "past" | "participle" => {
                    core.forms
                        .entry((kind.to_owned(), flags.to_owned()))
                        .or_default()
                        .push(word);
                }
                _ => {
                    let entry = core.flags.entry((kind.to_owned(), word)).or_default();
                    entry.extend(flags.split_whitespace().map(str::to_owned));
                }
            }
        }
    }
    Ok(core)
}
