//! Packs the judge's lexicon: as text it would be a twelfth of the program that people get.

use std::path::Path;
use std::{env, fs, io};

/// Packed well enough, and in a moment.
const LEVEL: u8 = 6;

fn main() -> io::Result<()> {
    let lexicon = "data/judge/lexicon.txt";
    println!("cargo::rerun-if-changed={lexicon}");
    let packed = miniz_oxide::deflate::compress_to_vec_zlib(&fs::read(lexicon)?, LEVEL);
    let folder = env::var_os("OUT_DIR").unwrap_or_default();
    fs::write(Path::new(&folder).join("lexicon.zlib"), packed)
}
