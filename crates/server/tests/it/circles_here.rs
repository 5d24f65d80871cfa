//! Who is here, at the circle or at a table of it, and with which of their devices; what they are called; what a form that
//! lay open for long asks for (K2, K3, K6, K9).

use serde_json::{Value, json};

use crate::circles_own::posted;
use crate::keeping::{Hands, open};
use crate::{Guest, House};

const DAY: u64 = 24 * 3_600_000;

async fn table(member: &mut Guest, circle: &str) -> String {
    let path = format!("/circles/{circle}/tables");
    let opened = member.post(&path, json!({"game": "wimpout"})).await;
    opened["id"].as_str().unwrap().to_owned()
}

/// The circle, once it has heard what it is to hear.
async fn once(member: &mut Guest, circle: &str, heard: impl Fn(&Value) -> bool) -> Value {
    let asking = async {
        loop {
            let seen = member.circle(circle).await;
            if heard(&seen) {
                return seen;
            }
        }
    };
    tokio::time::timeout(crate::PATIENCE, asking).await.unwrap()
}

/// K6, K13.
#[tokio::test]
async fn whoever_sits_at_a_table_of_the_circle_is_here() {
    let hands = Hands::new();
    let house = open(tempfile::tempdir().unwrap(), &hands).await;
    let (mut ann, mut ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let id = ann.found().await;
    ben.join_circle(&id).await;
    house.guest("Cleo").await.join_circle(&id).await;
    hands.turn(31 * DAY);
    let table = table(&mut ann, &id).await;
    let seen = ann.circle(&id).await;
    assert_eq!(
        [1, 2].map(|at| seen["members"][at]["away"].clone()),
        [json!(true), json!(true)]
    );
    ben.post(&format!("/tables/{table}/seat"), json!({})).await;
    let seen = once(&mut ann, &id, |seen| seen["members"][1]["away"] == false).await;
    assert_eq!(seen["members"][1]["present"], true);
    let leave = |member: u32| json!({"act": {"do": "put-on-leave", "member": member}});
    let acts = format!("/circles/{id}/acts");
    let (status, why) = ann.try_post(&acts, leave(1)).await;
    assert_eq!((status, &why["rule"]), (409, &json!("K6")), "{why}");
    let seen = ann.post(&acts, leave(2)).await;
    assert_eq!(
        seen["members"][2]["stands"], "in",
        "Ben has a vote on that: {seen}"
    );
}

/// K9: with the device that looks, not with any that ever held the member.
#[tokio::test]
async fn a_member_is_seated_where_they_look() {
    let house = House::open().await;
    let (mut ann, mut ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let id = ann.found().await;
    let key = ben.join_circle(&id).await["key"].clone();
    let mut devices = vec![ben];
    for name in ["Ben on the phone", "Ben at the desk", "Ben on a tablet"] {
        let mut device = house.guest(name).await;
        device.post("/circles/hold", json!({"key": key})).await;
        devices.push(device);
    }
    for device in &mut devices {
        let table = table(&mut ann, &id).await;
        device.circle(&id).await;
        let wanted = json!({"member": 1});
        ann.post(&format!("/circles/{id}/tables/{table}/seats"), wanted)
            .await;
        let seen = device.get(&format!("/tables/{table}")).await;
        assert!(seen["seat"].is_number(), "{seen}");
    }
}

/// K2: a name is changed without the marker, by every door.
#[tokio::test]
async fn who_takes_another_name_keeps_their_marker() {
    let house = House::open().await;
    let (mut ann, mut ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let id = ann.found().await;
    ben.join_circle(&id).await;
    let me = |seen: &Value| {
        [
            seen["members"][1]["name"].clone(),
            seen["members"][1]["marker"].clone(),
        ]
    };
    let rename = json!({"do": "rename", "name": "Benno", "marker": "star-teal"});
    ben.in_circle(&id, rename).await;
    let seen = ben
        .in_circle(&id, json!({"do": "rename", "name": "Benny"}))
        .await;
    assert_eq!(me(&seen), ["Benny", "star-teal"]);
    let act = format!("/c/{id}/act");
    let fields = [
        ("do", "rename"),
        ("called", "Ben"),
        ("shape", "moon"),
        ("colour", "rust"),
    ];
    assert_eq!(posted(&mut ben, &act, &fields).await.0, 303);
    assert_eq!(me(&ben.circle(&id).await), ["Ben", "moon-rust"]);
}

/// K3: what was voted in while a form lay open is not undone by it.
#[tokio::test]
async fn a_form_that_lay_open_asks_for_what_was_changed_in_it_and_nothing_else() {
    let house = House::open().await;
    let (mut ann, mut ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let id = ann.found().await;
    ben.join_circle(&id).await;
    let path = format!("/c/{id}/book/wimpout");
    let form = ben.client.get(&path).await.unwrap().text();
    assert!(form.contains("name=\"version\" value=\"1\""), "{form}");
    let goal = json!({"do": "change", "changes": {"wimpout": {"goal": 300}}});
    ann.in_circle(&id, goal).await;
    ben.in_circle(&id, json!({"do": "vote", "proposal": 1, "vote": true}))
        .await;
    let old = |bump| [("version", "1"), ("rule.goal", "500"), ("rule.bump", bump)];
    assert_eq!(posted(&mut ben, &path, &old("on")).await.0, 303);
    let proposed = ben.circle(&id).await["proposals"][0]["changes"].clone();
    let rules: Vec<_> = proposed
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["rule"].clone())
        .collect();
    assert_eq!(rules, ["bump"], "{proposed}");
    // Nothing that was typed is lost where it cannot be.
    let (status, page) = posted(
        &mut ben,
        &path,
        &[("rule.goal", "abc"), ("rule.bump", "on")],
    )
    .await;
    assert_eq!(status, 200);
    let goes_on = page.contains("class=\"refused\"") && page.contains("id=\"set-bump\"");
    assert!(goes_on, "{page}");
    let (_, page) = posted(&mut ben, &path, &old("off")).await;
    assert!(page.contains("that would change nothing"), "{page}");
}
