//! Packs the files behind the pages that are text: a quarter of what they are, in the program that people get.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use lzma_rust2::{LzmaOptions, LzmaWriter};

/// Packed well enough, and in a moment.
const LEVEL: u32 = 6;
const FOLDER: &str = "assets";
/// How the names of texts end that the house reads or sends.
const TEXTS: [&str; 5] = ["css", "js", "svg", "txt", "webmanifest"];

/// What is shown of the rest of the tree.
const SHOWN: [&str; 3] = [
    "../../examples/bot.py",
    "../../docs/BOTS.md",
    "../../docs/openapi.json",
];

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={FOLDER}");
    let mut files = Vec::new();
    collect(Path::new(FOLDER), &mut files)?;
    files.sort();
    let mut all = String::new();
    for file in files {
        let name = file.strip_prefix(FOLDER).unwrap_or(&file).to_string_lossy();
        // A name and its text each end with a character that stands in no text: `src/packed.rs` splits by it.
        all.extend([&*name, "\0", fs::read_to_string(&file)?.as_str(), "\0"]);
    }
    for path in SHOWN {
        println!("cargo::rerun-if-changed={path}");
        all.extend([path, "\0", fs::read_to_string(path)?.as_str(), "\0"]);
    }
    let options = LzmaOptions::with_preset(LEVEL);
    let mut packer = LzmaWriter::new_use_header(Vec::new(), &options, None)?;
    packer.write_all(all.as_bytes())?;
    let folder = env::var_os("OUT_DIR").unwrap_or_default();
    fs::write(Path::new(&folder).join("assets.lzma"), packer.finish()?)
}

/// All texts of a folder and of those in it.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let ending = path
            .extension()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        if path.is_dir() {
            collect(&path, files)?;
        } else if TEXTS.contains(&ending.as_str()) {
            files.push(path);
        }
    }
    Ok(())
}
