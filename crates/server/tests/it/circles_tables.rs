//! What a table of a circle has of it: the markers of its members, and the question what of its rules is kept.

use serde_json::json;

use crate::House;
use crate::telnet::{Telnet, last_listed};

/// K2: whoever sits there first, and has chosen none.
#[tokio::test]
async fn a_member_has_at_a_table_the_marker_of_the_circle() {
    let house = House::open().await;
    let (mut ann, mut ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let id = ann.found().await;
    ben.join_circle(&id).await;
    let opened = ben
        .post(&format!("/circles/{id}/tables"), json!({"game": "cow"}))
        .await;
    let table = opened["id"].as_str().unwrap().to_owned();
    ann.post(&format!("/tables/{table}/seat"), json!({})).await;
    let page = ann.client.get(&format!("/t/{table}")).await.unwrap().text();
    for (seat, member) in [(0, 1), (1, 0)] {
        let place = page.split(&format!("id=\"seat-{seat}\"")).nth(1).unwrap();
        let own = format!(
            "<span class=\"mark c-{}\">",
            pages::Marker::nth(member).colour()
        );
        let first = place.find("<span class=\"mark ");
        assert_eq!(first, place.find(&own), "seat {seat}: {place}");
    }
}

/// K8: at the end of a game under the book, with the word that keeps it.
#[tokio::test]
async fn by_telnet_it_is_asked_whether_what_a_table_voted_in_is_kept() {
    let house = House::open().await;
    let mut ann = Telnet::come_in(&house, "Ann").await;
    ann.say("circle new Friday people").await;
    ann.until("/c/").await;
    ann.say("help propose").await;
    ann.until("puts a change of the book to the vote").await;
    ann.say("help join").await;
    ann.until("sit down at a table (its code stands in its link)")
        .await;
    ann.say("play wimpout").await;
    ann.until("key of your seat").await;
    ann.say("propose goal=60").await;
    ann.say("start").await;
    let mut all = String::new();
    for round in 0..500 {
        ann.say("actions").await;
        ann.say(&format!("say round {round} is done")).await;
        let heard = ann.until(&format!("round {round} is done")).await;
        all.push_str(&heard);
        if heard.contains("The game is over") {
            break;
        }
        ann.say(last_listed(&heard)).await;
    }
    ann.say("circle").await;
    all.push_str(&ann.until("circle help lists").await);
    let asked = all.matches("Keep it in the book? (keep ").count();
    assert_eq!(asked, 2, "at the end, and by what goes on there: {all}");
    ann.say("keep").await;
    ann.say("book").await;
    ann.until("Goal: 60. ").await;
}
