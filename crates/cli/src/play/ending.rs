//! The end of a game: the standings, and the record.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;

use anyhow::Context;
use table::{AnyTable, Seat};

use super::table::LocalTable;

/// The standings as lines: place, name, score.
pub(crate) fn standings(table: &dyn AnyTable) -> Vec<String> {
    let turn = table.turn_json();
    let words = screen::words(&table.header().game);
    let places = turn["standing"].as_array().into_iter().flatten();
    let places: Vec<(String, String)> = places
        .filter_map(|place| {
            let seat = Seat(u16::try_from(place["seat"].as_u64()?).ok()?);
            let score = place["score"].as_i64()?;
            let score = words.map_or_else(|| score.to_string(), |words| words.points(score));
            Some((table.names().get(seat.index())?.clone(), score))
        })
        .collect();
    let width = places
        .iter()
        .map(|(name, _)| name.chars().count())
        .max()
        .unwrap_or(0);
    let lines = places.iter().enumerate();
    lines
        .map(|(index, (name, score))| format!("{:>4}. {name:<width$} {score:>7}", index + 1))
        .collect()
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
    let path = path.display();
    format!("The record is in {path}. `lastlicks verify {path}` replays it and checks its luck.")
}
