//! Whoever is not at a table is told outside that it is their turn: once, by the ways they have chosen, and never at an
//! address that the house must not call (P6).

use std::sync::atomic::{AtomicU16, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};
use server::{Calling, Config, Machine, Running};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

use crate::{Guest, House, limits, machine};

/// What came in at the service.
#[derive(Debug)]
struct Heard {
    path: String,
    headers: String,
    body: Vec<u8>,
}

impl Heard {
    fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }

    fn header(&self, name: &str) -> Option<&str> {
        let lines = self
            .headers
            .lines()
            .filter_map(|line| line.split_once(": "));
        let mut found = lines.filter(|(header, _)| *header == name);
        found.next().map(|(_, value)| value)
    }
}

/// A service on this machine that hears all that is posted, and answers as it is told.
struct Service {
    base: String,
    heard: mpsc::UnboundedReceiver<Heard>,
    status: Arc<AtomicU16>,
}

impl Service {
    async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        let (tell, heard) = mpsc::unbounded_channel();
        let status = Arc::new(AtomicU16::new(200));
        let answer = status.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(hear(stream, tell.clone(), answer.clone()));
            }
        });
        Self {
            base,
            heard,
            status,
        }
    }

    fn answers(&self, status: u16) {
        self.status.store(status, Ordering::SeqCst);
    }

    async fn next(&mut self) -> Heard {
        let heard = tokio::time::timeout(crate::PATIENCE, self.heard.recv()).await;
        heard.expect("something is sent").unwrap()
    }

    fn is_silent(&mut self) -> bool {
        self.heard.try_recv().is_err()
    }
}

async fn hear(stream: TcpStream, tell: mpsc::UnboundedSender<Heard>, status: Arc<AtomicU16>) {
    let mut stream = BufReader::new(stream);
    let (mut first, mut headers) = (String::new(), String::new());
    if stream.read_line(&mut first).await.unwrap_or(0) == 0 {
        return;
    }
    while !headers.ends_with("\r\n\r\n") && !headers.starts_with("\r\n") {
        stream.read_line(&mut headers).await.unwrap();
    }
    let headers = headers.to_lowercase();
    let length = headers
        .lines()
        .find_map(|line| line.strip_prefix("content-length: "));
    let mut body = vec![0; length.map_or(0, |length| length.parse().unwrap())];
    stream.read_exact(&mut body).await.unwrap();
    let path = first.split(' ').nth(1).unwrap().to_owned();
    tell.send(Heard {
        path,
        headers,
        body,
    })
    .ok();
    let status = status.load(Ordering::SeqCst);
    let answer =
        format!("HTTP/1.1 {status} x\r\nlocation: /elsewhere\r\ncontent-length: 0\r\n\r\n");
    stream.write_all(answer.as_bytes()).await.ok();
}

/// A house that may call this machine, at once.
async fn house() -> House {
    house_in(tempfile::tempdir().unwrap(), machine()).await
}

async fn house_in(folder: tempfile::TempDir, machine: Machine) -> House {
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

#[tokio::test]
async fn the_house_cannot_be_turned_against_its_own_network() {
    let service = Service::open().await;
    let port = service.base.rsplit_once(':').unwrap().1.to_owned();
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::local(folder.path().to_owned());
    config.limits = limits();
    let running = Running::start_on(config, machine()).await.unwrap();
    let house = House { folder, running };
    let mut eve = house.guest("Eve").await;
    let hosts = [
        "127.0.0.1",
        "localhost",
        "LOCALHOST.",
        "127.1",
        "0",
        "0.0.0.0",
        "2130706433",
        "0x7f000001",
        "0177.0.0.1",
        "017700000001",
        "[::]",
        "[::1]",
        "[::127.0.0.1]",
        "[::ffff:127.0.0.1]",
        "[::ffff:7f00:1]",
        "[64:ff9b::7f00:1]",
        "[2002:7f00:1::]",
        "169.254.169.254",
    ];
    for (number, host) in hosts.into_iter().enumerate() {
        let letter = char::from(b'a' + u8::try_from(number).unwrap());
        let mut guest = house.guest(&format!("Sid {letter}")).await;
        guest
            .post(
                "/me/calls",
                json!({"by": "webhook", "url": format!("http://{host}:{port}/")}),
            )
            .await;
        let (status, problem) = guest.try_post("/me/calls/1/try", json!({})).await;
        assert_eq!(
            (status, &problem["rule"]),
            (422, &json!("P6")),
            "{host}: {problem}"
        );
        let why = problem["detail"].as_str().unwrap();
        assert!(
            why.contains("does not call") || why.contains("cannot be reached"),
            "{host}: {why}"
        );
    }
    for bad in [
        "file:///etc/passwd",
        "https://user:word@example.org/",
        "//example.org",
        "",
    ] {
        let (status, _) = eve
            .try_post("/me/calls", json!({"by": "webhook", "url": bad}))
            .await;
        assert_eq!(status, 422, "{bad}");
    }
    let Service { mut heard, .. } = service;
    assert!(heard.try_recv().is_err(), "nothing was sent");
}

#[tokio::test]
async fn nobody_is_followed_elsewhere_and_what_is_wrong_is_said() {
    let (house, mut service) = (house().await, Service::open().await);
    let mut bob = house.guest("Bob").await;
    bob.post(
        "/me/calls",
        json!({"by": "webhook", "url": format!("{}/hook", service.base)}),
    )
    .await;
    service.answers(302);
    let (status, problem) = bob.try_post("/me/calls/1/try", json!({})).await;
    assert_eq!(
        (status, problem["detail"].as_str().unwrap()),
        (422, "127.0.0.1 answers 302")
    );
    assert_eq!(service.next().await.path, "/hook");
    assert!(service.is_silent(), "the redirect was not followed");
    assert_eq!(
        bob.get("/me/calls").await["ways"][0]["failed"],
        json!("127.0.0.1 answers 302")
    );
    let mut reader = house.client().await;
    reader.headers.clone_from(&bob.client.headers);
    reader.speak("de");
    let page = reader.get("/calls").await.unwrap().text();
    assert!(
        page.contains("Das letzte Mal kam es nicht an: 127.0.0.1 antwortet 302."),
        "{page}"
    );
    service.answers(200);
    bob.post("/me/calls/1/try", json!({})).await;
    assert_eq!(service.next().await.json()["type"], json!("trial"));
}

#[tokio::test]
async fn what_somebody_has_chosen_is_nobody_elses_and_sealed() {
    let (house, service) = (house().await, Service::open().await);
    let mut bob = house.guest("Bob").await;
    let secret = "my-own-topic-1234";
    bob.post(
        "/me/calls",
        json!({"by": "ntfy", "url": format!("{}/{secret}", service.base)}),
    )
    .await;
    let mut eve = house.guest("Eve").await;
    assert!(!eve.get("/me/calls").await.to_string().contains(secret));
    let (status, _) = eve.delete("/me/calls/1").await;
    assert_eq!(status, 422);
    let folder = house.folder.path().to_owned();
    house.running.stop().await;
    let all = Mutex::new(Vec::new());
    for entry in std::fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_file() {
            all.lock().unwrap().extend(std::fs::read(path).unwrap());
        }
    }
    let all = all.into_inner().unwrap();
    assert!(
        !all.windows(secret.len())
            .any(|bytes| bytes == secret.as_bytes())
    );
}

/// What a service is told next, in words.
async fn words(service: &mut Service) -> String {
    let told = service.next().await;
    let signature = told.header("webhook-signature").unwrap();
    assert!(signature.starts_with("v1,"));
    let text = told.json()["text"].as_str().unwrap().to_owned();
    text.split(" http").next().unwrap().to_owned()
}

/// A circle of Ann's that is told to a service.
async fn circle_told(ann: &mut Guest, service: &Service) -> (String, String) {
    let id = ann.found().await;
    let say = json!({"do": "say", "text": "before"});
    ann.in_circle(&id, say).await;
    let way = json!({"by": "webhook", "url": format!("{}/hook", service.base)});
    let path = format!("/api/v1/circles/{id}/outgoing");
    let set = ann.client.request("PUT", &path, &way.to_string()).await;
    let set = set.unwrap().json();
    assert!(set["secret"].as_str().unwrap().starts_with("whsec_"));
    (id, path)
}

#[tokio::test]
async fn a_circle_is_told_outside_by_one_way_once_and_over_a_restart() {
    let mut service = Service::open().await;
    let house = house().await;
    let (mut ann, mut ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let (id, path) = circle_told(&mut ann, &service).await;
    let outside = ben.client.get(&path).await.unwrap();
    assert!(outside.status >= 400, "he is no member");

    ben.join_circle(&id).await;
    assert_eq!(words(&mut service).await, "Ben has sat down with you.");
    ben.in_circle(&id, json!({"do": "tonight", "would": true}))
        .await;
    assert_eq!(words(&mut service).await, "Ben would play tonight.");
    let goal = json!({"do": "change", "changes": {"wimpout": {"goal": 300}}});
    ben.in_circle(&id, goal).await;
    assert_eq!(words(&mut service).await, "Ben proposes Goal: 300");
    service.answers(404);
    let yes = json!({"do": "vote", "proposal": 1, "vote": true});
    ann.in_circle(&id, yes).await;
    let told = words(&mut service).await;
    assert_eq!(told, "Ann said yes – everybody agreed");
    while ann.client.get(&path).await.unwrap().json()["failed"] == Value::Null {}
    service.answers(200);

    let (folder, token) = (house.folder, ann.token.clone());
    house.running.stop().await;
    let house = house_in(folder, machine()).await;
    let mut client = house.client().await;
    client.show_token(&token);
    let mut ann = Guest { client, token };
    ann.in_circle(&id, json!({"do": "say", "text": "after"}))
        .await;
    assert_eq!(words(&mut service).await, "Ann: after");
    assert!(service.is_silent(), "nothing is told twice");
    let off = ann.client.request("DELETE", &path, "").await.unwrap();
    assert_eq!(off.status, 204);
    assert_eq!(ann.client.get(&path).await.unwrap().json(), Value::Null);
}
