//! Hidden things stay hidden at the wire (P7): when what a viewer may not see is dealt anew, not one byte changes of
//! what any door sends that viewer.
//!
//! A game is played for a while and the house closed. In its store the hidden cards of others are swapped; both houses
//! are opened at the same moment of the same clock and asked the same questions.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use host::{Fact, Room};
use serde_json::{Value, json};
use server::{Config, Machine};
use store::{Sqlite, Store as _};
use table::{Seat, Viewer};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

use crate::client::Client;
use crate::{Guest, House};

/// The games that hide something, and how many sit.
const HIDING: [(&str, usize); 2] = [("cow", 3), ("connexion", 3)];
/// How many rounds of acts are played before the house is closed.
const ROUNDS: usize = 6;
/// The time at which all houses are opened again.
const NOW: u64 = 4_000_000_000_000;

/// A table that was left in the middle of its game.
struct Left {
    folder: tempfile::TempDir,
    id: String,
    tokens: Vec<String>,
    keys: Vec<String>,
}

/// Opens a table of a game and plays some rounds with whatever is listed.
async fn play(game: &str, seats: usize) -> Left {
    let house = House::open().await;
    let mut guests = Vec::new();
    for name in ["ann", "bob", "cat", "dan"].iter().take(seats) {
        guests.push(house.guest(name).await);
    }
    // Advice may look at nothing else either. Where it is sampled that is held by a test of its own
    // (`cargo test -p arena --test insight`), for it takes its time.
    let plan = json!({"game": game, "coach": game == "connexion"});
    let opened = guests[0].post("/tables", plan).await;
    let id = opened["id"].as_str().unwrap().to_owned();
    let mut keys = Vec::new();
    for guest in &mut guests {
        let sat = guest.post(&format!("/tables/{id}/seat"), json!({})).await;
        keys.push(sat["key"].as_str().unwrap().to_owned());
    }
    guests[0]
        .post(&format!("/tables/{id}/start"), json!({}))
        .await;
    for round in 0..ROUNDS {
        for guest in &mut guests {
            act(guest, &id, round).await;
        }
    }
    let tokens = guests.into_iter().map(|guest| guest.token).collect();
    house.running.stop().await;
    Left {
        folder: house.folder,
        id,
        tokens,
        keys,
    }
}

async fn act(guest: &mut Guest, table: &str, round: usize) {
    let state = guest.get(&format!("/tables/{table}")).await;
    let listed = state["actions"].as_array().unwrap();
    if let Some(action) = listed.get(round * 7 % listed.len().max(1)) {
        let act = json!({"action": action, "against": state["length"]});
        guest.post(&format!("/tables/{table}/acts"), act).await;
    }
}

/// What is stored of a table, unsealed; all as one event.
async fn stored(folder: &Path, id: &str) -> Vec<Vec<Value>> {
    let log = server::log_of(folder, id).await.unwrap();
    vec![serde_json::from_str(&log).unwrap()]
}

fn room(events: &[Vec<Value>]) -> Result<Room, table::Refusal> {
    let entries = events.iter().flatten();
    let facts = entries.filter(|entry| entry.get("fact").is_some());
    Room::restore(facts.map(|fact| serde_json::from_value::<Fact>(fact.clone()).unwrap()))
}

/// What the rules let a viewer know, and nothing of the doors in it.
fn known(room: &Room, viewer: Viewer) -> (Value, Vec<Value>, Vec<Vec<Value>>) {
    let table = room.table().unwrap();
    let happenings = table.seen_from(0, viewer);
    let seats = (0..room.seats()).map(Seat::at);
    let asked = seats.filter(|seat| viewer == Viewer::Seat(*seat));
    (
        table.view(viewer),
        happenings.into_iter().map(|(_, seen)| seen).collect(),
        asked.map(|seat| table.actions(seat)).collect(),
    )
}

/// The same events with the cards that `viewer` never heard of in other hands; none where there is nothing to swap.
fn dealt_anew(events: &[Vec<Value>], viewer: Viewer) -> Option<Vec<Vec<Value>>> {
    let truth = room(events).unwrap();
    let heard = format!("{:?}", known(&truth, viewer));
    let is_hidden = |card: &str| !heard.contains(&format!("{card:?}"));
    let mut places = Vec::new();
    for (number, entry) in events.iter().enumerate() {
        for (place, fact) in entry.iter().enumerate() {
            if fact["step"]["luck"].as_str().is_some_and(is_hidden) {
                places.push((number, place));
            }
        }
    }
    orders(places.len()).find_map(|order| {
        let mut anew = events.to_vec();
        for (&(number, place), from) in places.iter().zip(order) {
            let (other, at) = places[from];
            anew[number][place]["step"]["luck"] = events[other][at]["step"]["luck"].clone();
        }
        let dealt = room(&anew).ok()?;
        let is_same = |viewer| known(&dealt, viewer) == known(&truth, viewer);
        let mut seats = (0..truth.seats()).map(|seat| Viewer::Seat(Seat::at(seat)));
        (is_same(viewer) && !seats.all(is_same)).then_some(anew)
    })
}

/// Other orders of `count` cards: all of them moved on, or any two swapped.
fn orders(count: usize) -> impl Iterator<Item = Vec<usize>> {
    let moved = (1..count).map(move |turn| (0..count).map(|card| (card + turn) % count).collect());
    let pairs = (0..count).flat_map(move |one| (0..one).map(move |other| (one, other)));
    let swapped = pairs.map(move |(one, other)| {
        let mut order: Vec<usize> = (0..count).collect();
        order.swap(one, other);
        order
    });
    moved.chain(swapped)
}

/// A house in a folder of its own that holds these events in place of those of the table.
async fn reopened(left: &Left, events: &[Vec<Value>]) -> House {
    let folder = tempfile::tempdir().unwrap();
    for file in std::fs::read_dir(left.folder.path()).unwrap() {
        let file = file.unwrap();
        std::fs::copy(file.path(), folder.path().join(file.file_name())).unwrap();
    }
    let payload = |entries: &Vec<Value>| serde_json::to_string(entries).unwrap();
    // In the clear, as it was stored once.
    let store = Sqlite::open(&folder.path().join("house.db")).unwrap();
    let row = store.table(&left.id).await.unwrap().unwrap();
    store.remove(&left.id).await.unwrap();
    let anew = store::NewTable {
        id: row.id,
        created: row.created,
        meta: row.meta,
        events: events.iter().map(payload).collect(),
    };
    store.create(anew).await.unwrap();
    drop(store);
    let mut config = Config::local(folder.path().to_owned());
    config.limits = crate::limits();
    config.public_url = Some("https://house.example".to_owned());
    let machine = Machine {
        clock: Arc::new(|| NOW),
        luck: crate::luck(),
    };
    House::start(folder, config, machine).await
}

/// Every byte that each door sends a viewer; a spectator has no seat.
async fn wire(house: &House, left: &Left, seat: Option<usize>) -> BTreeMap<String, Vec<u8>> {
    let id = &left.id;
    let mut wire = BTreeMap::new();
    let pages = [
        format!("/api/v1/tables/{id}"),
        format!("/api/v1/tables/{id}/events"),
        format!("/api/v1/tables/{id}/record"),
        "/api/v1/tables".to_owned(),
        format!("/t/{id}"),
        format!("/t/{id}/record"),
        format!("/t/{id}/replay?step=9999"),
        format!("/verify?table={id}"),
        format!("/api/v1/tables/{id}/advice?hint=words"),
        "/".to_owned(),
    ];
    for path in pages {
        let mut client = visitor(house, left, seat).await;
        let answer = client.get(&path).await.unwrap();
        wire.insert(path, answer.body);
    }
    for stream in [
        format!("/t/{id}/stream"),
        format!("/api/v1/tables/{id}/stream"),
    ] {
        let mut client = visitor(house, left, seat).await;
        client.send("GET", &stream, "").await.unwrap();
        assert_eq!(client.head().await.unwrap().status, 200);
        wire.insert(stream, client.chunk().await.unwrap().unwrap());
    }
    wire.insert("telnet".to_owned(), telnet(house, left, seat).await);
    wire
}

async fn visitor(house: &House, left: &Left, seat: Option<usize>) -> Client {
    let mut client = house.client().await;
    if let Some(seat) = seat {
        client.show_token(&left.tokens[seat]);
    }
    client
}

/// What a telnet client with GMCP hears who asks for everything there is.
async fn telnet(house: &House, left: &Left, seat: Option<usize>) -> Vec<u8> {
    let address = house.running.telnet.unwrap();
    let mut stream = tokio::net::TcpStream::connect(address).await.unwrap();
    // IAC DO GMCP.
    stream.write_all(&[255, 253, 201]).await.unwrap();
    let come_in = match seat {
        Some(seat) => format!("{}\r\n", left.keys[seat]),
        None => format!("Eve\r\nwatch {}\r\n", left.id),
    };
    stream.write_all(come_in.as_bytes()).await.unwrap();
    let mut heard = Vec::new();
    until(&mut stream, &mut heard, "Table.State").await;
    let questions =
        "look\r\nactions\r\nscore\r\nhistory 1000\r\nrules\r\nundo\r\nback\r\nsay enough\r\n";
    stream.write_all(questions.as_bytes()).await.unwrap();
    until(&mut stream, &mut heard, ": enough").await;
    heard
}

/// Reads until `text` has come. What comes after it is not looked at: how much of it is there already is chance.
async fn until(stream: &mut tokio::net::TcpStream, heard: &mut Vec<u8>, text: &str) {
    let mut piece = [0; 1];
    while !heard.ends_with(text.as_bytes()) {
        let read = stream.read(&mut piece).await.unwrap();
        assert!(read > 0, "{}", String::from_utf8_lossy(heard));
        heard.extend(&piece[..read]);
    }
}

#[tokio::test]
async fn no_byte_tells_what_a_viewer_may_not_see() {
    for (game, seats) in HIDING {
        let left = play(game, seats).await;
        let events = stored(left.folder.path(), &left.id).await;
        let own = (0..seats).map(Some);
        for seat in own.chain([None]) {
            let viewer = seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat::at(seat)));
            let anew = dealt_anew(&events, viewer);
            let anew = anew.unwrap_or_else(|| panic!("{game}: nothing is hidden from {viewer:?}"));
            let (before, after) = (reopened(&left, &events).await, reopened(&left, &anew).await);
            let (one, other) = (
                wire(&before, &left, seat).await,
                wire(&after, &left, seat).await,
            );
            for (door, bytes) in one {
                assert!(!bytes.is_empty(), "{game} {viewer:?} {door}");
                let (said, would) = (
                    String::from_utf8_lossy(&bytes),
                    String::from_utf8_lossy(&other[&door]),
                );
                assert_eq!(said, would, "{game}: {door} tells {viewer:?} too much");
            }
        }
    }
}

/// The check would see a leak: those whose cards were swapped are sent other bytes.
#[tokio::test]
async fn those_whose_cards_were_swapped_are_told() {
    for (game, seats) in HIDING {
        let left = play(game, seats).await;
        let events = stored(left.folder.path(), &left.id).await;
        let anew = dealt_anew(&events, Viewer::Seat(Seat(0))).unwrap();
        let (before, after) = (reopened(&left, &events).await, reopened(&left, &anew).await);
        let mut differ = 0;
        for seat in (1..seats).map(Some) {
            let one = wire(&before, &left, seat).await;
            let other = wire(&after, &left, seat).await;
            differ += one
                .iter()
                .filter(|(door, bytes)| other[*door] != **bytes)
                .count();
        }
        assert!(differ >= 3, "{game}: nobody's cards were swapped");
    }
}
