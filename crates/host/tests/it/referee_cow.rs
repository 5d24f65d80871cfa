//! Unexploded Cow through the referee, by the formats that other programs rely on.

use host::Referee;
use serde_json::{Value as Json, json};

use crate::referee::{ask, referee};

fn draws(referee: &mut Referee, outcome: impl Into<Json>) -> Json {
    ask(referee, &json!({"op": "luck", "outcome": outcome.into()}))
}

fn acts(referee: &mut Referee, seat: u16, action: &Json) -> Json {
    ask(
        referee,
        &json!({"op": "act", "seat": seat, "action": action}),
    )
}

/// Three at a table, dealt to: seat 1 begins and holds c01, c43 and c04, and has drawn e01 and e18 for city 12.
fn dealt(rules: &Json) -> Referee {
    let mut referee = referee();
    let new = json!({"op": "new", "game": "cow", "seats": 3, "rules": rules, "luck": "scripted"});
    let answer = ask(&mut referee, &new);
    assert_eq!(
        answer["turn"],
        json!({"kind": "luck", "draw": {"pick": {"of": 3}}})
    );
    let mut answer = draws(&mut referee, 1);
    for card in [
        "c01", "c02", "c03", "c43", "c05", "c06", "c04", "c31", "c35",
    ] {
        assert_eq!(answer["turn"]["draw"], json!({"card": "cow"}));
        answer = draws(&mut referee, card);
    }
    assert_eq!(answer["turn"]["draw"], json!({"card": "city"}));
    let answer = draws(&mut referee, 12);
    assert_eq!(answer["turn"]["draw"], json!({"card": "cow"}));
    draws(&mut referee, "e01");
    let answer = draws(&mut referee, "e18");
    assert_eq!(
        (&answer["turn"]["kind"], &answer["turn"]["seat"]),
        (&json!("choice"), &json!(1))
    );
    referee
}

fn refusal(answer: &Json) -> (&str, &str) {
    assert_eq!(answer["ok"], false, "{answer}");
    let error = &answer["error"];
    (
        error["code"].as_str().unwrap(),
        error["rule"].as_str().unwrap_or_default(),
    )
}

#[test]
fn a_turn_is_answered_in_the_words_of_the_specification() {
    let mut referee = dealt(&json!({}));
    let play = json!({"do": "play-cow", "card": "c01", "field": 1, "end": "left"});
    let answer = acts(&mut referee, 1, &play);
    let events: Vec<_> = answer["events"]
        .as_array()
        .unwrap()
        .iter()
        .map(|e| &e["event"])
        .collect();
    assert_eq!(events, ["cow-played", "paid-pot", "cow-entered"]);
    let listed = answer["turn"]["actions"].as_array().unwrap();
    for action in [
        json!({"do": "play-event", "card": "e01"}),
        json!({"do": "play-cow", "card": "c43", "field": 2, "end": "right"}),
        json!({"do": "end-play"}),
    ] {
        assert!(listed.contains(&action), "{action}");
    }
    let answer = acts(&mut referee, 1, &json!({"do": "end-play"}));
    assert_eq!(answer["turn"], json!({"kind": "luck", "draw": {"die": 6}}));
    let answer = draws(&mut referee, 1);
    assert_eq!(answer["turn"]["draw"], json!({"card": "city"}));
    let view = ask(&mut referee, &json!({"op": "view", "seat": 1}))["view"].clone();
    assert_eq!(view["cash"], json!([1900, 1950, 1900]));
    assert_eq!((&view["pot"], &view["bank"]), (&json!(100), &json!(150)));
    assert_eq!(
        (&view["city"], &view["cities_left"]),
        (&json!(null), &json!(11))
    );
    assert_eq!(
        (&view["cities_taken"], &view["discard"]),
        (&json!([[], [12], []]), &json!(["c01"]))
    );
    assert_eq!(
        (&view["hand"], &view["hand_sizes"]),
        (&json!(["c04", "c43", "e01", "e18"]), &json!([3, 4, 3]))
    );
    assert_eq!(
        (&view["deck_size"], &view["active"], &view["loans"]),
        (&json!(58), &json!(2), &json!([0, 0, 0]))
    );
    assert_eq!(
        (&view["fields"], &view["net"]),
        (&json!([[], [], []]), &json!([1900, 1950, 1900]))
    );
}

#[test]
fn a_cow_in_a_field_is_described() {
    let mut referee = dealt(&json!({}));
    acts(
        &mut referee,
        1,
        &json!({"do": "play-cow", "card": "c43", "field": 2, "end": "right"}),
    );
    let view = ask(&mut referee, &json!({"op": "view", "seat": null}))["view"].clone();
    let cow = json!({"id": "c43", "name": "Boom-Boom Betty", "kind": "mad-bomber", "price": 50, "value": 100,
                     "owner": 2, "used": false});
    assert_eq!(
        (&view["fields"][2], &view["hand"]),
        (&json!([cow]), &json!(null))
    );
}

#[test]
fn what_cannot_be_done_is_refused_by_its_rule_and_changes_nothing() {
    let mut referee = dealt(&json!({"finance": "table"}));
    let before = ask(&mut referee, &json!({"op": "view", "seat": 1}));
    for (seat, action, code, rule) in [
        (
            1,
            json!({"do": "play-cow", "card": "c05", "field": 1, "end": "left"}),
            "illegal",
            "R14",
        ),
        (
            1,
            json!({"do": "play-cow", "card": "c01", "field": 7, "end": "left"}),
            "illegal",
            "S7",
        ),
        (
            1,
            json!({"do": "play-cow", "card": "e01", "field": 1, "end": "left"}),
            "illegal",
            "R18",
        ),
        (
            1,
            json!({"do": "play-event", "card": "c01"}),
            "illegal",
            "R15",
        ),
        (
            1,
            json!({"do": "arrange", "order": ["c01"]}),
            "illegal",
            "R19",
        ),
        (1, json!({"do": "explode"}), "illegal", "A8"),
        (1, json!({"do": "loan"}), "illegal", "A25"),
        (1, json!({"do": "drop-out"}), "illegal", "R45"),
        (0, json!({"do": "end-play"}), "not-your-turn", ""),
        (9, json!({"do": "end-play"}), "bad-seat", ""),
        (1, json!({"do": "moo"}), "bad-input", ""),
    ] {
        let answer = acts(&mut referee, seat, &action);
        assert_eq!(refusal(&answer), (code, rule), "{action}: {answer}");
    }
    assert_eq!(refusal(&draws(&mut referee, "c07")), ("not-now", ""));
    assert_eq!(ask(&mut referee, &json!({"op": "view", "seat": 1})), before);
}

#[test]
fn a_player_who_has_dropped_out_does_nothing_more() {
    let mut referee = dealt(&json!({}));
    let answer = acts(&mut referee, 2, &json!({"do": "drop-out"}));
    assert_eq!(answer["events"][0]["event"], "dropped-out");
    let answer = acts(&mut referee, 2, &json!({"do": "end-play"}));
    assert_eq!(refusal(&answer), ("illegal", "A26"));
    let play = json!({"do": "play-cow", "card": "c01", "field": 2, "end": "left"});
    assert_eq!(refusal(&acts(&mut referee, 1, &play)), ("illegal", "S7"));
}

#[test]
fn impossible_draws_say_what_is_drawn() {
    let mut referee = referee();
    ask(
        &mut referee,
        &json!({"op": "new", "game": "cow", "seats": 4, "luck": "scripted"}),
    );
    for outcome in [json!(4), json!("c01"), json!(-1), json!(null)] {
        assert_eq!(refusal(&draws(&mut referee, outcome)), ("bad-input", ""));
    }
    draws(&mut referee, 0);
    draws(&mut referee, "c01");
    for outcome in [json!("c01"), json!("c99"), json!(3)] {
        assert_eq!(refusal(&draws(&mut referee, outcome)), ("bad-input", ""));
    }
}

#[test]
fn tables_that_cannot_be_are_refused_by_their_rule() {
    for (more, code, rule) in [
        (json!({"seats": 2}), "bad-seat", "A32"),
        (json!({"seats": 7}), "bad-seat", "R1"),
        (
            json!({"seats": 5, "rules": {"ante": 150}}),
            "bad-seat",
            "R7",
        ),
        (json!({"rules": {"ante": 125}}), "bad-value", ""),
        (json!({"rules": {"finance": "rich"}}), "bad-value", ""),
        (json!({"rules": {"milk": true}}), "unknown-rule", "P11"),
        (json!({"deck": {"name": "none"}}), "bad-value", ""),
        (json!({"deck": "no-such-file"}), "bad-input", ""),
    ] {
        let mut new = json!({"op": "new", "game": "cow", "seats": 3, "seed": "x"});
        new.as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        let answer = ask(&mut referee(), &new);
        let (got, by) = refusal(&answer);
        assert!(
            got == code && (rule.is_empty() || by == rule),
            "{more}: {answer}"
        );
    }
}

#[test]
fn a_deck_is_taken_inline_and_its_faults_name_line_card_and_field() {
    let deck: Json = serde_json::from_str(cow::HOUSE_DECK).unwrap();
    let new =
        |deck: Json| json!({"op": "new", "game": "cow", "seats": 3, "seed": "x", "deck": deck});
    let answer = ask(&mut referee(), &new(deck.clone()));
    assert_eq!(
        (&answer["ok"], answer.get("warnings")),
        (&json!(true), None)
    );
    assert_eq!(
        ask(&mut referee(), &new(json!(cow::HOUSE_DECK)))["ok"],
        true
    );
    let mut small = deck.clone();
    small["cows"].as_array_mut().unwrap().truncate(30);
    let answer = ask(&mut referee(), &new(small));
    assert!(
        answer["warnings"][0]
            .as_str()
            .unwrap()
            .contains("54 cow and event cards"),
        "{answer}"
    );
    let bad = cow::HOUSE_DECK.replacen("\"price\": 50", "\"price\": 55", 1);
    let answer = ask(&mut referee(), &new(json!(bad)));
    let message = answer["error"]["message"].as_str().unwrap();
    for part in ["line 20", "c01", "price", "55"] {
        assert!(message.contains(part), "{message}");
    }
}

#[test]
fn the_same_seed_is_the_same_game_and_a_record_of_it_loads() {
    let play = || {
        let mut referee = referee();
        let new = json!({"op": "new", "game": "cow", "seats": 4, "seed": "tonight"});
        let mut turn = ask(&mut referee, &new)["turn"].clone();
        let mut acted = 0;
        while turn["kind"] == "choice" {
            let actions = turn["actions"].as_array().unwrap();
            let action = actions[acted % actions.len()].clone();
            let seat = u16::try_from(turn["seat"].as_u64().unwrap()).unwrap();
            turn = acts(&mut referee, seat, &action)["turn"].clone();
            acted += 1;
        }
        let record = ask(&mut referee, &json!({"op": "record"}))["record"].clone();
        (turn, record)
    };
    let (turn, record) = play();
    assert_eq!(turn["kind"], "over");
    let standing = turn["standing"].as_array().unwrap();
    let money: i64 = standing
        .iter()
        .map(|place| place["score"].as_i64().unwrap())
        .sum();
    assert_eq!((standing.len(), money), (4, 8000));
    assert_eq!((turn.clone(), record.clone()), play());
    assert_eq!(
        ask(&mut referee(), &json!({"op": "load", "record": record}))["turn"],
        turn
    );
}

/// A rule of the table's own that says which moment it waits for.
fn waiting_for(situation: &str) -> Json {
    let text = format!(
        "rule: dear\ntitle: Dear cards\nabout: Cards cost more.\nsituation: {situation}\n---\nfn price(card) {{ 50 }}\n"
    );
    json!({"own/dear": text})
}

/// Everybody agrees to some rules; the events of the proposal and of the last vote.
fn agreed(referee: &mut Referee, rules: &Json) -> [Json; 2] {
    let propose = json!({"op": "propose", "seat": 1, "rules": rules});
    let proposed = ask(referee, &propose)["events"].clone();
    let id = proposed[0]["proposal"].clone();
    let vote = |seat| json!({"op": "vote", "seat": seat, "proposal": id, "yes": true});
    ask(referee, &vote(0));
    [proposed, ask(referee, &vote(2))["events"].clone()]
}

#[test]
fn a_rule_for_whose_moment_this_game_has_no_more_room_says_so() {
    let mut referee = dealt(&json!({}));
    let [proposed, adopted] = agreed(&mut referee, &waiting_for("game"));
    assert_eq!(proposed[0]["next_game"], json!(["own/dear"]));
    assert_eq!(adopted[1]["next_game"], json!(["own/dear"]), "{adopted}");
    let view = ask(&mut referee, &json!({"op": "view"}))["view"].clone();
    assert_eq!(view["adopted"][0]["next_game"], true, "{view}");
    let mut others = [json!({}), json!({"games": 2})].map(|rules| dealt(&rules));
    for (referee, situation) in others.iter_mut().zip(["turn", "game"]) {
        let [proposed, _] = agreed(referee, &waiting_for(situation));
        assert!(proposed[0]["next_game"].is_null(), "{proposed}");
    }
    let mut referee = dealt(&json!({}));
    let mut both = waiting_for("game");
    both["games"] = json!(2);
    let [proposed, _] = agreed(&mut referee, &both);
    assert!(
        proposed[0]["next_game"].is_null(),
        "a second one comes: {proposed}"
    );
}
