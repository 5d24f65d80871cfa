//! Whoever is not at a table is told outside that it is their turn: once, and by the ways they have chosen (P6).

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use serde_json::json;
use server::{Calling, Config, Machine};

use crate::service::Service;
use crate::{Guest, House, limits, machine};

/// A house that may call this machine, at once.
pub(crate) async fn house() -> House {
    house_in(tempfile::tempdir().unwrap(), machine()).await
}

pub(crate) async fn house_in(folder: tempfile::TempDir, machine: Machine) -> House {
    let mut config = Config::local(folder.path().to_owned());
    config.limits = limits();
    config.calling = Calling {
        networks: Some("127.0.0.1".parse().unwrap()),
        after: Duration::ZERO,
        ..Calling::default()
    };
    House::start(folder, config, machine).await
}

/// Ann, whose turn it is, and Bob.
async fn pair(house: &House) -> (Guest, Guest, String) {
    let mut ann = house.guest("Ann").await;
    let table = ann.open(json!({"rules": {"starter": "first"}})).await;
    let mut bob = house.guest("Bob").await;
    bob.post(&format!("/tables/{table}/seat"), json!({})).await;
    (ann, bob, table)
}

/// Plays until the turn is the other's: throws until it may stop, and stops.
async fn play_on(guest: &mut Guest, table: &str) {
    loop {
        let state = guest.get(&format!("/tables/{table}")).await;
        let actions = state["actions"].as_array().cloned().unwrap_or_default();
        // The last action listed is to stop where one may stop.
        let Some(action) = actions.last() else { return };
        guest
            .post(
                &format!("/tables/{table}/acts"),
                json!({"action": action, "against": state["length"]}),
            )
            .await;
    }
}

#[tokio::test]
async fn a_turn_is_told_once_by_every_way_that_was_chosen() {
    let (house, mut service) = (house().await, Service::open().await);
    let (mut ann, mut bob, table) = pair(&house).await;
    bob.post(
        "/me/calls",
        json!({"by": "webhook", "url": format!("{}/hook", service.base)}),
    )
    .await;
    bob.post(
        "/me/calls",
        json!({"by": "ntfy", "url": format!("{}/sub/bobs", service.base)}),
    )
    .await;
    ann.post(&format!("/tables/{table}/start"), json!({})).await;
    play_on(&mut ann, &table).await;
    let (one, two) = (service.next().await, service.next().await);
    let hook = one.json();
    assert_eq!(
        (one.path.as_str(), &hook["type"], &hook["table"]),
        ("/hook", &json!("your-turn"), &json!(table))
    );
    assert!(
        hook["text"].as_str().unwrap().contains("it is your turn"),
        "{hook}"
    );
    assert!(
        hook["url"]
            .as_str()
            .unwrap()
            .ends_with(&format!("/t/{table}")),
        "{hook}"
    );
    assert!(one.header("webhook-signature").unwrap().starts_with("v1,"));
    assert_eq!(
        one.header("webhook-id").unwrap(),
        hook["id"].as_str().unwrap()
    );
    let topic = two.json();
    assert_eq!(
        (two.path.as_str(), &topic["topic"]),
        ("/sub/", &json!("bobs"))
    );
    // Bob throws, and it is still his turn; then it is Ann's, who has chosen nothing, and his again.
    play_on(&mut bob, &table).await;
    assert!(service.is_silent());
    play_on(&mut ann, &table).await;
    let again = service.next().await.json();
    assert_ne!(again["id"], hook["id"], "another turn");
}

#[tokio::test]
async fn what_a_browser_is_told_is_sealed_and_signed() {
    let (house, mut service) = (house().await, Service::open().await);
    let (mut ann, mut bob, table) = pair(&house).await;
    // The generator of the curve is a public key like any other.
    let browser = json!({
        "by": "push", "endpoint": format!("{}/push/1", service.base), "auth": "BTBZMqHH6r4Tts7J_aSIgg",
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    });
    let calls = bob.post("/me/calls", browser).await;
    ann.post(&format!("/tables/{table}/start"), json!({})).await;
    play_on(&mut ann, &table).await;
    let heard = service.next().await;
    assert_eq!(heard.path, "/push/1");
    assert_eq!(heard.header("content-encoding"), Some("aes128gcm"));
    assert_eq!(heard.header("ttl"), Some("86400"));
    let key = calls["push_key"].as_str().unwrap().to_lowercase();
    assert!(
        heard
            .header("authorization")
            .unwrap()
            .ends_with(&format!("k={key}"))
    );
    assert_eq!(
        (&heard.body[16..21], heard.body.len() > 86 + 16),
        (&[0, 0, 16, 0, 65][..], true)
    );
    let plain = String::from_utf8_lossy(&heard.body);
    assert!(!plain.contains(&table), "the service cannot read it");
    // The service says that the browser is gone: it is forgotten.
    service.answers(410);
    play_on(&mut bob, &table).await;
    play_on(&mut ann, &table).await;
    service.next().await;
    while !bob.get("/me/calls").await["ways"]
        .as_array()
        .unwrap()
        .is_empty()
    {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn whoever_looks_is_not_told() {
    let (house, mut service) = (house().await, Service::open().await);
    let (mut ann, mut bob, table) = pair(&house).await;
    for guest in [&mut ann, &mut bob] {
        guest
            .post(
                "/me/calls",
                json!({"by": "webhook", "url": format!("{}/{}", service.base, guest.token)}),
            )
            .await;
    }
    let mut stream = house.client().await;
    stream.headers.clone_from(&ann.client.headers);
    stream
        .send("GET", &format!("/api/v1/tables/{table}/stream"), "")
        .await
        .unwrap();
    stream.head().await.unwrap();
    stream.chunk().await.unwrap();
    ann.post(&format!("/tables/{table}/start"), json!({})).await;
    play_on(&mut ann, &table).await;
    let heard = service.next().await;
    assert_eq!(heard.path, format!("/{}", bob.token), "Ann was there");
    assert!(service.is_silent());
}

#[tokio::test]
async fn what_does_not_arrive_is_tried_again_over_a_restart_and_told_once() {
    let (house, mut service) = (house().await, Service::open().await);
    let (mut ann, mut bob, table) = pair(&house).await;
    bob.post(
        "/me/calls",
        json!({"by": "webhook", "url": format!("{}/hook", service.base)}),
    )
    .await;
    service.answers(503);
    ann.post(&format!("/tables/{table}/start"), json!({})).await;
    play_on(&mut ann, &table).await;
    let first = service.next().await.json();
    service.answers(200);
    let House { folder, running } = house;
    running.stop().await;
    let house = house_in(folder, machine()).await;
    let again = service.next().await.json();
    assert_eq!(again["id"], first["id"], "the same turn");
    // It has arrived: the next house says nothing of it.
    let mut keeper = Guest {
        client: house.client().await,
        token: bob.token.clone(),
    };
    keeper.client.show_token(&bob.token);
    while !keeper.get("/me/calls").await["ways"][0]["failed"].is_null() {
        tokio::task::yield_now().await;
    }
    let House { folder, running } = house;
    running.stop().await;
    let house = house_in(folder, machine()).await;
    let mut bob = Guest {
        client: house.client().await,
        token: bob.token,
    };
    bob.client.show_token(&bob.token);
    play_on(&mut bob, &table).await;
    let mut ann = Guest {
        client: house.client().await,
        token: ann.token,
    };
    ann.client.show_token(&ann.token);
    play_on(&mut ann, &table).await;
    let next = service.next().await.json();
    assert_ne!(next["id"], first["id"], "nothing was told twice");
}

#[tokio::test]
async fn quiet_hours_put_it_off() {
    // 23 o'clock in universal time, and then as late as the test says.
    let now = Arc::new(AtomicU64::new(
        1_800_000_000_000 / 86_400_000 * 86_400_000 + 23 * 3_600_000,
    ));
    let read = now.clone();
    let machine = Machine {
        clock: Arc::new(move || read.load(Ordering::SeqCst)),
        ..machine()
    };
    let (house, mut service) = (
        house_in(tempfile::tempdir().unwrap(), machine).await,
        Service::open().await,
    );
    let (mut ann, mut bob, table) = pair(&house).await;
    bob.post(
        "/me/calls",
        json!({"by": "webhook", "url": format!("{}/hook", service.base)}),
    )
    .await;
    let hours = json!({"from": "22:00", "to": "23:01"}).to_string();
    let set = bob
        .client
        .request("PUT", "/api/v1/me/calls/quiet", &hours)
        .await
        .unwrap();
    assert_eq!(set.status, 200, "{}", set.text());
    // The last 20 milliseconds of the quiet hours.
    now.fetch_add(60_000 - 20, Ordering::SeqCst);
    ann.post(&format!("/tables/{table}/start"), json!({})).await;
    play_on(&mut ann, &table).await;
    assert!(service.is_silent());
    now.fetch_add(20, Ordering::SeqCst);
    assert_eq!(service.next().await.json()["table"], json!(table));
}
