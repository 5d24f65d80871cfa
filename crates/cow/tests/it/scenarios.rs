//! Every transcript of `scenarios/cow` holds, and is broken by what it says breaks it.

use std::path::Path;

#[test]
fn every_scenario_holds() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/cow");
    table::testkit::scenario::run_all::<cow::Cow>(&dir);
}
