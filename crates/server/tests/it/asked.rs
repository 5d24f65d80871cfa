//! What is asked wrongly is said, and said well: fields that nobody looks at, addresses that are none, talk that is too
//! long, leaving for good.

use serde_json::json;

use crate::House;
use crate::telnet::Telnet;

#[tokio::test]
async fn fields_that_an_address_does_not_have_are_refused_by_name() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let table = ann.open(json!({})).await;
    let known = format!("/tables/{table}/events?from=0");
    assert!(ann.get(&known).await.is_array());
    for path in [
        format!("/tables/{table}/events?x=1"),
        format!("/tables/{table}/events?from=0&x=1"),
        format!("/tables/{table}/record?x"),
        "/games?x=1".to_owned(),
    ] {
        let answer = ann.client.get(&format!("/api/v1{path}")).await.unwrap();
        let said = answer.json();
        assert_eq!(
            (answer.status, &said["code"]),
            (400, &json!("bad-input")),
            "{path}: {said}"
        );
        let detail = said["detail"].as_str().unwrap();
        assert!(detail.contains("`x`"), "{path}: {detail}");
    }
    let (status, said) = ann
        .try_post(&format!("/tables/{table}/start?x=1"), json!({}))
        .await;
    assert_eq!(
        (status, &said["code"]),
        (400, &json!("bad-input")),
        "{said}"
    );
}

#[tokio::test]
async fn addresses_that_are_none_show_people_a_page_and_programs_a_problem() {
    let house = House::open().await;
    let mut client = house.client().await;
    let plain = client.headers.clone();
    let cases = [
        ("/nosuch", 404, "Hier ist nichts"),
        ("/t/%ff", 404, "Hier ist nichts"),
        ("/t/%00", 404, "Hier ist nichts"),
        (
            "/learn/cow?step=x",
            400,
            "<code>step</code> kann nicht <code>x</code> sein",
        ),
        ("/tables", 405, "geht"),
        ("/puzzles/cow/0", 422, "Rätsel"),
    ];
    for (path, status, says) in cases {
        client.headers = format!("{plain}accept: text/html\r\naccept-language: de\r\n");
        let page = client.get(path).await.unwrap();
        let text = page.text();
        assert_eq!(page.status, status, "{path}: {text}");
        assert!(
            page.header("content-type")
                .unwrap()
                .starts_with("text/html"),
            "{path}"
        );
        assert!(
            text.contains("lang=\"de\"") && text.contains(says),
            "{path}: {text}"
        );
        assert!(!text.contains("digit found"), "{path}: {text}");
        client.headers.clone_from(&plain);
        let problem = client.get(path).await.unwrap();
        assert_eq!(
            problem.json()["status"],
            status,
            "{path}: {}",
            problem.text()
        );
    }
    // Programs ask below /api, whatever they take.
    client.headers = format!("{plain}accept: text/html\r\n");
    let problem = client.get("/api/v1/nosuch").await.unwrap();
    assert_eq!(problem.json()["code"], "not-found", "{}", problem.text());
}

#[tokio::test]
async fn talk_that_is_too_long_is_refused_and_not_cut() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let table = ann.open(json!({})).await;
    let chat = format!("/tables/{table}/chat");
    ann.post(&chat, json!({"text": "x".repeat(500)})).await;
    let (status, said) = ann.try_post(&chat, json!({"text": "x".repeat(501)})).await;
    assert_eq!(status, 400, "{said}");
    assert!(said["detail"].as_str().unwrap().contains("501"), "{said}");
    let mut bob = Telnet::come_in(&house, "Bob").await;
    let long = format!("say {}", "y".repeat(501));
    bob.say(&long).await;
    bob.until("500 characters at once, and that has 501").await;
    bob.say(&format!("watch {table}")).await;
    bob.until("Type help for what you can do").await;
    bob.say(&long).await;
    bob.until("500 characters at once, and that has 501").await;
}

#[tokio::test]
async fn leaving_for_good_is_asked_first_with_what_follows() {
    let house = House::open().await;
    let mut ann = Telnet::come_in(&house, "Ann").await;
    let table = ann.opens("new wimpout").await;
    let mut bob = Telnet::come_in(&house, "Bob").await;
    bob.joins(&table).await;
    ann.until("Bob sits down").await;
    ann.say("start").await;
    bob.until("The game begins").await;
    bob.say("leave").await;
    bob.until("Your seat is dropped").await;
    bob.until("Type leave yes if you mean it.").await;
    bob.say("who").await;
    bob.until("2. Bob").await;
    bob.say("yes").await;
    bob.until("Nothing is being voted on").await;
    bob.say("leave").await;
    bob.until("Type leave yes if you mean it.").await;
    bob.say("yes").await;
    ann.until("Bob leaves").await;
}
