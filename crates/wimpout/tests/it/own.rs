//! H12: rules of a table's own are voted in, act, are told, replay, and are refused where they cannot be played.

use table::{
    AnyTable, Game, Happening, Header, LuckSource, OWN_PREFIX, Record, Seat, Settings, Step, Table,
    Turn, Value,
};
use wimpout::{Event, QUESTIONS, Wimpout};

const TOLL: &str = include_str!("../../../../examples/rules/wimpout/toll.rule");
const RAINBOW: &str = include_str!("../../../../examples/rules/wimpout/rainbow.rule");

fn own(text: &str) -> Settings {
    let name = text
        .lines()
        .next()
        .expect("a line")
        .strip_prefix("rule: ")
        .expect("a name");
    Settings::default().with(&format!("{OWN_PREFIX}{name}"), Value::Word(text.to_owned()))
}

fn opened(rules: Settings) -> Table<Wimpout> {
    let seats = vec!["ann".to_owned(), "bob".to_owned()];
    let rules = rules
        .with("starter", Value::Word("first".to_owned()))
        .with("opening", Value::Number(0));
    Table::open(
        Header::new("wimpout", seats, rules, LuckSource::Seed("own".to_owned())),
        None,
    )
    .expect("a table")
}

/// Plays on until `enough`: everybody stops as soon as that is allowed.
fn play(table: &mut Table<Wimpout>, enough: impl Fn(&Table<Wimpout>) -> bool) {
    while !enough(table) {
        let step = match table.turn().clone() {
            Turn::Over(_) => return,
            Turn::Luck(_) => Step::Luck {
                luck: table.drawn().expect("a draw"),
            },
            Turn::Choice(asks) => Step::Act {
                seat: asks[0].seat,
                act: asks[0].actions.last().expect("an action").clone(),
            },
        };
        table.step(step).expect("allowed");
    }
}

fn acted(table: &Table<Wimpout>) -> Vec<(String, i64)> {
    let told = table
        .log(0)
        .iter()
        .filter_map(|(_, happening)| match happening {
            Happening::Game(Event::OwnRuleActed { rule, points, .. }) => {
                Some((rule.clone(), *points))
            }
            _ => None,
        });
    told.collect()
}

#[test]
fn a_rule_of_the_tables_own_is_voted_in_in_mid_game_acts_is_told_and_replays() {
    let mut table = opened(Settings::default());
    play(&mut table, |table| table.log(0).len() > 20);
    let (ann, bob) = (Seat(0), Seat(1));
    table
        .step(Step::Propose {
            seat: ann,
            propose: own(TOLL),
        })
        .unwrap();
    table
        .step(Step::Vote {
            seat: bob,
            proposal: 1,
            vote: Some(true),
        })
        .unwrap();
    play(&mut table, |table| !acted(table).is_empty());
    let text = Value::Word(TOLL.to_owned());
    assert_eq!(table.game().settings().get("own/toll"), Some(&text));
    assert_eq!(acted(&table)[0].0, "Toll");
    table
        .step(Step::Propose {
            seat: ann,
            propose: Settings::default().with("own/toll", Value::Word("off".to_owned())),
        })
        .unwrap();
    table
        .step(Step::Vote {
            seat: bob,
            proposal: 2,
            vote: Some(true),
        })
        .unwrap();
    play(&mut table, |table| table.game().rules.own().is_empty());
    assert_eq!(
        table.game().settings().get("own/toll"),
        None,
        "it is dropped by a vote too"
    );
    play(&mut table, |_| false);

    let record = Record::parse(&AnyTable::record(&table).to_string()).unwrap();
    let again = Table::<Wimpout>::replay(&record).unwrap();
    assert_eq!(again.log(0), table.log(0), "the record holds all it takes");
}

#[test]
fn what_a_throw_counts_more_is_in_its_points_and_told() {
    let mut table = opened(own(RAINBOW));
    play(&mut table, |table| !acted(table).is_empty());
    assert_eq!(acted(&table)[0], ("Rainbow".to_owned(), 15));
    let scored = table
        .log(0)
        .iter()
        .rev()
        .find_map(|(_, happening)| match happening {
            Happening::Game(Event::Scored { points, .. }) => Some(*points),
            _ => None,
        });
    assert!(scored.is_some_and(|points| points >= 20), "{scored:?}");
}

#[test]
fn what_cannot_be_played_is_refused_with_its_line() {
    let refused = |text: &str| {
        let set = own(text);
        Wimpout::settle(&set, &table::Materials::default()).unwrap_err()
    };
    let with = |body: &str| format!("rule: x\ntitle: X\nabout: y\n---\n{body}\n");
    for (body, says) in [
        ("fn banking(points) {\n  points +* 3\n}", "line 6"),
        ("fn bankng(points) { 5 }", "nobody asks `bankng`"),
        ("fn banking() { 5 }", "banking(points)"),
        ("fn must_go_on(turn) { true }", "nobody could ever stop"),
        ("5", "answers no question"),
    ] {
        let refusal = refused(&with(body));
        assert!(refusal.message.contains(says), "{body}: {refusal}");
        assert_eq!(refusal.rule.as_deref(), Some("H12"));
    }
}

#[test]
fn a_rule_that_fails_does_nothing_and_the_table_is_told_the_line() {
    let text = "rule: x\ntitle: X\nabout: y\n---\nfn banking(points) {\n  points / 0\n}\n";
    let mut table = opened(own(text));
    let failed = |table: &Table<Wimpout>| {
        table
            .log(0)
            .iter()
            .find_map(|(_, happening)| match happening {
                Happening::Game(Event::OwnRuleFailed { line, .. }) => Some(*line),
                _ => None,
            })
    };
    play(&mut table, |table| failed(table).is_some());
    assert_eq!(failed(&table), Some(6));
    let banked = table.log(0).iter().any(|(_, happening)| matches!(happening, Happening::Game(Event::Banked { points, .. }) if *points > 0));
    assert!(banked, "the bank is made all the same");
}

#[test]
fn every_question_has_an_example_that_reads() {
    for question in QUESTIONS {
        let text = format!("rule: x\ntitle: X\nabout: y\n---\n{}\n", question.example);
        let rule = wimpout::text_of(&text).unwrap();
        assert!(rule.answers(question.name), "{}", question.name);
        assert!(
            !wimpout::Effect::of(&rule).is_nothing(),
            "{}",
            question.name
        );
    }
}
