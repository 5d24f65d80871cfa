//! The keeper's commands on the folder of a real house: `check`, `salvage` and `tidy`.

use std::fs;
use std::io::Read as _;

use serde_json::{Value, json};

use crate::home::Home;
use crate::house::House;

/// A home in whose folder `house` a house was open and is closed: at its one table Ann has acted
/// once, which ends no game, and then perhaps left.
pub(crate) fn with_table(is_left: bool) -> (Home, String) {
    let home = Home::new();
    let mut house = House::open_with(&home, &["--finished", "0s"]);
    let opened = house.post(
        "/tables",
        &json!({"game": "connexion", "title": "Friday", "rules": {"clock": 0}}),
    );
    let id = opened["id"].as_str().unwrap().to_owned();
    house.post(&format!("/tables/{id}/seat"), &json!({}));
    let state = house.post(&format!("/tables/{id}/start"), &json!({}));
    let act = json!({"action": state["actions"][0]});
    house.post(&format!("/tables/{id}/acts"), &act);
    if is_left {
        let mut answer = String::new();
        let mut stream = house.send("DELETE", &format!("/tables/{id}/seat"), "", 0);
        stream.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 20"), "{answer}");
    }
    house.signal("TERM");
    assert!(house.end().0.success());
    (home, id)
}

/// Writes `new` for the first `old` in the database, as a bad disk or a bad hand does.
pub(crate) fn spoil(home: &Home, old: &str, new: &str) {
    let file = home.file("house/house.db");
    let mut bytes = fs::read(&file).unwrap();
    let at = bytes
        .windows(old.len())
        .position(|part| part == old.as_bytes());
    let at = at.unwrap_or_else(|| panic!("{old} is not in the database"));
    bytes[at..at + old.len()].copy_from_slice(new.as_bytes());
    fs::write(&file, bytes).unwrap();
}

/// What a command says as JSON, and its exit code.
fn says(home: &Home, command: &str) -> (Value, i32) {
    let words: Vec<_> = command.split(' ').collect();
    let output = home.run(&words, "");
    let said = serde_json::from_slice(&output.stdout);
    let said = said.unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&output.stderr)));
    (said, output.status.code().unwrap())
}

#[test]
fn damage_is_named_and_what_is_sound_is_saved() {
    let (home, id) = with_table(false);
    let (report, code) = says(&home, "check --data house --json");
    assert_eq!(
        (&report["ok"], &report["tables"], code),
        (&json!(true), &json!(1), 0)
    );

    spoil(&home, r#""title":"Friday""#, r#""title":"Monday""#);
    let (report, code) = says(&home, "check --data house --json");
    assert_eq!((&report["ok"], code), (&json!(false), 1));
    assert_eq!(report["found"][0]["table"], json!(id));
    let output = home.run(&["check", "--data", "house"], "");
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(
        text.contains(&id) && text.contains("`lastlicks salvage`"),
        "{text}"
    );

    let (saved, code) = says(&home, "salvage --data house --to saved --json");
    assert_eq!((&saved["events"], code), (&json!(4), 0));
    assert_eq!(saved["lost"][0]["table"], json!(id));
    let (report, code) = says(&home, "check --data saved --json");
    assert_eq!((&report["ok"], code), (&json!(true), 0));
    let again = home.complains(&["salvage", "--data", "house", "--to", "saved"]);
    assert!(again.contains("saved"), "nothing is written over: {again}");
}

#[test]
fn a_table_that_was_left_is_tidied_away_and_its_record_kept() {
    let (open, _) = with_table(false);
    let (none, code) = says(&open, "tidy --data house --older-than 0h --json");
    assert_eq!((&none["removed"], code), (&json!(0), 0), "it is still open");

    let (home, id) = with_table(true);
    let (tidied, code) = says(
        &home,
        "tidy --data house --older-than 0h --export records --json",
    );
    assert_eq!(
        (&tidied["removed"], &tidied["exported"], code),
        (&json!(1), &json!(1), 0)
    );
    let record = format!("records/{id}.jsonl");
    let (verdict, _) = says(&home, &format!("verify {record} --json"));
    assert_eq!(verdict["verdict"], "fair", "{verdict}");
    let (report, _) = says(&home, "check --data house --json");
    assert_eq!(
        (&report["ok"], &report["tables"]),
        (&json!(true), &json!(0))
    );
}
