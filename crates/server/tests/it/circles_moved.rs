//! A circle is followed fact by fact, and moves to another house as one file: book, versions, standings and records are
//! the same there, each game opens in the replay, and keys are handed over by the members' own word (K11, K15, K16).

use serde_json::{Value, json};

use crate::api::play_out;
use crate::client::Answer;
use crate::{Guest, House};

/// A circle of Ann and Ben with a book of two versions, in which Ann has played a game on an evening.
async fn played(house: &House) -> (Guest, Guest, String) {
    let mut ann = house.guest("Ann").await;
    let mut ben = house.guest("Ben").await;
    let id = ann.found().await;
    ben.join_circle(&id).await;
    let goal = json!({"do": "change", "changes": {"wimpout": {"goal": 60}}});
    ben.in_circle(&id, goal).await;
    ann.in_circle(&id, json!({"do": "vote", "proposal": 1, "vote": true}))
        .await;
    ann.in_circle(&id, json!({"do": "begin", "title": "Friday"}))
        .await;
    let opened = ann
        .post(&format!("/circles/{id}/tables"), json!({"game": "wimpout"}))
        .await;
    let table = opened["id"].as_str().unwrap();
    ann.post(&format!("/tables/{table}/start"), json!({})).await;
    play_out(&mut ann, table).await;
    ann.circle(&id).await;
    ann.in_circle(&id, json!({"do": "close"})).await;
    (ann, ben, id)
}

/// What is the same in every house: without keys, tables and what acts are made against.
fn kept(seen: &Value) -> Value {
    let mut seen = seen.clone();
    for field in ["length", "you", "talk", "decided"] {
        seen.as_object_mut().unwrap().remove(field);
    }
    for member in seen["members"].as_array_mut().unwrap() {
        member.as_object_mut().unwrap().remove("present");
    }
    let text = seen.to_string();
    let mut tables: Vec<_> = seen["games"].as_array().unwrap().iter().collect();
    tables.reverse();
    let names = tables.iter().map(|game| game["table"].as_str().unwrap());
    let told = names.enumerate().fold(text, |text, (index, table)| {
        text.replace(table, &format!("game {index}"))
    });
    serde_json::from_str(&told).unwrap()
}

/// The file with which a circle moves.
async fn exported(member: &mut Guest, id: &str) -> String {
    let path = format!("/api/v1/circles/{id}/export");
    member.client.get(&path).await.unwrap().text()
}

/// What a house answers to whoever brings a circle and says which member they are.
async fn brought(guest: &mut Guest, name: &str, file: &str) -> Answer {
    let path = format!("/api/v1/circles/import?name={name}");
    guest.client.request("POST", &path, file).await.unwrap()
}

#[tokio::test]
async fn a_circle_is_the_same_in_another_house() {
    let house = House::open().await;
    let (mut ann, _ben, id) = played(&house).await;
    let before = ann.circle(&id).await;
    let record = &before["records"][0];
    assert_eq!(record["kind"], "highest-turn");
    assert_eq!(record["name"], "Ann");
    assert_eq!(before["evenings"][0]["best"]["kind"], "highest-turn");
    let file = exported(&mut ann, &id).await;
    ann.client.headers.push_str("accept-encoding: gzip\r\n");
    let path = format!("/api/v1/circles/{id}/export");
    let packed = ann.client.get(&path).await.unwrap().body;
    let (_, length) = packed.split_last_chunk().unwrap();
    assert_eq!(
        u32::from_le_bytes(*length) as usize,
        file.len(),
        "it is whole for a browser, which has it packed, too"
    );

    let other = House::open().await;
    let mut ann = other.guest("Anna in the new house").await;
    let taken = brought(&mut ann, "Ann", &file).await.json();
    assert_eq!(taken["records"], 1, "{taken}");
    assert_eq!(taken["left_out"], 0, "{taken}");
    let here = taken["id"].as_str().unwrap();
    assert_ne!(here, id);
    let after = ann.circle(here).await;
    assert_eq!(kept(&after), kept(&before));
    assert_ne!(after["games"][0]["table"], before["games"][0]["table"]);

    let table = after["games"][0]["table"].as_str().unwrap();
    let step = after["records"][0]["step"].as_u64().unwrap();
    let replay = format!("/t/{table}/replay?step={step}");
    let replay = ann.client.get(&replay).await.unwrap();
    assert_eq!(replay.status, 200, "its step can be looked at here too");
    let own = format!("/api/v1/tables/{table}/record");
    let own = ann.client.get(&own).await.unwrap().text();
    let own = table::Record::parse(&own).unwrap();
    assert_eq!(host::verify(&own).verdict, host::Verdict::Fair);
}

#[tokio::test]
async fn a_circle_whose_facts_are_not_those_of_its_records_is_refused() {
    let house = House::open().await;
    let (mut ann, _ben, id) = played(&house).await;
    let score = ann.circle(&id).await["games"][0]["places"][0]["score"].clone();
    let file = exported(&mut ann, &id).await;
    let forged = file.replace(
        &format!("\"score\":{score},\"won\""),
        "\"score\":999999,\"won\"",
    );
    assert_ne!(forged, file);
    let told = brought(&mut ann, "Ann", &forged).await;
    assert_eq!((told.status, &told.json()["rule"]), (422, &json!("K15")));
    assert!(
        told.text().contains("ends otherwise than its facts say"),
        "{}",
        told.text()
    );
}

#[tokio::test]
async fn only_a_member_brings_a_circle_and_hands_the_others_their_keys() {
    let house = House::open().await;
    let (mut ann, _ben, id) = played(&house).await;
    let file = exported(&mut ann, &id).await;
    assert!(!file.contains(&ann.token), "no key is in it");

    let other = House::open().await;
    let mut ann = other.guest("Anna in the new house").await;
    let told = brought(&mut ann, "Zoe", &file).await;
    assert_eq!((told.status, &told.json()["rule"]), (409, &json!("K15")));
    assert!(told.text().contains("Ann, Ben"), "{}", told.text());

    let taken = brought(&mut ann, "Ann", &file).await.json();
    let here = taken["id"].as_str().unwrap();
    let keys = ann.get(&format!("/circles/{here}/keys")).await;
    assert_eq!(keys[0]["member"], 1);
    let link = keys[0]["link"].as_str().unwrap();
    let (_, key) = link.rsplit_once('/').unwrap();
    let mut ben = other.guest("Ben too").await;
    ben.post("/circles/hold", json!({"key": key})).await;
    assert_eq!(ben.circle(here).await["you"], 1);
    assert_eq!(ann.get(&format!("/circles/{here}/keys")).await, json!([]));
}

#[tokio::test]
async fn what_is_no_circle_is_refused_by_the_line_and_nothing_is_kept() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let founded =
        json!({"fact": "founded", "name": "X", "marker": "", "founder": {"name": "Ann"}, "at": 5})
            .to_string();
    let evil = json!({"fact": "ended", "ending": {"table": "zzzzzzzz", "places": []}, "at": 6});
    let late = json!({"fact": "said", "by": 0, "text": "hi", "at": 9_000_000_000_000_000_u64});
    let cases = [
        (String::new(), "the first fact"),
        ("{}".to_owned(), "line 1"),
        (format!("{founded}\nnonsense"), "line 2"),
        (format!("{founded}\n{founded}"), "founded once"),
        (format!("{founded}\n{evil}"), "did not open"),
        (format!("{founded}\n{late}"), "a day to come"),
        (founded.replace("Ann", "\u{202e}"), "line 1"),
    ];
    for (file, why) in cases {
        let told = ann
            .client
            .request("POST", "/api/v1/circles/import", &file)
            .await
            .unwrap();
        assert_eq!(told.status, 422, "{file}");
        assert!(told.text().contains(why), "{file}: {}", told.text());
    }
    assert_eq!(ann.get("/me/circles").await, json!([]));
}

#[tokio::test]
async fn a_circle_is_followed_fact_by_fact_until_one_is_no_member_any_more() {
    let house = House::open().await;
    let (mut ann, mut ben, id) = played(&house).await;
    let path = format!("/api/v1/circles/{id}/stream");
    let mut zoe = house.guest("Zoe").await;
    assert!(zoe.client.get(&path).await.unwrap().status >= 400);
    let token = ben.token.clone();
    let mut stream = house.client().await;
    stream.show_token(&token);
    stream
        .send("GET", &format!("{path}?from=1"), "")
        .await
        .unwrap();
    assert_eq!(stream.head().await.unwrap().status, 200);
    let mut facts: Vec<Value> = Vec::new();
    let read = |chunk: Vec<u8>, facts: &mut Vec<Value>| {
        let text = String::from_utf8(chunk).unwrap();
        facts.extend(text.lines().map(|line| serde_json::from_str(line).unwrap()));
    };
    while facts.last().is_none_or(|fact| fact["fact"] != "closed") {
        read(stream.chunk().await.unwrap().unwrap(), &mut facts);
    }
    assert_eq!(
        (&facts[0]["fact"], &facts[0]["n"]),
        (&json!("sat"), &json!(1))
    );
    ann.in_circle(&id, json!({"do": "say", "text": "sunflower"}))
        .await;
    read(stream.chunk().await.unwrap().unwrap(), &mut facts);
    assert_eq!(facts.last().unwrap()["text"], "sunflower");
    ben.in_circle(&id, json!({"do": "leave"})).await;
    assert!(stream.chunk().await.unwrap().is_none(), "the stream ends");
    let numbers: Vec<_> = facts
        .iter()
        .map(|fact| fact["n"].as_u64().unwrap())
        .collect();
    assert!(
        numbers.is_sorted_by(|one, next| one + 1 == *next),
        "{numbers:?}"
    );
}

#[tokio::test]
async fn a_circle_without_anybody_for_two_years_is_put_away_and_can_be_taken_in_again() {
    let long_ago = || 1_500_000_000_000;
    let folder = tempfile::tempdir().unwrap();
    let mut config = server::Config::local(folder.path().to_owned());
    config.limits = crate::limits();
    let machine = server::Machine {
        clock: std::sync::Arc::new(long_ago),
        ..crate::machine()
    };
    let house = House::start(folder, config, machine).await;
    let (mut ann, _ben, id) = played(&house).await;
    let before = ann.circle(&id).await;
    let path = house.folder.path().to_owned();
    house.running.stop().await;
    let export = path.join("away");
    let place = server::Place {
        data: &path,
        database: None,
    };
    let away = server::put_circles_away(place, &export).await.unwrap();
    assert_eq!((away.circles, away.left.len()), (1, 0));
    let again = server::put_circles_away(place, &export).await.unwrap();
    assert_eq!(again.circles, 0, "it is gone");
    let file = std::fs::read_to_string(export.join(format!("circle-{id}.jsonl"))).unwrap();

    let house = House::open_in(house.folder, crate::limits()).await;
    let mut ann = house.guest("Ann").await;
    let gone = ann.client.get(&format!("/api/v1/circles/{id}")).await;
    assert_eq!(gone.unwrap().status, 404);
    let taken = ann.client.request("POST", "/api/v1/circles/import", &file);
    let taken = taken.await.unwrap().json();
    let after = ann.circle(taken["id"].as_str().unwrap()).await;
    assert_eq!(kept(&after)["evenings"], kept(&before)["evenings"]);
    assert_eq!(taken["records"], 1);
}
