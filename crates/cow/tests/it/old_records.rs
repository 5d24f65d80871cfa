//! Records that are older than a rule replay as they were played.

use cow::Cow;
use serde_json::{Value as Json, json};
use table::{
    AnyStep, AnyTable, Header, LuckSource, Record, Refusal, Seat, Settings, Step, Table, Value,
};

/// Two Mad Bombers explode in one wave beside a Mechanic: with one bomb he defuses it and stays (see
/// `scenarios/cow/mad-bombers-together.txt`).
fn played(rules: Settings) -> Result<Table<Cow>, Refusal> {
    let names = ["ann", "bob", "cid"].map(str::to_owned).to_vec();
    let header = Header::new("cow", names, rules, LuckSource::Scripted);
    let mut table = Table::open(header, None)?;
    let draws = |cards: &[&str]| {
        cards
            .iter()
            .map(|card| luck(json!(card)))
            .collect::<Vec<_>>()
    };
    let mut steps = draws(&[
        "c43", "c04", "c07", "c44", "c05", "c08", "c45", "c06", "c09",
    ]);
    steps.push(luck(json!(2)));
    steps.extend(draws(&["c31", "c39"]));
    for cow in ["c31", "c39", "c44", "c45", "c43"] {
        steps.push(act(
            json!({"do": "play-cow", "card": cow, "field": 0, "end": "right"}),
        ));
    }
    steps.extend([
        act(json!({"do": "end-play"})),
        act(json!({"do": "arrange", "order": ["c31", "c39", "c44", "c45", "c43"]})),
        luck(json!(1)),
        act(json!({"do": "explode"})),
        act(json!({"do": "explode"})),
        act(json!({"do": "explode"})),
        act(json!({"do": "steal", "by": "c39"})),
        act(json!({"do": "defuse"})),
    ]);
    for step in steps {
        table.take(step)?;
    }
    Ok(table)
}

fn luck(outcome: Json) -> AnyStep {
    Step::Luck { luck: outcome }
}

fn act(act: Json) -> AnyStep {
    Step::Act { seat: Seat(0), act }
}

#[test]
fn a_record_of_the_time_before_names_neither_rule_and_replays_as_it_was_played() {
    let set = |bombers: &str| {
        Settings::default()
            .with("starter", Value::Word("first".into()))
            .with("mad-bombers", Value::Word(bombers.into()))
    };
    let then = played(set("one")).unwrap();
    assert_eq!(then.state().ring().total(), 1, "the Mechanic stays");
    let mut record = then.record();
    for young in ["mad-bombers", "auto-loan"] {
        assert!(record.header.rules.0.remove(young).is_some());
        record.header.set.retain(|slug| slug != young);
    }
    let record = Record::parse(&record.to_string()).unwrap();
    let again = Table::<Cow>::replay(&record).unwrap();
    assert_eq!(again.state(), then.state());
    assert_eq!(
        again.rules().get("mad-bombers"),
        set("one").get("mad-bombers")
    );
    assert_eq!(played(set("each")).unwrap().state().ring().total(), 0);
}

#[test]
fn a_table_that_sets_nothing_plays_by_the_rules_of_today() {
    let names = ["ann", "bob", "cid"].map(str::to_owned).to_vec();
    let header = Header::new("cow", names, Settings::default(), LuckSource::Scripted);
    let table = Table::<Cow>::open(header, None).unwrap();
    assert_eq!(
        table.rules().get("mad-bombers"),
        Some(&Value::Word("each".into()))
    );
}
