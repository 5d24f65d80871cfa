//! Bots keep to the rules under every option, play the same on any number of threads, and stand in order.

use connexion::Connexion;
use table::{Game, Materials, Settings};

use crate::simulate::{Series, Tally, WIN, simulate};

fn game(settings: &[&str]) -> Connexion {
    let mut set = Settings::default();
    for setting in settings {
        set.set(Connexion::rules(), setting).unwrap();
    }
    Connexion::settle(&set, &Materials::default()).unwrap()
}

fn play(settings: &[&str], bots: &[&str], games: u64, threads: usize) -> Tally {
    let series = Series {
        bots: bots.iter().map(|bot| (*bot).to_owned()).collect(),
        games,
        seed: "test".to_owned(),
        threads,
    };
    simulate(&game(settings), &series, &|_| ()).unwrap()
}

/// The share of wins of the first of two bots.
#[allow(clippy::cast_precision_loss, reason = "shares of a few games")]
fn share(first: &str, second: &str, games: u64) -> f64 {
    play(&[], &[first, second], games, 2).seats[0].share as f64 / (games * WIN) as f64
}

/// The simulator itself checks every action, in builds with assertions.
#[test]
fn every_bot_plays_by_the_rules_under_every_option() {
    let all = ["random", "novice", "casual", "club", "strong", "expert"];
    let tables: &[&[&str]] = &[
        &["placing=free", "words=family"],
        &["pilfer-pick=face-up", "repeat-word=once-each"],
        &["repeat-word=other-path", "min-length=3", "clock=off"],
        &["new-card-only=on", "lone-cards=names", "words-per-turn=2"],
        &["same-card=immediate", "wrong-claim=ends-turn", "extras=on"],
        &["same-card=two-passes", "representation=different"],
        &[
            "sun-left=leader",
            "future=any-clause",
            "sentence-kinds=fragments-by-vote",
        ],
        &["practice=on", "board=sun-centre", "deck=zodiac-12"],
        &[
            "last-turn=literal",
            "words=enable",
            "bonus-reuse=on",
            "clock=10",
        ],
    ];
    for settings in tables {
        let tally = play(settings, &all, 2, 1);
        assert_eq!((tally.games, tally.endless), (2, 0), "{settings:?}");
    }
    for bot in all {
        assert_eq!(play(&[], &[bot], 1, 1).endless, 0, "{bot} alone");
    }
}

#[test]
fn the_same_seed_plays_the_same_games_on_any_number_of_threads() {
    let tally = |threads| play(&[], &["club", "casual", "novice"], 6, threads);
    assert_eq!(tally(1), tally(3));
}

/// The maker's remark: about all 28 cards are gone when half of the letter cards lie.
#[test]
fn club_players_find_as_many_words_as_people_do() {
    let words = play(&[], &["club", "club"], 40, 2).events["words listed in turns 1 to 12"];
    let least = 40 * 12 * 20 / 10;
    let most = 40 * 12 * 26 / 10;
    assert!((least..=most).contains(&words), "{words} words in 40 games");
}

#[test]
fn each_rung_of_the_ladder_beats_the_one_below() {
    for (upper, lower, games) in [
        ("novice", "random", 20),
        ("casual", "novice", 60),
        ("club", "casual", 60),
        ("strong", "club", 60),
        ("expert", "strong", 12),
    ] {
        let share = share(upper, lower, games);
        assert!(share >= 0.6, "{upper} wins {share} against {lower}");
    }
}

#[test]
fn unknown_bots_are_refused_with_the_names_of_those_there_are() {
    let series = Series {
        bots: vec!["genius".to_owned()],
        games: 1,
        seed: String::new(),
        threads: 1,
    };
    let refusal = simulate(&game(&[]), &series, &|_| ()).unwrap_err();
    assert!(
        refusal.message.contains("club, strong, expert"),
        "{refusal}"
    );
}
