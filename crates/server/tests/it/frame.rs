//! What holds for every request: headers, forged requests, sizes, rates, the keeper's door, closing.

use serde_json::json;
use server::{Limits, Rate};

use crate::House;

#[tokio::test]
async fn every_answer_has_strict_headers() {
    let house = House::open().await;
    let mut client = house.client().await;
    for path in ["/api/v1/games", "/nowhere", "/api/v1/openapi.json"] {
        let answer = client.get(path).await.unwrap();
        let policy = answer.header("content-security-policy").unwrap();
        assert!(
            policy.contains("default-src 'none'") && !policy.contains("unsafe"),
            "{policy}"
        );
        assert_eq!(
            answer.header("x-content-type-options"),
            Some("nosniff"),
            "{path}"
        );
        assert_eq!(
            answer.header("referrer-policy"),
            Some("same-origin"),
            "{path}"
        );
    }
}

#[tokio::test]
async fn posts_from_other_sites_are_refused() {
    let house = House::open().await;
    let mut client = house.client().await;
    client
        .headers
        .push_str("sec-fetch-site: cross-site\r\norigin: https://evil.example\r\n");
    let answer = client
        .post("/api/v1/guests", &json!({"name": "ann"}))
        .await
        .unwrap();
    assert_eq!(
        (answer.status, answer.json()["code"].clone()),
        (403, json!("cross-site"))
    );
    assert_eq!(client.get("/api/v1/games").await.unwrap().status, 200);
}

#[tokio::test]
async fn long_bodies_are_refused_and_the_house_lives_on() {
    let limits = Limits {
        body: 1000,
        ..crate::limits()
    };
    let house = House::open_with(limits).await;
    let mut client = house.client().await;
    let answer = client
        .post("/api/v1/guests", &json!({"name": "x".repeat(10_000)}))
        .await
        .unwrap();
    assert_eq!(
        (answer.status, answer.json()["code"].clone()),
        (413, json!("too-long"))
    );
    house.guest("ann").await;
}

#[tokio::test]
async fn whoever_comes_too_often_is_told_when_to_come_back() {
    let limits = Limits {
        guest: Rate::new(1, 3),
        ..crate::limits()
    };
    let house = House::open_with(limits).await;
    let mut ann = house.guest("ann").await;
    for _ in 0..3 {
        ann.get("/me").await;
    }
    // On a machine that takes a second for each they would not come too often.
    let mut answer = ann.client.get("/api/v1/me").await.unwrap();
    for _ in 0..100 {
        if answer.status != 200 {
            break;
        }
        answer = ann.client.get("/api/v1/me").await.unwrap();
    }
    assert_eq!(answer.status, 429);
    let wait: u64 = answer.header("retry-after").unwrap().parse().unwrap();
    assert!((1..=2).contains(&wait));
    let mut bob = house.guest("bob").await;
    bob.get("/me").await;
}

#[tokio::test]
async fn one_address_has_so_many_connections_and_no_more() {
    let limits = Limits {
        connections_per_address: 3,
        ..crate::limits()
    };
    let house = House::open_with(limits).await;
    let mut inside = Vec::new();
    for _ in 0..3 {
        let mut client = house.client().await;
        assert_eq!(client.get("/api/v1/games").await.unwrap().status, 200);
        inside.push(client);
    }
    let mut fourth = house.client().await;
    assert!(
        fourth.get("/api/v1/games").await.is_err(),
        "shut in its face"
    );
}

#[tokio::test]
async fn the_keeper_sees_drains_and_closes() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    let table = ann.open(json!({})).await;
    let mut keeper = house.keeper().await;
    assert_eq!(keeper.get("/health").await.unwrap().status, 200);
    let metrics = keeper.get("/metrics").await.unwrap().text();
    assert!(
        metrics.lines().any(|line| line == "lastlicks_tables 1"),
        "{metrics}"
    );

    assert_eq!(
        keeper.request("POST", "/drain", "").await.unwrap().status,
        204
    );
    assert_eq!(keeper.get("/ready").await.unwrap().status, 503);
    let (status, problem) = ann.try_post("/tables", json!({"game": "wimpout"})).await;
    assert_eq!((status, problem["code"].clone()), (503, json!("closing")));
    assert_eq!(
        keeper.request("DELETE", "/drain", "").await.unwrap().status,
        204
    );
    assert_eq!(keeper.get("/ready").await.unwrap().status, 200);

    let close = format!("/tables/{table}/close");
    assert_eq!(
        keeper
            .request("POST", &close, "bedtime")
            .await
            .unwrap()
            .status,
        204
    );
    let (status, problem) = ann
        .try_post(&format!("/tables/{table}/start"), json!({}))
        .await;
    assert_eq!(status, 409);
    assert!(
        problem["detail"].as_str().unwrap().contains("bedtime"),
        "{problem}"
    );
    assert_eq!(
        keeper
            .request("POST", "/tables/zzzzzzzz/close", "")
            .await
            .unwrap()
            .status,
        404
    );
}

#[tokio::test]
async fn streams_end_when_the_house_closes() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    let table = ann.open(json!({})).await;
    let mut stream = ann.client;
    stream
        .send("GET", &format!("/api/v1/tables/{table}/stream"), "")
        .await
        .unwrap();
    stream.head().await.unwrap();
    assert!(stream.chunk().await.unwrap().is_some());
    house.running.stop().await;
    assert_eq!(stream.chunk().await.unwrap(), None);
}

#[tokio::test]
async fn only_records_decks_and_lists_are_long() {
    let house = House::open().await;
    let ann = house.guest("ann").await;
    let long = "x".repeat(100_000);
    for (path, is_read) in [
        ("/api/v1/guests", false),
        ("/api/v1/tables/none/chat", false),
        ("/api/v1/tables", true),
        ("/name", false),
        ("/tables", false),
        ("/replay", true),
    ] {
        // Whose body is not read is hung up on.
        let mut client = house.client().await;
        client.headers.clone_from(&ann.client.headers);
        let answer = client.request("POST", path, &long).await.unwrap();
        assert_eq!(answer.status != 413, is_read, "{path}: {}", answer.status);
    }
}
