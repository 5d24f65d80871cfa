//! Whoever watches looks over the shoulder of those who let them, and of nobody else, whatever door they ask (P10).

use serde_json::{Value, json};

use crate::later::Evening;
use crate::telnet::Telnet;

const MINUTE: u64 = 60_000;

impl Evening {
    /// What somebody who watches is shown over the shoulder of a seat.
    async fn over(&mut self, seat: u16) -> Value {
        let path = format!("/tables/{}?over={seat}", self.table);
        self.eve.get(&path).await
    }

    /// What the page of the table shows them.
    async fn page_over(&mut self, seat: u16) -> String {
        let path = format!("/t/{}?over={seat}", self.table);
        self.visitor(true).await.get(&path).await.unwrap().text()
    }

    async fn ann_says(&mut self, yes: bool) {
        let path = format!("/tables/{}/hand", self.table);
        self.players[0].post(&path, json!({"yes": yes})).await;
    }

    async fn hand_of(&mut self, player: usize) -> Value {
        let path = format!("/tables/{}", self.table);
        self.players[player].get(&path).await["view"]["hand"].clone()
    }
}

#[tokio::test]
async fn a_hand_is_shown_as_long_as_its_player_says_so_and_no_other() {
    let mut evening = Evening::of("cow", 0).await;
    let hand = evening.hand_of(0).await;
    assert!(hand.as_array().is_some_and(|hand| !hand.is_empty()));
    let seen = evening.over(0).await;
    assert_eq!(
        (&seen["view"]["hand"], &seen["over"]),
        (&json!(null), &json!(null))
    );

    evening.ann_says(true).await;
    let seen = evening.over(0).await;
    assert_eq!((&seen["view"]["hand"], &seen["over"]), (&hand, &json!(0)));
    assert_eq!(
        (&seen["actions"], &seen["seat"]),
        (&json!([]), &json!(null))
    );
    assert_eq!(seen["hands"], json!([0]));
    assert_eq!(
        evening.over(1).await["view"]["hand"],
        json!(null),
        "Bob has said nothing"
    );
    let bob = format!("/tables/{}?over=0", evening.table);
    let bob = evening.players[1].get(&bob).await;
    assert_eq!(
        (&bob["over"], &bob["seat"]),
        (&json!(null), &json!(1)),
        "Bob plays"
    );
    let page = evening.page_over(0).await;
    assert!(
        page.contains("The hand of") && page.contains("stream?over=0"),
        "{page}"
    );
    assert!(
        !page.contains("class=\"plays\"") && !evening.page_over(1).await.contains("The hand of")
    );

    evening.ann_says(false).await;
    assert_eq!(evening.over(0).await["view"]["hand"], json!(null));
    assert!(!evening.page_over(0).await.contains("The hand of"));
}

#[tokio::test]
async fn those_who_may_know_more_do_not_talk_to_those_who_play() {
    let mut evening = Evening::of("cow", 0).await;
    let at = format!("/tables/{}", evening.table);
    evening.ann_says(true).await;
    let said = json!({"text": "Ann holds a bomber"});
    evening.eve.post(&format!("{at}/chat"), said).await;
    let bob = evening.players[1].get(&format!("{at}/events")).await;
    assert!(!bob.to_string().contains("bomber"));
    assert!(
        bob.to_string().contains("hand-shown"),
        "who plays knows of it"
    );
    let mut zoe = Telnet::come_in(&evening.house, "Zoe").await;
    zoe.say(&format!("watch {}", evening.table)).await;
    zoe.say("over bob").await;
    zoe.until("lets nobody look").await;
    zoe.say("over ann").await;
    zoe.until("You look over the shoulder of Ann").await;
    zoe.until("hand").await;
}

#[tokio::test]
async fn who_shows_a_hand_by_telnet_is_told_who_may_see_it() {
    let house = crate::House::open().await;
    let mut zoe = Telnet::come_in(&house, "Zoe").await;
    for line in ["new cow", "bot", "bot", "start", "watchers yes"] {
        zoe.say(line).await;
    }
    zoe.until("Anybody may watch").await;
}

#[tokio::test]
async fn a_hand_is_hidden_at_once_where_those_who_watch_see_it_later() {
    let mut evening = Evening::of("cow", 5 * MINUTE).await;
    let hand = evening.hand_of(0).await;
    evening.ann_says(true).await;
    assert_eq!(
        evening.over(0).await["over"],
        json!(null),
        "it is not shown yet"
    );
    evening.wait(5 * MINUTE);
    assert_eq!(evening.over(0).await["view"]["hand"], hand);
    evening.ann_says(false).await;
    let seen = evening.over(0).await;
    assert_eq!(
        (&seen["over"], &seen["hands"]),
        (&json!(null), &json!(null))
    );
    evening.wait(5 * MINUTE);
    assert_eq!(evening.over(0).await["over"], json!(null));
}

#[tokio::test]
async fn where_nothing_is_hidden_there_is_nothing_to_show() {
    let mut evening = Evening::of("wimpout", 0).await;
    let path = format!("/tables/{}/hand", evening.table);
    let (status, problem) = evening.players[0]
        .try_post(&path, json!({"yes": true}))
        .await;
    assert_eq!((status, &problem["rule"]), (409, &json!("P10")));
}
