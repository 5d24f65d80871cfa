//! Measures the house on this machine: durable acts per second over HTTP, in turn with a bare route that says hello and
//! with the least that keeps acts at all; and the memory of idle watchers.
//!
//! ```text
//! cargo run --release -p server --example load -- [--clients 64] [--seconds 10] [--watchers 1000]
//! cargo run --release -p server --example load -- --bots 50 --bot planner-1000 [--game cow]
//! cargo run --release -p server --example load -- --reports 8
//! ```
//! With `--bots` it measures how long people's acts take before and while bots play at so many tables of their own, with
//! `--reports` while so many wait for the reports of finished games.
//! Each client plays at a table of its own; an act counts when it is answered, which is after it is on the disk. The
//! house runs in a process of its own, so its memory is its own. Many watchers need many open files (`ulimit -n`).
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    clippy::cast_precision_loss,
    clippy::zombie_processes,
    reason = "a tool: it stops where something is wrong, and its child with it"
)]
#![allow(
    missing_docs,
    dead_code,
    reason = "the client is shared with the tests"
)]

use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use clap::Parser;
use serde_json::{Value, json};
use server::{Config, Limits, Running};

mod bare;
mod bots;
#[path = "../../tests/it/client.rs"]
mod client;
mod postgres;
mod reports;
use client::Client;

/// As in the binary that people get.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// How often all are measured in turn.
const ROUNDS: usize = 3;

/// What to measure.
#[derive(Clone, Debug, Parser)]
struct Load {
    /// Players at the same time, each at a table of their own
    #[arg(long, default_value_t = 64)]
    clients: usize,
    /// How long each measurement lasts
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// Idle event streams
    #[arg(long, default_value_t = 1000)]
    watchers: usize,
    /// Measure instead how acts fare beside so many tables of bots
    #[arg(long, default_value_t = 0)]
    bots: usize,
    /// Measure instead how acts fare beside so many who wait for reports
    #[arg(long, default_value_t = 0, conflicts_with = "bots")]
    reports: usize,
    /// The bot in every seat of those tables
    #[arg(long, default_value = "planner-1000")]
    bot: String,
    /// The game that they play
    #[arg(long, default_value = "cow")]
    game: String,
    /// Keep the house in this database instead of a file, `postgres://…`; needs the feature `postgres`
    #[arg(long)]
    database: Option<String>,
    /// Keep it in that database with two nodes, and act half of the time through the one that has not got the table
    #[arg(long, requires = "database")]
    two: bool,
    /// Watchers take their streams compressed
    #[arg(long)]
    compressed: bool,
    /// Be the house that is measured, in this folder
    #[arg(long, hide = true)]
    house: Option<std::path::PathBuf>,
}

#[tokio::main]
async fn main() {
    let load = Load::parse();
    if let Some(folder) = &load.house {
        return be_the_house(folder, &load).await;
    }
    let span = Duration::from_secs(load.seconds);
    println!("load of this machine before: {}", read("/proc/loadavg"));
    if load.bots > 0 {
        return bots::beside(&load, span).await;
    }
    if load.reports > 0 {
        return reports::beside(&load, span).await;
    }
    let folder = tempfile::tempdir_in(".").unwrap();
    let house = House::start(folder.path(), &load).await;
    if let Some(database) = &load.database {
        postgres::anchor(database, &load);
    }
    let other = tempfile::tempdir_in(".").unwrap();
    let second = if load.two {
        Some(postgres::second(folder.path(), other.path(), &load).await)
    } else {
        None
    };
    let (mut hello, mut bare, mut acts, mut passed) = Default::default();
    for round in 0..ROUNDS {
        let first = round * load.clients;
        measured(&mut hello, &house, &load, house.hello, Greeter::new).await;
        let mover = |bare, number| bare::Mover::new(bare, first + number);
        measured(&mut bare, &house, &load, house.bare, mover).await;
        measured(&mut acts, &house, &load, house.web, Player::new).await;
        if let Some(second) = &second {
            let (one, two) = (house.web, second.web);
            let player = move |_, number| Player::between([one, two], number);
            let before = second.cpu();
            measured(&mut passed, &house, &load, house.web, player).await;
            passed.cpu += second.cpu() - before;
        }
    }
    let span = span * u32::try_from(ROUNDS).unwrap();
    for (what, Measured { times, cpu }) in [("hello", &hello), ("bare", &bare), ("acts", &acts)] {
        report(what, times, span, *cpu);
    }
    if second.is_some() {
        report("two", &passed.times, span, passed.cpu);
    }
    let acts = acts.times.len() as f64;
    println!(
        "acts come to {:.2} of the bare ones, {:.2} of the hellos",
        acts / bare.times.len() as f64,
        acts / hello.times.len() as f64
    );
    watch(&house, &load).await;
}

/// What was measured of one kind in all rounds.
#[derive(Default)]
struct Measured {
    times: Vec<Duration>,
    /// What the house has computed for it, in microseconds.
    cpu: f64,
}

/// Measures one round, and adds it.
async fn measured<C: Busy, F: Future<Output = C> + Send + 'static>(
    all: &mut Measured,
    house: &House,
    load: &Load,
    door: SocketAddr,
    make: impl Fn(SocketAddr, usize) -> F,
) {
    let before = house.cpu();
    let span = Duration::from_secs(load.seconds);
    all.times
        .extend(measure(load.clients, span, door, make).await);
    all.times.sort_unstable();
    all.cpu += house.cpu() - before;
}

/// A short file, or nothing.
fn read(path: &str) -> String {
    let text = std::fs::read_to_string(path).unwrap_or_default();
    text.trim().to_owned()
}

/// The house and a bare route, in a process of their own, until the process is killed.
async fn be_the_house(folder: &std::path::Path, load: &Load) {
    let mut config = Config::local(folder.to_owned());
    let database = load.database.as_deref().map(str::parse);
    config.keeping.database = database.transpose().unwrap();
    config.node = load.two.then(|| ([127, 0, 0, 1], 0).into());
    config.limits = Limits {
        connections: 100_000,
        ..Limits::default().without_rates()
    };
    let running = Running::start(config).await.unwrap();
    let hello = axum::Router::new().route("/", axum::routing::get(|| async { "hello" }));
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let bare = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let addresses = [&listener, &bare].map(|door| door.local_addr().unwrap());
    let doors = format!("{} {} {}", running.web, addresses[0], addresses[1]);
    std::fs::write(folder.join("doors.new"), doors).unwrap();
    std::fs::rename(folder.join("doors.new"), folder.join("doors")).unwrap();
    let hello = axum::serve(listener, hello).into_future();
    let (served, ()) = tokio::join!(hello, bare::serve(folder, bare));
    served.unwrap();
}

struct House {
    process: Child,
    web: SocketAddr,
    hello: SocketAddr,
    bare: SocketAddr,
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl House {
    async fn start(folder: &std::path::Path, load: &Load) -> Self {
        let database = load.database.as_ref();
        let process = Command::new(std::env::current_exe().unwrap())
            .arg("--house")
            .arg(folder)
            .args(database.iter().flat_map(|at| ["--database", at]))
            .args(load.two.then_some("--two"))
            .stdin(Stdio::null())
            .spawn()
            .unwrap();
        loop {
            if let Ok(doors) = std::fs::read_to_string(folder.join("doors")) {
                let doors: Vec<SocketAddr> =
                    doors.split(' ').map(|door| door.parse().unwrap()).collect();
                return Self {
                    process,
                    web: doors[0],
                    hello: doors[1],
                    bare: doors[2],
                };
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// How long the process has computed, in microseconds: Linux counts hundredths of a second.
    fn cpu(&self) -> f64 {
        let path = format!("/proc/{}/stat", self.process.id());
        let stat = std::fs::read_to_string(path).unwrap_or_default();
        let fields = stat
            .rsplit(')')
            .next()
            .unwrap_or_default()
            .split_whitespace();
        let ticks: f64 = fields
            .skip(11)
            .take(2)
            .filter_map(|field| field.parse::<f64>().ok())
            .sum();
        ticks * 10_000.0
    }

    /// What the process holds in memory, in kilobytes.
    fn memory(&self) -> usize {
        let path = format!("/proc/{}/status", self.process.id());
        let status = std::fs::read_to_string(path).unwrap_or_default();
        let line = status.lines().find(|line| line.starts_with("VmRSS:"));
        line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok())
            .unwrap_or(0)
    }
}

/// One who does something again and again.
trait Busy: Send + Sized + 'static {
    fn once(&mut self) -> impl Future<Output = ()> + Send;
}

struct Greeter(Client);

impl Greeter {
    async fn new(house: SocketAddr, _: usize) -> Self {
        Self(Client::connect(house).await.unwrap())
    }
}

impl Busy for Greeter {
    async fn once(&mut self) {
        assert_eq!(self.0.get("/").await.unwrap().status, 200);
    }
}

struct Player {
    client: Client,
    table: String,
    state: Value,
    seq: u64,
}

impl Player {
    async fn new(house: SocketAddr, number: usize) -> Self {
        let mut client = Client::connect(house).await.unwrap();
        let name = json!({"name": format!("player {number}")});
        let token = client.post("/api/v1/guests", &name).await.unwrap().json();
        client.show_token(token["token"].as_str().unwrap());
        let mut player = Self {
            client,
            table: String::new(),
            state: Value::Null,
            seq: 0,
        };
        player.sit_down().await;
        player
    }

    /// One who opens a table at one of two nodes, and of whom every second one then acts through the other.
    async fn between(nodes: [SocketAddr; 2], number: usize) -> Self {
        let own = number % 2;
        let mut player = Self::new(nodes[own], number).await;
        if number % 4 >= 2 {
            let mut other = Client::connect(nodes[1 - own]).await.unwrap();
            other.headers.clone_from(&player.client.headers);
            player.client = other;
        }
        player
    }

    async fn sit_down(&mut self) {
        let opened = self
            .client
            .post(
                "/api/v1/tables",
                &json!({"game": "wimpout", "rules": {"goal": 5000}}),
            )
            .await
            .unwrap();
        self.table = format!("/api/v1/tables/{}", opened.json()["id"].as_str().unwrap());
        self.client
            .post(&format!("{}/seat", self.table), &json!({}))
            .await
            .unwrap();
        let started = self
            .client
            .post(&format!("{}/start", self.table), &json!({}))
            .await
            .unwrap();
        self.state = started.json();
    }
}

impl Busy for Player {
    async fn once(&mut self) {
        if self.state["over"] == true {
            self.sit_down().await;
        }
        let action = self.state["actions"].as_array().unwrap().last().unwrap();
        let act = json!({"action": action, "seq": self.seq});
        let answer = self
            .client
            .post(&format!("{}/acts", self.table), &act)
            .await
            .unwrap();
        assert_eq!(answer.status, 200, "{}", answer.text());
        self.state = answer.json();
        self.seq += 1;
    }
}

/// How long each act of each client took, in order of length.
async fn measure<C: Busy, F: Future<Output = C> + Send + 'static>(
    clients: usize,
    span: Duration,
    house: SocketAddr,
    make: impl Fn(SocketAddr, usize) -> F,
) -> Vec<Duration> {
    let mut ready = Vec::new();
    for number in 0..clients {
        ready.push(make(house, number).await);
    }
    let end = Instant::now() + span;
    let tasks: Vec<_> = ready
        .into_iter()
        .map(|mut client| {
            tokio::spawn(async move {
                let mut times = Vec::new();
                while Instant::now() < end {
                    let start = Instant::now();
                    client.once().await;
                    times.push(start.elapsed());
                }
                times
            })
        })
        .collect();
    let mut all = Vec::new();
    for task in tasks {
        all.extend(task.await.unwrap());
    }
    all.sort_unstable();
    all
}

fn report(what: &str, times: &[Duration], span: Duration, cpu: f64) {
    let at = |share: usize| times[(times.len() - 1) * share / 100].as_secs_f64() * 1000.0;
    let rate = times.len() as f64 / span.as_secs_f64();
    let each = cpu / times.len() as f64;
    println!(
        "{what:<6} {rate:>8.0}/s   p50 {:.2} ms   p99 {:.2} ms   {each:.0} µs of the house's time each",
        at(50),
        at(99)
    );
}

/// The memory of idle watchers of one table.
async fn watch(house: &House, load: &Load) {
    let watchers = load.watchers;
    let table = Player::new(house.web, 1_000_000).await.table;
    let id = table.rsplit('/').next().unwrap();
    let before = house.memory();
    let mut open = Vec::new();
    for _ in 0..watchers {
        let mut client = Client::connect(house.web).await.unwrap();
        if load.compressed {
            client.headers.push_str("accept-encoding: gzip\r\n");
        }
        client
            .send("GET", &format!("/t/{id}/stream"), "")
            .await
            .unwrap();
        assert_eq!(client.head().await.unwrap().status, 200);
        client.chunk().await.unwrap();
        open.push(client);
    }
    let grown = house.memory().saturating_sub(before);
    let each = grown as f64 / watchers.max(1) as f64;
    println!(
        "watch  {watchers} idle event streams: {grown} kB, {each:.1} kB each, {:.0} a GB",
        1e6 / each.max(0.1)
    );
}
