//! What goes wrong at a terminal is said in its language.

use crate::home::{Home, words};

#[test]
fn what_goes_wrong_is_said_in_the_language_of_the_system() {
    let home = Home::with_record();
    std::fs::write(home.file("half.json"), "{\"a\":").unwrap();
    std::fs::write(home.file("deck.json"), "").unwrap();
    for (line, says) in [
        ("play chess", "Spiel `chess` gibt es nicht"),
        ("play wimpout --seats you,nobody", "ein Mensch ist `you`"),
        ("play wimpout --set goal=7", "kann nicht `7` sein"),
        (
            "play wimpout --record nowhere/x",
            "lässt sich nicht nach nowhere/x schreiben",
        ),
        ("play cow --deck deck.json", "es endet zu früh"),
        ("play --resume", "keine Partie wartet"),
        ("waiting --forget 9", "keine Partie wartet"),
        (
            "replay nowhere.jsonl",
            "die Aufzeichnung ist aus nowhere.jsonl nicht zu lesen",
        ),
        (
            "replay half.json",
            "keine ganze Aufzeichnung: Zeile 1: das ist keine erste Zeile",
        ),
        ("verify nowhere.jsonl", "die Datei gibt es nicht"),
        ("verify /dev/zero", "es ist länger als 16 MiB"),
        ("advise game.jsonl --step 9999", "die Aufzeichnung hat"),
        ("check --data nowhere", "nicht der Ordner eines Hauses"),
        ("puzzle cow --number 0", "es gibt die Rätsel 1 bis"),
        (
            "words --layout half.json",
            "die Auslage ist nicht zu lesen: es ist kein JSON",
        ),
    ] {
        let mut command = home.command(&words(line));
        let command = command
            .env_remove("LASTLICKS_LANGUAGE")
            .env("LC_ALL", "de_DE.UTF-8");
        let output = command.output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{line}: {said}");
        assert!(
            said.to_lowercase().contains(&says.to_lowercase()),
            "{line}: {said}"
        );
        for english in ["there is", "cannot", "is no ", "os error", "it is "] {
            assert!(!said.contains(english), "{line}: {said}");
        }
    }
}

#[test]
fn a_text_that_is_no_json_is_refused_in_the_words_of_the_table() {
    let home = Home::new();
    for text in ["", "{", "[]", "\"x\"", "{\"a\":}"] {
        std::fs::write(home.file("x.json"), text).unwrap();
        for line in [
            "play cow --deck x.json",
            "play wimpout --board x.json",
            "play connexion --deck x.json",
            "pieces cow deck x.json",
            "replay x.json",
        ] {
            let said = home.complains(&words(line));
            for parser in ["EOF", "invalid type", "expected", "sequence", "column 0"] {
                assert!(!said.contains(parser), "{line} {text}: {said}");
            }
        }
    }
    let said = home.complains(&["words", "--layout", "/dev/null"]);
    assert!(said.contains("it ends too early"), "{said}");
}

/// Seen: "No space left on device (os error 28)".
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_called_so() {
    let home = Home::with_record();
    let full = std::fs::OpenOptions::new()
        .write(true)
        .open("/dev/full")
        .unwrap();
    let mut command = home.command(&["rules", "wimpout"]);
    let output = command.stdout(full).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(
        said.contains("the disk is full") && !said.contains("os error"),
        "{said}"
    );
}
