//! How a game has ended, place by place.

use speech::{Tongue, refused};
use table::AnyTable;

use crate::words;
use crate::wrap::{pad, width};

/// The standings as lines: place, name, score, and why somebody has not won who has as much; nothing before the end.
#[must_use]
pub fn standings(table: &dyn AnyTable, tongue: Tongue) -> Vec<String> {
    let Some(standing) = table.standing() else {
        return Vec::new();
    };
    let (words, names) = (words(&table.header().game), table.names());
    let score =
        |score: i64| words.map_or_else(|| score.to_string(), |words| words.points(score, tongue));
    let name = |seat: table::Seat| names.get(seat.index()).map_or("", String::as_str);
    let widest = standing.places.iter().map(|place| width(name(place.seat)));
    let widest = widest.max().unwrap_or_default();
    let lines = standing.ranks().into_iter().zip(&standing.places);
    lines
        .map(|(rank, place)| {
            let (name, score) = (pad(name(place.seat), widest), score(place.score));
            let barred = place
                .barred
                .map_or_else(String::new, |why| format!("  {}", refused(why, tongue)));
            format!("{rank:>4}. {name} {score:>7}{barred}")
        })
        .collect()
}
