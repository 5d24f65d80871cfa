//! K18: nothing of a circle reaches who has no key, not even the keeper of the house: looked for by its bytes.

use serde_json::{Value, json};

use crate::House;
use crate::telnet::Telnet;

/// What nobody outside may read: the circle and titles, its members, what they said.
const SECRETS: [&str; 4] = ["Friday", "Annabel", "Benedict", "sunflower"];

fn tells_nothing(place: &str, text: &str) {
    for secret in SECRETS {
        assert!(!text.contains(secret), "{place} tells {secret}: {text}");
    }
}

#[tokio::test]
async fn neither_the_keeper_nor_any_list_tells_of_a_circle() {
    let house = House::open().await;
    let mut ann = house.guest("Annabel").await;
    let mut ben = house.guest("Benedict").await;
    let mut eve = house.guest("Eve").await;
    let id = ann.found().await;
    ben.join_circle(&id).await;
    ann.in_circle(&id, json!({"do": "say", "text": "sunflower"}))
        .await;
    let opened = ann
        .post(&format!("/circles/{id}/tables"), json!({"game": "wimpout"}))
        .await;
    let table = opened["id"].as_str().unwrap().to_owned();
    ben.post(&format!("/tables/{table}/seat"), json!({})).await;
    let hidden = ann
        .open(json!({"private": true, "title": "Friday at home"}))
        .await;
    let shown = eve.open(json!({"title": "Everybody"})).await;

    let mut keeper = house.keeper().await;
    let list = keeper.get("/tables").await.unwrap();
    tells_nothing("the keeper's list", &list.text());
    let list = list.json();
    let one = |id: &str| -> Value {
        let mut all = list.as_array().unwrap().iter();
        all.find(|one| one["id"] == id).unwrap().clone()
    };
    for private in [&table, &hidden] {
        let mut told: Vec<_> = one(private).as_object().unwrap().keys().cloned().collect();
        told.sort();
        let meant = ["created", "id", "opener", "over", "private", "started"];
        assert_eq!(told, meant, "all look alike");
    }
    assert_eq!(one(&table)["private"], true);
    assert_eq!(one(&shown)["title"], "Everybody");
    tells_nothing("metrics", &keeper.get("/metrics").await.unwrap().text());
    for path in ["/", "/circles", "/api/v1/tables", "/api/v1/me/tables"] {
        let text = eve.client.get(path).await.unwrap().text();
        tells_nothing(path, &text);
        assert!(!text.contains(&table), "{path} names the table");
    }
    let mut telnet = Telnet::come_in(&house, "Mallory").await;
    for word in [
        "pager off",
        "tables",
        "who",
        "circle",
        "circles",
        "records",
        "book",
        "circle talk",
    ] {
        telnet.say(word).await;
    }
    telnet.say("quit").await;
    let heard = telnet.rest().await;
    tells_nothing("telnet", &heard);
    assert!(!heard.contains(&table), "telnet names the table: {heard}");

    let close = format!("/tables/{table}/close");
    let closed = keeper.request("POST", &close, "").await.unwrap();
    assert_eq!(closed.status, 204, "it can be closed all the same");
}
