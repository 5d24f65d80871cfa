//! What the house keeps: tables come back when they are asked for, end when they are left, and are tidied away.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use server::{Config, Limits, Machine};

use crate::{Guest, House};

const HOUR: u64 = 3_600_000;
const START: u64 = 1_800_000_000_000;

/// A clock that is set by hand.
#[derive(Clone)]
pub(crate) struct Hands(Arc<AtomicU64>);

impl Hands {
    pub(crate) fn new() -> Self {
        Self(Arc::new(AtomicU64::new(START)))
    }

    pub(crate) fn turn(&self, by: u64) {
        self.0.fetch_add(by, Ordering::Relaxed);
    }

    fn clock(&self) -> server::Clock {
        let hands = self.0.clone();
        Arc::new(move || hands.load(Ordering::Relaxed))
    }
}

pub(crate) fn config(folder: &Path) -> Config {
    let mut config = Config::local(folder.to_owned());
    config.limits = crate::limits();
    config.keeping.sweep = Duration::from_millis(20);
    config
}

pub(crate) async fn open(folder: tempfile::TempDir, hands: &Hands) -> House {
    let machine = Machine {
        clock: hands.clock(),
        luck: crate::luck(),
    };
    let config = config(folder.path());
    House::start(folder, config, machine).await
}

/// A guest who was here before.
pub(crate) async fn again(house: &House, token: &str) -> Guest {
    let mut client = house.client().await;
    client.show_token(token);
    Guest {
        client,
        token: token.to_owned(),
    }
}

async fn metric(house: &House, name: &str) -> u64 {
    let text = house.keeper().await.get("/metrics").await.unwrap().text();
    let mut lines = text.lines();
    let value = lines.find_map(|line| line.strip_prefix(&format!("lastlicks_{name} ")));
    value.unwrap().parse().unwrap()
}

/// Asks for the list of tables until it is as expected.
pub(crate) async fn listed(guest: &mut Guest, count: usize) -> Vec<Value> {
    let asking = async {
        loop {
            let list = guest.get("/tables").await;
            let list = list.as_array().unwrap();
            if list.len() == count {
                return list.clone();
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let asked = tokio::time::timeout(crate::PATIENCE, asking).await;
    asked.unwrap_or_else(|_| panic!("there are never {count} tables"))
}

#[tokio::test]
async fn tables_that_nobody_asks_for_stay_in_the_store_and_count() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    for title in ["one", "two", "three"] {
        let table = ann.open(json!({"title": title})).await;
        ann.post(&format!("/tables/{table}/start"), json!({})).await;
    }
    let token = ann.token;
    house.running.stop().await;
    let mut config = config(house.folder.path());
    config.limits.tables_per_guest = 3;
    let house = House::start(house.folder, config, crate::machine()).await;
    let mut ann = again(&house, &token).await;
    let list = listed(&mut ann, 3).await;
    assert_eq!(list[0]["title"], "three");
    assert_eq!(list[0]["seats"], json!(["ann"]));
    assert_eq!(metric(&house, "tables").await, 3);
    assert_eq!(metric(&house, "tables_in_memory").await, 0);
    let (status, more) = ann.try_post("/tables", json!({"game": "wimpout"})).await;
    assert_eq!((status, &more["code"]), (403, &json!("too-many-tables")));
    ann.get(&format!("/tables/{}", list[0]["id"].as_str().unwrap()))
        .await;
    assert_eq!(metric(&house, "tables_in_memory").await, 1);
}

#[tokio::test]
async fn tables_that_nobody_looks_at_leave_memory_soon_when_there_are_many() {
    let limits = Limits {
        tables_in_memory: 2,
        ..crate::limits()
    };
    let house = House::open_with(limits).await;
    let mut ann = house.guest("ann").await;
    let mut tables = Vec::new();
    for _ in 0..6 {
        tables.push(ann.open(json!({})).await);
    }
    // The first two found room, and those that came later leave it to them.
    while metric(&house, "tables_in_memory").await > 2 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    for table in tables {
        let back = ann.get(&format!("/tables/{table}")).await;
        assert_eq!(back["stage"], "lobby", "each is brought back: {back}");
    }
}

#[tokio::test]
async fn a_clock_that_nobody_looks_at_runs_from_the_moment_the_doors_open() {
    let hands = Hands::new();
    let house = open(tempfile::tempdir().unwrap(), &hands).await;
    let mut ann = house.guest("ann").await;
    let table = ann.open(json!({"clock": {"per-turn": HOUR}})).await;
    ann.post(&format!("/tables/{table}/start"), json!({})).await;
    let token = ann.token;
    house.running.stop().await;
    hands.turn(5 * HOUR);
    let house = open(house.folder, &hands).await;
    let mut ann = again(&house, &token).await;
    let brought_back = async {
        while metric(&house, "tables_in_memory").await != 1 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    let waited = tokio::time::timeout(crate::PATIENCE, brought_back).await;
    waited.expect("a table with a clock is brought back");
    let state = ann.get(&format!("/tables/{table}")).await;
    assert_eq!(state["clocks"][0]["until"], START + 6 * HOUR);
    assert_eq!(state["seats"][0]["stand_in"], Value::Null);
}

/// A visitor's games against bots that were left do not fill the list of those that are played (lists show at most 60);
/// whoever waits for others is found, behind those who are there.
#[tokio::test]
async fn tables_that_everybody_has_left_are_not_listed_as_played_at() {
    let (house, time) = crate::people::at_our_time().await;
    let mut ann = house.guest("ann").await;
    let waits = ann.open(json!({"title": "waits"})).await;
    let left = ann.open(json!({"title": "left"})).await;
    ann.post(&format!("/tables/{left}/start"), json!({})).await;
    listed(&mut ann, 2).await;
    time.fetch_add(20 * 60_000, Ordering::Relaxed);
    let still = listed(&mut ann, 1).await;
    assert_eq!(still[0]["id"], json!(waits));
    let mut bob = house.guest("bob").await;
    bob.open(json!({"title": "new"})).await;
    let titles = listed(&mut ann, 2).await;
    assert_eq!(
        (&titles[0]["title"], &titles[1]["title"]),
        (&json!("new"), &json!("waits"))
    );
    let act = ann.get(&format!("/tables/{left}")).await["actions"][0].clone();
    ann.post(&format!("/tables/{left}/acts"), json!({"action": act}))
        .await;
    listed(&mut ann, 3).await;
}

/// Waits until so many tables are open, listed or not.
async fn open_tables(house: &House, count: u64) {
    while metric(house, "tables").await != count {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test]
async fn a_table_that_is_left_is_closed_and_told_why() {
    let hands = Hands::new();
    let house = open(tempfile::tempdir().unwrap(), &hands).await;
    let mut ann = house.guest("ann").await;
    let never = ann.open(json!({"title": "never begun"})).await;
    let idle = ann.open(json!({"title": "idle"})).await;
    ann.post(&format!("/tables/{idle}/start"), json!({})).await;
    hands.turn(25 * HOUR);
    open_tables(&house, 1).await;
    let told = ann.get(&format!("/tables/{never}/events")).await;
    let last = told.as_array().unwrap().last().unwrap();
    assert_eq!(last["event"], "closed");
    assert_eq!(last["why"], "no game has begun here for a day");

    hands.turn(90 * 24 * HOUR);
    open_tables(&house, 0).await;
    let told = ann.get(&format!("/tables/{idle}/events")).await;
    assert_eq!(
        told.as_array().unwrap().last().unwrap()["why"],
        "nobody has played here for 90 days"
    );
    let token = ann.token;
    house.running.stop().await;
    let house = open(house.folder, &hands).await;
    let mut ann = again(&house, &token).await;
    assert_eq!(ann.get("/tables").await, json!([]));
    assert_eq!(
        metric(&house, "tables").await,
        0,
        "a restart does not list them again"
    );
}

/// Plays a short game of one against a bot to its end.
async fn finished(guest: &mut Guest) -> String {
    let rules = json!({"goal": 50, "opening": 0});
    let table = guest.open(json!({"rules": rules})).await;
    let path = format!("/tables/{table}");
    guest
        .post(&format!("{path}/bots"), json!({"bot": "hold-20"}))
        .await;
    guest.post(&format!("{path}/start"), json!({})).await;
    loop {
        let state = guest.get(&path).await;
        if state["stage"] == "over" {
            return table;
        }
        if let Some(action) = state["actions"].as_array().and_then(|all| all.first()) {
            let act = json!({"action": action, "against": state["length"]});
            guest.try_post(&format!("{path}/acts"), act).await;
        } else {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}

#[tokio::test]
async fn people_of_a_finished_game_play_on_together_after_a_restart_until_it_is_closed() {
    let hands = Hands::new();
    let house = open(tempfile::tempdir().unwrap(), &hands).await;
    let mut ann = house.guest("ann").await;
    let (first, second) = (finished(&mut ann).await, finished(&mut ann).await);
    let token = ann.token;
    house.running.stop().await;
    hands.turn(11 * HOUR);
    let house = open(house.folder, &hands).await;
    let mut ann = again(&house, &token).await;
    let said = json!({"text": "again?"});
    ann.post(&format!("/tables/{first}/chat"), said.clone())
        .await;
    let next = ann
        .post(&format!("/tables/{first}/rematch"), json!({}))
        .await;
    let state = ann.get(&format!("/tables/{first}")).await;
    assert_eq!(state["rematch"], next["id"]);
    assert_eq!(metric(&house, "tables").await, 3);

    hands.turn(HOUR);
    while metric(&house, "tables").await > 2 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let path = format!("/tables/{second}/rematch");
    let (status, why) = ann.try_post(&path, json!({})).await;
    assert_eq!((status, &why["code"]), (409, &json!("game-over")));
    assert!(
        why["detail"].as_str().unwrap().contains("closed for good"),
        "{why}"
    );
    assert_eq!(
        metric(&house, "tables").await,
        2,
        "and none is opened for nothing"
    );
}

#[tokio::test]
async fn finished_games_are_tidied_away_and_their_records_kept() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    let (done, open) = (ann.open(json!({})).await, ann.open(json!({})).await);
    ann.post(&format!("/tables/{done}/start"), json!({})).await;
    let (folder, token) = (house.folder.path().to_owned(), ann.token.clone());
    let place = server::Place {
        data: &folder,
        database: None,
    };
    let refused = server::tidy(place, Duration::ZERO, None, |_, _| {}).await;
    assert!(refused.unwrap_err().to_string().contains("in use"));
    house
        .keeper()
        .await
        .post(&format!("/tables/{done}/close"), &json!("enough"))
        .await
        .unwrap();
    house.running.stop().await;

    let export = folder.join("records");
    let none = server::tidy(place, Duration::from_hours(1), Some(&export), |_, _| {}).await;
    assert_eq!(none.unwrap().removed, 0, "it is not that old");
    let tidied = server::tidy(place, Duration::ZERO, Some(&export), |_, _| {})
        .await
        .unwrap();
    assert_eq!((tidied.removed, tidied.exported), (1, 1), "{tidied:?}");
    let record = std::fs::read_to_string(export.join(format!("{done}.jsonl"))).unwrap();
    assert!(table::Record::parse(&record).is_ok());
    let house = House::open_in(house.folder, crate::limits()).await;
    let mut ann = again(&house, &token).await;
    assert_eq!(
        ann.client
            .get(&format!("/api/v1/tables/{done}"))
            .await
            .unwrap()
            .status,
        404
    );
    ann.get(&format!("/tables/{open}")).await;
    assert_eq!(ann.client.get("/").await.unwrap().status, 200);
}

#[tokio::test]
async fn who_only_watches_cannot_fill_a_table_with_talk() {
    let house = open(tempfile::tempdir().unwrap(), &Hands::new()).await;
    let (mut ann, mut eve) = (house.guest("ann").await, house.guest("eve").await);
    let table = ann.open(json!({})).await;
    let chat = format!("/tables/{table}/chat");
    let mut heard = 0;
    for _ in 0..20 {
        let (status, answer) = eve.try_post(&chat, json!({"text": "buy!"})).await;
        heard += usize::from(status < 300);
        assert!(status < 300 || answer["rule"] == "P24", "{answer}");
    }
    assert_eq!(heard, 5);
    ann.post(&chat, json!({"text": "who is that?"})).await;
}
