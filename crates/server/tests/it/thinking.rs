//! Bots that think for long: people are answered meanwhile, names that ask for too much are refused, and a house with
//! such bots closes at once.

use std::time::Duration;

use serde_json::json;
use server::{Config, Limits};

use crate::House;

/// Less than a bot of these tests thinks, and far more than closing a house takes.
const SOON: Duration = Duration::from_secs(50);

/// A house whose bots may think for a minute.
async fn patient() -> House {
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::local(folder.path().to_owned());
    config.limits = Limits {
        bot_time: Duration::from_mins(1),
        ..crate::limits()
    };
    House::start(folder, config, crate::machine()).await
}

#[tokio::test]
async fn people_are_answered_while_bots_think_and_closing_stops_them() {
    let house = patient().await;
    let mut ann = house.guest("ann").await;
    let mut tables = Vec::new();
    for _ in 0..4 {
        let table = ann.open(json!({"game": "cow"})).await;
        let (path, bot) = (
            format!("/tables/{table}"),
            json!({"bot": "planner-60000ms"}),
        );
        ann.post(&format!("{path}/bots"), bot.clone()).await;
        ann.post(&format!("{path}/bots"), bot.clone()).await;
        ann.post(&format!("{path}/start"), json!({})).await;
        ann.post(&format!("{path}/stand-in"), bot).await;
        tables.push(path);
    }
    let talk = async {
        for round in 0..5 {
            for path in &tables {
                let said = json!({"text": format!("well, {round}")});
                ann.post(&format!("{path}/chat"), said).await;
                let state = ann.get(path).await;
                assert_eq!(state["stage"], "playing");
            }
        }
    };
    let answered = tokio::time::timeout(crate::PATIENCE, talk).await;
    answered.expect("nobody waits for a bot");
    let closed = tokio::time::timeout(SOON, house.running.stop()).await;
    closed.expect("bots stop when the house closes");
}

#[tokio::test]
async fn bots_that_ask_for_too_much_are_refused_at_every_door() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    for bot in ["planner-1e9", "planner-1000001", "planner-60001ms"] {
        let plan = json!({"game": "cow", "leave": {"bot": bot}});
        let (status, why) = ann.try_post("/tables", plan).await;
        assert_eq!(status, 422, "{why}");
        assert!(why["detail"].as_str().unwrap().contains(bot), "{why}");
        let table = ann.open(json!({"game": "cow"})).await;
        for path in ["bots", "stand-in"] {
            let path = format!("/tables/{table}/{path}");
            let (status, why) = ann.try_post(&path, json!({"bot": bot})).await;
            assert!((400..500).contains(&status), "{why}");
        }
    }
}
