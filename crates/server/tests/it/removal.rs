//! Who stays away is taken out of the game by those who are there: at the API, on the page and by telnet (P4).

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use serde_json::{Value, json};

use crate::client::Client;
use crate::people::at_our_time;
use crate::telnet::Telnet;
use crate::{Guest, House};

const MINUTE: u64 = 60_000;

pub(crate) struct Evening {
    house: House,
    time: Arc<AtomicU64>,
    ann: Guest,
    bob: Guest,
    cat: Guest,
    table: String,
}

impl Evening {
    /// Ann and Bob have the table open, Cat has not.
    pub(crate) async fn begin() -> (Self, [Client; 2]) {
        let (house, time) = at_our_time().await;
        let mut ann = house.guest("Ann").await;
        let table = ann.open(json!({"rules": {"starter": "first"}})).await;
        let (mut bob, mut cat) = (house.guest("Bob").await, house.guest("Cat").await);
        for guest in [&mut bob, &mut cat] {
            guest
                .post(&format!("/tables/{table}/seat"), json!({}))
                .await;
        }
        ann.post(&format!("/tables/{table}/start"), json!({})).await;
        let evening = Self {
            house,
            time,
            ann,
            bob,
            cat,
            table,
        };
        let here = [
            evening.sees(&evening.ann).await,
            evening.sees(&evening.bob).await,
        ];
        (evening, here)
    }

    /// Somebody has the table open for as long as the client lives.
    async fn sees(&self, guest: &Guest) -> Client {
        let mut client = self.house.client().await;
        client.headers.clone_from(&guest.client.headers);
        let path = format!("/api/v1/tables/{}/stream", self.table);
        client.send("GET", &path, "").await.unwrap();
        client.head().await.unwrap();
        client.chunk().await.unwrap();
        client
    }

    fn removal(&self, seat: u16) -> String {
        format!("/tables/{}/seats/{seat}/removal", self.table)
    }

    /// How the table looks once Ann has asked to take Cat out, who was away for long enough.
    pub(crate) async fn asked(&mut self) -> Value {
        self.time.fetch_add(5 * MINUTE, Ordering::Relaxed);
        self.ann.post(&self.removal(2), json!({"yes": true})).await;
        self.view().await
    }

    async fn view(&mut self) -> Value {
        self.ann.get(&format!("/tables/{}", self.table)).await
    }
}

#[tokio::test]
async fn after_five_minutes_all_who_are_there_agree_and_the_seat_is_left() {
    let (mut evening, _here) = Evening::begin().await;
    let ask = evening.removal(2);
    evening.time.fetch_add(5 * MINUTE - 1, Ordering::Relaxed);
    let (status, problem) = evening.ann.try_post(&ask, json!({"yes": true})).await;
    assert_eq!((status, &problem["rule"]), (409, &json!("P4")), "too early");
    evening.time.fetch_add(1, Ordering::Relaxed);
    let here = evening.removal(1);
    let (status, _) = evening.ann.try_post(&here, json!({"yes": true})).await;
    assert_eq!(status, 409, "Bob is here");
    evening.ann.post(&ask, json!({"yes": true})).await;
    let view = evening.view().await;
    assert_eq!(
        (&view["removal"]["whom"], &view["removal"]["missing"]),
        (&json!(2), &json!([1]))
    );
    evening.bob.post(&ask, json!({"yes": true})).await;
    let view = evening.view().await;
    assert_eq!(view["view"]["out"], json!([2]));
}

#[tokio::test]
async fn whoever_is_there_alone_waits_for_fifteen_minutes_and_decides() {
    let (mut evening, [_ann, bob]) = Evening::begin().await;
    drop(bob);
    let ask = evening.removal(2);
    // Until the house has heard that Bob's line is down, he would be asked.
    let path = format!("/tables/{}/presence", evening.table);
    while evening.ann.get(&path).await[1]["state"] == "here" {
        tokio::task::yield_now().await;
    }
    evening.time.fetch_add(15 * MINUTE - 1, Ordering::Relaxed);
    let (status, problem) = evening.ann.try_post(&ask, json!({"yes": true})).await;
    assert_eq!((status, &problem["rule"]), (409, &json!("P4")));
    assert!(problem.to_string().contains("15 minutes"), "{problem}");
    evening.time.fetch_add(1, Ordering::Relaxed);
    evening.ann.post(&ask, json!({"yes": true})).await;
    assert_eq!(evening.view().await["view"]["out"], json!([2]));
}

#[tokio::test]
async fn it_is_dropped_when_the_player_is_back() {
    let (mut evening, _here) = Evening::begin().await;
    evening.time.fetch_add(6 * MINUTE, Ordering::Relaxed);
    let ask = evening.removal(2);
    evening.ann.post(&ask, json!({"yes": true})).await;
    let _back = evening.sees(&evening.cat).await;
    while evening.view().await["removal"] != json!(null) {
        tokio::task::yield_now().await;
    }
    let (status, _) = evening.bob.try_post(&ask, json!({"yes": true})).await;
    assert_eq!(status, 409, "Cat is here");
    let events = evening
        .ann
        .get(&format!("/tables/{}/events", evening.table))
        .await;
    assert!(events.to_string().contains("removal-dropped"), "{events}");
}

#[tokio::test]
async fn the_page_offers_it_and_telnet_asks_by_name() {
    let (evening, _here) = Evening::begin().await;
    evening.time.fetch_add(6 * MINUTE, Ordering::Relaxed);
    let mut page = evening.house.client().await;
    page.headers.clone_from(&evening.bob.client.headers);
    let path = format!("/t/{}", evening.table);
    let shown = page.get(&path).await.unwrap().text();
    let offered = "Propose to take <bdi>Cat</bdi>, who stays away, out of the game";
    assert!(shown.contains(offered), "{shown}");
    let kind = "content-type: application/x-www-form-urlencoded\r\n";
    page.headers.push_str(kind);
    let asked = page
        .request("POST", &format!("{path}/removal"), "seat=2&yes=true")
        .await;
    assert_eq!(asked.unwrap().status, 303);
    let mut client = evening.house.client().await;
    client.headers.clone_from(&evening.ann.client.headers);
    let shown = client.get(&path).await.unwrap().text();
    assert!(
        shown
            .contains("<bdi>Bob</bdi> asks to take <bdi>Cat</bdi> out of the game for being away.")
    );
    let key = client
        .get(&format!("/api/v1/tables/{}", evening.table))
        .await
        .unwrap();
    assert_eq!(key.status, 200);
    let mut dan = Telnet::come_in(&evening.house, "Dan").await;
    dan.say(&format!("watch {}", evening.table)).await;
    dan.say("remove Cat").await;
    dan.until("You have no seat at this table").await;
}
