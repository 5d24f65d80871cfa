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
    assert!(!tried.contains("nothing of that name"), "{tried}");
}

/// A table that drops a rule and takes it again has adopted it once.
#[tokio::test]
async fn a_table_is_counted_once() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let rules = json!({"own/lucky-sevens": LUCKY, "own/toll": TOLL});
    let table = ann.open(json!({"rules": rules})).await;
    let mut names = Vec::new();
    for rule in ["lucky-sevens", "toll"] {
        let path = format!("/tables/{table}/shelf/{rule}");
        let name = ann.post(&path, json!({})).await["name"].clone();
        names.push(name.as_str().unwrap().to_owned());
    }
    let mut bob = Telnet::come_in(&house, "Bob").await;
    bob.say("new wimpout").await;
    bob.until("key of your seat").await;
    for _ in 0..2 {
        bob.say(&format!("rule take {}", names[0])).await;
        bob.until("All agree").await;
        bob.say("propose own/lucky-sevens=off").await;
        bob.until("All agree").await;
    }
    bob.say(&format!("rule take {}", names[1])).await;
    bob.until("All agree").await;
    loop {
        let all = ann.get("/games/wimpout/shelf").await;
        let of = |name: &str| {
            let mut all = all.as_array().unwrap().iter();
            all.find(|one| one["name"] == name).unwrap()["adopted"].as_u64()
        };
        // What was adopted last is counted last.
        if of(&names[1]) == Some(2) {
            assert_eq!(of(&names[0]), Some(2), "{all}");
            return;
        }
    }
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

const TINY: &str = r#"{"name": "tiny", "goal": 100, "lap": 50}"#;

#[tokio::test]
async fn pieces_are_published_looked_at_and_taken_by_another_table() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let table = ann
        .open(json!({"game": "wimpout", "materials": {"board": TINY}}))
        .await;
    let publish = format!("/tables/{table}/shelf/pieces/board");
    let mut passer = house.guest("Pat").await;
    assert_ne!(passer.try_post(&publish, json!({})).await.0, 200);
    let other = format!("/tables/{table}/shelf/pieces/deck");
    let (status, why) = ann.try_post(&other, json!({})).await;
    assert_eq!(status, 409, "{why}");
    assert!(
        page(&mut ann, &format!("/t/{table}"))
            .await
            .contains("/pieces/board")
    );
    let name = ann.post(&publish, json!({})).await["name"].clone();
    let name = name.as_str().unwrap();
    assert!(name.starts_with("tiny-"), "{name}");
    let all = ann.get("/games/wimpout/shelf/pieces").await;
    assert_eq!(all[0]["kind"], "board");
    assert_eq!(all[0]["text"].as_str().unwrap().trim_end(), TINY);
    assert_eq!(
        ann.get("/games/wimpout/shelf").await,
        json!([]),
        "that is of rules"
    );

    taken_by_telnet(&house, name, &mut ann).await;
    looked_at(name, &mut ann).await;
}

/// Another takes them by telnet, and so adopts them.
async fn taken_by_telnet(house: &House, name: &str, ann: &mut crate::Guest) {
    let mut bob = Telnet::come_in(house, "Bob").await;
    bob.say("new wimpout").await;
    bob.until("key of your seat").await;
    bob.say("pieces shelf").await;
    bob.until("the board “tiny” (1)").await;
    bob.say(&format!("pieces take {name}")).await;
    bob.until("A lap has 50 points instead of 200").await;
    bob.say("pieces show").await;
    bob.until("The goal is 100 points instead of 500").await;
    bob.say("pieces publish").await;
    bob.until(name).await;
    bob.say("language de").await;
    bob.say("pieces take nowhere-12345678").await;
    bob.until("kein solches Spielmaterial").await;
    // Whoever sits alone has adopted what he proposes.
    let mut shelf = page(ann, "/rules/wimpout/shelf").await;
    while !shelf.contains("Adopted by 2 tables") {
        bob.say("pieces shelf").await;
        bob.until("tiny").await;
        shelf = page(ann, "/rules/wimpout/shelf").await;
    }
}

/// Its page, as a file, and in the forms.
async fn looked_at(name: &str, ann: &mut crate::Guest) {
    let one = page(ann, &format!("/rules/wimpout/shelf/{name}")).await;
    for told in [
        "A lap has 50 points instead of 200.",
        "&quot;goal&quot;: 100",
        &format!("/new/wimpout?shelf={name}"),
    ] {
        assert!(one.contains(told), "{told}: {one}");
    }
    let file = format!("/rules/wimpout/shelf/{name}/{name}.json");
    assert!(one.contains(&file));
    assert_eq!(page(ann, &file).await.trim_end(), TINY);
    for form in ["/new/wimpout", "/rules/wimpout/pieces"] {
        let filled = page(ann, &format!("{form}?shelf={name}")).await;
        assert!(
            filled.contains("&quot;name&quot;: &quot;tiny&quot;"),
            "{filled}"
        );
    }
}

#[tokio::test]
async fn a_form_takes_pieces_by_their_name_and_the_keeper_takes_them_down() {
    let house = House::open().await;
    let mut keeper = house.keeper().await;
    let path = "/shelf/wimpout/pieces/board";
    let brought = keeper.request("PUT", path, TINY).await.unwrap().text();
    let name = brought.trim();
    for (path, wrong, status) in [
        (path, "{", 422),
        (path, &"x".repeat(40_000), 413),
        ("/shelf/wimpout/pieces/deck", TINY, 404),
    ] {
        let answer = keeper.request("PUT", path, wrong).await.unwrap();
        assert_eq!(answer.status, status, "{}", answer.text());
    }
    let mut ann = house.guest("Ann").await;
    let form = format!("game=wimpout&shelf.pieces={name}");
    let opened = crate::puzzles::form(&mut ann.client, "/tables", &form).await;
    assert_eq!(opened.status, 303, "{}", opened.text());
    let lobby = page(&mut ann, opened.header("location").unwrap()).await;
    assert!(lobby.contains("the board “tiny”"), "{lobby}");
    let lost = page(&mut ann, "/new/wimpout?shelf.pieces=nowhere").await;
    assert!(
        lost.contains("here is nothing of that name on the house"),
        "{lost}"
    );
    let kept = keeper.get("/shelf/wimpout/pieces").await.unwrap().json();
    assert_eq!(kept[0]["name"], name);
    let gone = format!("/shelf/wimpout/{name}");
    for status in [204, 404] {
        let answer = keeper.request("DELETE", &gone, "").await.unwrap();
        assert_eq!(answer.status, status);
    }
}
