//! Scenarios: transcripts that are tests, replays and bug reports. The format is described in docs/SCENARIOS.md.

use std::fmt;
use std::path::{Path, PathBuf};

use super::same::{Difference, same};
use crate::{AnyTable, Game, Header, LuckSource, Materials, Record, Settings, Table};

mod fields;
mod play;
mod script;

use play::Player;
use script::{Place, Script};

/// Plays every scenario (`*.txt`) of a folder.
///
/// # Panics
/// If one of them fails, listing all that do with the line, what was expected and what was got; if there is none.
pub fn run_all<G: Game>(dir: &Path) {
    let files = scenarios(dir);
    assert!(!files.is_empty(), "{} holds no scenario", dir.display());
    let failures: Vec<String> = files.iter().filter_map(|file| failure::<G>(file)).collect();
    assert!(
        failures.is_empty(),
        "{} of {} scenarios failed\n\n{}",
        failures.len(),
        files.len(),
        failures.join("\n")
    );
}

/// Plays one scenario, and again with each of the settings that must break it.
///
/// # Errors
/// The first line that does not hold.
pub fn run<G: Game>(text: &str) -> Result<(), Failure> {
    run_beside::<G>(text, None)
}

/// The line of a scenario that does not hold.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Failure {
    place: Place,
    gap: Gap,
}

/// What was expected, and what was got instead.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Gap {
    expected: String,
    got: String,
}

impl Gap {
    fn new(expected: impl Into<String>, got: impl Into<String>) -> Self {
        Self {
            expected: expected.into(),
            got: got.into(),
        }
    }
}

impl From<Difference> for Gap {
    fn from(Difference { expected, got }: Difference) -> Self {
        Self { expected, got }
    }
}

impl Failure {
    fn at(place: &Place, gap: Gap) -> Self {
        let place = place.clone();
        Self { place, gap }
    }

    /// The line, counted from 1; 0 where the scenario as a whole is meant.
    pub fn line(&self) -> usize {
        self.place.number
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}: {}", self.place.number, self.place.text)?;
        boxed(f, "expected", &self.gap.expected)?;
        boxed(f, "got", &self.gap.got)
    }
}

fn boxed(f: &mut fmt::Formatter<'_>, title: &str, text: &str) -> fmt::Result {
    writeln!(f, "  ┌ {title}")?;
    text.lines().try_for_each(|line| writeln!(f, "  │ {line}"))
}

fn scenarios(dir: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(dir)
        .unwrap_or_else(|why| panic!("{} cannot be read: {why}", dir.display()));
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.expect("a folder can be listed").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "txt"))
        .collect();
    files.sort();
    files
}

/// What is wrong with a file, in full, if anything is.
fn failure<G: Game>(file: &Path) -> Option<String> {
    let name = file.display();
    match std::fs::read_to_string(file) {
        Ok(text) => {
            let failure = run_beside::<G>(&text, file.parent()).err()?;
            Some(format!("{name}:{failure}"))
        }
        Err(why) => Some(format!("{name}: {why}")),
    }
}

fn run_beside<G: Game>(text: &str, dir: Option<&Path>) -> Result<(), Failure> {
    let script = Script::read(text)?;
    let top = Place::default();
    let materials = materials(&script, dir).map_err(|gap| Failure::at(&top, gap))?;
    let table = open::<G>(&script, &Settings::default(), &materials)
        .and_then(|player| play(&script, player))?;
    round_trip(&table).map_err(|gap| Failure::at(&top, gap))?;
    for (place, settings) in &script.broken_by {
        let player =
            open::<G>(&script, settings, &materials).map_err(|why| Failure::at(place, why.gap))?;
        if play(&script, player).is_ok() {
            let gap = Gap::new("the scenario fails with these settings", "it holds");
            return Err(Failure::at(place, gap));
        }
    }
    Ok(())
}

fn materials(script: &Script, dir: Option<&Path>) -> Result<Materials, Gap> {
    let read = |(kind, file): &(String, String)| {
        let dir =
            dir.ok_or_else(|| Gap::new("a scenario without files beside it", file.as_str()))?;
        let text = std::fs::read_to_string(dir.join(file));
        let text = text.map_err(|why| Gap::new(format!("{kind} in {file}"), why.to_string()))?;
        Ok((kind.clone(), text))
    };
    script
        .materials
        .iter()
        .map(read)
        .collect::<Result<_, _>>()
        .map(Materials)
}

fn open<G: Game>(
    script: &Script,
    changes: &Settings,
    materials: &Materials,
) -> Result<Player<G>, Failure> {
    let rules = script.rules.changed(changes);
    let header = Header::new(G::SLUG, script.seats.clone(), rules, LuckSource::Scripted);
    Player::open(header.with_materials(materials.clone())).map_err(|refusal| {
        let gap = Gap::new("rules and seats that the game takes", refusal.to_string());
        Failure::at(&Place::default(), gap)
    })
}

fn play<G: Game>(script: &Script, mut player: Player<G>) -> Result<Table<G>, Failure> {
    for (place, line) in &script.lines {
        player.line(line).map_err(|gap| Failure::at(place, gap))?;
    }
    Ok(player.table)
}

/// Prints the record, reads it, plays it over and compares where it ends.
fn round_trip<G: Game>(table: &Table<G>) -> Result<(), Gap> {
    let text = table.record().to_string();
    let replayed = Record::parse(&text).and_then(|record| Table::replay(&record));
    let replayed = replayed.map_err(|why| Gap::new("the record replays", why.to_string()))?;
    same(table, &replayed).map_err(Gap::from)
}
