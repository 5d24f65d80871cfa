//! What people are refused is known in every language: every refusal that the sources make is in the German catalogue.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use speech::{Tongue, refused};

use crate::cited::gather;

/// Where refusals are made that people meet: at tables, in circles, in the house.
const ROOMS: [&str; 12] = [
    "table/src",
    "own/src",
    "english/src/words",
    "wimpout/src",
    "cow/src",
    "connexion/src",
    "host/src/room",
    "host/src/circle",
    "host/src/lines",
    "screen/src",
    "server/src/house",
    "server/src/outgoing",
];

/// What only programs and keepers of files meet: records, facts that are stored.
const FILES: [&str; 12] = [
    "table/src/record/",
    "table/src/said.rs",
    "table/src/step.rs",
    "table/src/live/mod.rs",
    "connexion/src/layout.rs",
    "host/src/room/fold.rs",
    "host/src/circle/fold.rs",
    "server/src/house/circles/slot.rs",
    "server/src/house/log.rs",
    "server/src/house/seal.rs",
    "server/src/house/key.rs",
    "server/src/house/bots.rs",
];

/// What makes a refusal, or the sentence of one.
const MAKERS: [&str; 13] = [
    "Refusal::new(",
    "Refusal::illegal(",
    "let message = format!(",
    "let message = \"",
    "#[error(",
    "return Err(\"",
    "fail(",
    ".fault(",
    "fault(&format!(",
    "Fault::at(",
    "DataError::new(",
    "wrong(",
    "ErrorTooManyOperations(_) =>",
];

#[test]
fn every_refusal_that_people_meet_is_known_in_german() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = Vec::new();
    for room in ROOMS {
        gather(&crates.join(room), &mut files);
    }
    let is_read = |path: &Path| {
        let is_source = path.extension().is_some_and(|kind| kind == "rs");
        let path = path.display().to_string();
        is_source && !FILES.iter().any(|file| path.contains(file))
    };
    let mut unknown = BTreeSet::new();
    let mut known = 0;
    for file in files.into_iter().filter(|path| is_read(path)) {
        let text = fs::read_to_string(&file).unwrap();
        let text = text.split("#[cfg(test)]").next().unwrap();
        for sentence in sentences(text) {
            // The search names the rule in its sentence; the refusal beside it.
            let sentence = sentence.split(" (rule ").next().unwrap().to_owned();
            if refused(&sentence, Tongue::De) == sentence {
                unknown.insert(sentence);
            } else {
                known += 1;
            }
        }
    }
    assert!(known > 100, "the sources are read: {known}");
    assert!(unknown.is_empty(), "{unknown:#?}");
}

/// The sentences of the refusals that a source makes, an `x` in each hole.
fn sentences(text: &str) -> Vec<String> {
    let lines = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    let text = lines.collect::<Vec<_>>().join("\n");
    let mut found = Vec::new();
    for maker in MAKERS {
        for (at, _) in text.match_indices(maker) {
            let end = text[at..]
                .find([';', '\u{0}'])
                .map_or(text.len(), |end| at + end);
            found.extend(literal(&text[at..end.max(at + maker.len())]));
        }
    }
    found
}

/// The first text in quotes that is a sentence.
fn literal(source: &str) -> Option<String> {
    let mut rest = source;
    while let Some((_, after)) = rest.split_once('"') {
        let (text, next) = quoted(after)?;
        let is_whole = text.split(' ').count() > 2;
        if is_whole && text.starts_with(|c: char| c.is_lowercase() || "`{".contains(c)) {
            return Some(text);
        }
        rest = next;
    }
    None
}

/// A text up to its closing quote, as the program has it, and what follows.
fn quoted(source: &str) -> Option<(String, &str)> {
    let (mut text, mut depth, mut letters) = (String::new(), 0_u32, source.char_indices());
    while let Some((at, letter)) = letters.next() {
        match letter {
            '"' => return Some((text, &source[at + 1..])),
            '\\' => match letters.next()?.1 {
                '\n' => {
                    let rest = letters.as_str();
                    let blank = rest.len() - rest.trim_start().len();
                    letters.by_ref().take(blank).for_each(drop);
                }
                'u' => {
                    let code: String = letters
                        .by_ref()
                        .map(|(_, letter)| letter)
                        .skip(1)
                        .take_while(|c| *c != '}')
                        .collect();
                    text.extend(u32::from_str_radix(&code, 16).ok().and_then(char::from_u32));
                }
                other => text.push(other),
            },
            '{' => {
                depth += 1;
                text.push('x');
            }
            '}' => depth = depth.saturating_sub(1),
            letter if depth == 0 => text.push(letter),
            _ => {}
        }
    }
    None
}
