//! Every number of a rule that the program can name, in a refusal or in a text, can be read at every door.

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};

use crate::home::{Home, words};

/// The games, and the letters with which their own numbers begin.
const GAMES: [(&str, &[char]); 3] = [
    ("wimpout", &['W', 'H', 'S']),
    ("cow", &['R', 'A', 'S']),
    ("connexion", &['X', 'F']),
];

/// The letters of what the house itself does: tables, circles, advice.
const HOUSE: [char; 3] = ['P', 'K', 'U'];

/// What is cited at any table: the Guiding Light, who has no vote, and what the house does.
const SHARED: [&str; 4] = ["W17", "W18", "W19", "W20"];

/// Every number that the sources cite, with the game at whose tables it can be met. A file in the folder of a game
/// cites for that game; any other one cites what is shared.
fn cited() -> BTreeSet<(&'static str, String)> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = Vec::new();
    for room in fs::read_dir(crates).unwrap().map(Result::unwrap) {
        for part in ["src", "help"] {
            gather(&room.path().join(part), &mut files);
        }
    }
    let mut all = BTreeSet::new();
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let text = text.split("#[cfg(test)]").next().unwrap();
        let is_prose = file.extension().is_some_and(|kind| kind == "txt");
        let place = file.display().to_string();
        let own = GAMES
            .iter()
            .find(|(game, _)| place.contains(&format!("/{game}/")));
        for number in numbers(text, is_prose) {
            let house = number.starts_with(HOUSE) || SHARED.contains(&number.as_str());
            for (game, letters) in GAMES {
                let at_home = own.is_none_or(|(own, _)| *own == game);
                if at_home && (house || (own.is_some() && number.starts_with(letters))) {
                    all.insert((game, number.clone()));
                }
            }
        }
    }
    all
}

pub(crate) fn gather(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder)
        .into_iter()
        .flatten()
        .map(Result::unwrap)
    {
        let path = entry.path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() && name != "testkit" {
            gather(&path, files);
        } else if name != "tests.rs"
            && path
                .extension()
                .is_some_and(|kind| kind == "rs" || kind == "txt")
        {
            files.push(path);
        }
    }
}

/// The numbers in the strings of a source, or in all of a text.
fn numbers(text: &str, is_prose: bool) -> BTreeSet<String> {
    let lines = text.lines().map(str::trim_start);
    let lines = lines.filter(|line| is_prose || !line.starts_with("//"));
    let mut found = BTreeSet::new();
    for line in lines {
        let parts: Vec<&str> = if is_prose {
            vec![line]
        } else {
            line.split('"').skip(1).step_by(2).collect()
        };
        for word in parts
            .iter()
            .flat_map(|part| part.split(|c: char| !c.is_ascii_alphanumeric()))
        {
            let digits = word.trim_start_matches(|c: char| c.is_ascii_uppercase());
            let digits = digits.trim_end_matches(['a', 'b', 'c', 'd', 'e']);
            let letters = word.len()
                - word
                    .trim_start_matches(|c: char| c.is_ascii_uppercase())
                    .len();
            if letters == 1 && (1..3).contains(&digits.len()) && digits.parse::<u8>().is_ok() {
                found.insert(word.to_owned());
            }
        }
    }
    found
}

/// All numbers of the rule texts, whether cited today or not.
fn printed() -> Vec<(&'static str, String)> {
    let ranges: [(&str, &[(&str, u32)]); 3] = [
        ("wimpout", &[("W", 20), ("H", 13), ("S", 16), ("P", 30)]),
        ("cow", &[("R", 46), ("A", 34), ("S", 10), ("P", 30)]),
        ("connexion", &[("X", 27), ("F", 11), ("P", 30)]),
    ];
    let mut all = Vec::new();
    for (game, ranges) in ranges {
        for (letter, last) in ranges {
            all.extend((1..=*last).map(|number| (game, format!("{letter}{number}"))));
        }
    }
    let parts = [
        "W8a", "W8b", "W8c", "W8d", "W8e", "W13a", "W13b", "W13c", "W13d", "H7b",
    ];
    all.extend(parts.map(|part| ("wimpout", part.to_owned())));
    all
}

fn every() -> BTreeSet<(&'static str, String)> {
    let mut all = cited();
    assert!(
        all.len() > 100,
        "the sources are not where they were: {all:?}"
    );
    all.extend(printed());
    all
}

#[test]
fn every_number_is_in_the_book() {
    for (game, number) in every() {
        let printed = screen::words(game)
            .unwrap()
            .paragraphs(&number, screen::Tongue::En);
        let options = host::game(game).unwrap().rules().iter();
        let mut options = options.filter(|rule| rule.is_called(&number));
        assert!(
            !printed.is_empty() || options.next().is_some(),
            "{game} has no {number}"
        );
    }
}

#[test]
fn every_number_can_be_read_on_the_command_line() {
    let home = Home::new();
    // The ways of the number into the process are the same for all: one of each letter will do, and those that were
    // missing once.
    for (game, number) in [
        ("wimpout", "P9"),
        ("wimpout", "W13a"),
        ("wimpout", "s9"),
        ("wimpout", "H12"),
        ("cow", "A5"),
        ("cow", "S7"),
        ("cow", "R20"),
        ("connexion", "F6"),
        ("connexion", "P4"),
    ] {
        let told = home.prints(&["rules", game, number], "");
        assert!(told.lines().count() > 2, "{game} {number}: {told}");
        let json = home.prints(&["rules", game, number, "--json"], "");
        assert!(
            json.to_lowercase().contains(&number.to_lowercase()),
            "{json}"
        );
    }
}

#[test]
fn every_number_can_be_read_at_a_table() {
    let home = Home::new();
    for (game, _) in GAMES {
        let numbers: Vec<_> = every()
            .into_iter()
            .filter(|(own, _)| *own == game)
            .collect();
        let asked: Vec<_> = numbers
            .iter()
            .map(|(_, number)| format!("rules {number}\n"))
            .collect();
        let asked = asked.concat();
        let told = home.prints(&["play", game, "--plain", "--seed", "s"], &asked);
        assert!(!told.contains("There is no rule"), "{game}: {told}");
    }
}

/// The page of the rules has a place for every number, and `/rules/GAME/NUMBER` leads there.
#[test]
fn every_number_can_be_read_on_the_page() {
    let home = Home::new();
    let serve =
        words("serve --bind 127.0.0.1:0 --no-telnet --data data --address-rate 1000000/1000000");
    let mut child = home.command(&serve).spawn().unwrap();
    let mut banner = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    banner.read_line(&mut line).unwrap();
    let door = line
        .trim()
        .rsplit_once("http://")
        .unwrap()
        .1
        .trim_end_matches('/')
        .to_owned();
    for (game, number) in every() {
        let answer = get(&door, &format!("/rules/{game}/{number}"));
        let place = answer
            .lines()
            .find_map(|line| line.strip_prefix("location: "));
        let place = place.unwrap_or_else(|| panic!("{game} {number} leads nowhere: {answer}"));
        let (page, anchor) = place.trim().split_once('#').unwrap();
        assert_eq!(page, format!("/rules/{game}"));
        let page = get(&door, page);
        assert!(
            page.contains(&format!("id=\"{anchor}\"")),
            "{game} {number}: no {anchor}"
        );
    }
    assert!(get(&door, "/rules/cow/A99").starts_with("HTTP/1.1 404"));
    child.kill().unwrap();
    child.wait().unwrap();
}

fn get(door: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(door).unwrap();
    write!(
        stream,
        "GET {path} HTTP/1.1\r\nHost: {door}\r\nConnection: close\r\n\r\n"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}
