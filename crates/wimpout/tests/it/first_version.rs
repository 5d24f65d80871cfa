//! What records of the first version of the format were played otherwise in replays as it was played (O13).

use serde_json::json;
use table::{AnyTable, Record, Table};
use wimpout::Wimpout;

/// Plays a record of the first version, with these settings and the steps after them.
fn replayed(seats: &str, rules: &str, steps: &[&str]) -> Table<Wimpout> {
    let slugs: serde_json::Value = serde_json::from_str(rules).expect("settings");
    let set: Vec<&String> = slugs
        .as_object()
        .expect("settings by their slugs")
        .keys()
        .collect();
    let header = format!(
        r#"{{"format":"lastlicks","version":1,"game":"wimpout","seats":{seats},"rules":{rules},"set":{},"luck":"scripted"}}"#,
        json!(set)
    );
    let text = std::iter::once(header.as_str())
        .chain(steps.iter().copied())
        .collect::<Vec<_>>()
        .join("\n");
    let record = Record::parse(&text).expect("a record");
    let table = Table::<Wimpout>::replay(&record).expect("it replays");
    let again = Record::parse(&AnyTable::record(&table).to_string()).expect("a record");
    assert_eq!(again.header.version(), 1, "it stays of its version");
    table
}

#[test]
fn the_last_one_left_went_on_when_ntw_was_dropped() {
    let steps = [
        r#"{"leave":1}"#,
        r#"{"seat":0,"propose":{"train-wrecks":0}}"#,
        r#"{"seat":0,"act":{"do":"throw"}}"#,
    ];
    let rules = r#"{"starter":"first","train-wrecks":2,"opening":0}"#;
    let table = replayed(r#"["ann","bob"]"#, rules, &steps);
    assert!(matches!(table.turn(), table::Turn::Luck(_)));
}

#[test]
fn one_alone_threw_for_the_start() {
    let table = replayed(
        r#"["ann","bob"]"#,
        r#"{"train-wrecks":3}"#,
        &[r#"{"leave":0}"#, r#"{"luck":[10]}"#],
    );
    assert!(matches!(table.turn(), table::Turn::Choice(_)));
}

/// Ann on 20 has stood in the shadow of Bob on 220 since before: Cid's stop on 5 drove her off, and it was Bob who did.
#[test]
fn a_stop_elsewhere_drove_off_who_was_in_the_shadow() {
    let turn = |seat: usize, throws: &[&str]| {
        let throw = format!(r#"{{"seat":{seat},"act":{{"do":"throw"}}}}"#);
        let stop = format!(r#"{{"seat":{seat},"act":{{"do":"stop"}}}}"#);
        let all = throws
            .iter()
            .flat_map(|faces| [throw.clone(), format!(r#"{{"luck":{faces}}}"#)]);
        all.chain([stop]).collect::<Vec<String>>()
    };
    let votes = [
        r#"{"seat":0,"propose":{"eclipse":"beams"}}"#,
        r#"{"seat":1,"proposal":1,"vote":true}"#,
        r#"{"seat":2,"proposal":1,"vote":true}"#,
    ];
    let steps = [
        turn(0, &["[10,10,2,3,4]"]),
        turn(1, &["[2,2,2,2,2]", "[10,10,2,3,4]"]),
        votes.map(str::to_owned).to_vec(),
        turn(2, &["[5,3,4,6,2]"]),
    ]
    .concat();
    let steps: Vec<&str> = steps.iter().map(String::as_str).collect();
    let rules = r#"{"starter":"first","opening":0,"board":"boston-like"}"#;
    let table = replayed(r#"["ann","bob","cid"]"#, rules, &steps);
    let scores: Vec<u32> = table
        .state()
        .players
        .values()
        .map(|one| one.score)
        .collect();
    assert_eq!(scores, [15, 220, 5]);
    let told = json!(table.events_from(0)).to_string();
    assert!(
        told.contains(r#""event":"eclipsed","seat":0,"by":1"#)
            || told.contains(r#""by":1,"event":"eclipsed""#),
        "{told}"
    );
}
