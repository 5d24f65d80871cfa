//! Measures how long a house with many stored tables keeps its doors shut.
//!
//! ```text
//! cargo run --release -p server --example start -- [--tables 20000] [--acts 20] [--old]
//! ```
//! The tables are copies of one in which some acts were done and a clock runs, so that all of them are brought back
//! behind the open doors.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    missing_docs,
    dead_code,
    reason = "a tool: it stops where something is wrong; the client is shared with the tests"
)]

use std::path::Path;
use std::time::{Duration, Instant};

use clap::Parser;
use serde_json::json;
use server::{Config, Limits, Running};
use store::{NewTable, Sqlite, Store as _};

#[path = "../tests/it/client.rs"]
mod client;
use client::Client;

/// What to measure.
#[derive(Clone, Debug, Parser)]
struct Start {
    /// Tables that are not over
    #[arg(long, default_value_t = 20_000)]
    tables: usize,
    /// Acts at each of them
    #[arg(long, default_value_t = 20)]
    acts: usize,
    /// Make them as an old house left them: without lines beside the logs
    #[arg(long)]
    old: bool,
}

#[tokio::main]
async fn main() {
    let start = Start::parse();
    let folder = tempfile::tempdir_in(".").unwrap();
    fill(&start, folder.path()).await;
    let size = folder.path().join("house.db").metadata().unwrap().len();
    println!(
        "stored {} tables of {} acts each: {} MB",
        start.tables,
        start.acts,
        size / 1_000_000
    );

    let (began, before, memory) = (Instant::now(), cpu(), resident());
    let running = Running::start(config(folder.path())).await.unwrap();
    println!(
        "doors open after {:.3} s, {:.2} s of it computing",
        began.elapsed().as_secs_f64(),
        cpu() - before
    );
    let mut client = Client::connect(running.web).await.unwrap();
    assert_eq!(client.get("/").await.unwrap().status, 200);
    println!("first page after {:.3} s", began.elapsed().as_secs_f64());
    let seen = client
        .get(&format!("/api/v1/tables/t{}", start.tables / 2))
        .await
        .unwrap();
    assert_eq!(seen.status, 200, "{}", seen.text());
    println!(
        "a table that was asked for after {:.3} s",
        began.elapsed().as_secs_f64()
    );
    while running.tables_in_memory() < start.tables {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    println!(
        "all {} brought back after {:.3} s, {:.2} s of it computing; {:.1} kB of memory each",
        start.tables,
        began.elapsed().as_secs_f64(),
        cpu() - before,
        (resident() - memory) / float(start.tables)
    );
    running.stop().await;
}

/// The computing time of this process so far in seconds, where Linux tells.
fn cpu() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let ticks = stat
        .rsplit(") ")
        .next()
        .into_iter()
        .flat_map(|rest| rest.split(' ').skip(11));
    ticks
        .take(2)
        .filter_map(|ticks| ticks.parse::<f64>().ok())
        .sum::<f64>()
        / 100.0
}

/// What this process holds in memory in kB, where Linux tells.
fn resident() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok());
    kilobytes.unwrap_or_default()
}

fn float(n: usize) -> f64 {
    f64::from(u32::try_from(n).unwrap_or(u32::MAX))
}

fn config(folder: &Path) -> Config {
    let mut config = Config::local(folder.to_owned());
    config.limits = Limits::default().without_rates();
    config
}

/// Plays at one table, and stores copies of it.
async fn fill(start: &Start, folder: &Path) {
    let running = Running::start(config(folder)).await.unwrap();
    let mut ann = Client::connect(running.web).await.unwrap();
    let guest = ann
        .post("/api/v1/guests", &json!({"name": "ann"}))
        .await
        .unwrap()
        .json();
    ann.show_token(guest["token"].as_str().unwrap());
    // With a clock the house must bring it back by itself.
    let plan = json!({"game": "wimpout", "clock": {"reserve": 86_400_000}});
    let opened = ann.post("/api/v1/tables", &plan).await.unwrap().json();
    let id = opened["id"].as_str().unwrap().to_owned();
    let path = format!("/api/v1/tables/{id}");
    ann.post(&format!("{path}/seat"), &json!({})).await.unwrap();
    let mut state = ann
        .post(&format!("{path}/start"), &json!({}))
        .await
        .unwrap()
        .json();
    for _ in 0..start.acts {
        let action = state["actions"].as_array().unwrap().last().unwrap().clone();
        state = ann
            .post(&format!("{path}/acts"), &json!({"action": action}))
            .await
            .unwrap()
            .json();
    }
    running.stop().await;

    let log = server::log_of(folder, &id).await.unwrap();
    let store = Sqlite::open(&folder.join("house.db")).unwrap();
    let row = store.table(&id).await.unwrap().unwrap();
    store.remove(&id).await.unwrap();
    let stored = (0..start.tables).map(|number| {
        let copy = format!("t{number}");
        store.create(NewTable {
            meta: if start.old {
                String::new()
            } else {
                row.meta.replace(&id, &copy)
            },
            id: copy,
            created: row.created,
            events: vec![log.clone()],
        })
    });
    for stored in stored.collect::<Vec<_>>() {
        stored.await.unwrap();
    }
}
