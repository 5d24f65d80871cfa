//! Packs the catalogues of each language: a quarter of what they are as texts, in the program that people get.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use lzma_rust2::{LzmaOptions, LzmaWriter};

/// Packed well enough, and in a moment.
const LEVEL: u32 = 6;
const FOLDER: &str = "catalogues";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={FOLDER}");
    for tongue in fs::read_dir(FOLDER)? {
        pack(&tongue?.path())?;
    }
    Ok(())
}

/// The catalogues of a language, which is what their folder is called.
fn pack(folder: &Path) -> io::Result<()> {
    let mut files = Vec::new();
    collect(folder, &mut files)?;
    files.sort();
    let mut all = String::new();
    for file in files {
        let name = file.strip_prefix(folder).unwrap_or(&file).to_string_lossy();
        // A name and its text each end with a character that stands in no text: `src/packed.rs` splits by it.
        let text = fs::read_to_string(&file)?;
        all.extend([&*name, "\0", text.as_str(), "\0"]);
    }
    let options = LzmaOptions::with_preset(LEVEL);
    let mut packer = LzmaWriter::new_use_header(Vec::new(), &options, None)?;
    packer.write_all(all.as_bytes())?;
    let place = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    let tongue = folder.file_name().unwrap_or_default().to_string_lossy();
    fs::write(place.join(format!("{tongue}.lzma")), packer.finish()?)
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
