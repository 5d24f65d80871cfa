//! Packs what the judge reads: as text it would be a tenth of the program that people get. What a word of the lexicon has
//! in common with the one before it is left out first (`src/judge/packed.rs` puts it back), which saves a third of the rest.

use std::io::Write as _;
use std::path::Path;
use std::{env, fs, io};

use lzma_rust2::{LzmaOptions, LzmaWriter};

/// Packed well enough, and in a moment.
const LEVEL: u32 = 6;

/// What goes into one file, one text after the other, each with a zero behind it.
const SHEETS: [&str; 4] = ["grammar", "plain", "closed", "slips"];

/// The notices of those whose data these are, in the same way.
const NOTICES: [&str; 3] = [
    "words/SCOWL-COPYRIGHT",
    "judge/WORDNET-LICENSE",
    "judge/HARPER-LICENSE",
];

fn main() -> io::Result<()> {
    pack("lexicon", &folded(&text("lexicon")?))?;
    let mut sheets = String::new();
    for sheet in SHEETS {
        sheets += &text(sheet)?;
        sheets.push('\0');
    }
    pack("sheets", &sheets)?;
    let mut notices = String::new();
    for notice in NOTICES {
        notices += &file(notice)?;
        notices.push('\0');
    }
    pack("notices", &notices)
}

fn text(name: &str) -> io::Result<String> {
    file(&format!("judge/{name}"))
}

fn file(name: &str) -> io::Result<String> {
    let path = format!("data/{name}.txt");
    println!("cargo::rerun-if-changed={path}");
    fs::read_to_string(path)
}

fn pack(name: &str, text: &str) -> io::Result<()> {
    // Text, and nothing in it stands at even places.
    let options = LzmaOptions {
        lc: 4,
        pb: 0,
        ..LzmaOptions::with_preset(LEVEL)
    };
    let mut packer = LzmaWriter::new_use_header(Vec::new(), &options, None)?;
    packer.write_all(text.as_bytes())?;
    let folder = env::var_os("OUT_DIR").unwrap_or_default();
    let file = Path::new(&folder).join(format!("{name}.lzma"));
    fs::write(file, packer.finish()?)
}

/// The lexicon with each word cut to a letter, `A` for none, `B` for one and so on, for what it opens with as the word
/// before it did, and its rest.
fn folded(text: &str) -> String {
    const MOST: usize = 25;
    let (sets, words) = text.split_once("\n\n").unwrap_or((text, ""));
    let mut short = format!("{sets}\n\n");
    let mut before = "";
    for line in words.lines() {
        let word = line.split(' ').next().unwrap_or_default();
        let pairs = word.bytes().zip(before.bytes());
        let same = pairs.take_while(|(a, b)| a == b).take(MOST).count();
        short.push(char::from(b'A' + u8::try_from(same).unwrap_or(0)));
        short.push_str(line.get(same..).unwrap_or_default());
        short.push('\n');
        before = word;
    }
    short
}
