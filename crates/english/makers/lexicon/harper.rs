//! Reads harper-core's dictionary: affix and property letters by word, and irregular verbs.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// What harper-core says of its words.
#[derive(Debug, Default)]
pub(crate) struct Harper {
    flags: BTreeMap<String, String>,
    /// Past and participle by lemma.
    pub(crate) irregular: BTreeMap<String, (String, String)>,
}

impl Harper {
    /// Whether the dictionary has the word; derived forms do not count.
    pub(crate) fn has(&self, word: &str) -> bool {
        self.flags.contains_key(word)
    }

    /// Whether the word has any of these letters.
    pub(crate) fn any(&self, word: &str, letters: &str) -> bool {
        self.flags
            .get(word)
            .is_some_and(|own| own.chars().any(|c| letters.contains(c)))
    }

    /// Whether the dictionary counts the word among this kind.
    pub(crate) fn is(&self, kind: &str, word: &str) -> bool {
        self.any(
            word,
            match kind {
                "noun" => "N09w",
                "verb" => "Vb",
                "adjective" => "J",
                _ => "Ry",
            },
        )
    }

    /// All words of the dictionary that stand in it as such.
    pub(crate) fn words(&self) -> impl Iterator<Item = &String> {
        self.flags.keys()
    }
}

/// Reads the dictionary and the irregular verbs of the unpacked crate.
pub(crate) fn read(dir: &Path) -> Result<Harper, crate::Failure> {
    let mut harper = Harper::default();
    for line in fs::read_to_string(dir.join("dictionary.dict"))?.lines() {
        let line = line.split('#').next().unwrap_or_default().trim();
        let (word, flags) = line.split_once('/').unwrap_or((line, ""));
        // Proper nouns, swear words, abbreviations and contractions are no words of the game.
        if word.bytes().all(|b| b.is_ascii_lowercase()) && !flags.contains(['O', '4', 'k']) {
            harper
                .flags
                .entry(word.to_owned())
                .or_default()
                .push_str(flags);
        }
    }
    for line in fs::read_to_string(dir.join("irregular_verbs.json"))?.lines() {
        let parts: Vec<&str> = line.split('"').skip(1).step_by(2).collect();
        if let [lemma, past, participle] = parts.as_slice() {
            harper
                .irregular
                .insert((*lemma).into(), ((*past).into(), (*participle).into()));
        }
    }
    Ok(harper)
}
