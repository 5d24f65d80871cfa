//! Who may sit down, who is waited for, whom the keeper sends away (P3, P4, P23).

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use serde_json::json;
use server::{Config, Machine};
use tokio::io::AsyncReadExt as _;

use crate::client::Client;
use crate::{Guest, House};

#[tokio::test]
async fn a_table_with_a_password_seats_only_those_who_tell_it() {
    let house = House::open().await;
    let (mut ann, mut bob) = (house.guest("ann").await, house.guest("bob").await);
    let table = ann.open(json!({"password": "moo", "private": false})).await;
    let seat = format!("/tables/{table}/seat");
    let list = bob.get("/tables").await;
    assert_eq!(list[0]["locked"], true);
    assert!(!list.to_string().contains("moo"));
    let (status, problem) = bob.try_post(&seat, json!({})).await;
    assert_eq!((status, problem["rule"].clone()), (409, json!("P3")));
    assert_eq!(
        bob.try_post(&seat, json!({"password": "oink"})).await.0,
        422
    );
    bob.post(&seat, json!({"password": "moo"})).await;

    let house = house.reopen().await;
    let mut cat = house.guest("cat").await;
    assert_eq!(cat.try_post(&seat, json!({})).await.0, 409);
    let guess = json!({"password": "quack"});
    let mut tries = 0;
    while cat.try_post(&seat, guess.clone()).await.0 != 429 {
        tries += 1;
        assert!(tries < 1000, "somebody may try all of them");
    }
}

/// A house whose clock the test holds.
pub(crate) async fn at_our_time() -> (House, Arc<AtomicU64>) {
    let time = Arc::new(AtomicU64::new(1_000_000));
    (house_at(tempfile::tempdir().unwrap(), &time).await, time)
}

/// The house in that folder by that clock.
pub(crate) async fn house_at(folder: tempfile::TempDir, time: &Arc<AtomicU64>) -> House {
    let mut config = Config::local(folder.path().to_owned());
    config.limits = crate::limits();
    let clock = time.clone();
    let clock: server::Clock = Arc::new(move || clock.load(Ordering::Relaxed));
    let machine = Machine {
        clock,
        luck: crate::luck(),
    };
    House::start(folder, config, machine).await
}

#[tokio::test]
async fn a_bot_plays_for_somebody_who_stays_away_until_they_are_back() {
    let (house, time) = at_our_time().await;
    let (mut ann, mut bob) = (house.guest("ann").await, house.guest("bob").await);
    let table = ann.open(json!({})).await;
    let at = |what: &str| format!("/tables/{table}/{what}");
    bob.post(&at("seat"), json!({})).await;
    ann.post(&at("start"), json!({})).await;
    let seen = ann.get(&format!("/tables/{table}")).await;
    let first = usize::from(seen["seats"][0]["to_act"] != true);
    let (mut away, mut here) = if first == 0 { (ann, bob) } else { (bob, ann) };
    let ask = at(&format!("seats/{first}/stand-in"));
    let (status, problem) = here.try_post(&ask, json!({})).await;
    assert_eq!(
        (status, problem["rule"].clone()),
        (409, json!("P4")),
        "not yet"
    );
    time.fetch_add(60_000, Ordering::Relaxed);

    let mut watch = house.client().await;
    watch.show_token(&away.token);
    let stream = format!("/api/v1{}", at("stream"));
    watch.send("GET", &stream, "").await.unwrap();
    assert_eq!(watch.head().await.unwrap().status, 200);
    watch.chunk().await.unwrap();
    let (status, problem) = here.try_post(&ask, json!({})).await;
    assert_eq!(status, 409, "{problem}: they are here");
    drop(watch);
    while here.try_post(&ask, json!({})).await.0 != 200 {
        tokio::task::yield_now().await;
    }
    let log = here.get(&at("events")).await.to_string();
    assert!(log.contains("stood-in"), "{log}");
    let (status, answer) = away.delete(&at("stand-in")).await;
    assert!(status == 200 || answer["code"] == "game-over", "{answer}");
}

/// Listens to a table, and is there for as long as that is kept.
async fn listens(house: &House, guest: &Guest, table: &str) -> Client {
    let mut line = house.client().await;
    line.show_token(&guest.token);
    let stream = format!("/api/v1/tables/{table}/stream");
    line.send("GET", &stream, "").await.unwrap();
    assert_eq!(line.head().await.unwrap().status, 200);
    line.chunk().await.unwrap();
    line
}

#[tokio::test]
async fn who_is_there_and_does_nothing_holds_nobody_up_for_ever() {
    let (house, time) = at_our_time().await;
    let (mut ann, mut eve) = (house.guest("ann").await, house.guest("eve").await);
    let table = ann.open(json!({"rules": {"starter": "first"}})).await;
    let at = |what: &str| format!("/tables/{table}/{what}");
    eve.post(&at("seat"), json!({})).await;
    ann.post(&at("start"), json!({})).await;
    let _lines = [
        listens(&house, &ann, &table).await,
        listens(&house, &eve, &table).await,
    ];
    // Ann does nothing, for as long as that: it is her turn.
    time.fetch_add(4 * 60_000, Ordering::Relaxed);
    let ask = at("seats/0/stand-in");
    assert_eq!(eve.try_post(&ask, json!({})).await.0, 409, "she may think");
    time.fetch_add(60_000, Ordering::Relaxed);
    eve.post(&ask, json!({})).await;
    // W18: the bot has no vote for her.
    let rules = json!({"rules": {"goal": 400}});
    eve.post(&at("proposals"), rules).await;
    let state = eve.get(&format!("/tables/{table}")).await;
    assert_eq!(state["proposal"]["yes"], json!([1]), "{state}");
}

/// Whoever watches does not speak under the name of somebody who sits there, nor does anybody who sits under another's.
#[tokio::test]
async fn nobody_speaks_as_another_player() {
    let house = House::open().await;
    let (mut ann, mut eve) = (house.guest("ann").await, house.guest("eve").await);
    let table = ann.open(json!({})).await;
    let at = |what: &str| format!("/tables/{table}/{what}");
    let mut twin = house.guest("Ann").await;
    let said = json!({"text": "I give up."});
    let (status, why) = twin.try_post(&at("chat"), said.clone()).await;
    assert_eq!((status, &why["code"]), (422, &json!("bad-input")), "{why}");
    eve.post(&at("seat"), json!({})).await;
    let renamed = json!({"name": "ann"}).to_string();
    let renamed = eve.client.request("PUT", "/api/v1/me", &renamed).await;
    assert_eq!(renamed.unwrap().status, 200);
    eve.post(&at("chat"), said).await;
    let log = ann.get(&at("events")).await;
    let said = log
        .as_array()
        .unwrap()
        .iter()
        .find(|entry| entry["event"] == "said")
        .unwrap();
    assert_eq!((&said["name"], &said["seat"]), (&json!("eve"), &json!(1)));
}

/// P3: until the game begins a seat is called as whoever holds it; then the name stands in the record.
#[tokio::test]
async fn another_name_is_told_where_a_game_has_not_begun() {
    let house = House::open().await;
    let (mut ann, mut eve) = (house.guest("ann").await, house.guest("Perseus").await);
    let table = ann.open(json!({})).await;
    eve.post(&format!("/tables/{table}/seat"), json!({})).await;
    for (name, is_called, before_begin) in [("Eve", "Eve", true), ("Yvonne", "Eve", false)] {
        if !before_begin {
            ann.post(&format!("/tables/{table}/start"), json!({})).await;
        }
        let renamed = json!({"name": name}).to_string();
        let renamed = eve.client.request("PUT", "/api/v1/me", &renamed).await;
        assert_eq!(renamed.unwrap().status, 200);
        let state = ann.get(&format!("/tables/{table}")).await;
        assert_eq!(state["seats"][1]["name"], *is_called, "{state}");
    }
}

/// P9: who agrees to one step agrees to no more, whatever is asked for by then.
#[tokio::test]
async fn a_yes_is_for_what_was_asked() {
    let house = House::open().await;
    let (mut ann, mut bob) = (house.guest("ann").await, house.guest("bob").await);
    let table = ann.open(json!({})).await;
    let at = |what: &str| format!("/tables/{table}/{what}");
    bob.post(&at("seat"), json!({})).await;
    let state = ann.post(&at("start"), json!({})).await;
    let actor = if state["actions"] == json!([]) {
        &mut bob
    } else {
        &mut ann
    };
    let state = actor.get(&format!("/tables/{table}")).await;
    let throw = json!({"action": state["actions"][0], "against": state["length"]});
    actor.post(&at("acts"), throw).await;
    ann.post(&at("undo"), json!({"to": 0})).await;
    let (status, why) = bob
        .try_post(&at("take-back"), json!({"yes": true, "to": 1}))
        .await;
    assert_eq!((status, &why["rule"]), (409, &json!("P9")), "{why}");
    bob.post(&at("take-back"), json!({"yes": true, "to": 0}))
        .await;
}

/// P3: anybody who sits at a table begins, but nobody takes one table after the other from those who opened them and are there.
#[tokio::test]
async fn a_stranger_does_not_begin_all_open_tables() {
    let house = House::open().await;
    let mut eve = house.guest("eve").await;
    let mut begun = Vec::new();
    for name in ["ann", "bob", "cy"] {
        let mut opener = house.guest(name).await;
        let table = opener.open(json!({})).await;
        let _line = listens(&house, &opener, &table).await;
        eve.post(&format!("/tables/{table}/seat"), json!({})).await;
        let start = format!("/tables/{table}/start");
        begun.push(eve.try_post(&start, json!({})).await.0);
        if begun.len() == 3 {
            opener.post(&start, json!({})).await;
        }
    }
    assert_eq!(begun, [200, 200, 429]);
}

#[tokio::test]
async fn clocks_and_pauses_have_bounds() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    for plan in [
        json!({"game": "wimpout", "clock": {"per-turn": u64::MAX}}),
        json!({"game": "wimpout", "clock": {"reserve": 0}}),
        json!({"game": "wimpout", "pace": 10_001}),
    ] {
        let (status, problem) = ann.try_post("/tables", plan).await;
        assert_eq!((status, problem["code"].clone()), (422, json!("bad-value")));
    }
}

#[tokio::test]
async fn the_keeper_gives_tokens_talks_to_all_and_sends_people_away() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    let table = ann.open(json!({})).await;
    let mut keeper = house.keeper().await;
    let given = keeper.request("POST", "/tokens", "robot").await.unwrap();
    assert_eq!(
        (given.status, &given.json()["name"]),
        (201, &json!("robot"))
    );
    let mut robot = house.client().await;
    robot.show_token(given.json()["token"].as_str().unwrap());
    assert_eq!(robot.get("/api/v1/me").await.unwrap().status, 200);

    let said = keeper.request("POST", "/broadcast", "Back at nine.").await;
    assert_eq!(said.unwrap().text(), "1\n");
    let log = ann
        .get(&format!("/tables/{table}/events"))
        .await
        .to_string();
    assert!(
        log.contains("Back at nine.") && log.contains("The house"),
        "{log}"
    );
    let named = ann.try_post("/guests", json!({"name": "the  HOUSE"})).await;
    assert_eq!(named.0, 400, "nobody else talks as the house");

    let ban = format!("/bans/{}", given.json()["guest"].as_str().unwrap());
    assert_eq!(keeper.request("PUT", &ban, "").await.unwrap().status, 204);
    let refused = robot.get("/api/v1/me").await.unwrap();
    assert_eq!(
        (refused.status, &refused.json()["code"]),
        (403, &json!("banned"))
    );
    let house = house.reopen().await;
    let mut keeper = house.keeper().await;
    let bans = keeper.get("/bans").await.unwrap().json();
    assert_eq!(bans.as_array().unwrap().len(), 1, "it outlives the house");
    assert_eq!(
        keeper.request("DELETE", &ban, "").await.unwrap().status,
        204
    );
    assert_eq!(
        keeper.request("DELETE", &ban, "").await.unwrap().status,
        404
    );

    keeper.request("PUT", "/bans/127.0.0.1", "").await.unwrap();
    let mut anybody = house.client().await;
    assert_eq!(anybody.get("/api/v1/games").await.unwrap().status, 403);
    let door = house.running.telnet.unwrap();
    let mut telnet = tokio::net::TcpStream::connect(door).await.unwrap();
    let mut heard = Vec::new();
    let _ = telnet.read_to_end(&mut heard).await;
    assert_eq!(heard, b"", "shut in their face");
}
