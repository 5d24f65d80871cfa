//! Writes every page with sample data into a folder, so that they can be looked at: `cargo run -p pages --example
//! gallery -- FOLDER`. Serve the folder with any static file server; live streams are missing there.

mod doors;
mod play;
mod samples;

use std::fs;
use std::path::Path;

use pages::assets;

fn main() -> std::io::Result<()> {
    let folder = std::env::args()
        .nth(1)
        .unwrap_or_else(|| "target/gallery".to_owned());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets"))?;
    for asset in assets::all() {
        fs::write(folder.join(&asset.path[1..]), &asset.bytes)?;
    }
    for (name, page) in samples::all() {
        fs::write(folder.join(format!("{name}.html")), page.into_string())?;
    }
    fs::write(folder.join("record.jsonl"), samples::record())?;
    Ok(())
}
