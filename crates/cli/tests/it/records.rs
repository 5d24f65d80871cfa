//! Records and files from elsewhere: what is checked, what is refused, and that nothing in them reaches the terminal.

use serde_json::Value as Json;

use crate::home::{Home, Player, words};

/// What `verify` says of a text, in JSON, and how it ends.
fn verified(home: &Home, record: &str) -> (String, i32) {
    let output = home.run(&["verify", "-", "--json"], record);
    let told: Json = serde_json::from_slice(&output.stdout).unwrap();
    let verdict = told["verdict"].as_str().unwrap().to_owned();
    assert_eq!(told["ok"], (verdict == "fair"), "{told}");
    (verdict, output.status.code().unwrap())
}

#[test]
fn verify_says_what_it_could_check_and_ends_accordingly() {
    let home = Home::new();
    let table = words("play wimpout --seats you,odds --set goal=60 --record fair.jsonl");
    let mut ann = Player::sit(&home, &table);
    ann.play_on();
    ann.succeeds();
    let fair = std::fs::read_to_string(home.file("fair.jsonl")).unwrap();
    let seeded = std::fs::read_to_string(Home::with_record().file("game.jsonl")).unwrap();
    let (unrevealed, _) = fair.trim_end().rsplit_once('\n').unwrap();
    let scripted = seeded.replace(r#"{"seed":"r"}"#, r#""scripted""#);
    for (record, verdict, code) in [
        (fair.as_str(), "fair", 0),
        (
            &fair.replacen("\"luck\":[", "\"luck\":[\"sun\",", 1),
            "broken",
            1,
        ),
        (&seeded, "seeded", 3),
        (unrevealed, "unrevealed", 4),
        (&scripted, "scripted", 5),
        (&fair.replacen("\"Ann\"", "\"Eve\"", 1), "header-changed", 6),
        ("", "broken", 1),
    ] {
        assert_eq!(verified(&home, record), (verdict.to_owned(), code));
    }
    let missing = home.run(&["verify", "nowhere.jsonl"], "");
    assert_eq!(missing.status.code(), Some(2));
    let told = home.run(&["verify", "-"], &seeded);
    let told = String::from_utf8_lossy(&told.stdout).into_owned();
    assert!(told.contains("Seeded, not proved"), "{told}");
}

/// Every command that reads a file refuses one without an end.
#[cfg(target_os = "linux")]
#[test]
fn a_file_without_an_end_is_refused() {
    let home = Home::new();
    for line in [
        "verify /dev/zero",
        "replay /dev/zero",
        "play wimpout --from /dev/zero",
        "play cow --deck /dev/zero",
        "play wimpout --board /dev/zero",
        "words --layout /dev/zero",
        "words --layout - --words /dev/zero",
        "simulate connexion --seats club,club --words /dev/zero",
    ] {
        let said = home.complains(&words(line));
        assert!(said.contains("longer than 16 MiB"), "{line}: {said}");
    }
    let new = r#"{"op":"new","game":"cow","seats":3,"seed":"s","deck":"/dev/zero"}"#;
    let told = home.prints(&["referee"], new);
    assert!(told.contains("longer than 16 MiB"), "{told}");
}

#[test]
fn nothing_in_a_record_reaches_the_terminal_that_is_hidden() {
    let home = Home::with_record();
    let record = std::fs::read_to_string(home.file("game.jsonl")).unwrap();
    let evil = record.replacen("\"Ann\"", r#""\u001b]0;evil\u0007A\u202enn""#, 1);
    std::fs::write(home.file("evil.jsonl"), evil).unwrap();
    let unknown = record.replacen("\"game\":\"wimpout\"", r#""game":"\u001b[31mred""#, 1);
    std::fs::write(home.file("unknown.jsonl"), unknown).unwrap();
    for line in [
        "replay evil.jsonl",
        "verify evil.jsonl",
        "replay unknown.jsonl",
        "verify unknown.jsonl",
    ] {
        let output = home.run(&words(line), "");
        let told = [output.stdout, output.stderr].concat();
        let told = String::from_utf8(told).unwrap();
        let hidden = |c: char| table::is_hidden(c) || (c.is_control() && c != '\n');
        assert!(
            !told.is_empty() && !told.contains(hidden),
            "{line}: {told:?}"
        );
    }
    assert!(
        home.prints(&["replay", "evil.jsonl"], "")
            .contains("]0;evilAnn")
    );
    let judged = home.prints(&["judge"], "the man\u{1b}[2J \u{202e}sings\n");
    assert!(!judged.contains(['\u{1b}', '\u{202e}']), "{judged:?}");
}

#[test]
fn a_deck_is_read_as_text_where_it_is_text() {
    let home = Home::new();
    let deck = include_str!("../../../cow/data/deck.json").replace('\n', " ");
    let simulate = [
        "simulate",
        "cow",
        "--seats",
        "farmer,farmer,farmer",
        "--games",
        "3",
    ];
    home.prints(&[&simulate[..], &["--deck", &deck]].concat(), "");
    let refused = home.complains(&[&simulate[..], &["--deck", r#"{"cows": []}"#]].concat());
    assert!(!refused.contains("no such file"), "{refused}");
}
