//! Records: every one survives its text, and a bad one is refused by its line.

use proptest::prelude::*;
use serde_json::{Value as Json, json};
use table::testkit::pig::Pig;
use table::{
    AnyStep, AnyTable, Covers, Header, LuckSource, Materials, Record, Seat, Settings, Step, Table,
    Value,
};

fn name() -> impl Strategy<Value = String> {
    prop_oneof!["[a-z]{1,8}", any::<String>()]
}

fn setting() -> impl Strategy<Value = Value> {
    prop_oneof![
        any::<bool>().prop_map(Value::Flag),
        any::<i64>().prop_map(Value::Number),
        any::<String>().prop_map(Value::Word),
    ]
}

fn settings() -> impl Strategy<Value = Settings> {
    prop::collection::btree_map("[a-z-]{1,12}", setting(), 0..4).prop_map(Settings)
}

fn source() -> impl Strategy<Value = LuckSource> {
    prop_oneof![
        Just(LuckSource::Scripted),
        any::<String>().prop_map(LuckSource::Seed),
        (
            "[0-9a-f]{64}",
            prop::collection::vec(any::<String>(), 0..3),
            any::<bool>()
        )
            .prop_map(|(commitment, nonces, all)| LuckSource::Committed {
                commitment,
                nonces,
                covers: if all { Covers::Header } else { Covers::Nothing },
            }),
    ]
}

/// What stands for an action or an outcome of some game.
fn thing() -> impl Strategy<Value = Json> {
    let leaf = prop_oneof![
        any::<i64>().prop_map(Json::from),
        any::<bool>().prop_map(Json::from),
        any::<String>().prop_map(Json::from),
    ];
    leaf.prop_recursive(3, 12, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Json::from),
            prop::collection::btree_map(any::<String>(), inner, 0..4).prop_map(|map| json!(map)),
        ]
    })
}

fn step() -> impl Strategy<Value = AnyStep> {
    let seat = || any::<u16>().prop_map(Seat);
    prop_oneof![
        (seat(), thing()).prop_map(|(seat, act)| Step::Act { seat, act }),
        thing().prop_map(|luck| Step::Luck { luck }),
        (seat(), settings()).prop_map(|(seat, propose)| Step::Propose { seat, propose }),
        (seat(), any::<u32>(), any::<Option<bool>>()).prop_map(|(seat, proposal, vote)| {
            Step::Vote {
                seat,
                proposal,
                vote,
            }
        }),
        (seat(), any::<u64>()).prop_map(|(seat, time)| Step::Time { seat, time }),
        name().prop_map(|join| Step::Join { join }),
        seat().prop_map(|leave| Step::Leave { leave }),
        any::<u64>().prop_map(|undo| Step::Undo { undo }),
    ]
}

prop_compose! {
    fn record()(
        game in name(),
        seats in prop::collection::vec(name(), 0..4),
        rules in settings(),
        luck in source(),
        materials in prop::collection::btree_map("[a-z]{1,6}", any::<String>(), 0..2),
        steps in prop::collection::vec(step(), 0..12),
        reveal in prop::option::of("[0-9a-f]{64}"),
    ) -> Record {
        let header = Header::new(&game, seats, rules, luck).with_materials(Materials(materials));
        Record { header, steps, reveal }
    }
}

proptest! {
    #[test]
    fn a_record_survives_its_text(record in record()) {
        let text = record.to_string();
        let steps = record.steps.len() + usize::from(record.reveal.is_some());
        prop_assert_eq!(text.lines().count(), 1 + steps);
        prop_assert_eq!(Record::parse(&text), Ok(record));
    }

    #[test]
    fn any_text_is_a_record_or_refused(text in any::<String>()) {
        prop_assert!(Record::parse(&text).is_err());
    }

    #[test]
    fn a_spoilt_line_is_the_one_that_is_named(
        record in record(),
        line in any::<prop::sample::Index>(),
        // What is blank spoils nothing.
        junk in "[^{\n\r]{0,7}[^{\\s]",
    ) {
        let text = record.to_string();
        let mut lines: Vec<&str> = text.lines().collect();
        let spoilt = line.index(lines.len());
        let spoilt_line = format!("{}{junk}", lines[spoilt]);
        lines[spoilt] = &spoilt_line;
        let refused = Record::parse(&lines.join("\n"));
        prop_assert_eq!(refused.map_err(|why| why.line), Err(spoilt + 1));
    }

    #[test]
    fn cut_anywhere_it_is_a_shorter_record_or_refused(record in record(), at in any::<prop::sample::Index>()) {
        let text = record.to_string();
        let cuts: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
        let cut = &text[..cuts[at.index(cuts.len())]];
        if let Ok(shorter) = Record::parse(cut) {
            prop_assert!(record.steps.starts_with(&shorter.steps));
            prop_assert_eq!(shorter.header, record.header);
        }
    }

    #[test]
    fn what_replays_up_to_a_line_replays_without_the_rest(
        steps in prop::collection::vec(pig_step(), 0..40),
    ) {
        let mut record = pig();
        record.steps.extend(steps);
        match Table::<Pig>::replay(&record) {
            Ok(table) => prop_assert_eq!(table.record(), record),
            Err(why) => {
                prop_assert!(why.line > 4);
                record.steps.truncate(why.line - 2);
                let table = Table::<Pig>::replay(&record);
                prop_assert_eq!(table.map(|table| table.record()), Ok(record));
            }
        }
    }
}

/// A step that a table of Pig may take.
fn pig_step() -> impl Strategy<Value = AnyStep> {
    let seat = || (0..2u16).prop_map(Seat);
    let act = |name: &'static str| {
        move |seat| Step::Act {
            seat,
            act: json!({"do": name}),
        }
    };
    let goal = |goal| Settings::default().with("goal", Value::Number(10 * goal));
    prop_oneof![
        8 => (1..=6).prop_map(|face| Step::Luck { luck: json!(face) }),
        8 => seat().prop_map(act("throw")),
        4 => seat().prop_map(act("hold")),
        1 => (seat(), 1..9i64).prop_map(move |(seat, n)| Step::Propose { seat, propose: goal(n) }),
        1 => seat().prop_map(|seat| Step::Vote { seat, proposal: 1, vote: Some(true) }),
        1 => (0..9u64).prop_map(|undo| Step::Undo { undo }),
        1 => step(),
    ]
}

/// A record of Pig that plays a few steps.
fn pig() -> Record {
    let seats = vec!["ann".to_owned(), "bob".to_owned()];
    let header = Header::new("pig", seats, Settings::default(), LuckSource::Scripted);
    let mut table = Table::<Pig>::open(header, None).expect("a table of Pig");
    for step in [
        Step::Act {
            seat: Seat(0),
            act: json!({"do": "throw"}),
        },
        Step::Luck { luck: json!(6) },
        Step::Act {
            seat: Seat(0),
            act: json!({"do": "hold"}),
        },
    ] {
        table.take(step).expect("a step of Pig");
    }
    table.record()
}

/// The line by which a record that was changed is refused, and why.
fn refused(change: impl FnOnce(&mut Record)) -> (usize, String) {
    let mut record = pig();
    change(&mut record);
    let why = Table::<Pig>::replay(&record).expect_err("it is refused");
    (why.line, why.message)
}

#[test]
fn what_does_not_replay_is_refused_by_its_line() {
    assert!(Table::<Pig>::replay(&pig()).is_ok());
    let (line, why) = refused(|record| record.steps[1] = Step::Luck { luck: json!(7) });
    assert_eq!(line, 3);
    assert!(why.contains("no face 7"), "{why}");
    let (line, why) = refused(|record| drop(record.steps.remove(1)));
    assert_eq!(line, 3);
    assert!(why.contains("being drawn"), "{why}");
    let (line, why) = refused(|record| record.steps[2] = Step::Luck { luck: json!(1) });
    assert_eq!(line, 4);
    assert!(why.contains("nothing is being drawn"), "{why}");
    let (line, why) = refused(|record| drop(record.header.seats.pop()));
    assert_eq!(line, 1);
    assert!(why.contains("two players"), "{why}");
    let (line, why) = refused(|record| {
        record.header.rules = record.header.rules.clone().with("goal", Value::Number(50));
    });
    assert_eq!(line, 1);
    assert!(why.contains("goal"), "{why}");
}
