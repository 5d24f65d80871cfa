//! Makes `data/judge/lexicon.txt` out of `WordNet`, harper-core's dictionary, SCOWL and our own core list; the README
//! beside that file says how.
#![expect(clippy::print_stdout, reason = "the lexicon is what it prints")]

mod adjectives;
mod adverbs;
mod compounds;
mod core_list;
mod forms;
mod gloss_pairs;
mod harper;
mod nouns;
mod readings;
mod verbs;
mod wordnet;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [wordnet, harper, scowl, everyday, core] = args.as_slice() else {
        return Err(
            "usage: lexicon WORDNET_DIR HARPER_CRATE_DIR SCOWL_DIR EVERYDAY_FILE CORE_FILE".into(),
        );
    };
    let mut words = scowl_words(Path::new(scowl))?;
    let everyday = fs::read_to_string(everyday)?;
    let lines = everyday.lines().filter(|line| !line.starts_with('#'));
    words.extend(lines.flat_map(str::split_whitespace).map(str::to_owned));
    let sources = readings::Sources {
        wordnet: wordnet::read(Path::new(wordnet))?,
        harper: harper::read(Path::new(harper))?,
        core: core_list::read(&fs::read_to_string(core)?)?,
        words,
    };
    print(&readings::all(&sources));
    Ok(())
}

/// English words of sizes up to 80, all spellings, lower case letters only.
fn scowl_words(dir: &Path) -> Result<BTreeSet<String>, Failure> {
    let kinds = [
        "english",
        "american",
        "british",
        "british_z",
        "variant_1",
        "british_variant_1",
        "variant_2",
        "british_variant_2",
    ];
    let mut words = BTreeSet::new();
    for entry in fs::read_dir(dir)? {
        let path = entry?.path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let Some((kind, size)) = name.split_once("-words.") else {
            continue;
        };
        if kinds.contains(&kind) && size.parse::<u32>()? <= 80 {
            let bytes = fs::read(&path)?;
            for word in bytes
                .split(|&b| b == b'\n')
                .filter_map(|w| std::str::from_utf8(w).ok())
            {
                let plain = word.bytes().all(|b| b.is_ascii_lowercase());
                if plain && (word.len() > 1 || word == "a" || word == "i") {
                    words.insert(word.to_owned());
                }
            }
        }
    }
    Ok(words)
}

/// Prints each set of readings once, numbered, then the words with the number of their set.
fn print(words: &BTreeMap<String, Vec<String>>) {
    let mut uses: BTreeMap<String, usize> = BTreeMap::new();
    for readings in words.values() {
        *uses.entry(readings.join(" ")).or_default() += 1;
    }
    let mut sets: Vec<(&String, &usize)> = uses.iter().collect();
    sets.sort_by(|a, b| b.1.cmp(a.1).then(a.0.cmp(b.0)));
    let numbers: BTreeMap<&str, usize> = sets
        .iter()
        .enumerate()
        .map(|(i, s)| (s.0.as_str(), i))
        .collect();
    for (set, _) in &sets {
        println!("{set}");
    }
    println!();
    for (word, readings) in words {
        println!("{word} {}", numbers[readings.join(" ").as_str()]);
    }
}
