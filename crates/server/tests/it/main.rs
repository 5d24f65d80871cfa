//! The house as its guests meet it: a real server on free ports, real connections.
#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]
#![allow(missing_docs, reason = "helpers of tests")]

mod api;
mod asked;
mod bots;
mod budgets;
mod calls;
mod calls_refused;
mod cards;
mod career;
mod circles;
mod circles_here;
mod circles_hidden;
mod circles_moved;
mod circles_own;
mod circles_tables;
mod circles_talk;
mod circles_told;
mod client;
mod clients;
mod crash;
mod devices;
mod frame;
mod full;
#[path = "../../../host/tests/hostile/mod.rs"]
mod hostile_records;
mod house_records;
mod insight;
mod keeper;
mod keeping;
mod kill;
mod lab;
mod later;
mod leak;
mod losses;
mod malformed;
mod muted;
mod own_asked;
mod own_rules;
mod own_told;
mod pages;
mod pause;
mod people;
mod presence;
mod proxy;
mod puzzles;
mod records;
mod removal;
mod reports;
mod schema;
mod secrets;
mod service;
mod shelf;
mod shoulder;
mod telnet;
mod telnet_words;
mod thinking;
mod told;
mod views;
mod visit;
mod watching;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use client::Client;
use serde_json::{Value, json};
use server::{Config, Limits, Luck, Machine, Running};

/// How long anything may take that a person waits for, on a machine that has much else to do.
const PATIENCE: Duration = Duration::from_mins(5);

/// Limits without rates, of a house that waits for its guests however slow the machine is.
fn limits() -> Limits {
    Limits {
        patience: Duration::from_hours(1),
        pause: Duration::from_hours(1),
        ..Limits::default().without_rates()
    }
}

/// Luck that is the same in every run, and another for each table and seat.
fn luck() -> Luck {
    let drawn = AtomicU64::new(1);
    Arc::new(move || {
        let number = drawn.fetch_add(1, Ordering::Relaxed);
        let bytes = number.wrapping_mul(0x9e37_79b9_7f4a_7c15).to_be_bytes();
        Ok([bytes; 4].as_flattened().try_into().unwrap())
    })
}

/// The machine with luck that is the same in every run.
fn machine() -> Machine {
    Machine {
        luck: luck(),
        ..Machine::default()
    }
}

/// A running house and the folder it lives in.
struct House {
    folder: tempfile::TempDir,
    running: Running,
}

impl House {
    async fn open() -> Self {
        Self::open_with(limits()).await
    }

    async fn open_with(limits: Limits) -> Self {
        Self::open_in(tempfile::tempdir().unwrap(), limits).await
    }

    async fn open_in(folder: tempfile::TempDir, limits: Limits) -> Self {
        let mut config = Config::local(folder.path().to_owned());
        config.limits = limits;
        Self::start(folder, config, machine()).await
    }

    async fn start(folder: tempfile::TempDir, config: Config, machine: Machine) -> Self {
        let running = Running::start_on(config, machine).await.unwrap();
        Self { folder, running }
    }

    /// Closes the house and opens it again in the same folder.
    async fn reopen(self) -> Self {
        self.running.stop().await;
        Self::open_in(self.folder, limits()).await
    }

    async fn client(&self) -> Client {
        Client::connect(self.running.web).await.unwrap()
    }

    /// The keeper, who shows the token.
    async fn keeper(&self) -> Client {
        let mut keeper = Client::connect(self.running.admin.unwrap()).await.unwrap();
        let token = std::fs::read_to_string(self.running.token_file().unwrap());
        keeper.show_token(token.unwrap().trim());
        keeper
    }

    /// A guest with a token.
    async fn guest(&self, name: &str) -> Guest {
        let mut client = self.client().await;
        let answer = client
            .post("/api/v1/guests", &json!({"name": name}))
            .await
            .unwrap();
        assert_eq!(answer.status, 201, "{}", answer.text());
        let token = answer.json()["token"].as_str().unwrap().to_owned();
        client.show_token(&token);
        Guest { client, token }
    }
}

/// Somebody with a token.
struct Guest {
    client: Client,
    token: String,
}

impl Guest {
    /// Asks for something that must be there.
    async fn get(&mut self, path: &str) -> Value {
        let answer = self.client.get(&format!("/api/v1{path}")).await.unwrap();
        assert_eq!(answer.status, 200, "GET {path}: {}", answer.text());
        answer.json()
    }

    /// Does something that must be allowed.
    async fn post(&mut self, path: &str, body: Value) -> Value {
        let (status, answer) = self.try_post(path, body).await;
        assert!(status < 300, "POST {path}: {answer}");
        answer
    }

    async fn try_post(&mut self, path: &str, body: Value) -> (u16, Value) {
        let answer = self
            .client
            .post(&format!("/api/v1{path}"), &body)
            .await
            .unwrap();
        (answer.status, answer.json())
    }

    async fn delete(&mut self, path: &str) -> (u16, Value) {
        let answer = self
            .client
            .request("DELETE", &format!("/api/v1{path}"), "")
            .await
            .unwrap();
        (answer.status, answer.json())
    }

    /// Opens a table of Wimpout and sits down at it.
    async fn open(&mut self, plan: Value) -> String {
        let mut body = json!({"game": "wimpout", "pace": 0});
        body.as_object_mut()
            .unwrap()
            .extend(plan.as_object().unwrap().clone());
        let table = self.post("/tables", body).await["id"]
            .as_str()
            .unwrap()
            .to_owned();
        self.post(&format!("/tables/{table}/seat"), json!({})).await;
        table
    }
}
