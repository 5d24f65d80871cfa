//! A circle is told outside by the way that its members have chosen.

use serde_json::{Value, json};

use crate::calls::{house, house_in};
use crate::service::Service;
use crate::telnet::Telnet;
use crate::{Guest, machine};

/// What a service is told next, in words.
async fn words(service: &mut Service) -> String {
    let told = service.next().await;
    let signature = told.header("webhook-signature").unwrap();
    assert!(signature.starts_with("v1,"));
    let text = told.json()["text"].as_str().unwrap().to_owned();
    text.split(" http").next().unwrap().to_owned()
}

/// A circle of Ann's that is told to a service.
async fn circle_told(ann: &mut Guest, service: &Service) -> (String, String) {
    let id = ann.found().await;
    let say = json!({"do": "say", "text": "before"});
    ann.in_circle(&id, say).await;
    let way = json!({"by": "webhook", "url": format!("{}/hook", service.base)});
    let path = format!("/api/v1/circles/{id}/outgoing");
    let set = ann.client.request("PUT", &path, &way.to_string()).await;
    let set = set.unwrap().json();
    assert!(set["secret"].as_str().unwrap().starts_with("whsec_"));
    (id, path)
}

#[tokio::test]
async fn a_circle_is_told_outside_by_one_way_once_and_over_a_restart() {
    let mut service = Service::open().await;
    let house = house().await;
    let (mut ann, mut ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let (id, path) = circle_told(&mut ann, &service).await;
    let outside = ben.client.get(&path).await.unwrap();
    assert!(outside.status >= 400, "he is no member");

    ben.join_circle(&id).await;
    assert_eq!(words(&mut service).await, "Ben has sat down with you.");
    ben.in_circle(&id, json!({"do": "tonight", "would": true}))
        .await;
    assert_eq!(words(&mut service).await, "Ben would play tonight.");
    let goal = json!({"do": "change", "changes": {"wimpout": {"goal": 300}}});
    ben.in_circle(&id, goal).await;
    assert_eq!(
        words(&mut service).await,
        "Proposal 1: Ben proposes Goal: 300"
    );
    service.answers(404);
    let yes = json!({"do": "vote", "proposal": 1, "vote": true});
    ann.in_circle(&id, yes).await;
    let told = words(&mut service).await;
    assert_eq!(told, "Ann said yes to proposal 1 – everybody agreed");
    while ann.client.get(&path).await.unwrap().json()["failed"] == Value::Null {}
    service.answers(200);

    let (folder, token) = (house.folder, ann.token.clone());
    house.running.stop().await;
    let house = house_in(folder, machine()).await;
    let mut client = house.client().await;
    client.show_token(&token);
    let mut ann = Guest { client, token };
    ann.in_circle(&id, json!({"do": "say", "text": "after"}))
        .await;
    assert_eq!(words(&mut service).await, "Ann: after");
    assert!(service.is_silent(), "nothing is told twice");
    let off = ann.client.request("DELETE", &path, "").await.unwrap();
    assert_eq!(off.status, 204);
    assert_eq!(ann.client.get(&path).await.unwrap().json(), Value::Null);
}

/// K2, K7: whoever waits at the door hears whether they may come in; whoever vouches reads the word that opens.
#[tokio::test]
async fn by_telnet_it_is_heard_who_is_let_in_and_which_word_opens() {
    let house = house().await;
    let mut ann = Telnet::come_in(&house, "Ann").await;
    ann.say("circle new Friday people").await;
    ann.until("/c/").await;
    ann.say("propose circle door=word").await;
    ann.say("circles").await;
    ann.until("You are in: Friday people (circle ").await;
    let code = ann.until(")").await;
    let code = code.trim_end_matches(')');
    let (mut ben, mut cleo) = (
        Telnet::come_in(&house, "Ben").await,
        Telnet::come_in(&house, "Cleo").await,
    );
    for other in [&mut ben, &mut cleo] {
        other.say(&format!("circle {code}")).await;
        other.until("You have asked").await;
    }
    ann.say("letin 1").await;
    ann.say("decline 2").await;
    ben.until("Friday people let you in").await;
    cleo.until("Friday people did not let you in").await;
    ben.say("circle vouch Ann").await;
    ben.until(&format!("Ann comes in again with circle {code}-"))
        .await;
}
