//! `ConneXion` through the referee, by the formats that other programs rely on.
#![allow(
    clippy::needless_pass_by_value,
    reason = "tests write JSON where they pass it"
)]

use host::Referee;
use serde_json::{Value as Json, json};

use crate::referee::{ask, referee};

const CARDS: [&str; 24] = [
    "mu", "eta", "alpha", "phi", "beta", "gamma", "omicron", "rho", "delta", "epsilon", "zeta",
    "theta", "iota", "kappa", "lambda", "nu", "xi", "pi", "sigma", "tau", "upsilon", "chi", "psi",
    "omega",
];

/// A table at which seat 1 deals, so that seat 0 places first.
fn dealt(more: Json) -> Referee {
    let mut referee = referee();
    let mut new =
        json!({"op": "new", "game": "connexion", "seats": ["ann", "bob"], "luck": "scripted"});
    new.as_object_mut()
        .unwrap()
        .extend(more.as_object().unwrap().clone());
    let answer = ask(&mut referee, &new);
    assert_eq!(
        answer["turn"],
        json!({"kind": "luck", "draw": {"pick": {"of": 2}}}),
        "{answer}"
    );
    let mut answer = draws(&mut referee, json!(1));
    for card in CARDS {
        assert_eq!(
            answer["turn"],
            json!({"kind": "luck", "draw": {"card": "letter"}})
        );
        answer = draws(&mut referee, json!(card));
    }
    referee
}

fn draws(referee: &mut Referee, outcome: Json) -> Json {
    ask(referee, &json!({"op": "luck", "outcome": outcome}))
}

fn acts(referee: &mut Referee, seat: u16, action: Json) -> Json {
    ask(
        referee,
        &json!({"op": "act", "seat": seat, "action": action}),
    )
}

fn view(referee: &mut Referee, seat: Option<u16>) -> Json {
    ask(referee, &json!({"op": "view", "seat": seat}))["view"].clone()
}

/// Places the cards in order up to that number; nobody claims anything.
fn places_up_to(referee: &mut Referee, number: usize) -> u16 {
    for (turn, card) in CARDS.iter().enumerate().take(number) {
        let seat = u16::from(turn % 2 == 1);
        let answer = acts(referee, seat, json!({"do": "place", "card": card}));
        assert_eq!(
            answer["turn"],
            json!({"kind": "choice", "seat": seat, "actions": [{"do": "done"}]}),
            "{answer}"
        );
        if turn + 1 < number {
            acts(referee, seat, json!({"do": "done"}));
        }
    }
    u16::from(number.is_multiple_of(2))
}

#[test]
fn metaphor_is_claimed_and_wins_a_card() {
    let mut referee = dealt(json!({}));
    let seat = places_up_to(&mut referee, 8);
    let claimed = acts(
        &mut referee,
        seat,
        json!({"do": "claim", "word": "metaphor"}),
    );
    assert_eq!(
        claimed["turn"],
        json!({"kind": "luck", "draw": {"card": "celestial"}}),
        "{claimed}"
    );
    assert_eq!(claimed["events"][0]["event"], "word-listed");
    let won = draws(&mut referee, json!("asteroid-belt"));
    assert_eq!(won["turn"]["kind"], "choice");
    let seen = view(&mut referee, Some(seat));
    assert_eq!(seen["words"][0]["word"], "metaphor");
    assert_eq!(seen["words"][0]["path"], json!([1, 2, 4, 7, 8]));
    assert_eq!(seen["words"][0]["seat"], seat);
    assert_eq!(seen["layout"]["2"], "eta");
    assert_eq!(seen["celestial"], json!(["asteroid-belt"]));
    assert_eq!(
        (&seen["pile"], &seen["phase"]),
        (&json!(27), &json!("claim"))
    );
    let other = view(&mut referee, Some(1 - seat));
    assert_eq!(other["celestial"], json!([]));
    assert_eq!(other["celestial_counts"][usize::from(seat)], 1);
    assert_eq!(view(&mut referee, None)["hand"], Json::Null);
    assert_eq!(seen["hand_sizes"], json!([8, 8]));
}

#[test]
fn refusals_name_the_rule_and_change_nothing() {
    let mut referee = dealt(json!({}));
    let seat = places_up_to(&mut referee, 8);
    let before = view(&mut referee, None);
    for (by, action, rule) in [
        (1 - seat, json!({"do": "claim", "word": "metaphor"}), "X3"),
        (seat, json!({"do": "claim", "word": "xyzzy"}), "X10"),
        (seat, json!({"do": "claim", "word": "that"}), "X6"),
        (seat, json!({"do": "claim", "word": "he"}), "X7"),
        (seat, json!({"do": "claim", "word": "met aphor"}), "X10"),
        (seat, json!({"do": "place", "card": "iota"}), "X3"),
        (seat, json!({"do": "pilfer", "from": 0}), "X17"),
        (seat, json!({"do": "lay-sun"}), "X18"),
        (seat, json!({"do": "sentence", "words": ["a"]}), "X18"),
    ] {
        let answer = acts(&mut referee, by, action.clone());
        assert_eq!(answer["error"]["rule"], rule, "{action}: {answer}");
    }
    assert_eq!(
        acts(&mut referee, seat, json!({"do": "claim"}))["error"]["code"],
        "bad-input"
    );
    assert_eq!(view(&mut referee, None), before);
}

#[test]
fn time_that_has_run_out_ends_the_turn() {
    let mut referee = dealt(json!({}));
    let seat = places_up_to(&mut referee, 8);
    let time = |ms| json!({"op": "time", "seat": seat, "ms": ms});
    assert_eq!(ask(&mut referee, &time(59_999))["turn"]["seat"], seat);
    let expired = ask(&mut referee, &time(60_000));
    assert_eq!(expired["events"][0]["event"], "time-expired");
    assert_eq!(expired["turn"]["seat"], 1 - seat);
    let late = acts(
        &mut referee,
        seat,
        json!({"do": "claim", "word": "metaphor"}),
    );
    assert_eq!(late["error"]["rule"], "X4");
    assert_eq!(ask(&mut referee, &time(1))["error"]["rule"], "X4");
}

#[test]
fn a_card_is_drawn_by_its_id_or_its_title_and_once_only() {
    let mut referee = dealt(json!({}));
    let seat = places_up_to(&mut referee, 8);
    acts(
        &mut referee,
        seat,
        json!({"do": "claim", "word": "metaphor"}),
    );
    assert_eq!(
        draws(&mut referee, json!("eta"))["error"]["code"],
        "bad-input"
    );
    assert_eq!(draws(&mut referee, json!("Halley's Comet"))["ok"], true);
    acts(&mut referee, seat, json!({"do": "claim", "word": "am"}));
    assert_eq!(
        draws(&mut referee, json!("halleys-comet"))["error"]["code"],
        "bad-input"
    );
    assert_eq!(draws(&mut referee, json!("Pole Star"))["ok"], true);
    assert_eq!(
        view(&mut referee, Some(seat))["celestial"],
        json!(["halley", "polaris"])
    );
}

#[test]
fn word_lists_are_named_or_brought_along() {
    let list = |more| view(&mut dealt(more), None)["list"]["name"].clone();
    assert_eq!(list(json!({})), "standard");
    assert_eq!(list(json!({"words": "enable"})), "enable");
    assert_eq!(list(json!({"words": ["toe", "to"]})), "loaded");
    assert_eq!(list(json!({"words": "toe\nto\n"})), "loaded");
    let mut referee = referee();
    let some =
        json!({"op": "new", "game": "connexion", "seats": 2, "seed": "a", "words": ["toe", "TO"]});
    let told = ask(&mut referee, &some)["warnings"][0].to_string();
    assert!(told.contains("1 line is left out"), "{told}");
    let bad = json!({"op": "new", "game": "connexion", "seats": 2, "seed": "a", "words": ["TOE", "to-e"]});
    let said = ask(&mut referee, &bad)["error"]["message"].to_string();
    assert!(said.contains("line 1") && said.contains("word"), "{said}");
    let bad = json!({"op": "new", "game": "connexion", "seats": 2, "seed": "a", "deck": "deck | own\nletter | A"});
    let said = ask(&mut referee, &bad)["error"]["message"].to_string();
    assert!(said.contains("line 2"), "{said}");
}

#[test]
fn the_record_names_the_list_and_its_hash_and_replays_with_no_other() {
    let mut referee = dealt(json!({}));
    places_up_to(&mut referee, 3);
    let record = ask(&mut referee, &json!({"op": "record"}))["record"]
        .as_str()
        .unwrap()
        .to_owned();
    let header: Json = serde_json::from_str(record.lines().next().unwrap()).unwrap();
    let hash = header["data"]["words"]["sha256"].as_str().unwrap();
    assert_eq!(
        (header["data"]["words"]["name"].as_str(), hash.len()),
        (Some("standard"), 64)
    );
    let loaded = ask(&mut referee, &json!({"op": "load", "record": record}));
    assert_eq!(loaded["ok"], true, "{loaded}");
    let other = record.replace(hash, &"0".repeat(64));
    let refused = ask(&mut referee, &json!({"op": "load", "record": other}));
    assert!(
        refused["error"]["message"].to_string().contains("SHA-256"),
        "{refused}"
    );
}
