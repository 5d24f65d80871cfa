//! The rules that are played nowhere have scenarios too.

use std::path::Path;

use table::Value;
use wimpout::Wimpout;

mod side_by_side;

#[test]
fn every_scenario_of_a_trial_holds() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/trials");
    table::testkit::scenario::run_all::<Wimpout>(&dir);
}

/// O16 for the trials.
#[test]
fn a_text_plays_the_same_games_as_a_trial() {
    let lucky_sevens = include_str!("../../../examples/rules/wimpout/lucky-sevens.rule");
    side_by_side::same_games(&[("lucky-sevens", Value::Flag(true))], &[], &[lucky_sevens]);
    let pressure = include_str!("../../../examples/rules/wimpout/pressure.rule");
    side_by_side::same_games(&[("pressure", Value::Number(3))], &[], &[pressure]);
}
