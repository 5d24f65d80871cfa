//! Records: shown step by step, and refused with the line where they are broken.

use std::fs;

use crate::home::Home;

#[test]
fn a_replay_tells_what_was_told_at_the_table() {
    let home = Home::with_record();
    let told = home.prints(&["replay", "--plain", "game.jsonl"], "");
    let throws = told.matches(" throws ").count();
    let record = fs::read_to_string(home.file("game.jsonl")).unwrap();
    let drawn = record
        .lines()
        .filter(|line| line.starts_with("{\"luck\":["))
        .count();
    assert!(drawn > 0, "{record}");
    assert_eq!(throws, drawn, "{told}");
}

#[test]
fn a_forged_or_broken_record_is_refused_with_its_line() {
    let home = Home::with_record();
    let record = fs::read_to_string(home.file("game.jsonl")).unwrap();
    let lines: Vec<&str> = record.lines().collect();
    let at = lines
        .iter()
        .position(|line| line.starts_with("{\"luck\":["))
        .unwrap();
    let mut forged = lines.clone();
    forged[at] = "{\"luck\":[6,6,6,6,6]}";
    let broken = [
        (forged.join("\n") + "\n", format!("line {}", at + 1)),
        (
            record.replacen("\"seats\"", "\"saets\"", 1),
            "line ".to_owned(),
        ),
        (record[..record.len() / 2].to_owned(), "line ".to_owned()),
        (String::new(), "record".to_owned()),
        ("\u{0}\u{1}\n".to_owned(), "line 1".to_owned()),
    ];
    for (text, place) in broken {
        fs::write(home.file("broken.jsonl"), text).unwrap();
        for command in ["verify", "replay"] {
            if command == "replay" && place.starts_with(&format!("line {}", at + 1)) {
                continue;
            }
            let said = home.complains(&[command, "broken.jsonl"]);
            assert!(said.contains(&place), "{command}: {said}");
        }
    }
    let json = home.run(&["verify", "--json", "broken.jsonl"], "");
    assert_eq!(json.status.code(), Some(1));
}
