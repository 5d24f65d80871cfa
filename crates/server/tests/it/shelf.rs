//! The house's shelf of rules of one's own (O11, O14).

use serde_json::json;

use crate::House;
use crate::telnet::Telnet;

const LUCKY: &str = include_str!("../../../../examples/rules/wimpout/lucky-sevens.rule");
const TOLL: &str = include_str!("../../../../examples/rules/wimpout/toll.rule");

async fn page(guest: &mut crate::Guest, path: &str) -> String {
    guest.client.get(path).await.unwrap().text()
}

#[tokio::test]
async fn what_a_table_has_adopted_is_published_and_taken_by_another() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let table = ann
        .open(json!({"rules": {"own/lucky-sevens": LUCKY}}))
        .await;
    let mut passer = house.guest("Pat").await;
    let publish = format!("/tables/{table}/shelf/lucky-sevens");
    let other = format!("/tables/{table}/shelf/toll");
    assert_ne!(
        passer.try_post(&publish, json!({})).await.0,
        200,
        "Pat does not sit there"
    );
    let (status, why) = ann.try_post(&other, json!({})).await;
    assert_eq!(status, 409, "the table does not play by it: {why}");
    let name = ann.post(&publish, json!({})).await["name"].clone();
    let name = name.as_str().unwrap();
    assert!(name.starts_with("lucky-sevens-"), "{name}");
    let all = ann.get("/games/wimpout/shelf").await;
    assert_eq!(
        (all[0]["by"].as_str(), all[0]["adopted"].as_u64()),
        (Some("Ann"), Some(1))
    );
    assert!(all[0]["would_do"]["pairs"].as_u64().unwrap() >= 20);

    let mut bob = Telnet::come_in(&house, "Bob").await;
    bob.say("new wimpout").await;
    bob.until("key of your seat").await;
    bob.say("rule shelf").await;
    bob.until("Lucky sevens (1)").await;
    bob.say(&format!("rule take {name}")).await;
    bob.until("reads well").await;
    bob.say("rule take nowhere-12345678").await;
    bob.until("no such rule on the house").await;
    // Whoever sits alone has adopted what he proposes.
    let mut shelf = page(&mut ann, "/rules/wimpout/shelf").await;
    while !shelf.contains("Adopted by 2 tables") {
        bob.say("rule shelf").await;
        bob.until("Lucky sevens (").await;
        shelf = page(&mut ann, "/rules/wimpout/shelf").await;
    }
    assert!(shelf.contains(name), "{shelf}");
    let one = page(&mut ann, &format!("/rules/wimpout/shelf/{name}")).await;
    for told in [
        "A bank of 35 points brings 45.",
        "pairs of games",
        "fn banking",
    ] {
        assert!(one.contains(told), "{told}: {one}");
    }
    let file = format!("/rules/wimpout/shelf/{name}/{name}.rule");
    assert_eq!(page(&mut ann, &file).await, LUCKY);
    let form = format!("/new/wimpout?shelf={name}");
    let tried = page(&mut ann, &form).await;
    assert!(!tried.contains("no such rule"), "{tried}");
}

#[tokio::test]
async fn the_keeper_brings_rules_and_takes_them_down() {
    let house = House::open().await;
    let mut keeper = house.keeper().await;
    let brought = keeper
        .request("PUT", "/shelf/wimpout", TOLL)
        .await
        .unwrap()
        .text();
    let name = brought.trim();
    assert!(name.starts_with("toll-"), "{name}");
    let wrong = keeper
        .request("PUT", "/shelf/wimpout", "rule: x")
        .await
        .unwrap();
    assert_eq!(wrong.status, 422, "{}", wrong.text());
    let path = format!("/shelf/wimpout/{name}");
    assert_eq!(
        keeper.request("DELETE", &path, "").await.unwrap().status,
        204
    );
    assert_eq!(
        keeper.request("DELETE", &path, "").await.unwrap().status,
        404
    );
    assert_eq!(
        keeper.get("/shelf/wimpout").await.unwrap().json(),
        json!([])
    );
}

/// Guests are to be had for nothing: the shelf belongs to all, so what one address puts there is counted.
#[tokio::test]
async fn one_address_does_not_fill_the_shelf() {
    let house = House::open().await;
    let mut said = Vec::new();
    for number in 0..14 {
        let mut guest = house.guest(&format!("guest{number}")).await;
        // It stands there already after the first: so nothing is measured again.
        let table = guest
            .open(json!({"rules": {"own/lucky-sevens": LUCKY}}))
            .await;
        let publish = format!("/tables/{table}/shelf/lucky-sevens");
        said.push(guest.try_post(&publish, json!({})).await.0);
    }
    let fits = said.iter().take_while(|status| **status == 200).count();
    assert_eq!((fits, &said[fits..]), (12, &[429, 429][..]), "{said:?}");
}
