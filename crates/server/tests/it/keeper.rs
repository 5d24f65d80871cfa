//! The keeper's door against those who are not the keeper, over the wire.

use crate::House;
use crate::client::Client;

/// What could be asked of the keeper's door, and the body.
const ASKED: [(&str, &str, &str); 5] = [
    ("GET", "/metrics", ""),
    ("GET", "/tables", ""),
    ("POST", "/drain", ""),
    ("POST", "/broadcast", "The house is mine."),
    ("PUT", "/bans/127.0.0.1", ""),
];

#[tokio::test]
async fn nobody_without_the_token_is_the_keeper() {
    let house = House::open().await;
    let door = house.running.admin.unwrap();
    let token = std::fs::read_to_string(house.running.token_file().unwrap()).unwrap();
    let own = format!("authorization: Bearer {}\r\n", token.trim());
    let host = format!("host: {door}\r\n");
    let port = door.port();
    for (headers, status) in [
        (host.clone(), 401),
        (
            format!("{host}authorization: Bearer {}\r\n", "0".repeat(32)),
            401,
        ),
        (format!("host: evil.example:{port}\r\n{own}"), 421),
        (format!("{host}{own}sec-fetch-site: cross-site\r\n"), 403),
        (format!("{host}{own}origin: http://evil.example\r\n"), 403),
    ] {
        for (method, path, body) in ASKED {
            let mut client = Client::connect(door).await.unwrap();
            client.headers.clone_from(&headers);
            let answer = client.request(method, path, body).await.unwrap();
            assert_eq!(answer.status, status, "{method} {path} with {headers}");
        }
    }
    let mut keeper = house.keeper().await;
    assert_eq!(
        keeper.get("/ready").await.unwrap().status,
        200,
        "nothing was done"
    );
    assert_eq!(
        keeper.get("/bans").await.unwrap().json(),
        serde_json::json!([])
    );
    let mut anybody = Client::connect(door).await.unwrap();
    for open in ["/health", "/ready"] {
        assert_eq!(anybody.get(open).await.unwrap().status, 200, "{open}");
    }
}

#[tokio::test]
async fn a_house_full_of_visitors_does_not_shut_out_its_keeper() {
    let limits = server::Limits {
        connections: 2,
        ..crate::limits()
    };
    let house = House::open_with(limits).await;
    let mut inside = Vec::new();
    for _ in 0..2 {
        let mut client = house.client().await;
        assert_eq!(client.get("/api/v1/games").await.unwrap().status, 200);
        inside.push(client);
    }
    assert!(house.client().await.get("/api/v1/games").await.is_err());
    let mut keeper = house.keeper().await;
    assert_eq!(keeper.get("/metrics").await.unwrap().status, 200);
}
