//! One seat and several devices: the numbers of their acts, and the key that moves the seat.

use serde_json::{Value, json};

use crate::client::Client;
use crate::{House, PATIENCE};

#[tokio::test]
async fn numbers_of_acts_belong_to_a_client_and_to_one_act() {
    let house = House::open().await;
    let (mut ann, mut phone) = (house.guest("ann").await, house.guest("phone").await);
    let table = ann.open(json!({})).await;
    let path = format!("/tables/{table}/acts");
    let key = ann
        .post(&format!("/tables/{table}/seat/key"), json!({}))
        .await["key"]
        .clone();
    let mut state = ann.post(&format!("/tables/{table}/start"), json!({})).await;
    let act = |state: &Value, seq: u64| json!({"action": state["actions"][0], "against": state["length"], "seq": seq});
    for seq in 1..4 {
        state = ann.post(&path, act(&state, seq)).await;
    }
    // A number that stands for another act.
    let (status, problem) = ann.try_post(&path, act(&state, 2)).await;
    assert_eq!((status, &problem["rule"]), (409, &json!("P8")), "{problem}");
    // The seat moves to another device, which numbers its acts from 1.
    let length = state["length"].clone();
    phone.post("/seats", json!({"key": key})).await;
    state = phone.post(&path, act(&state, 1)).await;
    assert_eq!(state["repeated"], false);
    assert_ne!(state["length"], length, "it was done");
    // Two programs of one guest.
    let mut other = act(&state, 1);
    other["client"] = json!("second");
    let done = phone.post(&path, other.clone()).await;
    assert_eq!(done["repeated"], false);
    assert_eq!(phone.post(&path, other).await["repeated"], true);
}

#[tokio::test]
async fn a_seats_key_is_revoked_by_who_holds_it() {
    let house = House::open().await;
    let (mut ann, mut eve) = (house.guest("ann").await, house.guest("eve").await);
    let table = ann.open(json!({})).await;
    let rekey = format!("/tables/{table}/seat/key");
    let seen = ann.post(&rekey, json!({})).await["key"].clone();
    assert_eq!(
        eve.try_post(&rekey, json!({})).await.0,
        409,
        "it is not hers"
    );
    // Eve has seen the key and takes the seat; Ann takes it back and has the key changed.
    eve.post("/seats", json!({"key": seen})).await;
    ann.post("/seats", json!({"key": seen})).await;
    let new = ann.post(&rekey, json!({})).await["key"].clone();
    assert_ne!(new, seen);
    assert_eq!(eve.try_post("/seats", json!({"key": seen})).await.0, 404);
    ann.post(&format!("/tables/{table}/start"), json!({})).await;

    let house = house.reopen().await;
    let mut cat = house.guest("cat").await;
    assert_eq!(
        cat.try_post("/seats", json!({"key": seen})).await.0,
        404,
        "after a restart too"
    );
    assert_eq!(cat.post("/seats", json!({"key": new})).await["seat"], 0);
}

/// P4: whose seat another device has taken up is told, and takes it back without its key; not from who has changed the key since.
#[tokio::test]
async fn a_device_that_lost_its_seat_is_told_and_takes_it_back() {
    let house = House::open().await;
    let (mut ann, mut phone) = (house.guest("ann").await, house.guest("ann's phone").await);
    let table = ann.open(json!({})).await;
    let (at, seat) = (format!("/tables/{table}"), format!("/tables/{table}/seat"));
    let key = ann.post(&format!("{seat}/key"), json!({})).await["key"].clone();
    let mut told = house.client().await;
    told.show_token(&ann.token);
    let stream = format!("/api/v1/tables/{table}/stream?from=0");
    told.send("GET", &stream, "").await.unwrap();
    assert_eq!(told.head().await.unwrap().status, 200);
    heard(&mut told, "sat").await;

    phone.post("/seats", json!({"key": key})).await;
    assert_eq!(heard(&mut told, "seat-lost").await["seat"], 0);
    assert_eq!(ann.get(&at).await["seat"], Value::Null);

    ann.post(&seat, json!({})).await;
    assert_eq!(ann.get(&at).await["seat"], 0);
    phone.post(&seat, json!({})).await;
    phone.post(&format!("{seat}/key"), json!({})).await;
    let (status, problem) = ann.try_post(&seat, json!({})).await;
    assert_eq!(status, 422, "a name that looks alike: {problem}");
}

/// The next line of a stream of this event.
async fn heard(stream: &mut Client, event: &str) -> Value {
    let heard = async {
        loop {
            let chunk = stream.chunk().await.unwrap().unwrap();
            let text = String::from_utf8(chunk).unwrap();
            let lines = text.lines().map(|line| serde_json::from_str(line).unwrap());
            if let Some(line) = lines
                .into_iter()
                .find(|line: &Value| line["event"] == event)
            {
                return line;
            }
        }
    };
    tokio::time::timeout(PATIENCE, heard).await.unwrap()
}
