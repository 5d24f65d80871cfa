//! Packs the puzzles and what was measured of every rule: a third of what they are as texts, in the program that people get.

use std::path::Path;
use std::{env, fs, io};

/// Packed well enough, and in a moment.
const LEVEL: u8 = 8;
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
    let packed = miniz_oxide::deflate::compress_to_vec_zlib(all.as_bytes(), LEVEL);
    let folder = env::var_os("OUT_DIR").unwrap_or_default();
    fs::write(Path::new(&folder).join("texts.zlib"), packed)
}
