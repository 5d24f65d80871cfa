//! Circles at the API: made by a link, voted in, played under, kept over a restart, and told to nobody outside.

use serde_json::{Value, json};

use crate::api::play_out;
use crate::telnet::Telnet;
use crate::{Guest, House};

impl Guest {
    /// Makes a circle.
    pub(crate) async fn found(&mut self) -> String {
        let made = self
            .post("/circles", json!({"name": "Friday people"}))
            .await;
        made["id"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn join_circle(&mut self, id: &str) -> Value {
        self.post(&format!("/circles/{id}/members"), json!({}))
            .await
    }

    pub(crate) async fn in_circle(&mut self, id: &str, act: Value) -> Value {
        self.post(&format!("/circles/{id}/acts"), json!({"act": act}))
            .await
    }

    pub(crate) async fn circle(&mut self, id: &str) -> Value {
        self.get(&format!("/circles/{id}")).await
    }
}

fn goal(goal: u32) -> Value {
    json!({"do": "change", "changes": {"wimpout": {"goal": goal}}})
}

#[tokio::test]
async fn a_group_meets_by_a_link_votes_plays_under_its_book_and_is_there_after_a_restart() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let mut ben = house.guest("Ben").await;
    let id = ann.found().await;
    ann.in_circle(&id, goal(300)).await;
    ben.join_circle(&id).await;
    ben.in_circle(&id, goal(50)).await;
    let voted = ann
        .in_circle(&id, json!({"do": "vote", "proposal": 1, "vote": true}))
        .await;
    assert_eq!(voted["versions"].as_array().unwrap().len(), 2);
    ben.in_circle(&id, json!({"do": "begin", "title": "Friday"}))
        .await;
    let opened = ann
        .post(&format!("/circles/{id}/tables"), json!({"game": "wimpout"}))
        .await;
    let table = opened["id"].as_str().unwrap().to_owned();
    ann.post(&format!("/tables/{table}/start"), json!({})).await;
    play_out(&mut ann, &table).await;
    let record = ann
        .client
        .get(&format!("/api/v1/tables/{table}/record"))
        .await
        .unwrap()
        .text();
    let record = table::Record::parse(&record).unwrap();
    let book = record.header.book.clone().unwrap();
    assert_eq!((book.circle.as_str(), book.version), ("Friday people", 2));
    assert_eq!(
        record.header.rules.get("goal"),
        Some(&table::Value::Number(50))
    );
    assert_eq!(
        host::verify(&record).verdict,
        host::Verdict::Fair,
        "the luck covers the book"
    );
    let seen = ben.circle(&id).await;
    let first = &seen["evenings"][0]["standing"][0];
    assert_eq!((&first["name"], &first["won"]), (&json!("Ann"), &json!(1)));

    let (mut before, token) = (seen, ben.token.clone());
    let house = house.reopen().await;
    let mut client = house.client().await;
    client.show_token(&token);
    let mut ben = Guest { client, token };
    let mut after = ben.circle(&id).await;
    for view in [&mut before, &mut after] {
        view.as_object_mut().unwrap().remove("length");
        for member in view["members"].as_array_mut().unwrap() {
            // Ann has not come yet since.
            member.as_object_mut().unwrap().remove("present");
        }
    }
    assert_eq!(before, after);
    ben.in_circle(&id, json!({"do": "close"})).await;
}

#[tokio::test]
async fn who_has_no_key_learns_the_name_and_nothing_else() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let mut eve = house.guest("Eve").await;
    let id = ann.found().await;
    ann.in_circle(
        &id,
        json!({"do": "change", "changes": {"circle": {"door": "word"}}}),
    )
    .await;
    ann.in_circle(&id, json!({"do": "say", "text": "sunflower"}))
        .await;
    let opened = ann
        .post(&format!("/circles/{id}/tables"), json!({"game": "wimpout"}))
        .await;
    let table = opened["id"].as_str().unwrap().to_owned();
    let outside = json!({"name": "Friday people", "marker": "", "open": false});
    assert_eq!(eve.circle(&id).await, outside);
    assert_eq!(eve.get("/me/circles").await, json!([]));
    assert_eq!(
        eve.get("/tables").await,
        json!([]),
        "its tables are in no list"
    );
    for path in [
        format!("/circles/{id}/export"),
        format!("/circles/{id}/stream"),
        format!("/tables/circle-{id}"),
        "/circles/nonsense".to_owned(),
    ] {
        let answer = eve.client.get(&format!("/api/v1{path}")).await.unwrap();
        assert!(answer.status >= 400, "{path}");
        assert!(
            !answer.text().contains("sunflower") && !answer.text().contains(&table),
            "{path}"
        );
    }
    is_told_nothing(&mut eve, &id, &table).await;
    let (status, _) = eve
        .try_post(
            &format!("/circles/{id}/acts"),
            json!({"act": {"do": "say", "text": "hi"}}),
        )
        .await;
    assert_eq!(status, 409);
    let metrics = house.keeper().await.get("/metrics").await.unwrap().text();
    assert!(
        !metrics.contains("circle") && !metrics.contains("Friday"),
        "not even that there are any"
    );

    let waits = eve.join_circle(&id).await;
    assert_eq!(waits["key"], Value::Null);
    assert_eq!(eve.circle(&id).await, outside, "who waits is outside");
    ann.in_circle(&id, json!({"do": "answer", "ask": 1, "yes": true}))
        .await;
    assert_eq!(eve.circle(&id).await["talk"][0]["text"], "sunflower");
}

/// No page and no answer of the house shows anything that only members may know.
async fn is_told_nothing(eve: &mut Guest, id: &str, table: &str) {
    let inside = ["book", "standings", "games", "talk", "evening/1", "facts"];
    let inside = inside.iter().map(|part| format!("/c/{id}/{part}"));
    let asked = ["keys", "outgoing", "export", "stream"];
    let asked = asked
        .iter()
        .map(|part| format!("/api/v1/circles/{id}/{part}"));
    let closed: Vec<_> = inside.chain(asked).collect();
    let open = [
        "/",
        "/circles",
        "/circles/bring",
        "/join",
        "/api/v1/tables",
        "/api/v1/me/tables",
    ];
    let open = open.iter().map(|path| (*path).to_owned());
    for path in open
        .chain([format!("/c/{id}")])
        .chain(closed.iter().cloned())
    {
        let answer = eve.client.get(&path).await.unwrap();
        assert!(answer.status != 200 || !closed.contains(&path), "{path}");
        let text = answer.text();
        for secret in ["sunflower", table, "Ann"] {
            assert!(!text.contains(secret), "{path} tells {secret}");
        }
        assert!(
            !text.contains("Friday") || path == format!("/c/{id}"),
            "{path}"
        );
    }
}

#[tokio::test]
async fn a_member_is_a_key_that_opens_on_several_devices_and_dies_when_it_is_changed() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let mut phone = house.guest("Ann's phone").await;
    let id = ann.found().await;
    let key = ann.join_circle(&id).await["key"].clone();
    phone.post("/circles/hold", json!({"key": key})).await;
    assert_eq!(phone.circle(&id).await["you"], ann.circle(&id).await["you"]);
    ann.in_circle(&id, json!({"do": "rekey"})).await;
    assert_eq!(
        ann.circle(&id).await["you"],
        0,
        "who changed the key goes on"
    );
    assert_eq!(phone.circle(&id).await.get("you"), None);
    let (status, _) = phone.try_post("/circles/hold", json!({"key": key})).await;
    assert_eq!(status, 404);
}

#[tokio::test]
async fn refusals_of_a_circle_name_their_numbers() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let id = ann.found().await;
    let acts = format!("/circles/{id}/acts");
    let refused = [
        (goal(500), "K3"),
        (json!({"do": "vote", "proposal": 7, "vote": true}), "K3"),
        (json!({"do": "out", "member": 0}), "K7"),
        (json!({"do": "close"}), "K10"),
        (json!({"do": "object"}), "K7"),
    ];
    for (act, rule) in refused {
        let (status, problem) = ann.try_post(&acts, json!({"act": act})).await;
        assert!(status == 409 || status == 422, "{problem}");
        assert_eq!(problem["rule"], rule, "{problem}");
    }
    let (status, stale) = ann
        .try_post(
            &acts,
            json!({"act": {"do": "begin", "title": "x"}, "against": 99}),
        )
        .await;
    assert_eq!((status, &stale["code"]), (409, &json!("stale")));
}

#[tokio::test]
async fn a_member_who_is_here_is_seated_by_another() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let mut ben = house.guest("Ben").await;
    let id = ann.found().await;
    ben.join_circle(&id).await;
    let opened = ann
        .post(&format!("/circles/{id}/tables"), json!({"game": "cow"}))
        .await;
    let table = opened["id"].as_str().unwrap();
    let seats = format!("/circles/{id}/tables/{table}/seats");
    let (status, away) = ann.try_post(&seats, json!({"member": 1})).await;
    assert_eq!((status, &away["rule"]), (409, &json!("K9")), "{away}");
    assert_eq!(ben.circle(&id).await["members"][1]["present"], true);
    let seated = ann
        .client
        .post(&format!("/api/v1{seats}"), &json!({"member": 1}))
        .await;
    assert_eq!(seated.unwrap().status, 204);
    let seen = ben.get(&format!("/tables/{table}")).await;
    assert_eq!(
        (&seen["seat"], &seen["seats"][1]["name"]),
        (&json!(1), &json!("Ben"))
    );
    let mut eve = house.guest("Eve").await;
    let (status, _) = eve.try_post(&seats, json!({"member": 0})).await;
    assert!(status >= 400);
}

#[tokio::test]
async fn a_circle_is_made_joined_voted_in_and_played_in_by_telnet() {
    let house = House::open().await;
    let mut ann = crate::telnet::Telnet::come_in(&house, "Ann").await;
    let mut ben = crate::telnet::Telnet::come_in(&house, "Ben").await;
    ben.say("book").await;
    ben.until("ou are in no circle").await;
    ann.say("circle new Friday people").await;
    ann.until("/c/").await;
    let code = ann.until("\n").await.trim().to_owned();
    ben.say(&format!("circle {code}")).await;
    ben.until("Elsewhere you are yourself again").await;
    ben.say("propose wimpout goal=50").await;
    ben.until("Still to speak: Ann").await;
    ann.say("circle").await;
    ann.until("Goal: 50 instead of 500").await;
    ann.say("vote yes").await;
    ann.until("Version 2").await;
    ann.say("book 2").await;
    ann.until("Agreed: Ben and Ann").await;
    ann.say("evening begin The first").await;
    ann.until("The first, tonight").await;
    ann.say("tonight").await;
    ben.say("members").await;
    ben.until("Ben, you").await;
    ann.say("play wimpout").await;
    ann.until("You are at Friday people, table ").await;
    let table = ann.until(".").await.trim_end_matches('.').to_owned();
    ben.until(&format!("(join {table})")).await;
    ben.say("circle").await;
    ben.until(&format!("join {table}")).await;
    ann.say(&format!("circle seat {table} Ben")).await;
    ben.say("records").await;
    ben.until("Records of the circle").await;
    ben.say("circle call").await;
    ben.until("Nothing is told outside").await;
    ben.say("circle leave").await;
    ben.until("ou are no member any more then").await;
    ben.say("vote 7 perhaps").await;
    ben.until(" vote is yes, no or withdraw").await;
}

#[tokio::test]
async fn nobody_fills_the_log_of_a_circle() {
    let house = House::open().await;
    let mut eve = house.guest("Eve").await;
    let id = eve.found().await;
    let path = format!("/circles/{id}/acts");
    let mut last = (200, Value::Null);
    // Thirty at once; what it takes to say them may let one or two more in.
    let mut said = 0;
    while said < 100 && last.0 == 200 {
        let text = "x".repeat(500);
        last = eve
            .try_post(&path, json!({"act": {"do": "say", "text": text}}))
            .await;
        said += 1;
    }
    assert!(said > 30, "{}", last.1);
    assert_eq!(
        (last.0, &last.1["rule"]),
        (409, &json!("K17")),
        "{}",
        last.1
    );
}

#[tokio::test]
async fn the_devices_of_a_member_share_a_seat_and_the_circle_hears_at_once_how_a_game_ended() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let (mut phone, mut eve) = (house.guest("Ann's phone").await, house.guest("Eve").await);
    let id = ann.found().await;
    ann.in_circle(&id, goal(50)).await;
    let key = ann.join_circle(&id).await["key"].clone();
    phone.post("/circles/hold", json!({"key": key})).await;
    let opened = ann
        .post(&format!("/circles/{id}/tables"), json!({"game": "wimpout"}))
        .await;
    let table = opened["id"].as_str().unwrap().to_owned();
    let path = format!("/tables/{table}");
    let bot = json!({"bot": "hold-20"});
    let (status, why) = eve.try_post(&format!("{path}/bots"), bot).await;
    assert_eq!((status, &why["code"]), (409, &json!("bad-seat")), "{why}");
    let sat = phone.post(&format!("{path}/seat"), json!({})).await;
    assert_eq!(sat["seat"], 0, "{sat}");
    assert_eq!(
        ann.get(&path).await["seat"],
        Value::Null,
        "a seat is at one device"
    );
    phone.post(&format!("{path}/start"), json!({})).await;
    let mut stream = house.client().await;
    stream.show_token(&ann.token);
    let facts = format!("/api/v1/circles/{id}/stream");
    stream.send("GET", &facts, "").await.unwrap();
    assert_eq!(stream.head().await.unwrap().status, 200);
    play_out(&mut phone, &table).await;
    let ended = async {
        let mut told = String::new();
        while !told.contains("\"fact\":\"ended\"") {
            let chunk = stream.chunk().await.unwrap().unwrap();
            told.push_str(&String::from_utf8(chunk).unwrap());
        }
        told
    };
    let ended = tokio::time::timeout(crate::PATIENCE, ended).await;
    assert!(ended.expect("nobody has to look").contains(&table));
    let (status, why) = eve.try_post(&format!("{path}/rematch"), json!({})).await;
    assert_eq!((status, &why["code"]), (409, &json!("bad-seat")), "{why}");
}

/// K7: whoever has a lost key, and the link of the seat with it, does not play on once its member is back.
#[tokio::test]
async fn a_seat_that_was_taken_with_a_lost_key_is_its_members_still() {
    let house = House::open().await;
    let (mut ann, mut bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let mut lost = house.guest("Ann's phone").await;
    let id = ann.found().await;
    bob.join_circle(&id).await;
    let key = ann.join_circle(&id).await["key"].clone();
    lost.post("/circles/hold", json!({"key": key})).await;
    let tables = format!("/circles/{id}/tables");
    let opened = lost.post(&tables, json!({"game": "cow"})).await;
    let path = format!("/tables/{}", opened["id"].as_str().unwrap());
    let rekeyed = lost.post(&format!("{path}/seat/key"), json!({})).await;
    let seat_key = rekeyed["key"].clone();
    bob.post(&format!("{path}/seat"), json!({})).await;
    bob.post(&format!("{path}/bots"), json!({"bot": "random"}))
        .await;
    bob.post(&format!("{path}/start"), json!({})).await;
    let sitting = &bob.circle(&id).await["games"][0]["sitting"];
    assert_eq!(
        (&sitting[0]["member"], &sitting[1]["member"]),
        (&json!(0), &json!(1))
    );
    ann.in_circle(&id, json!({"do": "rekey"})).await;
    assert_eq!(lost.circle(&id).await.get("you"), None);
    let sitting = &bob.circle(&id).await["games"][0]["sitting"];
    assert_eq!(
        sitting[0]["member"], 0,
        "the game counts for Ann: {sitting}"
    );
    let sat = ann.post(&format!("{path}/seat"), json!({})).await;
    assert_eq!(sat["seat"], 0, "{sat}");
    assert_eq!(lost.get(&path).await["seat"], Value::Null);
    let (status, _) = lost.try_post("/seats", json!({"key": seat_key})).await;
    assert_eq!(status, 404, "the link of the seat is dead too");
    let (status, why) = lost.try_post(&format!("{path}/seat"), json!({})).await;
    assert!(status >= 400, "{why}");
}

#[tokio::test]
async fn whom_all_others_voted_out_does_not_come_back_by_the_link_alone() {
    let house = House::open().await;
    let (mut ann, mut ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let id = ann.found().await;
    ben.join_circle(&id).await;
    ann.in_circle(&id, json!({"do": "out", "member": 1})).await;
    assert_eq!(
        ben.join_circle(&id).await["key"],
        Value::Null,
        "Ben has asked"
    );
    let seen = ann.circle(&id).await;
    assert_eq!(seen["asks"][0]["name"], "Ben");
    ann.in_circle(&id, json!({"do": "answer", "ask": 1, "yes": true}))
        .await;
    assert_eq!(ben.circle(&id).await["you"], 2);
}

#[tokio::test]
async fn by_telnet_one_hears_the_circle_votes_there_and_keeps_the_own_key() {
    let house = House::open().await;
    let (mut ann, mut ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let id = ann.found().await;
    let mut tom = Telnet::come_in(&house, "Tom").await;
    tom.say(&format!("circle {id}")).await;
    tom.until("Elsewhere you are yourself again with: circle ")
        .await;
    let key = tom.until("\r\n").await;
    ben.join_circle(&id).await;
    tom.until("Ben").await;
    ben.in_circle(&id, json!({"do": "say", "text": "tonight?"}))
        .await;
    tom.until("Ben: tonight?").await;
    ann.in_circle(&id, json!({"do": "vouch", "member": 1}))
        .await;
    tom.until("Ann vouches for Tom").await;
    tom.say("circle object").await;
    tom.until("That is done.").await;
    ben.in_circle(&id, goal(300)).await;
    tom.until("Ben proposes Goal: 300").await;
    tom.say("vote 1 nein").await;
    tom.until("– Tom said no").await;
    tom.say("book 1").await;
    tom.until("proposed by Ann").await;
    tom.say("evening begin").await;
    tom.until("say which (K10)").await;
    let mut again = Telnet::connect(&house).await;
    again.until("what name").await;
    again.say(key.trim()).await;
    again.until("Friday people").await;
    again.say("circle leave for good").await;
    again.until("Tom has left the circle").await;
    ann.in_circle(&id, json!({"do": "say", "text": "bye"}))
        .await;
}

#[tokio::test]
async fn talk_of_somebody_muted_is_not_shown_in_the_circle_either() {
    let house = House::open().await;
    let (mut ann, mut ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let id = ann.found().await;
    ben.join_circle(&id).await;
    ben.in_circle(&id, json!({"do": "say", "text": "hello?"}))
        .await;
    assert_eq!(ann.circle(&id).await["talk"][0]["text"], "hello?");
    let muted = ann.client.request("PUT", "/api/v1/me/muted/ben", "").await;
    assert_eq!(muted.unwrap().status, 200);
    assert_eq!(ann.circle(&id).await["talk"], json!([]));
    assert_eq!(ben.circle(&id).await["talk"][0]["text"], "hello?");
}
