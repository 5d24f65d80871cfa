//! Records with rules of a table's own, kept as they were played (O13). Whoever changes the language, a question or a game
//! so that they replay otherwise breaks this test: the old reading is kept then, or old records are refused by name.
//!
//! `GOLDEN=write cargo test -p host --test it golden` writes those that are not there yet.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::PathBuf;

use connexion::{BonusStage, Connexion, Phase, Stage};
use host::own_setting;
use serde_json::json;
use sha2::{Digest, Sha256};
use table::{
    AnyStep, AnyTable, Header, Luck, LuckSource, Record, Refusal, Settings, Stream, Table, Value,
    Viewer, Waiting,
};

use crate::golden_heard::heard;

/// What a record is called, by its game first; the rules of its own that it begins with, and those that are voted in.
pub(super) const GAMES: &[(&str, &[&str], &[&str])] = &[
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
    (
        "wimpout-2",
        &["any-distinct", "hot-streak", "one-space"],
        &[],
    ),
    ("wimpout-3", &["beams", "insurance", "opening"], &[]),
    (
        "wimpout-4",
        &["challenge-ascending", "kill", "pair-is-void"],
        &[],
    ),
    (
        "wimpout-5",
        &["challenge-by-name", "last-licks-chase", "pass-the-goal"],
        &[],
    ),
    (
        "wimpout-6",
        &["challenge-descending", "last-licks-duels", "pressure"],
        &[],
    ),
    (
        "wimpout-7",
        &["challenge-drawn", "last-licks-no-return", "recovery"],
        &[],
    ),
    (
        "wimpout-8",
        &["challenge-in-turn", "last-licks-once", "reopen"],
        &[],
    ),
    (
        "wimpout-9",
        &["closed-circles", "last-licks-rounds", "seven-wrecks"],
        &[],
    ),
    (
        "wimpout-10",
        &["cosmic-sampler", "lone-cube", "shadow"],
        &[],
    ),
    ("wimpout-11", &["four-circles", "lone-sun", "suspend"], &[]),
    ("wimpout-12", &["full-house", "occupied-space", "toll"], &[]),
    ("wimpout-13", &["goal-of-300", "occupied"], &[]),
    ("wimpout-tally", &["tally"], &[]),
    ("wimpout-orbits", &["orbits"], &[]),
    ("wimpout-hermit", &["hermit"], &[]),
    ("cow-2", &["bounty", "fresh-start", "short-war"], &[]),
    ("cow-3", &["ceasefire", "full-barn", "spy-ring"], &[]),
    ("cow-4", &["demolition-pay", "grateful-city"], &[]),
    ("cow-5", &["double-agents", "on-a-roll"], &[]),
    ("cow-tally", &["tally"], &[]),
    ("connexion-2", &["careful", "mirror", "storyteller"], &[]),
    (
        "connexion-3",
        &["dusk", "no-tiny-words", "there-and-back"],
        &[],
    ),
    (
        "connexion-4",
        &["full-basket", "quiet-neighbours", "third-time-lucky"],
        &[],
    ),
    ("connexion-5", &["grow-together", "short-night"], &[]),
    ("connexion-6", &["hot-streak", "slow-sunset"], &[]),
    ("connexion-tally", &["tally"], &[]),
];

/// The step before which the others are voted in.
const VOTED: usize = 60;

/// Of so many games the one is kept in which most questions are heard.
const ATTEMPTS: u32 = 60;

fn set(game: &str, names: &[&str]) -> Settings {
    names.iter().fold(Settings::default(), |set, name| {
        let (slug, text) = own_setting(&text(game, name)).unwrap();
        set.with(&slug, text)
    })
}

/// The text of an example, or of the rule that hears what no example does.
fn text(game: &str, name: &str) -> String {
    let examples = speech::own::examples(game);
    let known = examples.iter().find(|(known, _)| known == &name);
    known.map_or_else(
        || std::fs::read_to_string(path("").with_file_name(format!("{name}-{game}.rule"))).unwrap(),
        |(_, text)| (*text).to_owned(),
    )
}

fn path(name: &str) -> PathBuf {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
    PathBuf::from(folder).join(format!("own-{name}.jsonl"))
}

/// The record that is kept of one of them.
pub(super) fn kept(name: &str) -> String {
    std::fs::read_to_string(path(name)).unwrap()
}

/// What happens in a record, and what could be done before each of its steps, in so few letters that they can stand in a list.
///
/// # Errors
/// Why it cannot be played.
pub(super) fn digests(record: &Record) -> Result<String, Refusal> {
    let game = host::game(&record.header.game).unwrap();
    let mut table = game.open(record.header.clone(), None)?;
    let mut allowed = vec![json!(may(table.as_ref()))];
    for step in &record.steps {
        table.take(step.clone())?;
        allowed.push(json!(may(table.as_ref())));
    }
    let events = digest(&json!(table.events_from(0)));
    Ok(format!("{events} {}", digest(&json!(allowed))))
}

/// What whoever is waited for may do, and how long.
fn may(table: &dyn AnyTable) -> serde_json::Value {
    let clock = table.view(Viewer::Spectator).get("clock").cloned();
    let seats = match table.waiting() {
        Waiting::Seats(seats) => seats,
        _ => Vec::new(),
    };
    let acts: Vec<_> = seats.iter().map(|seat| table.actions(*seat)).collect();
    json!([clock, acts])
}

fn digest(told: &serde_json::Value) -> String {
    let sum = Sha256::digest(told.to_string().as_bytes());
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

/// What is said where it is not listed: a word that lies on the board, or a sentence of words that were found.
fn said(table: &dyn AnyTable, luck: &mut Stream) -> Option<serde_json::Value> {
    let table = table.as_any().downcast_ref::<Table<Connexion>>()?;
    match &table.state().phase {
        Phase::Turn(turn) if turn.stage == Stage::Claiming => {
            let search = table.game().search();
            let words = search.all_words(&table.state().layout);
            let word = one(&words, luck).filter(|_| luck.below(4) > 0)?;
            Some(json!({"do": "claim", "word": search.lexicon().word(word)}))
        }
        Phase::Bonus(bonus) if bonus.stage == BonusStage::Writing => {
            let found = table.state().words.iter().map(|listed| &listed.word);
            let words: BTreeSet<_> = found.take(8).collect();
            Some(json!({"do": "sentence", "words": words}))
        }
        _ => None,
    }
}

/// A game of players who do anything that is allowed.
fn played(name: &str, first: &[&str], then: &[&str], attempt: u32) -> Box<dyn AnyTable> {
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
        LuckSource::Seed(format!("golden {name} {attempt}")),
    );
    let mut table = host::game(game).unwrap().open(header, None).unwrap();
    let mut luck = Stream::from_seed(&format!("players {attempt}"));
    loop {
        if table.length() == VOTED && !then.is_empty() {
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
                let said = said(table.as_ref(), &mut luck);
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
    for &(name, first, then) in GAMES {
        if writes && !path(name).exists() {
            let games = (0..ATTEMPTS).map(|attempt| played(name, first, then, attempt));
            let best = games.max_by_key(|table| heard(&table.record()).len());
            std::fs::write(path(name), best.unwrap().record().to_string()).unwrap();
        }
        let record = Record::parse(&kept(name)).unwrap();
        let told = digests(&record).unwrap();
        let mut lines = sums.lines();
        let wanted = lines.find_map(|line| line.strip_prefix(&format!("{name} ")));
        if writes && wanted.is_none() {
            writeln!(written, "{name} {told}").unwrap();
            continue;
        }
        assert_eq!(wanted, Some(told.as_str()), "{name}");
        let table = host::replay(&record).unwrap();
        for rule in first.iter().chain(then) {
            let slug = format!("own/{rule}");
            assert!(
                table.rules().get(&slug).is_some(),
                "{name} ends with {slug}"
            );
        }
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
