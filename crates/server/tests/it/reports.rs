//! Reports of finished games at the doors of the house (P15, U17, U18).

use serde_json::{Value, json};

use crate::insight::{opened, page};
use crate::{Guest, House};

/// Both stop as soon as they may, until the game is over.
pub(crate) async fn play_out(people: &mut [Guest; 2], table: &str) {
    for turn in 0.. {
        assert!(turn < 20_000, "a game ends");
        let guest = &mut people[turn % 2];
        let state = guest.get(&format!("/tables/{table}")).await;
        if state["stage"] == "over" {
            return;
        }
        let Some(action) = state["actions"]
            .as_array()
            .and_then(|actions| actions.last())
        else {
            continue;
        };
        let act = json!({"action": action, "against": state["length"]});
        guest.post(&format!("/tables/{table}/acts"), act).await;
    }
}

#[tokio::test]
async fn a_finished_game_has_a_report_that_adds_up() {
    let house = House::open().await;
    let (mut people, table) = opened(&house, json!({"rules": {"goal": 100}})).await;
    let path = format!("/tables/{table}/report");
    let early = people[0]
        .client
        .get(&format!("/api/v1{path}"))
        .await
        .unwrap();
    assert_eq!(
        (early.status, early.json()["rule"].clone()),
        (409, json!("P15"))
    );

    play_out(&mut people, &table).await;
    let report = report_of(&mut people[0], &table).await;
    assert_eq!(report["exact"], true);
    for account in report["accounts"].as_array().unwrap() {
        let of = |field: &str| account[field].as_f64().unwrap();
        let sum = of("start") + of("luck") + of("rules") + of("given") - of("lost");
        assert!((sum - of("end")).abs() < 1e-6, "{account}");
    }
    let drawn = page(&mut people[0], &format!("/t/{table}/report")).await;
    assert!(
        drawn.contains("How it was played") && drawn.contains("<svg"),
        "{drawn}"
    );
    people[1].client.speak("de");
    let german = page(&mut people[1], &format!("/t/{table}/report")).await;
    assert!(
        german.contains("Wie gespielt wurde") && german.contains("Gewinnchancen"),
        "{german}"
    );
    let replay = page(&mut people[0], &format!("/t/{table}/replay?step=2")).await;
    assert!(replay.contains(&format!("/t/{table}/report")), "{replay}");
    let over = page(&mut people[0], &format!("/t/{table}")).await;
    assert!(over.contains(&format!("/t/{table}/report")), "{over}");
}

/// U17: the report of a game of words, for programs and on its page.
#[tokio::test]
async fn a_finished_game_of_words_is_told_turn_by_turn_u17() {
    let house = House::open().await;
    let (mut people, table) = opened(&house, json!({"game": "connexion"})).await;
    play_out(&mut people, &table).await;
    let path = format!("/t/{table}/report");
    let report = report_of(&mut people[0], &table).await;
    let turns = report["turns"].as_array().unwrap();
    assert_eq!(turns.len(), 24, "a turn for each card");
    let sum = |field: &str| -> u64 {
        let seats = report["seats"].as_array().unwrap().iter();
        seats.map(|seat| seat[field].as_u64().unwrap()).sum()
    };
    assert!(sum("found") == 0 && sum("to_find") > 100, "{report}");
    let missed = turns
        .iter()
        .find_map(|turn| turn.get("missed"))
        .expect("nobody said anything");
    let word = missed["word"].as_str().unwrap();

    let drawn = page(&mut people[0], &path).await;
    assert!(drawn.contains("Turn by turn") && drawn.contains("<svg"));
    assert!(drawn.contains(word), "{word}: {drawn}");
    people[1].client.speak("de");
    let german = page(&mut people[1], &path).await;
    assert!(german.contains("Zug um Zug") && german.contains("Punkte gewonnen"));
    let over = page(&mut people[0], &format!("/t/{table}")).await;
    assert!(over.contains(&path), "{over}");
    let picture = people[0].client.get(&format!("{path}.png")).await.unwrap();
    assert_eq!(
        (picture.status, picture.header("content-type")),
        (200, Some("image/png"))
    );
}

/// U18: a report that takes long says how far it is, on its page too, and comes to an end.
#[tokio::test]
async fn a_report_of_games_played_on_says_how_far_it_is() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let table = ann
        .open(json!({"rules": {"goal": 200}, "pace": 0, "leave": {"bot": "eager"}}))
        .await;
    let path = format!("/tables/{table}");
    for _ in 0..2 {
        ann.post(&format!("{path}/bots"), json!({"bot": "eager"}))
            .await;
    }
    ann.post(&format!("{path}/start"), json!({})).await;
    ann.client
        .request("DELETE", &format!("/api/v1{path}/seat"), "")
        .await
        .unwrap();
    while ann.get(&path).await["stage"] != "over" {}
    let drawn = page(&mut ann, &format!("/t/{table}/report")).await;
    assert!(
        drawn.contains("<progress") || drawn.contains("class=\"account\""),
        "{drawn}"
    );
    let report = report_of(&mut ann, &table).await;
    assert_eq!(report["exact"], false);
    assert_eq!(report["accounts"].as_array().unwrap().len(), 3);
    let drawn = page(&mut ann, &format!("/t/{table}/report")).await;
    assert!(!drawn.contains("played as well as one can"), "{drawn}");
    assert!(drawn.contains("From the start to the end"), "{drawn}");
}

/// The report of a finished game, once it is there.
pub(crate) async fn report_of(guest: &mut Guest, table: &str) -> Value {
    loop {
        let path = format!("/api/v1/tables/{table}/report");
        let answer = guest.client.get(&path).await.unwrap();
        let report = answer.json();
        if answer.status == 200 {
            return report;
        }
        assert_eq!(answer.status, 202, "{report}");
        assert!(report["done"].as_u64() <= report["of"].as_u64(), "{report}");
    }
}
