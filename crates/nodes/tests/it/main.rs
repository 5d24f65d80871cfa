//! The protocol of several nodes under a seeded scheduler (N12): nodes whose clocks run apart are killed, paused and cut off,
//! messages are late and lost, and every act that was acknowledged stands in the log once, at the place that was told;
//! nobody is shown less than was acknowledged before they looked; one node at a time serves a table.
//!
//! `SEEDS=1000000 cargo test --release -p nodes --test it seeds -- --nocapture` is the long run.

mod check;
mod database;
mod node;
mod world;

use world::{Mutant, World};

/// How many seeds are tried where nothing else is said.
const SEEDS: u64 = 10_000;
/// Histories that found a defect once.
const FOUND: [u64; 0] = [];

fn seeds() -> u64 {
    let said = std::env::var("SEEDS").ok();
    said.map_or(SEEDS, |said| said.parse().expect("SEEDS is a number"))
}

#[test]
fn seeds_end_well() {
    let (mut acked, mut faults, mut takes, mut longest) = (0, 0, 0, 0);
    for seed in FOUND.into_iter().chain(0..seeds()) {
        let told = World::new(seed, None).run();
        let told = told.unwrap_or_else(|why| panic!("seed {seed}: {why}"));
        acked += told.acked;
        faults += told.faults;
        takes += told.takes;
        longest = longest.max(told.longest);
    }
    eprintln!(
        "{} histories: {acked} acts acknowledged, {faults} faults, {takes} tables taken over, a table that nobody could \
         act at for {longest} ms at most",
        seeds()
    );
    assert!(acked > 100 * seeds() && faults > 5 * seeds() && takes > 2 * seeds());
}

/// A test of the test: each of these rules is needed, and its absence is found.
#[test]
fn a_broken_rule_is_found() {
    for mutant in Mutant::ALL {
        let found = (0..SEEDS).find_map(|seed| {
            let why = World::new(seed, Some(mutant)).run().err()?;
            Some((seed, why))
        });
        let (seed, why) = found.unwrap_or_else(|| panic!("{mutant:?} was not found"));
        eprintln!("{mutant:?}: seed {seed}: {why}");
    }
}
