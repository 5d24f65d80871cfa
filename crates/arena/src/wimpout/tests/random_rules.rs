//! Under any rules that a table holds, games from the table are those of the general engine, draw for draw and event
//! for event as far as they are counted.

use table::{Game, Luck, Materials, Rule, Settings, Value, Values};
use wimpout::Wimpout;

use super::super::{PlainGame, SwiftGame};
use crate::Quick;
use crate::simulate::{Series, play_block};

/// A value of the rule; small numbers are likelier.
fn value(rule: &Rule, luck: &mut Quick) -> Value {
    match rule.values {
        Values::Flag => Value::Flag(true),
        Values::Choice(words) | Values::ChoiceOrName(words) => {
            let n = u32::try_from(words.len()).unwrap();
            Value::Word(words[luck.below(n) as usize].to_owned())
        }
        Values::Number { min, max, step, .. } => {
            let least = -(-min).div_euclid(step);
            let choices = u32::try_from(max.div_euclid(step) - least).unwrap();
            let most = luck.below(choices.min(40) + 1);
            Value::Number(step * (least + i64::from(luck.below(most + 1))))
        }
    }
}

/// Rules of which a fifth is set anyhow, with a goal that is soon reached.
fn any_rules(luck: &mut Quick, goal: i64) -> Wimpout {
    let mut set = Settings::default();
    for rule in Wimpout::rules() {
        if luck.below(5) == 0 {
            let with = set.clone().with(rule.slug, value(rule, luck));
            if Wimpout::settle(&with, &Materials::default()).is_ok() {
                set = with;
            }
        }
    }
    Wimpout::settle(
        &set.with("goal", Value::Number(goal)),
        &Materials::default(),
    )
    .unwrap()
}

fn agree(game: &Wimpout, bots: &[&str], games: u64, seed: &str) {
    let series = Series {
        bots: bots.iter().map(|bot| (*bot).to_owned()).collect(),
        games,
        seed: seed.to_owned(),
        threads: 1,
    };
    let general = play_block(game, &series, games, Quick::new(seed, 0)).unwrap();
    let settings = game.settings();
    if let Some(swift) = SwiftGame::of(game, &series.bots).unwrap() {
        let fast = swift.play_block(games, Quick::new(seed, 0));
        assert_eq!(fast, general, "{seed}: {bots:?} under {settings:?}");
    }
    if let Some(plain) = PlainGame::of(game, &series.bots) {
        let fast = plain.play_block(games, Quick::new(seed, 0));
        assert_eq!(fast, general, "{seed}: {bots:?} under {settings:?}");
    }
}

#[test]
fn games_from_the_table_are_those_of_the_engine_under_any_rules() {
    const SEATS: [&[&str]; 6] = [
        &["eager", "hold-25"],
        &["odds", "odds"],
        &["odds", "hold-20", "eager"],
        &["hold-35"],
        &["odds", "hold-30", "perfect", "eager"],
        &["eager", "eager", "odds", "hold-10", "odds"],
    ];
    let mut luck = Quick::new("any rules", 0);
    for n in 0..60_usize {
        let game = any_rules(&mut luck, 50 + 25 * i64::try_from(n % 5).unwrap());
        agree(&game, SEATS[n % SEATS.len()], 12, &format!("any {n}"));
    }
}

#[test]
fn the_solution_plays_from_the_table_as_it_does_without() {
    for settings in [
        &[] as &[&str],
        &["bump=on"],
        &["eclipse=scores", "kill=3"],
        &["full-house=reroll"],
    ] {
        let mut set = Settings::default();
        for setting in settings.iter().chain(&["goal=50"]) {
            set.set(Wimpout::rules(), setting).unwrap();
        }
        let game = Wimpout::settle(&set, &Materials::default()).unwrap();
        agree(&game, &["perfect", "hold-20"], 200, "solved");
        agree(&game, &["odds", "perfect"], 200, "solved");
    }
}

#[test]
fn insurance_is_paid_as_the_engine_pays_it() {
    let mut set = Settings::default();
    set.set(Wimpout::rules(), "insurance=on").unwrap();
    let game = Wimpout::settle(&set, &Materials::default()).unwrap();
    agree(&game, &["odds", "eager", "odds"], 60, "insured");
}

/// A table with these texts of its own.
fn with_texts(texts: &[&str], settings: &[&str]) -> Wimpout {
    let mut set = Settings::default();
    for setting in settings.iter().chain(&["goal=150"]) {
        set.set(Wimpout::rules(), setting).unwrap();
    }
    for text in texts {
        let slug = wimpout::text_of(text).unwrap().head().slug.clone();
        set = set.with(&format!("own/{slug}"), Value::Word((*text).to_owned()));
    }
    Wimpout::settle(&set, &Materials::default()).unwrap()
}

const BOTS: [&[&str]; 4] = [
    &["eager", "hold-25"],
    &["odds", "odds"],
    &["odds", "hold-20", "eager"],
    &["hold-35", "odds", "eager", "hold-10"],
];

#[test]
fn games_under_texts_are_those_of_the_engine() {
    for (n, (_, text)) in wimpout::OWN_EXAMPLES.iter().enumerate() {
        let game = with_texts(&[text], &[]);
        agree(&game, BOTS[n % BOTS.len()], 12, &format!("text {n}"));
    }
}

/// Those who hold out play from a table where throws are counted, too.
#[test]
fn games_that_count_throws_are_those_of_the_engine() {
    let example = |name| wimpout::OWN_EXAMPLES.iter().find(|one| one.0 == name);
    let (_, pressure) = example("pressure").expect("it is shipped");
    let (_, void) = example("pair-is-void").expect("it is shipped");
    for settings in [
        &[][..],
        &["suspend=3"],
        &["full-house=reroll"],
        &["bump=on"],
    ] {
        for bots in [&["eager", "hold-40"][..], &["hold-25", "eager", "hold-10"]] {
            let game = with_texts(&[pressure, void], settings);
            let swift = SwiftGame::of(
                &game,
                &bots.iter().map(|bot| (*bot).to_owned()).collect::<Vec<_>>(),
            );
            assert!(swift.is_ok_and(|swift| swift.is_some()));
            agree(&game, bots, 40, "counted");
        }
    }
}

/// Texts that say much of throws: two of them at once, some that fail, some that look at where a turn stands.
#[test]
fn games_under_texts_about_throws_are_those_of_the_engine() {
    const TEXTS: [&str; 7] = [
        "fn scoring(faces, points) { if has(faces, 0) { 5 } else { 0 } }\n\
         fn calling(faces) { if different(faces) == 4 { 25 } else { 0 } }",
        "fn scoring(faces, points) { if faces.len() == 2 { 35 / (points - points) } else { 10 } }",
        "fn scoring(faces, points) { -5 }\nfn is_void(faces, clearing) { faces.len() == 2 && has(faces, 3) }",
        "fn must_go_on(turn) { turn.all_scored || turn.cubes == 1 || turn.clearing.len() > 1 }",
        "fn must_go_on(turn) { turn.since == 1 && turn.cubes < 4 }",
        "fn insurance(faces, by_the_book) { 3 }\nfn banking(points) { if points > 40 { -20 } else { 5 } }",
        "fn bonus(points, me) { if me.score < 60 { 5 } else { -5 } }\nfn off_limits(score, other) { score == other + 5 }",
    ];
    let whole = |n: usize| {
        let (counts, body) = (u32::from(TEXTS[n].contains("since")), TEXTS[n]);
        format!("rule: t{n}\ntitle: T{n}\nabout: a\ncounts: {counts}\n---\n{body}\n")
    };
    for n in 0..TEXTS.len() {
        let (one, other) = (whole(n), whole((n + 1) % TEXTS.len()));
        for settings in [&[] as &[&str], &["full-house=double", "set-aside=free"]] {
            let game = with_texts(&[&one, &other], settings);
            for bots in BOTS {
                agree(&game, bots, 4, &format!("throws {n}"));
            }
        }
    }
}
