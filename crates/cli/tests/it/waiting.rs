//! Games that wait: listed, chosen, forgotten, and never in the way of what was asked for.

use serde_json::Value as Json;

use crate::home::{Home, words};

fn leave(home: &Home, line: &str) {
    home.prints(&words(line), "quit\n");
}

#[test]
fn games_that_wait_are_listed_chosen_and_forgotten() {
    let home = Home::new();
    assert_eq!(home.prints(&["waiting"], ""), "No game is waiting.\n");
    leave(&home, "play wimpout --seats you:Ann,odds --seed a");
    leave(&home, "play cow --seats you:Bea,farmer,farmer --seed b");
    leave(&home, "play wimpout --seats you:Cleo,eager --seed c");
    let list = home.prints(&["waiting"], "");
    for (line, part) in list.lines().zip(["Cleo", "Bea", "Ann"]) {
        assert!(line.contains(part) && line.contains("just now"), "{list}");
    }
    let all: Json = serde_json::from_str(&home.prints(&["waiting", "--json"], "")).unwrap();
    assert_eq!(all.as_array().map(Vec::len), Some(3));
    assert_eq!(all[1]["game"], "cow");
    assert_eq!(all[2]["seats"][0], "Ann");
    let of_wimpout = home.prints(&["waiting", "wimpout"], "");
    assert!(
        !of_wimpout.contains("Bea") && of_wimpout.contains("  2. wimpout  Ann"),
        "{of_wimpout}"
    );

    for (line, name) in [
        ("play --resume=2", "Bea"),
        ("play wimpout --resume=2", "Ann"),
        ("play wimpout --resume", "Ann"),
        ("play --resume", "Ann"),
    ] {
        let told = home.prints(&words(line), "score\nquit\n");
        assert!(told.contains(name), "{line}: {told}");
    }
    let said = home.complains(&words("play --resume=4"));
    assert!(said.contains("3 are waiting"), "{said}");

    let told = home.prints(&words("waiting --forget 1 --forget 2"), "");
    assert_eq!(told, "Two games forgotten.\n");
    assert!(home.prints(&["waiting"], "").contains("Cleo"));
    assert_eq!(
        home.prints(&words("waiting --older-than 1"), ""),
        "No games forgotten.\n"
    );
    assert_eq!(
        home.prints(&words("waiting cow --forget all"), ""),
        "No games forgotten.\n"
    );
    assert_eq!(
        home.prints(&words("waiting --forget all"), ""),
        "One game forgotten.\n"
    );
    assert!(
        home.complains(&["play", "--resume"])
            .contains("no game is waiting")
    );
}

/// What is printed for a seed is the same whatever waits (seen: "A game is waiting" went before it).
#[test]
fn a_pipe_does_not_hear_of_games_that_wait() {
    let home = Home::new();
    let game = words("play wimpout --seed tonight");
    let first = home.prints(&game, "throw\nthrow\n");
    let second = home.prints(&game, "throw\nthrow\n");
    assert_eq!(first, second);
    assert!(home.prints(&["waiting"], "").lines().count() >= 2);
}

#[test]
fn a_damaged_game_is_listed_and_can_be_forgotten() {
    let home = Home::new();
    leave(&home, "play wimpout --seed a");
    let all: Json = serde_json::from_str(&home.prints(&["waiting", "--json"], "")).unwrap();
    let file = all[0]["file"].as_str().unwrap();
    std::fs::write(file, "{\"nonsense\"\n").unwrap();
    let listed = home.prints(&["waiting"], "");
    assert!(
        listed.contains("damaged") && listed.contains("line 1: it ends too early"),
        "{listed}"
    );
    assert!(
        home.complains(&words("play --resume=1"))
            .contains("cannot be read")
    );
    assert_eq!(
        home.prints(&words("waiting --forget 1"), ""),
        "One game forgotten.\n"
    );
}

/// Whoever asks for the newest game is told of those that cannot be read, in their language, and nothing of them is changed.
#[test]
fn a_damaged_game_is_named_by_whatever_resumes_it_and_nothing_is_lost() {
    let home = Home::new();
    leave(&home, "play wimpout --seed a");
    let all: Json = serde_json::from_str(&home.prints(&["waiting", "--json"], "")).unwrap();
    let file = all[0]["file"].as_str().unwrap();
    let whole = std::fs::read(file).unwrap();
    let mut spoiled = whole.clone();
    let middle = spoiled.len() / 2;
    let end = (middle + 40).min(spoiled.len() - 1);
    spoiled[middle..end].fill(0xff);
    for bytes in [&spoiled[..], b"nothing of it", b""] {
        std::fs::write(file, bytes).unwrap();
        for line in ["play --resume", "play wimpout --resume", "play --resume=1"] {
            let said = home.complains(&words(line));
            assert!(said.contains("not as it was written"), "{line}: {said}");
            let german = [&words(line)[..], &["--language", "de"]].concat();
            let said = home.complains(&german);
            assert!(
                said.contains("nicht, wie sie geschrieben wurde"),
                "{line}: {said}"
            );
        }
        let listed = home.prints(&["waiting"], "");
        assert!(listed.contains("not as it was written"), "{listed}");
        assert_eq!(std::fs::read(file).unwrap(), bytes, "nothing is changed");
    }
    std::fs::write(file, whole).unwrap();
    home.prints(&words("play --resume"), "quit\n");
}
