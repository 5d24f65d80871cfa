//! Packs the catalogues of all languages: a quarter of what they are as texts, in the program that people get.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Packed well enough, and in a moment.
const LEVEL: u8 = 8;
const FOLDER: &str = "catalogues";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={FOLDER}");
    let mut files = Vec::new();
    collect(Path::new(FOLDER), &mut files)?;
    files.sort();
    let mut all = String::new();
    for file in files {
        let name = file.strip_prefix(FOLDER).unwrap_or(&file).to_string_lossy();
        // A name and its text each end with a character that stands in no text: `src/packed.rs` splits by it.
        let text = fs::read_to_string(&file)?;
        all.extend([&*name, "\0", text.as_str(), "\0"]);
    }
    let packed = miniz_oxide::deflate::compress_to_vec_zlib(all.as_bytes(), LEVEL);
    let folder = env::var_os("OUT_DIR").unwrap_or_default();
    fs::write(Path::new(&folder).join("catalogues.zlib"), packed)
}

/// All files of a folder and of those in it.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}
