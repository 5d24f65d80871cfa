//! The end of a game: the record.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;

use anyhow::Context;
use speech::here;

use super::table::LocalTable;
use crate::output;
use crate::tongue::told;

/// Tries, before a game begins, whether its record can be written to a file in the end; nothing of it is changed.
pub(crate) fn try_path(path: &Path) -> anyhow::Result<()> {
    output::can_write(path)
        .with_context(|| format!("the record cannot be written to {}", path.display()))
}

/// Writes the record to a file that is not there yet, or over one if `over` it may.
pub(crate) fn write(table: &LocalTable, path: &Path, over: bool) -> anyhow::Result<()> {
    let record = table
        .room
        .table()
        .context("the game has not begun")?
        .record();
    let mut options = OpenOptions::new();
    options.write(true);
    if over {
        options.create(true).truncate(true);
    } else {
        options.create_new(true);
    }
    let file = options.open(path);
    file.and_then(|mut file| file.write_all(record.to_string().as_bytes()))
        .with_context(|| format!("{} cannot be written", path.display()))
}

/// What to say of a record that was written.
pub(crate) fn written(path: &Path) -> String {
    let path = path.display().to_string().into();
    told(&here::RecordIn { path })
}
