//! The scenarios of the toy games, and what the runner says of bad ones.

use std::path::{Path, PathBuf};

use table::testkit::kuhn::Kuhn;
use table::testkit::pig::Pig;
use table::testkit::scenario;

fn folder(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../scenarios")
        .join(game)
}

#[test]
fn pig_plays_its_scenarios() {
    scenario::run_all::<Pig>(&folder("pig"));
}

#[test]
fn kuhn_plays_its_scenarios() {
    scenario::run_all::<Kuhn>(&folder("kuhn"));
}
