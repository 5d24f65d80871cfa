//! What a change of rules would do, at the doors of the house (U23).

use serde_json::{Value, json};

use crate::insight::page;
use crate::telnet::Telnet;
use crate::{Guest, House};

const LUCKY: &str = include_str!("../../../../examples/rules/wimpout/lucky-sevens.rule");

#[tokio::test]
async fn what_is_voted_on_is_measured_under_the_rules_of_its_table_and_told_there() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let table = ann.open(json!({"rules": {"goal": 100}})).await;
    let mut bob = Telnet::come_in(&house, "Bob").await;
    bob.say(&format!("join {table}")).await;
    bob.until("key of your seat").await;
    let path = format!("/tables/{table}");
    let change = json!({"rules": {"own/lucky-sevens": LUCKY, "opening": 0}});
    ann.post(&format!("{path}/proposals"), change).await;
    bob.until("What it would do: ").await;
    bob.say("votes").await;
    bob.until("Lucky sevens: ").await;
    bob.until("Goal (100)").await;
    let open = ann.get(&path).await["proposal"].clone();
    assert_eq!(open["on_trial"], false, "{open}");
    let known = &open["would_do"][0];
    assert_eq!(known["value"], "opening=0, own/lucky-sevens");
    assert!(known["pairs"].as_u64().unwrap() >= 20, "{known}");
    let page = ann.client.get(&format!("/t/{table}")).await.unwrap().text();
    assert!(page.contains("pairs of games with the same luck"), "{page}");
    let at_table = format!("/t/{table}/rules/lucky-sevens");
    assert!(page.contains(&at_table), "the slip leads to what it does");
    let rule = ann.client.get(&at_table).await.unwrap().text();
    for told in [
        "A bank of 35 points brings 45.",
        "fn banking",
        "pairs of games",
    ] {
        assert!(rule.contains(told), "{told}: {rule}");
    }
    let nowhere = format!("/t/{table}/rules/nowhere");
    assert_eq!(ann.client.get(&nowhere).await.unwrap().status, 404);
    bob.say("rule show").await;
    bob.until("fn banking").await;
    bob.until("A bank of 35 points brings 45.").await;
    let told = ann.get(&format!("{path}/events")).await;
    let told = told.as_array().unwrap().iter();
    let told = told.filter(|entry| entry["event"] == "measured");
    assert_eq!(told.count(), 1, "it is told once");
}

/// What the lab answers, asked again where it has no time just now, as it says.
async fn measured(guest: &mut Guest, asked: Value) -> Value {
    let asking = async {
        loop {
            let (status, told) = guest.try_post("/games/wimpout/lab", asked.clone()).await;
            if status != 503 {
                assert_eq!(status, 200, "{told}");
                return told;
            }
        }
    };
    tokio::time::timeout(crate::PATIENCE, asking).await.unwrap()
}

#[tokio::test]
async fn programs_and_the_page_of_a_text_ask_for_it() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let asked = json!({"rules": {"goal": 100}, "own_rules": [LUCKY], "change": {"bump": true}});
    let told = measured(&mut ann, asked).await;
    assert_eq!(told["value"], "bump=on, own/lucky-sevens");
    assert_eq!(told["base"], "goal=100");
    assert_eq!(told["figures"][0]["what"], "turns");
    assert!(
        told["said"].as_str().unwrap().contains("sampled:"),
        "{told}"
    );
    let kept = json!({"change": {"opening": 0}});
    let told = measured(&mut ann, kept).await;
    assert_eq!(told["pairs"], 1500, "it comes with the house: {told}");
    assert_eq!(told["base"], "starter=first");
    let nothing = json!({"change": {"bump": false}});
    let (status, problem) = ann.try_post("/games/wimpout/lab", nothing).await;
    assert_eq!((status, &problem["code"]), (422, &json!("bad-input")));
    let wrong = json!({"own_rules": ["rule: x"]});
    assert_eq!(ann.try_post("/games/wimpout/lab", wrong).await.0, 422);
}

/// O9, U23: by telnet; of a shipped text what is kept is told, and any other is measured.
#[tokio::test]
async fn a_text_is_measured_by_telnet() {
    let house = House::open().await;
    let mut ann = Telnet::come_in(&house, "Ann").await;
    let shipped = include_str!("../../../../examples/rules/cow/paperwork.rule");
    let kept = host::measured_text("cow", shipped).expect("it was measured");
    let pairs = speech::Tongue::En.whole(kept.pairs.into());
    let renamed = shipped.replace("paperwork", "forms");
    let renamed = renamed.replace("title: Paperwork", "title: Forms");
    for (text, name, figures) in [
        (shipped.to_owned(), "Paperwork: ", &*pairs),
        (renamed, "Forms: ", "sampled:"),
    ] {
        ann.say("rule measure cow").await;
        ann.until("a full stop").await;
        for line in text.lines() {
            ann.say(line).await;
        }
        ann.say(".").await;
        ann.until(name).await;
        ann.until(figures).await;
    }
}

/// U23: the whole table of the lab is a page, and what a rule would do stands beside it on the form.
#[tokio::test]
async fn what_each_rule_does_is_a_page_and_stands_on_the_form() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    for game in ["wimpout", "cow", "connexion"] {
        let drawn = page(&mut ann, &format!("/rules/{game}/lab")).await;
        assert!(
            drawn.contains("What each rule does") && drawn.contains("<svg"),
            "{game}"
        );
        let form = page(&mut ann, &format!("/new/{game}")).await;
        assert!(form.matches("class=\"would-do\"").count() > 8, "{game}");
    }
    // Beside a text that is shipped it stands at once.
    let own = page(&mut ann, "/rules/cow/new?example=paperwork").await;
    assert!(own.contains("id=\"would-do\"") && own.contains("Paperwork: "));
}
