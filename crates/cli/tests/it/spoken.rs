//! What goes wrong at a terminal is said in its language.

use crate::home::{Home, words};
use crate::keep::{spoil, with_table};

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
        (
            "verify nowhere.jsonl",
            "diese Datei oder diesen Ordner gibt es nicht",
        ),
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

/// A variable that is set to nothing asks for nothing.
#[test]
fn no_language_is_that_of_the_system() {
    let home = Home::new();
    let mut command = home.command(&words("verify nowhere.jsonl"));
    let command = command.env("LASTLICKS_LANGUAGE", "").env("LC_ALL", "de_DE");
    let said = String::from_utf8(command.output().unwrap().stderr).unwrap();
    assert!(said.contains("gibt es nicht"), "{said}");
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

/// Words that no German sentence has.
const ENGLISH: [&str; 14] = [
    " of ", " the ", " and ", " with ", " games", " by ", " than ", " is ", " to ", " from",
    " wins", "turns", " left", " cube",
];

/// What a command prints in German, which has that in it and no English.
fn prints_german(home: &Home, line: &[&str], input: &str, says: &str) {
    let line = [&["--language", "de"], line].concat();
    let output = home.run(&line, input);
    let told = String::from_utf8(output.stdout).unwrap();
    let noted = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains(says), "{line:?}: {told}{noted}");
    for english in ENGLISH {
        let shows = |text: &str| text.lines().any(|line| line.contains(english));
        assert!(
            !shows(&told) && !shows(&noted),
            "{line:?}: {english}: {told}{noted}"
        );
    }
}

#[test]
fn what_is_counted_played_or_solved_is_told_in_german() {
    let home = Home::new();
    for (line, says) in [
        ("odds wimpout", "4 gewöhnliche Würfel und der Sonnenwürfel"),
        (
            "odds wimpout --cubes 1 --clearing 4,5",
            "zu räumen: 4 und 5",
        ),
        (
            "simulate wimpout --games 300 --seats odds,eager,random",
            "Züge je Partie",
        ),
        (
            "simulate wimpout --games 30 --seats odds,eager --rotate",
            "Ausgangslagen",
        ),
        (
            "simulate cow --games 6 --seats farmer,farmer,random",
            "Explosionen",
        ),
        (
            "simulate connexion --games 2 --seats casual,random",
            "zuerkannte Karten",
        ),
        (
            "tournament wimpout --bots odds,eager,hold-25 --rounds 6 --set goal=100",
            "Sicherheit besser als",
        ),
        (
            "lab wimpout --versus bump=on --games 12 --set goal=100",
            "Würfe je Partie",
        ),
        (
            "lab wimpout --every=texts --games 2 --set goal=50",
            "was öfter oder seltener geschieht",
        ),
        (
            "solve wimpout --set goal=50 --at 45,0",
            "45 zu 0: wer am Wurf ist, gewinnt",
        ),
        (
            "solve wimpout --set goal=50 --seats 4 --games 50",
            "Platz 4 gewann etwa",
        ),
    ] {
        prints_german(&home, &words(line), "", says);
    }
    let rows = home.prints(&words("--language de odds wimpout"), "");
    assert!(rows.contains("Zugunglück") && rows.contains(','), "{rows}");
}

#[test]
fn words_sentences_and_records_are_told_in_german() {
    let home = Home::with_record();
    std::fs::write(home.file("layout.json"), r#"["tau","omicron","epsilon"]"#).unwrap();
    prints_german(
        &home,
        &words("words --layout layout.json"),
        "",
        "Wörter aus standard",
    );
    let said = home.prints(
        &words("--language de judge"),
        "the man is going to sing\nhe go\n",
    );
    assert!(
        said.starts_with("gilt, Zukunft: the man") && said.contains("gilt nicht: he go"),
        "{said}"
    );
    let record = std::fs::read_to_string(home.file("game.jsonl")).unwrap();
    let cut = record.lines().take(3).collect::<Vec<_>>().join("\n");
    std::fs::write(home.file("empty.jsonl"), "").unwrap();
    std::fs::write(
        home.file("forged.jsonl"),
        cut + "\n{\"luck\":[2,2,2,2,2]}\n",
    )
    .unwrap();
    for (file, says) in [
        ("empty", "Falsch: So ist keine Partie verlaufen"),
        ("forged", "Falsch"),
    ] {
        prints_german(&home, &["verify", &format!("{file}.jsonl")], "", says);
    }
}

#[test]
fn what_is_found_in_a_house_is_told_in_german() {
    let (home, id) = with_table(true);
    prints_german(
        &home,
        &words("check --data house"),
        "",
        "Alles ist so, wie es abgelegt wurde: 1 Tisch",
    );
    spoil(&home, r#""title":"Friday""#, r#""title":"Monday""#);
    let says = format!("Tisch {id}: seine Zeile ist nicht die, die abgelegt wurde");
    prints_german(&home, &words("check --data house"), "", &says);
    prints_german(
        &home,
        &words("salvage --data house --to saved"),
        "",
        "In saved gerettet: ",
    );
    prints_german(
        &home,
        &words("tidy --data saved --older-than 0h --export records"),
        "",
        "Nach records geschrieben: ",
    );
}

/// It said 'advise letters', which is typed at a table.
#[test]
fn advice_says_what_is_typed_in_a_shell_for_more() {
    let home = Home::new();
    let play = "play connexion --seats casual,random --seed 6 --record c.jsonl";
    home.prints(&words(play), "");
    for (hint, more) in [
        ("numbers", Some("letters")),
        ("letters", Some("words")),
        ("words", None),
    ] {
        let line = format!("advise c.jsonl --step 40 --hint {hint}");
        let said = home.prints(&words(&line), "");
        let typed = more
            .map(|more| format!("lastlicks advise c.jsonl --step 40 --hint {more} tells more."));
        let found = said
            .lines()
            .any(|line| typed.as_ref().is_some_and(|typed| line.ends_with(typed)));
        assert_eq!(found, more.is_some(), "{said}");
        assert!(
            !said.contains("advise letters") && !said.contains("advise words"),
            "{said}"
        );
    }
}
