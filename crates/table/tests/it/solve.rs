//! Published values of the toy games, found from their trait alone.

use table::testkit::kuhn::Kuhn;
use table::testkit::pig::Pig;
use table::testkit::solve;
use table::{Game, Materials, Settings};

fn standard<G: Game>() -> G {
    G::settle(&Settings::default(), &Materials::default()).expect("a game has a standard form")
}

#[test]
fn the_first_player_of_pig_to_100_wins_a_little_more_than_half() {
    let chance = solve::win_chance(&standard::<Pig>()).unwrap();
    assert!((chance - 0.530_593).abs() < 1e-6, "{chance}");
}

#[test]
fn the_first_player_of_kuhn_poker_loses_an_eighteenth() {
    let (low, high) = solve::bounds(&standard::<Kuhn>(), 10_000).unwrap();
    let value = -1.0 / 18.0;
    assert!(low <= value && value <= high, "{low} to {high}");
    assert!(high - low < 1e-4, "{low} to {high}");
}
