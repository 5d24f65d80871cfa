//! An option that means nothing where it is given is refused by its name, before anything is done.

use serde_json::Value as Json;

use crate::home::{Home, words};

/// Refuses the line with that sentence and the exit code of wrong usage, and prints nothing else.
fn refuses(home: &Home, line: &[&str], says: &str) {
    let output = home.run(line, "");
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{line:?}: {said}");
    assert!(said.contains(says), "{line:?}: {said}");
    assert!(output.stdout.is_empty(), "{line:?}: {said}");
}

#[test]
fn pieces_that_a_game_has_not_are_refused_by_their_name() {
    let home = Home::new();
    let deck = speech::pieces::kind("cow", "deck").unwrap().example();
    std::fs::write(home.file("cow.json"), deck).unwrap();
    std::fs::write(home.file("list.txt"), "toe\n").unwrap();
    std::fs::write(
        home.file("my.json"),
        r#"{"name": "tiny", "goal": 100, "lap": 50}"#,
    )
    .unwrap();
    for (line, says) in [
        (
            "play wimpout --seats odds,odds --deck cow.json",
            "Cosmic Wimpout has no pieces `deck`; it takes board",
        ),
        ("play wimpout --deck house", "no pieces `deck`"),
        (
            "simulate cow --games 1 --seats farmer,farmer,farmer --board my.json",
            "Unexploded Cow has no pieces `board`; it takes deck",
        ),
        ("odds wimpout --words list.txt", "no pieces `words`"),
        (
            "solve wimpout --set goal=50 --words list.txt",
            "no pieces `words`",
        ),
        (
            "lab wimpout --versus bump=on --games 2 --deck cow.json",
            "no pieces `deck`",
        ),
        (
            "tournament cow --bots farmer,random --seats 3 --rounds 1 --words nowhere.txt",
            "no pieces `words`",
        ),
    ] {
        refuses(&home, &words(line), says);
    }
    let line = words("simulate wimpout --games 1 --seats odds,odds --board my.json --json");
    assert!(home.prints(&line, "").contains("\"games\":1"));
}

#[test]
fn what_means_nothing_beside_another_option_is_refused() {
    let home = Home::new();
    for (line, says) in [
        (
            "lab wimpout --versus bump=on --games 2 --svg x.svg",
            "--kept",
        ),
        ("lab wimpout --svg x.svg", "--kept"),
        ("lab wimpout --kept --seats odds,odds", "--seats"),
        ("lab wimpout --kept --set goal=300", "--set"),
        ("solve cow --games 100", "`--games` means nothing here"),
        ("solve cow", "no exact solution"),
        ("solve wimpout --every --fresh", "--fresh"),
        ("puzzle wimpout --games 5", "--make"),
        ("puzzle wimpout --seed 5 --json", "--json"),
    ] {
        refuses(&home, &words(line), says);
    }
    assert!(!home.file("x.svg").exists());
}

/// It printed a table in Markdown.
#[test]
fn every_change_is_a_line_of_json_where_that_is_asked_for() {
    let home = Home::new();
    let line = "lab wimpout --every=texts --games 2 --set goal=50 --json";
    let said = home.prints(&words(line), "");
    let changes = said.lines().map(|line| {
        let figures: Json = serde_json::from_str(line).unwrap();
        assert!(figures["measures"].is_array(), "{figures}");
        figures["change"].as_str().unwrap().to_owned()
    });
    let changes: Vec<_> = changes.collect();
    assert!(
        changes.contains(&"own/lucky-sevens".to_owned()),
        "{changes:?}"
    );
}

#[test]
fn an_answer_with_nothing_in_it_is_wrong_usage() {
    let home = Home::new();
    for nothing in ["", "  "] {
        let line = ["puzzle", "wimpout", "--number", "1", "--answer", nothing];
        refuses(&home, &line, "there is no answer in it");
    }
}

#[test]
fn nothing_is_kept_for_a_house_that_is_not_there() {
    let home = Home::new();
    let line = words("solve wimpout --set goal=50 --data nowhere");
    refuses(&home, &line, "nowhere is not the folder of a house");
    assert!(!home.file("nowhere").exists());
    std::fs::create_dir(home.file("other")).unwrap();
    let line = words("solve wimpout --set goal=50 --data other");
    refuses(&home, &line, "other is not the folder of a house");
    assert!(!home.file("other/solved").exists());
}

#[test]
fn a_name_that_is_a_number_is_refused() {
    let home = Home::new();
    for seats in ["you:7,odds", "you,odds:12", "you:3.14,odds"] {
        let line = ["play", "wimpout", "--seats", seats];
        refuses(&home, &line, "at least one letter");
    }
    let long = format!("you:{},odds", "x".repeat(25));
    refuses(&home, &["play", "wimpout", "--seats", &long], "at most 24");
}
