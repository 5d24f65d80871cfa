//! What tables and circles look like to programs is what docs/VIEWS.md and docs/EVENTS.md say, field by field; and what is said
//! to be always there is.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::told::{EVENTS, Reader, VIEWS, is_a_line_of, under};
use crate::{Guest, House, later, removal};

const LUCKY: &str = include_str!("../../../../examples/rules/wimpout/lucky-sevens.rule");
const MINUTE: u64 = 60_000;

/// Everybody in turn does what is listed last, which is to stop where one may, until the game is over.
pub(crate) async fn play(players: [&mut Guest; 2], table: &str) {
    let path = format!("/tables/{table}");
    for turn in 0.. {
        let player = &mut *players[turn % 2];
        let state = player.get(&path).await;
        if state["stage"] == "over" {
            return;
        }
        if let Some(action) = state["actions"].as_array().and_then(|all| all.last()) {
            let act = json!({"action": action, "against": state["length"]});
            player.post(&format!("{path}/acts"), act).await;
        }
    }
}

/// Everything that came to pass at a table stands in docs/EVENTS.md.
async fn events_are_told(guest: &mut Guest, table: &str) {
    let events = guest.get(&format!("/tables/{table}/events")).await;
    for event in events.as_array().unwrap() {
        is_a_line_of(EVENTS, event["event"].as_str().unwrap(), event);
    }
}

#[tokio::test]
async fn what_is_asked_and_voted_on_at_a_table_stands_on_the_page() {
    let house = House::open().await;
    let (mut ann, mut bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let mut reader = Reader::default();
    let clock = json!({"per-turn": 60 * MINUTE});
    let plan = json!({"rules": {"starter": "first"}, "clock": clock, "leave": {"bot": "odds"}});
    let table = ann.open(plan).await;
    let path = format!("/tables/{table}");
    let at = |what: &str| format!("{path}/{what}");
    bob.post(&at("seat"), json!({})).await;
    let change = json!({"rules": {"bump": true}});
    ann.post(&at("proposals"), change.clone()).await;
    reader.reads(&bob.get(&path).await, "a-table");
    reader.has_met("a-table.proposal a-proposal.yes");
    bob.post(&at("votes"), json!({"yes": false})).await;

    ann.post(&at("start"), json!({})).await;
    reader.reads(&ann.get(&path).await, "a-table");
    ann.post(&at("acts"), json!({"action": {"do": "throw"}}))
        .await;
    // Behind a proposal nothing can be taken back (P9).
    ann.post(&at("undo"), json!({"to": 0})).await;
    ann.post(&at("proposals"), change).await;
    reader.reads(&bob.get(&path).await, "a-table");
    bob.post(&at("take-back"), json!({"yes": false, "to": 0}))
        .await;
    ann.post(&at("pause"), json!({"yes": true})).await;
    reader.reads(&bob.get(&path).await, "a-table");
    bob.post(&at("pause"), json!({"yes": true})).await;
    reader.reads(&ann.get(&path).await, "a-table");
    ann.post(&at("go-on"), json!({})).await;
    bob.post(&at("stand-in"), json!({})).await;
    reader.reads(&ann.get(&path).await, "a-table");
    reader.has_met(
        "a-table.turn a-table.actions a-table.view a-table.clocks a-clock.until a-proposal.would_do a-chair.stand_in \
         what-was-measured.figures a-difference.mean what-differs steps-to-take-back.missing a-pause.missing a-pause.until",
    );
    events_are_told(&mut ann, &table).await;
}

#[tokio::test]
async fn the_end_of_a_game_and_its_series_stand_on_the_page() {
    let house = House::open().await;
    let (mut ann, mut bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let table = ann.open(json!({"rules": {"goal": 50}})).await;
    let path = format!("/tables/{table}");
    bob.post(&format!("{path}/seat"), json!({})).await;
    ann.post(&format!("{path}/start"), json!({})).await;
    play([&mut ann, &mut bob], &table).await;
    ann.post(&format!("{path}/chat"), json!({"text": "Well played."}))
        .await;
    let next = ann.post(&format!("{path}/rematch"), json!({})).await["id"].clone();
    let next = next.as_str().unwrap();
    let mut reader = Reader::default();
    reader.reads(&ann.get(&path).await, "a-table");
    reader.reads(&ann.get(&format!("/tables/{next}")).await, "a-table");
    reader.has_met(
        "a-table.secret a-table.rematch a-table.awaited a-series.standing a-line-of-a-series.won",
    );
    events_are_told(&mut ann, &table).await;
}

#[tokio::test]
async fn who_is_to_be_taken_out_and_whose_hand_is_shown_stand_on_the_page() {
    let (mut evening, _here) = removal::Evening::begin().await;
    let view = evening.asked().await;
    let mut reader = Reader::default();
    reader.reads(&view, "a-table");
    let mut evening = later::Evening::of("cow", 0).await;
    let path = format!("/tables/{}", evening.table);
    let hand = format!("{path}/hand");
    evening.players[0].post(&hand, json!({"yes": true})).await;
    let over = evening.eve.get(&format!("{path}?over=0")).await;
    reader.reads(&over, "a-table");
    reader.has_met("a-table.removal a-removal.whom a-removal.missing a-table.hands a-table.over");
    events_are_told(&mut evening.eve, &evening.table).await;
}

#[tokio::test]
async fn every_field_of_a_circle_and_every_fact_of_its_stream_stand_on_the_page() {
    let house = House::open().await;
    let (mut ann, mut ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let mut reader = Reader::default();
    let id = ann.found().await;
    let set =
        json!({"circle": {"door": "word"}, "wimpout": {"goal": 50, "own/lucky-sevens": LUCKY}});
    ann.in_circle(&id, json!({"do": "change", "changes": set}))
        .await;
    ben.join_circle(&id).await;
    reader.reads(&ben.circle(&id).await, "a-circle-to-others");
    reader.reads(&ann.circle(&id).await, "a-circle-to-its-members");
    ann.in_circle(&id, json!({"do": "answer", "ask": 1, "yes": true}))
        .await;
    ann.in_circle(&id, json!({"do": "begin", "title": "Friday"}))
        .await;
    is_voted(&mut ann, &mut ben, &id, &mut reader).await;
    is_played(&mut reader, [&mut ann, &mut ben], &id).await;
    ann.in_circle(&id, json!({"do": "say", "text": "Well played."}))
        .await;
    let circle = ann.circle(&id).await;
    reader.reads(&circle, "a-circle-to-its-members");
    reader.has_met(
        "somebody-at-the-door.ask a-rule-of-ones-own-in-the-book.by a-version-of-the-book.changes a-change-of-the-book.to \
         a-proposal-in-a-circle.waits a-proposal-that-was-decided.refused_by a-game-under-the-book.places \
         somebody-at-its-table.member a-place.score a-rule-of-ones-own-that-was-voted-in.title an-evening.best \
         what-was-proposed-that-night.came a-line-of-a-standing.points a-season.standing a-meeting.ahead \
         a-feat-that-is-remembered.step a-kind-of-feat something-said-in-a-circle.text",
    );
    for fact in facts(&house, &ann, &id).await {
        is_a_line_of(
            under(VIEWS, "facts-of-a-circle"),
            fact["fact"].as_str().unwrap(),
            &fact,
        );
        if fact["fact"] == "ended" {
            reader.reads(&fact["ending"], "the-end-of-a-game");
        }
    }
    reader.has_met("the-end-of-a-game.feats a-feat-of-a-game.amount");
}

/// Ben proposes the same twice, and Ann says no and then yes.
async fn is_voted(ann: &mut Guest, ben: &mut Guest, id: &str, reader: &mut Reader) {
    for vote in [false, true] {
        let change = json!({"wimpout": {"bump": true}});
        ben.in_circle(id, json!({"do": "change", "changes": change}))
            .await;
        let circle = ann.circle(id).await;
        reader.reads(&circle, "a-circle-to-its-members");
        let proposal = &circle["proposals"][0]["id"];
        ann.in_circle(
            id,
            json!({"do": "vote", "proposal": proposal, "vote": vote}),
        )
        .await;
    }
    let refused = &ann.circle(id).await["decided"][1];
    assert_eq!(
        (&refused["by"], &refused["refused_by"]),
        (&json!(1), &json!(0)),
        "Ben has proposed it, Ann has said no: {refused}"
    );
}

/// A game under the book, in which the two vote as well.
async fn is_played(reader: &mut Reader, players: [&mut Guest; 2], id: &str) {
    let [ann, ben] = players;
    let under_it = format!("/circles/{id}/tables");
    let opened = ann.post(&under_it, json!({"game": "wimpout"})).await;
    let table = opened["id"].as_str().unwrap();
    let at = |what: &str| format!("/tables/{table}/{what}");
    ben.post(&at("seat"), json!({})).await;
    reader.reads(&ann.circle(id).await, "a-circle-to-its-members");
    ann.post(&at("start"), json!({})).await;
    let voted = json!({"rules": {"own/lucky-sevens": "off", "opening": 0}});
    ann.post(&at("proposals"), voted).await;
    ben.post(&at("votes"), json!({"yes": true})).await;
    play([ann, ben], table).await;
}

/// The stream of a circle until it has told what was said, and that the game is over.
async fn facts(house: &House, guest: &Guest, id: &str) -> Vec<Value> {
    let mut stream = house.client().await;
    stream.show_token(&guest.token);
    let path = format!("/api/v1/circles/{id}/stream");
    stream.send("GET", &path, "").await.unwrap();
    assert_eq!(stream.head().await.unwrap().status, 200);
    let mut facts: Vec<Value> = Vec::new();
    let has = |facts: &[Value], kind: &str| facts.iter().any(|fact| fact["fact"] == kind);
    // Which of the two comes first is open: that a game is over is a fact once somebody looks.
    while !(has(&facts, "said") && has(&facts, "ended")) {
        let text = String::from_utf8(stream.chunk().await.unwrap().unwrap()).unwrap();
        facts.extend(
            text.lines()
                .map(|line| serde_json::from_str::<Value>(line).unwrap()),
        );
    }
    facts
}

/// docs/REFEREE.md, "The values of a rule".
#[tokio::test]
async fn the_values_of_a_rule_have_one_of_three_forms() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let mut forms = BTreeSet::new();
    for game in ["wimpout", "cow", "connexion"] {
        let game = ann.get(&format!("/games/{game}")).await;
        for rule in game["rules"].as_array().unwrap() {
            let values = &rule["values"];
            let fields = values
                .as_object()
                .map(|form| form.keys().cloned().collect::<Vec<_>>().join(" "));
            let form = fields.unwrap_or_else(|| "list".to_owned());
            let is_default_told = match form.as_str() {
                "list" => values.as_array().unwrap().contains(&rule["default"]),
                "loaded words" => values["words"]
                    .as_array()
                    .unwrap()
                    .contains(&rule["default"]),
                _ => {
                    let number = |name: &str| values[name].as_i64().unwrap();
                    let default = rule["default"].as_i64().unwrap();
                    assert!([0, number("least")].contains(&number("min")), "{rule}");
                    let fits = (number("least")..=number("max")).contains(&default);
                    default == 0 && number("min") == 0 || fits && default % number("step") == 0
                }
            };
            assert!(is_default_told, "{rule}");
            forms.insert(form);
        }
    }
    assert_eq!(
        Vec::from_iter(forms),
        ["least max min step", "list", "loaded words"]
    );
}
