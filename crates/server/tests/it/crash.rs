//! The house is closed and opened again: everything acknowledged is there, and clocks did not run.

use std::sync::Arc;

use serde_json::{Value, json};
use server::{Config, Machine};

use crate::House;

/// Far more than the test takes, in milliseconds.
const HOUR: u64 = 3_600_000;

#[tokio::test]
async fn an_open_table_comes_back_as_it_was() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    let table = ann.open(json!({"title": "Ann's"})).await;
    let started = ann.post(&format!("/tables/{table}/start"), json!({})).await;
    let act = json!({"action": started["actions"][0]});
    ann.post(&format!("/tables/{table}/acts"), act).await;
    let before = ann.get(&format!("/tables/{table}")).await;
    let token = ann.token;

    let house = house.reopen().await;
    let mut client = house.client().await;
    client.show_token(&token);
    let after = client
        .get(&format!("/api/v1/tables/{table}"))
        .await
        .unwrap()
        .json();
    assert_eq!(before, after);
    let list = client.get("/api/v1/tables").await.unwrap().json();
    assert_eq!(list[0]["title"], "Ann's");
}

#[tokio::test]
async fn clocks_do_not_run_while_the_house_is_closed() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    let table = ann.open(json!({"clock": {"per-turn": HOUR}})).await;
    ann.post(&format!("/tables/{table}/start"), json!({})).await;
    let until = |state: &Value| state["clocks"][0]["until"].as_u64().unwrap();
    let before = until(&ann.get(&format!("/tables/{table}")).await);
    let token = ann.token;
    let folder = house.folder;
    house.running.stop().await;

    let config = Config::local(folder.path().to_owned());
    let later = Machine {
        clock: Arc::new(move || before + HOUR),
        luck: crate::luck(),
    };
    let house = House::start(folder, config, later).await;
    let mut client = house.client().await;
    client.show_token(&token);
    let state = client
        .get(&format!("/api/v1/tables/{table}"))
        .await
        .unwrap()
        .json();
    assert_eq!(until(&state), before + 2 * HOUR);
    assert_eq!(
        state["seats"][0]["stand_in"],
        Value::Null,
        "nobody was replaced"
    );
}
