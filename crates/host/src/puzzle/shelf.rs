//! The puzzles that are shipped: one file a game, a line each, the easiest first.

use std::sync::LazyLock;

use speech::{Names, Sentence, Tongue};
use table::{Code, Refusal};

use super::{Kind, Puzzle};
use crate::packed::text;

/// How far apart the puzzles of two days are: prime to every number of puzzles, so that all come before one comes again.
const STRIDE: u64 = 127;

static SHELF: LazyLock<Vec<(&'static str, Vec<Puzzle>)>> = LazyLock::new(|| {
    let games = ["wimpout", "cow", "connexion"];
    games.map(|game| (game, read(game, text(game)))).into()
});

fn read(game: &'static str, text: &str) -> Vec<Puzzle> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let numbered = (1..).zip(lines);
    numbered
        .filter_map(|(number, line)| Puzzle::parse(game, number, line))
        .collect()
}

fn of(slug: &str) -> Result<&'static [Puzzle], Refusal> {
    let kind = Kind::of(slug)?;
    let shelf = SHELF.iter().find(|(game, _)| *game == kind.slug);
    Ok(shelf.map_or(&[], |(_, puzzles)| puzzles))
}

/// How many there are of a game.
///
/// # Errors
/// `UnknownGame`; `BadInput` where the game has no puzzles.
pub fn count(game: &str) -> Result<usize, Refusal> {
    Ok(of(game)?.len())
}

/// The puzzle of that number, from 1.
///
/// # Errors
/// `UnknownGame`; `BadInput` where there is none.
pub fn puzzle(game: &str, number: usize) -> Result<&'static Puzzle, Refusal> {
    let all = of(game)?;
    let found = number.checked_sub(1).and_then(|place| all.get(place));
    found.ok_or_else(|| {
        let count = u32::try_from(all.len()).unwrap_or(u32::MAX);
        let names = Names::new(&[], None).in_tongue(Tongue::En);
        let message = speech::puzzle::NoSuch { count }.line(names);
        Refusal::new(Code::BadInput, message.to_string())
    })
}

/// The number of the puzzle of a day, counted from 1 January 1970 in UTC: the same for everybody.
///
/// # Errors
/// `UnknownGame`; `BadInput` where the game has no puzzles.
pub fn today(game: &str, day: u64) -> Result<usize, Refusal> {
    let count = of(game)?.len().max(1) as u64;
    let place = (day % count) * (STRIDE % count) % count;
    Ok(usize::try_from(place).unwrap_or(0) + 1)
}
