//! What somebody says who was muted is shown to everybody but the one who muted them, at every door (P10).

use serde_json::{Value, json};

use crate::client::Client;
use crate::telnet::Telnet;
use crate::{Guest, House};

async fn at_table(house: &House) -> (Guest, Guest, String) {
    let mut ann = house.guest("Ann").await;
    let table = ann.open(json!({"rules": {"starter": "first"}})).await;
    let mut bob = house.guest("Bob").await;
    bob.post(&format!("/tables/{table}/seat"), json!({})).await;
    ann.post(&format!("/tables/{table}/start"), json!({})).await;
    (ann, bob, table)
}

async fn asks(guest: &mut Guest, method: &str, path: &str) -> (u16, Value) {
    let path = format!("/api/v1{path}");
    let answer = guest.client.request(method, &path, "").await.unwrap();
    (answer.status, answer.json())
}

/// The next piece of a stream.
async fn piece(stream: &mut Client) -> String {
    let piece = stream.chunk().await.unwrap().expect("the stream goes on");
    String::from_utf8_lossy(&piece).into_owned()
}

#[tokio::test]
async fn events_stream_and_page_leave_out_what_they_say_and_show_what_they_do() {
    let house = House::open().await;
    let (mut ann, mut bob, table) = at_table(&house).await;
    let chat = format!("/tables/{table}/chat");
    bob.post(&chat, json!({"text": "first word"})).await;
    let (status, muted) = asks(&mut ann, "PUT", "/me/muted/bob").await;
    assert_eq!((status, muted), (200, json!({"muted": ["bob"]})));
    bob.post(&chat, json!({"text": "second word"})).await;
    bob.post(&chat, json!({"text": "/me waves a lot"})).await;
    ann.post(&chat, json!({"text": "own word"})).await;
    ann.post(
        &format!("/tables/{table}/acts"),
        json!({"action": {"do": "throw"}}),
    )
    .await;
    let heard = async |guest: &Guest, name: &str| {
        let mut client = house.client().await;
        client.headers.clone_from(&guest.client.headers);
        let events = format!("/api/v1/tables/{table}/events");
        let events = client.get(&events).await.unwrap().text();
        let page = client.get(&format!("/t/{table}")).await.unwrap().text();
        let mut stream = house.client().await;
        stream.headers.clone_from(&guest.client.headers);
        let path = format!("/api/v1/tables/{table}/stream");
        stream.send("GET", &path, "").await.unwrap();
        stream.head().await.unwrap();
        let mut streamed = String::new();
        while !streamed.contains("\"event\":\"thrown\"") {
            streamed.push_str(&piece(&mut stream).await);
        }
        let mut live = house.client().await;
        live.headers.clone_from(&guest.client.headers);
        live.send("GET", &format!("/t/{table}/stream"), "")
            .await
            .unwrap();
        live.head().await.unwrap();
        let mut view = String::new();
        while !view.contains("own word") {
            view.push_str(&piece(&mut live).await);
        }
        for (door, text) in [
            ("events", &events),
            ("page", &page),
            ("stream", &streamed),
            ("view", &view),
        ] {
            assert!(text.contains("own word"), "{name} at {door}: {text}");
        }
        [events, page, streamed, view]
    };
    for text in heard(&ann, "Ann").await {
        for word in ["first word", "second word", "waves a lot"] {
            assert!(!text.contains(word), "{word} in {text}");
        }
    }
    for text in heard(&bob, "Bob").await {
        assert!(text.contains("second word") && text.contains("waves a lot"));
    }
    let (status, _) = asks(&mut ann, "DELETE", "/me/muted/Bob").await;
    assert_eq!(status, 200);
    let events = ann.get(&format!("/tables/{table}/events")).await;
    assert!(events.to_string().contains("first word"), "nothing is lost");
}

#[tokio::test]
async fn a_form_without_script_mutes_and_another_name_keeps_whom_one_has_muted() {
    let house = House::open().await;
    let (mut ann, mut bob, table) = at_table(&house).await;
    bob.post(&format!("/tables/{table}/chat"), json!({"text": "hello"}))
        .await;
    let form = async |path: &str, body: &str| {
        let mut client = house.client().await;
        client.headers.clone_from(&ann.client.headers);
        let kind = "content-type: application/x-www-form-urlencoded\r\n";
        client.headers.push_str(kind);
        let answer = client.request("POST", path, body).await.unwrap();
        (answer.status, answer.text())
    };
    let page = async || {
        let mut client = house.client().await;
        client.headers.clone_from(&ann.client.headers);
        client.get(&format!("/t/{table}")).await.unwrap().text()
    };
    assert!(page().await.contains("aria-label=\"Mute Bob\""));
    let (status, _) = form(&format!("/t/{table}/mute"), "name=Bob").await;
    assert_eq!(status, 303);
    let shown = page().await;
    assert!(!shown.contains("hello") && shown.contains("Hear Bob again"));
    form("/name", "name=Anna&shape=star&colour=teal").await;
    assert!(page().await.contains("Hear Bob again"));
    form(&format!("/t/{table}/unmute"), "name=Bob").await;
    assert!(page().await.contains("hello"));
    let (status, problem) = asks(&mut ann, "PUT", "/me/muted/Anna").await;
    assert_eq!((status, &problem["rule"]), (422, &json!("P10")), "oneself");
    let (status, problem) = asks(&mut ann, "DELETE", "/me/muted/Bob").await;
    assert_eq!((status, &problem["rule"]), (409, &json!("P10")));
}

#[tokio::test]
async fn by_telnet_the_lobby_and_the_table_are_silent_for_the_one_who_asked() {
    let house = House::open().await;
    let mut ann = Telnet::come_in(&house, "Ann").await;
    let mut bob = Telnet::come_in(&house, "Bob").await;
    let mut cat = Telnet::come_in(&house, "Cat").await;
    ann.say("mute").await;
    ann.until("You hear everybody").await;
    ann.say("mute Bob").await;
    ann.until("You do not hear Bob any more").await;
    bob.say("say to the lobby").await;
    cat.until("Bob: to the lobby").await;
    cat.say("say seen").await;
    let heard = ann.until("Cat: seen").await;
    assert!(!heard.contains("to the lobby"), "{heard}");
    let table = ann.opens("new wimpout starter=first").await;
    for other in [&mut bob, &mut cat] {
        other.joins(&table).await;
    }
    ann.until("Cat sits down").await;
    bob.say("say to the table").await;
    bob.say(":waves").await;
    cat.until("Bob waves").await;
    cat.say("say seen too").await;
    let heard = ann.until("Cat: seen too").await;
    assert!(
        !heard.contains("to the table") && !heard.contains("waves"),
        "{heard}"
    );
    bob.say("propose goal=100").await;
    ann.until("Bob proposes").await;
    ann.say("history 20").await;
    ann.say("say done").await;
    let told = ann.until("Ann: done").await;
    assert!(!told.contains("to the table"), "{told}");
    ann.say("unmute bob").await;
    ann.until("You hear bob again").await;
    ann.say("history 20").await;
    ann.until("Bob: to the table").await;
}
