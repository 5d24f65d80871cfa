//! Where the house does not call, and who learns nothing of what somebody has chosen (P6).

use std::sync::Mutex;

use serde_json::json;
use server::{Config, Running};

use crate::calls::house;
use crate::keeping::again;
use crate::service::Service;
use crate::{House, limits, machine};

/// Ways to write an address of this machine or of its network.
const OWN: [&str; 18] = [
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

/// Addresses of other networks that are somebody's own.
const PRIVATE: [&str; 12] = [
    "10.0.0.1",
    "10.1",
    "100.64.0.1",
    "172.16.0.1",
    "192.168.1.1",
    "0xc0a80101",
    "3232235777",
    "[fe80::1]",
    "[fd00::1]",
    "[64:ff9b::a00:1]",
    "[::ffff:10.0.0.1]",
    "[::ffff:a9fe:a9fe]",
];

/// A house that calls nobody at this machine.
async fn strict_house() -> House {
    strict_house_in(tempfile::tempdir().unwrap()).await
}

async fn strict_house_in(folder: tempfile::TempDir) -> House {
    let mut config = Config::local(folder.path().to_owned());
    config.limits = limits();
    let running = Running::start_on(config, machine()).await.unwrap();
    House { folder, running }
}

/// A house that calls every network.
async fn open_house() -> House {
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::local(folder.path().to_owned());
    config.limits = limits();
    config.calling.networks = Some("0.0.0.0/0, ::/0".parse().unwrap());
    House::start(folder, config, machine()).await
}

#[tokio::test]
async fn an_address_that_is_not_called_is_not_taken_either() {
    let house = strict_house().await;
    let mut eve = house.guest("Eve").await;
    for host in OWN.into_iter().chain(PRIVATE) {
        let by = if host == "127.1" { "ntfy" } else { "webhook" };
        let way = json!({"by": by, "url": format!("http://{host}:8080/topic")});
        let (status, problem) = eve.try_post("/me/calls", way).await;
        assert_eq!(status, 422, "{host}: {problem}");
        assert_eq!(problem["rule"], "P6", "{host}: {problem}");
        let why = problem["detail"].as_str().unwrap();
        assert!(why.contains("does not call"), "{host}: {why}");
    }
    assert_eq!(eve.get("/me/calls").await["ways"], json!([]));
    // Names, and addresses of the open net, are taken.
    for host in ["hooks.example.org", "1.1.1.1", "[2606:4700::1111]"] {
        let way = json!({"by": "webhook", "url": format!("http://{host}/")});
        eve.post("/me/calls", way).await;
    }
}

/// What was named while the keeper allowed it is not called when the keeper does not any more.
#[tokio::test]
async fn the_house_cannot_be_turned_against_its_own_network() {
    let mut service = Service::open().await;
    let port = service.base.rsplit_once(':').unwrap().1.to_owned();
    let house = open_house().await;
    let mut tokens = Vec::new();
    for (number, host) in OWN.into_iter().enumerate() {
        let letter = char::from(b'a' + u8::try_from(number).unwrap());
        let mut guest = house.guest(&format!("Sid {letter}")).await;
        let way = json!({"by": "webhook", "url": format!("http://{host}:{port}/")});
        guest.post("/me/calls", way).await;
        tokens.push((host, guest.token));
    }
    house.running.stop().await;
    let house = strict_house_in(house.folder).await;
    for (host, token) in tokens {
        let mut guest = again(&house, &token).await;
        let (status, problem) = guest.try_post("/me/calls/1/try", json!({})).await;
        assert_eq!(status, 422, "{host}: {problem}");
        assert_eq!(problem["rule"], "P6", "{host}: {problem}");
        let why = problem["detail"].as_str().unwrap();
        let is_said = why.contains("does not call") || why.contains("cannot be reached");
        assert!(is_said, "{host}: {why}");
    }
    assert!(service.is_silent(), "nothing was sent");
}

#[tokio::test]
async fn what_is_no_address_of_a_service_is_not_taken() {
    let house = strict_house().await;
    let mut eve = house.guest("Eve").await;
    for bad in [
        "file:///etc/passwd",
        "https://user:word@example.org/",
        "//example.org",
        "",
    ] {
        let way = json!({"by": "webhook", "url": bad});
        let (status, _) = eve.try_post("/me/calls", way).await;
        assert_eq!(status, 422, "{bad}");
    }
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
        (422, "127.0.0.1 answers with the status 302")
    );
    assert_eq!(service.next().await.path, "/hook");
    assert!(service.is_silent(), "the redirect was not followed");
    assert_eq!(
        bob.get("/me/calls").await["ways"][0]["failed"],
        json!("127.0.0.1 answers with the status 302")
    );
    let mut reader = house.client().await;
    reader.headers.clone_from(&bob.client.headers);
    reader.speak("de");
    let page = reader.get("/calls").await.unwrap().text();
    assert!(
        page.contains("Das letzte Mal kam es nicht an: 127.0.0.1 antwortet mit dem Status 302."),
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
