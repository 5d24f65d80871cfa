//! The table agrees with the scoring.

use super::*;
use crate::face::Face;
use crate::rules::with;
use crate::score::{Verdict, score};
use crate::throw::Throw;

/// Settings under which throws are scored differently.
const SETTINGS: &[&[&str]] = &[
    &[],
    &["set-aside=free", "fourth-number=non-scoring"],
    &["sun-train=threes", "sampler=classic"],
    &["sun-train=choose", "sampler=any-distinct"],
    &["full-house=double"],
    &["full-house=double", "full-house-sun=reroll"],
    &["full-house=reroll", "set-aside=free"],
];

fn first(scorings: &[Scoring]) -> &Scoring {
    &scorings[0]
}

fn last(scorings: &[Scoring]) -> &Scoring {
    &scorings[scorings.len() - 1]
}

fn agrees(
    table: &ThrowTable,
    spot: Spot,
    landing: Landing,
    verdict: &Verdict,
    policy: Policy,
) -> bool {
    let Verdict::Scores(scorings) = verdict else {
        return match verdict {
            Verdict::Void(_) => {
                landing.kind() == 1 && landing.next() == spot && landing.points() == 0
            }
            Verdict::Wimpout => landing.end() == Some(End::Wimpout),
            Verdict::TrainWreck => landing.end() == Some(End::TrainWreck),
            Verdict::Win => landing.end() == Some(End::Win),
            Verdict::Supernova | Verdict::Scores(_) => landing.end() == Some(End::Supernova),
        };
    };
    let scoring = policy(scorings.as_slice());
    let (left, flash) = (scoring.left, scoring.flash);
    let next = if left.is_empty() { Cubes::ALL } else { left };
    match scoring.train {
        Some(Face::Six) => landing.end() == Some(End::Win),
        Some(Face::Ten) => landing.end() == Some(End::Supernova),
        train => {
            let kind = match train {
                Some(_) => 3,
                None if scoring.sampler => 4,
                None if flash.is_empty() => 0,
                None if flash.len() > 1 => 5,
                None => 2,
            };
            landing.points() == u32::from(scoring.points)
                && table.at(landing.next()) == (next, flash)
                && landing.must_throw() == (left.is_empty() || !flash.is_empty())
                && landing.kind() == kind
                && !landing.ends_turn()
        }
    }
}

#[test]
fn an_open_table_lists_what_the_scoring_lists() {
    for settings in SETTINGS {
        let rules = with(settings);
        let table = ThrowTable::open(&rules).unwrap();
        for spot in table.spots() {
            let (cubes, clearing) = table.at(spot);
            for way in 0..cubes.ways() {
                let landing = table.landing(spot, way);
                let Some((list, more)) = landing.choice() else {
                    continue;
                };
                let throw = Throw::nth(cubes, way);
                let Verdict::Scores(scorings) = score(&rules, &throw, clearing) else {
                    panic!("{settings:?} {spot:?} {way}: nothing to choose");
                };
                let ways = table.ways(list).iter().map(|way| way.with_more(more));
                let mut scored = table.clone();
                let scorings = scorings.as_slice().iter();
                let scorings = scorings.map(|scoring| scored.scored(&rules, throw, scoring).0);
                assert!(ways.eq(scorings), "{settings:?} {spot:?} {way}");
            }
        }
    }
}

#[test]
fn the_table_agrees_with_the_scoring_on_every_throw_at_every_spot() {
    for settings in SETTINGS {
        let rules = with(settings);
        for policy in [first as Policy, last as Policy] {
            let table = ThrowTable::new(&rules, policy);
            for spot in table.spots() {
                let (cubes, clearing) = table.at(spot);
                for way in 0..cubes.ways() {
                    let verdict = score(&rules, &Throw::nth(cubes, way), clearing);
                    let landing = table.landing(spot, way);
                    let agrees = agrees(&table, spot, landing, &verdict, policy);
                    assert!(agrees, "{settings:?} {spot:?} {way}: {landing:?}");
                }
            }
        }
    }
}
