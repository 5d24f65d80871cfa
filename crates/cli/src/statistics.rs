//! `lastlicks statistics`: how somebody plays, from the records of many games.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};
use arena::Limit;
use arena::insight::{Played, careers};
use host::insight::{Matter, REPORT_GAMES, career_text, told};
use serde_json::json;
use speech::figures::RecordsBar;
use speech::{Line, Names, Sense, Sentence};
use table::{Record, Seat, Viewer};

use crate::bar::{at, bar, left};
use crate::out::{columns, note, say};
use crate::tongue::{reader, tongue};
use crate::verify::read_unchanged;

pub(crate) const EXAMPLES: &str = "\
Examples:
  lastlicks statistics game.jsonl --player Ann
  lastlicks statistics games/ --player Ann --json";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Records of finished games, in the order in which they were played; of a folder every .jsonl, by name
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Whose games
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// How many games are played on from each position, where it is not solved
    #[arg(long, default_value_t = REPORT_GAMES, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    games: u32,
    /// Print every number as JSON
    #[arg(long)]
    json: bool,
}

/// Walks through the records and prints what comes of them.
pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let records = records(&args.files)?;
    let player = player(args.player.as_deref(), &records)?;
    let games = games(&records, &player, args.games)?;
    let careers = careers(&games);
    if args.json {
        say!(
            "{}",
            json!({"player": player, "careers": careers, "games": games})
        );
        return Ok(());
    }
    let reader = reader(Viewer::Spectator);
    let names = Names::new(&[], None).in_tongue(tongue());
    let name = Line::of(&player, Sense::Name);
    say!("{}", speech::career::GamesOf { name }.line(names));
    for career in &careers {
        say!("");
        for line in career_text(career, &told(career, reader)?, columns(), reader) {
            for row in screen::fold(&line, columns()) {
                say!("{row}");
            }
        }
    }
    say!("");
    for row in screen::fold(&speech::career::How {}.line(names).to_string(), columns()) {
        say!("{row}");
    }
    Ok(())
}

/// The records in the files and folders; each with the file it is of.
fn records(files: &[PathBuf]) -> anyhow::Result<Vec<(PathBuf, Record)>> {
    let mut all = Vec::new();
    for file in files {
        if file.is_dir() {
            all.extend(inside(file)?);
        } else {
            all.push(file.clone());
        }
    }
    ensure!(!all.is_empty(), "there is no record (.jsonl) in there");
    all.into_iter()
        .map(|file| read_unchanged(&file).map(|record| (file, record)))
        .collect()
}

fn inside(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let unread = || format!("{} cannot be read", folder.display());
    let entries = std::fs::read_dir(folder).with_context(unread)?;
    let files: Result<Vec<PathBuf>, _> = entries
        .map(|entry| entry.map(|entry| entry.path()))
        .collect();
    let mut files = files.with_context(unread)?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "jsonl"));
    files.sort();
    Ok(files)
}

/// Whose games are told of: who is asked for, or the one who was in every game.
fn player(asked: Option<&str>, records: &[(PathBuf, Record)]) -> anyhow::Result<String> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for (_, record) in records {
        for name in &record.header.seats {
            *counts.entry(name).or_default() += 1;
        }
    }
    let known = || {
        let known = counts
            .iter()
            .map(|(name, count)| format!("{name} ({count})"));
        known.collect::<Vec<_>>().join(", ")
    };
    if let Some(name) = asked {
        let found = counts.keys().find(|known| known.eq_ignore_ascii_case(name));
        return found.map_or_else(
            || {
                bail!(
                    "nobody called {name} plays there; who does, and how often: {}",
                    known()
                )
            },
            |name| Ok((*name).to_owned()),
        );
    }
    bail!(
        "whose? Say --player NAME; who plays there, and how often: {}",
        known()
    )
}

/// What the games were to the player; those that cannot be told of are named and left out.
fn games(records: &[(PathBuf, Record)], player: &str, games: u32) -> anyhow::Result<Vec<Played>> {
    let (at, left) = (at(), left());
    let bar = bar(records.len() as u64, &RecordsBar { at, left })?;
    let mut all = Vec::new();
    for (file, record) in records {
        let names = &record.header.seats;
        if let Some(seat) = names.iter().position(|name| name == player) {
            match one(record, Seat::at(seat), games) {
                Ok(game) => all.push(game),
                Err(why) => bar.suspend(|| note!("lastlicks: {}: {why}; left out", file.display())),
            }
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    ensure!(!all.is_empty(), "none of these games can be told of");
    Ok(all)
}

fn one(record: &Record, seat: Seat, games: u32) -> Result<Played, table::Refusal> {
    let game = host::game(&record.header.game)?;
    let study = game.study(record, games, &Limit::default(), &mut |_, _| ())?;
    Matter::of(record.clone()).played(&study, seat)
}
