//! The rules that are played nowhere have scenarios too.

use std::path::Path;

use wimpout::Wimpout;

#[test]
fn every_scenario_of_a_trial_holds() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/trials");
    table::testkit::scenario::run_all::<Wimpout>(&dir);
}
