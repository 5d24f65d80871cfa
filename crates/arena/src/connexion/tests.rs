//! Bots keep to the rules under every option, play the same on any number of threads, and stand in order.

use connexion::Connexion;
use english::judge::Standard;
use english::judge::compose::compose;
use table::{Game, Materials, Settings};

use super::level::LADDER;
use super::writing;
use crate::simulate::{Series, Tally, WIN, simulate};

fn game(settings: &[&str]) -> Connexion {
    let mut set = Settings::default();
    for setting in settings {
        set.set(Connexion::rules(), setting).unwrap();
    }
    Connexion::settle(&set, &Materials::default()).unwrap()
}

fn play(settings: &[&str], bots: &[&str], games: u64, threads: usize) -> Tally {
    play_under(&game(settings), bots, games, threads)
}

fn play_under(game: &Connexion, bots: &[&str], games: u64, threads: usize) -> Tally {
    let series = Series {
        bots: bots.iter().map(|bot| (*bot).to_owned()).collect(),
        games,
        seed: "test".to_owned(),
        threads,
    };
    simulate(game, &series, &|_| ()).unwrap()
}

/// The share of wins of the first of two bots.
#[allow(clippy::cast_precision_loss, reason = "shares of a few games")]
fn share(first: &str, second: &str, games: u64) -> f64 {
    play(&[], &[first, second], games, 2).seats[0].share as f64 / (games * WIN) as f64
}

/// The simulator itself checks every action, in builds with assertions.
#[test]
fn every_bot_plays_by_the_rules_under_every_option() {
    let all = [
        "random", "novice", "casual", "club", "league", "strong", "expert", "perfect",
    ];
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

/// The simulator itself checks every action here too.
#[test]
fn every_bot_keeps_to_rules_of_the_tables_own() {
    let all = [
        "random", "novice", "casual", "club", "league", "strong", "expert", "perfect",
    ];
    for placing in ["next", "free"] {
        let mut set = Settings::default();
        set.set(Connexion::rules(), &format!("placing={placing}"))
            .unwrap();
        for (name, text) in connexion::OWN_EXAMPLES.iter().rev().take(8) {
            let text = table::Value::Word((*text).to_owned());
            set = set.with(&format!("own/{name}"), text);
        }
        let game = Connexion::settle(&set, &Materials::default()).unwrap();
        let tally = play_under(&game, &all, 2, 1);
        assert_eq!((tally.games, tally.endless), (2, 0), "{placing}");
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

/// A few games find a cliff or a rung out of place; the figures of a thousand are in `docs/STATISTICS.md`.
#[test]
fn each_rung_of_the_ladder_beats_the_one_below_and_none_is_a_cliff() {
    for (upper, lower, games) in [
        ("casual", "novice", 30),
        ("club", "casual", 30),
        ("league", "club", 30),
        ("strong", "league", 16),
        ("expert", "strong", 10),
        ("perfect", "expert", 8),
    ] {
        let share = (share(upper, lower, games) + 1.0 - share(lower, upper, games)) / 2.0;
        assert!(
            (0.4..=0.9).contains(&share),
            "{upper} wins {share} against {lower}"
        );
    }
}

/// Who finds three words a turn is not stripped by the strong bot, and who finds one has cards left against club players.
#[test]
fn bots_below_the_top_leave_their_cards_to_those_who_hold_few() {
    for (person, bot) in [("person-1", "club"), ("person-3", "strong")] {
        let scores = play(&[], &[person, bot], 20, 2).seats[0].score / 20;
        assert!(
            scores > 1_500,
            "{person} against {bot}: {scores} tenths of a point"
        );
    }
}

#[test]
fn simulated_people_find_as_many_words_as_their_names_say() {
    for (person, tenths) in [
        ("person-1", 10),
        ("person-1.5", 15),
        ("person-2", 20),
        ("person-3", 30),
    ] {
        let events = play(&[], &[person, person], 60, 2).events;
        let words: u64 = ["1 to 12", "13 to 24"]
            .map(|turns| events[format!("words listed in turns {turns}").as_str()])
            .iter()
            .sum();
        let [least, most] = [tenths - 2, tenths + 2].map(|tenths| 60 * 24 * tenths / 10);
        assert!(
            (least..=most).contains(&words),
            "{person}: {words} words in 60 games"
        );
    }
}

/// The words that a sentence in the future needs are on the list: every bot from `strong` up makes one (X19, X21).
#[test]
fn the_strong_ones_write_in_the_future_if_they_can() {
    // So many words that the longer ones are not looked at.
    let more: Vec<String> = ('a'..='l')
        .flat_map(|one| ('a'..='z').map(move |two| format!("q{one}{two}")))
        .collect();
    let few = ["he", "is", "going", "to", "go"];
    let list = || more.iter().map(String::as_str).chain(few);
    for level in LADDER.iter().filter(|level| level.future) {
        let words = writing::words(level, list());
        let made = compose(&words, Standard::default(), level.sentence).unwrap();
        assert!(made.future, "{}: {made:?}", level.name);
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
        refusal
            .message
            .contains("club, league, strong, expert, perfect"),
        "{refusal}"
    );
}
