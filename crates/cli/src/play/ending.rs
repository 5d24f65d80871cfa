//! The end of a game: the standings, and the record.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;

use anyhow::Context;
use speech::{Tongue, here};
use table::AnyTable;

use super::table::LocalTable;
use crate::output;
use crate::tongue::told;

/// The standings as lines: place, name, score, and why somebody has not won who has as much.
pub(crate) fn standings(table: &dyn AnyTable, tongue: Tongue) -> Vec<String> {
    let Some(standing) = table.standing() else {
        return Vec::new();
    };
    let words = screen::words(&table.header().game);
    let places: Vec<(String, String, String)> = standing
        .places
        .iter()
        .filter_map(|place| {
            let score = place.score;
            let score =
                words.map_or_else(|| score.to_string(), |words| words.points(score, tongue));
            let barred = place
                .barred
                .map_or_else(String::new, |why| format!("  {why}"));
            Some((
                table.names().get(place.seat.index())?.clone(),
                score,
                barred,
            ))
        })
        .collect();
    let width = places
        .iter()
        .map(|(name, _, _)| name.chars().count())
        .max()
        .unwrap_or(0);
    let lines = standing.ranks().into_iter().zip(&places);
    lines
        .map(|(rank, (name, score, barred))| {
            format!("{rank:>4}. {name:<width$} {score:>7}{barred}")
        })
        .collect()
}

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
