//! The toy games hold to what every game must.

use table::testkit::conformance::{Options, Report, check, check_hidden};
use table::testkit::kuhn::Kuhn;
use table::testkit::pig::Pig;

#[test]
fn pig_is_a_game() {
    let report = check(&Options::<Pig> {
        games: 300,
        ..Options::default()
    });
    let Report {
        games,
        rules_in_force,
        joined,
        left,
        undone,
        ..
    } = report;
    assert_eq!(games, 300);
    assert!(
        rules_in_force > 100 && joined > 50 && left > 50 && undone > 100,
        "{report:?}"
    );
}

#[test]
fn kuhn_poker_is_a_game_with_hidden_hands() {
    let report = check_hidden(&Options::<Kuhn> {
        games: 500,
        ..Options::default()
    });
    assert!(report.games == 500 && report.twins > 300, "{report:?}");
}
