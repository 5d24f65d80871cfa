//! A pause by consent at the doors: the API, the page without script and telnet all ask, answer, refuse and go on (P5).

use serde_json::json;

use crate::telnet::Telnet;
use crate::{Guest, House};

/// Ann is to act, Bob waits, against a clock.
async fn playing(house: &House) -> (Guest, Guest, String) {
    let mut ann = house.guest("Ann").await;
    let rules = json!({"starter": "first"});
    let table = ann
        .open(json!({"rules": rules, "clock": {"per-turn": 60_000}}))
        .await;
    let mut bob = house.guest("Bob").await;
    bob.post(&format!("/tables/{table}/seat"), json!({})).await;
    ann.post(&format!("/tables/{table}/start"), json!({})).await;
    (ann, bob, table)
}

#[tokio::test]
async fn programs_ask_agree_and_go_on_and_it_outlasts_a_restart() {
    let house = House::open().await;
    let (mut ann, mut bob, table) = playing(&house).await;
    let (pause, go_on) = (
        format!("/tables/{table}/pause"),
        format!("/tables/{table}/go-on"),
    );
    let (status, problem) = ann.try_post(&go_on, json!({})).await;
    assert_eq!((status, &problem["rule"]), (409, &json!("P5")));
    let answer = ann.post(&pause, json!({"yes": true})).await;
    assert_ne!(answer["actions"], json!([]), "the game goes on meanwhile");
    let view = bob.get(&format!("/tables/{table}")).await;
    assert_eq!(
        view["pause"],
        json!({"stage": "asked", "seat": 0, "yes": [0], "missing": [1]})
    );
    bob.post(&pause, json!({"yes": true})).await;
    let act = json!({"action": {"do": "throw"}});
    let (status, problem) = ann
        .try_post(&format!("/tables/{table}/acts"), act.clone())
        .await;
    assert_eq!((status, &problem["rule"]), (409, &json!("P5")));
    let why = problem["detail"].as_str().unwrap();
    assert!(
        why.contains("the game is paused") && why.contains("unpause"),
        "{why}"
    );

    let house = house.reopen().await;
    let again = async |token: &str| {
        let mut client = house.client().await;
        client.show_token(token);
        Guest {
            client,
            token: token.to_owned(),
        }
    };
    let (mut ann, mut bob) = (again(&ann.token).await, again(&bob.token).await);
    let view = bob.get(&format!("/tables/{table}")).await;
    assert_eq!(view["pause"]["stage"], "stands");
    assert_eq!(view["clocks"], json!([]));
    let answer = bob.post(&go_on, json!({})).await;
    assert_eq!(answer["actions"], json!([]), "it is Ann's turn");
    let view = bob.get(&format!("/tables/{table}")).await;
    assert_eq!(view["pause"], json!(null));
    assert_eq!(view["clocks"][0]["seat"], 0);
    ann.post(&format!("/tables/{table}/acts"), act).await;
    let events = ann.get(&format!("/tables/{table}/events")).await;
    let names = events.as_array().unwrap().iter();
    let names: Vec<_> = names.filter_map(|event| event["event"].as_str()).collect();
    for name in ["pause-asked", "pause-answered", "paused", "went-on"] {
        assert!(names.contains(&name), "{name} in {names:?}");
    }
}

#[tokio::test]
async fn a_request_is_withdrawn_or_refused_on_the_page_without_script() {
    let house = House::open().await;
    let (ann, bob, table) = playing(&house).await;
    let form = async |guest: &Guest, path: &str, body: &str| {
        let mut client = house.client().await;
        client.headers.clone_from(&guest.client.headers);
        client
            .headers
            .push_str("content-type: application/x-www-form-urlencoded\r\n");
        let answer = client
            .request("POST", &format!("/t/{table}/{path}"), body)
            .await
            .unwrap();
        assert_eq!(answer.status, 303, "{}", answer.text());
    };
    let page = async |guest: &Guest| {
        let mut client = house.client().await;
        client.headers.clone_from(&guest.client.headers);
        client.get(&format!("/t/{table}")).await.unwrap().text()
    };
    for refuser in [&ann, &bob] {
        form(&ann, "pause", "yes=true").await;
        assert!(page(&bob).await.contains("Still to answer: Bob."));
        form(refuser, "pause", "yes=false").await;
        assert!(!page(&bob).await.contains("Still to answer"));
    }
    form(&bob, "pause", "yes=true").await;
    form(&ann, "pause", "yes=true").await;
    let shown = page(&ann).await;
    assert!(shown.contains("The game is paused") && shown.contains("/go-on"));
    assert!(!shown.contains("id=\"verb-0\""), "nothing to be done");
    form(&bob, "go-on", "").await;
    assert!(page(&ann).await.contains("id=\"verb-0\""));
}

#[tokio::test]
async fn a_bare_telnet_client_asks_and_goes_on_and_bots_agree_at_once() {
    let house = House::open().await;
    let mut ann = Telnet::come_in(&house, "Ann").await;
    let table = ann.opens("new wimpout starter=first").await;
    let mut bob = house.guest("Bob").await;
    bob.post(&format!("/tables/{table}/seat"), json!({})).await;
    ann.say("bot").await;
    ann.until("a bot").await;
    ann.say("start").await;
    ann.until("The game begins").await;
    let pause = format!("/tables/{table}/pause");
    bob.post(&pause, json!({"yes": true})).await;
    ann.until("Bob asks for a pause").await;
    ann.until("Still to answer: Ann.").await;
    ann.say("agree").await;
    ann.until("The game is paused").await;
    ann.say("throw").await;
    ann.until("The game is paused; it goes on when").await;
    ann.say("unpause").await;
    ann.until("You end the pause; the game goes on.").await;
    ann.until("throw").await;
}
