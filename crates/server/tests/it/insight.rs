//! Advice and grades at the doors of the house (P26, U10, U12).

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::timeout;

use crate::{Guest, House};

/// A table of two people, begun.
pub(crate) async fn opened(house: &House, plan: Value) -> ([Guest; 2], String) {
    let (mut ann, mut bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let table = ann.open(plan).await;
    bob.post(&format!("/tables/{table}/seat"), json!({})).await;
    ann.post(&format!("/tables/{table}/start"), json!({})).await;
    ([ann, bob], table)
}

pub(crate) async fn page(guest: &mut Guest, path: &str) -> String {
    let answer = guest.client.get(path).await.unwrap();
    assert_eq!(answer.status, 200, "GET {path}: {}", answer.text());
    answer.text()
}

#[tokio::test]
async fn advice_is_given_against_bots_alone_and_says_what_it_is() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let table = ann
        .open(json!({"rules": {"goal": 100, "starter": "first"}}))
        .await;
    let path = format!("/tables/{table}");
    ann.post(&format!("{path}/bots"), json!({"bot": "eager"}))
        .await;
    ann.post(&format!("{path}/start"), json!({})).await;
    let advice = ann.get(&format!("{path}/advice")).await;
    assert_eq!(advice["advice"][0]["action"], json!({"do": "throw"}));
    assert_eq!(advice["advice"][0]["value"]["kind"], "exact");
    assert_eq!(
        (advice["best"].clone(), advice["advice"][0]["loss"].clone()),
        (json!(0), json!(0.0))
    );
    assert!(advice["why"].as_str().unwrap().contains(" %"), "{advice}");
    ann.client.speak("de");
    let drawn = page(&mut ann, &format!("/t/{table}/advice")).await;
    assert!(
        drawn.contains("<h1>Rat</h1>") && drawn.contains(" %"),
        "{drawn}"
    );
}

#[tokio::test]
async fn the_last_decision_is_graded_where_advice_is_given_u12() {
    let house = House::open().await;
    let ([mut ann, mut bob], table) = opened(
        &house,
        json!({"rules": {"goal": 100, "starter": "first"}, "coach": true}),
    )
    .await;
    let path = format!("/tables/{table}");
    let early = ann
        .client
        .get(&format!("/api/v1{path}/grade"))
        .await
        .unwrap();
    assert_eq!(
        (early.status, early.json()["rule"].clone()),
        (409, json!("U12"))
    );
    let drawn = page(&mut ann, &format!("/t/{table}/grade")).await;
    assert!(drawn.contains("no decision of yours"), "{drawn}");

    // Whoever always throws on sooner or later gives something away.
    let mark = loop {
        let state = ann.get(&path).await;
        assert_ne!(
            state["stage"], "over",
            "a goal of 100 is not thrown by throwing on alone"
        );
        let (guest, is_ann) = match state["actions"][0] {
            Value::Null => (&mut bob, false),
            _ => (&mut ann, true),
        };
        let state = guest.get(&path).await;
        let choices = state["actions"].as_array().map_or(0, Vec::len);
        let act = json!({"action": state["actions"][0], "against": state["length"]});
        guest.post(&format!("{path}/acts"), act).await;
        if is_ann && choices > 1 && state["actions"][0] == json!({"do": "throw"}) {
            break ann.get(&format!("{path}/grade")).await;
        }
    };
    assert_eq!(mark["chosen"]["action"], json!({"do": "throw"}), "{mark}");
    assert_eq!(mark["chosen"]["value"]["kind"], "exact", "{mark}");
    let (loss, best) = (mark["loss"].as_f64().unwrap(), &mark["best"]);
    let between = best["value"]["value"].as_f64().unwrap()
        - mark["chosen"]["value"]["value"].as_f64().unwrap();
    assert!((loss - between).abs() < 1e-9, "{mark}");
    let told = mark["told"].as_str().unwrap().to_owned();
    let drawn = page(&mut ann, &format!("/t/{table}/grade")).await;
    assert!(drawn.contains(told.split('”').next().unwrap()), "{drawn}");
    let other = bob
        .client
        .get(&format!("/api/v1{path}/grade"))
        .await
        .unwrap();
    assert!(
        !other.text().contains(&told),
        "it is nobody else's: {}",
        other.text()
    );
}

#[tokio::test]
async fn between_people_advice_is_given_only_at_a_table_for_learning() {
    let house = House::open().await;
    let rules = json!({"goal": 100, "starter": "first"});
    let ([mut ann, _], table) = opened(&house, json!({"rules": rules})).await;
    let asked = ann
        .client
        .get(&format!("/api/v1/tables/{table}/advice"))
        .await
        .unwrap();
    assert_eq!(
        (asked.status, asked.json()["rule"].clone()),
        (409, json!("P26"))
    );

    let ([mut ann, mut bob], table) = opened(&house, json!({"rules": rules, "coach": true})).await;
    let path = format!("/tables/{table}/advice");
    assert_eq!(ann.get(&path).await["best"], 0);
    let record = format!("/api/v1/tables/{table}/record");
    let record = ann.client.get(&record).await.unwrap().text();
    assert!(record.contains("\"coached\":true"), "it says so: {record}");
    let asked = bob.client.get(&format!("/api/v1{path}")).await.unwrap();
    assert_eq!(asked.status, 409, "it is not his turn: {}", asked.text());
    let mut watcher = house.guest("Wanda").await;
    let asked = watcher.client.get(&format!("/api/v1{path}")).await.unwrap();
    assert_eq!(asked.status, 409, "she sits nowhere: {}", asked.text());
}

/// U11: a table may keep all advice back until the game is over, against bots too, whichever door is asked.
#[tokio::test]
async fn a_table_may_give_no_advice_against_bots_either_u11() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let plan = json!({"rules": {"starter": "first"}, "coach": "after"});
    let table = ann.open(plan).await;
    let path = format!("/tables/{table}");
    ann.post(&format!("{path}/bots"), json!({"bot": "eager"}))
        .await;
    ann.post(&format!("{path}/start"), json!({})).await;
    assert_eq!(ann.get(&path).await["coach"], "after");
    for asked in ["advice", "grade"] {
        let asked = format!("/api/v1{path}/{asked}");
        let refused = ann.client.get(&asked).await.unwrap().json();
        assert_eq!(refused["rule"], "U11", "{refused}");
    }
    let drawn = page(&mut ann, &format!("/t/{table}")).await;
    assert!(!drawn.contains("/advice"), "it is not offered");
    let never = json!({"game": "wimpout", "coach": "never"});
    let (status, refused) = ann.try_post("/tables", never).await;
    let why = refused["detail"].as_str().unwrap();
    assert!(status == 400 && why.contains("\"after\""), "{refused}");
}

/// U12: at a table for learning every decision is marked for whoever took it, and can be taken back and tried again.
#[tokio::test]
async fn at_a_table_for_learning_decisions_are_marked_and_tried_again_u12() {
    let house = House::open().await;
    let rules = json!({"goal": 500, "opening": 0, "starter": "first"});
    let mut ann = house.guest("Ann").await;
    let table = ann.open(json!({"rules": rules, "coach": true})).await;
    let path = format!("/tables/{table}");
    ann.post(&format!("{path}/bots"), json!({"bot": "hold-20"}))
        .await;
    ann.post(&format!("{path}/start"), json!({})).await;
    let mut stream = house.client().await;
    stream.headers.clone_from(&ann.client.headers);
    stream
        .send("GET", &format!("/t/{table}/stream"), "")
        .await
        .unwrap();
    stream.head().await.unwrap();
    let (mark, state) = loop {
        let state = ann.get(&path).await;
        let Some(actions) = state["actions"].as_array().filter(|all| !all.is_empty()) else {
            assert_ne!(state["stage"], "over", "500 is not reached like that");
            let _ = stream.chunk().await.unwrap();
            continue;
        };
        // Whoever always throws on is soon told that it was no good idea.
        let act = json!({"action": actions[0], "against": state["length"]});
        let choices = actions.len();
        ann.post(&format!("{path}/acts"), act).await;
        if choices < 2 {
            continue;
        }
        // On a machine with much to do a decision may not be weighed in its time, and has no mark then.
        let mark = timeout(Duration::from_secs(20), told(&mut stream)).await;
        if let Some(mark) = mark.ok().filter(|mark| mark.contains("try again")) {
            break (mark, state);
        }
    };
    let (_, form) = mark.split_once("name=\"to\" value=\"").expect("a way back");
    let to = form.split('"').next().unwrap();
    let sent = crate::puzzles::form(
        &mut ann.client,
        &format!("/t/{table}/take-back"),
        &format!("to={to}"),
    )
    .await;
    assert!(sent.status < 400, "{}", sent.text());
    let again = ann.get(&path).await;
    assert_eq!(again["actions"], state["actions"], "the same choice again");
    assert_eq!(again["view"], state["view"]);
    let seen = page(&mut ann, &format!("/t/{table}")).await;
    assert!(
        !seen.contains("id=\"mark\""),
        "what was taken back is not marked: {seen}"
    );
    let mut watcher = house.guest("Wanda").await;
    assert!(
        !page(&mut watcher, &format!("/t/{table}"))
            .await
            .contains("id=\"mark\"")
    );
}

/// The next mark that a page is shown.
async fn told(stream: &mut crate::client::Client) -> String {
    let mut all = String::new();
    loop {
        let chunk = stream.chunk().await.unwrap().expect("the stream goes on");
        all.push_str(&String::from_utf8_lossy(&chunk));
        if let Some((_, mark)) = all.rsplit_once("id=\"mark\" role")
            && let Some((mark, _)) = mark.split_once("</div>")
        {
            return mark.to_owned();
        }
    }
}

/// U10: what is said to somebody who learns in a game of words.
#[tokio::test]
async fn a_game_of_words_has_advice_too() {
    let house = House::open().await;
    let ([mut ann, mut bob], table) =
        opened(&house, json!({"game": "connexion", "coach": true})).await;
    let path = format!("/tables/{table}");
    let state = ann.get(&path).await;
    let (mover, waiting) = if state["actions"]
        .as_array()
        .is_some_and(|all| !all.is_empty())
    {
        (&mut ann, &mut bob)
    } else {
        (&mut bob, &mut ann)
    };
    let advice = mover.get(&format!("{path}/advice")).await;
    let placings = advice["advice"].as_array().unwrap();
    assert!(!placings.is_empty(), "{advice}");
    assert_eq!(placings[0]["value"]["kind"], "heuristic");
    let best = usize::try_from(advice["best"].as_u64().unwrap()).unwrap();
    assert_eq!(placings[best]["loss"], json!(0.0));
    let state = mover.get(&path).await;
    let act = json!({"action": placings[best]["action"], "against": state["length"]});
    mover.post(&format!("{path}/acts"), act).await;
    let numbers = mover.get(&format!("{path}/advice")).await;
    assert!(
        numbers["why"]
            .as_str()
            .unwrap()
            .contains("still to be found"),
        "{numbers}"
    );
    let drawn = page(mover, &format!("/t/{table}/advice?hint=words")).await;
    assert!(drawn.contains("<h1>Advice</h1>"), "{drawn}");
    let other = waiting
        .client
        .get(&format!("/api/v1{path}/advice"))
        .await
        .unwrap();
    assert_eq!(other.status, 409, "{}", other.text());
    let wrong = mover
        .client
        .get(&format!("/api/v1{path}/advice?hint=all"))
        .await
        .unwrap();
    assert_eq!(wrong.status, 400, "{}", wrong.text());
}
