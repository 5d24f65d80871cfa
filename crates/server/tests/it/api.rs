//! The API: a table from its opening to its record, and everything that is refused.

use serde_json::{Value, json};
use table::Record;

use crate::House;
use crate::telnet::Telnet;

/// Acts with the first listed action until the game is over; says how many acts it took.
pub(crate) async fn play_out(guest: &mut crate::Guest, table: &str) -> usize {
    let path = format!("/tables/{table}/acts");
    let mut state = guest.get(&format!("/tables/{table}")).await;
    let mut acts = 0;
    while state["over"] != true && state["stage"] != "over" {
        // The last action listed is to stop where one may stop.
        let action = state["actions"]
            .as_array()
            .unwrap()
            .last()
            .expect("my turn")
            .clone();
        let act = json!({"action": action, "against": state["length"], "seq": acts});
        state = guest.post(&path, act).await;
        acts += 1;
        assert!(acts < 10_000, "a game ends");
    }
    acts
}

#[tokio::test]
async fn a_game_is_played_to_the_end_and_its_record_replays() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    let table = ann.open(json!({"rules": {"goal": 100}})).await;
    ann.post(&format!("/tables/{table}/start"), json!({})).await;
    play_out(&mut ann, &table).await;

    let record = ann
        .client
        .get(&format!("/api/v1/tables/{table}/record"))
        .await
        .unwrap()
        .text();
    let record = Record::parse(&record).unwrap();
    assert!(record.reveal.is_some(), "the secret is revealed");
    assert!(host::replay(&record).is_ok());
    assert_eq!(host::verify(&record).verdict, host::Verdict::Fair);
}

#[tokio::test]
async fn an_act_with_the_same_number_is_answered_and_not_done_twice() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    let table = ann.open(json!({})).await;
    let path = format!("/tables/{table}/acts");
    let started = ann.post(&format!("/tables/{table}/start"), json!({})).await;
    let act = json!({"action": started["actions"][0], "seq": 7});
    let first = ann.post(&path, act.clone()).await;
    let again = ann.post(&path, act).await;
    assert_eq!(
        (first["repeated"].clone(), again["repeated"].clone()),
        (json!(false), json!(true))
    );
    assert_eq!(first["length"], again["length"]);
}

#[tokio::test]
async fn an_act_against_an_older_record_is_stale() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    let table = ann.open(json!({})).await;
    let path = format!("/tables/{table}/acts");
    let started = ann.post(&format!("/tables/{table}/start"), json!({})).await;
    let act = json!({"action": started["actions"][0], "against": started["length"]});
    ann.post(&path, act.clone()).await;
    let (status, problem) = ann.try_post(&path, act).await;
    assert_eq!((status, problem["code"].clone()), (409, json!("stale")));
}

#[tokio::test]
async fn a_second_guest_sits_votes_and_is_refused_out_of_turn() {
    let house = House::open().await;
    let (mut ann, mut bob) = (house.guest("ann").await, house.guest("bob").await);
    let table = ann.open(json!({})).await;
    let at = |what: &str| format!("/tables/{table}/{what}");
    bob.post(&at("seat"), json!({"nonce": "four"})).await;
    ann.post(&at("proposals"), json!({"rules": {"goal": 300}}))
        .await;
    bob.post(&at("votes"), json!({"yes": true})).await;
    bob.post(&at("chat"), json!({"text": "good\u{202e} luck"}))
        .await;
    ann.post(&at("start"), json!({})).await;

    let seen = bob.get(&format!("/tables/{table}")).await;
    let rules = &seen["rules"];
    assert_eq!((&rules["goal"], &seen["seat"]), (&json!(300), &json!(1)));
    let waits = if seen["seats"][1]["to_act"] == true {
        &mut ann
    } else {
        &mut bob
    };
    let listed = waits.get(&format!("/tables/{table}")).await["actions"].clone();
    assert_eq!(listed, json!([]));
    let act = json!({"action": {"do": "throw"}});
    let (status, problem) = waits.try_post(&at("acts"), act).await;
    assert_eq!((status, &problem["code"]), (409, &json!("not-your-turn")));
    let talk = bob.get(&at("events")).await;
    let said = talk
        .as_array()
        .unwrap()
        .iter()
        .find(|entry| entry["event"] == "said")
        .unwrap();
    assert_eq!(
        (said["name"].clone(), said["text"].clone()),
        (json!("bob"), json!("good luck"))
    );
}

#[tokio::test]
async fn a_seat_moves_with_its_key_and_names_that_look_alike_are_refused() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    let table = ann.open(json!({})).await;
    let at = |what: &str| format!("/tables/{table}/{what}");
    let mut twin = house.guest("А n n".replace('А', "a").as_str()).await;
    let (status, problem) = twin.try_post(&at("seat"), json!({})).await;
    assert_eq!((status, problem["code"].clone()), (422, json!("bad-input")));

    let mut bob = house.guest("bob").await;
    let key = bob.post(&at("seat"), json!({})).await["key"]
        .as_str()
        .unwrap()
        .to_owned();
    let mut phone = house.guest("bob on the phone").await;
    let moved = phone
        .post("/seats", json!({"key": key.to_uppercase()}))
        .await;
    assert_eq!(moved["seat"], 1);
    assert_eq!(
        bob.get(&format!("/tables/{table}")).await["seat"],
        Value::Null
    );
    let wrong = format!("{}0000000000", &key[..key.len() - 10]);
    assert_eq!(phone.try_post("/seats", json!({"key": wrong})).await.0, 404);
    assert_eq!(phone.get("/me/tables").await["tables"], json!([table]));
}

#[tokio::test]
async fn bots_play_by_themselves_and_seats_are_cleared_before_the_start() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    let table = ann.open(json!({"rules": {"goal": 100}})).await;
    let at = |what: &str| format!("/tables/{table}/{what}");
    let game = ann.get("/games/wimpout").await;
    let bot = game["bots"][0]["name"].clone();
    ann.post(&at("bots"), json!({"bot": bot})).await;
    ann.post(&at("bots"), json!({"bot": bot})).await;
    let (status, _) = ann.delete(&at("seats/2")).await;
    assert_eq!(status, 200);
    let mut bob = house.guest("bob").await;
    assert_eq!(
        bob.delete(&at("seats/0")).await.0,
        409,
        "only who opened it may"
    );
    ann.post(&at("start"), json!({})).await;
    ann.post(&at("stand-in"), json!({})).await;
    let mut stream = ann.client;
    stream
        .send("GET", &format!("/api/v1{}", at("stream")), "")
        .await
        .unwrap();
    assert_eq!(stream.head().await.unwrap().status, 200);
    let mut text = String::new();
    while !text.contains("{\"event\":\"over\"}") {
        let chunk = stream.chunk().await.unwrap().expect("the stream goes on");
        text.push_str(std::str::from_utf8(&chunk).unwrap());
    }
    let numbers: Vec<_> = text
        .lines()
        .filter_map(|line| serde_json::from_str::<Value>(line).unwrap()["n"].as_u64())
        .collect();
    assert_eq!(
        numbers,
        (0..numbers.len() as u64).collect::<Vec<_>>(),
        "no entry is lost or doubled"
    );
}

#[tokio::test]
async fn what_is_wrong_is_said_as_a_problem() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    let table = ann.open(json!({})).await;
    let at = |what: &str| format!("/tables/{table}/{what}");
    let cases = [
        ("/nowhere".to_owned(), json!({}), 404, "not-found"),
        (
            "/tables/zzzzzzzz/start".to_owned(),
            json!({}),
            404,
            "no-such-table",
        ),
        (
            "/tables".to_owned(),
            json!({"game": "whist"}),
            404,
            "unknown-game",
        ),
        (
            "/tables".to_owned(),
            json!({"game": "wimpout", "sun": 1}),
            400,
            "bad-input",
        ),
        (
            "/tables".to_owned(),
            json!({"game": "wimpout", "rules": {"goal": "high"}}),
            422,
            "bad-value",
        ),
        (
            "/tables".to_owned(),
            json!({"game": "wimpout", "most": 0}),
            409,
            "bad-seat",
        ),
        (at("seat"), json!({}), 409, "not-now"),
        (at("bots"), json!({"bot": "deep-thought"}), 422, "bad-input"),
        (at("acts"), json!({"action": 1}), 409, "no-game"),
        (at("chat"), json!({"text": "\u{200b}"}), 400, "bad-input"),
        (
            "/seats".to_owned(),
            json!({"key": "nonsense"}),
            404,
            "no-such-seat",
        ),
    ];
    for (path, body, status, code) in cases {
        let said = ann.try_post(&path, body).await;
        assert_eq!(
            (said.0, said.1["code"].as_str()),
            (status, Some(code)),
            "{path}: {}",
            said.1
        );
    }
}

#[tokio::test]
async fn what_cannot_be_read_and_who_is_not_known_is_refused() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    let answer = ann
        .client
        .request("POST", "/api/v1/tables", "{not json")
        .await
        .unwrap();
    assert_eq!(answer.status, 400);
    assert_eq!(
        answer.header("content-type"),
        Some("application/problem+json")
    );
    assert_eq!(
        ann.client
            .request("PATCH", "/api/v1/tables", "")
            .await
            .unwrap()
            .status,
        405
    );

    let mut nobody = house.client().await;
    let body = json!({"game": "wimpout"});
    assert_eq!(
        nobody.post("/api/v1/tables", &body).await.unwrap().status,
        401
    );
    nobody.show_token(&format!("{}x", ann.token));
    let answer = nobody.get("/api/v1/tables").await.unwrap();
    assert_eq!(
        (answer.status, answer.json()["code"].clone()),
        (401, json!("bad-token"))
    );
}

#[tokio::test]
async fn the_document_names_every_path_under_the_version() {
    let house = House::open().await;
    let document = house
        .client()
        .await
        .get("/api/v1/openapi.json")
        .await
        .unwrap()
        .json();
    assert_eq!(document["openapi"].as_str().unwrap()[..3], *"3.1");
    assert_eq!(document["servers"][0]["url"], "/api/v1");
    let paths = document["paths"].as_object().unwrap();
    assert!(
        paths.contains_key("/tables/{table}/acts"),
        "{:?}",
        paths.keys()
    );
}

#[tokio::test]
async fn the_words_nobody_found_are_told_when_none_can_be_claimed_any_more() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    let table = json!({"game": "connexion", "rules": {"clock": 0, "words": "family"}});
    let table = ann.open(table).await;
    let (path, kit) = (
        format!("/tables/{table}/acts"),
        format!("/tables/{table}/kit"),
    );
    let mut state = ann.post(&format!("/tables/{table}/start"), json!({})).await;
    while state["over"] != true {
        let kit = ann.get(&kit).await;
        assert_eq!(kit["letters"].as_array().unwrap().len(), 24);
        for hidden in ["overlooked", "overlooked_by_turn", "meanings"] {
            assert_eq!(kit[hidden], Value::Null, "{hidden}");
        }
        let act = json!({"action": state["actions"][0], "against": state["length"]});
        state = ann.post(&path, act).await;
    }
    let kit = ann.get(&kit).await;
    let strings = |list: &Value| -> Vec<String> {
        serde_json::from_value(list.clone()).expect("a list of words")
    };
    let all = strings(&kit["overlooked"]);
    assert!(all.is_sorted_by_key(|word| std::cmp::Reverse(word.len())) && all.len() > 20);
    let turns = kit["overlooked_by_turn"].as_array().unwrap();
    assert_eq!(turns.len(), 24);
    let mut by_turn: Vec<String> = turns.iter().flat_map(strings).collect();
    let mut all = all;
    by_turn.sort();
    all.sort();
    assert_eq!(by_turn, all);
    let known = kit["meanings"].as_object().unwrap();
    assert!(!known.is_empty() && known.keys().all(|word| all.contains(word)));
}

/// The names at a table from seat 0 on, and the seat of the dealer.
async fn around(guest: &mut crate::Guest, table: &str) -> (Vec<String>, Option<usize>) {
    let state = guest.get(&format!("/tables/{table}")).await;
    let names = state["seats"].as_array().unwrap().iter();
    let names = names.map(|seat| seat["name"].as_str().unwrap().to_owned());
    let dealer = state["view"]["dealer"].as_u64();
    (
        names.collect(),
        dealer.and_then(|seat| seat.try_into().ok()),
    )
}

#[tokio::test]
async fn a_rematch_keeps_the_order_of_the_seats_and_everybody_holds_their_own() {
    let house = House::open().await;
    let (mut ann, mut bob) = (house.guest("ann").await, house.guest("bob").await);
    let rules = json!({"clock": 0, "last-turn": "literal", "words": "family"});
    let mut table = ann.open(json!({"game": "connexion", "rules": rules})).await;
    ann.post(&format!("/tables/{table}/bots"), json!({"bot": "random"}))
        .await;
    bob.post(&format!("/tables/{table}/seat"), json!({})).await;
    for games in 1..=3 {
        ann.post(&format!("/tables/{table}/start"), json!({})).await;
        let path = format!("/tables/{table}");
        for turn in 0.. {
            let guest = if turn % 2 == 0 { &mut ann } else { &mut bob };
            let state = guest.get(&path).await;
            if state["stage"] == "over" {
                break;
            }
            if let Some(action) = state["actions"].as_array().and_then(|all| all.first()) {
                let act = json!({"action": action, "against": state["length"]});
                let (status, done) = guest.try_post(&format!("{path}/acts"), act).await;
                // The bot may have acted in between.
                assert!(status == 200 || done["code"] == "stale", "{done}");
            }
        }
        let (before, dealer) = around(&mut ann, &table).await;
        let path = format!("/tables/{table}/rematch");
        table = bob.post(&path, json!({})).await["id"]
            .as_str()
            .unwrap()
            .to_owned();
        ann.post(&path, json!({})).await;
        let (mut expected, first) = (before, dealer.unwrap() + 1);
        expected.rotate_left(first % 3);
        let series = ann.get(&format!("/tables/{table}")).await["series"].take();
        assert_eq!(
            (
                &series["games"],
                series["standing"].as_array().map(Vec::len)
            ),
            (&json!(games), Some(3))
        );
        assert_eq!(around(&mut ann, &table).await.0, expected);
        for (guest, name) in [(&mut ann, "ann"), (&mut bob, "bob")] {
            let seat = guest.get(&format!("/tables/{table}")).await["seat"]
                .as_u64()
                .unwrap();
            assert_eq!(expected[usize::try_from(seat).unwrap()], name);
        }
    }
}

/// P10: whoever has watched does not take the place of somebody who played and comes a little later.
#[tokio::test]
async fn the_seats_of_a_rematch_are_kept_for_those_who_played() {
    let house = House::open().await;
    let (mut ann, mut bob) = (house.guest("ann").await, house.guest("bob").await);
    let mut eve = house.guest("eve").await;
    let plan = json!({"game": "wimpout", "most": 2, "rules": {"goal": 50, "opening": 0}});
    let table = ann.open(plan).await;
    let path = format!("/tables/{table}");
    bob.post(&format!("{path}/seat"), json!({})).await;
    ann.post(&format!("{path}/start"), json!({})).await;
    loop {
        let state = ann.get(&path).await;
        if state["stage"] == "over" {
            break;
        }
        for guest in [&mut ann, &mut bob] {
            let state = guest.get(&path).await;
            if let Some(action) = state["actions"].as_array().and_then(|all| all.last()) {
                let act = json!({"action": action, "against": state["length"]});
                guest.post(&format!("{path}/acts"), act).await;
            }
        }
    }
    let next = ann.post(&format!("{path}/rematch"), json!({})).await["id"].take();
    let seat = format!("/tables/{}/seat", next.as_str().unwrap());
    let (status, why) = eve.try_post(&seat, json!({})).await;
    assert_eq!((status, &why["rule"]), (409, &json!("P10")), "{why}");
    let next = next.as_str().unwrap();
    let seen = eve.get(&format!("/tables/{next}")).await;
    assert_eq!(seen["awaited"], json!(["bob"]), "{seen}");
    let mut cat = Telnet::come_in(&house, "Cat").await;
    cat.say(&format!("watch {next}")).await;
    cat.until("A seat is kept for bob, for ten minutes.").await;
    bob.post(&format!("{path}/rematch"), json!({})).await;
    let seen = bob.get(&format!("/tables/{next}")).await;
    assert_eq!(seen["seat"], 1, "{seen}");
    assert!(seen["awaited"].is_null(), "{seen}");
}

#[tokio::test]
async fn rules_that_a_game_has_not_are_refused_by_the_number_of_the_vote() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    let table = ann.open(json!({})).await;
    let asked = [
        (
            "/tables".to_owned(),
            json!({"game": "wimpout", "rules": {"gaol": 100}}),
        ),
        (
            format!("/tables/{table}/proposals"),
            json!({"rules": {"gaol": 100}}),
        ),
    ];
    for (path, body) in asked {
        let (status, problem) = ann.try_post(&path, body).await;
        assert_eq!(
            (status, &problem["code"]),
            (422, &json!("unknown-rule")),
            "{path}"
        );
        assert_eq!(problem["rule"], "P11", "{path}: {problem}");
    }
}

#[tokio::test]
async fn pieces_that_a_game_has_not_are_refused_by_their_name() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    let table = json!({"game": "wimpout", "materials": {"deck": "{}"}});
    let (status, problem) = ann.try_post("/tables", table).await;
    assert_eq!((status, &problem["code"]), (422, &json!("unknown-rule")));
    let said = "Cosmic Wimpout has no pieces `deck`; it takes board";
    assert_eq!(problem["detail"], said);
}

#[tokio::test]
async fn a_name_is_taken_whole_or_not_at_all() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    for name in ["x".repeat(25), "7".to_owned(), "0815".to_owned()] {
        for path in ["/guests", "/me"] {
            let (status, problem) = ann.try_post(path, json!({"name": name})).await;
            assert_eq!(status, if path == "/me" { 405 } else { 400 }, "{problem}");
        }
    }
    let (status, _) = ann
        .try_post("/guests", json!({"name": "x".repeat(24)}))
        .await;
    assert_eq!(status, 201);
}
