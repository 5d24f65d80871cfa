//! Programs ask what a rule of one's own does, or what is wrong with it (O10), what a game asks, and what they vote on (O11).

use serde_json::{Value, json};

use crate::House;
use crate::telnet::Telnet;

const JACKPOT: &str = include_str!("../../../../examples/rules/wimpout/jackpot.rule");

fn own(body: &str) -> String {
    format!("rule: x\ntitle: X\nabout: More.\n---\n{body}\n")
}

fn texts(list: &Value) -> Vec<&str> {
    let list = list.as_array().expect("a list");
    list.iter().filter_map(Value::as_str).collect()
}

#[tokio::test]
async fn a_text_is_explained_to_programs_as_rule_check_does() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let read = ann
        .post("/games/wimpout/rules", json!({ "text": JACKPOT }))
        .await;
    assert_eq!(read["slug"], "jackpot", "{read}");
    assert_eq!(read["title"], "Jackpot");
    assert_eq!(read["refused"], json!(null));
    let name = read["shelf_name"].as_str().unwrap();
    assert!(name.starts_with("jackpot-"), "{name}");
    let says = texts(&read["says"]);
    assert!(says.iter().any(|line| line.contains("100")), "{says:?}");
    let windows = JACKPOT.replace('\n', "\r\n");
    let path = "/games/wimpout/rules";
    let same = ann.post(path, json!({ "text": windows })).await;
    assert_eq!(same, read, "line ends make no other rule of it");

    let mut bob = Telnet::come_in(&house, "Bob").await;
    bob.say("rule check wimpout").await;
    for line in JACKPOT.lines() {
        bob.say(line).await;
    }
    bob.say(".").await;
    bob.say("quit").await;
    let plain = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let told = plain(&bob.rest().await);
    for line in says {
        assert!(told.contains(&plain(line)), "{line}: {told}");
    }
}

#[tokio::test]
async fn what_is_odd_or_taken_is_said_of_a_text_that_reads_well() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let path = "/games/wimpout/rules";
    let odd = own("fn banking(points) {\n  if points > 100 { points / 0 } else { 5 }\n}");
    let read = ann.post(path, json!({ "text": odd })).await;
    let first = &read["odd"][0];
    assert_eq!(first["line"], 6, "{read}");
    assert!(!first["says"].as_str().unwrap().is_empty());
    let taken = own("fn banking(points) { 5 }").replace("title: X", "title: Last Licks");
    let read = ann.post(path, json!({ "text": taken })).await;
    let why = read["refused"].as_str().unwrap_or_default();
    assert!(why.contains("a built-in rule is called so too"), "{read}");
}

#[tokio::test]
async fn what_is_wrong_with_a_text_is_a_problem_with_its_place() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let path = "/games/wimpout/rules";
    let wrong = json!({ "text": own("fn banking(points) { pints }") });
    let (status, why) = ann.try_post(path, wrong).await;
    let place = (&why["line"], &why["column"]);
    assert_eq!((status, place), (422, (&json!(5), &json!(22))), "{why}");
    assert_eq!(
        (&why["code"], &why["rule"]),
        (&json!("bad-value"), &json!("H12"))
    );
    let detail = why["detail"].as_str().unwrap();
    assert!(detail.starts_with("line 5, column 22: "), "{detail}");

    let nothing = json!({ "text": "" });
    let (status, why) = ann.try_post(path, nothing).await;
    assert_eq!((status, &why["code"]), (422, &json!("bad-value")), "{why}");

    let long = own(&format!(
        "// {}\nfn banking(points) {{ 5 }}",
        "x".repeat(20_000)
    ));
    let (status, why) = ann.try_post(path, json!({ "text": long })).await;
    assert_eq!((status, why.get("line")), (422, None), "{why}");
    assert!(why["detail"].as_str().unwrap().contains("bytes"), "{why}");
    let body = json!({ "text": "x".repeat(70_000) });
    let (status, why) = ann.try_post(path, body).await;
    assert_eq!((status, &why["code"]), (413, &json!("too-long")), "{why}");

    let text = own("fn banking(points) { 5 }");
    let chess = "/games/chess/rules";
    let (status, why) = ann.try_post(chess, json!({ "text": text })).await;
    assert_eq!((status, &why["code"]), (404, &json!("unknown-game")));
    let stray = json!({ "text": text, "name": "x" });
    let (status, _) = ann.try_post(path, stray).await;
    assert_eq!(status, 400);
}

#[tokio::test]
async fn programs_list_what_a_game_asks() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    for game in ["wimpout", "cow", "connexion"] {
        let all = ann.get(&format!("/games/{game}/questions")).await;
        assert_eq!(all["version"], own::QUESTIONS);
        let told = all["questions"].as_array().unwrap();
        let known = speech::own::questions(game);
        assert_eq!(told.len(), known.len());
        for (told, known) in told.iter().zip(known) {
            assert_eq!(told["name"], known.name);
            assert_eq!(texts(&told["arguments"]), known.arguments);
            assert_eq!(told["about"], known.about);
            assert_eq!(told["answer"], known.gives.to_string());
            assert_eq!(told["example"], known.example);
        }
    }
    let all = ann.get("/games/wimpout/questions").await;
    let kinds = all["questions"].as_array().unwrap().iter();
    let kinds: Vec<_> = kinds.map(|one| one["gives"]["kind"].as_str()).collect();
    for kind in ["number", "count", "flag"] {
        assert!(kinds.contains(&Some(kind)), "{kinds:?}");
    }
    let chess = ann.client.get("/api/v1/games/chess/questions").await;
    assert_eq!(chess.unwrap().status, 404);
}

#[tokio::test]
async fn programs_see_what_the_text_does_that_is_voted_on() {
    let house = House::open().await;
    let (mut ann, mut bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let table = ann.open(json!({})).await;
    let at = format!("/tables/{table}");
    bob.post(&format!("{at}/seat"), json!({})).await;
    ann.post(&format!("{at}/start"), json!({})).await;
    let rules = json!({"own/jackpot": JACKPOT, "goal": 300});
    let proposal = json!({ "rules": rules });
    ann.post(&format!("{at}/proposals"), proposal).await;
    let open = bob.get(&at).await["proposal"].take();
    let text = &open["rules"]["own/jackpot"];
    let read = bob
        .post("/games/wimpout/rules", json!({ "text": text }))
        .await;
    assert_eq!(open["explained"], json!({"own/jackpot": read["says"]}));
    bob.post(&format!("{at}/votes"), json!({"yes": false}))
        .await;
    ann.post(&format!("{at}/proposals"), json!({"rules": {"goal": 300}}))
        .await;
    let open = bob.get(&at).await["proposal"].take();
    assert_eq!(open.get("explained"), None, "{open}");
}
