//! Packs the judge's lexicon: as text it would be a twelfth of the program that people get. What a word has in common
//! with the one before it is left out first (`src/judge/packed.rs` puts it back), which saves a third of the rest.

use std::io::Write as _;
use std::path::Path;
use std::{env, fs, io};

use lzma_rust2::{LzmaOptions, LzmaWriter};

/// Packed well enough, and in a moment.
const LEVEL: u32 = 6;

fn main() -> io::Result<()> {
    let lexicon = "data/judge/lexicon.txt";
    println!("cargo::rerun-if-changed={lexicon}");
    let short = folded(&fs::read_to_string(lexicon)?);
    let options = LzmaOptions::with_preset(LEVEL);
    let mut packer = LzmaWriter::new_use_header(Vec::new(), &options, None)?;
    packer.write_all(short.as_bytes())?;
    let folder = env::var_os("OUT_DIR").unwrap_or_default();
    fs::write(Path::new(&folder).join("lexicon.lzma"), packer.finish()?)
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
