//! Packs the puzzles and what was measured of every rule: a third of what they are as texts, in the program that people get.

use std::io::Write as _;
use std::path::Path;
use std::{env, fs, io};

use lzma_rust2::{LzmaOptions, LzmaWriter};

/// Packed well enough, and in a moment.
const LEVEL: u32 = 6;
/// Under which name each file is asked for (`src/packed.rs`).
const FILES: [(&str, &str); 4] = [
    ("wimpout", "src/puzzle/data/wimpout.txt"),
    ("cow", "src/puzzle/data/cow.txt"),
    ("connexion", "src/puzzle/data/connexion.txt"),
    ("lab", "../../docs/RULES-LAB.md"),
];

fn main() -> io::Result<()> {
    let mut all = String::new();
    for (name, file) in FILES {
        println!("cargo::rerun-if-changed={file}");
        let text = fs::read_to_string(file)?;
        all.extend([name, "\0", text.as_str(), "\0"]);
    }
    let options = LzmaOptions::with_preset(LEVEL);
    let mut packer = LzmaWriter::new_use_header(Vec::new(), &options, None)?;
    packer.write_all(all.as_bytes())?;
    let folder = env::var_os("OUT_DIR").unwrap_or_default();
    fs::write(Path::new(&folder).join("texts.lzma"), packer.finish()?)
}
