//! How commands end: exit codes, readers who go away, disks that are full, output that cannot be written.

use std::fs::File;
use std::process::{Output, Stdio};

use crate::home::{Home, words};
use crate::house::House;

/// Every command with arguments that make it print something, and what it reads.
const PRINTING: &[(&str, &str)] = &[
    ("--help", ""),
    ("--version", ""),
    ("help play", ""),
    ("rules", ""),
    ("rules wimpout", ""),
    ("rules wimpout bump", ""),
    ("rules cow A5 --json", ""),
    ("odds wimpout", ""),
    ("odds wimpout --json", ""),
    ("simulate wimpout --games 10 --seats odds,odds", ""),
    (
        "simulate cow --games 4 --seats farmer,random,random --rotate --json",
        "",
    ),
    ("verify game.jsonl", ""),
    ("replay game.jsonl", ""),
    ("licences", ""),
    ("man", ""),
    ("man play", ""),
    ("completions bash", ""),
    ("waiting", ""),
    ("waiting --json", ""),
    ("judge", "the man is going to sing\n"),
    ("judge --json", "the man is going to sing\n"),
    ("words --layout -", "[\"tau\",\"omicron\",\"epsilon\"]"),
    (
        "words --layout - --json",
        "[\"tau\",\"omicron\",\"epsilon\"]",
    ),
    ("referee wimpout", "{\"op\":\"rules\"}\n"),
    ("play wimpout --plain --seed s", "throw\nthrow\nlook\n"),
    ("play --resume", "look\n"),
];

/// A home with a record and with a game that waits.
fn home() -> Home {
    let home = Home::with_record();
    home.prints(
        &words("play wimpout --seats you,odds --seed waits"),
        "throw\n",
    );
    home
}

/// How it ends where all goes well: of a seeded game `verify` says that it was one.
fn code(line: &str) -> i32 {
    if line.starts_with("verify") { 3 } else { 0 }
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn every_command_ends_well() {
    let home = home();
    for (line, input) in PRINTING {
        let output = home.run(&words(line), input);
        assert_eq!(
            output.status.code(),
            Some(code(line)),
            "{line}: {}",
            said(&output)
        );
        assert!(!output.stdout.is_empty(), "{line}");
    }
}

#[test]
fn a_reader_who_has_gone_away_is_no_failure() {
    let home = home();
    for (line, input) in PRINTING {
        let mut command = home.command(&words(line));
        std::fs::write(home.file("input"), input).unwrap();
        command.stdin(File::open(home.file("input")).unwrap());
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = command.stdout(writer).output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{line}: {}", said(&output));
        assert_eq!(said(&output), "", "{line}");
    }
}

/// What could not be written is told, not passed over; nothing panics.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_a_failure() {
    let home = home();
    let full = || File::create("/dev/full").unwrap();
    for (line, input) in PRINTING {
        let mut command = home.command(&words(line));
        std::fs::write(home.file("input"), input).unwrap();
        command.stdin(File::open(home.file("input")).unwrap());
        let output = command.stdout(full()).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{line}: {}", said(&output));
        assert!(
            said(&output).contains("written"),
            "{line}: {}",
            said(&output)
        );
        let mut command = home.command(&words(line));
        let output = command
            .stdin(Stdio::null())
            .stderr(full())
            .output()
            .unwrap();
        assert_ne!(output.status.code(), Some(101), "{line} panicked");
    }
}

#[test]
fn without_input_nothing_panics() {
    let home = home();
    for (line, _) in PRINTING {
        let mut command = home.command(&words(line));
        let output = command.stdin(Stdio::null()).output().unwrap();
        let code = output.status.code();
        assert!(
            matches!(code, Some(0 | 2 | 3)),
            "{line}: {code:?} {}",
            said(&output)
        );
    }
}

#[test]
fn wrong_usage_and_bad_input_end_with_2() {
    let home = home();
    std::fs::write(home.file("empty"), "").unwrap();
    std::fs::write(home.file("bytes"), [0xff, 0xfe, 0]).unwrap();
    for line in [
        "",
        "juggle",
        "play",
        "play chess",
        "play wimpout --seats you,nobody",
        "play wimpout --set goal=lots",
        "play wimpout --record nowhere/game.jsonl",
        "play wimpout --record .",
        "play wimpout --record game.jsonl",
        "play wimpout --from game.jsonl --step 9999",
        "play --from empty",
        "play --resume=7",
        "play wimpout --resume --rule empty",
        "play cow --resume",
        "play wimpout --resume=x",
        "rules chess",
        "rules wimpout gaol",
        "rules wimpout W99",
        "odds cow",
        "odds wimpout --cubes 9",
        "simulate wimpout --games 0 --seats odds",
        "simulate wimpout --seats hold",
        "simulate wimpout --games 10",
        "simulate wimpout --games 10 --seats odds,odds --threads 0",
        "verify nowhere.jsonl",
        "verify .",
        "replay empty",
        "words --layout empty",
        "words --layout bytes",
        "words --layout nowhere",
        "judge --set future=never",
        "referee chess",
        "man juggle",
        "completions tcsh",
        "waiting chess",
        "waiting --forget 9",
        "serve --bind nonsense",
        "serve --log shout",
    ] {
        let output = home.run(&words(line), "");
        let said = said(&output);
        assert_eq!(output.status.code(), Some(2), "{line}: {said}");
        assert!(
            said.len() > 10 && !said.contains("panicked"),
            "{line}: {said}"
        );
    }
}

/// The answer no is not the same as not being able to answer.
#[test]
fn a_record_that_does_not_hold_ends_with_1() {
    let home = home();
    let record = std::fs::read_to_string(home.file("game.jsonl")).unwrap();
    let at = record.find("{\"luck\":[").unwrap();
    let end = at + record[at..].find('\n').unwrap();
    let forged = format!(
        "{}{{\"luck\":[6,6,6,6,6]}}{}",
        &record[..at],
        &record[end..]
    );
    std::fs::write(home.file("forged.jsonl"), forged).unwrap();
    for line in ["verify forged.jsonl", "verify forged.jsonl --json"] {
        let output = home.run(&words(line), "");
        assert_eq!(output.status.code(), Some(1), "{line}: {}", said(&output));
    }
}

/// Where a record is to be written is tried before the game, and nothing is left there by a game that was not ended.
#[test]
fn the_record_is_tried_before_the_game() {
    let home = home();
    let said = home.complains(&words("play wimpout --record nowhere/game.jsonl"));
    assert!(said.contains("nowhere/game.jsonl"), "{said}");
    let before = std::fs::read(home.file("game.jsonl")).unwrap();
    let said = home.complains(&words("play wimpout --record game.jsonl --seed s"));
    assert!(said.contains("such a file is there already"), "{said}");
    home.prints(
        &words("play wimpout --record new.jsonl --seed s"),
        "throw\n",
    );
    assert_eq!(std::fs::read(home.file("game.jsonl")).unwrap(), before);
    assert!(!home.file("new.jsonl").exists());
}

#[test]
fn a_home_that_cannot_be_written_to_is_told_and_the_game_goes_on() {
    let home = Home::new();
    std::fs::write(home.file("file"), "").unwrap();
    for (key, value) in [
        ("HOME", home.file("file")),
        ("XDG_STATE_HOME", home.file("file")),
    ] {
        let mut command = home.command(&words("play wimpout --plain --seed s"));
        let output = command
            .env(key, value)
            .stdin(Stdio::null())
            .output()
            .unwrap();
        let told = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{}", said(&output));
        assert!(said(&output).contains("will be lost"), "{}", said(&output));
        assert!(told.contains("Throw all five cubes"), "{told}");
    }
}

#[test]
fn the_version_names_the_commit_and_the_day() {
    let home = Home::new();
    let told = home.prints(&["--version"], "");
    let rest = told.strip_prefix("lastlicks 0.").unwrap().trim_end();
    assert_eq!(
        home.prints(&["play", "--version"], "").split(' ').nth(1),
        told.split(' ').nth(1)
    );
    let Some((_, commit)) = rest.split_once(" (") else {
        eprintln!("skipped: this was not built in a repository");
        return;
    };
    let (commit, day) = commit.trim_end_matches(')').split_once(' ').unwrap();
    assert!(
        commit.len() >= 7 && commit.chars().all(|c| c.is_ascii_hexdigit()),
        "{told}"
    );
    assert!(day.len() == 10 && day.starts_with("20"), "{told}");
}

/// What is typed may have been pasted: no sign of it that is not seen comes back.
#[test]
fn nothing_hidden_in_an_argument_is_quoted() {
    let home = Home::new();
    let pasted = "\u{1b}]0;x\u{7}\u{202e}\u{200b}\u{9b}31m";
    for arguments in [
        ["words", pasted],
        ["--language", pasted],
        ["puzzle", pasted],
    ] {
        let said = home.complains(&arguments);
        let hidden = |c: char| table::is_hidden(c) || (c.is_control() && c != '\n');
        assert!(!said.is_empty() && !said.contains(hidden), "{said:?}");
    }
}

/// A log that cannot be written stops no house.
#[cfg(target_os = "linux")]
#[test]
fn a_house_goes_on_without_its_log() {
    let home = Home::new();
    let serve = "serve --log trace --bind 127.0.0.1:0 --no-telnet --data house";
    let full = File::create("/dev/full").unwrap();
    let mut house = House::start(home.command(&words(serve)).stderr(full));
    assert!(!house.guest("Ann").is_empty());
    house.signal("TERM");
    assert!(house.end().0.success());
}
