//! `lastlicks odds`: the exact odds of a throw.

use std::sync::Arc;

use anyhow::{bail, ensure};
use clap_complete::engine::ArgValueCandidates;
use serde_json::{Value as Json, json};
use solve::wimpout::{FreeTurn, Odds, TurnValues, odds};
use speech::Line;
use speech::figures::{
    CubesOf, MeanPoints, Points, SunCube, Thrown, ThrownToClear, WhatItCounts, WimpoutInTheEnd,
    Worth,
};
use wimpout::{Course, Cubes, Face, FaceSet, Rules};

use crate::complete;
use crate::out::{prose, say};
use crate::table_args::TableArgs;
use crate::tongue::{decimal, names, told, tongue, whole};

pub(crate) const EXAMPLES: &str = "\
Examples:
  lastlicks odds wimpout
  lastlicks odds wimpout --cubes 2 --sun
  lastlicks odds wimpout --cubes 1 --clearing 4 --set kill=5 --json";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game (only Cosmic Wimpout throws cubes)
    #[arg(add = ArgValueCandidates::new(complete::games))]
    game: String,
    /// How many cubes are thrown, the sun cube counted if it is among them
    #[arg(long)]
    cubes: Option<u8>,
    /// The sun cube is among them
    #[arg(long)]
    sun: bool,
    /// The faces being cleared, separated by commas: 2, 3, 4, 5, 6, 10
    #[arg(long, value_delimiter = ',', value_name = "FACE")]
    clearing: Vec<String>,
    /// The points at stake before the throw, for what it is worth to throw
    #[arg(long, default_value_t = 0)]
    points: u32,
    /// Print as JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    table: TableArgs,
}

/// Counts every way in which the cubes can fall and prints what they come to.
pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let game = host::game(&args.game)?;
    ensure!(
        game.slug() == "wimpout",
        "`{}` throws no cubes; try: lastlicks odds wimpout",
        args.game
    );
    let (set, materials) = args.table.read(game)?;
    let rules = Rules::settle(&set.read(game.rules())?, &materials)?;
    ensure!(
        args.points.is_multiple_of(5) || !rules.own().is_empty(),
        "--points {} cannot lie on the table: everything scores a multiple of 5 (W4)",
        args.points
    );
    let cubes = cubes(args.cubes, args.sun)?;
    let clearing = clearing(&args.clearing)?;
    let odds = odds(&rules, cubes, clearing);
    let course = Course {
        cubes,
        clearing,
        ..Course::START
    };
    let free = FreeTurn::asked(&rules, rules.goal(), course, args.points)?;
    let worth = TurnValues::new(Arc::new(free), 0).throw(course, args.points, 0);
    if args.json {
        say!("{}", to_json(&odds, &rules, args.points, worth));
    } else {
        print(&odds, &rules, args.points, worth);
    }
    Ok(())
}

/// The cubes that are thrown: all five unless something else is said.
fn cubes(number: Option<u8>, sun: bool) -> anyhow::Result<Cubes> {
    match (number, sun) {
        (None | Some(5), _) => Ok(Cubes::ALL),
        (Some(n @ 1..=4), true) => Ok(Cubes { common: n - 1, sun }),
        (Some(n @ 1..=4), false) => Ok(Cubes { common: n, sun }),
        (Some(n), _) => bail!("{n} cubes cannot be thrown: there are five (W1)"),
    }
}

fn clearing(faces: &[String]) -> anyhow::Result<FaceSet> {
    let mut set = FaceSet::NONE;
    for text in faces {
        let face = Face::COMMON
            .into_iter()
            .find(|face| face.to_string() == *text);
        let Some(face) = face else {
            bail!("`{text}` is no face that can be cleared: 2, 3, 4, 5, 6 or 10 (W13)");
        };
        set = set.with(face);
    }
    ensure!(
        set.len() <= 2,
        "two flashes at most are cleared at once (H7)"
    );
    Ok(set)
}

/// What a throw can come to, by name, with how many ways.
fn rows(odds: &Odds) -> [(&'static str, u32); 8] {
    let counts = &odds.counts;
    [
        ("wimpout", counts.wimpout),
        ("train_wreck", counts.train_wreck),
        ("void", counts.void),
        ("score", counts.score),
        ("flash", counts.flash),
        ("freight_train", counts.freight_train),
        ("supernova", counts.supernova),
        ("instant_win", counts.instant_win),
    ]
}

fn to_json(odds: &Odds, rules: &Rules, points: u32, worth: f64) -> Json {
    let mut json = json!({
        "cubes": odds.cubes, "clearing": odds.clearing, "total": odds.counts.total, "counts": odds.counts,
        "expected_points": odds.mean_points() + 0.0, "wimpout_in_the_end": odds.wimpout_in_the_end(rules),
        "points_at_stake": points, "turn_value_if_thrown": worth,
    });
    for (name, count) in rows(odds) {
        json[name] = json!(odds.chance(count));
    }
    json
}

fn print(odds: &Odds, rules: &Rules, points: u32, worth: f64) {
    prose(&format!("{}\n", thrown(odds)));
    for (name, count) in rows(odds) {
        if count > 0 {
            let name = name.replace('_', " ");
            line(&speech::counted(&name, tongue()), odds, count);
        }
    }
    if !odds.counts.points.is_empty() {
        prose(&format!("\n{}", told(&WhatItCounts {})));
    }
    for (points, count) in &odds.counts.points {
        let n = whole(*points);
        line(&told(&Points { n }), odds, *count);
    }
    let mean = decimal(odds.mean_points() + 0.0, 3).into();
    prose(&format!("\n{}", told(&MeanPoints { points: mean })));
    if odds.counts.void > 0 {
        let chance = decimal(odds.wimpout_in_the_end(rules), 4).into();
        prose(&told(&WimpoutInTheEnd { chance }));
    }
    let (points, worth) = (whole(points), decimal(worth, 2).into());
    prose(&told(&Worth { points, worth }));
}

fn line(name: &str, odds: &Odds, count: u32) {
    let chance = odds.chance(count);
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a bar of at most 40 marks"
    )]
    let bar = (chance * 40.0).round() as usize;
    say!(
        "  {name:<14} {count:>5}  {:>7} %  {}",
        decimal(chance * 100.0, 3),
        "#".repeat(bar)
    );
}

/// What is thrown, and in how many ways it can fall.
fn thrown(odds: &Odds) -> String {
    let Cubes { common, sun } = odds.cubes;
    let cubes = match common {
        0 => told(&SunCube {}),
        n => told(&CubesOf { n: n.into(), sun }),
    };
    let (cubes, total) = (cubes.into(), whole(odds.counts.total));
    let faces = odds.clearing.iter().map(|face| face.to_string().into());
    let faces: Vec<Line> = faces.collect();
    if faces.is_empty() {
        return told(&Thrown { cubes, total });
    }
    let faces = speech::listed(&faces, names());
    told(&ThrownToClear {
        cubes,
        faces,
        total,
    })
}
