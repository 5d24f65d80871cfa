//! The statistics of a player, from the records of many games (U19).

use serde_json::Value as Json;

use crate::home::{Home, words};

/// Four games of Wimpout and one of each of the others, in a folder.
fn games() -> Home {
    let home = Home::new();
    std::fs::create_dir(home.file("games")).unwrap();
    for number in 1..=4 {
        let line = format!(
            "play wimpout --seats eager,odds --set goal=100 --seed {number} --record games/w{number}.jsonl"
        );
        home.prints(&words(&line), "");
    }
    for line in [
        "play cow --seats farmer,random,random --seed 5 --record games/c.jsonl",
        "play connexion --seats casual,random --seed 6 --record games/x.jsonl",
    ] {
        home.prints(&words(line), "");
    }
    home
}

#[test]
fn games_of_a_player_add_up_to_their_reports() {
    let home = games();
    let line = words("statistics games --player eager --json");
    let told: Json = serde_json::from_str(&home.prints(&line, "")).unwrap();
    let (mut lost, mut decisions) = (0.0, 0);
    for number in 1..=4 {
        let line = format!("report games/w{number}.jsonl --json");
        let report: Json = serde_json::from_str(&home.prints(&words(&line), "")).unwrap();
        lost += report["accounts"][0]["lost"].as_f64().unwrap();
        decisions += report["accounts"][0]["decisions"].as_i64().unwrap();
    }
    let career = &told["careers"][0];
    assert_eq!(
        (&career["games"], &career["game"]),
        (&4.into(), &"wimpout".into())
    );
    let chances = &career["chances"];
    assert_eq!(chances["decisions"], decisions);
    let mean = lost / f64::from(i32::try_from(decisions).unwrap());
    assert!((chances["loss"].as_f64().unwrap() - mean).abs() < 1e-12);
    // Whoever stops as soon as the rules allow stops too early, and does nothing else wrong so often.
    assert_eq!(chances["mistakes"][0]["habit"], "stopped", "{chances}");
    let plain = home.prints(&words("statistics games --player eager"), "");
    assert!(
        plain.contains("Stops with") && plain.contains("throwing on is better"),
        "{plain}"
    );
    assert!(
        plain.lines().all(|line| line.chars().count() <= 78),
        "{plain}"
    );
}

#[test]
fn every_game_has_statistics_and_who_is_not_there_is_named() {
    let home = games();
    let farmer = home.prints(&words("statistics games --player farmer"), "");
    assert!(
        farmer.contains("Unexploded Cow") && farmer.contains("decisions"),
        "{farmer}"
    );
    let casual = home.prints(&words("--language de statistics games --player Casual"), "");
    assert!(casual.contains("Wörtern gefunden"), "{casual}");
    let said = home.complains(&words("statistics games --player Nobody"));
    assert!(
        said.contains("Eager (4)") && said.contains("Farmer (1)"),
        "{said}"
    );
    let said = home.complains(&words("statistics games"));
    assert!(said.contains("--player"), "{said}");
}
