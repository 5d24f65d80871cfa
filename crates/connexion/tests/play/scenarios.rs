//! Every scenario of the game, each also under the settings that must break it.

use std::path::Path;

use connexion::Connexion;

#[test]
fn every_scenario_holds() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/connexion");
    table::testkit::scenario::run_all::<Connexion>(&dir);
}
