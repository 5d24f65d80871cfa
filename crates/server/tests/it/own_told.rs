//! What people are told of a rule of one's own before they vote on it: from when on it holds (W19), what bots show of it, how it
//! is written, and a text that can be taken over as it stands.

use serde_json::json;

use crate::House;
use crate::telnet::Telnet;

fn form(text: &str) -> String {
    let mut form = form_urlencoded::Serializer::new(String::new());
    form.append_pair("own", text).finish()
}

fn dear(situation: &str) -> String {
    format!(
        "rule: dear\ntitle: Dear cards\nabout: Cards cost more.\nsituation: {situation}\n---\nfn price(card) {{ 50 }}\n"
    )
}

#[tokio::test]
async fn a_rule_that_begins_with_the_next_game_says_so_at_every_door() {
    let house = House::open().await;
    let (mut ann, mut bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let table = ann.open(json!({"game": "cow"})).await;
    bob.post(&format!("/tables/{table}/seat"), json!({})).await;
    let mut cara = Telnet::come_in(&house, "Cara").await;
    cara.say(&format!("join {table}")).await;
    cara.until("Cara sits down").await;
    ann.post(&format!("/tables/{table}/start"), json!({})).await;
    let proposals = format!("/tables/{table}/proposals");
    let rules = json!({"rules": {"own/dear": dear("game")}});
    ann.post(&proposals, rules).await;
    let told = cara.until("(P11)").await;
    let told: String = told.split_whitespace().collect::<Vec<_>>().join(" ");
    let expected = "begins with the next game between these players; in this one it does nothing";
    assert!(told.contains(expected), "{told}");
    let state = ann.get(&format!("/tables/{table}")).await;
    assert_eq!(
        state["proposal"]["next_game"],
        json!(["own/dear"]),
        "{state}"
    );
    let slip = ann.client.get(&format!("/t/{table}")).await.unwrap().text();
    assert!(
        slip.contains("Begins with the next game between these players"),
        "{slip}"
    );
    bob.post(&format!("/tables/{table}/votes"), json!({"yes": false}))
        .await;
    let rules = json!({"rules": {"own/dear": dear("turn")}});
    ann.post(&proposals, rules).await;
    let slip = ann.client.get(&format!("/t/{table}")).await.unwrap().text();
    assert!(slip.contains("Holds from the next turn on"), "{slip}");
    let read = ann
        .client
        .request("POST", "/rules/cow/new", &form(&dear("game")))
        .await
        .unwrap()
        .text();
    assert!(
        read.contains("does nothing in that one, and begins with the next game"),
        "{read}"
    );
}

#[tokio::test]
async fn the_page_tells_what_bots_show_and_begins_with_any_question() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let text = "rule: x\ntitle: X\nabout: y.\n---\nfn bonus(points, me) { if me.score % 35 == 10 && points == 55 { 5 } else { 0 } }\n";
    let read = ann
        .client
        .request("POST", "/rules/wimpout/new", &form(text))
        .await
        .unwrap()
        .text();
    assert!(read.contains("Bots have played"), "{read}");
    let taken = text.replace("title: X", "title: Bump");
    let read = ann
        .client
        .request("POST", "/rules/wimpout/new", &form(&taken))
        .await
        .unwrap()
        .text();
    assert!(read.contains("a built-in rule is called so too"), "{read}");
    let page = ann
        .client
        .get("/rules/wimpout/new?question=after_wreck")
        .await
        .unwrap()
        .text();
    for part in [
        "rule: my-after-wreck",
        "counter: Counted",
        "fn after_wreck(me)",
        "How a rule is written",
        "<code>table-counter</code>",
    ] {
        assert!(page.contains(part), "{part}: {page}");
    }
}

#[tokio::test]
async fn a_text_that_telnet_shows_can_be_pasted() {
    let house = House::open().await;
    let mut ann = Telnet::come_in(&house, "Ann").await;
    ann.say("new wimpout").await;
    ann.until("key of your seat").await;
    let about = "about: It says at length what it does, so that no window of eighty columns can ever hold the whole line.";
    ann.say("rule paste").await;
    ann.until("a full stop").await;
    for line in [
        "rule: long",
        "title: Long",
        about,
        "---",
        "fn banking(points) { 5 }",
        ".",
    ] {
        ann.say(line).await;
    }
    ann.until("reads well").await;
    ann.say("rule show").await;
    ann.until("rule: long").await;
    ann.until(about).await;
    ann.say("rule help").await;
    ann.until("table-counter").await;
    ann.say("leave").await;
    ann.say("quit").await;
    let mut bob = Telnet::come_in(&house, "Bob").await;
    bob.say("language de").await;
    for word in ["rule check", "rule shelf"] {
        bob.say(word).await;
        bob.until("enne ein Spiel dazu: wimpout").await;
    }
}
