//! Whoever copies the files of a house learns nothing of the luck of its games.

use std::path::Path;

use rusqlite::Connection;
use serde_json::{Value, json};

use crate::House;

/// Every byte that lies in the folder, but for the key.
fn bytes(folder: &Path) -> Vec<u8> {
    let mut all = Vec::new();
    for file in std::fs::read_dir(folder).unwrap().flatten() {
        if file.file_name() != "house.key" {
            all.extend(std::fs::read(file.path()).unwrap());
        }
    }
    all
}

fn holds(bytes: &[u8], text: &str) -> bool {
    bytes
        .windows(text.len())
        .any(|window| window == text.as_bytes())
}

#[tokio::test]
async fn a_copied_file_opens_no_luck_until_the_game_is_over() {
    for game in ["wimpout", "cow", "connexion"] {
        let house = House::open().await;
        let mut guests = [
            house.guest("ann").await,
            house.guest("bob").await,
            house.guest("cat").await,
        ];
        let opened = guests[0].post("/tables", json!({"game": game})).await;
        let table = opened["id"].as_str().unwrap().to_owned();
        for guest in &mut guests {
            guest
                .post(&format!("/tables/{table}/seat"), json!({}))
                .await;
        }
        guests[0]
            .post(&format!("/tables/{table}/start"), json!({}))
            .await;
        let path = house.folder.path().to_owned();
        house
            .keeper()
            .await
            .post(&format!("/tables/{table}/close"), &json!("enough"))
            .await
            .unwrap();
        house.running.stop().await;
        let log: Value =
            serde_json::from_str(&server::log_of(&path, &table).await.unwrap()).unwrap();
        let secret = log[0]["secret"].as_str().unwrap();
        assert_eq!(secret.len(), 64, "{game}");
        let db = Connection::open(path.join("house.db")).unwrap();
        let mut events = db
            .prepare("SELECT payload FROM events ORDER BY seq")
            .unwrap();
        let events = events.query_map((), |row| row.get::<_, String>(0)).unwrap();
        let events: Vec<_> = events.map(Result::unwrap).collect();
        let revealed = events
            .iter()
            .position(|event| event.contains("revealed"))
            .unwrap();
        assert!(
            events[revealed].contains(secret),
            "{game}: the game is over"
        );
        let running = events[..revealed].concat();
        assert!(!running.contains(secret), "{game}");
        if game != "wimpout" {
            assert!(!running.contains("\"luck\""), "{game}: no card can be read");
        }
    }
}

#[tokio::test]
async fn no_byte_of_a_running_game_is_its_secret() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    let table = ann.open(json!({})).await;
    let folder = house.folder.path().to_owned();
    assert!(holds(&bytes(&folder), &table), "the files are read");
    house.running.stop().await;
    let log: Value = serde_json::from_str(&server::log_of(&folder, &table).await.unwrap()).unwrap();
    assert!(!holds(&bytes(&folder), log[0]["secret"].as_str().unwrap()));
}
