//! What is damaged, lost or taken away is noticed, and the rest goes on.

use std::path::Path;

use rusqlite::Connection;
use serde_json::json;
use server::Running;

use crate::House;
use crate::keeping::{again, config, listed};

fn edit(folder: &Path, sql: &str) {
    let db = Connection::open(folder.join("house.db")).unwrap();
    assert!(db.execute(sql, ()).unwrap() > 0, "{sql}");
}

#[tokio::test]
async fn a_damaged_table_is_closed_and_the_others_are_not() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    let mut tables = Vec::new();
    for _ in 0..3 {
        let table = ann.open(json!({})).await;
        ann.post(&format!("/tables/{table}/start"), json!({})).await;
        tables.push(table);
    }
    let token = ann.token;
    house.running.stop().await;
    let spoil = format!(
        "UPDATE events SET payload = replace(payload, 'ann', 'eve') WHERE table_id = '{}' AND seq = 2",
        tables[1]
    );
    edit(house.folder.path(), &spoil);
    let house = House::open_in(house.folder, crate::limits()).await;
    let mut ann = again(&house, &token).await;
    let answer = ann
        .client
        .get(&format!("/api/v1/tables/{}", tables[1]))
        .await
        .unwrap();
    assert_eq!(answer.status, 410, "{}", answer.text());
    assert!(
        answer
            .text()
            .contains("event 2 is not the one that was stored"),
        "{}",
        answer.text()
    );
    let page = ann.client.get(&format!("/t/{}", tables[1])).await.unwrap();
    assert_eq!(page.status, 410);
    assert!(page.text().contains("damaged"));
    for table in [&tables[0], &tables[2]] {
        let state = ann.get(&format!("/tables/{table}")).await;
        let act = json!({"action": state["actions"][0]});
        ann.post(&format!("/tables/{table}/acts"), act).await;
    }
    listed(&mut ann, 2).await;
    let house = house.reopen().await;
    let mut ann = again(&house, &token).await;
    listed(&mut ann, 2).await;
}

#[tokio::test]
async fn a_house_without_its_key_does_not_open() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    let table = ann.open(json!({})).await;
    house.running.stop().await;
    let (folder, key) = (house.folder.path(), house.folder.path().join("house.key"));
    let right = std::fs::read(&key).unwrap();
    let mut wrong = right.clone();
    wrong[7] ^= 1;
    for (lost, why) in [
        (None, "missing"),
        (Some(Vec::new()), "empty"),
        (Some(wrong), "another house"),
    ] {
        match lost {
            None => std::fs::remove_file(&key).unwrap(),
            Some(lost) => std::fs::write(&key, lost).unwrap(),
        }
        let refused = Running::start(config(folder))
            .await
            .unwrap_err()
            .to_string();
        assert!(
            refused.contains(why) && refused.contains("--new-key"),
            "{refused}"
        );
        assert!(
            refused.contains("the 1 tables that are not over"),
            "{refused}"
        );
    }
    std::fs::write(&key, right).unwrap();
    Running::start(config(folder)).await.unwrap().stop().await;

    std::fs::remove_file(&key).unwrap();
    let mut anyway = config(folder);
    anyway.keeping.new_key = true;
    let house = House::start(house.folder, anyway, crate::machine()).await;
    let mut eve = house.guest("eve").await;
    let answer = eve
        .client
        .get(&format!("/api/v1/tables/{table}"))
        .await
        .unwrap();
    assert_eq!(answer.status, 410);
    assert!(
        answer.text().contains("a key of the house that is lost"),
        "{}",
        answer.text()
    );
    eve.open(json!({})).await;
}

#[cfg(unix)]
#[tokio::test]
async fn a_database_that_is_taken_away_is_noticed_at_once() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    let table = ann.open(json!({})).await;
    let started = ann.post(&format!("/tables/{table}/start"), json!({})).await;
    let act = json!({"action": started["actions"][0]});
    let (file, aside) = (
        house.folder.path().join("house.db"),
        house.folder.path().join("aside.db"),
    );
    std::fs::rename(&file, &aside).unwrap();
    let (status, refused) = ann
        .try_post(&format!("/tables/{table}/acts"), act.clone())
        .await;
    assert_eq!(
        (status, &refused["code"]),
        (503, &json!("trouble")),
        "{refused}"
    );
    assert!(
        refused["detail"].as_str().unwrap().contains("is gone"),
        "{refused}"
    );
    assert_eq!(
        house.keeper().await.get("/ready").await.unwrap().status,
        503
    );
    ann.get(&format!("/tables/{table}")).await;
    std::fs::rename(&aside, &file).unwrap();
    assert_eq!(
        house.keeper().await.get("/ready").await.unwrap().status,
        200
    );
    ann.post(&format!("/tables/{table}/acts"), act).await;
}
