//! Puzzles at the doors of the house: programs, pages without script, telnet; the day's is counted for a guest (U20).

use host::puzzle::puzzle;
use serde_json::json;

use crate::House;
use crate::client::Answer;
use crate::telnet::Telnet;

/// The place of the best choice of a puzzle that the API has shown, from 1.
fn best(shown: &serde_json::Value) -> usize {
    let number = usize::try_from(shown["number"].as_u64().unwrap()).unwrap();
    puzzle(shown["game"].as_str().unwrap(), number)
        .unwrap()
        .best()
        + 1
}

#[tokio::test]
async fn a_program_is_shown_a_puzzle_and_told_what_its_answer_is_worth() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let shown = ann.get("/puzzles/cow/3").await;
    assert_eq!(
        (&shown["game"], &shown["number"]),
        (&json!("cow"), &json!(3))
    );
    let text = shown.to_string();
    assert!(!text.contains("seed") && !text.contains("moves"), "{text}");
    let choices = shown["choices"].as_array().unwrap();
    assert_eq!(choices[0]["number"], 1);
    assert!(choices.len() > 1 && !choices[0]["label"].as_str().unwrap().is_empty());
    let right = best(&shown);
    let told = ann
        .post(
            "/puzzles/cow/3/answer",
            json!({"answer": right.to_string()}),
        )
        .await;
    assert_eq!(told["right"], true);
    assert_eq!(told["best"], choices[right - 1]["action"]);
    assert_eq!(told["worth"][0]["value"]["kind"], "sampled");
    let wrong = right % choices.len() + 1;
    let told = ann
        .post(
            "/puzzles/cow/3/answer",
            json!({"answer": wrong.to_string()}),
        )
        .await;
    assert_eq!(told["right"], false);
    let told = ann.post("/puzzles/wimpout/1/answer", json!({})).await;
    assert_eq!(
        (&told["right"], &told["worth"][0]["value"]["kind"]),
        (&json!(false), &json!("exact"))
    );
}

#[tokio::test]
async fn the_puzzle_of_the_day_counts_once_for_a_guest() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let mut bob = house.guest("Bob").await;
    let shown = ann.get("/puzzles/wimpout/today").await;
    assert_eq!(shown["today"], true);
    assert_eq!(
        bob.get("/puzzles/wimpout/today").await["number"],
        shown["number"]
    );
    let (right, wrong) = (best(&shown), best(&shown) % 2 + 1);
    let answer = |choice: usize| json!({"answer": choice.to_string()});
    let told = ann
        .post("/puzzles/wimpout/today/answer", answer(right))
        .await;
    assert_eq!((&told["right"], &told["days"]), (&json!(true), &json!(1)));
    // Only the first answer counts; and to look at the solution is to have missed it.
    let told = ann
        .post("/puzzles/wimpout/today/answer", answer(wrong))
        .await;
    assert_eq!((&told["right"], &told["days"]), (&json!(false), &json!(1)));
    bob.post("/puzzles/wimpout/today/answer", json!({})).await;
    let told = bob
        .post("/puzzles/wimpout/today/answer", answer(right))
        .await;
    assert_eq!((&told["right"], &told["days"]), (&json!(true), &json!(0)));
}

#[tokio::test]
async fn what_is_no_puzzle_or_no_answer_is_refused() {
    let house = House::open().await;
    let mut client = house.client().await;
    for path in [
        "wimpout/0",
        "wimpout/99999",
        "chess/1",
        "wimpout/first",
        "wimpout/-1",
    ] {
        let answer = client
            .get(&format!("/api/v1/puzzles/{path}"))
            .await
            .unwrap();
        assert!(
            (400..500).contains(&answer.status),
            "{path}: {}",
            answer.text()
        );
    }
    let long = "a".repeat(500);
    for answer in ["0", "999", "dance", &long] {
        let path = "/api/v1/puzzles/wimpout/1/answer";
        let told = client.post(path, &json!({"answer": answer})).await.unwrap();
        assert_eq!(told.status, 422, "{answer}: {}", told.text());
    }
}

pub(crate) async fn form(client: &mut crate::client::Client, path: &str, body: &str) -> Answer {
    client.request("POST", path, body).await.unwrap()
}

#[tokio::test]
async fn a_puzzle_is_solved_on_a_page_without_script() {
    let house = House::open().await;
    let mut client = house.client().await;
    let list = client.get("/puzzles").await.unwrap().text();
    assert!(list.contains("/puzzles/connexion/today"), "{list}");
    let page = client.get("/puzzles/wimpout/1").await.unwrap().text();
    assert!(
        page.contains("What is best here?") && !page.contains("– best"),
        "{page}"
    );
    let right = puzzle("wimpout", 1).unwrap().best() + 1;
    let solved = form(
        &mut client,
        "/puzzles/wimpout/1",
        &format!("answer={right}"),
    )
    .await;
    assert!(solved.text().contains("Right!") && solved.text().contains("– best"));
    let given_up = form(&mut client, "/puzzles/wimpout/1", "").await.text();
    assert!(given_up.contains("– best") && !given_up.contains("Right!"));
    client.speak("de");
    let page = client.get("/puzzles/wimpout/today").await.unwrap().text();
    assert!(page.contains("Rätsel des Tages"), "{page}");
    assert_eq!(
        client.get("/puzzles/wimpout/zero").await.unwrap().status,
        404
    );
}

#[tokio::test]
async fn a_puzzle_is_solved_by_telnet() {
    let house = House::open().await;
    let mut ann = Telnet::come_in(&house, "Ann").await;
    ann.say("puzzle answer 1").await;
    ann.until("no puzzle").await;
    ann.say("puzzle wimpout 1").await;
    ann.until("puzzle 1").await;
    ann.until("Answer with").await;
    let right = puzzle("wimpout", 1).unwrap().best() + 1;
    ann.say(&format!("puzzle answer {right}")).await;
    ann.until("Right!").await;
    ann.say("puzzle").await;
    ann.until("Answer with").await;
}
