//! Records with rules of a table's own, kept as they were played (O13). Whoever changes the language, a question or a game
//! so that they replay otherwise breaks this test: the old reading is kept then, or old records are refused by name.
//!
//! `GOLDEN=write cargo test -p host --test it golden` writes those that are not there yet.

use std::fmt::Write as _;
use std::path::PathBuf;

use connexion::{Connexion, Phase, Stage};
use host::own_setting;
use serde_json::json;
use sha2::{Digest, Sha256};
use table::{
    AnyStep, AnyTable, Header, Luck, LuckSource, Record, Settings, Stream, Table, Value, Waiting,
};

/// What a record is called, by its game first; the rules of its own that it begins with, and those that are voted in.
const GAMES: [(&str, &[&str], &[&str]); 7] = [
    (
        "wimpout",
        &["lucky-sevens", "three-wrecks"],
        &["rainbow", "bump"],
    ),
    (
        "cow",
        &["paperwork", "fireworks"],
        &["milk-money", "no-volunteers"],
    ),
    (
        "connexion",
        &["long-words", "gentle"],
        &["gatherer", "no-plurals"],
    ),
    ("wimpout-draws", &["comet"], &["jackpot"]),
    ("cow-draws", &["rain"], &["war-chest"]),
    ("connexion-draws", &["meteors"], &["vowel-harvest"]),
    ("wimpout-losses", &["crash-landing"], &["comeback"]),
];

/// The step before which the others are voted in.
const VOTED: usize = 60;

fn set(game: &str, names: &[&str]) -> Settings {
    names.iter().fold(Settings::default(), |set, name| {
        let examples = speech::own::examples(game);
        let text = examples.iter().find(|(known, _)| known == name).unwrap().1;
        let (slug, text) = own_setting(text).unwrap();
        set.with(&slug, text)
    })
}

fn path(name: &str) -> PathBuf {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
    PathBuf::from(folder).join(format!("own-{name}.jsonl"))
}

/// What happened, in so few letters that it can stand in a list.
fn digest(table: &dyn AnyTable) -> String {
    let told = json!(table.events_from(0)).to_string();
    let sum = Sha256::digest(told.as_bytes());
    let bytes = sum.iter().take(8);
    bytes.fold(String::new(), |mut all, byte| {
        write!(all, "{byte:02x}").unwrap();
        all
    })
}

fn one<T: Clone>(list: &[T], luck: &mut Stream) -> Option<T> {
    let n = u32::try_from(list.len()).ok().filter(|&n| n > 0)?;
    Some(list[luck.below(n) as usize].clone())
}

/// A word that lies on the board, where words are claimed.
fn claim(table: &dyn AnyTable, luck: &mut Stream) -> Option<serde_json::Value> {
    let table = table.as_any().downcast_ref::<Table<Connexion>>()?;
    let claiming =
        matches!(&table.state().phase, Phase::Turn(turn) if turn.stage == Stage::Claiming);
    let search = table.game().search();
    let words = search.all_words(&table.state().layout);
    let word = one(&words, luck).filter(|_| claiming && luck.below(4) > 0)?;
    Some(json!({"do": "claim", "word": search.lexicon().word(word)}))
}

/// A game of players who do anything that is allowed.
fn played(name: &str, first: &[&str], then: &[&str]) -> Box<dyn AnyTable> {
    let game = name.split('-').next().unwrap();
    let names = ["ann", "bob", "cid"].map(str::to_owned).to_vec();
    let family = set(game, first);
    let rules = match game {
        "connexion" => family.with("words", Value::Word("family".into())),
        "wimpout" => family.with("goal", Value::Number(200)),
        _ => family,
    };
    let header = Header::new(
        game,
        names,
        rules,
        LuckSource::Seed(format!("golden {name}")),
    );
    let mut table = host::game(game).unwrap().open(header, None).unwrap();
    let mut luck = Stream::from_seed("players");
    loop {
        if table.length() == VOTED {
            let propose = json!({"seat": 0, "propose": set(game, then)});
            let votes = (1..3).map(|seat| json!({"seat": seat, "proposal": 1, "vote": true}));
            for step in [propose].into_iter().chain(votes) {
                table.take(serde_json::from_value(step).unwrap()).unwrap();
            }
        }
        match table.waiting() {
            Waiting::Over => return table,
            Waiting::Luck => {
                let step = table.next_draw().unwrap();
                table.take(step).unwrap();
            }
            Waiting::Seats(seats) => {
                let actions = table.actions(seats[0]);
                let listed = one(&actions, &mut luck).unwrap();
                let said = claim(table.as_ref(), &mut luck);
                let act = |act: serde_json::Value| -> AnyStep {
                    serde_json::from_value(json!({"seat": seats[0], "act": act})).unwrap()
                };
                let claimed = said.is_some_and(|said| table.take(act(said)).is_ok());
                if !claimed {
                    table.take(act(listed)).unwrap();
                }
            }
        }
    }
}

#[test]
fn records_with_rules_of_a_tables_own_replay_as_they_were_played() {
    let sums = path("").with_file_name("own.txt");
    let sums = std::fs::read_to_string(sums).unwrap_or_default();
    let mut written = sums.clone();
    let writes = std::env::var("GOLDEN").is_ok_and(|what| what == "write");
    for (name, first, then) in GAMES {
        if writes && !path(name).exists() {
            let table = played(name, first, then);
            std::fs::write(path(name), table.record().to_string()).unwrap();
            writeln!(written, "{name} {}", digest(table.as_ref())).unwrap();
            continue;
        }
        let text = std::fs::read_to_string(path(name)).unwrap();
        let record = Record::parse(&text).unwrap();
        let table = host::replay(&record).unwrap();
        let wanted = sums
            .lines()
            .find_map(|line| line.strip_prefix(&format!("{name} ")));
        assert_eq!(wanted, Some(digest(table.as_ref()).as_str()), "{name}");
        for rule in first.iter().chain(then) {
            let slug = format!("own/{rule}");
            assert!(
                table.rules().get(&slug).is_some(),
                "{name} ends with {slug}"
            );
        }
        let told = json!(table.events_from(0)).to_string();
        assert!(
            told.contains("own-rule-"),
            "{name}: no rule of its own has acted"
        );
    }
    if writes {
        let folder = path("").parent().unwrap().join("own.txt");
        std::fs::write(folder, written).unwrap();
    }
}

#[test]
fn a_text_says_from_the_door_on_which_language_it_is_in() {
    let text = "rule: x\ntitle: X\nabout: Y.\n---\nfn price(card) { 50 }\n";
    let (slug, Value::Word(kept)) = own_setting(text).unwrap() else {
        panic!("a text");
    };
    assert_eq!(slug, "own/x");
    assert_eq!(
        kept,
        text.replace(
            "---",
            &format!(
                "--- language: {}; questions: {}",
                own::LANGUAGE,
                own::QUESTIONS
            )
        )
    );
    assert_eq!(own_setting(&kept).unwrap().1, Value::Word(kept.clone()));
    let other = kept.replace(own::LANGUAGE, "rhai 9.0");
    assert!(
        own_setting(&other)
            .unwrap_err()
            .message
            .contains("`rhai 9.0`")
    );
}

#[test]
fn the_questions_are_those_of_their_version() {
    let mut asked = format!("version {}\n", own::QUESTIONS);
    for game in ["wimpout", "cow", "connexion"] {
        for question in speech::own::questions(game) {
            let (name, told) = (question.name, question.arguments.join(", "));
            writeln!(asked, "{game} {name}({told}): {}", question.gives).unwrap();
        }
    }
    assert_eq!(
        asked,
        include_str!("../golden/questions.txt"),
        "questions are added and never changed; with each that is added `own::QUESTIONS` grows, and this list"
    );
}

#[test]
fn a_record_whose_texts_are_newer_is_refused_by_what_they_need() {
    let text = "rule: x\ntitle: X\nabout: Y.\n---\nfn price(card) { 50 }\n";
    let (slug, kept) = own_setting(text).unwrap();
    let rules = Settings::default().with(&slug, kept);
    let seats = ["Ann", "Ben", "Cid"].map(str::to_owned).to_vec();
    let header = Header::new("cow", seats, rules, LuckSource::Seed("n".to_owned()));
    let record = json!(header).to_string();
    let replayed = |record: &str| host::replay(&Record::parse(record).unwrap());
    assert!(replayed(&record).is_ok());
    for (from, to, named) in [
        (
            format!("language: {}", own::LANGUAGE),
            "language: rhai 9.0".to_owned(),
            "`rhai 9.0`",
        ),
        (
            format!("questions: {}", own::QUESTIONS),
            "questions: 99".to_owned(),
            "version 99 of the questions",
        ),
    ] {
        let Err(why) = replayed(&record.replace(&from, &to)) else {
            panic!("it is refused: {to}");
        };
        let why = why.to_string();
        assert!(
            why.contains("the rule `x`: line 4") && why.contains(named),
            "{why}"
        );
    }
}

#[test]
fn whatever_is_hidden_in_a_text_is_refused_in_a_rule() {
    let shows = (char::MIN..=char::MAX).filter(|c| table::is_hidden(*c) && !own::is_hidden(*c));
    assert_eq!(shows.collect::<String>(), "");
    let plain = (char::MIN..=char::MAX).filter(|c| own::is_hidden(*c) && !table::is_hidden(*c));
    assert_eq!(
        plain.collect::<String>(),
        "\u{b}\u{c}\u{85}\u{2028}\u{2029}"
    );
}
