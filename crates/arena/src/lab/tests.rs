//! The lab is told the same on any number of threads, and finds what is known.

use table::{Game, Luck, Materials, Settings};
use wimpout::Wimpout;

use super::*;
use crate::Stop;

fn game(settings: &[&str]) -> Wimpout {
    let mut set = Settings::default();
    for setting in settings {
        set.set(Wimpout::rules(), setting).unwrap();
    }
    Wimpout::settle(&set, &Materials::default()).unwrap()
}

fn experiment(threads: usize) -> Experiment {
    Experiment {
        bots: vec!["hold-25".to_owned(), "hold-25".to_owned()],
        weak: "eager".to_owned(),
        fewest: 2,
        seed: "lab".to_owned(),
        threads,
        limit: Limit::default(),
    }
}

fn report(threads: usize, sets: [&[&str]; 2], games: u64) -> serde_json::Value {
    let experiment = experiment(threads);
    let [first, second] =
        sets.map(|set| courses(&game(set), &experiment, 0..games, &|_| {}).unwrap());
    let pairs = first.into_iter().zip(second);
    let pairs: Vec<[Course; 2]> = pairs
        .filter_map(|(first, second)| Some([first?, second?]))
        .collect();
    lab_report(&experiment, &pairs)
}

fn measure(report: &serde_json::Value, what: &str) -> Compared {
    let all = report["measures"].as_array().unwrap();
    let one = all
        .iter()
        .find(|one| one["what"] == what)
        .unwrap_or_else(|| panic!("{what}: {report}"));
    let measure = |json: &serde_json::Value| Measure {
        mean: json["mean"].as_f64().unwrap(),
        error95: json["error95"].as_f64().unwrap(),
    };
    Compared {
        what: what.to_owned(),
        share: one["share"] == true,
        sets: [measure(&one["sets"][0]), measure(&one["sets"][1])],
        difference: measure(&one["difference"]),
    }
}

#[test]
fn the_same_seed_gives_the_same_figures_on_any_number_of_threads() {
    let sets: [&[&str]; 2] = [&["goal=100"], &["goal=100", "bump=on"]];
    assert_eq!(report(1, sets, 60), report(3, sets, 60));
}

#[test]
fn the_same_rules_twice_differ_in_nothing() {
    let report = report(2, [&["goal=100"], &["goal=100"]], 40);
    for one in report["measures"].as_array().unwrap() {
        assert_eq!(one["difference"]["mean"], 0.0, "{one}");
    }
}

#[test]
fn a_shorter_game_is_shorter_and_a_better_bot_wins_more() {
    let report = report(2, [&["goal=300"], &["goal=100"]], 200);
    let turns = measure(&report, "turns a game");
    assert!(
        turns.difference.mean + turns.difference.error95 < 0.0,
        "{turns:?}"
    );
    let skill = measure(&report, "won by skill");
    assert!(
        skill.sets[0].mean - skill.sets[0].error95 > 0.5,
        "{skill:?}"
    );
    let seats = [
        measure(&report, "won by seat 0"),
        measure(&report, "won by seat 1"),
    ];
    let all: f64 = seats.iter().map(|seat| seat.sets[0].mean).sum();
    assert!((all - 1.0).abs() < 1e-9, "{all}");
    let lengths: u64 = report["lengths"]
        .as_array()
        .unwrap()
        .iter()
        .map(|bin| bin[1][0].as_u64().unwrap())
        .sum();
    assert_eq!(lengths, 200);
}

#[test]
fn what_is_told_to_stop_plays_no_more() {
    let (mut experiment, stop) = (experiment(2), Stop::default());
    stop.stop();
    experiment.limit = stop.into();
    let all = courses(&game(&[]), &experiment, 0..10, &|_| {}).unwrap();
    assert!(all.iter().all(Option::is_none));
}

/// U21: each figure with a 95 % interval. An event that comes once in 200 games, in 80 of which nobody may have seen it, and the same
/// where it comes under one of two sets of rules: of 2,000 such experiments not many more than 5 % may miss the truth.
#[test]
fn what_is_seldom_is_not_sure_after_few_games() {
    for often in [0.002, 0.005, 0.02, 0.1] {
        let mut luck = Quick::new("seldom", 1);
        let mut missed = 0;
        for _ in 0..2_000 {
            let seen: Vec<f64> = (0..80)
                .map(|_| f64::from(u8::from(f64::from(luck.word()) < often * 2f64.powi(32))))
                .collect();
            let Measure { mean, error95 } = Measure::of(&seen);
            missed += u32::from((mean - often).abs() > error95);
        }
        assert!(missed <= 140, "{often}: {missed} of 2,000");
    }
}

/// Two games in which all came out one way say nothing yet.
#[test]
fn two_games_say_little() {
    let report = report(1, [&["goal=100"], &["goal=100", "bump=on"]], 2);
    let first = measure(&report, "won by seat 0");
    assert!(first.sets.iter().all(|set| set.error95 > 0.4), "{first:?}");
    assert!(first.difference.error95 > 1.0, "{first:?}");
    let none = Measure::of(&[0.0; 400]);
    assert!((none.error95 - 0.0097).abs() < 2e-4, "{none:?}");
}
