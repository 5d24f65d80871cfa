//! The toy games hold to what every game must.

use table::testkit::conformance::{Options, Report, check, check_hidden};
use table::testkit::kuhn::Kuhn;
use table::testkit::pig::Pig;
use table::{Game, Hidden, Materials, Seat, Settings, Stream, Value, Viewer};

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

/// Seat 0 holds one of five cards, so each of the other four is as likely to be the other's; a spectator knows nothing.
#[test]
fn kuhn_poker_is_dealt_again_evenly() {
    let set = Settings::default().with("pack", Value::Number(5));
    let kuhn = Kuhn::settle(&set, &Materials::default()).unwrap();
    let mut state = kuhn.start(&["ann".into(), "bob".into()]).unwrap();
    for card in [2, 4] {
        kuhn.luck(&mut state, &card, &mut Vec::new());
    }
    let mut luck = Stream::from_seed("dealt again");
    let mut counts = |viewer: Viewer| {
        let mut counts = [0; 5];
        for _ in 0..4000 {
            let redealt = kuhn.redeal(&state, viewer, &mut luck);
            let view = serde_json::json!(kuhn.view(&redealt, Viewer::Seat(Seat(1))));
            let card = view["card"]
                .as_u64()
                .and_then(|card| usize::try_from(card).ok());
            counts[card.unwrap() - 1] += 1;
        }
        counts
    };
    let of_ann = counts(Viewer::Seat(Seat(0)));
    assert_eq!(of_ann[1], 0);
    let even = |n: u32, all: u32| n.abs_diff(all) < all / 5;
    assert!(
        [0, 2, 3, 4].iter().all(|&card| even(of_ann[card], 1000)),
        "{of_ann:?}"
    );
    let of_all = counts(Viewer::Spectator);
    assert!(of_all.iter().all(|&n| even(n, 800)), "{of_all:?}");
    assert_eq!(counts(Viewer::Seat(Seat(1))), [0, 0, 0, 4000, 0]);
}
