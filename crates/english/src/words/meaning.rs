//! What a word means, in a few words out of `WordNet`; `makers/make_meanings.py` describes the file.

use std::fmt;
use std::sync::LazyLock;

use super::is_rude;
use super::shipped::each_shipped;
use crate::packed::unpacked;

/// The endings of regular forms and what they stand for in the base.
const ENDINGS: [(&str, &str); 8] = [
    ("s", ""),
    ("ies", "y"),
    ("es", ""),
    ("ied", "y"),
    ("ed", "e"),
    ("ed", ""),
    ("ing", "e"),
    ("ing", ""),
];

/// What a word means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meaning {
    /// The word that the dictionary has: moon for moons.
    pub base: &'static str,
    /// Its commonest meaning.
    pub text: &'static str,
    /// Whether the word asked for is another form of the base.
    pub is_form: bool,
}

impl fmt::Display for Meaning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_form {
            write!(f, "{}: ", self.base)?;
        }
        f.write_str(self.text)
    }
}

/// A line for each word of which the file says something: the word, a tab and what is said.
static TEXT: LazyLock<String> = LazyLock::new(|| {
    let packed = include_bytes!("../../data/meanings/meanings.bin");
    let said = String::from_utf8(unpacked(packed)).expect("the tests read the file");
    let (mut said_of, mut text) = (said.lines(), String::with_capacity(said.len() * 3 / 2));
    each_shipped(|word| {
        if let Some(said) = said_of.next().filter(|said| !said.is_empty()) {
            text.extend([word, "\t", said, "\n"]);
        }
    });
    text
});

/// The words and what the file says of them, in alphabetical order.
static ENTRIES: LazyLock<Vec<(&str, &str)>> = LazyLock::new(|| {
    TEXT.lines()
        .filter_map(|line| line.split_once('\t'))
        .collect()
});

/// What a word in small letters means, if `WordNet` knows it. The first time takes some tens of milliseconds.
pub fn meaning(word: &str) -> Option<Meaning> {
    if let Some((base, said)) = entry(word) {
        return match said.strip_prefix('=') {
            Some(base) => entry(base).and_then(|entry| told(entry, true)),
            None => told((base, said), false),
        };
    }
    let mut bases = ENDINGS.iter().filter_map(|(ending, instead)| {
        let stem = word.strip_suffix(ending).filter(|stem| stem.len() > 1)?;
        entry(&format!("{stem}{instead}"))
    });
    bases.find_map(|entry| told(entry, true))
}

fn entry(word: &str) -> Option<(&'static str, &'static str)> {
    let at = ENTRIES.binary_search_by_key(&word, |(word, _)| word);
    at.ok().map(|at| ENTRIES[at])
}

/// A meaning follows its class, one letter and a space. One with a rude word in it is not told.
fn told((base, said): (&'static str, &'static str), is_form: bool) -> Option<Meaning> {
    let text = said.get(2..).filter(|_| !said.starts_with('='))?;
    if words(text).any(|word| is_rude(&word)) {
        return None;
    }
    Some(Meaning {
        base,
        text,
        is_form,
    })
}

/// The words of a meaning in small letters.
fn words(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|letter: char| !letter.is_ascii_alphabetic());
    words
        .filter(|word| !word.is_empty())
        .map(str::to_ascii_lowercase)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_meaning_has_a_rude_word_in_it() {
        let bare = |said: &&str| !said.starts_with('=');
        let all = ENTRIES.iter().map(|(_, said)| *said).filter(bare);
        let rude: Vec<&str> = all
            .filter(|said| words(&said[2..]).any(|word| is_rude(&word)))
            .collect();
        assert!((1..200).contains(&rude.len()), "{rude:#?}");
        for (word, _) in ENTRIES.iter() {
            let told = meaning(word)
                .map(|meaning| meaning.text)
                .unwrap_or_default();
            assert!(!words(told).any(|word| is_rude(&word)), "{word}: {told}");
        }
        check("blowsy", None);
    }

    #[track_caller]
    fn check(word: &str, told: Option<&str>) {
        let told_now = meaning(word).map(|meaning| meaning.to_string());
        assert_eq!(told_now.as_deref(), told, "{word}");
    }

    #[test]
    fn a_word_and_its_forms() {
        check("moon", Some("the natural satellite of the Earth"));
        check("moons", Some("moon: the natural satellite of the Earth"));
        check("hen", Some("adult female chicken"));
        check("noon", Some("the middle of the day"));
        check(
            "ran",
            meaning("run").map(|run| format!("run: {run}")).as_deref(),
        );
        check("xyzzy", None);
        check("", None);
    }

    #[test]
    fn no_meaning_calls_its_word_rude() {
        const SAID: [&str; 12] = [
            "offensiv",
            "obscen",
            "disparag",
            "vulgar",
            "slur ",
            "slurs",
            "derogat",
            "pejorat",
            "insult",
            "abusive",
            "slang",
            "contemptuous",
        ];
        for (word, said) in ENTRIES.iter() {
            let told = said.to_lowercase();
            assert!(
                !SAID.iter().any(|said| told.contains(said)),
                "{word}: {said}"
            );
        }
        for word in ["chinking", "taco", "pouf", "butch", "fag", "dyke"] {
            assert!(meaning(word).is_some(), "{word} has another meaning");
        }
        for word in ["wog", "wop", "yid"] {
            assert_eq!(meaning(word), None, "{word}");
        }
    }

    #[test]
    fn the_file_is_sorted_and_whole() {
        assert_eq!(ENTRIES.len(), TEXT.lines().count());
        assert!(ENTRIES.is_sorted_by(|a, b| a.0 < b.0));
        for (word, said) in ENTRIES.iter() {
            let base = said.strip_prefix('=');
            let told = base.map_or_else(|| said.len() > 2, |base| entry(base).is_some());
            assert!(told, "{word}: {said}");
        }
    }
}
