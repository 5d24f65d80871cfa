//! What travels: the bytes that one phone is sent for a first visit and for a whole game against two bots.
//!
//! ```text
//! cargo run --release -p server --example wire -- [--games 3]
//! ```
//! A browser that takes gzip is played by a client that counts: the page and every file it names, then the event stream
//! of the page while the person acts (the first listed action; in Cosmic Wimpout it stops when it may).
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a tool: it stops where something is wrong"
)]
#![allow(
    missing_docs,
    dead_code,
    reason = "the client is shared with the tests"
)]

use clap::Parser;
use serde_json::{Value, json};
use server::{Config, Running};
use tokio::sync::mpsc;

#[path = "../tests/it/client.rs"]
mod client;
#[path = "../tests/it/visit.rs"]
mod visit;
use client::Client;

/// What to measure.
#[derive(Clone, Debug, Parser)]
struct Wire {
    /// Games of each kind
    #[arg(long, default_value_t = 1)]
    games: usize,
    /// So many acts of the person at most: a whole game needs fewer
    #[arg(long, default_value_t = 2000)]
    acts: usize,
}

const GAMES: [(&str, [&str; 2]); 3] = [
    ("wimpout", ["odds", "hold-25"]),
    ("connexion", ["club", "club"]),
    ("cow", ["farmer", "farmer"]),
];

#[tokio::main]
async fn main() {
    let wire = Wire::parse();
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::local(folder.path().to_owned());
    config.limits = config.limits.without_rates();
    let house = Running::start(config).await.unwrap();
    println!(
        "first visit, the front page and its files: {} bytes",
        visit::bytes(house.web, "/").await
    );
    for (game, bots) in GAMES {
        for _ in 0..wire.games {
            play(&house, game, bots, wire.acts).await;
        }
    }
    house.stop().await;
}

async fn browser(house: &Running) -> Client {
    let mut client = Client::connect(house.web).await.unwrap();
    client.headers.push_str("accept-encoding: gzip\r\n");
    client
}

async fn play(house: &Running, game: &str, bots: [&str; 2], most: usize) {
    let mut ann = Client::connect(house.web).await.unwrap();
    let known = ann
        .post("/api/v1/guests", &json!({"name": "Ann"}))
        .await
        .unwrap()
        .json();
    let token = known["token"].as_str().unwrap();
    ann.show_token(token);
    let opened = ann
        .post("/api/v1/tables", &json!({"game": game, "pace": 0}))
        .await
        .unwrap()
        .json();
    let table = format!("/api/v1/tables/{}", opened["id"].as_str().unwrap());
    ann.post(&format!("{table}/seat"), &json!({}))
        .await
        .unwrap();
    for bot in bots {
        ann.post(&format!("{table}/bots"), &json!({"bot": bot}))
            .await
            .unwrap();
    }
    ann.post(&format!("{table}/start"), &json!({}))
        .await
        .unwrap();
    let mut page = browser(house).await;
    page.show_token(token);
    let path = format!("/t/{}/stream", opened["id"].as_str().unwrap());
    page.send("GET", &path, "").await.unwrap();
    assert_eq!(
        page.head().await.unwrap().header("content-encoding"),
        Some("gzip")
    );
    let (told, mut pieces) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Ok(Some(piece)) = page.chunk().await {
            let _ = told.send(piece.len());
        }
    });
    let mut sizes = vec![pieces.recv().await.unwrap()];
    let mut acts = 0;
    loop {
        let state = ann.get(&table).await.unwrap().json();
        if state["stage"] == "over" || acts == most {
            break;
        }
        match choose(&state) {
            Some(action) => {
                let answer = ann
                    .post(&format!("{table}/acts"), &json!({"action": action}))
                    .await
                    .unwrap();
                assert_eq!(answer.status, 200, "{}", answer.text());
                acts += 1;
            }
            None => sizes.push(pieces.recv().await.unwrap()),
        }
        while let Ok(size) = pieces.try_recv() {
            sizes.push(size);
        }
    }
    report(game, acts, &sizes);
}

fn choose(state: &Value) -> Option<&Value> {
    let actions = state["actions"].as_array()?;
    let stop = actions.iter().find(|action| action["do"] == "stop");
    stop.or(actions.first())
}

fn report(game: &str, acts: usize, sizes: &[usize]) {
    let (first, mut updates) = (sizes[0], sizes[1..].to_vec());
    updates.sort_unstable();
    let at = |share: usize| {
        updates
            .get((updates.len().max(1) - 1) * share / 100)
            .copied()
            .unwrap_or(0)
    };
    println!(
        "{game:<10} {acts:>4} acts   stream {:>7} bytes   first view {first:>6}   {} updates: median {}, p99 {}",
        sizes.iter().sum::<usize>(),
        updates.len(),
        at(50),
        at(99)
    );
}
