//! Those who watch see a table later than those who sit there, whatever door they ask (P10): while no time passes, not one
//! byte that they are sent changes, however much is played.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use serde_json::{Value, json};

use crate::client::Client;
use crate::people::{at_our_time, house_at};
use crate::telnet::Telnet;
use crate::{Guest, House};

const MINUTE: u64 = 60_000;
/// How many rounds of acts are played at once.
const ROUNDS: usize = 5;

/// A table whose watchers are five minutes behind.
pub(crate) struct Evening {
    pub(crate) house: House,
    time: Arc<AtomicU64>,
    pub(crate) players: Vec<Guest>,
    pub(crate) eve: Guest,
    pub(crate) table: String,
}

impl Evening {
    async fn begin(game: &str) -> Self {
        Self::of(game, 5 * MINUTE).await
    }

    /// A table whose watchers are so far behind.
    pub(crate) async fn of(game: &str, delay: u64) -> Self {
        let (house, time) = at_our_time().await;
        let mut players = Vec::new();
        for name in ["Ann", "Bob", "Cat"] {
            players.push(house.guest(name).await);
        }
        let eve = house.guest("Eve").await;
        let plan = json!({"game": game, "pace": 0, "delay": delay});
        let opened = players[0].post("/tables", plan).await;
        let table = opened["id"].as_str().unwrap().to_owned();
        for player in &mut players {
            player
                .post(&format!("/tables/{table}/seat"), json!({}))
                .await;
        }
        let start = format!("/tables/{table}/start");
        players[0].post(&start, json!({})).await;
        Self {
            house,
            time,
            players,
            eve,
            table,
        }
    }

    /// Everybody does what is listed, some rounds long, and says something.
    async fn play(&mut self) {
        let at = format!("/tables/{}", self.table);
        for round in 0..ROUNDS {
            for player in &mut self.players {
                let state = player.get(&at).await;
                let listed = state["actions"].as_array().unwrap();
                if let Some(action) = listed.get(round * 7 % listed.len().max(1)) {
                    let act = json!({"action": action, "against": state["length"]});
                    player.post(&format!("{at}/acts"), act).await;
                }
            }
        }
        let said = json!({"text": format!("all at {}", self.now())});
        self.players[0].post(&format!("{at}/chat"), said).await;
    }

    fn now(&self) -> u64 {
        self.time.load(Ordering::Relaxed)
    }

    pub(crate) fn wait(&self, span: u64) {
        self.time.fetch_add(span, Ordering::Relaxed);
    }

    /// Somebody who watches, with a name or without.
    pub(crate) async fn visitor(&self, is_named: bool) -> Client {
        let mut client = self.house.client().await;
        if is_named {
            client.show_token(&self.eve.token);
        }
        client
    }

    /// What each door sends those who watch.
    async fn wire(&self) -> BTreeMap<String, String> {
        let id = &self.table;
        let mut wire = BTreeMap::new();
        for is_named in [false, true] {
            for path in [
                format!("/api/v1/tables/{id}"),
                format!("/api/v1/tables/{id}/kit"),
                format!("/api/v1/tables/{id}/events"),
                format!("/api/v1/tables/{id}/record"),
                format!("/api/v1/tables/{id}/presence"),
                format!("/api/v1/tables/{id}/report"),
                "/api/v1/tables".to_owned(),
                "/".to_owned(),
                format!("/t/{id}"),
                format!("/t/{id}/story"),
                format!("/t/{id}/record"),
                format!("/t/{id}/replay?step=9999"),
                format!("/t/{id}/report"),
                format!("/t/{id}/propose"),
                format!("/t/{id}/picture.png"),
                format!("/verify?table={id}"),
            ] {
                let answer = self.visitor(is_named).await.get(&path).await.unwrap();
                let body = format!("{:?}", answer.body.escape_ascii().to_string());
                wire.insert(format!("{is_named} {path}"), body);
            }
            for path in [
                format!("/t/{id}/stream"),
                format!("/api/v1/tables/{id}/stream"),
            ] {
                let mut client = self.visitor(is_named).await;
                client.send("GET", &path, "").await.unwrap();
                assert_eq!(client.head().await.unwrap().status, 200);
                let piece = client.chunk().await.unwrap().unwrap();
                wire.insert(
                    format!("{is_named} {path}"),
                    String::from_utf8(piece).unwrap(),
                );
            }
        }
        wire.insert("telnet".to_owned(), self.telnet().await);
        for text in wire.values_mut() {
            *text = uncounted(text);
        }
        wire
    }

    async fn telnet(&self) -> String {
        let mut zoe = Telnet::come_in(&self.house, "Zoe").await;
        zoe.say(&format!("watch {}", self.table)).await;
        zoe.until("later than those who play").await;
        for line in ["look", "score", "history 1000", "rules", "luck", "quit"] {
            zoe.say(line).await;
        }
        zoe.say("quit").await;
        let heard = zoe.rest().await;
        // For how long the table waits depends on the time itself.
        let told = heard
            .lines()
            .filter(|line| !line.starts_with("The table waits"));
        told.collect::<Vec<_>>().join("\n")
    }
}

/// A text without how many watch: those who have just gone may be counted.
fn uncounted(text: &str) -> String {
    let pieces = text.split(" watch");
    let pieces = pieces.map(|piece| piece.trim_end_matches(|c: char| c.is_ascii_digit()));
    pieces.collect::<Vec<_>>().join(" watch")
}

/// Doors that tell nothing of the time itself.
fn is_timeless(door: &str) -> bool {
    door == "telnet" || door.contains("/api/") || door.ends_with("/record")
}

async fn no_door_tells_more(game: &str) {
    let mut evening = Evening::begin(game).await;
    evening.play().await;
    evening.wait(5 * MINUTE);
    let before = evening.wire().await;
    evening.play().await;
    let at_once = evening.wire().await;
    for (door, bytes) in &before {
        assert_eq!(bytes, &at_once[door], "{game}: {door} tells at once");
    }
    evening.wait(5 * MINUTE - 1);
    let early = evening.wire().await;
    for (door, bytes) in before.iter().filter(|(door, _)| is_timeless(door)) {
        assert_eq!(bytes, &early[door], "{game}: {door} tells too early");
    }
    evening.wait(1);
    let then = evening.wire().await;
    for door in [
        "api/v1/tables/{}",
        "t/{}",
        "api/v1/tables/{}/stream",
        "t/{}/stream",
    ] {
        let door = format!("true /{}", door.replace("{}", &evening.table));
        assert_ne!(before[&door], then[&door], "{game}: {door} never tells");
    }
    assert_ne!(before["telnet"], then["telnet"]);
}

#[tokio::test]
async fn those_who_watch_are_told_later_by_every_door_wimpout() {
    no_door_tells_more("wimpout").await;
}

#[tokio::test]
async fn those_who_watch_are_told_later_by_every_door_cow() {
    no_door_tells_more("cow").await;
}

#[tokio::test]
async fn those_who_watch_are_told_later_by_every_door_connexion() {
    no_door_tells_more("connexion").await;
}

/// The log as somebody reads it: what was said.
fn heard(events: &Value) -> Vec<&str> {
    let said = events.as_array().unwrap().iter();
    said.filter_map(|event| event["text"].as_str()).collect()
}

#[tokio::test]
async fn those_who_watch_talk_among_themselves_and_over_a_restart_too() {
    let mut evening = Evening::begin("wimpout").await;
    let at = format!("/tables/{}", evening.table);
    let chat = format!("{at}/chat");
    let told = evening.eve.post(&chat, json!({"text": "poor Bob"})).await;
    let length = &evening.eve.get(&at).await["length"];
    assert_eq!(
        *length,
        json!(0),
        "the game has begun, and nobody has acted"
    );
    assert_ne!(told["length"], json!(1), "an answer tells no more");
    evening.play().await;
    let events = format!("{at}/events");
    assert_eq!(heard(&evening.eve.get(&events).await), ["poor Bob"]);
    let bob = evening.players[1].get(&events).await;
    assert_eq!(heard(&bob), [format!("all at {}", evening.now())]);

    let before = evening.eve.get(&at).await;
    let House { folder, running } = evening.house;
    running.stop().await;
    evening.house = house_at(folder, &evening.time).await;
    evening.eve.client = evening.house.client().await;
    evening.eve.client.show_token(&evening.eve.token);
    assert_eq!(
        evening.eve.get(&at).await,
        before,
        "a restart tells nothing"
    );
    evening.wait(5 * MINUTE);
    let all = evening.eve.get(&events).await;
    assert_eq!(heard(&all).len(), 2);
}

/// Who sits down at a game under way and leaves it at once is kept behind as those are who watch, and seats no bots (P4, P10).
#[tokio::test]
async fn who_has_left_for_good_sees_no_more_than_those_who_watch() {
    let mut evening = Evening::begin("wimpout").await;
    let at = format!("/tables/{}", evening.table);
    evening.eve.post(&format!("{at}/seat"), json!({})).await;
    evening.eve.delete(&format!("{at}/seat")).await;
    let entries = |state: &Value| state["entries"].as_u64().unwrap();
    let before = entries(&evening.eve.get(&at).await);
    evening.play().await;
    assert_eq!(entries(&evening.eve.get(&at).await), before);
    let bots = format!("{at}/bots");
    let (_, refused) = evening.eve.try_post(&bots, json!({"bot": "odds"})).await;
    assert_eq!(refused["code"], "bad-seat");
    evening.wait(6 * MINUTE);
    assert!(entries(&evening.eve.get(&at).await) > before);
}
