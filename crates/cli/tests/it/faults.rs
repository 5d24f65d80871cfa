//! Three nodes at one database while people play and things break (N11): nodes are killed, told to go, and stopped past
//! their lease, the database dies. Every answer is noted; at the end the records say whether each acknowledged act stands
//! at its place, and nothing stands there that nobody asked for.
//!
//! `FAULTS=1000 cargo test -p lastlicks --test it faults -- --nocapture` is the long run.

use std::collections::BTreeMap;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::house::House;
use crate::net::Cut;
use crate::nodes::serve;
use crate::place::Place;

const NODES: usize = 3;
const TABLES: usize = 6;
/// How many faults there are where nothing else is said.
const FAULTS: usize = 12;
/// How long an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(12);
/// How long a table may be without an act that is acknowledged. A database that dies takes a while to stand up again.
const GAP: Duration = Duration::from_secs(20);

/// The same where nodes are told to go, one after the other (N14), in a run of its own: beside other tests it is the machine
/// that is measured.
const RESTART: Duration = Duration::from_secs(2);

/// Three nodes, a database and people fill a machine: one such test at a time.
static TURN: Mutex<()> = Mutex::new(());

/// Numbers that look like luck, the same each time.
struct Luck(u64);

impl Luck {
    fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 11).unwrap() % most
    }
}

/// Where the nodes are now; nothing of one that is gone.
type Doors = Mutex<Vec<Option<String>>>;

/// The address of a node that is there.
fn any(doors: &Doors, luck: &mut Luck) -> String {
    let up: Vec<String> = doors.lock().unwrap().iter().flatten().cloned().collect();
    up[luck.below(up.len())].clone()
}

/// An answer, if one came: its status and what it says.
fn ask(door: &str, token: &str, method: &str, path: &str, body: &str) -> Option<(u16, String)> {
    let mut stream = TcpStream::connect(door).ok()?;
    stream.set_read_timeout(Some(PATIENCE)).ok()?;
    let length = body.len();
    let shown = match token {
        "" => String::new(),
        token => format!("authorization: Bearer {token}\r\n"),
    };
    let head = format!(
        "{method} /api/v1{path} HTTP/1.1\r\nhost: {door}\r\n{shown}content-type: application/json\r\nconnection: close\r\ncontent-length: {length}\r\n\r\n{body}"
    );
    stream.write_all(head.as_bytes()).ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    is_whole(head, body).then(|| (status, body.to_owned()))
}

/// Whether a body has the length that its head says: a house that is killed may break off in the middle of it.
fn is_whole(head: &str, body: &str) -> bool {
    let lengths = head.lines().filter_map(|line| line.split_once(": "));
    let mut lengths = lengths.filter(|(name, _)| name.eq_ignore_ascii_case("content-length"));
    lengths.all(|(_, length)| length.parse() == Ok(body.len()))
}

/// One try to act.
#[derive(Debug)]
struct Try {
    seat: usize,
    action: Value,
    is_acked: bool,
}

/// Three people at a table, played by one thread.
struct Players {
    tokens: [String; 3],
    table: String,
    luck: Luck,
    number: u64,
    /// By the place in the record that the act was to have. What was refused for sure is left out.
    tries: BTreeMap<usize, Vec<Try>>,
    acked: usize,
    longest: Duration,
    last: Instant,
}

impl Players {
    /// Opens a table by one of the nodes; nothing if that came to nothing.
    fn sit(doors: &Doors, game: &str, luck: &mut Luck) -> Option<Self> {
        let door = any(doors, luck);
        let post = |token: &str, path: &str, body: Value| {
            let (status, said) = ask(&door, token, "POST", path, &body.to_string())?;
            let said: Value = serde_json::from_str(&said).ok()?;
            (200..300).contains(&status).then_some(said)
        };
        let guest = |name: &str| {
            Some(
                post("", "/guests", json!({"name": name}))?["token"]
                    .as_str()?
                    .to_owned(),
            )
        };
        let tokens = [guest("Ann")?, guest("Bob")?, guest("Cyd")?];
        let opened = post(&tokens[0], "/tables", json!({"game": game}))?;
        let table = format!("/tables/{}", opened["id"].as_str()?);
        for token in &tokens {
            post(token, &format!("{table}/seat"), json!({}))?;
        }
        post(&tokens[0], &format!("{table}/start"), json!({}))?;
        Some(Self {
            tokens,
            table,
            luck: Luck(luck.0),
            number: 0,
            tries: BTreeMap::new(),
            acked: 0,
            longest: Duration::ZERO,
            last: Instant::now(),
        })
    }

    /// Plays a game to its end; how many acts were acknowledged, and how long none was at most.
    fn play(mut self, doors: &Doors) -> (usize, Duration) {
        while !self.step(doors) {}
        let path = format!("{}/record", self.table);
        let record = loop {
            let door = any(doors, &mut self.luck);
            if let Some((200, record)) = ask(&door, &self.tokens[0], "GET", &path, "") {
                break record;
            }
        };
        self.check(&record);
        (self.acked, self.longest)
    }

    /// Looks by one of the nodes, and acts if asked; whether the game is over.
    fn step(&mut self, doors: &Doors) -> bool {
        let seat = self.luck.below(3);
        let token = self.tokens[seat].clone();
        let door = any(doors, &mut self.luck);
        let Some((200, view)) = ask(&door, &token, "GET", &self.table, "") else {
            return false;
        };
        let view: Value = serde_json::from_str(&view).unwrap();
        let actions = view["actions"].as_array().unwrap();
        if actions.is_empty() {
            return view["stage"] == "over";
        }
        let action = actions[self.luck.below(actions.len())].clone();
        let place = usize::try_from(view["length"].as_u64().unwrap()).unwrap();
        let other = any(doors, &mut self.luck);
        self.act(&other, seat, action, place);
        false
    }

    fn act(&mut self, door: &str, seat: usize, action: Value, place: usize) {
        self.number += 1;
        let body = json!({"action": action, "against": place, "seq": self.number}).to_string();
        let answer = ask(
            door,
            &self.tokens[seat],
            "POST",
            &format!("{}/acts", self.table),
            &body,
        );
        let is_acked = matches!(answer, Some((200, _)));
        if let Some((400..500, _)) = answer {
            // Somebody was quicker: it was this one, who has heard nothing of an act before.
            return;
        }
        if is_acked {
            self.acked += 1;
            self.longest = self.longest.max(self.last.elapsed());
            self.last = Instant::now();
        }
        self.tries.entry(place).or_default().push(Try {
            seat,
            action,
            is_acked,
        });
    }

    /// Whether the record holds what was acknowledged, each at its place, and nothing that nobody has asked for.
    fn check(&self, record: &str) {
        let steps: Vec<Value> = record
            .lines()
            .skip(1)
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        let is = |of: &Try, step: &Value| step["seat"] == of.seat && step["act"] == of.action;
        for (place, tries) in &self.tries {
            for acked in tries.iter().filter(|of| of.is_acked) {
                let step = steps.get(*place);
                assert!(
                    step.is_some_and(|step| is(acked, step)),
                    "{}: {place} is lost: {acked:?}, {step:?}",
                    self.table
                );
            }
        }
        for (place, step) in steps
            .iter()
            .enumerate()
            .filter(|(_, step)| step.get("act").is_some())
        {
            let asked = self
                .tries
                .get(&place)
                .is_some_and(|tries| tries.iter().any(|of| is(of, step)));
            assert!(asked, "{}: nobody asked for {place}: {step}", self.table);
        }
    }
}

/// A node that nobody is sent to any more.
fn shut(nodes: &mut [Option<House>], doors: &Doors, number: usize) -> Option<House> {
    doors.lock().unwrap()[number] = None;
    nodes[number].take()
}

fn reopen(place: &Place, nodes: &mut [Option<House>], doors: &Doors, number: usize) {
    let node = House::start(&mut serve(place, number));
    doors.lock().unwrap()[number] = Some(node.web().to_owned());
    nodes[number] = Some(node);
}

/// Breaks something, and mends it.
fn break_one(
    place: &mut Place,
    nodes: &mut [Option<House>],
    doors: &Doors,
    luck: &mut Luck,
) -> &'static str {
    let number = luck.below(NODES);
    let pause = Duration::from_millis(100 + luck.below(700) as u64);
    let kind = match luck.below(18) {
        0..6 => {
            drop(shut(nodes, doors, number));
            thread::sleep(pause);
            "a node is killed"
        }
        6..10 => {
            let mut node = shut(nodes, doors, number).unwrap();
            node.signal("TERM");
            assert!(node.end().0.success());
            "a node is told to go"
        }
        10..15 => {
            let node = nodes[number].as_ref().unwrap();
            node.signal("STOP");
            // Now and then longer than a lease.
            thread::sleep(8 * pause);
            node.signal("CONT");
            "a node sleeps"
        }
        15..17 if place.nats.is_some() => {
            let nats = place.nats.as_mut().unwrap();
            nats.down();
            thread::sleep(4 * pause);
            nats.up();
            "NATS is killed"
        }
        _ => {
            place.server.down();
            thread::sleep(pause);
            place.server.up();
            place.server.wait();
            "the database dies"
        }
    };
    if nodes[number].is_none() {
        reopen(place, nodes, doors, number);
    }
    thread::sleep(pause);
    kind
}

/// Breaks something of the network between the machines, or of the disk below the database, and mends it.
fn break_network(place: &mut Place, luck: &mut Luck) -> String {
    let (number, other) = (luck.below(NODES), luck.below(NODES - 1) + 1);
    // Now and then longer than a lease.
    let span = Duration::from_millis(300 + luck.below(6000) as u64);
    let rest = Duration::from_millis(300 + luck.below(1500) as u64);
    let net = place.net.as_ref().unwrap();
    let (database, peer) = (net.database(), net.node((number + other) % NODES));
    let how = [Cut::Off, Cut::Off, Cut::Deaf, Cut::Mute][luck.below(4)];
    let kind = match luck.below(20) {
        0..8 => {
            net.cut(number, &database, how);
            format!("a node and the database: {how:?}")
        }
        8..15 => {
            net.cut(number, &peer, how);
            format!("two nodes: {how:?}")
        }
        15..19 => {
            for from in [&database, &peer] {
                net.cut(number, from, Cut::Lossy);
            }
            "a node loses one packet in twenty".to_owned()
        }
        _ => {
            place.server.fill(span / 3).unwrap();
            place.server.wait();
            "the disk of the database is full".to_owned()
        }
    };
    if !kind.contains("disk") {
        thread::sleep(span);
    }
    place.net.as_ref().unwrap().mend(number);
    thread::sleep(rest);
    kind
}

/// What came of all games.
#[derive(Debug, Default)]
struct Sum {
    games: usize,
    acked: usize,
    /// The longest that a table was without an act that is acknowledged.
    longest: Duration,
}

/// Where the test itself fails, nobody waits for nodes that do not come any more: there is no door left.
struct End<'a>(&'a Doors);

impl Drop for End<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.lock().unwrap().clear();
        }
    }
}

/// Three nodes, and people who play at all of them while something is done.
fn under_load(
    place: &mut Place,
    act: impl FnOnce(&mut Place, &mut [Option<House>], &Doors),
) -> Sum {
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    let nodes: Vec<_> = (0..NODES)
        .map(|number| House::start(&mut serve(place, number)))
        .collect();
    let doors: Doors = Mutex::new(
        nodes
            .iter()
            .map(|node| Some(node.web().to_owned()))
            .collect(),
    );
    let mut nodes: Vec<_> = nodes.into_iter().map(Some).collect();
    let (is_over, mut sum) = (AtomicBool::new(false), Sum::default());
    thread::scope(|scope| {
        let (doors, is_over) = (&doors, &is_over);
        let people: Vec<_> = (0..TABLES)
            .map(|table| scope.spawn(move || games_of(table, doors, is_over)))
            .collect();
        let _end = End(doors);
        act(place, &mut nodes, doors);
        is_over.store(true, Ordering::Relaxed);
        for (acked, longest) in people.into_iter().flat_map(|people| people.join().unwrap()) {
            sum.games += 1;
            sum.acked += acked;
            sum.longest = sum.longest.max(longest);
        }
    });
    sum
}

/// A number that is said in the environment.
fn said(name: &str, usual: usize) -> usize {
    let said = std::env::var(name).ok();
    said.map_or(usual, |said| said.parse().unwrap())
}

#[test]
fn whatever_breaks_no_acknowledged_act_is_lost_or_doubled() {
    let Some(mut place) = Place::new().map(Place::with_nats) else {
        return;
    };
    let (mut kinds, mut luck) = (BTreeMap::new(), Luck(7));
    let sum = under_load(&mut place, |place, nodes, doors| {
        for _ in 0..said("FAULTS", FAULTS) {
            let kind = break_one(place, nodes, doors, &mut luck);
            *kinds.entry(kind).or_insert(0) += 1;
        }
    });
    eprintln!("{sum:?}, none lost, none doubled; {kinds:?}");
    assert!(sum.longest < GAP, "{sum:?}");
}

/// The nodes' own clocks are hours apart in this one.
#[test]
fn whatever_breaks_of_the_network_no_acknowledged_act_is_lost_or_doubled() {
    let Some(mut place) = Place::with_network(NODES) else {
        return;
    };
    let (mut kinds, mut luck) = (BTreeMap::new(), Luck(11));
    let sum = under_load(&mut place, |place, _, _| {
        for _ in 0..said("NETWORK_FAULTS", FAULTS / 3) {
            *kinds.entry(break_network(place, &mut luck)).or_insert(0) += 1;
        }
    });
    eprintln!("{sum:?}, none lost, none doubled; {kinds:?}");
    assert!(sum.longest < GAP, "{sum:?}");
}

#[test]
fn a_rolling_restart_is_hardly_felt() {
    let Some(mut place) = Place::new() else {
        return;
    };
    let sum = under_load(&mut place, |place, nodes, doors| {
        for number in (0..NODES).cycle().take(NODES * said("ROUNDS", 1)) {
            let mut node = shut(nodes, doors, number).unwrap();
            node.signal("TERM");
            assert!(node.end().0.success());
            reopen(place, nodes, doors, number);
            // The next one goes when this one has had people.
            thread::sleep(Duration::from_secs(1));
        }
    });
    eprintln!("{sum:?}, none lost, none doubled, no game ended");
    let most = std::env::var_os("ROUNDS").map_or(GAP, |_| RESTART);
    assert!(sum.longest < most, "{sum:?}");
}

/// One game after the other until nothing breaks any more.
fn games_of(table: usize, doors: &Doors, is_over: &AtomicBool) -> Vec<(usize, Duration)> {
    let (game, mut luck) = (["wimpout", "cow"][table % 2], Luck(99 + table as u64));
    let mut games = Vec::new();
    while !is_over.load(Ordering::Relaxed) {
        luck.below(2);
        if let Some(players) = Players::sit(doors, game, &mut luck) {
            games.push(players.play(doors));
        }
    }
    games
}
