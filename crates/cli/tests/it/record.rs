//! Records: shown step by step, and refused with the line where they are broken.

use std::fs;

use crate::home::{Home, Player, words};

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

/// What if (P13): up to the step nothing changes, then the game goes on with the luck that was committed to.
#[test]
fn a_recorded_game_goes_on_otherwise_from_any_step() {
    let home = Home::with_record();
    let record = fs::read_to_string(home.file("game.jsonl")).unwrap();
    let mut ann = Player::sit(
        &home,
        &words("play wimpout --from game.jsonl --step 12 --seats eager,you --record other.jsonl"),
    );
    ann.play_on();
    ann.succeeds();
    let other = fs::read_to_string(home.file("other.jsonl")).unwrap();
    let kept = |text: &str| text.lines().take(13).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(kept(&other), kept(&record));
    assert_ne!(other, record);
    let verified = home.run(&["verify", "other.jsonl"], "").stdout;
    let verified = String::from_utf8(verified).unwrap();
    assert!(
        verified.contains("every draw follows from the seed"),
        "{verified}"
    );
    let steps = record
        .lines()
        .filter(|line| !line.contains("reveal"))
        .count()
        - 1;
    for (step, part) in [
        (steps.to_string(), "over at that step"),
        ((steps + 1).to_string(), "the record has "),
        ("x".to_owned(), "invalid value"),
    ] {
        let step = &*step;
        let said = home.complains(&["play", "wimpout", "--from", "game.jsonl", "--step", step]);
        assert!(said.contains(part), "{said}");
    }
    let said = home.complains(&words(
        "play wimpout --from game.jsonl --step 3 --seats you",
    ));
    assert!(said.contains("the record has 2 seats"), "{said}");
    let said = home.complains(&words("play cow --from game.jsonl"));
    assert!(said.contains("a record of wimpout, not of cow"), "{said}");
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
        ("\u{1}\n".to_owned(), "line 1".to_owned()),
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

/// U1: where games were played on, no number of a report stands without how far it may be off.
#[test]
fn a_report_of_games_that_were_played_on_tells_how_sure_it_is() {
    let home = Home::new();
    let play =
        words("play cow --seats farmer,random,farmer --seed sure --record cow.jsonl --plain");
    home.prints(&play, "");
    let told = home.prints(&words("report cow.jsonl --games 20"), "");
    let told = told.replace('\u{2212}', "-");
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    let (seats, rest) = told.split_once("Chances to win").unwrap();
    let (_, lists) = rest.split_once("The dearest decisions:").unwrap();
    let mut seen = 0;
    for part in [seats, lists] {
        for (before, after) in part.match_indices(" %").map(|(at, _)| part.split_at(at)) {
            let number = before.rsplit(' ').next().unwrap();
            let inside = after
                .strip_prefix(" % (")
                .unwrap_or_else(|| panic!("{number}{after}"));
            let (bounds, _) = inside.split_once(')').unwrap();
            let (low, high) = bounds.split_once(" to ").unwrap();
            let [low, number, high] = [low, number, high].map(|n| n.parse::<i32>().unwrap());
            assert!(low <= number && number <= high, "{low} {number} {high}");
            seen += 1;
        }
    }
    assert!(seen > 10, "{told}");
}
