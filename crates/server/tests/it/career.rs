//! What games were to a guest (U19).

use serde_json::{Value, json};

use crate::insight::{opened, page};
use crate::reports::{play_out, report_of};
use crate::{Guest, House};

/// U19: what games were to a guest adds up, on the page, for programs and by telnet; nobody sees those of others.
#[tokio::test]
async fn the_statistics_of_a_guest_are_those_of_the_finished_games_u19() {
    let house = House::open().await;
    let rules = json!({"goal": 100, "starter": "first"});
    let (mut people, first) = opened(&house, json!({"rules": rules})).await;
    let nothing = people[0].get("/me/statistics").await;
    assert_eq!(nothing["careers"], json!([]));
    assert_eq!(
        nothing["missing"],
        json!(0),
        "a game that goes on is not one"
    );
    play_out(&mut people, &first).await;
    let second = people[0].open(json!({"rules": rules})).await;
    let path = format!("/tables/{second}");
    people[1].post(&format!("{path}/seat"), json!({})).await;
    people[0].post(&format!("{path}/start"), json!({})).await;
    play_out(&mut people, &second).await;

    let mut won = 0.0;
    for guest in &mut people {
        won += games_won(guest, [&first, &second]).await;
    }
    let is_whole = (won - 2.0).abs() < 1e-9;
    assert!(is_whole, "every game was won by somebody: {won}");
    let nobody = house.client().await.get("/statistics").await.unwrap();
    assert!(
        nobody.text().contains("No game is told of here yet"),
        "{}",
        nobody.text()
    );
    let unknown = house
        .client()
        .await
        .get("/api/v1/me/statistics")
        .await
        .unwrap();
    assert_eq!(unknown.status, 401);
}

/// How many of two games a guest has won, once their statistics were found to be what the reports of the games say.
async fn games_won(guest: &mut Guest, games: [&str; 2]) -> f64 {
    let (lost, decisions) = reported(guest, games).await;
    let career = &known(guest).await["careers"][0];
    assert_eq!(career["game"], "wimpout");
    assert_eq!(career["games"], 2);
    let chances = &career["chances"];
    assert_eq!(chances["decisions"], json!(decisions));
    let all = chances["loss"].as_f64().unwrap() * f64::from(decisions);
    assert!((all - lost).abs() < 1e-9, "{all} and {lost}");
    let usual = &chances["luck"]["usual"];
    assert_eq!(*usual, Value::Null, "two games are too few");
    let drawn = page(guest, "/statistics").await;
    let link = format!("/t/{}/report", games[0]);
    let is_told = drawn.contains("2 games") && drawn.contains(&link);
    assert!(is_told, "{drawn}");
    career["won"].as_f64().unwrap()
}

/// What the reports of some games say that a guest gave away, and in how many decisions.
async fn reported(guest: &mut Guest, tables: [&str; 2]) -> (f64, u32) {
    let (mut lost, mut decisions) = (0.0, 0);
    for table in tables {
        let report = report_of(guest, table).await;
        let seat = &guest.get(&format!("/tables/{table}")).await["seat"];
        let account = &report["accounts"][usize::try_from(seat.as_u64().unwrap()).unwrap()];
        lost += account["lost"].as_f64().unwrap();
        decisions += u32::try_from(account["decisions"].as_u64().unwrap()).unwrap();
    }
    (lost, decisions)
}

/// The statistics of a guest, once all of them are worked out.
async fn known(guest: &mut Guest) -> Value {
    loop {
        let known = guest.get("/me/statistics").await;
        if known["missing"] == json!(0) {
            return known;
        }
    }
}
