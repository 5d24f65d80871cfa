//! The house as its guests meet it: a real server on free ports, real connections.
#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]
#![allow(missing_docs, reason = "helpers of tests")]

mod api;
mod bots;
mod client;
mod clients;
mod crash;
mod devices;
mod frame;
mod full;
#[path = "../../../host/tests/hostile/mod.rs"]
mod hostile_records;
mod keeper;
mod keeping;
mod kill;
mod leak;
mod malformed;
mod pages;
mod people;
mod proxy;
mod records;
mod schema;
mod telnet;
mod telnet_words;
mod thinking;

use client::Client;
use serde_json::{Value, json};
use server::{Config, Limits, Running};

/// A running house and the folder it lives in.
struct House {
    folder: tempfile::TempDir,
    running: Running,
}

impl House {
    async fn open() -> Self {
        Self::open_with(Limits::default().without_rates()).await
    }

    async fn open_with(limits: Limits) -> Self {
        Self::open_in(tempfile::tempdir().unwrap(), limits).await
    }

    async fn open_in(folder: tempfile::TempDir, limits: Limits) -> Self {
        let mut config = Config::local(folder.path().to_owned());
        config.limits = limits;
        let running = Running::start(config).await.unwrap();
        Self { folder, running }
    }

    /// Closes the house and opens it again in the same folder.
    async fn reopen(self) -> Self {
        self.running.stop().await;
        Self::open_in(self.folder, Limits::default().without_rates()).await
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
