//! Who is there, for whom the table waits, and how whoever waits reminds them (P6).

use serde_json::{Value, json};

use crate::{Guest, House};

/// Ann is to act, Bob waits.
async fn waiting(house: &House) -> (Guest, Guest, String) {
    let mut ann = house.guest("Ann").await;
    let table = ann.open(json!({"rules": {"starter": "first"}})).await;
    let mut bob = house.guest("Bob").await;
    bob.post(&format!("/tables/{table}/seat"), json!({})).await;
    ann.post(&format!("/tables/{table}/start"), json!({})).await;
    (ann, bob, table)
}

#[tokio::test]
async fn everybody_is_told_who_is_there_and_who_is_waited_for() {
    let house = House::open().await;
    let (ann, mut bob, table) = waiting(&house).await;
    let mut stream = house.client().await;
    stream.headers.clone_from(&ann.client.headers);
    let path = format!("/api/v1/tables/{table}/stream");
    stream.send("GET", &path, "").await.unwrap();
    stream.head().await.unwrap();
    stream.chunk().await.unwrap();
    let presence = bob.get(&format!("/tables/{table}/presence")).await;
    let states: Vec<_> = presence
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["state"].clone())
        .collect();
    assert_eq!(states, ["here", "away"]);
    assert!(
        presence[0]["asked_since"].is_u64() && presence[1]["asked_since"].is_null(),
        "{presence}"
    );
    let page = house
        .client()
        .await
        .get(&format!("/t/{table}"))
        .await
        .unwrap()
        .text();
    assert!(page.contains("thinking") && page.contains("away"), "{page}");
}

#[tokio::test]
async fn whoever_waits_nudges_once_a_minute() {
    let house = House::open().await;
    let (mut ann, mut bob, table) = waiting(&house).await;
    let nudge = |seat| format!("/tables/{table}/seats/{seat}/nudge");
    let (status, problem) = ann.try_post(&nudge(0), json!({})).await;
    assert_eq!(
        (status, problem["rule"].clone()),
        (409, json!("P6")),
        "oneself"
    );
    let (status, _) = ann.try_post(&nudge(1), json!({})).await;
    assert_eq!(status, 409, "nobody waits for Bob");
    let mut cat = house.guest("Cat").await;
    let (status, _) = cat.try_post(&nudge(0), json!({})).await;
    assert!(status >= 400, "who watches does not wait");
    bob.post(&nudge(0), json!({})).await;
    let (status, problem) = bob.try_post(&nudge(0), json!({})).await;
    assert_eq!(status, 409, "{problem}");
    assert!(
        problem["detail"].as_str().unwrap().contains("seconds"),
        "{problem}"
    );
    let events = ann.get(&format!("/tables/{table}/events")).await;
    let is_nudge = |event: &&Value| event["event"] == "nudged";
    let nudges: Vec<_> = events.as_array().unwrap().iter().filter(is_nudge).collect();
    assert_eq!(nudges.len(), 1);
    assert_eq!(
        (nudges[0]["seat"].clone(), nudges[0]["by"].clone()),
        (json!(0), json!(1))
    );
    let mut reader = house.client().await;
    reader.headers.clone_from(&ann.client.headers);
    let page = reader.get(&format!("/t/{table}")).await.unwrap().text();
    assert!(
        page.contains("nudges you: it is your turn."),
        "told where she looks"
    );
    assert!(page.contains("data-nudge"), "and rung for");
    // It survives a restart, and so does the minute.
    let house = house.reopen().await;
    let mut bob = Guest {
        client: house.client().await,
        token: bob.token,
    };
    bob.client.show_token(&bob.token);
    let (status, _) = bob.try_post(&nudge(0), json!({})).await;
    assert_eq!(status, 409);
}
