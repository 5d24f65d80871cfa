//! Several nodes that keep one house (N4–N9): real processes at a `PostgreSQL` of the test's own. A table is played at
//! through all of them; its owner is killed, told to go, or stopped past its lease, and everybody plays on.

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::home::words;
use crate::house::House;
use crate::place::{Game, Place};

/// Within so long everybody plays on when a node is killed: the lease and a second (N6).
pub(crate) const TAKE_OVER: Duration = Duration::from_secs(6);

/// The port at which a node hears telnet; the same each time that it opens.
fn telnet(place: &Place, number: usize) -> u16 {
    let file = place.home.file(&format!("port{number}"));
    let known = fs::read_to_string(&file).ok();
    known.map_or_else(
        || {
            let port = crate::server::free_port();
            fs::write(&file, port.to_string()).unwrap();
            port
        },
        |port| port.parse().unwrap(),
    )
}

/// Somebody at a telnet door, or who follows a stream.
pub(crate) struct Caller {
    pub(crate) stream: TcpStream,
    pub(crate) heard: String,
}

impl Caller {
    pub(crate) fn come(place: &Place, number: usize, name: &str) -> Self {
        let stream = TcpStream::connect(("127.0.0.1", telnet(place, number))).unwrap();
        stream.set_read_timeout(Some(2 * TAKE_OVER)).unwrap();
        let mut caller = Self {
            stream,
            heard: String::new(),
        };
        caller.hears("call you");
        caller.types(name);
        caller.hears("Welcome");
        caller
    }

    pub(crate) fn types(&mut self, line: &str) {
        self.heard.clear();
        self.stream
            .write_all(format!("{line}\r\n").as_bytes())
            .unwrap();
    }

    pub(crate) fn hears(&mut self, text: &str) {
        let mut piece = [0; 1024];
        while !self.heard.contains(text) {
            let read = self.stream.read(&mut piece).unwrap_or_default();
            assert!(read > 0, "no `{text}`; heard: {}", self.heard);
            self.heard
                .push_str(&String::from_utf8_lossy(&piece[..read]));
        }
    }
}

/// The command that opens the node of a number. All have one key.
pub(crate) fn serve(place: &Place, number: usize) -> Command {
    let data = place.home.file(&format!("node{number}"));
    let first = place.home.file("node0/house.key");
    if number > 0 && !data.exists() {
        fs::create_dir(&data).unwrap();
        fs::copy(first, data.join("house.key")).unwrap();
    }
    let at = place
        .net
        .as_ref()
        .map_or_else(|| "127.0.0.1".to_owned(), |net| net.node(number));
    let line = format!(
        "serve --bind {at}:0 --telnet {at}:{} --data node{number} --node {at}:0 \
         --guest-rate 100000/100000 --address-rate 100000/100000 --newcomer-rate 100000/100000 \
         --opening-rate 100000/100000",
        telnet(place, number)
    );
    let mut command = place.command(&line);
    if let Some(nats) = &place.nats {
        command.env("LASTLICKS_BUS", nats.url());
    }
    if let Some(net) = &place.net {
        command = net.at(number, &command);
    }
    // Where somebody wants to read them afterwards.
    let logs =
        std::env::var_os("NODE_LOGS").map_or_else(|| place.home.path().to_owned(), PathBuf::from);
    let log = logs.join(format!("log{number}"));
    let log = fs::File::options().create(true).append(true).open(log);
    command.stderr(log.unwrap());
    command
}

pub(crate) fn open(place: &Place, count: usize) -> Vec<House> {
    (0..count)
        .map(|number| House::start(&mut serve(place, number)))
        .collect()
}

/// A machine without the key of the house that others keep is refused, whatever it is told: their guests would be strangers there.
#[test]
fn a_node_with_a_key_of_its_own_is_refused_while_others_keep_the_house() {
    let Some(place) = Place::new() else { return };
    let nodes = open(&place, 1);
    let at = place
        .net
        .as_ref()
        .map_or_else(|| "127.0.0.1".to_owned(), |net| net.node(1));
    let line = format!("serve --bind {at}:0 --no-telnet --data strange --node {at}:0 --new-key");
    let mut strange = place.command(&line);
    if let Some(net) = &place.net {
        strange = net.at(1, &strange);
    }
    let output = strange.output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(
        said.contains("copy house.key from the folder of one of them"),
        "{said}"
    );
    drop(nodes);
}

/// Acts at the nodes by turns until the game is over or so many acts are done.
pub(crate) fn play(game: &mut Game, nodes: &mut [House], acts: usize) -> usize {
    for act in 0..acts {
        let count = nodes.len();
        if !game.act(&mut nodes[act % count]) {
            return act;
        }
    }
    acts
}

/// Acts at a node until that is answered again; how long nobody could.
fn wait_for_turn(game: &mut Game, node: &mut House) -> Duration {
    let start = Instant::now();
    while game
        .try_act(node)
        .is_some_and(|head| !head.starts_with("HTTP/1.1 200"))
    {
        assert!(start.elapsed() < 5 * TAKE_OVER, "nobody can act");
    }
    start.elapsed()
}

/// Waits until something has come about.
pub(crate) fn until(is_so: impl Fn() -> bool) {
    let start = Instant::now();
    while !is_so() {
        assert!(start.elapsed() < 2 * TAKE_OVER, "it does not come about");
    }
}

pub(crate) fn verify(place: &Place, game: &Game, node: &House) {
    let (_, record) = node.ask("GET", &format!("{}/record", game.table), "");
    fs::write(place.home.file("record.jsonl"), record).unwrap();
    let verdict = place.home.prints(&words("verify record.jsonl --json"), "");
    assert!(verdict.contains("\"fair\""), "{verdict}");
}

#[test]
fn a_table_is_played_at_through_every_node_and_outlives_its_owner() {
    let Some(place) = Place::new() else {
        return;
    };
    let mut nodes = open(&place, 3);
    let mut game = Game::under_way(&mut nodes[0]);
    assert_eq!(play(&mut game, &mut nodes, 9), 9);
    // All see the same, and each lists it.
    let seen: Vec<Value> = nodes.iter().map(|node| game.look(node)).collect();
    assert!(seen.iter().all(|view| view["length"] == seen[0]["length"]));

    // In the middle of a turn.
    drop(nodes.remove(0));
    let gap = wait_for_turn(&mut game, &mut nodes[0]);
    assert!(gap < TAKE_OVER, "{gap:?}");
    let after = game.look(&nodes[1]);
    assert!(after["length"].as_u64() > seen[0]["length"].as_u64());
    while play(&mut game, &mut nodes, 100) == 100 {}
    verify(&place, &game, &nodes[1]);
}

#[test]
fn a_node_that_is_told_to_go_hands_its_tables_over_at_once() {
    let Some(place) = Place::new() else {
        return;
    };
    let mut nodes = open(&place, 2);
    let mut game = Game::under_way(&mut nodes[0]);
    nodes[0].signal("TERM");
    assert!(nodes[0].end().0.success());
    let gap = wait_for_turn(&mut game, &mut nodes[1]);
    assert!(gap < Duration::from_secs(2), "{gap:?}");
    // One that comes back finds the house as it is.
    nodes[0] = House::start(&mut serve(&place, 0));
    play(&mut game, &mut nodes, 6);
    while play(&mut game, &mut nodes, 100) == 100 {}
    verify(&place, &game, &nodes[0]);
}

/// What the keeper's door of a node answers first.
pub(crate) fn keeper(door: &str, method: &str, path: &str) -> String {
    keeper_says(door, method, path, "")
}

/// The same to a request with a body.
pub(crate) fn keeper_says(door: &str, method: &str, path: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(door).unwrap();
    let length = body.len();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {door}\r\nconnection: close\r\ncontent-length: {length}\r\n\r\n{body}"
    );
    stream.write_all(head.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn an_owner_that_wakes_after_its_lease_serves_nothing_stale() {
    let Some(place) = Place::new() else {
        return;
    };
    let mut nodes = open(&place, 2);
    let mut game = Game::under_way(&mut nodes[0]);
    nodes[0].signal("STOP");
    let gap = wait_for_turn(&mut game, &mut nodes[1]);
    assert!(gap < 2 * TAKE_OVER, "{gap:?}");
    let length = game.look(&nodes[1])["length"].clone();
    nodes[0].signal("CONT");
    // What it says first is what the new owner says.
    assert_eq!(game.look(&nodes[0])["length"], length);
    while play(&mut game, &mut nodes, 100) == 100 {}
    verify(&place, &game, &nodes[0]);
}

#[test]
fn a_telnet_line_outlives_the_node_that_keeps_its_table() {
    let Some(place) = Place::new() else {
        return;
    };
    let mut nodes = open(&place, 2);
    let token = nodes[0].guest("Ann");
    for node in &mut nodes {
        node.token.clone_from(&token);
    }
    let opened = nodes[0].post("/tables", &json!({"game": "wimpout"}));
    let id = opened["id"].as_str().unwrap().to_owned();
    let table = format!("/tables/{id}");
    nodes[0].post(&format!("{table}/seat"), &json!({}));
    let mut bob = Caller::come(&place, 1, "Bob");
    bob.types(&format!("join {id}"));
    bob.hears("You sit");
    bob.types("start");
    bob.hears("The game begins.");
    // What is said at one node is heard at the other.
    nodes[1].post(
        &format!("{table}/chat"),
        &json!({"text": "Hello from Ann."}),
    );
    bob.hears("Hello from Ann.");
    nodes[1].post(
        &format!("{table}/proposals"),
        &json!({"rules": {"goal": 200}}),
    );
    bob.hears("200");
    bob.types("yes");
    until(|| nodes[1].ask("GET", &table, "").1.contains("\"goal\":200"));

    drop(nodes.remove(0));
    bob.hears("gone;");
    bob.hears("You are at");
    bob.types("say Still here.");
    bob.hears("Still here.");
    // Away from the table it is their own node that hears them.
    bob.types("tables");
    bob.hears("Open tables");
    bob.types("quit");
    bob.hears("Good night.");
}

#[test]
fn what_is_said_at_one_node_holds_at_all() {
    let Some(place) = Place::new() else {
        return;
    };
    let mut nodes = open(&place, 2);
    let token = nodes[0].guest("Ann");
    for node in &mut nodes {
        node.token.clone_from(&token);
    }
    let opened = nodes[0].post("/tables", &json!({"game": "cow", "title": "Friday"}));
    let lists = |node: &House| node.ask("GET", "/tables", "").1.contains("Friday");
    until(|| lists(&nodes[1]));
    // A vote, a word and a seat of a table that the other has.
    let table = format!("/tables/{}", opened["id"].as_str().unwrap());
    nodes[1].post(&format!("{table}/seat"), &json!({}));
    nodes[1].post(&format!("{table}/chat"), &json!({"text": "Hello."}));
    let seen = nodes[0].ask("GET", &table, "").1;
    assert!(seen.contains("Ann"), "{seen}");
    // A name that is changed here is known there in a moment.
    nodes[0].ask("PUT", "/guests/me", &json!({"name": "Anna"}).to_string());
}

/// What is noted in a circle at one node is heard at the others, though nobody does anything there (N7).
#[test]
fn a_circle_is_heard_at_every_node() {
    let Some(place) = Place::new() else {
        return;
    };
    let mut nodes = open(&place, 2);
    let token = nodes[0].guest("Ann");
    for node in &mut nodes {
        node.token.clone_from(&token);
    }
    let founded = nodes[0].post("/circles", &json!({"name": "Friday"}));
    let circle = format!("/circles/{}", founded["id"].as_str().unwrap());
    let mut follower = Caller {
        stream: nodes[1].watch(&circle),
        heard: String::new(),
    };
    follower.hears("founded");
    let said = json!({"act": {"do": "say", "text": "Who plays?"}});
    nodes[0].post(&format!("{circle}/acts"), &said);
    follower.hears("Who plays?");
}

#[test]
fn the_door_for_nodes_lets_nobody_else_in() {
    let Some(place) = Place::new() else {
        return;
    };
    let door = format!("127.0.0.1:{}", crate::server::free_port());
    let line = format!("serve --bind 127.0.0.1:0 --no-telnet --data node0 --node {door}");
    let node = House::start(&mut place.command(&line));
    for pass in ["", "x-lastlicks-pass: 0 a 127.0.0.1 b\r\n"] {
        let mut stream = TcpStream::connect(&door).unwrap();
        let head = format!(
            "GET /api/v1/tables HTTP/1.1\r\nhost: {door}\r\n{pass}connection: close\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 403"), "{answer}");
    }
    drop(node);

    let mut alone = place.home.command(&words(
        "serve --bind 127.0.0.1:0 --data alone --node 127.0.0.1:0",
    ));
    alone.env_remove("LASTLICKS_DATABASE");
    let output = alone.output().unwrap();
    assert_eq!(output.status.code(), Some(2), "{output:?}");
}
