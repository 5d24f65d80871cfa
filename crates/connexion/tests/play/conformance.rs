//! What must hold of any game holds of this one, over random options, seats and votes; and dealing the hidden cards
//! again changes nothing for who cannot see them.

use connexion::deck::Celestial;
use connexion::{Connexion, State};
use table::testkit::conformance::{Options, check_hidden};
use table::{Settings, Value};

use crate::support::anything;

/// Every card is in one place, and nobody holds more than he was dealt.
pub(crate) fn cards_are_all_there(_: &Connexion, state: &State) -> Result<(), String> {
    let mut letters: Vec<_> = state.layout.cards().map(|(_, letter)| letter).collect();
    let mut celestial: Vec<Celestial> = Vec::new();
    for player in state.players.values() {
        letters.extend(&player.hand);
        celestial.extend(&player.celestial);
    }
    let counts = (letters.len(), celestial.len());
    letters.sort_unstable();
    letters.dedup();
    celestial.sort_unstable();
    celestial.dedup();
    if counts == (letters.len(), celestial.len()) {
        Ok(())
    } else {
        Err("a card is in two places".to_owned())
    }
}

fn options(seed: &'static str, games: usize) -> Options<Connexion> {
    Options {
        seed,
        games,
        seats: 1..=5,
        pinned: Settings::default().with("words", Value::Word("family".into())),
        sampler: Some(anything),
        invariant: Some(cards_are_all_there),
        // Random players find too few words to empty the pile; `hidden` plays games in which they do.
        rare: &["pilfer"],
        ..Options::default()
    }
}

#[test]
fn the_game_is_sound() {
    let report = check_hidden(&Options {
        rare: &["pilfer", "bonus"],
        ..options("connexion", 30)
    });
    assert!(report.rules_in_force > 5 && report.left > 0, "{report:?}");
    assert!(report.twins > 100 && report.undone > 5, "{report:?}");
}

/// Every game has its bonus round.
#[test]
fn the_bonus_round_is_sound() {
    let options = options("bonus", 60);
    let pinned = options.pinned.clone();
    let pinned = pinned.with("sun-left", Value::Word("leader".into()));
    let report = check_hidden(&Options {
        pinned: pinned.with("practice", Value::Flag(false)),
        ..options
    });
    assert_eq!(report.games, 60, "{report:?}");
}
