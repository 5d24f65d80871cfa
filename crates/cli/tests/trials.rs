//! Two house rules that are played nowhere, added as CONTRIBUTING says, are known at every door: `lucky-sevens` changes
//! what a bank brings, `pressure` what binds a turn. `just trials`.
#![allow(
    clippy::unwrap_used,
    reason = "a test stops where something is missing"
)]

#[allow(dead_code, reason = "other tests use the rest")]
#[path = "it/home.rs"]
mod home;

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Duration;

use home::{Home, Player, words};
use serde_json::{Value as Json, json};

const SEVENS: [&str; 2] = ["--set", "lucky-sevens=on"];
const PRESSURE: [&str; 2] = ["--set", "pressure=2"];
const PRESSED: &str = "the pressure is on until a flash or all five score";

#[test]
fn help_and_rules_tell_them() {
    let home = Home::new();
    let all = home.prints(&["rules", "wimpout"], "");
    assert!(all.contains("lucky-sevens") && all.contains("pressure"));
    for name in ["lucky-sevens", "T1"] {
        let told = home.prints(&["rules", "wimpout", name], "");
        assert!(told.contains("gets 10 points more"), "{told}");
    }
}

#[test]
fn the_odds_are_those_of_the_rule() {
    let home = Home::new();
    let worth = |more: &[&str]| {
        let asked = [&words("odds wimpout --json")[..], more].concat();
        let odds: Json = serde_json::from_str(&home.prints(&asked, "")).unwrap();
        odds["turn_value_if_thrown"].as_f64().unwrap()
    };
    let (usual, sevens, pressed) = (worth(&[]), worth(&SEVENS), worth(&PRESSURE));
    assert!(sevens > usual + 0.5, "{sevens} {usual}");
    assert!(pressed < usual - 0.5, "{pressed} {usual}");
    let far = [&words("odds wimpout --points 1000000")[..], &SEVENS].concat();
    assert!(home.complains(&far).contains("a rule that pays extra"));
}

#[test]
fn games_are_simulated_by_them() {
    let home = Home::new();
    let simulated = |more: &[&str]| {
        let line = "simulate wimpout --games 300 --seats odds,eager --seed t --json";
        let asked = [&words(line)[..], more].concat();
        let tally: Json = serde_json::from_str(&home.prints(&asked, "")).unwrap();
        tally
    };
    let usual = simulated(&[]);
    for rule in [SEVENS, PRESSURE] {
        assert_ne!(simulated(&rule)["seats"], usual["seats"], "{rule:?}");
    }
}

/// What is heard at a table with the rule once `wanted` is said, its lines joined; the player throws on until then.
fn heard_in_the_terminal(rule: [&str; 2], wanted: &str) -> String {
    let home = Home::new();
    for seed in 0..200 {
        let seed = seed.to_string();
        let line = "play wimpout --seats you,eager --set opening=0 --seed";
        let table = [&words(line)[..], &[seed.as_str()], &rule].concat();
        let mut ann = Player::sit(&home, &table);
        for _ in 0..30 {
            let heard = ann.hear();
            let unwrapped = heard.split_whitespace().collect::<Vec<_>>().join(" ");
            if unwrapped.contains(wanted) {
                ann.kill();
                return unwrapped;
            }
            if !heard.ends_with("\n> ") {
                break;
            }
            ann.say(if heard.contains("throw") {
                "throw"
            } else {
                "1"
            });
        }
        ann.kill();
    }
    panic!("`{wanted}` was never heard");
}

#[test]
fn the_terminal_says_what_a_bank_brings_and_why_one_must_throw() {
    heard_in_the_terminal(SEVENS, "bank 45: you would have 45");
    let heard = heard_in_the_terminal(PRESSURE, PRESSED);
    assert!(heard.contains(&format!("{PRESSED} (T2)")), "{heard}");
}

#[test]
fn the_referee_plays_them() {
    let home = Home::new();
    let new = json!({
        "op": "new", "game": "wimpout", "seats": 2, "luck": "scripted",
        "rules": {"starter": "first", "opening": 0, "lucky-sevens": true, "pressure": 2},
    });
    let throw = json!({"op": "act", "seat": 0, "action": {"do": "throw"}});
    let first = json!({"op": "luck", "outcome": [10, 10, 2, 3, 4]});
    let second = json!({"op": "luck", "outcome": [10, 5, 2]});
    let stop = json!({"op": "act", "seat": 0, "action": {"do": "stop"}});
    let view = json!({"op": "view"});
    let lines = [new, throw.clone(), first, throw, second, stop, view];
    let lines = lines.map(|line| line.to_string()).join("\n");
    let answers = home.prints(&["referee"], &lines);
    let answers: Vec<Json> = answers
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(answers[5]["error"]["rule"], "T2", "{}", answers[5]);
    let view = &answers[6]["view"];
    assert_eq!(view["bank"]["points"], 45, "{view}");
    let bond = json!([{"bond": "house", "rule": "T2", "why": PRESSED}]);
    assert_eq!(view["bonds"], bond);
}

/// A house with both doors, and what is said through them.
struct House {
    running: server::Running,
    _runtime: tokio::runtime::Runtime,
    _folder: tempfile::TempDir,
}

impl House {
    fn open() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let runtime = tokio::runtime::Runtime::new().unwrap();
        let mut config = server::Config::local(folder.path().to_owned());
        config.limits = server::Limits::default().without_rates();
        let drawn = AtomicU8::new(0);
        let machine = server::Machine {
            luck: Arc::new(move || Ok([drawn.fetch_add(1, Ordering::Relaxed); 32])),
            ..server::Machine::default()
        };
        let opened = server::Running::start_on(config, machine);
        let running = runtime.block_on(opened).unwrap();
        Self {
            running,
            _runtime: runtime,
            _folder: folder,
        }
    }

    fn asks(&self, method: &str, path: &str, token: &str, body: &Json) -> String {
        let mut stream = dial(self.running.web);
        let body = if body.is_null() {
            String::new()
        } else {
            body.to_string()
        };
        let shown = match token {
            "" => String::new(),
            token => format!("Authorization: Bearer {token}\r\n"),
        };
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{shown}\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        )
        .unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }

    fn json(&self, method: &str, path: &str, token: &str, body: &Json) -> Json {
        let answer = self.asks(method, &format!("/api/v1{path}"), token, body);
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("HTTP/1.1 2"), "{method} {path}: {answer}");
        let from = body.find('{').unwrap_or(body.len());
        let mut values = serde_json::Deserializer::from_str(&body[from..]).into_iter();
        values.next().map_or(Json::Null, Result::unwrap)
    }
}

fn dial(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(address).unwrap();
    let patience = Some(Duration::from_mins(5));
    stream.set_read_timeout(patience).unwrap();
    stream
}

#[test]
fn the_opening_form_offers_them() {
    let house = House::open();
    let form = house.asks("GET", "/new/wimpout", "", &Json::Null);
    for name in ["rule.lucky-sevens", "rule.pressure"] {
        assert!(form.contains(name), "{name} is missing in\n{form}");
    }
}

#[test]
fn telnet_tells_them() {
    let house = House::open();
    let mut stream = dial(house.running.telnet.unwrap());
    let mut heard = String::new();
    let mut until = |stream: &mut TcpStream, wanted: &str| {
        let mut piece = [0; 4096];
        while !heard.contains(wanted) {
            let read = stream.read(&mut piece).unwrap();
            assert!(read > 0, "no `{wanted}` in\n{heard}");
            heard.push_str(&String::from_utf8_lossy(&piece[..read]));
        }
    };
    until(&mut stream, "what name");
    stream.write_all(b"Ann\r\n").unwrap();
    until(&mut stream, "Welcome");
    stream.write_all(b"rules wimpout lucky-sevens\r\n").unwrap();
    until(&mut stream, "gets 10 points more");
}

/// Somebody alone at a table throws until the pressure is on; the page of the table says so to whoever watches.
#[test]
fn the_page_says_why_one_must_throw() {
    let house = House::open();
    let guest = house.json("POST", "/guests", "", &json!({"name": "Ann"}));
    let token = guest["token"].as_str().unwrap();
    for _ in 0..60 {
        let plan =
            json!({"game": "wimpout", "title": "Ann", "rules": {"pressure": 1, "opening": 0}});
        let opened = house.json("POST", "/tables", token, &plan);
        let id = opened["id"].as_str().unwrap();
        let table = format!("/tables/{id}");
        house.json("POST", &format!("{table}/seat"), token, &json!({}));
        house.json("POST", &format!("{table}/start"), token, &Json::Null);
        let stands = house.json("GET", &table, token, &Json::Null);
        let act = json!({"action": {"do": "throw"}, "against": stands["length"]});
        house.json("POST", &format!("{table}/acts"), token, &act);
        let page = house.asks("GET", &format!("/t/{id}"), "", &Json::Null);
        if page.contains(PRESSED) {
            assert!(page.contains("/rules/wimpout#T2"), "{page}");
            assert!(page.contains("must throw"), "{page}");
            return;
        }
        house.json("DELETE", &format!("{table}/seat"), token, &Json::Null);
    }
    panic!("the pressure was never on");
}
