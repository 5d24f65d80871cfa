//! The end of a game: the record.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

use anyhow::Context;
use speech::here;

use super::table::LocalTable;
use crate::output;
use crate::tongue::told;

/// Tries, before a game begins, whether its record can be written to a file in the end; nothing of it is changed.
pub(crate) fn try_path(path: &Path) -> anyhow::Result<()> {
    can_begin(path)
        .and_then(|()| output::can_write(path))
        .with_context(|| format!("the record cannot be written to {}", path.display()))
}

/// Writes the record to a file in which nothing stands yet.
pub(crate) fn write(table: &LocalTable, path: &Path) -> anyhow::Result<()> {
    let record = table
        .room
        .table()
        .context("the game has not begun")?
        .record();
    let mut options = OpenOptions::new();
    options.write(true).create(true);
    let file = can_begin(path).and_then(|()| options.open(path));
    file.and_then(|mut file| file.write_all(record.to_string().as_bytes()))
        .with_context(|| format!("{} cannot be written", path.display()))
}

/// What stands in a file already may be a record, too, and is not written over.
fn can_begin(path: &Path) -> io::Result<()> {
    match fs::metadata(path) {
        Ok(there) if there.is_file() && there.len() > 0 => Err(io::ErrorKind::AlreadyExists.into()),
        _ => Ok(()),
    }
}

/// What to say of a record that was written.
pub(crate) fn written(path: &Path) -> String {
    let path = path.display().to_string().into();
    told(&here::RecordIn { path })
}
