//! The records of the house: told at the end of the game that has set them, kept over a restart, and never of what is
//! private (K18).

use serde_json::{Value, json};

use crate::api::play_out;
use crate::telnet::Telnet;
use crate::{Guest, House};

const HEADING: &str = "Records of this house, set here";

/// A game of Ann's that is over.
async fn played(ann: &mut Guest, plan: Value) -> String {
    let table = ann.open(plan).await;
    ann.post(&format!("/tables/{table}/start"), json!({})).await;
    play_out(ann, &table).await;
    table
}

async fn page(ann: &mut Guest, table: &str) -> String {
    let page = ann.client.get(&format!("/t/{table}")).await.unwrap();
    page.text()
}

#[tokio::test]
async fn games_that_are_private_or_for_learning_set_none() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let goal = json!({"goal": 60});
    let learning = json!({"rules": goal, "coach": true});
    let private = json!({"rules": goal, "private": true});
    for plan in [learning, private] {
        let table = played(&mut ann, plan).await;
        let page = page(&mut ann, &table).await;
        assert!(!page.contains(HEADING), "it holds no record");
    }
}

#[tokio::test]
async fn a_game_that_everybody_could_see_sets_records_and_says_so_at_its_end() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let table = played(&mut ann, json!({"rules": {"goal": 60}})).await;
    let open = page(&mut ann, &table).await;
    let records = open
        .split(HEADING)
        .nth(1)
        .expect("the first game sets them");
    let step = format!("href=\"/t/{table}/replay?step=");
    assert!(records.contains(&step), "{records}");

    let token = ann.token.clone();
    drop(ann);
    let house = house.reopen().await;
    let mut client = house.client().await;
    client.show_token(&token);
    let mut ann = Guest { client, token };
    let after = page(&mut ann, &table).await;
    assert!(after.contains(HEADING), "it stands after a restart");
}

#[tokio::test]
async fn by_telnet_they_are_told_with_where_to_see_them() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let table = ann.open(json!({"rules": {"goal": 60}})).await;
    let mut bob = Telnet::come_in(&house, "Bob").await;
    bob.say("pager off").await;
    bob.say(&format!("watch {table}")).await;
    bob.until("Ann").await;
    ann.post(&format!("/tables/{table}/start"), json!({})).await;
    play_out(&mut ann, &table).await;
    bob.until(HEADING).await;
    bob.until(&format!("/t/{table}/replay?step=")).await;
}

#[tokio::test]
async fn programs_read_them_and_the_keeper_takes_one_away() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let table = played(&mut ann, json!({"rules": {"goal": 60}})).await;
    let known = ann.get("/records").await;
    let all = known.as_array().expect("a list");
    let highest = all.iter().find(|one| one["kind"] == "highest-turn");
    let highest = highest.expect("the first game sets it");
    assert_eq!(
        (&highest["name"], &highest["table"]),
        (&json!("Ann"), &json!(table))
    );
    let mut keeper = house.keeper().await;
    let listed = keeper.get("/records").await.unwrap();
    assert!(listed.text().contains("highest-turn"));
    for status in [204, 404] {
        let answer = keeper
            .request("DELETE", "/records/highest-turn", "")
            .await
            .unwrap();
        assert_eq!(answer.status, status);
    }
    let left = ann.get("/records").await;
    assert!(!left.to_string().contains("highest-turn"), "{left}");
}
