//! The protocol of the referee, line by line.

use host::{Answer, LONGEST_LINE, Referee};
use serde_json::{Value as Json, json};

pub(crate) fn referee() -> Referee {
    Referee::new(None, |name| {
        Err(format!("there is no file {name} in a test"))
    })
}

pub(crate) fn ask(referee: &mut Referee, line: &Json) -> Json {
    answer(referee, line.to_string().as_bytes())
}

pub(crate) fn answer(referee: &mut Referee, line: &[u8]) -> Json {
    match referee.answer(line) {
        Answer::Line(text) | Answer::Last(text) => {
            assert!(!text.contains('\n'), "an answer is one line: {text}");
            serde_json::from_str(&text).unwrap()
        }
        Answer::Silence => panic!("no answer to {}", String::from_utf8_lossy(line)),
    }
}

pub(crate) fn scripted() -> Referee {
    let mut referee = referee();
    let new = json!({"op": "new", "game": "wimpout", "seats": 2, "rules": {"starter": "first"}, "luck": "scripted"});
    let turn = json!({"kind": "choice", "seat": 0, "actions": [{"do": "throw"}]});
    assert_eq!(ask(&mut referee, &new), json!({"ok": true, "turn": turn}));
    referee
}

#[test]
fn a_rule_that_is_brought_is_in_every_new_unless_it_is_turned_off() {
    let text =
        "rule: five\ntitle: Five\nabout: Each bank brings 5 more.\n---\nfn banking(points) { 5 }\n";
    let own = table::Settings::default().with("own/five", table::Value::Word(text.to_owned()));
    let wimpout = Referee::new(Some("wimpout".to_owned()), |_| Err(String::new()));
    let mut wimpout = wimpout.bringing(own);
    for (new, is_there) in [
        (json!({"op": "new", "seats": 2, "seed": "s"}), true),
        (
            json!({"op": "new", "seats": 2, "seed": "s", "rules": {"own/five": "off"}}),
            false,
        ),
        (
            json!({"op": "new", "game": "cow", "seats": 3, "seed": "s"}),
            false,
        ),
        (
            json!({"op": "new", "seats": 2, "seed": "s", "own_rules": [text.replace("5 }", "10 }")]}),
            true,
        ),
    ] {
        let answer = ask(&mut wimpout, &new);
        assert_eq!(answer["ok"], true, "{answer}");
        let record = ask(&mut wimpout, &json!({"op": "record"}))["record"].clone();
        assert_eq!(
            record.to_string().contains("own/five"),
            is_there,
            "{record}"
        );
    }
}

#[test]
fn the_example_of_the_specification_is_answered_as_it_stands_there() {
    let mut referee = scripted();
    let act = ask(
        &mut referee,
        &json!({"op": "act", "seat": 0, "action": {"do": "throw"}}),
    );
    let turn = json!({"kind": "luck", "draw": {"throw": {"common": 4, "sun": true}}});
    assert_eq!(act, json!({"ok": true, "events": [], "turn": turn}));
    let luck = ask(
        &mut referee,
        &json!({"op": "luck", "outcome": [4, 4, 4, 4, 5]}),
    );
    assert_eq!(
        luck["turn"],
        json!({"kind": "choice", "seat": 0, "actions": [{"do": "throw"}]})
    );
    let view = ask(&mut referee, &json!({"op": "view", "seat": null}))["view"].clone();
    assert_eq!(view["scores"], json!([0, 0]));
    assert_eq!(
        (&view["turn_points"], &view["clearing"]),
        (&json!(45), &json!([4]))
    );
    assert_eq!(view["cubes_left"], json!({"common": 1, "sun": false}));
    assert_eq!(
        (&view["must_throw"], &view["because"]),
        (&json!(true), &json!(["W13"]))
    );
    assert_eq!(view["rules"]["starter"], "first");
}

#[test]
fn advice_has_a_budget_and_no_chance_is_below_nothing() {
    let new = json!({"op": "new", "game": "wimpout", "seats": 12, "rules": {"starter": "first"}, "seed": "s"});
    let throw = json!({"op": "act", "seat": 0, "action": {"do": "throw"}});
    let asked = json!({"op": "advise"});
    let mut hasty = referee().thinking(std::time::Duration::ZERO);
    let mut calm = referee();
    for referee in [&mut hasty, &mut calm] {
        ask(referee, &new);
        ask(referee, &throw);
    }
    let refused = ask(&mut hasty, &asked);
    assert_eq!(refused["error"]["code"], "not-now", "{refused}");
    let advice = ask(&mut calm, &asked);
    for weighed in advice["advice"].as_array().unwrap() {
        let value = &weighed["value"];
        assert!(value["low"].as_f64().unwrap() >= 0.0, "{advice}");
        assert!(value["high"].as_f64().unwrap() <= 1.0, "{advice}");
    }
}

#[test]
fn a_line_at_the_limit_is_read() {
    let mut referee = referee();
    let mut line = b"{\"op\":\"turn\"}".to_vec();
    line.resize(LONGEST_LINE, b' ');
    assert_eq!(answer(&mut referee, &line)["error"]["code"], "no-game");
    line.push(b' ');
    assert_eq!(answer(&mut referee, &line)["error"]["code"], "too-long");
}

#[test]
fn a_seeded_game_is_played_to_its_end_and_loaded_again() {
    let mut referee = referee();
    let new = json!({"op": "new", "game": "wimpout", "seats": ["ann", "bob"], "seed": "end", "rules": {"goal": 50}});
    let mut turn = ask(&mut referee, &new)["turn"].clone();
    while turn["kind"] == "choice" {
        let action = turn["actions"].as_array().unwrap().last().unwrap();
        turn = ask(
            &mut referee,
            &json!({"op": "act", "seat": turn["seat"], "action": action}),
        )["turn"]
            .clone();
    }
    assert_eq!(turn["kind"], "over");
    assert_eq!(turn["standing"][0]["seat"], turn["winner"]);
    let after = ask(
        &mut referee,
        &json!({"op": "act", "seat": 0, "action": {"do": "throw"}}),
    );
    assert_eq!(after["error"]["code"], "game-over");
    let record = ask(&mut referee, &json!({"op": "record"}))["record"].clone();
    let loaded = ask(&mut referee, &json!({"op": "load", "record": record}));
    assert_eq!(loaded["turn"], turn);
    assert_eq!(
        ask(&mut referee, &json!({"op": "record"}))["record"],
        record
    );
}

#[test]
fn unwise_rules_are_warned_of() {
    let rules = json!({"train-wrecks": 3, "recovery": "on"});
    let new = json!({"op": "new", "game": "wimpout", "seats": 2, "rules": rules, "seed": "w"});
    let opened = ask(&mut referee(), &new);
    assert_eq!(opened["ok"], true);
    let warning = opened["warnings"][0].as_str().unwrap();
    assert!(
        warning.contains("H5") && warning.contains("H6"),
        "{warning}"
    );
}

#[test]
fn votes_go_through_the_referee() {
    let mut referee = scripted();
    let proposed = ask(
        &mut referee,
        &json!({"op": "propose", "seat": 1, "rules": {"bump": true}}),
    );
    assert_eq!(proposed["events"][0]["event"], "rule-proposed");
    let id = &proposed["events"][0]["proposal"];
    let voted = ask(
        &mut referee,
        &json!({"op": "vote", "seat": 0, "proposal": id, "yes": true}),
    );
    let names: Vec<_> = voted["events"]
        .as_array()
        .unwrap()
        .iter()
        .map(|event| event["event"].clone())
        .collect();
    assert_eq!(names, ["voted", "rule-adopted", "rule-in-force"]);
    assert_eq!(
        ask(&mut referee, &json!({"op": "view"}))["view"]["rules"]["bump"],
        true
    );
}

#[test]
fn every_rule_is_listed_with_what_it_takes() {
    let rules = ask(&mut referee(), &json!({"op": "rules", "game": "wimpout"}))["rules"].clone();
    let rules = rules.as_array().unwrap();
    let slugs = |rule: &Json| rule["slug"].as_str().map(str::to_owned);
    let listed: Vec<_> = rules.iter().filter_map(slugs).collect();
    let known = host::game("wimpout").unwrap().rules();
    assert!(listed.iter().eq(known.iter().map(|rule| rule.slug)));
    for rule in rules {
        for field in ["slug", "title", "text", "values", "default", "clashes"] {
            assert!(!rule[field].is_null(), "{rule}");
        }
    }
    assert_eq!(
        ask(&mut referee(), &json!({"op": "quit"})),
        json!({"ok": true})
    );
}

#[test]
fn two_players_are_told_apart_by_their_names() {
    let mut referee = referee();
    let new = |seats: Json| json!({"op": "new", "game": "wimpout", "seats": seats, "seed": "a"});
    let said = ask(&mut referee, &new(json!(["Ann", "Bo", " Ann "])));
    assert_eq!(said["error"]["message"], "two seats are both called Ann");
    assert_eq!(ask(&mut referee, &new(json!(["Ann", "Bo"])))["ok"], true);
    let said = ask(&mut referee, &json!({"op": "join", "name": "Bo"}));
    let message = "somebody called Bo sits here already";
    assert_eq!(said["error"]["message"], message);
    assert_eq!(
        ask(&mut referee, &json!({"op": "join", "name": "Cy"}))["ok"],
        true
    );
}

#[test]
fn a_text_is_brought_once_and_not_beside_its_off() {
    let text = include_str!("../../../../examples/rules/wimpout/lucky-sevens.rule");
    let mut referee = referee();
    let mut said = |rules: Json, texts: Json| {
        let new = json!({"op": "new", "game": "wimpout", "seats": 2, "seed": "a", "rules": rules, "own_rules": texts});
        let opened = ask(&mut referee, &new);
        let would = json!({"op": "would-do", "game": "wimpout", "change": rules, "own_rules": texts, "ms": 1});
        let error = ask(&mut referee, &would)["error"].clone();
        assert_eq!(opened["error"], error, "{rules}");
        error["message"].as_str().unwrap_or_default().to_owned()
    };
    assert_eq!(
        said(json!({}), json!([text, text])),
        "two of the texts are both called `own/lucky-sevens`"
    );
    for off in [json!("off"), json!(false)] {
        let said = said(json!({"own/lucky-sevens": off}), json!([text]));
        assert!(
            said.starts_with("`own/lucky-sevens` is turned off"),
            "{said}"
        );
    }
}
