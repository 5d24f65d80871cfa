//! What the referee refuses, and in which words.

use host::{Answer, Referee};
use serde_json::{Value as Json, json};

use crate::referee::{answer, ask, referee, scripted};

#[test]
fn what_cannot_be_done_is_answered_and_changes_nothing() {
    let mut referee = scripted();
    let before = ask(&mut referee, &json!({"op": "view"}));
    let long = vec![b'x'; 2 << 20];
    let lines: &[(&[u8], &str)] = &[
        (b"{\"op\":\"bad", "bad-input"),
        (b"[1]", "bad-input"),
        (b"{}", "bad-input"),
        (b"{\"op\":7}", "bad-input"),
        (b"\xff\xfe{}", "bad-input"),
        (&long, "too-long"),
        (b"{\"op\":\"zap\"}", "unknown-op"),
        (b"{\"op\":\"act\",\"seat\":0}", "bad-input"),
        (b"{\"op\":\"act\",\"seat\":0,\"action\":{\"do\":\"fly\"}}", "bad-input"),
        (b"{\"op\":\"act\",\"seat\":0,\"action\":{\"do\":\"stop\"}}", "illegal"),
        (b"{\"op\":\"act\",\"seat\":1,\"action\":{\"do\":\"throw\"}}", "not-your-turn"),
        (b"{\"op\":\"act\",\"seat\":9,\"action\":{\"do\":\"throw\"}}", "bad-seat"),
        (b"{\"op\":\"luck\",\"outcome\":[2,3,4,6,2]}", "not-now"),
        (b"{\"op\":\"view\",\"seat\":9}", "bad-seat"),
        (b"{\"op\":\"vote\",\"seat\":0,\"proposal\":1,\"yes\":true}", "bad-vote"),
        (b"{\"op\":\"propose\",\"seat\":0,\"rules\":{\"bumb\":true}}", "unknown-rule"),
        (b"{\"op\":\"propose\",\"seat\":0,\"rules\":{\"goal\":7}}", "bad-value"),
        (b"{\"op\":\"propose\",\"seat\":0,\"rules\":{\"bump\":true,\"eclipse\":\"scores\"}}", "clash"),
        (b"{\"op\":\"new\",\"game\":\"chess\",\"seats\":2,\"seed\":\"x\"}", "unknown-game"),
        (b"{\"op\":\"new\",\"game\":\"wimpout\",\"seats\":0,\"seed\":\"x\"}", "bad-seat"),
        (b"{\"op\":\"new\",\"game\":\"wimpout\",\"seats\":2}", "bad-input"),
        (b"{\"op\":\"new\",\"game\":\"wimpout\",\"seats\":2,\"seed\":\"x\",\"board\":\"none.toml\"}", "bad-input"),
        (b"{\"op\":\"load\",\"record\":\"nonsense\"}", "corrupt"),
    ];
    for (line, code) in lines {
        let answer = answer(&mut referee, line);
        let shown = String::from_utf8_lossy(&line[..line.len().min(80)]).into_owned();
        assert_eq!(
            (&answer["ok"], &answer["error"]["code"]),
            (&json!(false), &json!(code)),
            "{shown}: {answer}"
        );
        assert!(
            answer["error"]["message"]
                .as_str()
                .is_some_and(|text| text.len() > 10),
            "{answer}"
        );
        assert_eq!(ask(&mut referee, &json!({"op": "view"})), before, "{shown}");
    }
    assert_eq!(referee.answer(b"  "), Answer::Silence);
}

#[test]
fn names_are_those_that_a_door_would_take() {
    let mut referee = scripted();
    let long = "x".repeat(5_000);
    let bad = ["", " ", "\u{200b}", "...", "The house", "Bοb", &long];
    for name in bad {
        let join = ask(&mut referee, &json!({"op": "join", "name": name}));
        assert_eq!(join["error"]["code"], "bad-input", "{name}: {join}");
        let new = json!({"op": "new", "game": "wimpout", "seats": ["Ann", name], "seed": "s"});
        let new = ask(&mut referee, &new);
        assert_eq!(new["error"]["code"], "bad-input", "{name}: {new}");
    }
    let joined = ask(
        &mut referee,
        &json!({"op": "join", "name": " Zo\u{eb}  Green\u{7}"}),
    );
    assert_eq!(joined["ok"], true, "{joined}");
    let names = ask(&mut referee, &json!({"op": "view"}))["view"]["names"].clone();
    assert_eq!(names, json!(["Player 1", "Player 2", "Zo\u{eb} Green"]));
}

#[test]
fn fields_that_an_op_does_not_have_are_refused_by_name() {
    let mut referee = scripted();
    for op in ["turn", "record", "quit", "view", "rules", "advise"] {
        let answer = ask(&mut referee, &json!({"op": op, "strange": 1}));
        let message = answer["error"]["message"].as_str().unwrap_or_default();
        assert!(message.contains("`strange`"), "{op}: {answer}");
    }
}

#[test]
fn values_of_the_wrong_shape_are_answered_in_plain_words() {
    let mut referee = scripted();
    let said = |referee: &mut Referee, line: &Json| {
        let answer = ask(referee, line);
        answer["error"]["message"].as_str().unwrap().to_owned()
    };
    let goal = json!({"op": "propose", "seat": 0, "rules": {"goal": 300.5}});
    assert!(said(&mut referee, &goal).contains("a whole number"));
    let seats = json!({"op": "new", "game": "wimpout", "seats": -1, "seed": "w"});
    assert!(said(&mut referee, &seats).contains("a list of names"));
    ask(
        &mut referee,
        &json!({"op": "act", "seat": 0, "action": {"do": "throw"}}),
    );
    let faces = json!({"op": "luck", "outcome": [1, 2, 3, 4, 5]});
    assert!(said(&mut referee, &faces).contains("a list of at most five faces"));
}

/// What is refused is told in the table's words: the field, what was given, what is asked; never in the parser's.
#[test]
fn refusals_speak_the_words_of_the_table() {
    let mut referee = referee();
    let deck = include_str!("../../../cow/data/deck.json");
    let deck = serde_json::from_str::<Json>(deck).unwrap().to_string();
    let new = json!({"op": "new", "game": "cow", "seats": 3, "deck": deck, "luck": "scripted"});
    assert_eq!(
        ask(&mut referee, &new)["ok"],
        true,
        "a deck as one line of JSON is the deck"
    );
    for (line, words) in unread() {
        let error = ask(&mut referee, &line)["error"].clone();
        let told = error["message"].as_str().unwrap();
        assert!(told.contains(words), "{line}: {told}");
        for parser in [
            "expected",
            "invalid type",
            "untagged",
            "variant",
            "u16",
            "EOF",
        ] {
            assert!(!told.contains(parser), "{line}: {told}");
        }
    }
    let vote = json!({"op": "vote", "seat": 0, "proposal": 1, "yes": true});
    assert_eq!(
        ask(&mut referee, &vote)["error"]["rule"],
        "P11",
        "W18 is a number of another game"
    );
}

/// Lines that cannot be read, each with what is said of it.
fn unread() -> Vec<(Json, &'static str)> {
    vec![
        (
            json!({"op": "luck", "outcome": {"a": 1, "b": 2}}),
            "a card is its id",
        ),
        (
            json!({"op": "luck", "outcome": 0, "seat": 1}),
            "there is no field `seat` here",
        ),
        (
            json!({"op": "vote", "seat": "x", "proposal": 1, "yes": true}),
            "`seat`: the text \"x\" is given",
        ),
        (
            json!({"op": "vote", "seat": 70_000, "proposal": 1, "yes": true}),
            "from 0 to 65535 is asked",
        ),
        (json!({"op": "act", "seat": 0}), "`action` is missing"),
        (
            json!({"op": "act", "seat": 0, "action": {"do": "jump"}}),
            "there is no word `jump` here",
        ),
        (
            json!({"op": "act", "seat": 0, "action": {"do": "end-play", "now": 1}}),
            "there is no field `now` in it",
        ),
        (
            json!({"op": "act", "seat": 0, "action": {"do": "pick", "cow": 5}}),
            "is no action of cow",
        ),
        (
            json!({"op": "propose", "seat": 0, "rules": [1]}),
            "`rules`: a list is given, an object is asked",
        ),
        (
            json!({"op": "load", "record": 5}),
            "`record`: the number 5 is given, a text is asked",
        ),
        (
            json!({"op": "load", "record": "{\"format\":\"lastlicks\"}"}),
            "is missing",
        ),
        (json!({"op": "load", "record": "{"}), "it ends too early"),
    ]
}

#[test]
fn pieces_that_a_game_has_not_are_refused_by_their_name() {
    let mut referee = referee();
    for (game, kind, takes) in [("wimpout", "deck", "board"), ("cow", "words", "deck")] {
        let new = json!({"op": "new", "game": game, "seats": 3, "seed": "a", kind: {"name": "x"}});
        let said = ask(&mut referee, &new)["error"]["message"].clone();
        let said = said.as_str().unwrap();
        assert!(
            said.contains(&format!("no pieces `{kind}`; it takes {takes}")),
            "{said}"
        );
    }
}

/// S4: it says why, and no list of what a parser knows.
#[test]
fn a_pick_that_no_event_asks_for_is_refused_in_a_sentence() {
    let mut referee = referee();
    let new = json!({"op": "new", "game": "cow", "seats": 3, "seed": "a"});
    let turn = ask(&mut referee, &new)["turn"].clone();
    for pick in [json!({"end": "left"}), json!({"cow": "c01"})] {
        let mut action = pick;
        action["do"] = json!("pick");
        let act = json!({"op": "act", "seat": turn["seat"], "action": action});
        let error = ask(&mut referee, &act)["error"].clone();
        assert_eq!(error["rule"], "S4", "{error}");
        assert_eq!(
            error["message"],
            "pick cannot be done now: no event asks for a pick"
        );
    }
}

#[test]
fn an_action_that_is_not_allowed_is_refused_with_those_that_are() {
    let mut referee = referee();
    let deals = [
        "c31", "c09", "c12", "c01", "c10", "c13", "c05", "c11", "c15",
    ];
    let new = json!({"op": "new", "game": "cow", "seats": 3, "rules": {"starter": "first"}, "luck": "scripted"});
    let opened = ask(&mut referee, &new);
    assert_eq!(opened["ok"], true, "{opened}");
    let mut say = |line: Json| ask(&mut referee, &line);
    let draws = deals.map(|card| json!(card)).into_iter();
    for luck in draws.chain([json!(6), json!("e17"), json!("e01")]) {
        let said = say(json!({"op": "luck", "outcome": luck}));
        assert_eq!(said["ok"], true, "{said}");
    }
    let act = |action: Json| json!({"op": "act", "seat": 0, "action": action});
    for (card, field) in [("c31", 0), ("c01", 1)] {
        say(act(
            json!({"do": "play-cow", "card": card, "field": field, "end": "left"}),
        ));
    }
    let played = say(act(json!({"do": "play-event", "card": "e17"})));
    assert_eq!(played["ok"], true, "{played}");
    // The event asks for a cow, and no end of a line is one.
    let refused = say(act(json!({"do": "pick", "end": "left"})));
    let said = refused["error"]["message"].as_str().unwrap();
    let allowed = said.split_once("; allowed: ");
    let allowed = allowed.unwrap_or_else(|| panic!("{said}")).1;
    let first = serde_json::Deserializer::from_str(allowed)
        .into_iter::<Json>()
        .next();
    assert_eq!(
        first.unwrap().unwrap(),
        played["turn"]["actions"][0],
        "{said}"
    );
}
